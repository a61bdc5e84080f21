internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// A region around a point: a circle, a rectangle, or a combination of regions.
final class UIRegion: RuntimeObject {
  private indirect enum Shape {
    case everything
    case circle(Double)
    case box(CGSize)
    case inverse(Shape)
    case union(Shape, Shape)
    case difference(Shape, Shape)
    case intersection(Shape, Shape)

    func contains(_ point: CGPoint) -> Bool {
      switch self {
      case .everything: true
      case .circle(let radius): point.length <= radius
      case .box(let size):
        abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
      case .inverse(let shape): !shape.contains(point)
      case .union(let one, let other): one.contains(point) || other.contains(point)
      case .difference(let one, let other): one.contains(point) && !other.contains(point)
      case .intersection(let one, let other): one.contains(point) && other.contains(point)
      }
    }
  }

  private var shape = Shape.everything

  /// The number of shapes inside one another.
  private var depth = 0
  private static let greatestDepth = 1_000

  private func made(_ shape: Shape, from other: UIRegion? = nil) throws -> UIRegion {
    let depth = max(depth, other?.depth ?? 0) + 1
    guard depth <= Self.greatestDepth else {
      throw RuntimeError(
        .invalidArgument,
        "\(className): regions nest \(depth) deep; \(Self.greatestDepth) is the most")
    }
    let made = try uikit.instance(UIRegion.self, of: isa)
    (made.shape, made.depth) = (shape, depth)
    return made
  }

  static func define(_ region: ClassDefinition<UIRegion>) {
    region.classSide.method("infiniteRegion") { (cls) -> UIRegion in
      try cls.uikit.instance(UIRegion.self, of: cls)
    }
    region.method("initWithRadius:") { (region, radius: Double) -> UIRegion in
      region.shape = .circle(radius)
      return region
    }
    region.method("initWithSize:") { (region, size: CGSize) -> UIRegion in
      region.shape = .box(size)
      return region
    }
    region.method("inverseRegion") { (region) -> UIRegion in
      try region.made(.inverse(region.shape))
    }
    region.method("regionByUnionWithRegion:") { (region, other: UIRegion) -> UIRegion in
      try region.made(.union(region.shape, other.shape), from: other)
    }
    region.method("regionByDifferenceFromRegion:") { (region, other: UIRegion) -> UIRegion in
      try region.made(.difference(region.shape, other.shape), from: other)
    }
    region.method("regionByIntersectionWithRegion:") { (region, other: UIRegion) -> UIRegion in
      try region.made(.intersection(region.shape, other.shape), from: other)
    }
    region.method("containsPoint:") { (region, point: CGPoint) -> Bool in
      region.shape.contains(point)
    }
    region.method("copyWithZone:") { (region, _: Value) -> UIRegion in region }
  }
}

extension UIKitClasses {
  static let region2D = NativeClass<UIRegion>(
    "UIRegion", superclass: FoundationClasses.object, UIRegion.define)
}
