internal import LuaModules

/// The orders of a check.
extension CheckResult {
  /// The hooks of the actors of an order that have run alone, by the actors' names.
  func promises(of order: [Int], _ system: String?) -> JSON? {
    guard order.count > 1 else { return nil }
    return JSON.object(
      order.map { (parts[$0].name, laid[Run(actors: [$0], system: system)]) })
  }

  /// Whether one program may have both parts: no app has another one, or more of an extension.
  func areLinked(_ left: Part, _ right: Part) -> Bool {
    (!left.isProgram || !right.isProgram)
      && left.links?.contains(right.name) != false && right.links?.contains(left.name) != false
  }

  /// Whether one of two parts removes all observations of objects that observe for the other.
  func shareObservers(_ left: Part, _ right: Part) -> Bool {
    func removes(_ one: Part, _ other: Part) -> Bool {
      one.registered.contains { removal in
        removal.slot == .observerRemoval
          && other.registered.contains {
            $0.slot == .foreignObserver && $0.name == removal.name
          }
      }
    }
    return removes(left, right) || removes(right, left)
  }

  /// The classes with hooks of any actor, and the classes of Foundation that they are private
  /// subclasses of: an app has objects of `__NSCFString` without naming the class.
  var hookedClasses: [String] {
    let entries = parts.flatMap(\.entries)
    let lines = entries.flatMap { $0.lineage.filter { $0 != "NSObject" && $0.hasPrefix("NS") } }
    return Set(entries.map(\.cls) + lines).sorted()
  }

  /// One run of an order.
  struct Run: Hashable {
    let actors: [Int]
    /// The version of the system; nil for the usual one.
    let system: String?
    /// The methods that take hooks away once all actors are installed, by name.
    var removers: [String] = []
  }

  /// The verdict of one order.
  struct Order {
    let run: Run
    let result: LabResult.Order
    /// All findings of the run.
    var findings: [LabFinding] = []

    var actors: [Int] { run.actors }
    var system: String? { run.system }
    /// The names of the actors, then of the methods that take hooks away.
    var names: [String] { result.order + run.removers }
  }

  /// How often a native method was called in an order, and whether under another name.
  struct OriginalCount {
    let calls: Int
    let isRenamed: Bool
  }
}

extension CheckResult.Part {
  /// Whether it changes the class of an object of a class that another part observes by key paths.
  func changesClasses(observedBy other: CheckResult.Part) -> Bool {
    entries.contains { entry in other.observed.contains { entry.changesClass($0) } }
  }

  /// Whether it may change a method by a name that only a category of another part defines.
  func namesMethods(of other: CheckResult.Part) -> Bool {
    !foreignSelectors.isEmpty
      && other.categories.contains { foreignSelectors.contains($0.selector) }
  }
}
