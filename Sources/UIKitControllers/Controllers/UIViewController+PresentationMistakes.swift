internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase

/// The errors and warnings of presentations that cannot begin.
extension UIViewController {
  /// Returns the error of presenting this controller while it is presented or is a child.
  final func isActive() -> RuntimeError {
    guard world.settings.system.presentActiveText, let presenting else {
      return RuntimeError(
        .invalidArgument,
        "Application tried to present modally an active controller \(defaultDescription).")
    }
    return RuntimeError(
      .invalidArgument,
      "Application tried to present modally a view controller \(defaultDescription) that is "
        + "already being presented by \(presenting.defaultDescription).")
  }

  /// Writes the warning of a presentation that does not begin.
  final func warnOfPresenting(
    _ other: UIViewController, on presenter: UIViewController, _ reason: String
  ) {
    let names = "Attempt to present \(other.defaultDescription) on "
    guard world.settings.system.presentWarningText else {
      let mark = reason.hasPrefix("which") ? "" : "!"
      return world.warn("Warning: \(names)\(defaultDescription) \(reason)\(mark)")
    }
    world.warn(
      "[Presentation] \(names)\(presenter.defaultDescription) (from \(defaultDescription)) "
        + "\(reason).")
  }
}
