internal import FoundationCore
package import FoundationText
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// Lays out the text of a text storage in its containers.
///
/// A glyph is a UTF-16 unit, because there is no shaping. Only the first container is filled; text
/// that does not fit is truncated.
package final class NSLayoutManager: RuntimeObject {
  @Weak package var textStorage: NSTextStorage?
  @StrongList private(set) var textContainers: [NSTextContainer] = []
  @Weak private var delegate: RuntimeObject?
  private var usesFontLeading = true
  private var allowsNonContiguousLayout = false
  private var showsInvisibleCharacters = false
  private var showsControlCharacters = false
  @Owned private var laidOut: TextLayout?
  /// Returns the default style, for text without attributes.
  @Owned package var usualStyle: (() -> StyledText.Style)?

  package override func destruct() {
    for container in textContainers { container.layoutManager = nil }
    super.destruct()
  }

  package func invalidate() { laidOut = nil }

  /// The lines of the text in the first container.
  package var layout: TextLayout {
    if let laidOut { return laidOut }
    let usual =
      usualStyle?() ?? StyledText.Style(font: uikit.fonts.font(FontDescription(size: 12)))
    let text = textStorage.map { StyledText($0, usual) } ?? StyledText("", usual)
    let made = TextLayout(text, textContainers.first?.limits ?? TextLayout.Limits())
    // A layout that a time limit or an interrupt has stopped is incomplete.
    if foundation.goesOn() { laidOut = made }
    return made
  }

  fileprivate var padding: Double { textContainers.first?.lineFragmentPadding ?? 0 }
  fileprivate var width: Double { textContainers.first?.limits.width ?? .infinity }

  /// Converts a rectangle of the layout to container coordinates.
  fileprivate func inContainer(_ rect: CGRect) -> CGRect {
    var rect = rect
    rect.origin.x += padding
    return rect
  }

  package func add(_ container: NSTextContainer, at index: Int? = nil) {
    let end = textContainers.count
    textContainers.insert(container, at: min(max(0, index ?? end), end))
    container.layoutManager = self
    invalidate()
  }

  /// The used rectangle, including the line fragment padding.
  fileprivate var usedRect: CGRect {
    let size = layout.size
    return CGRect(x: 0, y: 0, width: size.width + 2 * padding, height: size.height)
  }

  /// The line of an index; raises if it is out of bounds.
  fileprivate func line(_ index: Int, _ method: String) throws -> TextLayout.Line {
    let layout = layout
    guard index >= 0, index < max(1, layout.text.units.count), !layout.lines.isEmpty else {
      throw RuntimeError(
        .range, "-[NSLayoutManager \(method)]: index \(index) is beyond the text's end")
    }
    return layout.lines[layout.line(of: index)]
  }

  fileprivate func fragmentRect(_ line: TextLayout.Line, isUsed: Bool) -> CGRect {
    let start = line.origin.x + (isUsed ? layout.shift(of: line, in: width) : 0)
    let room = width.isFinite ? width : layout.size.width
    return CGRect(
      x: isUsed ? start : 0, y: line.origin.y,
      width: (isUsed ? line.width : room) + 2 * padding, height: line.height)
  }
}

extension NSLayoutManager {
  static func define(_ manager: ClassDefinition<NSLayoutManager>) {
    manager.property(
      "textStorage", .assign, get: { $0.textStorage }
    ) { (manager, storage: NSTextStorage?) in
      manager.textStorage = storage
      manager.invalidate()
    }
    manager.method("replaceTextStorage:") { (manager, storage: NSTextStorage) in
      let old = manager.textStorage
      try manager.keptAlive {
        try old?.send(manager.runtime.selector("removeLayoutManager:"), manager)
        try storage.send(manager.runtime.selector("addLayoutManager:"), manager)
      }
    }
    manager.property(
      "delegate", .weak, of: "<NSLayoutManagerDelegate>", get: { $0.delegate },
      set: { $0.delegate = $1 })
    manager.readonly("textContainers", .copy) { $0.textContainers }
    manager.method("addTextContainer:") { (manager, container: NSTextContainer) in
      manager.add(container, at: manager.textContainers.count)
    }
    manager.method("insertTextContainer:atIndex:") {
      (manager, container: NSTextContainer, index: Int) in manager.add(container, at: index)
    }
    manager.method("removeTextContainerAtIndex:") { (manager, index: Int) in
      guard manager.textContainers.indices.contains(index) else { return }
      manager.textContainers[index].layoutManager = nil
      manager.textContainers.remove(at: index)
      manager.invalidate()
    }
    defineSettings(manager)
    defineInvalidation(manager)
    defineGlyphs(manager)
    defineFragments(manager)
    manager.method("drawBackgroundForGlyphRange:atPoint:") { (_, _: IndexRange, _: CGPoint) in }
    manager.method("drawGlyphsForGlyphRange:atPoint:") { (_, _: IndexRange, _: CGPoint) in }
  }

  private static func defineSettings(_ manager: ClassDefinition<NSLayoutManager>) {
    manager.property(
      "usesFontLeading", get: { $0.usesFontLeading }, set: { $0.usesFontLeading = $1 })
    manager.property(
      "allowsNonContiguousLayout", get: { $0.allowsNonContiguousLayout },
      set: { $0.allowsNonContiguousLayout = $1 })
    manager.readonly("hasNonContiguousLayout") { (_) -> Bool in false }
    manager.property(
      "showsInvisibleCharacters", get: { $0.showsInvisibleCharacters },
      set: { $0.showsInvisibleCharacters = $1 })
    manager.property(
      "showsControlCharacters", get: { $0.showsControlCharacters },
      set: { $0.showsControlCharacters = $1 })
  }

  private static func defineInvalidation(_ manager: ClassDefinition<NSLayoutManager>) {
    let range = IndexRange.encoding
    manager.raw(
      "processEditingForTextStorage:edited:range:changeInLength:invalidatedRange:",
      types: "v@:@q\(range)q\(range)",
      signature: NativeSignature(
        result: nil,
        arguments: [NSTextStorage.self, Int.self, IndexRange.self, Int.self, IndexRange.self])
    ) { receiver, selector, arguments in
      try arguments.expect(atMost: 5, receiver, selector)
      try ClassDefinition<NSLayoutManager>.instance(receiver, selector).invalidate()
      return .none
    }
    manager.method("textContainerChangedGeometry:") { (manager, _: NSTextContainer) in
      manager.invalidate()
    }
    manager.method("invalidateDisplayForCharacterRange:") { (_, _: IndexRange) in }
    manager.method("invalidateDisplayForGlyphRange:") { (_, _: IndexRange) in }
    manager.method("invalidateLayoutForCharacterRange:actualCharacterRange:") {
      (manager, _: IndexRange, _: Value) in manager.invalidate()
    }
    manager.method("ensureLayoutForTextContainer:") { (manager, _: NSTextContainer) in
      _ = manager.layout
    }
    for name in ["ensureLayoutForCharacterRange:", "ensureLayoutForGlyphRange:"] {
      manager.method(name) { (manager, _: IndexRange) in _ = manager.layout }
    }
    for name in ["ensureGlyphsForCharacterRange:", "ensureGlyphsForGlyphRange:"] {
      manager.method(name) { (_, _: IndexRange) in }
    }
  }

  private static func defineGlyphs(_ manager: ClassDefinition<NSLayoutManager>) {
    manager.readonly("numberOfGlyphs") { (manager) -> Int in manager.textStorage?.text.count ?? 0 }
    manager.method("isValidGlyphIndex:") { (manager, index: Int) -> Bool in
      index >= 0 && index < manager.textStorage?.text.count ?? 0
    }
    for name in ["glyphIndexForCharacterAtIndex:", "characterIndexForGlyphAtIndex:"] {
      manager.method(name) { (_, index: Int) -> Int in index }
    }
    manager.method("glyphRangeForCharacterRange:actualCharacterRange:") {
      (_, range: IndexRange, _: Value) -> IndexRange in range
    }
    manager.method("characterRangeForGlyphRange:actualGlyphRange:") {
      (_, range: IndexRange, _: Value) -> IndexRange in range
    }
    manager.method("glyphRangeForTextContainer:") { (manager, _: NSTextContainer) -> IndexRange in
      IndexRange(location: 0, length: manager.layout.lines.last?.range.upperBound ?? 0)
    }
    manager.method("textContainerForGlyphAtIndex:effectiveRange:") {
      (manager, _: Int, _: Value) -> NSTextContainer? in manager.textContainers.first
    }
    for name in [
      "glyphIndexForPoint:inTextContainer:",
      "glyphIndexForPoint:inTextContainer:fractionOfDistanceThroughGlyph:",
      "characterIndexForPoint:inTextContainer:fractionOfDistanceBetweenInsertionPoints:",
    ] {
      let count = name.filter { $0 == ":" }.count
      let body = { (manager: NSLayoutManager, point: CGPoint) -> Int in
        let inText = CGPoint(x: point.x - manager.padding, y: point.y)
        let index = manager.layout.index(at: inText, in: manager.width)
        return min(index, max(0, (manager.textStorage?.text.count ?? 0) - 1))
      }
      if count == 2 {
        manager.method(name) { (manager, point: CGPoint, _: NSTextContainer) -> Int in
          body(manager, point)
        }
      } else {
        manager.method(name) { (manager, point: CGPoint, _: NSTextContainer, _: Value) -> Int in
          body(manager, point)
        }
      }
    }
  }

  private static func defineFragments(_ manager: ClassDefinition<NSLayoutManager>) {
    manager.method("usedRectForTextContainer:") { (manager, _: NSTextContainer) -> CGRect in
      manager.usedRect
    }
    manager.method("boundingRectForGlyphRange:inTextContainer:") {
      (manager, range: IndexRange, _: NSTextContainer) -> CGRect in
      let length = manager.textStorage?.text.count ?? 0
      guard range.fits(in: length) else {
        throw RuntimeError(
          .range,
          "-[NSLayoutManager boundingRectForGlyphRange:inTextContainer:]: Range "
            + "\(range.text) out of bounds; string length \(length)")
      }
      let rects = manager.layout.rectangles(of: range.bounds, in: manager.width)
      return manager.inContainer(rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) })
    }
    for (name, isUsed) in [
      ("lineFragmentRectForGlyphAtIndex:effectiveRange:", false),
      ("lineFragmentUsedRectForGlyphAtIndex:effectiveRange:", true),
    ] {
      manager.method(name) { (manager, index: Int, range: Value) -> CGRect in
        let line = try manager.line(index, name)
        range.fill(line.range)
        return manager.fragmentRect(line, isUsed: isUsed)
      }
    }
    manager.method("locationForGlyphAtIndex:") { (manager, index: Int) -> CGPoint in
      let line = try manager.line(index, "locationForGlyphAtIndex:")
      let x = manager.layout.width(of: line.range.lowerBound..<max(index, line.range.lowerBound))
      return CGPoint(x: manager.padding + line.origin.x + x, y: line.baseline)
    }
    manager.readonly("extraLineFragmentRect") { (manager) -> CGRect in
      guard let last = manager.layout.lines.last, last.range.isEmpty,
        manager.layout.lines.count > 1
      else { return .zero }
      return manager.fragmentRect(last, isUsed: false)
    }
    manager.method("enumerateLineFragmentsForGlyphRange:usingBlock:") {
      (manager, range: IndexRange, block: Block) in
      let stop = EnumerationStop()
      for line in manager.layout.lines where line.range.overlaps(range.bounds) {
        try block(
          manager.fragmentRect(line, isUsed: false).messageValue,
          manager.fragmentRect(line, isUsed: true).messageValue,
          manager.textContainers.first.messageValue,
          IndexRange(location: line.range.lowerBound, length: line.range.count).messageValue,
          .foreign(stop))
        if stop.isSet { return }
      }
    }
  }
}

extension Value {
  /// Fills an `NSRange *`, which is a Lua table.
  fileprivate func fill(_ range: Range<Int>) {
    guard case .foreign(let table) = self else { return }
    _ = table.setEntry(.string("location"), .integer(Int64(range.lowerBound)))
    _ = table.setEntry(.string("length"), .integer(Int64(range.count)))
  }
}

extension UIKitClasses {
  package static let layoutManager = NativeClass<NSLayoutManager>(
    "NSLayoutManager", superclass: FoundationClasses.object, NSLayoutManager.define)
}
