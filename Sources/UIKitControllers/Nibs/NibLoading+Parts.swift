internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitControls
internal import UIKitLists
internal import UIKitRuntime

/// Objects that are parts of others: content views, items of bars, prototypes and static cells.
extension NibLoading {
  /// Creates the parts of a new object, and gives a list its prototypes or static cells.
  func addParts(of description: NibObject, to object: RuntimeObject) throws {
    if let cell = object as? UITableViewCell, let style = description.integer("style") {
      cell.style = style
    } else if let table = object as? UITableView, let style = description.integer("style") {
      table.decode(style: style)
    } else if let item = object as? UIBarButtonItem, let system = description.integer("systemItem")
    {
      item.systemItem = system
    } else if let button = object as? UIButton, let type = description.integer("buttonType") {
      button.buttonType = type
    } else if object is UISegmentedControl {
      try addSegments(description.lists.segments, to: object)
    }
    for part in description.parts { try add(part, to: object) }
    for (selector, arguments) in description.messages {
      _ = try runtime.send(object, runtime.selector(selector), Arguments(arguments))
    }
    addPrototypes(description.lists.prototypes, to: object)
    try addStaticCells(description.lists.sections)
  }

  private func add(_ part: NibPart, to object: RuntimeObject) throws {
    if part.isOwned, let description = part.objects.first {
      let owned: Value = try object.call(runtime.selector("valueForKey:"), part.property)
      if let owned = owned.object { try adopt(owned, description) }
      return
    }
    let objects = try part.objects.compactMap { try make($0).map { Value.object($0) } }
    let value = part.isList ? Value.list(objects) : objects.first ?? .none
    try object.send(runtime.selector("setValue:forKey:"), value, part.property)
  }

  /// Makes an existing object one of the nib.
  private func adopt(_ object: RuntimeObject, _ description: NibObject) throws {
    object.retain()
    made.append((description, object))
    if let id = description.id { name(object, id) }
    let setValue = runtime.selector("setValue:forKeyPath:")
    for (name, value) in description.properties where object.readsItself(name) {
      try object.send(setValue, value, name)
    }
    for subview in description.subviews {
      guard let view = try make(subview) as? UIView else { continue }
      try (object as? UIView)?.insert(view, at: (object as? UIView)?.subviews.count ?? 0)
    }
    try addParts(of: description, to: object)
  }

  private func addSegments(_ titles: [String], to control: RuntimeObject) throws {
    let insert = runtime.selector("insertSegmentWithTitle:atIndex:animated:")
    for (place, title) in titles.enumerated() {
      try control.send(insert, title, place, false)
    }
  }

  private func addPrototypes(_ prototypes: [NibLists.Prototype], to list: RuntimeObject) {
    for prototype in prototypes {
      let made = NibPrototype(name, prototype.roots, owner as? UIViewController, world)
      if let table = list as? UITableView {
        table.setPrototype(made, for: prototype.identifier)
      } else if let collection = list as? UICollectionView {
        collection.setPrototype(made, kind: prototype.kind, for: prototype.identifier)
      }
    }
  }

  private func addStaticCells(_ sections: [NibLists.Section]) throws {
    guard !sections.isEmpty, let controller = owner as? UITableViewController else { return }
    let cells = StaticCells()
    controller.staticCells = cells
    for section in sections {
      let made = try section.cells.compactMap { description -> (UITableViewCell, Double?)? in
        guard let cell = try make(description) as? UITableViewCell else { return nil }
        return (cell, description.number("rowHeight"))
      }
      cells.addSection(header: section.header, footer: section.footer, made)
    }
  }
}

/// A prototype of a storyboard's list, whose connections lead to the scene's controller.
final class NibPrototype: ListPrototype {
  private let name: String
  private let roots: [NibObject]
  @Weak private var owner: UIViewController?
  private unowned let world: UIKitWorld

  init(_ name: String, _ roots: [NibObject], _ owner: UIViewController?, _ world: UIKitWorld) {
    (self.name, self.roots, self.world) = (name, roots, world)
    self.owner = owner
  }

  func makeElement() throws -> RuntimeObject? {
    let loading = NibLoading(name, owner: nil, in: world)
    if let owner { loading.name(owner, NibObject.owner) }
    let top = try loading.load(roots)
    try owner?.connectSegues(embeds: false) { loading.object($0) }
    return top.first
  }
}

extension NibObject {
  /// The value of a property that is a whole number.
  fileprivate func integer(_ property: String) -> Int? {
    guard case .integer(let number)? = properties.first(where: { $0.name == property })?.value
    else {
      return nil
    }
    return Int(number)
  }

  /// The value of a property that is a number.
  fileprivate func number(_ property: String) -> Double? {
    switch properties.first(where: { $0.name == property })?.value {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }
}
