/// A name in a program: an instance or a class, by its number.
///
/// A class has an even number and its metaclass the odd one after it.
enum Ref: Hashable, CustomStringConvertible {
  case object(Int)
  case cls(Int)

  var description: String {
    switch self {
    case .object(let number): "object\(number)"
    case .cls(let number): Ref.className(number)
    }
  }

  static func className(_ number: Int) -> String {
    number.isMultiple(of: 2) ? "class\(number / 2)" : "meta\(number / 2)"
  }
}

/// The selectors of all programs; the first are sent, the others the runtime itself sends, too.
enum Name {
  static let all = [
    "a", "b", "c:", "d:",
    "resolveInstanceMethod:", "resolveClassMethod:", "forwardingTargetForSelector:",
    "doesNotRecognizeSelector:", "initialize",
  ]
  static let ordinary = 4
  static let resolveInstanceMethod = 4
  static let resolveClassMethod = 5
  static let forwardingTarget = 6
  static let doesNotRecognize = 7
  static let initialize = 8
}

/// A method's body: both sides run it, each with its own messages.
struct Code: Equatable, CustomStringConvertible {
  enum Body: Equatable {
    /// Answers its number.
    case answers
    /// Sends its own message to super, as a method written in that class does.
    case callsSuper(above: Int)
    case sends(Int, Ref)
    /// A resolver that adds what it is asked for.
    case adds
    /// A resolver that says yes and adds nothing.
    case lies
    case target(Ref?)
    case raises
  }

  /// Tells it from all others.
  let number: Int
  let body: Body

  /// The method that an honest resolver adds for a selector.
  func added(for name: Int) -> Code {
    Code(number: 1000 + number * 10 + name, body: .answers)
  }

  var description: String {
    switch body {
    case .answers: "#\(number)"
    case .callsSuper(let cls): "#\(number){super of \(Ref.className(cls))}"
    case .sends(let name, let ref): "#\(number){[\(ref) \(Name.all[name])]}"
    case .adds: "#\(number){adds}"
    case .lies: "#\(number){lies}"
    case .target(let ref): "#\(number){target \(ref.map(\.description) ?? "nil")}"
    case .raises: "#\(number){raises}"
    }
  }
}

/// The answer to a message or a question.
enum Outcome: Equatable {
  case nothing
  case number(Int)
  case yes, no
  case ref(Ref)
  /// A method, by its class and its place in that one's list.
  case method(Int, place: Int)
  /// An implementation; nil is that of what is not implemented.
  case code(Int?)
  case unrecognized(Ref, Int)
  case deallocated(Ref)
  case raised(Int)
  case refused
  case other(String)
}

/// One body that ran, and for whom.
struct Call: Equatable, CustomStringConvertible {
  let code: Int
  let receiver: Ref
  let name: Int
  let argument: Int?

  var description: String { "#\(code) [\(receiver) \(Name.all[name])] \(argument ?? -1)" }
}

/// The end of every program: how deep bodies nest, and how many run in one step.
struct Fuel {
  var depth = 0
  var calls: [Call] = []
  /// Whether a body may still send.
  var lasts: Bool { depth < 10 && calls.count < 40 }
}
