internal import QuartzCore
internal import SelectorRuntime

/// The bodies of an animator, and the integration of their motion.
///
/// Forces change velocities. Constraints correct them by sequential impulses in several iterations,
/// as published by Erin Catto. Then the bodies move. A frame is divided into steps that are short
/// enough to keep bodies from passing through a line.
struct DynamicSimulation {
  /// A velocity constraint between two bodies, or a body and the world, along one direction.
  struct Row {
    let first: Int
    let second: Int?
    /// The direction; zero for a rotation.
    var normal = CGPoint.zero
    var firstArm = CGPoint.zero
    var secondArm = CGPoint.zero
    /// The negated target velocity.
    var bias = 0.0
    /// The softness of the constraint; 0 is rigid.
    var softness = 0.0
    var limits = -Double.infinity...Double.infinity
    /// The contact row whose impulse limits this friction row, and the factor.
    var friction: (row: Int, factor: Double)?
    fileprivate(set) var impulse = 0.0
  }

  /// Overlapping bodies, which are separated after a step.
  private struct Overlap {
    let first: Int
    let second: Int?
    let normal: CGPoint
    let depth: Double
  }

  var bodies: [DynamicBody] = []
  private(set) var rows: [Row] = []
  private var overlaps: [Overlap] = []

  /// The indices of the bodies, by their items.
  private var indices: [ObjectIdentifier: Int] = [:]

  func index(of item: RuntimeObject) -> Int? { indices[ObjectIdentifier(item)] }

  mutating func append(_ body: DynamicBody) {
    indices[ObjectIdentifier(body.item)] = bodies.count
    bodies.append(body)
  }

  /// Removes the bodies of other items.
  mutating func keep(_ items: [RuntimeObject]) {
    let gone = bodies.map(\.item).without(items)
    guard !gone.isEmpty else { return }
    for item in gone { indices[ObjectIdentifier(item)] = nil }
    bodies = bodies.filter { index(of: $0.item) != nil }
    for (place, body) in bodies.enumerated() { indices[ObjectIdentifier(body.item)] = place }
  }

  /// The number of steps for a frame.
  func steps(in frame: Double) -> Int {
    let needed = bodies.reduce(4.0) { steps, body in
      max(steps, body.velocity.length * frame / max(body.smallestExtent, 1))
    }
    return Int(nearestTo: min(needed.rounded(.up), 64))
  }

  // MARK: - Forces and constraints of a step

  mutating func accelerate(_ index: Int, by pull: CGPoint, _ seconds: Double) {
    guard !bodies[index].isAnchored else { return }
    bodies[index].velocity = bodies[index].velocity + pull * seconds
    bodies[index].pull = bodies[index].pull + pull
  }

  mutating func add(_ row: Row) { rows.append(row) }

  /// Adds a spring, or a rigid constraint.
  ///
  /// - Parameters:
  ///   - row: the constraint without bias and softness.
  ///   - error: the excess length.
  ///   - frequency: in hertz; 0 for a rigid constraint.
  ///   - damping: the damping ratio.
  ///   - seconds: the duration of the step.
  mutating func addSpring(
    _ row: Row, error: Double, frequency: Double, damping: Double, _ seconds: Double
  ) {
    var row = row
    if frequency > 0 {
      let inverse = inverseMass(of: row)
      guard inverse > 0 else { return }
      let swing = 2 * Double.pi * frequency
      let (force, brake) = (swing * swing / inverse, 2 * damping * swing / inverse)
      let sum = brake + seconds * force
      row.softness = 1 / (seconds * sum)
      row.bias = error * force / sum
    } else {
      row.bias = 0.2 / seconds * error
    }
    rows.append(row)
  }

  mutating func add(_ contact: DynamicContact, _ first: Int, _ second: Int?) {
    let one = bodies[first]
    let other = second.map { bodies[$0] }
    guard one.inverseMass + (other?.inverseMass ?? 0) > 0 else { return }
    var row = Row(first: first, second: second, normal: contact.normal, limits: 0...Double.infinity)
    row.firstArm = contact.point - one.center
    row.secondArm = other.map { contact.point - $0.center } ?? .zero
    let speed = speed(of: row)
    let elasticity = max(one.elasticity, other?.elasticity ?? 0)
    // Slower bodies do not bounce.
    if speed < -Self.leastBounce { row.bias = elasticity * speed }
    rows.append(row)
    let grip = (one.friction * (other?.friction ?? one.friction)).squareRoot()
    if grip > 0 {
      var brake = row
      brake.normal = CGPoint(x: -contact.normal.y, y: contact.normal.x)
      brake.bias = 0
      brake.friction = (rows.count - 1, grip)
      rows.append(brake)
    }
    overlaps.append(
      Overlap(first: first, second: second, normal: contact.normal, depth: contact.depth))
  }

  private static let leastBounce = 25.0
  /// The penetration that is tolerated, which keeps resting contacts alive.
  private static let slack = 0.01

  // MARK: - Solving a step

  /// Ends a step: solves the constraints and moves the bodies.
  mutating func finishStep(_ seconds: Double) {
    for _ in 0..<10 { for index in rows.indices { solve(index) } }
    var isTouched = Set<Int>()
    for row in rows {
      isTouched.insert(row.first)
      if let second = row.second { isTouched.insert(second) }
    }
    for index in bodies.indices where !bodies[index].isAnchored {
      var body = bodies[index]
      // A body in free fall follows the exact formula, whatever the number of steps.
      let excess = isTouched.contains(index) ? .zero : body.pull * (seconds * seconds / 2)
      body.center = body.center + body.velocity * seconds - excess
      if body.allowsRotation { body.angle += body.spin * seconds } else { body.spin = 0 }
      body.velocity = body.velocity * max(0, 1 - body.resistance * seconds)
      body.spin *= max(0, 1 - body.angularResistance * seconds)
      body.pull = .zero
      bodies[index] = body
    }
    for overlap in overlaps { part(overlap) }
    rows = []
    overlaps = []
  }

  private mutating func part(_ overlap: Overlap) {
    let one = bodies[overlap.first].inverseMass
    let other = overlap.second.map { bodies[$0].inverseMass } ?? 0
    guard overlap.depth > Self.slack, one + other > 0 else { return }
    let way = overlap.normal * (0.4 * (overlap.depth - Self.slack) / (one + other))
    bodies[overlap.first].center = bodies[overlap.first].center + way * one
    if let second = overlap.second { bodies[second].center = bodies[second].center - way * other }
  }

  private func speed(of row: Row) -> Double {
    let one = bodies[row.first]
    let other = row.second.map { bodies[$0] }
    guard row.normal != .zero else { return one.spin - (other?.spin ?? 0) }
    let speed = one.velocity(at: row.firstArm) - (other?.velocity(at: row.secondArm) ?? .zero)
    return row.normal.dot(speed)
  }

  private func inverseMass(of row: Row) -> Double {
    let one = bodies[row.first]
    let other = row.second.map { bodies[$0] }
    guard row.normal != .zero else { return one.inverseInertia + (other?.inverseInertia ?? 0) }
    let (arm, otherArm) = (row.firstArm.cross(row.normal), row.secondArm.cross(row.normal))
    return one.inverseMass + one.inverseInertia * arm * arm
      + (other.map { $0.inverseMass + $0.inverseInertia * otherArm * otherArm } ?? 0)
  }

  private mutating func solve(_ index: Int) {
    let row = rows[index]
    let inverse = inverseMass(of: row) + row.softness
    guard inverse > 0 else { return }
    var limits = row.limits
    if let friction = row.friction {
      let most = max(0, friction.factor * rows[friction.row].impulse)
      limits = -most...most
    }
    let wanted = row.impulse - (speed(of: row) + row.bias + row.softness * row.impulse) / inverse
    let impulse = wanted.clamped(to: limits)
    let change = impulse - row.impulse
    rows[index].impulse = impulse
    guard row.normal != .zero else {
      bodies[row.first].spin += bodies[row.first].inverseInertia * change
      if let second = row.second { bodies[second].spin -= bodies[second].inverseInertia * change }
      return
    }
    bodies[row.first].take(row.normal * change, at: row.firstArm)
    if let second = row.second { bodies[second].take(row.normal * -change, at: row.secondArm) }
  }

  /// Whether all bodies are practically at rest.
  var isAtRest: Bool {
    bodies.allSatisfy { $0.velocity.length < 3 && $0.spin.magnitude < 0.05 }
  }
}
