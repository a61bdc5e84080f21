internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

/// The style of a paragraph in an attributed string; the mutable class has the setters.
package final class NSParagraphStyle: RuntimeObject {
  fileprivate(set) var format = ParagraphFormat()
  @StrongList fileprivate var tabStops: [NSTextTab] = []

  fileprivate func take(_ other: NSParagraphStyle) {
    format = other.format
    tabStops = other.tabStops
  }

  /// Sets the format from a control's properties.
  package func take(_ format: ParagraphFormat) { self.format = format }

  private func copied(isMutable: Bool) -> NSParagraphStyle {
    let made = uikit.create(
      isMutable ? UIKitClasses.mutableParagraphStyle : UIKitClasses.paragraphStyle)
    made.take(self)
    return made
  }
}

extension NSParagraphStyle {
  static func define(_ style: ClassDefinition<NSParagraphStyle>) {
    style.classSide.readonly("defaultParagraphStyle") { (cls) -> NSParagraphStyle in
      cls.uikit.create(UIKitClasses.paragraphStyle)
    }
    style.classSide.method("defaultWritingDirectionForLanguage:") { (_, language: String?) -> Int in
      // NSWritingDirectionRightToLeft
      ["ar", "fa", "he", "ur"].contains(language.map { String($0.prefix(2)) } ?? "en") ? 1 : 0
    }
    style.readonly("alignment") { $0.format.alignment }
    style.readonly("lineBreakMode") { $0.format.lineBreakMode }
    style.readonly("lineSpacing") { $0.format.lineSpacing }
    style.readonly("paragraphSpacing") { $0.format.paragraphSpacing }
    style.readonly("paragraphSpacingBefore") { $0.format.paragraphSpacingBefore }
    style.readonly("firstLineHeadIndent") { $0.format.firstLineHeadIndent }
    style.readonly("headIndent") { $0.format.headIndent }
    style.readonly("tailIndent") { $0.format.tailIndent }
    style.readonly("minimumLineHeight") { $0.format.minimumLineHeight }
    style.readonly("maximumLineHeight") { $0.format.maximumLineHeight }
    style.readonly("lineHeightMultiple") { $0.format.lineHeightMultiple }
    style.readonly("baseWritingDirection") { $0.format.baseWritingDirection }
    style.readonly("hyphenationFactor") { $0.format.hyphenationFactor }
    style.readonly("defaultTabInterval") { $0.format.defaultTabInterval }
    style.readonly("allowsDefaultTighteningForTruncation") {
      $0.format.allowsDefaultTighteningForTruncation
    }
    style.readonly("lineBreakStrategy") { $0.format.lineBreakStrategy }
    style.readonly("tabStops", .copy) { $0.tabStops }
    style.method("copyWithZone:") { (style, _: Value) -> NSParagraphStyle in
      style.isKind(of: "NSMutableParagraphStyle") ? style.copied(isMutable: false) : style
    }
    style.method("mutableCopyWithZone:") { (style, _: Value) -> NSParagraphStyle in
      style.copied(isMutable: true)
    }
    style.method("isEqual:") { (style, other: Value) -> Bool in
      (other.object as? NSParagraphStyle)?.format == style.format
    }
    style.method("hash") { (style) -> Int in
      style.format.alignment &* 31 &+ Int(nearestTo: style.format.lineSpacing) & 0xFFFF
    }
  }

  /// Declares the setters of the mutable class.
  static func defineMutable(_ style: ClassDefinition<NSParagraphStyle>) {
    style.method("setAlignment:") { (style, value: Int) in style.format.alignment = value }
    style.method("setLineBreakMode:") { (style, value: Int) in style.format.lineBreakMode = value }
    style.method("setBaseWritingDirection:") { (style, value: Int) in
      style.format.baseWritingDirection = value
    }
    style.method("setLineBreakStrategy:") { (style, value: Int) in
      style.format.lineBreakStrategy = value
    }
    style.method("setAllowsDefaultTighteningForTruncation:") { (style, value: Bool) in
      style.format.allowsDefaultTighteningForTruncation = value
    }
    defineMeasures(style)
    style.method("setTabStops:") { (style, stops: [NSTextTab]?) in style.tabStops = stops ?? [] }
    style.method("addTabStop:") { (style, stop: NSTextTab) in style.tabStops.append(stop) }
    style.method("removeTabStop:") { (style, stop: NSTextTab) in
      style.tabStops.removeAll(stop)
    }
    style.method("setParagraphStyle:") { (style, other: NSParagraphStyle) in style.take(other) }
  }

  private static func defineMeasures(_ style: ClassDefinition<NSParagraphStyle>) {
    func measure(_ name: String, _ set: @escaping (inout ParagraphFormat, Double) -> Void) {
      style.method("set\(name):") { (style, value: Double) in
        guard !value.isNaN else {
          throw RuntimeError(
            .invalidArgument,
            "-[\(style.className) set\(name):]: argument 1 must be a number, got nan")
        }
        set(&style.format, value)
      }
    }
    measure("LineSpacing") { $0.lineSpacing = max(0, $1) }
    measure("ParagraphSpacing") { $0.paragraphSpacing = max(0, $1) }
    measure("ParagraphSpacingBefore") { $0.paragraphSpacingBefore = max(0, $1) }
    measure("FirstLineHeadIndent") { $0.firstLineHeadIndent = max(0, $1) }
    measure("HeadIndent") { $0.headIndent = max(0, $1) }
    measure("TailIndent") { $0.tailIndent = $1 }
    measure("MinimumLineHeight") { $0.minimumLineHeight = max(0, $1) }
    measure("MaximumLineHeight") { $0.maximumLineHeight = max(0, $1) }
    measure("LineHeightMultiple") { $0.lineHeightMultiple = max(0, $1) }
    measure("HyphenationFactor") { $0.hyphenationFactor = $1 }
    measure("DefaultTabInterval") { $0.defaultTabInterval = max(0, $1) }
  }
}

/// A tab stop.
package final class NSTextTab: RuntimeObject {
  private var alignment = 0
  private var location = 0.0

  static func define(_ tab: ClassDefinition<NSTextTab>) {
    tab.method("initWithTextAlignment:location:options:") {
      (tab, alignment: Int, location: Double, _: Value) -> NSTextTab in
      (tab.alignment, tab.location) = (alignment, location)
      return tab
    }
    tab.readonly("alignment") { $0.alignment }
    tab.readonly("location") { $0.location }
  }
}

extension UIKitClasses {
  package static let paragraphStyle = NativeClass<NSParagraphStyle>(
    "NSParagraphStyle", superclass: FoundationClasses.object, NSParagraphStyle.define)

  package static let mutableParagraphStyle = NativeClass<NSParagraphStyle>(
    "NSMutableParagraphStyle", superclass: paragraphStyle, NSParagraphStyle.defineMutable)

  package static let textTab = NativeClass<NSTextTab>(
    "NSTextTab", superclass: FoundationClasses.object, NSTextTab.define)
}
