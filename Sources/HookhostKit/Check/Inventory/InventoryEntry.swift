internal import LuaModules

/// A method that an actor changes, adds, or puts something in front of.
struct InventoryEntry: Equatable {
  let actor: String
  /// The class whose method is changed, without dynamic subclasses; `?` if only the text names it.
  let cls: String
  let isClassMethod: Bool
  let selector: String
  let technique: HookTechnique
  /// The installer: `+load`, a constructor, a method, a model.
  var installer: String
  /// The position of the implementation, and of the call that installed it.
  let place: String?
  let installed: String?
  /// The class and its superclasses.
  var lineage: [String] = []
  /// The subclass that defines the method with which one of a superclass was exchanged.
  var bareClass: String?
  /// The class of an object that was set as a delegate.
  var delegateClass: String?
  /// Whether the app's delegate protocols declare the method, which an object may lack.
  var isOptional = false
  /// Whether it is a category's method that returns a value.
  var isAnswer = false
  /// Whether it is a block that has a parameter more than the method, mostly one for the selector.
  var hasExtraParameter = false
  /// Whether the hook looks something up by `_cmd`.
  var looksUpCommand = false
  /// Whether the original was called by another selector; nil if that was not measured.
  var renamesCommand: Bool?
  /// Whether the original was called while the app was driven; nil if that was not measured.
  var callsOriginal: Bool?
  /// How often it ran while the app was driven, with this actor alone; nil if that was not measured.
  var runs: Int?
  /// How often it ran under each system, if the options name a list of them.
  var runsBySystem: [String: Int] = [:]
  /// Whether the object was observed by a key path when its class was replaced.
  var isBesideKVO = false
  /// The differences of other versions of the system for the method.
  var differences: [String] = []
  /// Whether only the text shows it, and no run has reached it.
  var isUnrun = false

  /// `-[Class selector]`.
  var method: String { method(in: cls) }

  /// The name of the method as one of another class, such as a subclass that inherits it.
  func method(in cls: String) -> String { "\(isClassMethod ? "+" : "-")[\(cls) \(selector)]" }

  var party: LabParty {
    LabParty(owner: actor, method: method, place: place ?? installed ?? actor, installed: installed)
  }

  /// Whether its messages reach another entry's `forwardInvocation:`.
  private func isForwarded(to other: InventoryEntry) -> Bool {
    technique == .forwarding && other.selector == "forwardInvocation:"
  }

  /// Whether two entries change messages of the same selector to one line of classes, or one forwards
  /// messages to a method that the other changes.
  func meets(_ other: InventoryEntry) -> Bool {
    guard !isUnrun, !other.isUnrun, isClassMethod == other.isClassMethod,
      selector == other.selector || isForwarded(to: other) || other.isForwarded(to: self)
    else { return false }
    // A proxy's own class is not in line with those of the delegates that it stands for.
    let isProxy = [self, other].contains { $0.technique == .delegate && $0.delegateClass == nil }
    if isProxy { return true }
    return lineage.contains(other.cls) || other.lineage.contains(cls)
  }

  /// Whether it changes the class of objects whose class, a superclass or a subclass is named.
  func changesClass(_ name: String) -> Bool {
    technique == .isa && selector == "class" && lineage.contains(name)
  }

  var json: JSON {
    .object([
      ("actor", .text(actor)), ("class", .text(cls)), ("classMethod", .flag(isClassMethod)),
      ("selector", .text(selector)), ("technique", .text(technique.rawValue)),
      ("installer", .text(installer)), ("place", place.map { .text($0) }),
      ("installed", installed.map { .text($0) }), ("lineage", .strings(lineage)),
      ("bare", bareClass.map { .text($0) }), ("optional", .flag(isOptional)),
      ("extra", .flag(hasExtraParameter)), ("answers", .flag(isAnswer)),
      ("looksUp", .flag(looksUpCommand)), ("renames", renamesCommand.map { .flag($0) }),
      ("callsOriginal", callsOriginal.map { .flag($0) }), ("runs", runs.map { .integer($0) }),
      ("unrun", .flag(isUnrun)), ("besideKVO", .flag(isBesideKVO)),
      ("differences", .strings(differences)),
      ("delegateClass", delegateClass.map { .text($0) }),
    ])
  }

  init?(_ json: JSON) {
    guard let actor = json["actor"]?.string, let cls = json["class"]?.string,
      let selector = json["selector"]?.string,
      let technique = json["technique"]?.string.flatMap(HookTechnique.init(rawValue:))
    else { return nil }
    self.init(
      actor: actor, cls: cls, isClassMethod: json["classMethod"]?.isTrue ?? false,
      selector: selector, technique: technique, installer: json["installer"]?.string ?? "",
      place: json["place"]?.string, installed: json["installed"]?.string)
    lineage = json["lineage"]?.words ?? []
    bareClass = json["bare"]?.string
    isOptional = json["optional"]?.isTrue ?? false
    hasExtraParameter = json["extra"]?.isTrue ?? false
    isAnswer = json["answers"]?.isTrue ?? false
    looksUpCommand = json["looksUp"]?.isTrue ?? false
    renamesCommand = json["renames"].map(\.isTrue)
    callsOriginal = json["callsOriginal"].map(\.isTrue)
    runs = json["runs"]?.integer
    isUnrun = json["unrun"]?.isTrue ?? false
    isBesideKVO = json["besideKVO"]?.isTrue ?? false
    differences = json["differences"]?.words ?? []
    delegateClass = json["delegateClass"]?.string
  }

  init(
    actor: String, cls: String, isClassMethod: Bool, selector: String, technique: HookTechnique,
    installer: String, place: String?, installed: String?
  ) {
    self.actor = actor
    self.cls = cls
    self.isClassMethod = isClassMethod
    self.selector = selector
    self.technique = technique
    self.installer = installer
    self.place = place
    self.installed = installed
  }
}

/// A method that a category adds to a class of someone else.
struct CategoryMethod: Equatable {
  let actor: String
  let method: String
  let place: String
  /// Whether a runtime function of the actor uses it to change another method.
  let isAlias: Bool

  var selector: String { String(method.drop { $0 != " " }.dropFirst().dropLast()) }

  /// The class of the method: `UIView` of `-[UIView bottom]`.
  var cls: Substring { method.dropFirst(2).prefix { $0 != " " } }

  var json: JSON {
    .object([
      ("actor", .text(actor)), ("method", .text(method)), ("place", .text(place)),
      ("alias", .flag(isAlias)),
    ])
  }

  init(actor: String, method: String, place: String, isAlias: Bool) {
    self.actor = actor
    self.method = method
    self.place = place
    self.isAlias = isAlias
  }

  init?(_ json: JSON) {
    guard let actor = json["actor"]?.string, let method = json["method"]?.string,
      let place = json["place"]?.string
    else { return nil }
    self.init(
      actor: actor, method: method, place: place, isAlias: json["alias"]?.isTrue ?? false)
  }
}
