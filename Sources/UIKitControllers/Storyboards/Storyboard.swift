internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase

/// A storyboard as a script describes it: controllers and segues.
struct Storyboard {
  /// A segue from one controller to another.
  struct Segue {
    enum Kind: String, CaseIterable {
      case show, present, embed, popover
      /// The root of a navigation controller, or a tab of a tab bar controller.
      case root
      /// Back to an existing controller that implements the action.
      case unwind
    }

    let id: String?
    /// The destination scene; an unwind segue searches for its own.
    let destination: String?
    /// The action of an unwind segue.
    let action: String?
    let kind: Kind
    /// A custom segue class.
    let className: String?
    /// The nib object that triggers it, or that contains an embedded view.
    let object: String?
    /// Whether the accessory button of a cell triggers it, not the selection.
    let isOfAccessory: Bool
  }

  /// One controller.
  final class Scene {
    let id: String
    let description: NibObject
    let nibName: String?
    /// The inline nib of its view.
    let nib: [NibObject]?
    let segues: [Segue]
    /// The storyboard and the scene that it stands for; without a scene the initial one.
    let reference: (storyboard: String, scene: String?)?

    init(
      id: String, description: NibObject, nibName: String?, nib: [NibObject]?, segues: [Segue],
      reference: (storyboard: String, scene: String?)?
    ) {
      self.reference = reference
      self.id = id
      self.description = description
      self.nibName = nibName
      self.nib = nib
      self.segues = segues
    }
  }

  let name: String
  let initial: String?
  let scenes: [String: Scene]
}

extension NibTable {
  /// Registers a storyboard.
  ///
  /// - Parameters:
  ///   - name: the name of the storyboard.
  ///   - table: `{initial =, scenes = {id = {class =, nib =, segues =}}}`.
  /// - Throws: `RuntimeError` with the position of an invalid value.
  package mutating func register(storyboard name: String, _ table: Value) throws {
    let place = NibPlace(path: "storyboard '\(name)'")
    guard let scenes = table.entry("scenes").entries else {
      throw place.error("needs scenes: a table from ids to controllers")
    }
    var known: [String: Storyboard.Scene] = [:]
    for entry in scenes {
      guard case .string(let id) = entry.key else {
        throw place.error("the id of a scene is a string")
      }
      known[id] = try Self.scene(id, entry.value, place.inside(id))
    }
    for scene in known.values {
      for case let destination? in scene.segues.map(\.destination)
      where known[destination] == nil {
        throw place.inside(scene.id).error("no scene has the id '\(destination)'")
      }
    }
    let initial = try place.text(table.entry("initial"), "initial")
    if let initial, known[initial] == nil { throw place.error("no scene has the id '\(initial)'") }
    storyboards[name] = Storyboard(name: name, initial: initial, scenes: known)
  }

  private static func scene(
    _ id: String, _ table: Value, _ place: NibPlace
  ) throws -> Storyboard.Scene {
    guard let entries = table.entries else { throw place.error("must be a table") }
    let own = ["nib", "segues", "reference"]
    var rest = entries.filter { entry in !own.contains { entry.key.isText($0) } }
    if !rest.contains(where: { $0.key.isText("class") }) {
      rest.append(.init(key: .string("class"), value: .string("UIViewController")))
    }
    let reference = table.entry("reference")
    let storyboard = try place.text(reference.entry("storyboard"), "reference.storyboard")
    let scene = try place.text(reference.entry("id"), "reference.id")
    let nib = table.entry("nib")
    var nibName: String?
    if case .string(let name) = nib { nibName = name }
    return Storyboard.Scene(
      id: id, description: try NibObject(.dictionary(rest), place), nibName: nibName,
      nib: nibName == nil && !nib.isNone
        ? try NibTable.objects(of: nib, place.inside("nib")) : nil,
      segues: try place.list(table.entry("segues"), "segues").enumerated().map { index, table in
        try segue(table, place.inside("segues[\(index + 1)]"))
      }, reference: storyboard.map { ($0, scene) })
  }

  /// Reads the trigger of a segue from a cell.
  private static func isOfAccessory(_ table: Value, _ place: NibPlace) throws -> Bool {
    let word = try place.text(table.entry("trigger"), "trigger")
    guard word == nil || ["selection", "accessory"].contains(word) else {
      throw place.error("trigger must be 'selection' or 'accessory', got '\(word ?? "")'")
    }
    return word == "accessory"
  }

  private static func segue(_ table: Value, _ place: NibPlace) throws -> Storyboard.Segue {
    guard table.entries != nil else { throw place.error("must be {id =, to =, kind =}") }
    let destination = try place.text(table.entry("to"), "to")
    let action = try place.text(table.entry("action"), "action")
    let word = try place.text(table.entry("kind"), "kind") ?? "show"
    guard let kind = Storyboard.Segue.Kind(rawValue: word) else {
      let words = Storyboard.Segue.Kind.allCases.map { "'\($0)'" }.joined(separator: " or ")
      throw place.error("kind must be \(words), got '\(word)'")
    }
    if kind == .unwind {
      guard action != nil else { throw place.error("needs 'action', a selector of its end") }
      guard destination == nil else { throw place.error("an unwind segue finds its end itself") }
    } else if destination == nil {
      throw place.error("needs 'to', the id of a scene")
    } else if action != nil {
      throw place.error("'action' belongs to a segue of the kind 'unwind'")
    }
    return Storyboard.Segue(
      id: try place.text(table.entry("id"), "id"), destination: destination, action: action,
      kind: kind,
      className: try place.text(table.entry("class"), "class"),
      object: try place.text(table.entry("from"), "from"),
      isOfAccessory: try isOfAccessory(table, place))
  }
}
