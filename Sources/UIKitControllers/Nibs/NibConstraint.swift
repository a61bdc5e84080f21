internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// A layout constraint of a nib, as the objects that it connects and its numbers.
///
/// The corresponding UIKit message is
/// `constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:`.
struct NibConstraint {
  let id: String?
  /// The ids of its items; nil for the view that describes it, and for no second item.
  let item: String?
  let toItem: String?
  let attribute: Int
  let toAttribute: Int
  let relation: Int
  let multiplier: Double
  let constant: Double
  let priority: Double?
  let identifier: String?

  /// Parses `{item =, attribute =, relation =, to =, toAttribute =, multiplier =, constant =, …}`.
  ///
  /// - Throws: `RuntimeError` with the position of an invalid value.
  init(_ table: Value, _ place: NibPlace) throws {
    guard table.entries != nil else {
      throw place.error("must be {item =, attribute =, to =, toAttribute =}")
    }
    func number(_ key: String) throws -> Double? {
      switch table.entry(key) {
      case .none: return nil
      case .integer(let number): return Double(number)
      case .number(let number): return number
      case let other: throw place.error("\(key) must be a number, got \(other.typeName)")
      }
    }
    func enumerator(_ key: String) throws -> Int {
      switch table.entry(key) {
      case .none: return 0
      case .integer(let number): return Int(number)
      case let other: throw place.error("\(key) must be an integer, got \(other.typeName)")
      }
    }
    id = try place.text(table.entry("id"), "id")
    item = try place.text(table.entry("item"), "item")
    toItem = try place.text(table.entry("to"), "to")
    attribute = try enumerator("attribute")
    toAttribute = try enumerator("toAttribute")
    relation = try enumerator("relation")
    multiplier = try number("multiplier") ?? 1
    constant = try number("constant") ?? 0
    priority = try number("priority")
    identifier = try place.text(table.entry("identifier"), "identifier")
  }

  /// The ids that it names.
  var items: [String] { [item, toItem].compactMap(\.self) }
}

extension NibLoading {
  /// Creates the layout guides and constraints of all objects and activates the constraints.
  ///
  /// - Returns: the constraints, which outlets may refer to.
  /// - Throws: errors of the messages.
  func makeConstraints(
    of objects: [(description: NibObject, object: RuntimeObject?)], _ world: UIKitWorld
  ) throws -> [RuntimeObject] {
    for (description, object) in objects {
      for (id, property) in description.guides {
        let found = try object.map { try world.runtime.send($0, world.runtime.selector(property)) }
        if let found = found?.object { name(found, id) }
      }
    }
    var made: [RuntimeObject] = []
    for (description, view) in objects {
      guard let view else { continue }
      for wanted in description.constraints {
        guard let constraint = try make(wanted, of: view, world) else { continue }
        constraint.retain()
        made.append(constraint)
        if let id = wanted.id { name(constraint, id) }
      }
      for (selector, priority, axis) in description.priorities {
        try view.send(world.runtime.selector(selector), priority, axis)
      }
    }
    let setActive = world.runtime.selector("setActive:")
    for constraint in made { try constraint.send(setActive, true) }
    return made
  }

  private func make(
    _ wanted: NibConstraint, of view: RuntimeObject, _ world: UIKitWorld
  ) throws -> RuntimeObject? {
    guard let item = wanted.item.map(object) ?? view else { return nil }
    let other = wanted.toItem.flatMap(object)
    if wanted.toItem != nil, other == nil { return nil }
    guard let cls = world.runtime.lookUpClass("NSLayoutConstraint") else { return nil }
    let selector = world.runtime.selector(
      "constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:")
    let made = try world.runtime.send(
      cls, selector,
      Arguments([
        .object(item), .integer(Int64(wanted.attribute)), .integer(Int64(wanted.relation)),
        other.map { .object($0) } ?? .none, .integer(Int64(wanted.toAttribute)),
        .number(wanted.multiplier), .number(wanted.constant),
      ])
    ).object
    if let priority = wanted.priority {
      try made?.send(world.runtime.selector("setPriority:"), priority)
    }
    if let identifier = wanted.identifier {
      try made?.send(world.runtime.selector("setIdentifier:"), identifier)
    }
    return made
  }
}
