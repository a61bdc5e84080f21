internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase

/// One object of a nib, as a script describes it.
final class NibObject {
  /// A message that an object sends for an event.
  struct Action {
    /// Control events; nil for a tap.
    let event: Int?
    let selector: String
    /// The id of the target; nil for the file's owner.
    let target: String?
  }

  /// An outlet: a property, and the object or the list of objects assigned to it.
  struct Outlet {
    let name: String
    let ids: [String]
    let isCollection: Bool
  }

  let id: String?
  /// Nil for the file's owner, which exists already.
  let className: String?
  /// The properties, the frame first.
  let properties: [(name: String, value: Value)]
  let outlets: [Outlet]
  let actions: [Action]
  let subviews: [NibObject]
  /// The constraints that it contains, and the layout guides by the ids that constraints name them by.
  let constraints: [NibConstraint]
  let guides: [(id: String, property: String)]
  /// The setters of its content priorities, with their values and axes.
  let priorities: [(selector: String, priority: Double, axis: Int)]
  /// Objects that are values of its properties, and the lists of a table or collection.
  let parts: [NibPart]
  let lists: NibLists
  /// Messages that give it what no property does, sent once it is created: `{"setTitle:forState:", "Go", 1}`.
  let messages: [(selector: String, arguments: [Value])]
  /// Its position in the description, for errors.
  let place: NibPlace

  /// The ids of the file's owner and of the first responder.
  static let owner = "owner", firstResponder = "firstResponder"

  /// Whether it represents the file's owner.
  var isOwner: Bool { id == Self.owner }

  /// Parses a table.
  ///
  /// - Parameters:
  ///   - table: the description of the object.
  ///   - place: its position, for errors.
  /// - Throws: `RuntimeError` if it is not a table or contains a value of the wrong type.
  init(_ table: Value, _ place: NibPlace) throws {
    guard place.depth < NibPlace.greatestDepth else {
      let start = NibPlace(path: String(place.path.prefix(60)) + "…")
      throw start.error("objects nest \(place.depth) deep; a table may contain itself")
    }
    try place.countObject()
    guard let entries = table.entries else {
      throw place.error("must be a table, got \(table.typeName)")
    }
    var properties: [(name: String, value: Value)] = []
    var fields: [String: Value] = [:]
    for entry in entries {
      guard case .string(let name) = entry.key else {
        throw place.error("must have names as keys, got \(entry.key.typeName)")
      }
      if Self.reserved.contains(name) {
        fields[name] = entry.value
      } else {
        properties.append((name, entry.value.keptCopy))
      }
    }
    self.place = place
    id = try place.text(fields["id"], "id")
    className = try place.text(fields["class"], "class") ?? (id == Self.owner ? nil : "UIView")
    self.properties = properties.sorted {
      ($0.name == "frame" ? 0 : 1, $0.name) < ($1.name == "frame" ? 0 : 1, $1.name)
    }
    outlets = try Self.outlets(fields["outlets"], place)
    actions = try Self.actions(fields["actions"], place)
    subviews = try place.list(fields["subviews"], "subviews").enumerated().map { index, table in
      try NibObject(table, place.inside("subviews[\(index + 1)]"))
    }
    constraints = try place.list(fields["constraints"], "constraints").enumerated().map {
      try NibConstraint($1, place.inside("constraints[\($0 + 1)]"))
    }
    guides = try Self.guides(fields["guides"], place)
    parts = try NibPart.parts(fields["parts"], place)
    lists = try NibLists(fields, place)
    priorities = Self.priorities(fields)
    messages = try place.list(fields["messages"], "messages").map {
      let parts = try place.list($0, "messages")
      guard let selector = try place.text(parts.first, "messages"),
        selector.count(where: { $0 == ":" }) == parts.count - 1
      else { throw place.error("messages must have a selector and its arguments") }
      return (selector, parts.dropFirst().map(\.keptCopy))
    }
    for value in values { value.retain() }
  }

  /// The values that it keeps.
  private var values: [Value] { properties.map(\.value) + messages.flatMap(\.arguments) }

  private static func guides(
    _ value: Value?, _ place: NibPlace
  ) throws -> [(id: String, property: String)] {
    guard let value, !value.isNone else { return [] }
    guard let entries = value.entries else {
      throw place.error("guides must be a table from ids to properties")
    }
    return try entries.map { entry in
      guard case .string(let id) = entry.key, case .string(let property) = entry.value else {
        throw place.error("guides must be a table from ids to properties")
      }
      return (id, property)
    }
  }

  private static func priorities(
    _ fields: [String: Value]
  ) -> [(selector: String, priority: Double, axis: Int)] {
    let setters = [
      ("hugging", "setContentHuggingPriority:forAxis:"),
      ("compressionResistance", "setContentCompressionResistancePriority:forAxis:"),
    ]
    return setters.flatMap { key, selector in
      (fields[key]?.elements ?? []).enumerated().compactMap { axis, value in
        switch value {
        case .integer(let priority): (selector, Double(priority), axis)
        case .number(let priority): (selector, priority, axis)
        default: nil
        }
      }
    }
  }

  deinit { for value in values { value.release() } }

  /// The keys that are not properties.
  static let reserved = [
    "id", "class", "outlets", "actions", "subviews", "constraints", "guides", "hugging",
    "compressionResistance", "parts", "prototypes", "sections", "segments", "messages",
  ]

  private static func outlets(_ value: Value?, _ place: NibPlace) throws -> [Outlet] {
    guard let value else { return [] }
    guard let entries = value.entries else {
      throw place.error("outlets must be a table from names to ids")
    }
    return try entries.map { entry in
      guard case .string(let name) = entry.key else {
        throw place.error("outlets must be a table from names to ids")
      }
      if case .string(let id) = entry.value {
        return Outlet(name: name, ids: [id], isCollection: false)
      }
      let ids: [String] = try place.list(entry.value, "outlets.\(name)").map { id in
        guard case .string(let id) = id else {
          throw place.error("outlets.\(name) must be an id or a list of ids")
        }
        return id
      }
      return Outlet(name: name, ids: ids, isCollection: true)
    }
    .sorted { $0.name < $1.name }
  }

  private static func actions(_ value: Value?, _ place: NibPlace) throws -> [Action] {
    try place.list(value, "actions").enumerated().map { index, table in
      let place = place.inside("actions[\(index + 1)]")
      guard table.entries != nil else {
        throw place.error("must be {event =, selector =, target =}")
      }
      let event = table.entry("event")
      guard let selector = try place.text(table.entry("selector"), "selector") else {
        throw place.error("needs a selector")
      }
      var number: Int?
      if !event.isNone {
        guard case .integer(let given) = event else {
          throw place.error("event must be a UIControlEvent…, got \(event.typeName)")
        }
        number = Int(given)
      }
      return Action(
        event: number, selector: selector, target: try place.text(table.entry("target"), "target"))
    }
  }

  /// The object and its descendants, each before its subviews.
  ///
  /// Prototypes have objects of their own.
  var subtree: [NibObject] {
    [self] + parts.flatMap { $0.objects.flatMap(\.subtree) } + lists.cells.flatMap(\.subtree)
      + subviews.flatMap(\.subtree)
  }
}

/// The number of objects of a nib or storyboard, which is the same for all positions in it.
final class NibObjectCount {
  var value = 0
}

/// A position in the description of a nib, for errors.
struct NibPlace {
  let path: String
  /// The number of tables around it.
  var depth = 0
  /// The number of objects that were read from the whole file.
  var count = NibObjectCount()

  /// More than any file of Interface Builder has; a table that contains itself has no end.
  static let greatestDepth = 200
  /// More than any file of Interface Builder has; a table describes an object at each use.
  static let mostObjects = 20_000

  func inside(_ step: String) -> NibPlace {
    NibPlace(path: path + "." + step, depth: depth + 1, count: count)
  }

  /// The position of an element of a list of roots.
  func element(_ index: Int) -> NibPlace {
    NibPlace(path: path + "[\(index + 1)]", depth: depth, count: count)
  }

  /// Counts an object before it is read.
  ///
  /// - Throws: `RuntimeError` if the file has too many.
  func countObject() throws {
    count.value += 1
    guard count.value <= Self.mostObjects else {
      let start = NibPlace(path: String(path.prefix(60)) + (path.count > 60 ? "…" : ""))
      throw start.error(
        "more than \(Self.mostObjects) objects; a table that is used twice describes two objects")
    }
  }

  func error(_ text: String) -> RuntimeError {
    RuntimeError(.invalidArgument, "\(path): \(text)")
  }

  /// Reads an optional string.
  func text(_ value: Value?, _ name: String) throws -> String? {
    switch value ?? .none {
    case .none: return nil
    case .string(let text): return text
    case .selector(let selector): return selector.name
    case .object(let cls as RuntimeClass) where name == "class": return cls.name
    case let other: throw error("\(name) must be a string, got \(other.typeName)")
    }
  }

  /// Reads an optional list.
  func list(_ value: Value?, _ name: String) throws -> [Value] {
    guard let value, !value.isNone else { return [] }
    guard let elements = value.elements else {
      throw error("\(name) must be a list, got \(value.typeName)")
    }
    return elements
  }
}

extension Value {
  /// The value, or a copy of a table, which the script may change later.
  fileprivate var keptCopy: Value {
    if case .foreign(let foreign) = self, !foreign.isBlock {
      .foreign(foreign.copy())
    } else {
      self
    }
  }
}
