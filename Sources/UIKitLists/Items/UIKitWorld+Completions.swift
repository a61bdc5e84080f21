internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
internal import VirtualTime

extension UIKitWorld {
  /// Calls an update's completion block with `true` after the duration of its animation.
  func callLater(_ completion: Block) throws {
    try runLoop.schedule(after: settings.updateDuration, phase: .displayLinks) {
      try completion(.bool(true))
    }
  }
}
