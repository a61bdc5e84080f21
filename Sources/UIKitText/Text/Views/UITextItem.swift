internal import FoundationCore
package import QuartzCore
package import SelectorRuntime
internal import Systems
internal import UIKitBase
package import UIKitRuntime

// A tap on a link, an attachment or a tagged range, in a text that is selectable but not editable.
// The delegate returns an action or, with the older methods, whether the default action is allowed.

/// A link, an attachment or a tagged range in a text view, from UITextItem.h.
package final class UITextItem: RuntimeObject {
  /// `UITextItemContentType`.
  package enum Content: Int {
    case link, attachment, tag

    /// Its attribute: `NSLinkAttributeName`, `NSAttachmentAttributeName` or
    /// `UITextItemTagAttributeName`.
    fileprivate var attribute: String {
      switch self {
      case .link: "NSLink"
      case .attachment: "NSAttachment"
      case .tag: "UITextItemTag"
      }
    }
  }

  package private(set) var content = Content.link
  private(set) var range = 0..<0
  @Owned private var held: HeldValue?

  package var value: Value { held?.value ?? .none }

  fileprivate func fill(_ content: Content, _ range: Range<Int>, _ value: Value) -> UITextItem {
    (self.content, self.range, held) = (content, range, HeldValue(value))
    return self
  }

  static func define(_ item: ClassDefinition<UITextItem>) {
    item.readonly("contentType") { $0.content.rawValue }
    item.readonly("range") { (item) -> IndexRange in
      IndexRange(location: item.range.lowerBound, length: item.range.count)
    }
    item.readonly("link", .copy, of: "NSURL") { (item) -> Value in
      item.content == .link ? item.value : .none
    }
    item.readonly("textAttachment", .strong, of: "NSTextAttachment") { (item) -> Value in
      item.content == .attachment ? item.value : .none
    }
    item.readonly("tagIdentifier", .copy, of: "NSString") { (item) -> Value in
      item.content == .tag ? item.value : .none
    }
  }
}

extension UITextView {
  /// Performs the action of a tap on a text item.
  ///
  /// - Returns: whether there is an item.
  /// - Throws: errors of the delegate and the action.
  func interact(at point: CGPoint) throws -> Bool {
    guard let item = try item(at: point) else { return false }
    try item.keptAlive {
      let asks = runtime.selector("textView:primaryActionForTextItem:defaultAction:")
      if let receiver = try delegateSlot.delegate(respondingTo: asks) {
        let usual = UIAction.make(in: world, "") { [weak self] in try self?.open(item) }
        let action: UIAction? = try usual.keptAlive {
          try receiver.keptAlive { try receiver.call(asks, self, item, usual) }
        }
        if let action {
          try action.send(
            runtime.selector("performWithSender:target:"), self, RuntimeObject?.none)
        }
      } else if try mayOpen(item) {
        try open(item)
      }
    }
    return true
  }

  /// Watches touches on items for a delegate that is asked about each of their beginnings.
  func watchItems() throws {
    // No source tells of these calls for the text items of iOS 17.
    guard world.changes[.interactWithURLRepeats], !world.changes[.textItemActions],
      !recognizers.contains(where: { $0 is TextLinkTap })
    else { return }
    let asks = ["URL", "TextAttachment"].map {
      runtime.selector("textView:shouldInteractWith\($0):inRange:interaction:")
    }
    guard try asks.contains(where: { try delegateSlot.delegate(respondingTo: $0) != nil }) else {
      return
    }
    let tap = world.create(UIKitClasses.textLinkTap)
    (tap.cancelsTouchesInView, tap.delaysTouchesEnded) = (false, false)
    own(tap)
  }

  /// Asks the delegate about the item under a new touch, and ignores the answer.
  func announceItem(at point: CGPoint) throws {
    guard !isEditable, isSelectable, let item = try item(at: point) else { return }
    try item.keptAlive { _ = try mayOpen(item) }
  }

  /// The item at a point of the bounds.
  package func item(at point: CGPoint) throws -> UITextItem? {
    let (lines, origin, width) = layout
    let inText = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    let near = lines.index(at: inText, in: width)
    // The index is the nearest caret position, so the character is on either side of it.
    let index = [near, near - 1].first { index in
      (0..<characters.count).contains(index)
        && lines.rectangles(of: index..<index + 1, in: width).contains { $0.contains(inText) }
    }
    guard let index else { return nil }
    let text: RuntimeObject = try call(runtime.selector("attributedText"))
    return try text.keptAlive {
      for content in [UITextItem.Content.link, .attachment, .tag] {
        guard let value = try value(of: content, at: index, in: text) else { continue }
        var (start, end) = (index, index + 1)
        func isSame(_ place: Int) throws -> Bool {
          try self.value(of: content, at: place, in: text)
            .map { try world.isEqual($0, value) } ?? false
        }
        while start > 0, try isSame(start - 1) { start -= 1 }
        while end < characters.count, try isSame(end) { end += 1 }
        let shown = content == .link ? try world.url(value) : value
        return world.create(UIKitClasses.textItem).fill(content, start..<end, shown)
      }
      return nil
    }
  }

  private func value(
    of content: UITextItem.Content, at index: Int, in text: RuntimeObject
  ) throws -> Value? {
    let value: Value = try text.call(
      runtime.selector("attribute:atIndex:effectiveRange:"), content.attribute, index, Value.none)
    return value.isNone ? nil : value
  }

  /// Calls the older delegate methods; the default is true.
  private func mayOpen(_ item: UITextItem) throws -> Bool {
    let noun: String
    switch item.content {
    case .link: noun = "URL"
    case .attachment: noun = "TextAttachment"
    case .tag: return false
    }
    let range = IndexRange(location: item.range.lowerBound, length: item.range.count)
    let asks = runtime.selector("textView:shouldInteractWith\(noun):inRange:interaction:")
    if let receiver = try delegateSlot.delegate(respondingTo: asks) {
      // UITextItemInteractionInvokeDefaultAction
      return try receiver.keptAlive { try receiver.call(asks, self, item.value, range, 0) }
    }
    let older = runtime.selector("textView:shouldInteractWith\(noun):inRange:")
    guard let receiver = try delegateSlot.delegate(respondingTo: older) else { return true }
    return try receiver.keptAlive { try receiver.call(older, self, item.value, range) }
  }

  /// Opens a link; other items have no default action.
  package func open(_ item: UITextItem) throws {
    guard item.content == .link, !item.value.isNone else { return }
    try world.application.send(
      runtime.selector("openURL:options:completionHandler:"), item.value, Value.dictionary([]),
      Block?.none)
  }
}

extension UIKitWorld {
  /// A link's value as a URL; it may be a string.
  fileprivate func url(_ value: Value) throws -> Value {
    guard let text = String.from(value, in: runtime), let cls = runtime.lookUpClass("NSURL") else {
      return value
    }
    return try cls.call(runtime.selector("URLWithString:"), text)
  }
}

extension UIKitClasses {
  package static let textItem = NativeClass<UITextItem>(
    "UITextItem", superclass: FoundationClasses.object, UITextItem.define)
}
