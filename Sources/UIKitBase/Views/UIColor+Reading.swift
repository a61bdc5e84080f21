internal import SelectorRuntime
internal import UIKitRuntime

// no traps of count: counts are small constants.

/// The components of a color, and other sources of colors.
extension UIColor {
  /// Hue, saturation and brightness, from 0 to 1.
  private var hueParts: [Double] {
    let most = max(red, green, blue)
    let span = most - min(red, green, blue)
    guard span > 0 else { return [0, 0, most] }
    let sixth =
      most == red
      ? (green - blue) / span : most == green ? 2 + (blue - red) / span : 4 + (red - green) / span
    let hue = (sixth < 0 ? sixth + 6 : sixth) / 6
    return [hue, span / most, most]
  }

  /// The color for the current traits.
  private var resolved: UIColor {
    guard system != nil else { return self }
    let now = currentPaint
    return uikit.create(UIKitClasses.color).fill(now.red, now.green, now.blue, now.alpha)
  }

  private var isGray: Bool { red == green && green == blue }

  /// The result of a method with out-pointers: a BOOL, followed by the values of the pointers.
  private static func answer(_ could: Bool, _ numbers: [Double], _ last: Value) -> Value {
    let values = numbers.map { Value.number($0) }
    if case .foreign(let pointers as OutValues) = last {
      pointers.values = values
      return .bool(could)
    }
    return .foreign(OutValues([.bool(could)] + values))
  }

  static func defineReading(_ color: ClassDefinition<UIColor>) {
    func pointers(
      _ name: String, _ count: Int, _ read: @escaping (UIColor) -> (Bool, [Double])
    ) {
      color.raw(name, types: "B@:" + String(repeating: "^d", count: count)) {
        receiver, selector, arguments in
        let color = try ClassDefinition<UIColor>.instance(receiver, selector)
        let (could, numbers) = read(color.resolved)
        return answer(could, numbers, arguments.count > 0 ? arguments[arguments.count - 1] : .none)
      }
    }
    pointers("getRed:green:blue:alpha:", 4) { (true, $0.components) }
    pointers("getHue:saturation:brightness:alpha:", 4) { (true, $0.hueParts + [$0.alpha]) }
    pointers("getWhite:alpha:", 2) { color in (color.isGray, [color.red, color.alpha]) }
    color.readonly("CIColor") { (color) -> UIColor in color }
    color.readonly("accessibilityName") { (color) -> String in
      if let system = color.system { return system.rawValue }
      return NamedColors.components.first {
        $0.value == (color.red, color.green, color.blue, color.alpha)
      }.map { String($0.key.dropLast(5)) } ?? ""
    }
    color.method("resolvedColorWithTraitCollection:") {
      (color, traits: RuntimeObject?) -> UIColor in
      if color.system != nil {
        let paint = color.paint(in: (traits as? UITraitCollection)?.values ?? TraitValues())
        return try color.uikit.instance(UIColor.self, of: color.isa)
          .fill(paint.red, paint.green, paint.blue, paint.alpha)
      }
      guard let provider = color.provider else { return color }
      let answer = try provider(traits.messageValue)
      return answer.object as? UIColor ?? color
    }
    // UIColorProminencePrimary to Quaternary; lower prominence is fainter, as for the label colors.
    color.method("colorWithProminence:") { (color, prominence: Int) -> UIColor in
      let parts = [1, 0.6, 0.3, 0.18]
      let shown = color.components
      return try color.uikit.instance(UIColor.self, of: color.isa).fill(
        shown[0], shown[1], shown[2], shown[3] * parts[min(max(prominence, 0), 3)])
    }
    for name in ["set", "setFill", "setStroke"] { color.method(name) { _ in } }
    color.method("copyWithZone:") { (color, _: Value) -> UIColor in color }
    for (name, other) in [
      ("initWithCGColor:", "colorWithCGColor:"),
      ("initWithPatternImage:", "colorWithPatternImage:"),
      ("initWithDynamicProvider:", "colorWithDynamicProvider:"),
    ] {
      let maker = color.runtime.selector(other)
      color.method(name) { (color, source: Value) -> Value in try color.isa.call(maker, source) }
    }
    defineSources(color.classSide)
  }

  private static func defineSources(_ cls: ClassDefinition<RuntimeClass>) {
    cls.method("colorNamed:") { (cls, name: String?) -> UIColor? in
      name.flatMap { cls.uikit.namedColors[$0] }
    }
    cls.method("colorNamed:inBundle:compatibleWithTraitCollection:") {
      (cls, name: String?, _: RuntimeObject?, _: RuntimeObject?) -> UIColor? in
      name.flatMap { cls.uikit.namedColors[$0] }
    }
    cls.method("colorWithDisplayP3Red:green:blue:alpha:") {
      (cls, red: Double, green: Double, blue: Double, alpha: Double) -> UIColor in
      try cls.uikit.instance(UIColor.self, of: cls).fill(red, green, blue, alpha)
    }
    for name in ["colorWithCGColor:", "colorWithCIColor:"] {
      cls.method(name) { (_, color: UIColor) -> UIColor in color }
    }
    cls.method("colorWithPatternImage:") { (cls, _: UIImage) -> UIColor in
      try cls.uikit.instance(UIColor.self, of: cls).fill(0, 0, 0, 1)
    }
    for name in [
      "viewFlipsideBackgroundColor", "scrollViewTexturedBackgroundColor",
      "underPageBackgroundColor",
    ] {
      // Patterns in iOS 6; since then a device returns plain grays.
      cls.method(name) { (cls) -> UIColor in
        try cls.uikit.instance(UIColor.self, of: cls).fill(0.44, 0.44, 0.46, 1)
      }
    }
    cls.method("colorWithDynamicProvider:") { (cls, provider: Block) -> UIColor in
      let made = try cls.uikit.instance(UIColor.self, of: cls)
      made.provider = provider
      let traits: RuntimeObject? = try cls.uikit.screen.call(
        cls.runtime.selector("traitCollection"))
      guard let now = try provider(traits.messageValue).object as? UIColor else { return made }
      return made.fill(now.red, now.green, now.blue, now.alpha)
    }
  }
}

/// The colors that a script has added to the asset catalog with `uikit.color`.
package struct AssetColors {
  private var colors: [String: HeldValue] = [:]

  subscript(name: String) -> UIColor? {
    guard let color = colors[name]?.value.object as? UIColor, !color.isErased else { return nil }
    return color
  }

  /// Adds a color, or removes it with nil.
  package mutating func set(_ name: String, _ color: UIColor?) {
    colors[name] = color.map { HeldValue(.object($0)) }
  }
}
