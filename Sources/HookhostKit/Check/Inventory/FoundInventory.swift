internal import LuaModules
internal import ScriptHost

/// The inventory of one actor, while it is being found.
struct FoundInventory {
  var entries: [InventoryEntry] = []
  var categories: [CategoryMethod] = []
  /// The classes that it defines, with their positions.
  var classes: [String: String] = [:]
  var installs: [CheckInstaller] = []
  /// The methods that take away what installers have installed.
  var removers: [CheckInstaller] = []
  /// Installers that raise, do not end, or were not called, with the reason.
  private(set) var notes: [(name: String, reason: String)] = []
  var undone: [UndoneHook] = []
  var faults: [String] = []
  /// The classes of the objects that it observes by key paths.
  var observed: [String] = []
  /// Its registrations with the system.
  var registered: [Registration] = []
  /// The names that its sources use, at load and in installers, and hookhost does not have.
  var missing: [MissingName] = []
  /// The methods that its sources send and no header declares.
  var undeclared: Set<String> = []
  /// The selectors near a change of methods that neither the system nor the actor has.
  var foreignSelectors: [String] = []
  /// The numbers of the actors that are loaded with it, since its `+load`s raise without them.
  var beside: [Int] = []
  /// Its classes and what its `+load`s name, as the worker's script returns them.
  var loads: JSON?
  /// Installers that were named, but that the actor does not define.
  var unknown: [String] = []

  func isNew(_ others: [InventoryEntry]) -> Bool { others.contains { !holds($0) } }

  private func holds(_ other: InventoryEntry) -> Bool {
    entries.contains { $0.method == other.method && $0.place == other.place }
  }

  mutating func take(_ others: [InventoryEntry], installer: String) {
    for other in others where !holds(other) {
      var entry = other
      entry.installer = installer
      entries.append(entry)
    }
  }

  /// Takes what an installer has registered.
  ///
  /// - Returns: Whether a place that the process has once is among it, and was not before.
  mutating func take(_ others: [Registration]) -> Bool {
    let new = others.filter { !registered.contains($0) }
    registered += new
    return new.contains { $0.slot.isShared }
  }

  mutating func note(_ one: JSON, _ reason: String) {
    guard let name = one["name"]?.string else { return }
    notes.append((name, reason))
  }

  mutating func note(_ name: String, _ reason: String) { notes.append((name, reason)) }

  func json(unread: [ImageReading.Unread]) -> JSON {
    .object([
      ("entries", .array(entries.map(\.json))), ("categories", .array(categories.map(\.json))),
      ("classes", JSON(.object(classes.map { JSON.Member($0.key, .text($0.value)) }))),
      ("installs", .array(installs.map(\.json))), ("removers", .array(removers.map(\.json))),
      (
        "notes",
        .array(notes.map { .object([("name", .text($0.name)), ("reason", .text($0.reason))]) })
      ),
      ("undone", .array(undone.map(\.json))),
      ("beside", .array(beside.map { .integer($0) })),
      ("registered", .array(registered.map(\.json))),
      ("observed", .strings(observed)), ("faults", .strings(faults)),
      ("unknown", .strings(unknown)), ("loads", loads), ("foreign", .strings(foreignSelectors)),
      ("missing", .array(missing.map(\.json))), ("undeclared", .strings(undeclared.sorted())),
      (
        "unread",
        .array(unread.map { .object([("path", .text($0.path)), ("reason", .text($0.reason))]) })
      ),
    ])
  }
}
