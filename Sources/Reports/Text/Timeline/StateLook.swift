/// How a state is drawn: the more alive the app, the higher the bar.
struct StateLook {
  let glyph: Character
  let emphasis: Emphasis

  init(_ state: String, _ style: TextStyle) {
    let (tall, flat, emphasis): (Character, Character, Emphasis) =
      switch state {
      case "active", "foregroundActive", "visible", "running": ("█", "#", .active)
      case "inactive", "foregroundInactive", "appearing", "disappearing": ("▅", "=", .inactive)
      case "background", "hidden": ("▂", "-", .background)
      case "suspended", "connected", "loading", "unloaded": ("▁", "_", .dim)
      case "expired": ("▓", "!", .error)
      case "notRunning", "unattached", "disconnected", "deallocated": ("·", ".", .dim)
      default: ("?", "?", .dim)
      }
    glyph = style.usesUnicode ? tall : flat
    self.emphasis = emphasis
  }
}
