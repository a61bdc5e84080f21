internal import LuaModules

/// Something that an actor registers with the system, by which it is called without changing a method.
struct Registration: Equatable {
  /// The types of registrations.
  enum Slot: String, CaseIterable {
    case urlProtocol = "URL protocol"
    case exceptionHandler = "exception handler"
    case signalHandler = "signal handler"
    case notification
    case keyPath = "key path"
    case associationKey = "association key"
    /// A `dispatch_once` whose block never runs, since another one uses its token.
    case onceToken = "dispatch_once token"
    /// An observer of notifications that is an object of a class of others, by the class's name.
    case foreignObserver = "observer"
    /// The removal of all observations of such an object.
    case observerRemoval = "removal of observations"

    /// Whether reports list it: the others are facts for rules.
    var isListed: Bool { ![.associationKey, .onceToken].contains(self) && !isForRules }
    /// Whether no report has it.
    var isForRules: Bool { self == .foreignObserver || self == .observerRemoval }
    /// Whether it takes a place that the process has once, or is asked before others.
    var isShared: Bool { [.urlProtocol, .exceptionHandler, .signalHandler].contains(self) }
  }

  let actor: String
  let slot: Slot
  /// The class, the signal, the notification, the key or key path after the object's class, or the
  /// position of the first use of a token.
  let name: String
  /// The position of the call.
  let place: String
  /// Whether the actor reads the handler that was set before; nil for no handler.
  var keepsPrevious: Bool?
  /// Whether a URL protocol answers a request that another actor made.
  var answersOthers = false

  var party: LabParty { LabParty(owner: actor, method: nil, place: place, installed: nil) }

  /// The name of the place that it takes, which is the same for all actors.
  var shared: String {
    switch slot {
    case .urlProtocol: "+[NSURLProtocol registerClass:]"
    case .exceptionHandler: "NSSetUncaughtExceptionHandler"
    case .signalHandler: name
    default: name
    }
  }

  var json: JSON {
    .object([
      ("actor", .text(actor)), ("slot", .text(slot.rawValue)), ("name", .text(name)),
      ("place", .text(place)), ("keeps", keepsPrevious.map { .flag($0) }),
      ("answers", .flag(answersOthers)),
    ])
  }

  init(actor: String, slot: Slot, name: String, place: String, keepsPrevious: Bool? = nil) {
    (self.actor, self.slot, self.name, self.place) = (actor, slot, name, place)
    self.keepsPrevious = keepsPrevious
  }

  init?(_ json: JSON) {
    guard let actor = json["actor"]?.string,
      let slot = json["slot"]?.string.flatMap(Slot.init(rawValue:)),
      let name = json["name"]?.string, let place = json["place"]?.string
    else { return nil }
    self.init(actor: actor, slot: slot, name: name, place: place)
    keepsPrevious = json["keeps"].map(\.isTrue)
    answersOthers = json["answers"]?.isTrue ?? false
  }
}
