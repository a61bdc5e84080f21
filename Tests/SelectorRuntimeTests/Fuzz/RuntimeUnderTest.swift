import SelectorRuntime

/// The real runtime, with the interface that the programs use.
final class RuntimeUnderTest {
  let runtime = Runtime()
  let selectors: [Selector]
  var classes: [RuntimeClass] = []
  var objects: [RuntimeObject] = []
  var snapshots: [Mark] = []
  var fuel = Fuel()
  /// Every created implementation, so that a stale cache is a difference and not a crash.
  private var made: [Implementation] = []
  /// Retained, so that disposed classes keep their methods, as the reference's do.
  private let beginning: RuntimeSnapshot

  /// A snapshot, and the number of names at that time.
  struct Mark {
    let snapshot: RuntimeSnapshot
    let classes, objects: Int

    init(snapshot: RuntimeSnapshot, _ classes: Int, _ objects: Int) {
      self.snapshot = snapshot
      self.classes = classes
      self.objects = objects
    }
  }

  struct Raised: Error { let number: Int }

  /// An implementation with the body of a program.
  final class Scripted: Implementation {
    let code: Code
    private unowned let side: RuntimeUnderTest

    init(_ code: Code, _ side: RuntimeUnderTest) {
      self.code = code
      self.side = side
      super.init()
    }

    override func invoke(
      _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
    ) throws -> Value {
      try side.run(code, receiver, selector, arguments)
    }
  }

  init() {
    let runtime = runtime
    selectors = Name.all.map { runtime.selector($0) }
    beginning = runtime.snapshot()
  }

  func implementation(_ code: Code) -> Implementation {
    let implementation = Scripted(code, self)
    made.append(implementation)
    return implementation
  }

  func object(_ ref: Ref) -> RuntimeObject {
    switch ref {
    case .object(let number): objects[number]
    case .cls(let number): classes[number]
    }
  }

  func ref(_ object: RuntimeObject) -> Ref? {
    if let cls = object as? RuntimeClass {
      return classes.firstIndex { $0 === cls }.map { .cls($0) }
    }
    return objects.firstIndex { $0 === object }.map { .object($0) }
  }

  func name(_ selector: Selector) -> Int {
    selectors.firstIndex { $0 === selector } ?? -1
  }

  func number(of implementation: Implementation) -> Int? {
    (implementation as? Scripted)?.code.number
  }

  private func run(
    _ code: Code, _ receiver: RuntimeObject, _ selector: Selector,
    _ arguments: borrowing Arguments
  ) throws -> Value {
    var argument: Int?
    if case .selector(let selector) = arguments[0] { argument = name(selector) }
    fuel.calls.append(
      Call(
        code: code.number, receiver: ref(receiver) ?? .object(-1), name: name(selector),
        argument: argument))
    guard fuel.lasts else { return .none }
    fuel.depth += 1
    defer { fuel.depth -= 1 }
    switch code.body {
    case .answers: return .integer(Int64(code.number))
    case .callsSuper(let cls):
      return try runtime.sendSuper(receiver, above: classes[cls], selector, arguments)
    case .sends(let other, let ref): return try runtime.send(object(ref), selectors[other])
    case .lies: return .bool(true)
    case .target(let ref): return ref.map { .object(object($0)) } ?? .none
    case .raises: throw Raised(number: code.number)
    case .adds:
      guard let argument, argument < Name.ordinary, let cls = receiver as? RuntimeClass else {
        return .bool(false)
      }
      let isClassMethod = selector === selectors[Name.resolveClassMethod]
      runtime.addMethod(
        isClassMethod ? cls.isa : cls, selectors[argument],
        implementation(code.added(for: argument)), types: "@@:")
      return .bool(true)
    }
  }

  /// Performs a step and returns its outcome.
  func outcome(_ body: () throws -> Outcome) -> Outcome {
    do {
      return try body()
    } catch let raised as Raised {
      return .raised(raised.number)
    } catch let error as RuntimeError {
      return describe(error)
    } catch {
      return .other("\(error)")
    }
  }

  func answer(_ value: Value) -> Outcome {
    switch value {
    case .none: .nothing
    case .integer(let number): .number(Int(number))
    case .bool(let flag): flag ? .yes : .no
    case .object(let object): ref(object).map { .ref($0) } ?? .other("an unknown object")
    default: .other("\(value)")
    }
  }

  private func describe(_ error: RuntimeError) -> Outcome {
    let words = error.reason.split(separator: " ")
    switch error.kind {
    case .unrecognizedSelector:
      guard let receiver = mentioned(in: words), words.count > 1, words[1].hasSuffix("]:"),
        let name = Name.all.firstIndex(of: String(words[1].dropLast(2)))
      else { return .other(error.reason) }
      return .unrecognized(receiver, name)
    case .deallocated:
      return mentioned(in: words).map { .deallocated($0) } ?? .other(error.reason)
    case .invalidArgument: return .refused
    default: return .other(error.reason)
    }
  }

  /// The object whose address is at the end of a message.
  private func mentioned(in words: [Substring]) -> Ref? {
    guard let address = words.last else { return nil }
    let found = (objects + classes).first { $0.address == address }
    return found.flatMap { ref($0) }
  }
}
