internal import FoundationCore
internal import FoundationText
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// UIKit's additions to strings: measurement and drawing.
///
/// Drawing has no visible effect, but the messages can be hooked.
package enum StringDrawing {
  // NSStringDrawing.h
  private static let usesLineFragmentOrigin = 1
  private static let usesFontLeading = 2

  /// The default font of strings, from the documentation.
  private static func usualStyle(_ world: UIKitWorld) -> StyledText.Style {
    let helvetica = FontDescription.face("Helvetica", size: 12) ?? FontDescription()
    return StyledText.Style(font: world.fonts.font(helvetica))
  }

  private static func styled(
    _ string: NSString, _ attributes: Value, _ method: String
  ) throws -> StyledText {
    let world = string.uikit
    let given = try world.attributes(of: attributes, "-[\(string.className) \(method)]")
    let style = StyledText.Style(given, usualStyle(world), world.runtime)
    return StyledText(try string.convertible().string, style)
  }

  /// The bounding rectangle of a text in a size; a side of 0 is unlimited.
  private static func bounds(
    of text: StyledText, _ size: CGSize, options: Int, lines: Int = 0
  ) -> CGRect {
    let isMultiline = options & usesLineFragmentOrigin != 0
    let layout = TextLayout(
      text,
      TextLayout.Limits(
        width: isMultiline && size.width > 0 ? size.width : .infinity,
        height: isMultiline && size.height > 0 ? size.height : .infinity, lines: lines))
    var result = CGRect(origin: .zero, size: layout.size)
    if options & usesFontLeading != 0 {
      result.size.height += text.usual.font.leading * Double(layout.lines.count)
    }
    // Without the option the origin is the baseline.
    if !isMultiline, let first = layout.lines.first { result.origin.y = -first.baseline }
    return result
  }

  /// Adds the methods to Foundation's string classes when they are created.
  package static func addCategories(to cls: RuntimeClass) {
    switch cls.name {
    case "NSString": add(to: ClassDefinition<NSString>(extending: cls))
    case "NSAttributedString": add(to: ClassDefinition<NSAttributedString>(extending: cls))
    default: break
    }
  }

  private static func add(to string: ClassDefinition<NSString>) {
    string.method("sizeWithAttributes:") { (string, attributes: Value) -> CGSize in
      TextLayout(try styled(string, attributes, "sizeWithAttributes:")).size
    }
    let bounding = "boundingRectWithSize:options:attributes:context:"
    string.method(bounding) {
      (string, size: CGSize, options: Int, attributes: Value, context: NSStringDrawingContext?)
        -> CGRect in
      let rect = bounds(of: try styled(string, attributes, bounding), size, options: options)
      context?.totalBounds = rect
      return rect
    }
    string.method("drawAtPoint:withAttributes:") { (_, _: CGPoint, _: Value) in }
    string.method("drawInRect:withAttributes:") { (_, _: CGRect, _: Value) in }
    string.method("drawWithRect:options:attributes:context:") {
      (_, _: CGRect, _: Int, _: Value, _: NSStringDrawingContext?) in
    }
    addDeprecated(to: string)
    addFitting(to: string)
  }

  /// The size of a string in one font.
  static func size(
    _ string: NSString, _ font: UIFont, _ room: CGSize, lines: Int
  ) throws -> CGSize {
    let text = StyledText(try string.convertible().string, StyledText.Style(font: font))
    let options = room == .zero ? 0 : usesLineFragmentOrigin
    return bounds(of: text, room, options: options, lines: lines).size.roundedUp(scale: 1)
  }

  /// Declares the methods that strings had before iOS 7.
  private static func addDeprecated(to string: ClassDefinition<NSString>) {
    string.method("sizeWithFont:") { (string, font: UIFont) -> CGSize in
      try size(string, font, .zero, lines: 1)
    }
    string.method("sizeWithFont:constrainedToSize:") {
      (string, font: UIFont, room: CGSize) -> CGSize in try size(string, font, room, lines: 0)
    }
    string.method("sizeWithFont:constrainedToSize:lineBreakMode:") {
      (string, font: UIFont, room: CGSize, _: Int) -> CGSize in
      try size(string, font, room, lines: 0)
    }
    string.method("sizeWithFont:forWidth:lineBreakMode:") {
      (string, font: UIFont, width: Double, _: Int) -> CGSize in
      try size(string, font, CGSize(width: width, height: 0), lines: 1)
    }
    string.method("drawAtPoint:withFont:") { (string, _: CGPoint, font: UIFont) -> CGSize in
      try size(string, font, .zero, lines: 1)
    }
    string.method("drawInRect:withFont:") { (string, rect: CGRect, font: UIFont) -> CGSize in
      try size(string, font, rect.size, lines: 0)
    }
  }

  private static func add(to string: ClassDefinition<NSAttributedString>) {
    string.classSide.method("attributedStringWithAttachment:") {
      (cls, attachment: NSTextAttachment) -> NSAttributedString in
      var attributes = Attributes()
      attributes["NSAttachment"] = .object(attachment)
      return cls.uikit.attributedString(
        UTF16Text([NSTextAttachment.character]), AttributeRuns(length: 1, attributes))
    }
    string.classSide.method("attributedStringWithAttachment:attributes:") {
      (cls, attachment: NSTextAttachment, attributes: Value) -> NSAttributedString in
      var attributes = try cls.uikit.attributes(
        of: attributes, "+[\(cls.name) attributedStringWithAttachment:attributes:]")
      attributes["NSAttachment"] = .object(attachment)
      return cls.uikit.attributedString(
        UTF16Text([NSTextAttachment.character]), AttributeRuns(length: 1, attributes))
    }
    string.method("size") { (string) -> CGSize in
      TextLayout(StyledText(string, usualStyle(string.uikit))).size
    }
    string.method("boundingRectWithSize:options:context:") {
      (string, size: CGSize, options: Int, context: NSStringDrawingContext?) -> CGRect in
      let text = StyledText(string, usualStyle(string.uikit))
      let rect = bounds(of: text, size, options: options)
      context?.totalBounds = rect
      return rect
    }
    string.method("drawAtPoint:") { (_, _: CGPoint) in }
    string.method("drawInRect:") { (_, _: CGRect) in }
    string.method("drawWithRect:options:context:") {
      (_, _: CGRect, _: Int, _: NSStringDrawingContext?) in
    }
    string.method("containsAttachmentsInRange:") { (string, range: IndexRange) -> Bool in
      range.fits(in: string.text.count)
        && string.text.units[range.bounds].contains(NSTextAttachment.character)
    }
  }
}

/// The options of string drawing, and its results.
package final class NSStringDrawingContext: RuntimeObject {
  private var minimumScaleFactor = 0.0
  fileprivate(set) var totalBounds = CGRect.zero

  static func define(_ context: ClassDefinition<NSStringDrawingContext>) {
    context.property(
      "minimumScaleFactor", get: { $0.minimumScaleFactor }, set: { $0.minimumScaleFactor = $1 })
    context.readonly("actualScaleFactor") { (_) -> Double in 1 }
    context.readonly("totalBounds") { $0.totalBounds }
  }
}

extension UIKitClasses {
  package static let stringDrawingContext = NativeClass<NSStringDrawingContext>(
    "NSStringDrawingContext", superclass: FoundationClasses.object, NSStringDrawingContext.define)
}
