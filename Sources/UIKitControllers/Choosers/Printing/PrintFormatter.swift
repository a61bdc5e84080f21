internal import FoundationCore
internal import FoundationText
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// Lays out printable content on pages, from UIPrintFormatter.h.
///
/// The pages are those of the formatter's renderer; without a renderer they are US letter sheets.
/// The content area is the printable area between header and footer, reduced by the page insets,
/// and on the first page by the content insets.
package class PrintFormatter: StoringObject {
  package override class var declaredName: String { "UIPrintFormatter" }

  @Weak final var renderer: UIPrintPageRenderer?

  private func kept<Kept: MessageValue>(_ name: String, usual: Kept) -> Kept {
    storedValues?.value(name).flatMap { Kept.from($0, in: runtime) } ?? usual
  }

  /// Its first page, within the numbers that a document can have.
  final var startPage: Int { min(max(kept("startPage", usual: 0), 0), Int(Int32.max)) }

  /// Returns the height of the content at a width.
  ///
  /// - Throws: the errors of the script's methods.
  func contentHeight(width: Double) throws -> Double { 0 }

  /// Draws a page.
  ///
  /// - Parameters:
  ///   - rect: the content area of the page.
  ///   - offset: the height of the content on the preceding pages.
  /// - Throws: the errors of the script's drawing methods.
  func draw(in rect: CGRect, offset: Double) throws {}

  /// Returns the content area of a page, and the height of the content on the preceding pages.
  final func place(page: Int) -> (rect: CGRect, offset: Double) {
    let perPage = kept("perPageContentInsets", usual: UIEdgeInsets.zero)
    let insets = kept("contentInsets", usual: UIEdgeInsets.zero)
    let whole = (renderer?.contentRect ?? UIPrintPageRenderer.letter).inset(by: perPage)
    func sheet(isFirst: Bool) -> CGRect {
      var rect = whole
      rect.origin.x += insets.left
      rect.size.width -= insets.left + insets.right
      let widest = kept("maximumContentWidth", usual: 0.0)
      if widest > 0 { rect.size.width = min(rect.size.width, widest) }
      if isFirst {
        rect.origin.y += insets.top
        rect.size.height -= insets.top
      }
      rect.size.width = max(0, rect.size.width)
      rect.size.height = max(0, rect.size.height)
      return rect
    }
    let place = page.addingLimited(-startPage)
    guard place > 0 else { return (sheet(isFirst: true), 0) }
    let (first, other) = (sheet(isFirst: true).size.height, sheet(isFirst: false))
    return (other, first + Double(place - 1) * other.size.height)
  }

  /// Returns the number of pages of the content.
  ///
  /// - Throws: the errors of the script's methods.
  final func pageCount() throws -> Int {
    let first = place(page: startPage).rect
    var height = try contentHeight(width: first.size.width)
    let highest = kept("maximumContentHeight", usual: 0.0)
    if highest > 0 { height = min(height, highest) }
    let other = place(page: startPage + 1).rect.size.height
    guard height > first.size.height, other > 0 else { return 1 }
    return Int(nearestTo: ((height - first.size.height) / other).rounded(.up)).addingLimited(1)
  }

  static func defineCommon<Formatter: PrintFormatter>(_ formatter: ClassDefinition<Formatter>) {
    formatter.stored("startPage", usual: 0)
    formatter.stored("maximumContentHeight", usual: 0.0)
    formatter.stored("maximumContentWidth", usual: 0.0)
    formatter.stored("contentInsets", usual: UIEdgeInsets.zero)
    formatter.stored("perPageContentInsets", usual: UIEdgeInsets.zero)
    formatter.copiesStoredValues()
    formatter.readonly("pageCount") { (formatter) -> Int in try formatter.pageCount() }
    formatter.readonly("printPageRenderer", .weak) { $0.renderer }
    formatter.readonly("requiresMainThread") { (_) -> Bool in true }
    formatter.method("removeFromPrintPageRenderer") { (formatter) in
      formatter.keptAlive { formatter.renderer?.remove(formatter) }
    }
    formatter.method("rectForPageAtIndex:") { (formatter, page: Int) -> CGRect in
      let first = formatter.startPage
      let pages = try first..<first.addingLimited(formatter.pageCount())
      return pages.contains(page) ? formatter.place(page: page).rect : .zero
    }
    formatter.method("drawInRect:forPageAtIndex:") { (formatter, rect: CGRect, page: Int) in
      try formatter.keptAlive {
        try formatter.draw(in: rect, offset: formatter.place(page: page).offset)
      }
    }
  }
}

/// Lays out a text: a plain or attributed string, or the text of HTML markup.
package final class TextPrintFormatter: PrintFormatter {
  package override class var declaredName: String { "UISimpleTextPrintFormatter" }

  private func text() throws -> NSAttributedString? {
    if let text = storedValues?.value("attributedText")?.object as? NSAttributedString {
      return text
    }
    let plain = storedValues?.value("text").flatMap { String.from($0, in: runtime) }
    if let plain {
      let units = UTF16Text(plain)
      var attributes = Attributes()
      if let font = storedValues?.value("font") { attributes["NSFont"] = font }
      if let color = storedValues?.value("color") { attributes["NSColor"] = color }
      return uikit.attributedString(units, AttributeRuns(length: units.count, attributes))
    }
    guard let markup = storedValues?.value("markupText").flatMap({ String.from($0, in: runtime) })
    else { return nil }
    let data: RuntimeObject? = try uikit.box(.string(markup))?.call(
      runtime.selector("dataUsingEncoding:"), 4)
    let made: RuntimeObject = try uikit.valueClass("NSAttributedString").call(
      uikit.selectors.alloc)
    return try made.call(
      runtime.selector("initWithData:options:documentAttributes:error:"), data,
      Value.dictionary([.init(key: .string("DocumentType"), value: .string("NSHTML"))]),
      Value.none, Value.none)
  }

  override func contentHeight(width: Double) throws -> Double {
    guard let text = try text() else { return 0 }
    // NSStringDrawingUsesLineFragmentOrigin
    let bounds: CGRect = try text.call(
      runtime.selector("boundingRectWithSize:options:context:"),
      CGSize(width: width, height: .greatestFiniteMagnitude), 1, NSStringDrawingContext?.none)
    return bounds.size.height
  }

  override func draw(in rect: CGRect, offset: Double) throws {
    guard let text = try text() else { return }
    var moved = rect
    moved.origin.y -= offset
    moved.size.height += offset
    try text.send(
      runtime.selector("drawWithRect:options:context:"), moved, 1, NSStringDrawingContext?.none)
  }
}

/// Lays out the contents of a view, scaled to the page width.
package final class ViewPrintFormatter: PrintFormatter {
  package override class var declaredName: String { "UIViewPrintFormatter" }

  @Strong fileprivate var view: UIView?

  override func contentHeight(width: Double) throws -> Double {
    guard let view, view.bounds.size.width > 0 else { return 0 }
    let size = (view as? UIScrollView)?.contentSize ?? view.bounds.size
    return size.height * min(1, width / max(1, size.width))
  }

  override func draw(in rect: CGRect, offset: Double) throws {
    try view?.send(runtime.selector("drawRect:forViewPrintFormatter:"), rect, self)
  }
}

extension UIView {
  static func definePrinting(_ view: ClassDefinition<UIView>) {
    let draw = view.runtime.selector("drawRect:")
    view.method("viewPrintFormatter") { (view) -> ViewPrintFormatter in
      let made = view.world.create(UIKitClasses.viewPrintFormatter)
      made.view = view
      return made
    }
    view.method("drawRect:forViewPrintFormatter:") {
      (view, rect: CGRect, _: ViewPrintFormatter) in try view.send(draw, rect)
    }
  }
}

extension UIKitClasses {
  package static let printFormatter = NativeClass<PrintFormatter>(
    "UIPrintFormatter", superclass: FoundationClasses.object, PrintFormatter.defineCommon)

  package static let simpleTextPrintFormatter = NativeClass<TextPrintFormatter>(
    "UISimpleTextPrintFormatter", superclass: printFormatter
  ) { formatter in
    formatter.stored("text", .copy, usual: String?.none)
    formatter.stored("attributedText", .copy, usual: NSAttributedString?.none)
    formatter.stored("font", .strong, usual: UIFont?.none)
    formatter.stored("color", .strong, usual: UIColor?.none)
    formatter.stored("textAlignment", usual: 4)
    formatter.method("initWithText:") { (formatter, text: String) -> TextPrintFormatter in
      formatter.makeStoredValues().set("text", .string(text), .copy)
      return formatter
    }
    formatter.method("initWithAttributedText:") {
      (formatter, text: NSAttributedString) -> TextPrintFormatter in
      formatter.makeStoredValues().set("attributedText", .object(text), .copy)
      return formatter
    }
  }

  package static let markupTextPrintFormatter = NativeClass<TextPrintFormatter>(
    "UIMarkupTextPrintFormatter", superclass: printFormatter
  ) { formatter in
    formatter.stored("markupText", .copy, usual: String?.none)
    formatter.method("initWithMarkupText:") { (formatter, text: String) -> TextPrintFormatter in
      formatter.makeStoredValues().set("markupText", .string(text), .copy)
      return formatter
    }
  }

  package static let viewPrintFormatter = NativeClass<ViewPrintFormatter>(
    "UIViewPrintFormatter", superclass: printFormatter
  ) { formatter in
    formatter.readonly("view", .strong) { $0.view }
  }
}
