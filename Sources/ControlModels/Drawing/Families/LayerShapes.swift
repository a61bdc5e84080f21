internal import SelectorRuntime

/// The shapes of every view: its background with round corners, its shadow, its border, and the
/// layers that a script has put into its own.
extension UIView {
  /// The radius of its corners; at most half of its shorter side shows.
  var cornerRadius: Double {
    min(ownLayer?.cornerRadius ?? 0, min(bounds.size.width, bounds.size.height) / 2)
  }

  /// The shapes behind all that it shows.
  func backdrop(_ look: Look) -> [Shape] {
    let usual = (self as? any DrawnView)?.usualBackground(look)
    let own = backgroundColor ?? ownLayer?.backgroundColor as? UIColor
    let fill = own.map { look[$0] } ?? usual
    var shapes: [Shape] = []
    if let fill, fill.alpha > 0 {
      shapes += shadow(look) + [.rectangle(bounds, fill, radius: cornerRadius)]
    }
    if let ownLayer {
      shapes += ownLayer.gradientShapes(look, in: bounds, radius: cornerRadius)
    }
    for layer in ownLayer?.ownSublayers ?? [] { shapes += layer.shapes(look) }
    return shapes
  }

  private func shadow(_ look: Look) -> [Shape] {
    guard let layer = ownLayer, layer.shadowOpacity > 0 else { return [] }
    let color = (layer.shadowColor as? UIColor).map { look[$0] } ?? .black
    return Shape.shadow(
      below: bounds, radius: cornerRadius, blur: layer.shadowRadius, offset: layer.shadowOffset,
      color.faded(layer.shadowOpacity.clamped(to: 0...1)))
  }

  /// The border, which lies over the subviews.
  func border(_ look: Look) -> [Shape] {
    guard let layer = ownLayer, layer.borderWidth > 0 else { return [] }
    let color = (layer.borderColor as? UIColor).map { look[$0] } ?? .black
    return [.outline(bounds, color, width: layer.borderWidth, radius: cornerRadius)]
  }
}

extension CALayer {
  /// A layer without a view, in the coordinates of the view that it is in.
  fileprivate func shapes(_ look: Look, at origin: CGPoint = .zero, depth: Int = 0) -> [Shape] {
    guard !isOwnHidden, ownOpacity > 0, depth < Self.deepest else { return [] }
    var place = shownFrame
    place.origin.x += origin.x
    place.origin.y += origin.y
    var shapes: [Shape] = []
    if let color = backgroundColor as? UIColor {
      shapes.append(.rectangle(place, look[color], radius: cornerRadius))
    }
    shapes += gradientShapes(look, in: place, radius: cornerRadius)
    if let path = storedValues?.value("path")?.object as? UIBezierPath {
      let stroke = look.stored("strokeColor", of: self)
      let hasFill = storedValues?.value("fillColor") != nil
      var shape = Shape(
        form: .path(path.commands(movedBy: place.origin), in: nil),
        fill: hasFill ? look.stored("fillColor", of: self) : .black)
      shape.stroke = stroke
      shape.lineWidth =
        storedValues?.value("lineWidth").flatMap { Double.from($0, in: runtime) } ?? 1
      shapes.append(shape)
    }
    for layer in ownSublayers {
      shapes += layer.shapes(look, at: place.origin, depth: depth + 1)
    }
    if borderWidth > 0 {
      let color = (borderColor as? UIColor).map { look[$0] } ?? .black
      shapes.append(.outline(place, color, width: borderWidth, radius: cornerRadius))
    }
    guard ownOpacity < 1 else { return shapes }
    return shapes.map { $0.faded(ownOpacity) }
  }

  /// A tree of layers that is deeper is drawn down to here.
  private static let deepest = 100
}

extension Shape {
  /// The same with so much of its alpha.
  func faded(_ part: Double) -> Shape {
    var shape = self
    shape.fill = fill?.faded(part)
    shape.gradient = gradient?.faded(part)
    shape.stroke = stroke?.faded(part)
    return shape
  }
}

extension UIBezierPath {
  /// The commands of an SVG path.
  func commands(movedBy offset: CGPoint) -> String {
    func point(_ point: CGPoint) -> String {
      "\(ViewFacts.number(point.x + offset.x)) \(ViewFacts.number(point.y + offset.y))"
    }
    return elements.map { element in
      switch element {
      case .move(let end): "M\(point(end))"
      case .line(let end): "L\(point(end))"
      case .curve(let one, let two, let end): "C\(point(one)) \(point(two)) \(point(end))"
      case .close: "Z"
      }
    }.joined()
  }
}
