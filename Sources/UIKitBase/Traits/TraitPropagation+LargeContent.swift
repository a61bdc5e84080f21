internal import FoundationCore
internal import FoundationThreads
internal import SelectorRuntime
import StringSearch
internal import UIKitRuntime

extension TraitPropagation {
  /// Whether the content size category is an accessibility size.
  package var showsLargeContent: Bool {
    values.contentSizeCategory?.contains("Accessibility") ?? false
  }

  /// Posts a notification after large content was enabled or disabled.
  ///
  /// - Throws: errors of an observer.
  func announceLargeContent(_ former: TraitValues) throws {
    let was = former.contentSizeCategory?.contains("Accessibility") ?? false
    guard was != showsLargeContent else { return }
    try world.notificationCenter?.announce(
      "UILargeContentViewerInteractionEnabledStatusDidChangeNotification", .none)
  }
}
