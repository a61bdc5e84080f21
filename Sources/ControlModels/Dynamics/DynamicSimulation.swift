internal import SelectorRuntime

/// The bodies of an animator, and how they go on.
///
/// Forces change speeds, then constraints take from them what must not be, one after another and some
/// times over (sequential impulses, as Erin Catto published them), then the bodies move. A frame is
/// cut into steps, short enough that no body passes a line unseen.
struct DynamicSimulation {
  /// A change of speed that bodies must not have along one way.
  struct Row {
    let first: Int
    let second: Int?
    /// The way; zero for a turn.
    var normal = CGPoint.zero
    var firstArm = CGPoint.zero
    var secondArm = CGPoint.zero
    /// The speed that it is to have, with the other sign.
    var bias = 0.0
    /// How soft it is.
    var softness = 0.0
    var limits = -Double.infinity...Double.infinity
    /// The row of a contact whose impulse limits this one, and by which factor.
    var friction: (row: Int, factor: Double)?
    fileprivate(set) var impulse = 0.0
  }

  /// Bodies in each other, which are pushed apart after a step.
  private struct Overlap {
    let first: Int
    let second: Int?
    let normal: CGPoint
    let depth: Double
  }

  var bodies: [DynamicBody] = []
  private(set) var rows: [Row] = []
  private var overlaps: [Overlap] = []

  func index(of item: RuntimeObject) -> Int? { bodies.firstIndex { $0.item === item } }

  /// How many steps a frame needs.
  func steps(in frame: Double) -> Int {
    let needed = bodies.reduce(4.0) { steps, body in
      max(steps, body.velocity.length * frame / max(body.smallestExtent, 1))
    }
    return Int(min(needed.rounded(.up), 64))
  }

  // MARK: - What behaviours add in a step

  mutating func accelerate(_ index: Int, by pull: CGPoint, _ seconds: Double) {
    guard !bodies[index].isAnchored else { return }
    bodies[index].velocity = bodies[index].velocity + pull * seconds
    bodies[index].pull = bodies[index].pull + pull
  }

  mutating func add(_ row: Row) { rows.append(row) }

  /// A spring with so many swings a second, or, without any, something rigid.
  ///
  /// - Parameter error: by how much it is too long.
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
    // Slower bodies come to rest.
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
  /// Bodies may lie so deep in each other, which keeps a contact that rests.
  private static let slack = 0.01

  // MARK: - A step

  /// Ends a step: takes from the speeds what must not be, and moves the bodies.
  mutating func finishStep(_ seconds: Double) {
    for _ in 0..<10 { for index in rows.indices { solve(index) } }
    var isTouched = Set<Int>()
    for row in rows {
      isTouched.insert(row.first)
      if let second = row.second { isTouched.insert(second) }
    }
    for index in bodies.indices where !bodies[index].isAnchored {
      var body = bodies[index]
      // A body that falls freely goes the way that the formula says, whatever the steps.
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
      let most = friction.factor * rows[friction.row].impulse
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

  /// Whether nothing moves to speak of.
  var isAtRest: Bool {
    bodies.allSatisfy { $0.velocity.length < 3 && $0.spin.magnitude < 0.05 }
  }
}
