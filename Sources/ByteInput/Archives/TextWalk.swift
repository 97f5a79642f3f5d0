/// Finds the texts in a source, however they are packed.
struct TextWalk {
  typealias Visitor = (consuming TextInput) -> ByteSource.Demand

  /// What was met so far.
  private(set) var members = MemberCount()
  private let limit: UnpackingLimit

  /// Containers in containers: a compressed log in an archive, and no further.
  private static let deepest = 2

  init(limit: UnpackingLimit) { self.limit = limit }

  /// Visits the text that `feed` is, or the texts in it.
  mutating func walk(_ feed: any ByteFeed, name: String, visit: Visitor) throws(InputError) {
    _ = try descend(try SniffedFeed(feed), name, depth: 0, visit)
  }

  private mutating func descend(
    _ feed: SniffedFeed, _ name: String, depth: Int, _ visit: Visitor
  ) throws(InputError) -> ByteSource.Demand {
    switch feed.content {
    case .text(let encoding, let mark):
      members.texts += 1
      feed.drop(mark)
      return visit(TextInput(name: name, feed: feed, encoding: encoding))
    case .container where depth < Self.deepest:
      return try unpack(feed, name, depth: depth, visit)
    case .container:
      throw InputError(.nested, name: name)
    case .refused(let refusal):
      throw InputError(refusal, name: name)
    }
  }

  private mutating func unpack(
    _ feed: SniffedFeed, _ name: String, depth: Int, _ visit: Visitor
  ) throws(InputError) -> ByteSource.Demand {
    let archive = try Archive(feed, name: name, limit: limit)
    while let member = try archive.next() {
      do throws(InputError) {
        if try descend(try SniffedFeed(member), member.name, depth: depth + 1, visit) == .enough { return .enough }
      } catch {
        // What a compressed file holds is all there is of it; of an archive there may be more.
        guard archive.hasNamedMembers else { throw error }
        members.leaveOut(error)
      }
      do throws(InputError) { try member.skipRest() } catch { members.leaveOut(error) }
    }
    return .more
  }
}
