/// Numbers from a seed, the same on every machine (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A program: each step is a seed, which becomes an action in a world.
///
/// Any step can therefore be omitted, and the rest is still a program.
struct RandomProgram {
  struct Step {
    let number: Int
    let seed: UInt64
  }

  var steps: [Step]

  init(seed: UInt64, length: Int) {
    var random = SeededGenerator(seed: seed)
    steps = (1...length).map { Step(number: $0, seed: random.next()) }
  }
}

/// Chooses an action for the current world.
struct Chooser {
  private var random: SeededGenerator
  private let number: Int
  private let world: ReferenceRuntime
  private let snapshots: Int

  init(_ step: RandomProgram.Step, _ world: ReferenceRuntime, snapshots: Int) {
    random = SeededGenerator(seed: step.seed)
    number = step.number
    self.world = world
    self.snapshots = snapshots
  }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
  private mutating func anyClass() -> Int { below(world.classes.count) }
  private mutating func instanceClass() -> Int { below(world.classes.count / 2) * 2 }
  private mutating func anyObject() -> Int { below(world.objects.count) }

  private mutating func ref() -> Ref {
    switch below(10) {
    case 0...5: .object(anyObject())
    case 6...8: .cls(instanceClass())
    default: .cls(anyClass())
    }
  }

  private mutating func name() -> Int {
    below(3) == 0 ? below(Name.all.count) : below(Name.ordinary)
  }

  private mutating func code(for name: Int, in cls: Int) -> Code {
    let body: Code.Body
    switch name {
    case Name.resolveInstanceMethod, Name.resolveClassMethod:
      body = [.adds, .adds, .adds, .lies, .sends(below(Name.ordinary), ref())][below(5)]
    case Name.forwardingTarget:
      body = below(8) == 0 ? .answers : .target(below(6) == 0 ? nil : ref())
    default:
      switch below(10) {
      case 0...4: body = .answers
      case 5...7: body = .callsSuper(above: cls)
      case 8: body = .sends(below(Name.ordinary), ref())
      default: body = .raises
      }
    }
    return Code(number: number, body: body)
  }

  /// A method that a class or one of its superclasses has.
  private mutating func method() -> (name: Int, cls: Int)? {
    for _ in 1...8 {
      let (name, cls) = (name(), anyClass())
      if world.find(name, in: cls) != nil { return (name, cls) }
    }
    return nil
  }

  mutating func action() -> Action {
    switch below(100) {
    case 0..<14:
      let (name, cls) = (name(), anyClass())
      return .add(below(10) == 0 ? nil : code(for: name, in: cls), name, to: cls)
    case 14..<22:
      let (name, cls) = (name(), anyClass())
      return .replace(below(10) == 0 ? nil : code(for: name, in: cls), name, in: cls)
    case 22..<34: return methodAction()
    case 34..<38:
      let cls = anyClass()
      let names = Set([name(), name()]).sorted()
      return .category(names.map { ($0, code(for: $0, in: cls)) }, on: cls)
    case 38..<43:
      return .allocate("K\(below(8))", below: below(12) == 0 ? nil : instanceClass())
    case 43..<47: return .register(instanceClass())
    case 47..<50: return .dispose(instanceClass())
    case 50..<56: return .setSuperclass(of: instanceClass(), to: instanceClass())
    case 56..<61: return .setClass(of: anyObject(), to: instanceClass())
    case 61..<64: return .make(instanceClass())
    case 64: return .release(anyObject())
    case 65..<75:
      let name = name()
      let takesArgument = name >= Name.ordinary && name != Name.initialize
      return .send(ref(), name, argument: takesArgument ? below(Name.ordinary) : nil)
    case 75..<79:
      let receiver = ref()
      let lineage = world.chain(world.isa(receiver))
      return .sendSuper(receiver, above: lineage[below(lineage.count)], below(Name.ordinary))
    case 79..<83: return .responds(anyClass(), to: name())
    case 83..<86: return .findMethod(name(), in: anyClass())
    case 86..<88: return .findImplementation(name(), in: anyClass())
    case 88..<92: return .snapshot
    case 92..<95: return snapshots > 0 ? .restore(below(snapshots)) : .sweep
    default: return .sweep
    }
  }

  private mutating func methodAction() -> Action {
    guard let first = method(), let second = method() else { return .sweep }
    switch below(3) {
    case 0:
      let code = code(for: first.name, in: first.cls)
      return .setImplementation(code, first.name, in: first.cls)
    case 1: return .share(first.name, in: first.cls, from: second.name, of: second.cls)
    default: return .exchange(first.name, in: first.cls, with: second.name, of: second.cls)
    }
  }
}
