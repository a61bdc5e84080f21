internal import LuaModules
internal import ScriptHost

/// The changes by a run of one actor with some installers.
struct InstallerLook {
  var entries: [InventoryEntry] = []
  var categories: [CategoryMethod] = []
  var undone: [LabParty] = []
  /// Whether a line has taken a hook away that it had installed.
  var undoesItself = false
  var observed: [String] = []
  /// The classes that the sources of the actor define, with their positions; only after loading.
  var classes: [String: String] = [:]
  var registered: [Registration] = []
  /// A subclass for which the `+initialize` of the last installer runs again.
  var heir: String?
  var fault: LabFinding?
  /// The exceptions of installers, by name, and those at load, by an empty name.
  var raised: [String: String] = [:]
  /// The names that the sources have used and hookhost does not have.
  var missing: [MissingName] = []
  /// How the installers have ended the process; nil if they have returned.
  var ending: String?

  init() {}

  var json: JSON {
    let raised = raised.map { JSON.Member($0.key, .text($0.value)) }
    return .object([
      ("entries", .array(entries.map(\.json))), ("categories", .array(categories.map(\.json))),
      ("undone", .array(undone.map(\.json))), ("undoesItself", .flag(undoesItself)),
      ("observed", .strings(observed)),
      ("registered", .array(registered.map(\.json))), ("heir", heir.map { .text($0) }),
      ("fault", fault?.checkJSON), ("raised", JSON(.object(raised))),
      ("missing", .array(missing.map(\.json))),
    ])
  }

  init(_ json: JSON) {
    func list<Element>(_ name: String, _ read: (JSON) -> Element?) -> [Element] {
      json[name]?.elements?.compactMap(read) ?? []
    }
    entries = list("entries", InventoryEntry.init)
    categories = list("categories", CategoryMethod.init)
    undone = list("undone", LabParty.init)
    undoesItself = json["undoesItself"]?.isTrue ?? false
    observed = json["observed"]?.words ?? []
    registered = list("registered", Registration.init)
    heir = json["heir"]?.string
    fault = json["fault"].flatMap(LabFinding.init)
    if case .object(let members)? = json["raised"]?.content {
      for member in members { raised[member.name] = member.value.string }
    }
    missing = list("missing", MissingName.init)
  }
}
