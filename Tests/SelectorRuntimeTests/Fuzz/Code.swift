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

/// The selectors of all programs; the first are sent, and the runtime itself sends the others.
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
    /// Returns its number.
    case answers
    /// Sends its own message to super, as a method written in that class does.
    case callsSuper(above: Int)
    case sends(Int, Ref)
    /// A resolver that adds the requested method.
    case adds
    /// A resolver that returns YES and adds nothing.
    case lies
    case target(Ref?)
    case raises
  }

  /// Identifies the body.
  let number: Int
  let body: Body

  /// The method that a correct resolver adds for a selector.
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

/// The result of a message or a query.
enum Outcome: Equatable {
  case nothing
  case number(Int)
  case yes, no
  case ref(Ref)
  /// A method, by its class and its index in the class's list.
  case method(Int, place: Int)
  /// An implementation; nil if the selector is not implemented.
  case code(Int?)
  case unrecognized(Ref, Int)
  case deallocated(Ref)
  case raised(Int)
  case refused
  case other(String)
}

/// One body that ran, and its receiver.
struct Call: Equatable, CustomStringConvertible {
  let code: Int
  let receiver: Ref
  let name: Int
  let argument: Int?

  var description: String { "#\(code) [\(receiver) \(Name.all[name])] \(argument ?? -1)" }
}

/// The limits of a program: how deep bodies nest, and how many run in one step.
struct Fuel {
  var depth = 0
  var calls: [Call] = []
  /// Whether a body can still send.
  var lasts: Bool { depth < 10 && calls.count < 40 }
}
