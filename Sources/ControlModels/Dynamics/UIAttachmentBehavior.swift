internal import FoundationModels
internal import Glibc
internal import SelectorRuntime

/// Ties an item to a point or to another item: by a bar, a spring, a cord or a pin.
final class UIAttachmentBehavior: UIDynamicBehavior {
  /// `UIAttachmentBehaviorType`.
  private enum Kind: Int { case items, anchor }

  /// How the two ends are tied.
  private enum Tie { case bar, cord, pin, weld }

  private var kind = Kind.anchor
  private var tie = Tie.bar
  private var offset = CGPoint.zero
  private var otherOffset = CGPoint.zero
  private var anchor = CGPoint.zero
  /// Nil until the first step measures it, where nobody sets it.
  private var length: Double?
  /// The angle between two items that are welded.
  private var turn: Double?

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
    if tie == .pin || tie == .weld || (length < 1e-6 && tie == .bar) {
      // No length has no direction: both are held.
      hold(CGPoint(x: 1, y: 0), way.x)
      hold(CGPoint(x: 0, y: 1), way.y)
    } else if distance > 1e-9, tie == .bar || distance > length {
      if tie == .cord { row.limits = -Double.infinity...0 }
      hold(way * (1 / distance), distance - length)
    }
    let brake = number("frictionTorque")
    if tie == .weld, let other {
      let angle = one.angle - other.angle
      turn = turn ?? angle
      hold(.zero, remainder(angle - (turn ?? angle), 2 * Double.pi))
    } else if brake > 0 {
      row.normal = .zero
      row.limits = -brake * seconds...brake * seconds
      simulation.add(row)
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

  /// Where a point is in an item that may be turned.
  private func offset(
    of point: CGPoint, in item: RuntimeObject, _ names: DynamicSelectors
  ) throws -> CGPoint {
    let center: CGPoint = try item.call(names.center)
    let transform: CGAffineTransform = try item.call(names.transform)
    return (point - center).turned(by: -atan2(transform.b, transform.a))
  }

  /// The length that was set, or that the ends have now.
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
