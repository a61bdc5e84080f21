internal import FoundationCore
internal import SelectorRuntime
internal import VirtualTime

extension UIKitWorld {
  /// Calls the completion block of an update when its animation would be over, with `true`.
  func callLater(_ completion: Block) throws {
    try runLoop.schedule(after: settings.updateDuration, phase: .displayLinks) {
      try completion(.bool(true))
    }
  }
}
