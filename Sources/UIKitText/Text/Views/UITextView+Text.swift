internal import FoundationCore
internal import FoundationText
internal import QuartzCore
internal import SelectorRuntime
internal import Systems
package import UIKitBase
internal import UIKitRuntime

/// The appearance properties of a text view.
package final class TextViewLook {
  /// The explicit font; without one, text is measured in the system font of 12 points.
  @Strong var font: UIFont?
  @Strong var textColor: UIColor?
  /// `NSTextAlignmentNatural`.
  var textAlignment = 4
  var isEditable = true
  var isSelectable = true
  /// From UITextView.h: 8 points above and below.
  var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  var dataDetectorTypes = 0
  var allowsEditingTextAttributes = false
  var adjustsFontForContentSizeCategory = false
  var usesStandardTextScaling = false
  package var isFindInteractionEnabled = false
  /// The search results, with their `UITextSearchFoundTextStyle`.
  package var decorations: [(range: Range<Int>, style: Int)] = []
  var linkTextAttributes: HeldValue?
  var typingAttributes: HeldValue?

  func clear() {
    font = nil
    textColor = nil
    linkTextAttributes = nil
    typingAttributes = nil
  }
}

/// The text of a text view, plain and attributed.
extension UITextView {
  package var usualStyle: StyledText.Style {
    var format = ParagraphFormat()
    format.alignment = look.textAlignment
    return StyledText.Style(
      font: look.font ?? world.fonts.font(FontDescription()),
      color: look.textColor ?? world.colors["labelColor"], format: format)
  }

  /// The default attributes of text.
  private var usualAttributes: Attributes {
    var attributes = Attributes()
    let style = usualStyle
    attributes["NSFont"] = .object(style.font)
    if let color = style.color { attributes["NSColor"] = .object(color) }
    if look.textAlignment != 4 {
      let paragraph = world.create(UIKitClasses.paragraphStyle)
      paragraph.take(style.format)
      attributes["NSParagraphStyle"] = .object(paragraph)
    }
    return attributes
  }

  /// The typing attributes at an index: the explicit ones, or those of the preceding text.
  func typingAttributes(at index: Int) -> Attributes {
    if let set = look.typingAttributes?.value, let given = try? world.attributes(of: set, "") {
      return given
    }
    guard !storage.text.isEmpty else { return usualAttributes }
    return storage.runs.run(at: min(max(0, index - 1), storage.text.count - 1)).attributes
  }

  private func plain(_ text: String) -> NSAttributedString {
    let units = UTF16Text(text)
    return world.attributedString(units, AttributeRuns(length: units.count, usualAttributes))
  }

  /// Applies a font or color of the view to the whole text.
  private func applyToText(_ name: String, _ value: RuntimeObject?) throws {
    look.typingAttributes = nil
    let range = IndexRange(location: 0, length: storage.text.count)
    if let value, range.length > 0 {
      try storage.send(
        runtime.selector("addAttribute:value:range:"), name, value, range)
    } else {
      layoutManager?.invalidate()
      try contentDidChange()
    }
  }

  static func defineText(_ view: ClassDefinition<UITextView>) {
    view.declare("text", Value.self, .copy, of: "NSString")
    view.method("text") { (view) -> String in view.storage.text.string }
    view.method("setText:") { (view, text: String?) in
      try view.keptAlive { try view.show(view.plain(text ?? "")) }
    }
    view.property(
      "attributedText", .copy,
      get: { (view) -> NSAttributedString? in
        try view.storage.call(view.selectors.text.copy)
      }
    ) { (view, text: NSAttributedString?) in
      let copied: NSAttributedString? = try text?.call(view.selectors.text.copy)
      try view.keptAlive { try view.show(copied ?? view.plain("")) }
    }
    view.property("font", .strong, get: { $0.shownFont }) { (view, font: UIFont?) in
      view.look.font = font
      try view.applyToText("NSFont", font)
    }
    view.property("textColor", .strong, get: { $0.usualStyle.color }) { (view, color: UIColor?) in
      view.look.textColor = color
      try view.applyToText("NSColor", color)
    }
    view.property("textAlignment", get: { $0.look.textAlignment }) { (view, alignment: Int) in
      view.look.textAlignment = alignment
      let style = view.world.create(UIKitClasses.paragraphStyle)
      style.take(view.usualStyle.format)
      try view.applyToText("NSParagraphStyle", style)
    }
    view.property("selectedRange", get: { $0.selectedRange }) { (view, range: IndexRange) in
      let length = view.storage.text.count
      guard range.fits(in: length) else {
        throw RuntimeError(
          .range,
          "-[\(view.className) setSelectedRange:]: Range \(range.text) out of bounds; string "
            + "length \(length)")
      }
      try view.keptAlive { try view.select(range.bounds) }
    }
    view.readonly("textStorage", .strong) { $0.storage }
    view.readonly("textContainer", .strong) { $0.container }
    view.readonly("layoutManager") { (view) -> NSLayoutManager? in
      view.noteLayoutManager()
      return view.layoutManager
    }
    view.property(
      "typingAttributes", .copy, of: "NSDictionary",
      get: { (view) -> Value in
        try .object(
          view.world.dictionary(of: view.typingAttributes(at: view.selection.lowerBound)))
      },
      set: { $0.look.typingAttributes = HeldValue(some: $1) })
  }

  /// Warns once that the view leaves TextKit 2 for the layout manager of TextKit 1.
  private func noteLayoutManager() {
    guard world.changes[.textKit2], !usesTextKit1 else { return }
    usesTextKit1 = true
    let address = defaultDescription.split(separator: " ").last.map { $0.dropLast() } ?? ""
    world.warn(
      "UITextView \(address) is switching to TextKit 1 compatibility mode because its layoutManager "
        + "was accessed. Break on void _UITextViewEnablingCompatibilityMode(UITextView *__strong, "
        + "BOOL) to debug.")
  }

  /// The explicit font, or that of the text.
  private var shownFont: UIFont? {
    if let font = look.font { return font }
    guard !storage.text.isEmpty else { return nil }
    return storage.runs.run(at: 0).attributes["NSFont"]?.object as? UIFont
  }

  private var selectedRange: IndexRange {
    IndexRange(location: selection.lowerBound, length: selection.count)
  }

  static func defineLook(_ view: ClassDefinition<UITextView>) {
    // UITextViewBorderStyleNone
    view.stored("borderStyle", usual: 0)
    view.stored("textHighlightAttributes", .copy, of: "NSDictionary", usual: Value.none)
    view.method("drawTextHighlightBackgroundForTextRange:origin:") {
      (_, _: RuntimeObject, _: CGPoint) in
    }
    // The text is laid out by an NSLayoutManager, so there is no NSTextLayoutManager.
    view.readonly("textLayoutManager", .strong, of: "NSTextLayoutManager") {
      (_) -> RuntimeObject? in nil
    }
    view.classSide.method("textViewUsingTextLayoutManager:") { (cls, _: Bool) -> Value in
      try cls.call(cls.uikit.selectors.alloc, as: RuntimeObject.self).call(
        cls.runtime.selector("init"))
    }
    view.definePasting()
    view.property("editable", getter: "isEditable", get: { $0.look.isEditable }) {
      (view, editable: Bool) in
      view.look.isEditable = editable
      if editable { view.look.isSelectable = true }
      if !editable, view.isEditing { try view.send(view.selectors.resignFirstResponder) }
    }
    view.property(
      "selectable", getter: "isSelectable", get: { $0.look.isSelectable },
      set: { $0.look.isSelectable = $1 })
    view.property(
      "dataDetectorTypes", get: { $0.look.dataDetectorTypes },
      set: { $0.look.dataDetectorTypes = $1 })
    for (name, path) in [
      ("allowsEditingTextAttributes", \TextViewLook.allowsEditingTextAttributes),
      ("adjustsFontForContentSizeCategory", \TextViewLook.adjustsFontForContentSizeCategory),
      ("usesStandardTextScaling", \TextViewLook.usesStandardTextScaling),
    ] {
      view.property(
        name, get: { $0.look[keyPath: path] }, set: { $0.look[keyPath: path] = $1 })
    }
    view.property(
      "clearsOnInsertion", get: { $0.input.clearsOnInsertion },
      set: { $0.input.clearsOnInsertion = $1 })
    view.property(
      "linkTextAttributes", .copy, of: "NSDictionary",
      get: { $0.look.linkTextAttributes?.value ?? .none },
      set: { $0.look.linkTextAttributes = HeldValue(some: $1) })
  }
}
