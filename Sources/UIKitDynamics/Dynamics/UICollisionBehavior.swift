internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

// no traps of count: places are indexes of the list.

/// Makes items collide with each other and with boundaries.
package final class UICollisionBehavior: UIDynamicBehavior {
  private struct Boundary {
    let identifier: HeldValue
    /// The identifier as a string, which distinguishes boundaries.
    let key: String
    let points: [CGPoint]
    let path: UIBezierPath?
  }

  /// Two items, or an item and a boundary, in contact.
  private struct Meeting {
    let item: RuntimeObject
    let other: RuntimeObject?
    let boundary: HeldValue?
    let key: String
    let point: CGPoint

    func isSame(as meeting: Meeting) -> Bool {
      item === meeting.item && other === meeting.other && key == meeting.key
    }
  }

  /// Keeps what the delegate responds to, according to private flags in iOS 17's header.
  private lazy var delegate = DelegateSlot(remembering: [
    names.beganItems, names.beganBoundary, names.endedItems, names.endedBoundary,
  ])
  private var names: DynamicSelectors { uikit.selectors.dynamics }
  @Owned private var boundaries: [Boundary] = []
  /// `UICollisionBehaviorModeEverything`.
  private var mode = -1
  private var translatesReferenceBounds = false
  private var insets = UIEdgeInsets.zero
  private var touching: [Meeting] = []
  private var met: [Meeting] = []

  package override func destruct() {
    (touching, met) = ([], [])
    super.destruct()
  }

  private var meetsItems: Bool { mode & 1 != 0 }
  private var meetsBoundaries: Bool { mode & 2 != 0 }

  override func prepare(_ simulation: inout DynamicSimulation) { met = [] }

  override func act(on simulation: inout DynamicSimulation, for seconds: Double) {
    let indices = items.compactMap { simulation.index(of: $0) }
    let outlines = indices.map { simulation.bodies[$0].outline }
    // Bodies whose circles are apart do not meet.
    let circles = indices.map { (simulation.bodies[$0].center, simulation.bodies[$0].reach) }
    let lines = meetsBoundaries ? lines : []
    for (place, first) in indices.enumerated() {
      let outline = outlines[place]
      let (center, reach) = circles[place]
      for line in lines {
        let contacts = DynamicContact.between(outline, center, lineFrom: line.from, to: line.to)
        note(contacts, simulation.bodies[first].item, nil, line.identifier, line.key)
        for contact in contacts { simulation.add(contact, first, nil) }
      }
      guard meetsItems else { continue }
      for (next, second) in indices.enumerated().dropFirst(place + 1)
      where (circles[next].0 - center).length <= circles[next].1 + reach {
        let contacts = DynamicContact.between(outline, outlines[next])
        note(contacts, simulation.bodies[first].item, simulation.bodies[second].item)
        for contact in contacts { simulation.add(contact, first, second) }
      }
    }
  }

  private func note(
    _ contacts: [DynamicContact], _ item: RuntimeObject, _ other: RuntimeObject?,
    _ boundary: HeldValue? = nil, _ key: String = ""
  ) {
    guard let contact = contacts.first else { return }
    let meeting = Meeting(
      item: item, other: other, boundary: boundary, key: key, point: contact.point)
    if !met.contains(where: { $0.isSame(as: meeting) }) { met.append(meeting) }
  }

  private struct Line {
    let from, to: CGPoint
    let identifier: HeldValue?
    let key: String
  }

  /// The lines of all boundaries; those of the reference view have no identifier.
  private var lines: [Line] {
    var lines: [Line] = []
    func add(_ points: [CGPoint], _ identifier: HeldValue?, _ key: String) {
      for (from, to) in zip(points, points.dropFirst()) {
        lines.append(Line(from: from, to: to, identifier: identifier, key: key))
      }
    }
    if translatesReferenceBounds, let view = animator?.view {
      let rect = view.bounds.inset(by: insets)
      let corners = [
        rect.origin, CGPoint(x: rect.maxX, y: rect.origin.y), CGPoint(x: rect.maxX, y: rect.maxY),
        CGPoint(x: rect.origin.x, y: rect.maxY), rect.origin,
      ]
      add(corners, nil, "bounds")
    }
    for boundary in boundaries {
      add(boundary.points, boundary.identifier, "named " + boundary.key)
    }
    return lines
  }

  /// A key for an identifier: its string, or the object's address.
  private func key(of identifier: Value) -> String {
    if let text = String.from(identifier, in: runtime) { return text }
    if let number = Double.from(identifier, in: runtime) { return "\(number)" }
    return identifier.object?.address ?? ""
  }

  /// Notifies the delegate of contacts that began or ended.
  override func report() throws {
    let began = met.filter { meeting in !touching.contains { $0.isSame(as: meeting) } }
    let ended = touching.filter { meeting in !met.contains { $0.isSame(as: meeting) } }
    touching = met
    for meeting in began {
      if let other = meeting.other {
        try delegate.delegate(remembered: names.beganItems)?.send(
          names.beganItems, self, meeting.item, other, meeting.point)
      } else {
        try delegate.delegate(remembered: names.beganBoundary)?.send(
          names.beganBoundary, self, meeting.item, meeting.boundary?.value ?? .none, meeting.point)
      }
    }
    for meeting in ended {
      if let other = meeting.other {
        try delegate.delegate(remembered: names.endedItems)?.send(
          names.endedItems, self, meeting.item, other)
      } else {
        try delegate.delegate(remembered: names.endedBoundary)?.send(
          names.endedBoundary, self, meeting.item, meeting.boundary?.value ?? .none)
      }
    }
  }

  // MARK: - Messages

  static func define(_ collision: ClassDefinition<UICollisionBehavior>) {
    defineItems(collision)
    collision.property("collisionMode", get: { $0.mode }) { (collision, mode: Int) in
      collision.mode = mode
      try collision.wake()
    }
    collision.property(
      "translatesReferenceBoundsIntoBoundary", get: { $0.translatesReferenceBounds }
    ) { (collision, translates: Bool) in
      collision.translatesReferenceBounds = translates
      collision.insets = .zero
      try collision.wake()
    }
    collision.method("setTranslatesReferenceBoundsIntoBoundaryWithInsets:") {
      (collision, insets: UIEdgeInsets) in
      collision.translatesReferenceBounds = true
      collision.insets = insets
      try collision.wake()
    }
    collision.property(
      "collisionDelegate", .weak, of: "<UICollisionBehaviorDelegate>", get: { $0.delegate.object }
    ) { (collision, delegate: RuntimeObject?) in try collision.delegate.set(delegate, of: collision)
    }
    collision.method("addBoundaryWithIdentifier:forPath:") {
      (collision, identifier: Value, path: UIBezierPath) in
      try collision.add(identifier, path.flattened().flatMap { $0 }, path)
    }
    collision.method("addBoundaryWithIdentifier:fromPoint:toPoint:") {
      (collision, identifier: Value, from: CGPoint, to: CGPoint) in
      try collision.add(identifier, [from, to], nil)
    }
    collision.method("boundaryWithIdentifier:") { (collision, identifier: Value) -> UIBezierPath? in
      collision.path(of: identifier)
    }
    collision.method("removeBoundaryWithIdentifier:") { (collision, identifier: Value) in
      let key = collision.key(of: identifier)
      collision.boundaries.removeAll { $0.key == key }
      try collision.wake()
    }
    collision.method("removeAllBoundaries") { (collision) in
      collision.boundaries = []
      try collision.wake()
    }
    collision.readonly("boundaryIdentifiers", .copy, of: "NSArray") { (collision) -> [Value]? in
      collision.boundaries.isEmpty ? nil : collision.boundaries.map(\.identifier.value)
    }
  }

  private func add(_ identifier: Value, _ points: [CGPoint], _ path: UIBezierPath?) throws {
    let key = key(of: identifier)
    boundaries.removeAll { $0.key == key }
    boundaries.append(
      Boundary(identifier: HeldValue(identifier), key: key, points: points, path: path))
    try wake()
  }

  private func path(of identifier: Value) -> UIBezierPath? {
    let key = key(of: identifier)
    guard let boundary = boundaries.first(where: { $0.key == key }) else { return nil }
    if let path = boundary.path { return path }
    let made = uikit.create(UIKitClasses.bezierPath)
    for (place, point) in boundary.points.enumerated() {
      made.add(place == 0 ? .move(point) : .line(point))
    }
    return made
  }
}

extension UIKitClasses {
  static let collisionBehavior = NativeClass<UICollisionBehavior>(
    "UICollisionBehavior", superclass: dynamicBehavior, UICollisionBehavior.define)
}
