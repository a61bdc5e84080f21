internal import FoundationCore
internal import SelectorRuntime

/// A place where a finger is held, and who says which menu belongs there.
///
/// A view's interaction asks its own delegate; that of a table or a collection asks the delegate of
/// these, by other names and with the row or item. Whether a delegate knows a message is asked when
/// the message is due.
struct ContextMenuSource {
  /// Where the configuration of a text's menu keeps the item that it belongs to.
  static let itemKey = "textItem"

  /// The moments of a menu.
  enum Message {
    case highlightPreview, dismissalPreview, willPerformPreviewAction, willDisplay, willEnd
  }

  /// Who is asked.
  let receiver: RuntimeObject
  /// What stands first in each message: the interaction, the table or the collection.
  let sender: RuntimeObject
  /// The view that is lifted.
  let view: UIView
  /// The row or the item; nil for any other view.
  let path: NSIndexPath?

  /// The spellings of a message, the newest first.
  private func names(_ message: Message) -> [String] {
    let (isTable, isCollection) = (sender is UITableView, sender is UICollectionView)
    if sender is UITextView {
      switch message {
      case .willDisplay: return ["textView:textItemMenuWillDisplayForTextItem:animator:"]
      case .willEnd: return ["textView:textItemMenuWillEndForTextItem:animator:"]
      default: return []
      }
    }
    guard isTable || isCollection else {
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
    // Delegates are held weakly.
    guard !receiver.isDeallocating, !receiver.isErased else { return nil }
    for name in names(message) {
      let selector = receiver.runtime.selector(name)
      if try receiver.implements(selector) { return selector }
    }
    return nil
  }

  /// Whether somebody wants to know of a message.
  func knows(_ message: Message) throws -> Bool { try selector(message) != nil }

  /// Asks for the preview of a moment.
  ///
  /// - Throws: what the delegate throws; ``RuntimeError`` when it answers no preview.
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

  /// Tells of a moment that the delegate may animate along with.
  ///
  /// - Throws: what the delegate throws.
  func tell(
    _ message: Message, _ configuration: UIContextMenuConfiguration,
    _ animator: ContextMenuAnimator
  ) throws {
    guard let selector = try selector(message) else { return }
    let item = configuration.storedValues?.value(Self.itemKey)?.object
    try receiver.keptAlive { try receiver.send(selector, sender, item ?? configuration, animator) }
  }
}
