internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The coding of values whose classes have no setters, or that are not made of properties.
extension PropertyArchives {
  private static let paragraphProperties = [
    "alignment", "lineBreakMode", "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore",
    "firstLineHeadIndent", "headIndent", "tailIndent", "minimumLineHeight", "maximumLineHeight",
    "lineHeightMultiple", "baseWritingDirection", "hyphenationFactor", "defaultTabInterval",
    "allowsDefaultTighteningForTruncation", "lineBreakStrategy", "tabStops",
  ]
  private static let pathProperties = [
    "lineWidth", "lineCapStyle", "lineJoinStyle", "miterLimit", "flatness",
    "usesEvenOddFillRule",
  ]
  /// The values of a dash pattern, which are set together.
  private static let dashes = ["lineDash", "lineDashPhase"]

  /// The coding methods of paragraph styles, tab stops, timing functions and paths.
  static var replacedObjects: [NativeCategory] {
    [
      NativeCategory("NSParagraphStyle") { (style: ClassDefinition<NSParagraphStyle>) in
        style.coding { style, coder in
          try coder.encodeProperties(paragraphProperties, of: style)
        } decode: { style, coder in
          let isMutable = style.isKind(of: "NSMutableParagraphStyle")
          let made = isMutable ? style : style.uikit.create(UIKitClasses.mutableParagraphStyle)
          try coder.decodeProperties(paragraphProperties, of: made, valueClasses)
          return isMutable ? .object(made) : try made.send("copy")
        }
      },
      NativeCategory("NSTextTab") { (tab: ClassDefinition<NSTextTab>) in
        tab.coding { tab, coder in
          try coder.encodeProperties(["alignment", "location"], of: tab)
        } decode: { tab, coder in
          try tab.send(
            "initWithTextAlignment:location:options:",
            coder.decodeProperty("alignment", valueClasses) ?? .integer(0),
            coder.decodeProperty("location", valueClasses) ?? .number(0), Value.none)
        }
      },
      NativeCategory("CAMediaTimingFunction") {
        (function: ClassDefinition<CAMediaTimingFunction>) in
        function.coding { function, coder in
          guard case .cubic(let x1, let y1, let x2, let y2) = function.curve else { return }
          try coder.encodeProperty([x1, y1, x2, y2].messageValue, "points")
        } decode: { function, coder in
          let points = try coder.decodeProperty("points").flatMap {
            [Double].from($0, in: coder.runtime)
          }
          guard let points, points.count == 4 else { return .object(function) }
          return try function.send(
            "initWithControlPoints::::", points[0], points[1], points[2], points[3])
        }
      },
      NativeCategory("UIBezierPath") { (path: ClassDefinition<UIBezierPath>) in
        path.coding { path, coder in
          try coder.encodeProperties(pathProperties, of: path)
          try coder.encodeProperty(.list(path.elements.map(\.row.messageValue)), "elements")
          for name in dashes {
            if let value = path.storedValues?.value(name) { try coder.encodeProperty(value, name) }
          }
        } decode: { path, coder in
          try coder.decodeProperties(pathProperties, of: path, valueClasses)
          let rows = try coder.decodeProperty("elements").flatMap(path.foundation.elements) ?? []
          for row in rows {
            let numbers = [Double].from(row, in: path.runtime)
            if let element = numbers.flatMap(UIBezierPath.Element.init) { path.add(element) }
          }
          for name in dashes {
            guard let value = try coder.decodeProperty(name) else { continue }
            path.makeStoredValues().set(name, value, .copy)
          }
          return .object(path)
        }
      },
    ]
  }
}
