internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// How an effect view draws the content behind it: blurred, more saturated and tinted.
struct Blur {
  /// The standard deviation of the blur, in points.
  let radius: Double
  let tint: Paint

  /// The saturation factor of Apple's sample code UIImageEffects.
  static let saturation = 1.8

  /// Creates the blur of a `UIBlurEffectStyle`.
  init(style: Int, _ look: Look) {
    // The first three are those of the sample code.
    let extraLight = Paint.bytes(247, 247, 247, 0.82)
    let light = Paint.white.faded(0.3)
    let dark = Paint.bytes(28, 28, 28, 0.73)
    switch style {
    case 0: (radius, tint) = (20, extraLight)
    case 1: (radius, tint) = (30, light)
    case 2: (radius, tint) = (20, dark)
    // UIBlurEffectStyleRegular and …Prominent follow the traits.
    case 4: (radius, tint) = (30, look.choose(light: light, dark: dark))
    case 5: (radius, tint) = (20, look.choose(light: extraLight, dark: dark))
    default:
      // The materials: adaptive, always light, always dark. Each group is ultra thin, thin,
      // regular, thick, chrome. Values as commonly seen; no document states them.
      let alpha = [0.45, 0.62, 0.78, 0.9, 0.84][(max(style, 6) - 6) % 5]
      let isDark = style >= 16 || (style < 11 && look.isDark)
      radius = 29
      tint = isDark ? .bytes(30, 30, 30, alpha) : .bytes(248, 248, 248, alpha)
    }
  }
}

extension UIVisualEffectView: DrawnView {
  /// The blur of its effect, or nil for a vibrancy effect.
  func blur(_ look: Look) -> Blur? {
    guard let effect, effect.isa.inherits(from: runtime.cls(UIKitClasses.blurEffect)) else {
      return nil
    }
    return Blur(style: effect.style, look)
  }

  func usualBackground(_ look: Look) -> Paint? { blur(look)?.tint }
}

extension ScreenDrawing {
  /// Draws the content behind an effect view again, blurred and clipped to the view's bounds.
  ///
  /// SVG elements cannot read what is drawn below them. A blur behind another blur is drawn as its
  /// tint only, so that a drawing grows by one scene for each effect view.
  mutating func drawBlur(behind view: UIView) {
    guard !isAside, let view = view as? UIVisualEffectView, let blur = view.blur(Look(at: view)),
      let way = transform(to: view), let seen = view.convert(view.bounds, to: top),
      seen.common(CGRect(origin: top.bounds.origin, size: top.bounds.size)) != nil
    else { return }
    writer.openClip(view.bounds, view.corners)
    writer.open("g", ["filter": "url(#\(writer.blur(blur, view.bounds)))"])
    let numbers = way.numbers.map(ViewFacts.number).joined(separator: " ")
    writer.open("g", ["transform": "matrix(\(numbers))", "aria-hidden": "true"])
    // The content continues beyond the screen's edge.
    let ground = CGRect(origin: .zero, size: top.bounds.size).expanded(by: 3 * blur.radius)
    writer.write([.rectangle(ground, Look(at: top)[.systemBackground])])
    asides += 1
    drawTree(top, seenIn: top.bounds, before: view)
    asides -= 1
    for _ in 0..<3 { writer.close("g") }
  }

  /// The transform from the drawing's coordinates to those of a view.
  private func transform(to view: UIView) -> CGAffineTransform? {
    let origin = top.bounds.origin
    guard let zero = top.convert(origin, to: view),
      let right = top.convert(origin + CGPoint(x: 1, y: 0), to: view),
      let below = top.convert(origin + CGPoint(x: 0, y: 1), to: view)
    else { return nil }
    let (x, y) = (right - zero, below - zero)
    return CGAffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: zero.x, ty: zero.y)
  }
}

extension SVGWriter {
  /// Writes the definition of a blur filter for a rectangle, and returns its name.
  fileprivate mutating func blur(_ blur: Blur, _ rect: CGRect) -> String {
    let name = identifier("blur")
    open(
      "filter",
      ["id": name, "filterUnits": "userSpaceOnUse", "color-interpolation-filters": "sRGB"]
        + Self.attributes(of: rect.expanded(by: 3 * blur.radius)))
    add("<feGaussianBlur stdDeviation=\"\(ViewFacts.number(blur.radius))\"/>\n")
    add("<feColorMatrix type=\"saturate\" values=\"\(ViewFacts.number(Blur.saturation))\"/>\n")
    // Makes content beyond the screen opaque, as if the edge pixels continued.
    add("<feComponentTransfer><feFuncA type=\"linear\" slope=\"0\" intercept=\"1\"/>")
    add("</feComponentTransfer>\n")
    close("filter")
    return name
  }
}
