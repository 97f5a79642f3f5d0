import LogParser

extension Machine {
  /// What people call the life cycle.
  var title: String {
    switch self {
    case .app: "Application"
    case .scene: "Scene"
    case .viewController: "View controller"
    case .swiftui: "SwiftUI"
    case .task: "Background task"
    case .system: "System"
    case .message: "Message of UIKit or SwiftUI"
    }
  }
}
