internal import QuartzCore
internal import UIKitBase

/// Shapes that are transformed, clipped or faded together.
struct ShapeGroup {
  var shapes: [Shape]
  /// From the coordinates of the shapes to those of the enclosing group.
  var transform = CGAffineTransform.identity
  var opacity = 1.0
  /// The clipping rectangle, in the coordinates of the shapes.
  var clip: (rect: CGRect, corners: Corners)?
  /// The shapes whose opaque parts reveal the group, in the coordinates of the shapes.
  var mask: [Shape]?
}

extension SVGWriter {
  mutating func write(_ group: ShapeGroup) {
    var attributes: SVGAttributes = [:]
    if group.transform != .identity {
      let numbers = group.transform.numbers.map(ViewFacts.number).joined(separator: " ")
      attributes = attributes + ["transform": "matrix(\(numbers))"]
    }
    if group.opacity < 1 {
      attributes = attributes + ["opacity": ViewFacts.number(group.opacity)]
    }
    open("g", attributes)
    if let clip = group.clip { openClip(clip.rect, clip.corners) }
    if let mask = group.mask {
      let name = openMask()
      write(mask)
      closeMask(name)
    }
    write(group.shapes)
    if group.mask != nil { close("g") }
    if group.clip != nil { close("g") }
    close("g")
  }

  /// Begins the definition of a mask, and returns its name.
  mutating func openMask() -> String {
    let name = identifier("mask")
    // The default region of a mask excludes lines and shadows outside the masked shape.
    let far = CGRect(x: 0, y: 0, width: 0, height: 0).expanded(by: 20_000)
    open(
      "mask",
      ["id": name, "style": "mask-type:alpha", "maskUnits": "userSpaceOnUse"]
        + Self.attributes(of: far))
    return name
  }

  /// Ends the mask definition, and begins the group that the mask reveals.
  mutating func closeMask(_ name: String) {
    close("mask")
    open("g", ["mask": "url(#\(name))"])
  }
}

extension Shape {
  static func group(_ group: ShapeGroup) -> Shape { Shape(form: .group(group)) }

  /// The same shape with its alpha multiplied by a factor.
  func faded(_ part: Double) -> Shape {
    if case .group(var group) = form {
      group.opacity *= part
      return .group(group)
    }
    return painted { $0.faded(part) }
  }

  /// The same shape with its colors multiplied by another color.
  func multiplied(by color: Paint) -> Shape {
    if case .group(var group) = form {
      group.shapes = group.shapes.map { $0.multiplied(by: color) }
      return .group(group)
    }
    return painted { $0.multiplied(by: color) }
  }

  private func painted(_ change: (Paint) -> Paint) -> Shape {
    var shape = self
    shape.fill = fill.map(change)
    shape.stroke = stroke.map(change)
    shape.gradient?.stops =
      gradient?.stops.map {
        Gradient.Stop(place: $0.place, paint: change($0.paint))
      } ?? []
    return shape
  }
}

extension Paint {
  fileprivate func multiplied(by color: Paint) -> Paint {
    Paint(
      red: red * color.red, green: green * color.green, blue: blue * color.blue,
      alpha: alpha * color.alpha)
  }
}
