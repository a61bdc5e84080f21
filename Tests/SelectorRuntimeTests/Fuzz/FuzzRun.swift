import SelectorRuntime

/// A program that runs on both sides, step by step, until they differ.
struct FuzzRun {
  /// The steps that ran after the tree was created, as lines.
  private(set) var lines: [String] = []
  /// The difference between the two sides, or nil.
  private(set) var mismatch: String?

  private var expected = ReferenceWorld()
  private let actual = RuntimeUnderTest()

  /// - Parameter tell: receives each line before it runs, for steps that end the process.
  init(_ program: RandomProgram, tell: (String) -> Void = { _ in }) {
    makeTree()
    lines = []
    for step in program.steps {
      var chooser = Chooser(step, expected.runtime, snapshots: expected.snapshots.count)
      run(chooser.action(), tell)
      if mismatch != nil { break }
    }
    actual.runtime.close()
  }

  /// Two roots, and below the first one a small tree with an instance of each class.
  private mutating func makeTree() {
    for name in ["Root", "Stranger"] {
      let cls = actual.runtime.makeNativeClass(name, superclass: nil) { RuntimeObject(isa: $0) }
      actual.classes += [cls, cls.metaclass]
      let number = expected.runtime.classes.count
      _ = expected.runtime.allocate(name, below: nil)
      expected.runtime.register(number)
      expected.runtime.classes[number].isNative = true
    }
    for (name, parent) in [("Base", 0), ("Left", 4), ("Right", 4), ("Leaf", 6)] {
      let number = expected.runtime.classes.count
      for action in [.allocate(name, below: parent), .register(number), .make(number)] as [Action] {
        run(action) { _ in }
      }
    }
  }

  private mutating func run(_ action: Action, _ tell: (String) -> Void) {
    lines.append(action.description)
    tell(action.description)
    let wanted = expected.perform(action)
    let got = actual.perform(action)
    if let place = wanted.indices.first(where: { wanted[$0] != got[$0] }) {
      mismatch =
        "expected \(wanted[place]), got \(got[place])"
        + (wanted.count == 1
          ? "; expected calls \(expected.runtime.fuel.calls), got \(actual.fuel.calls)"
          : " (message \(place / Name.ordinary), \(Name.all[place % Name.ordinary]))")
    } else if expected.runtime.fuel.calls != actual.fuel.calls {
      mismatch = "expected calls \(expected.runtime.fuel.calls), got \(actual.fuel.calls)"
    } else {
      mismatch = differenceOfStates() ?? actual.brokenInvariant
    }
  }

  private func differenceOfStates() -> String? {
    for (number, cls) in expected.runtime.classes.enumerated() {
      let seen = actual.state(of: actual.classes[number])
      if seen != cls.visible { return "\(Ref.className(number)) is \(seen), not \(cls.visible)" }
    }
    for (number, object) in expected.runtime.objects.enumerated() {
      let seen = actual.objects[number]
      if seen.isDeallocated != object.isDead { return "\(Ref.object(number)) is alive or not" }
      if !object.isDead, seen.isa !== actual.classes[object.isa] {
        return "\(Ref.object(number)) is a \(seen.isa.name)"
      }
    }
    let registered = actual.runtime.classList.compactMap { actual.ref($0) }
    if registered != expected.runtime.registered.map({ .cls($0) }) {
      return "registered are \(registered), not \(expected.runtime.registered)"
    }
    return nil
  }
}

extension FuzzRun {
  /// Drops steps of a failing program as long as it still fails.
  static func shrink(_ program: RandomProgram) -> FuzzRun {
    var smallest = program
    var result = FuzzRun(program)
    // The steps after the failing one are dropped first.
    smallest.steps = Array(smallest.steps.prefix(result.lines.count))
    var size = max(1, smallest.steps.count / 2)
    while size > 0 {
      var place = 0
      var hasShrunk = false
      while place < smallest.steps.count {
        var candidate = smallest
        candidate.steps.removeSubrange(place..<min(place + size, candidate.steps.count))
        let run = FuzzRun(candidate)
        if run.mismatch != nil {
          smallest.steps = Array(candidate.steps.prefix(run.lines.count))
          result = run
          hasShrunk = true
        } else {
          place += size
        }
      }
      if !hasShrunk { size /= 2 }
    }
    return result
  }

  /// The lines that a reader needs to understand the failure.
  func report(seed: UInt64) -> String {
    "seed \(seed), shrunk to \(lines.count) steps:\n"
      + lines.enumerated().map { "  \($0.offset + 1). \($0.element)" }.joined(separator: "\n")
      + "\n  -> \(mismatch ?? "no difference")"
  }
}

/// The observable parts of a class.
struct VisibleClass: Equatable {
  var superclass: Ref?
  var isa: Ref?
  var methods: [[Int]]
  var isRegistered, isDisposed: Bool
}

extension ReferenceRuntime.Class {
  var visible: VisibleClass {
    VisibleClass(
      superclass: superclass.map { .cls($0) }, isa: .cls(isa),
      methods: methods.map { [$0.name, $0.code?.number ?? -1] },
      isRegistered: isRegistered, isDisposed: isDisposed)
  }
}

extension RuntimeUnderTest {
  func state(of cls: RuntimeClass) -> VisibleClass {
    VisibleClass(
      superclass: cls.superclass.flatMap { ref($0) }, isa: ref(cls.isa),
      methods: cls.methods.map { [name($0.selector), number(of: $0.implementation) ?? -1] },
      isRegistered: cls.isRegistered, isDisposed: cls.isDisposed)
  }

  /// A violated invariant of the runtime.
  var brokenInvariant: String? {
    for cls in classes {
      for selector in selectors {
        if let broken = cls.brokenInvariant(of: selector) { return broken }
      }
    }
    return nil
  }
}
