package import FoundationCore
package import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime

/// The source of a context menu, and the delegate that configures it.
///
/// A view's interaction calls its own delegate. That of a table or collection calls its delegate,
/// with other selectors and the row or item; whether it responds is checked at each send.
package struct ContextMenuSource {
  /// The key under which a text's menu configuration stores its item.
  static let itemKey = "textItem"

  /// The types of views whose delegates have their own messages.
  package enum Owner { case table, collection, text }

  /// The optional delegate messages of a menu.
  enum Message {
    case highlightPreview, dismissalPreview, willPerformPreviewAction, willDisplay, willEnd
  }

  /// The delegate.
  package let receiver: RuntimeObject
  /// The first argument of each message: the interaction, the table or the collection.
  package let sender: RuntimeObject
  /// The view that is lifted.
  package let view: UIView
  /// The path of the row or item; nil for any other view.
  package let path: NSIndexPath?

  /// Creates a value from its parts.
  package init(receiver: RuntimeObject, sender: RuntimeObject, view: UIView, path: NSIndexPath?) {
    self.receiver = receiver
    self.sender = sender
    self.view = view
    self.path = path
  }

  /// The selectors of a message, the newest first.
  private func names(_ message: Message) -> [String] {
    let owner = (sender as? any ContextMenuItems)?.contextMenuOwner
    let isTable = owner == .table
    if owner == .text {
      switch message {
      case .willDisplay: return ["textView:textItemMenuWillDisplayForTextItem:animator:"]
      case .willEnd: return ["textView:textItemMenuWillEndForTextItem:animator:"]
      default: return []
      }
    }
    guard owner != nil else {
      switch message {
      case .highlightPreview:
        return [
          "contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier:",
          "contextMenuInteraction:previewForHighlightingMenuWithConfiguration:",
        ]
      case .dismissalPreview:
        return [
          "contextMenuInteraction:configuration:dismissalPreviewForItemWithIdentifier:",
          "contextMenuInteraction:previewForDismissingMenuWithConfiguration:",
        ]
      case .willPerformPreviewAction:
        return ["contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:"]
      case .willDisplay:
        return ["contextMenuInteraction:willDisplayMenuForConfiguration:animator:"]
      case .willEnd: return ["contextMenuInteraction:willEndForConfiguration:animator:"]
      }
    }
    let prefix = isTable ? "tableView" : "collectionView"
    switch message {
    case .highlightPreview:
      let older = "\(prefix):previewForHighlightingContextMenuWithConfiguration:"
      return isTable
        ? [older]
        : ["\(prefix):contextMenuConfiguration:highlightPreviewForItemAtIndexPath:", older]
    case .dismissalPreview:
      let older = "\(prefix):previewForDismissingContextMenuWithConfiguration:"
      return isTable
        ? [older]
        : ["\(prefix):contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:", older]
    case .willPerformPreviewAction:
      return ["\(prefix):willPerformPreviewActionForMenuWithConfiguration:animator:"]
    case .willDisplay: return ["\(prefix):willDisplayContextMenuWithConfiguration:animator:"]
    case .willEnd: return ["\(prefix):willEndContextMenuInteractionWithConfiguration:animator:"]
    }
  }

  private func selector(_ message: Message) throws -> Selector? {
    // Delegates are weak references.
    guard !receiver.isDeallocating, !receiver.isErased else { return nil }
    for name in names(message) {
      let selector = receiver.runtime.selector(name)
      let isKnown =
        try (sender as? UIViewInteraction)?.delegateImplements(selector)
        ?? receiver.implements(selector)
      if isKnown { return selector }
    }
    return nil
  }

  /// Whether the delegate implements a message.
  func knows(_ message: Message) throws -> Bool {
    if try selector(message) != nil { return true }
    return receiver is any PreviewMenuDelegate && message == .willPerformPreviewAction
  }

  /// Requests a preview.
  ///
  /// - Throws: errors of the delegate; ``RuntimeError`` if the result is not a preview.
  func askForPreview(_ message: Message, _ configuration: UIContextMenuConfiguration) throws {
    guard let selector = try selector(message) else { return }
    try receiver.keptAlive {
      if selector.name.hasSuffix("ForItemWithIdentifier:") {
        let identifier: Value = try configuration.call(receiver.runtime.selector("identifier"))
        let _: UITargetedPreview? = try receiver.call(selector, sender, configuration, identifier)
      } else if selector.name.hasSuffix("ForItemAtIndexPath:") {
        let _: UITargetedPreview? = try receiver.call(selector, sender, configuration, path)
      } else {
        let _: UITargetedPreview? = try receiver.call(selector, sender, configuration)
      }
    }
  }

  /// Sends a message with an animator.
  ///
  /// - Throws: errors of the delegate.
  func tell(
    _ message: Message, _ configuration: UIContextMenuConfiguration,
    _ animator: ContextMenuAnimator
  ) throws {
    guard let selector = try selector(message) else { return try tellOwn(message) }
    let item = configuration.storedValues?.value(Self.itemKey)?.object
    try receiver.keptAlive { try receiver.send(selector, sender, item ?? configuration, animator) }
  }

  /// Calls a delegate of UIKit's own on a system that lacks the message.
  private func tellOwn(_ message: Message) throws {
    guard !receiver.isDeallocating, !receiver.isErased,
      let own = receiver as? any PreviewMenuDelegate
    else { return }
    switch message {
    case .willPerformPreviewAction: try own.keptAlive { try own.menuWillPerformPreviewAction() }
    case .willEnd: try own.keptAlive { try own.menuWillEnd() }
    default: break
    }
  }
}
