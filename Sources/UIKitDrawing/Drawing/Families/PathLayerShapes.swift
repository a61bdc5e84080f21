internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The path of a shape layer, filled and stroked.
extension CALayer {
  /// The shapes of a shape layer's path.
  ///
  /// - Parameters:
  ///   - look: resolves the colors.
  ///   - place: the layer's bounds, in the coordinates of the shapes.
  func pathShapes(_ look: Look, in place: CGRect) -> [Shape] {
    guard isa.inherits(from: runtime.cls(UIKitClasses.shapeLayer)),
      let path = storedValues?.value("path")?.object as? UIBezierPath
    else { return [] }
    let origin = place.origin - (view?.bounds ?? ownBounds).origin
    let hasFill = storedValues?.value("fillColor") != nil
    var shape = Shape.path(path.commands(movedBy: origin), .black)
    shape.fill = hasFill ? look.stored("fillColor", of: self) : .black
    if storedText("fillRule") == "even-odd" { shape.style = ["fill-rule": "evenodd"] }
    guard let stroke = look.stored("strokeColor", of: self) else { return [shape] }
    let start = (storedNumber("strokeStart") ?? 0).clamped(to: 0...1)
    let end = (storedNumber("strokeEnd") ?? 1).clamped(to: 0...1)
    guard start > 0 || end < 1 else {
      shape.stroke = stroke
      takeLine(&shape)
      return [shape]
    }
    // The whole path is filled, even if only a part is stroked.
    let part = path.commands(from: start, to: end, movedBy: origin)
    guard !part.isEmpty else { return [shape] }
    var line = Shape(form: .path(part, in: nil), stroke: stroke)
    takeLine(&line)
    return [shape, line]
  }

  /// Sets the stroke attributes that differ from the defaults of SVG.
  private func takeLine(_ shape: inout Shape) {
    shape.lineWidth = storedNumber("lineWidth") ?? 1
    if let cap = storedText("lineCap"), cap != "butt" {
      shape.style = shape.style + ["stroke-linecap": cap]
    }
    let join = storedText("lineJoin") ?? "miter"
    // The default miter limit is 10 in a layer, 4 in SVG.
    shape.style =
      shape.style
      + (join == "miter"
        ? ["stroke-miterlimit": ViewFacts.number(storedNumber("miterLimit") ?? 10)]
        : ["stroke-linejoin": join])
    let dashes =
      storedValues?.value("lineDashPattern").flatMap { [Double].from($0, in: runtime) } ?? []
    guard dashes.contains(where: { $0 > 0 }) else { return }
    shape.dashes = dashes
    if let phase = storedNumber("lineDashPhase"), phase != 0 {
      shape.style = shape.style + ["stroke-dashoffset": ViewFacts.number(phase)]
    }
  }

  func storedNumber(_ name: String) -> Double? {
    storedValues?.value(name).flatMap { Double.from($0, in: runtime) }
  }

  func storedText(_ name: String) -> String? {
    storedValues?.value(name).flatMap { String.from($0, in: runtime) }
  }
}

extension UIBezierPath {
  /// The commands of an SVG path.
  func commands(movedBy offset: CGPoint) -> String {
    elements.map { element in
      switch element {
      case .move(let end): "M\(words(end, offset))"
      case .line(let end): "L\(words(end, offset))"
      case .quadratic(let control, let end): "Q\(words(control, offset)) \(words(end, offset))"
      case .curve(let one, let two, let end):
        "C\(words(one, offset)) \(words(two, offset)) \(words(end, offset))"
      case .close: "Z"
      }
    }.joined()
  }

  /// The commands of a section of the path, between two fractions of its length.
  ///
  /// Curves are approximated by short lines.
  func commands(from start: Double, to end: Double, movedBy offset: CGPoint) -> String {
    let rows = flattened(steps: 48)
    func length(_ one: CGPoint, _ other: CGPoint) -> Double {
      let way = other - one
      return (way.x * way.x + way.y * way.y).squareRoot()
    }
    let whole = rows.reduce(0) { sum, row in
      sum + zip(row, row.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) }
    }
    // The length of a path with infinite points may be infinite or not a number.
    let (wantedStart, wantedEnd) = (start * whole, end * whole)
    guard wantedEnd > wantedStart else { return "" }
    var (commands, gone) = ("", 0.0)
    for row in rows {
      var isOpen = false
      for (one, other) in zip(row, row.dropFirst()) {
        let step = length(one, other)
        defer { gone += step }
        guard step > 0, gone < wantedEnd, gone + step > wantedStart else { continue }
        let first = max(0, (wantedStart - gone) / step)
        let last = min(1, (wantedEnd - gone) / step)
        if !isOpen { commands += "M" + words(one + (other - one) * first, offset) }
        isOpen = true
        commands += "L" + words(one + (other - one) * last, offset)
      }
    }
    return commands
  }

  private func words(_ point: CGPoint, _ offset: CGPoint) -> String {
    "\(ViewFacts.number(point.x + offset.x)) \(ViewFacts.number(point.y + offset.y))"
  }
}
