internal import CStandardLibrary
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

/// A dynamic item as a rigid body: its mass, position and velocity.
struct DynamicBody {
  let item: RuntimeObject
  var center: CGPoint
  var angle: Double
  /// In points per second; the spin is in radians per second.
  var velocity = CGPoint.zero
  var spin = 0.0
  /// The corners of its unrotated outline, relative to the center.
  var corners: [CGPoint]
  private(set) var area: Double
  /// The square of the radius of gyration.
  private(set) var inertiaPerMass: Double
  private var firstAngle: Double
  private var firstTransform: CGAffineTransform

  // Set by the behaviors for each frame.
  var density = 1.0
  var elasticity = 0.0
  var friction = 0.0
  var resistance = 0.0
  var angularResistance = 0.0
  var charge = 0.0
  var allowsRotation = true
  var isAnchored = false
  /// The acceleration of a step, used for the path of a body without contacts.
  var pull = CGPoint.zero

  /// A view of 100 by 100 points and a density of 1 has a mass of 1, as UIPushBehavior documents.
  private static let areaOfMass = 10_000.0

  var mass: Double { max(density * area / Self.areaOfMass, 1e-6) }
  var inverseMass: Double { isAnchored ? 0 : 1 / mass }
  var inverseInertia: Double {
    isAnchored || !allowsRotation ? 0 : 1 / max(mass * inertiaPerMass, 1e-6)
  }

  /// Reads the position and bounds of an item by messages.
  init(_ item: RuntimeObject, _ names: DynamicSelectors) throws {
    self.item = item
    center = try item.call(names.center)
    let bounds: CGRect = try item.call(names.bounds)
    let transform: CGAffineTransform = try item.call(names.transform)
    angle = atan2(transform.b, transform.a)
    (firstAngle, firstTransform) = (angle, transform)
    let (width, height) = (max(bounds.size.width, 0.1), max(bounds.size.height, 0.1))
    let kind: Int =
      try item.implements(names.collisionBoundsType) ? item.call(names.collisionBoundsType) : 0
    // UIDynamicItemCollisionBoundsTypeRectangle, …Ellipse, …Path
    switch kind {
    case 1:
      corners = Self.ellipse(width, height)
      area = Double.pi * width * height / 4
      inertiaPerMass = (width * width + height * height) / 16
    case 2 where try item.implements(names.collisionBoundingPath):
      let path: UIBezierPath? = try item.call(names.collisionBoundingPath)
      corners = Self.hull(of: path?.corners ?? [])
      if corners.count < 3 { corners = Self.rectangle(width, height) }
      area = width * height
      inertiaPerMass = (width * width + height * height) / 12
    default:
      corners = Self.rectangle(width, height)
      area = width * height
      inertiaPerMass = (width * width + height * height) / 12
    }
  }

  private static func rectangle(_ width: Double, _ height: Double) -> [CGPoint] {
    let (x, y) = (width / 2, height / 2)
    return [
      CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y), CGPoint(x: -x, y: y),
    ]
  }

  private static func ellipse(_ width: Double, _ height: Double) -> [CGPoint] {
    (0..<24).map { place in
      let angle = Double(place) / 24 * 2 * Double.pi
      return CGPoint(x: cos(angle) * width / 2, y: sin(angle) * height / 2)
    }
  }

  /// The convex hull of points, clockwise on the screen.
  private static func hull(of points: [CGPoint]) -> [CGPoint] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func half(_ points: [CGPoint]) -> [CGPoint] {
      var chain: [CGPoint] = []
      for point in points {
        while let last = chain.last, let before = chain.dropLast().last,
          (last - before).cross(point - last) <= 0
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return Array(chain.dropLast())
    }
    return half(sorted) + half(sorted.reversed())
  }

  /// The corners at the present position and angle.
  var outline: [CGPoint] { corners.map { center + $0.turned(by: angle) } }

  /// The smallest distance from the center to the outline's bounding box.
  var smallestExtent: Double {
    corners.reduce(Double.infinity) { min($0, max($1.x.magnitude, $1.y.magnitude)) }
  }

  /// The radius of the circle around the center that contains the outline.
  var reach: Double { corners.reduce(1e-6) { max($0, $1.length) } }

  func velocity(at arm: CGPoint) -> CGPoint {
    CGPoint(x: velocity.x - spin * arm.y, y: velocity.y + spin * arm.x)
  }

  mutating func take(_ impulse: CGPoint, at arm: CGPoint) {
    velocity = velocity + impulse * inverseMass
    spin += inverseInertia * arm.cross(impulse)
  }

  /// Restores the default properties before behaviors set theirs.
  mutating func forgetWishes() {
    (density, elasticity, friction) = (1, 0, 0)
    (resistance, angularResistance, charge) = (0, 0, 0)
    (allowsRotation, isAnchored) = (true, false)
  }

  /// Sets the position and transform of the item by messages.
  func write(_ names: DynamicSelectors, before old: DynamicBody) throws {
    guard !item.isDeallocating else { return }
    if center != old.center { try item.send(names.setCenter, center) }
    guard angle != old.angle else { return }
    let turn = CGAffineTransform.rotation(angle - firstAngle)
    try item.send(names.setTransform, firstTransform.followed(by: turn))
  }
}

extension CGPoint {
  /// The third component of the cross product.
  func cross(_ other: CGPoint) -> Double { x * other.y - y * other.x }

  func dot(_ other: CGPoint) -> Double { x * other.x + y * other.y }

  var length: Double { (x * x + y * y).squareRoot() }

  func turned(by angle: Double) -> CGPoint {
    guard angle != 0 else { return self }
    let (sine, cosine) = (sin(angle), cos(angle))
    return CGPoint(x: x * cosine - y * sine, y: x * sine + y * cosine)
  }
}
