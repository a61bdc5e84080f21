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
      NativeCategory("UIVisualEffect") { (effect: ClassDefinition<UIVisualEffect>) in
        effect.coding { effect, coder in
          try coder.encodeProperty(.integer(Int64(effect.style)), "style")
        } decode: { effect, coder in
          let style = try coder.decodeProperty("style").flatMap { Int.from($0, in: coder.runtime) }
          guard let style else { return .object(effect) }
          let cls: RuntimeObject = effect.isa
          return effect.isKind(of: "UIVibrancyEffect")
            ? try cls.send(
              "effectForBlurEffect:style:", effect.uikit.blurEffect(style: style), style)
            : try cls.send("effectWithStyle:", style)
        }
      },
      NativeCategory("UITraitCollection") { (traits: ClassDefinition<UITraitCollection>) in
        let category = "preferredContentSizeCategory"
        traits.coding { traits, coder in
          for trait in Trait.allCases {
            if let value = traits.values[trait] {
              try coder.encodeProperty(.number(value), trait.name)
            }
          }
          if let value = traits.values.contentSizeCategory {
            try coder.encodeProperty(.string(value), category)
          }
        } decode: { traits, coder in
          let cls: RuntimeObject = traits.isa
          let parts = try (Trait.allCases.map(\.name) + [category]).compactMap { name in
            try coder.decodeProperty(name).map { value in
              let maker = "traitCollectionWith\(name.prefix(1).uppercased())\(name.dropFirst()):"
              return try cls.send(maker, traits.foundation.unbox(value))
            }
          }
          return try cls.send("traitCollectionWithTraitsFromCollections:", Value.list(parts))
        }
      },
      NativeCategory("UICubicTimingParameters") { (timing: ClassDefinition<RuntimeObject>) in
        let points = ["controlPoint1", "controlPoint2"]
        timing.coding { timing, coder in
          let isCurve =
            try timing.call(timing.runtime.selector("timingCurveType"), as: Int.self) == 0
          try coder.encodeProperties(isCurve ? ["animationCurve"] : points, of: timing)
        } decode: { timing, coder in
          if let curve = try coder.decodeProperty("animationCurve") {
            return try timing.send("initWithAnimationCurve:", curve)
          }
          let points = try points.map {
            try timing.foundation.unbox(coder.decodeProperty($0, valueClasses) ?? .none)
          }
          guard !points.contains(where: \.isNone) else { return .object(timing) }
          return try timing.send("initWithControlPoint1:controlPoint2:", points[0], points[1])
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
