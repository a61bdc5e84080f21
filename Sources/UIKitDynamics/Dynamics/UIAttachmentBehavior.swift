internal import CStandardLibrary
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Attaches an item to a point or another item by a bar, spring, cord or pin.
final class UIAttachmentBehavior: UIDynamicBehavior {
  /// `UIAttachmentBehaviorType`.
  private enum Kind: Int { case items, anchor }

  /// The type of connection between the two ends.
  private enum Tie { case bar, cord, pin, weld, rail }

  private var kind = Kind.anchor
  private var tie = Tie.bar
  private var offset = CGPoint.zero
  private var otherOffset = CGPoint.zero
  private var anchor = CGPoint.zero
  /// The length that was set; nil until the first step measures it.
  private var length: Double?
  /// The second item's angle when the axis was set.
  private var axisAngle = 0.0
  /// The angle between two fixed items, or of a sliding item.
  private var turn: Double?
  /// The axis along which an item slides.
  private var axis = CGPoint(x: 1, y: 0)
  /// The range of sliding, or of a pin's rotation; unlimited by default.
  private var range = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  override func act(on simulation: inout DynamicSimulation, for seconds: Double) {
    guard let item = items.first, let first = simulation.index(of: item) else { return }
    var second: Int?
    if kind == .items {
      guard items.count > 1, let index = simulation.index(of: items[1]) else { return }
      second = index
    }
    let (one, other) = (simulation.bodies[first], second.map { simulation.bodies[$0] })
    var row = DynamicSimulation.Row(first: first, second: second)
    row.firstArm = offset.turned(by: one.angle)
    row.secondArm = other.map { otherOffset.turned(by: $0.angle) } ?? .zero
    let end = other.map { $0.center + row.secondArm } ?? anchor
    let way = one.center + row.firstArm - end
    let distance = way.length
    let length = length ?? distance
    self.length = length
    let (frequency, damping) = (number("frequency"), number("damping"))
    func hold(_ normal: CGPoint, _ error: Double) {
      row.normal = normal
      simulation.addSpring(row, error: error, frequency: frequency, damping: damping, seconds)
    }
    if tie == .rail {
      let along = axis.turned(by: (other?.angle ?? 0) - axisAngle)
      hold(CGPoint(x: -along.y, y: along.x), along.cross(way))
      keepInRange(&simulation, row, along, along.dot(way), seconds)
    } else if tie == .pin || tie == .weld || (length < 1e-6 && tie == .bar) {
      // A length of zero has no direction, so both axes are constrained.
      hold(CGPoint(x: 1, y: 0), way.x)
      hold(CGPoint(x: 0, y: 1), way.y)
    } else if distance > 1e-9, tie == .bar || distance > length {
      if tie == .cord { row.limits = -Double.infinity...0 }
      hold(way * (1 / distance), distance - length)
    }
    let brake = number("frictionTorque")
    if tie == .pin, let other {
      let start = turn ?? one.angle - other.angle
      turn = start
      keepInRange(
        &simulation, row, .zero, remainder(one.angle - other.angle - start, 2 * Double.pi), seconds)
    }
    if tie == .weld || tie == .rail {
      let angle = one.angle - (other?.angle ?? 0)
      turn = turn ?? angle
      hold(.zero, remainder(angle - (turn ?? angle), 2 * Double.pi))
    } else if brake > 0 {
      row.normal = .zero
      row.limits = -brake * seconds...brake * seconds
      simulation.add(row)
    }
  }

  /// Constrains sliding or rotation to the range.
  private func keepInRange(
    _ simulation: inout DynamicSimulation, _ row: DynamicSimulation.Row, _ normal: CGPoint,
    _ value: Double, _ seconds: Double
  ) {
    var row = row
    row.normal = normal
    if value <= range.minimum {
      row.limits = 0...Double.infinity
      simulation.addSpring(row, error: value - range.minimum, frequency: 0, damping: 0, seconds)
    } else if value >= range.maximum {
      row.limits = -Double.infinity...0
      simulation.addSpring(row, error: value - range.maximum, frequency: 0, damping: 0, seconds)
    }
  }

  private func fill(
    _ item: RuntimeObject, _ offset: UIOffset, to other: RuntimeObject?, _ otherOffset: UIOffset,
    _ anchor: CGPoint
  ) {
    items = [item] + (other.map { [$0] } ?? [])
    kind = other == nil ? .anchor : .items
    self.offset = CGPoint(x: offset.horizontal, y: offset.vertical)
    self.otherOffset = CGPoint(x: otherOffset.horizontal, y: otherOffset.vertical)
    self.anchor = anchor
  }

  // MARK: - Messages

  static func define(_ attachment: ClassDefinition<UIAttachmentBehavior>) {
    attachment.method("initWithItem:attachedToAnchor:") {
      (attachment, item: RuntimeObject, anchor: CGPoint) -> UIAttachmentBehavior in
      attachment.fill(item, .zero, to: nil, .zero, anchor)
      return attachment
    }
    attachment.method("initWithItem:offsetFromCenter:attachedToAnchor:") {
      (attachment, item: RuntimeObject, offset: UIOffset, anchor: CGPoint)
        -> UIAttachmentBehavior in
      attachment.fill(item, offset, to: nil, .zero, anchor)
      return attachment
    }
    attachment.method("initWithItem:attachedToItem:") {
      (attachment, item: RuntimeObject, other: RuntimeObject) -> UIAttachmentBehavior in
      attachment.fill(item, .zero, to: other, .zero, .zero)
      return attachment
    }
    attachment.method("initWithItem:offsetFromCenter:attachedToItem:offsetFromCenter:") {
      (attachment, item: RuntimeObject, offset: UIOffset, other: RuntimeObject, second: UIOffset)
        -> UIAttachmentBehavior in
      attachment.fill(item, offset, to: other, second, .zero)
      return attachment
    }
    defineTies(attachment.classSide)
    defineSliding(attachment.classSide)
    attachment.readonly("items", .copy) { $0.items }
    attachment.readonly("attachedBehaviorType") { $0.kind.rawValue }
    attachment.property("anchorPoint", get: { $0.anchor }) { (attachment, point: CGPoint) in
      attachment.anchor = point
      try attachment.wake()
    }
    attachment.property(
      "length", get: { (attachment) -> Double in try attachment.measuredLength() }
    ) { (attachment, length: Double) in
      attachment.length = max(0, length)
      try attachment.wake()
    }
    attachment.property("attachmentRange", get: { $0.range }) {
      (attachment, range: UIFloatRange) in
      attachment.range = range
      try attachment.wake()
    }
    for name in ["damping", "frequency", "frictionTorque"] {
      attachment.stored(name, usual: 0.0) { try $0.wake() }
    }
  }

  private static func defineTies(_ cls: ClassDefinition<RuntimeClass>) {
    let make: (RuntimeClass, RuntimeObject, RuntimeObject, Tie) throws -> UIAttachmentBehavior = {
      cls, item, other, tie in
      let made = try cls.uikit.instance(UIAttachmentBehavior.self, of: cls)
      made.fill(item, .zero, to: other, .zero, .zero)
      made.tie = tie
      return made
    }
    cls.method("limitAttachmentWithItem:offsetFromCenter:attachedToItem:offsetFromCenter:") {
      (cls, item: RuntimeObject, offset: UIOffset, other: RuntimeObject, second: UIOffset)
        -> UIAttachmentBehavior in
      let made = try make(cls, item, other, .cord)
      made.fill(item, offset, to: other, second, .zero)
      return made
    }
    for (name, tie) in [("pin", Tie.pin), ("fixed", Tie.weld)] {
      cls.method("\(name)AttachmentWithItem:attachedToItem:attachmentAnchor:") {
        (cls, item: RuntimeObject, other: RuntimeObject, anchor: CGPoint)
          -> UIAttachmentBehavior in
        let made = try make(cls, item, other, tie)
        let names = cls.uikit.selectors.dynamics
        made.offset = try made.offset(of: anchor, in: item, names)
        made.otherOffset = try made.offset(of: anchor, in: other, names)
        made.length = 0
        return made
      }
    }
  }

  private static func defineSliding(_ cls: ClassDefinition<RuntimeClass>) {
    cls.method("slidingAttachmentWithItem:attachedToItem:attachmentAnchor:axisOfTranslation:") {
      (cls, item: RuntimeObject, other: RuntimeObject, anchor: CGPoint, axis: CGVector)
        -> UIAttachmentBehavior in
      let made = try cls.uikit.instance(UIAttachmentBehavior.self, of: cls)
      made.fill(item, .zero, to: other, .zero, .zero)
      try made.slide(along: axis, from: anchor)
      let transform: CGAffineTransform = try other.call(cls.uikit.selectors.dynamics.transform)
      made.axisAngle = atan2(transform.b, transform.a)
      return made
    }
    cls.method("slidingAttachmentWithItem:attachmentAnchor:axisOfTranslation:") {
      (cls, item: RuntimeObject, anchor: CGPoint, axis: CGVector) -> UIAttachmentBehavior in
      let made = try cls.uikit.instance(UIAttachmentBehavior.self, of: cls)
      made.fill(item, .zero, to: nil, .zero, anchor)
      try made.slide(along: axis, from: anchor)
      return made
    }
  }

  /// Constrains the item to slide along an axis through a point, without rotation.
  private func slide(along way: CGVector, from point: CGPoint) throws {
    let axis = CGPoint(x: way.dx, y: way.dy)
    guard axis.length > 0, axis.length.isFinite else {
      throw RuntimeError(.invalidArgument, "Invalid axis of translation: it has no direction")
    }
    tie = .rail
    self.axis = axis * (1 / axis.length)
    let names = uikit.selectors.dynamics
    if let item = items.first { offset = try offset(of: point, in: item, names) }
    if kind == .items { otherOffset = try offset(of: point, in: items[1], names) }
    length = 0
  }

  /// The position of a point relative to an item, in the item's rotated coordinates.
  private func offset(
    of point: CGPoint, in item: RuntimeObject, _ names: DynamicSelectors
  ) throws -> CGPoint {
    let center: CGPoint = try item.call(names.center)
    let transform: CGAffineTransform = try item.call(names.transform)
    return (point - center).turned(by: -atan2(transform.b, transform.a))
  }

  /// The length that was set, or the present distance of the ends.
  private func measuredLength() throws -> Double {
    if let length { return length }
    guard let item = items.first else { return 0 }
    let names = uikit.selectors.dynamics
    func end(_ item: RuntimeObject, _ offset: CGPoint) throws -> CGPoint {
      let transform: CGAffineTransform = try item.call(names.transform)
      return try item.call(names.center, as: CGPoint.self)
        + offset.turned(by: atan2(transform.b, transform.a))
    }
    let far = kind == .items && items.count > 1 ? try end(items[1], otherOffset) : anchor
    return (try end(item, offset) - far).length
  }
}

extension UIKitClasses {
  static let attachmentBehavior = NativeClass<UIAttachmentBehavior>(
    "UIAttachmentBehavior", superclass: dynamicBehavior, UIAttachmentBehavior.define)
}
