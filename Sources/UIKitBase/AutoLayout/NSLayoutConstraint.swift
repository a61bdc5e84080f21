internal import FoundationCore
package import SelectorRuntime
internal import Systems
internal import Threads
package import UIKitRuntime

/// A relation between attributes of two items, or between an attribute and a constant.
package final class NSLayoutConstraint: RuntimeObject {
  // As on a device, a constraint does not retain its items.
  @Weak private(set) var first: RuntimeObject?
  @Weak private(set) var second: RuntimeObject?
  private(set) var firstAttribute = LayoutAttribute.notAnAttribute
  private(set) var secondAttribute = LayoutAttribute.notAnAttribute
  private(set) var relation = LayoutSolver.Relation.equal
  private(set) var multiplier = 1.0
  private(set) var constant = 0.0
  private(set) var priority = LayoutSolver.required
  fileprivate(set) var identifier: String?
  fileprivate var shouldBeArchived = false
  /// The view that holds the constraint while it is active.
  @Weak var holder: UIView?
  /// Whether the constraint is unsatisfiable and left out.
  var isBroken = false
  /// Whether its items were not below its view when it was added, and the engine has not seen them there.
  var isUnprepared = false

  var isActive: Bool { holder != nil }

  func fill(
    _ first: RuntimeObject?, _ firstAttribute: LayoutAttribute,
    _ relation: LayoutSolver.Relation, _ second: RuntimeObject?,
    _ secondAttribute: LayoutAttribute, multiplier: Double, constant: Double
  ) {
    (self.first, self.firstAttribute) = (first, firstAttribute)
    (self.second, self.secondAttribute) = (second, secondAttribute)
    (self.relation, self.multiplier, self.constant) = (relation, multiplier, constant)
  }

  /// Sets the identifier and the priority of a constraint that UIKit creates itself.
  func fill(_ identifier: String, priority: Double) {
    (self.identifier, self.priority) = (identifier, priority)
  }

  private func set(constant: Double) {
    guard constant != self.constant else { return }
    self.constant = constant
    didChange()
  }

  private func set(priority: Double) throws {
    guard priority > 0, priority <= LayoutSolver.required else {
      throw RuntimeError(
        .invalidArgument,
        "It's illegal to set priority:\(priority.layoutText) for \(defaultDescription). "
          + "Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, "
          + "which is 1000.000000.")
    }
    let wasRequired = self.priority >= LayoutSolver.required
    if isActive, wasRequired != (priority >= LayoutSolver.required) {
      throw RuntimeError(
        .inconsistency,
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
          + "not supported.  You passed priority \(Int(nearestTo: priority)) and the existing priority was "
          + "\(Int(nearestTo: self.priority)).")
    }
    self.priority = priority
    didChange()
  }

  func didChange() {
    isBroken = false
    holder?.constraintsDidChange()
  }

  /// Adds the constraint to the nearest common ancestor of its items, or removes it.
  func setActive(_ active: Bool) throws {
    guard active != isActive else { return }
    try checkThread()
    guard active else {
      holder?.lose(self)
      return
    }
    guard let view = commonView else {
      throw uikit.exception(
        named: "NSGenericException",
        "Unable to activate constraint with anchors \(anchorText(first, firstAttribute)) and "
          + "\(anchorText(second, secondAttribute)) because they have no common ancestor.  Does "
          + "the constraint or its anchors reference items in different view hierarchies?  That's "
          + "illegal.")
    }
    view.hold(self)
  }

  /// Raises or warns on another thread than the main one, if the engine is that of a window.
  private func checkThread() throws {
    guard let view = commonView, view.window != nil, !uikit.threads.current.isMain else { return }
    guard uikit.changes[.layoutOffMainThread] else {
      return uikit.warn(
        "This application is modifying the autolayout engine from a background thread after the "
          + "engine was accessed from the main thread. This can lead to engine corruption and "
          + "weird crashes.")
    }
    throw uikit.exception(
      named: "NSInternalInconsistencyException",
      "Modifications to the layout engine must not be performed from a background thread after it "
        + "has been accessed from the main thread.")
  }

  private func anchorText(_ item: RuntimeObject?, _ attribute: LayoutAttribute) -> String {
    guard let item else { return "nil" }
    return "<\(attribute.anchorClass) \"\(item.layoutName).\(attribute.name)\">"
  }

  /// Whether the items of a view's constraint are below that view.
  func isPrepared(for view: UIView) -> Bool { commonView?.isDescendant(of: view) ?? false }

  /// Raises if a constraint in a window is not prepared: the engine of a window resolves it.
  func checkHierarchy() throws {
    guard isUnprepared, let holder, holder.window != nil else { return }
    if !isPrepared(for: holder) { throw uikit.unpreparedHierarchy() }
    isUnprepared = false
  }

  /// The nearest common ancestor of both items, which can be one of them.
  var commonView: UIView? {
    guard let view = first?.layoutView else { return nil }
    guard let second else { return view }
    guard let other = second.layoutView else { return nil }
    return view.ancestry.first { other.isDescendant(of: $0) }
  }
}

extension UIKitWorld {
  /// The exception of a constraint whose items are not below its view when the engine needs it.
  func unpreparedHierarchy() -> any Error {
    exception(
      named: "NSInternalInconsistencyException",
      "Impossible to set up layout with view hierarchy unprepared for constraint.")
  }
}

extension RuntimeObject {
  /// The item's view: the view itself, or the owner of a guide.
  final var layoutView: UIView? { self as? UIView ?? (self as? UILayoutGuide)?.owner }

  /// The name of an item in descriptions.
  final var layoutName: String { "\(className):\(address)" }
}

extension LayoutAttribute {
  /// Creates an attribute from its raw value.
  fileprivate init(number: Int) throws {
    guard let known = LayoutAttribute(rawValue: number) else {
      throw RuntimeError(.invalidArgument, "\(number) is no NSLayoutAttribute")
    }
    self = known
  }

  /// The class of the attribute's anchor.
  var anchorClass: String {
    switch axis {
    case .horizontal: "NSLayoutXAxisAnchor"
    case .vertical: "NSLayoutYAxisAnchor"
    case .size, .none: "NSLayoutDimension"
    }
  }
}

extension NSLayoutConstraint {
  static func define(_ constraint: ClassDefinition<NSLayoutConstraint>) {
    defineMaking(constraint)
    constraint.readonly("firstItem") { $0.first }
    constraint.readonly("secondItem") { $0.second }
    constraint.readonly("firstAttribute") { $0.firstAttribute.rawValue }
    constraint.readonly("secondAttribute") { $0.secondAttribute.rawValue }
    constraint.readonly("relation") { $0.relation.rawValue }
    constraint.readonly("multiplier") { $0.multiplier }
    constraint.property("constant", get: { $0.constant }, set: { $0.set(constant: $1) })
    constraint.property("priority", get: { $0.priority }, set: { try $0.set(priority: $1) })
    constraint.property(
      "shouldBeArchived", get: { $0.shouldBeArchived }, set: { $0.shouldBeArchived = $1 })
    constraint.property("identifier", .copy, get: { $0.identifier }, set: { $0.identifier = $1 })
    constraint.property(
      "active", getter: "isActive", get: { $0.isActive }, set: { try $0.setActive($1) })
    constraint.readonly("firstAnchor", .copy) { (constraint) -> NSLayoutAnchor? in
      constraint.first.map { constraint.uikit.anchor($0, constraint.firstAttribute) }
    }
    constraint.readonly("secondAnchor", .copy) { (constraint) -> NSLayoutAnchor? in
      constraint.second.map { constraint.uikit.anchor($0, constraint.secondAttribute) }
    }
    constraint.method("description") { (constraint) -> String in constraint.text }
  }

  private static func defineMaking(_ constraint: ClassDefinition<NSLayoutConstraint>) {
    let name =
      "constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:"
    let signature = NativeSignature(
      result: NSLayoutConstraint.self,
      arguments: [
        RuntimeObject.self, Int.self, Int.self, RuntimeObject?.self, Int.self, Double.self,
        Double.self,
      ])
    constraint.classSide.raw(name, types: "@@:@qq@qdd", signature: signature) {
      receiver, selector, arguments in
      try arguments.expect(atMost: 7, receiver, selector)
      let cls = try ClassDefinition<RuntimeClass>.instance(receiver, selector)
      let numbers = try (
        arguments.value(1, as: Int.self, receiver, selector),
        arguments.value(4, as: Int.self, receiver, selector)
      )
      let relation = try arguments.value(2, as: Int.self, receiver, selector)
      guard let relation = LayoutSolver.Relation(rawValue: relation) else {
        throw RuntimeError(.invalidArgument, "\(relation) is no NSLayoutRelation")
      }
      let made = try cls.uikit.instance(NSLayoutConstraint.self, of: cls)
      made.fill(
        try arguments.value(0, as: RuntimeObject.self, receiver, selector),
        try LayoutAttribute(number: numbers.0),
        relation, try arguments.value(3, as: RuntimeObject?.self, receiver, selector),
        try LayoutAttribute(number: numbers.1),
        multiplier: try arguments.value(5, as: Double.self, receiver, selector),
        constant: try arguments.value(6, as: Double.self, receiver, selector))
      try made.check()
      return .object(made)
    }
    let setActive = constraint.runtime.selector("setActive:")
    for (name, active) in [("activateConstraints:", true), ("deactivateConstraints:", false)] {
      constraint.classSide.method(name) { (_, list: [NSLayoutConstraint]) in
        for constraint in list { try constraint.send(setActive, active) }
      }
    }
    let format = "constraintsWithVisualFormat:options:metrics:views:"
    constraint.classSide.method(format) {
      (cls, text: String, options: Int, metrics: Value, views: Value) -> [NSLayoutConstraint] in
      try cls.foundation.checkPattern(text, "+[NSLayoutConstraint \(format)]")
      return try VisualFormat(text, options: options, metrics: metrics, views: views, in: cls.uikit)
        .constraints()
    }
  }

  /// Raises UIKit's exception for an invalid constraint.
  func check() throws {
    guard first is UIView || first is UILayoutGuide else {
      throw RuntimeError(
        .invalidArgument,
        "NSLayoutConstraint for \(first?.defaultDescription ?? "nil"): Constraint items must each "
          + "be a view or layout guide.")
    }
    guard firstAttribute != .notAnAttribute else {
      throw RuntimeError(
        .invalidArgument, "NSLayoutConstraint: A constraint must have a first attribute.")
    }
    guard second != nil else {
      if firstAttribute.axis == .size { return }
      throw RuntimeError(
        .invalidArgument,
        "NSLayoutConstraint for \(first?.layoutName ?? ""): A constraint cannot be made that sets "
          + "a location equal to a constant. Location attributes must be specified in pairs.")
    }
    let (one, other) = (firstAttribute.axis, secondAttribute.axis)
    // A location on the other axis is found when the constraint is first used.
    guard one == other || (one != .size && other != .size && other != .none) else {
      throw RuntimeError(
        .invalidArgument,
        "NSLayoutConstraint for \(first?.layoutName ?? ""): Invalid pairing of layout attributes: "
          + "\(firstAttribute.name) and \(secondAttribute.name).")
    }
    // Since iOS 9.
    let areEdges = firstAttribute.isEdge && secondAttribute.isEdge
    guard !areEdges || firstAttribute.isRelative == secondAttribute.isRelative else {
      throw RuntimeError(
        .invalidArgument,
        "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
          + "multiplier:constant:]: A constraint cannot be made between a leading/trailing "
          + "attribute and a right/left attribute. Use leading/trailing for both or neither.")
    }
  }
}

extension NSLayoutConstraint {
  /// Raises if the constraint relates locations of different axes, such as right and bottom.
  ///
  /// Such a constraint can be created and activated; a device raises when it is laid out
  /// (SnapKit #305 and KnightWatson #1, of iOS 10 and 11).
  func checkAxes() throws {
    guard second != nil, firstAttribute.axis != secondAttribute.axis else { return }
    let text: String = try call(runtime.selector("description"))
    throw uikit.exception(
      named: "NSInvalidLayoutConstraintException",
      "Constraint improperly relates anchors of incompatible types: \(text)")
  }
}

extension UIKitClasses {
  package static let layoutConstraint = NativeClass<NSLayoutConstraint>(
    "NSLayoutConstraint", superclass: FoundationClasses.object, NSLayoutConstraint.define)
}

extension UIKitWorld {
  func makeConstraint(
    _ first: RuntimeObject, _ firstAttribute: LayoutAttribute,
    _ relation: LayoutSolver.Relation, _ second: RuntimeObject? = nil,
    _ secondAttribute: LayoutAttribute = .notAnAttribute, multiplier: Double = 1,
    constant: Double = 0
  ) -> NSLayoutConstraint {
    let made = create(UIKitClasses.layoutConstraint)
    made.fill(
      first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier,
      constant: constant)
    return made
  }
}
