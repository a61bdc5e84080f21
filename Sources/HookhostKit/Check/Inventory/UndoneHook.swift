internal import LuaModules

/// A hook of an actor that is taken away again without another actor.
struct UndoneHook {
  /// The cause of the removal, as a phrase.
  let cause: String
  /// An error if it happens in every run, a warning if an app may cause it, a note if the actor's own
  /// code decides about the cause.
  let level: CheckFinding.Level
  let party: LabParty

  /// The fix for an SDK that restores an implementation on purpose.
  static let fix =
    "Leave the hook in place, and let it only call the original: restoring an implementation removes "
    + "the hooks that were installed since."

  init(_ cause: String, _ level: CheckFinding.Level, _ party: LabParty) {
    (self.cause, self.level, self.party) = (cause, level, party)
  }

  /// Whether another actor's hook is on the same method, in one line of classes.
  func meets(_ entry: InventoryEntry) -> Bool {
    !entry.isUnrun && entry.lineage.contains { entry.method(in: $0) == party.method }
  }

  init?(_ json: JSON) {
    guard let party = json["party"].flatMap(LabParty.init), let cause = json["cause"]?.string,
      let level = json["level"]?.string.flatMap(CheckFinding.Level.init)
    else { return nil }
    self.init(cause, level, party)
  }

  var json: JSON {
    .object([
      ("cause", .text(cause)), ("level", .text(level.rawValue)), ("party", party.json),
    ])
  }
}
