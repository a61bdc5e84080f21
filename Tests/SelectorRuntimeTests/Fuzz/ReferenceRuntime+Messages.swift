extension ReferenceRuntime {
  func isa(_ ref: Ref) -> Int {
    switch ref {
    case .object(let number): objects[number].isa
    case .cls(let number): classes[number].isa
    }
  }

  private func isDead(_ ref: Ref) -> Bool {
    if case .object(let number) = ref { objects[number].isDead } else { false }
  }

  mutating func initialize(_ cls: Int) throws {
    let cls = classes[cls].owner
    if classes[cls].isInitialized { return }
    if let parent = classes[cls].superclass { try initialize(parent) }
    if classes[cls].isInitialized { return }
    for part in [cls, cls + 1] { classes[part].isInitialized = true }
    if let found = find(Name.initialize, in: cls + 1) {
      _ = try run(classes[found.cls].methods[found.place].code, .cls(cls), Name.initialize, nil)
    }
  }

  private mutating func initializeReceiver(_ ref: Ref) throws {
    if case .cls(let number) = ref, !classes[number].isMeta {
      try initialize(number)
    } else {
      try initialize(isa(ref))
    }
  }

  mutating func send(_ receiver: Ref, _ name: Int, _ argument: Int? = nil) throws -> Outcome {
    if isDead(receiver) { throw Failure(outcome: .deallocated(receiver)) }
    try initializeReceiver(receiver)
    return try run(try resolved(name, in: isa(receiver)), receiver, name, argument)
  }

  mutating func sendSuper(
    _ receiver: Ref, above cls: Int, _ name: Int, _ argument: Int?
  ) throws -> Outcome {
    guard let parent = classes[cls].superclass else {
      return try forward(receiver, name, argument)
    }
    try initialize(parent)
    return try run(try resolved(name, in: parent), receiver, name, argument)
  }

  /// The implementation of a selector, after the resolvers; nil means forwarding.
  mutating func resolved(_ name: Int, in cls: Int) throws -> Code? {
    if let found = find(name, in: cls) { return classes[found.cls].methods[found.place].code }
    if classes[cls].unresolved.contains(name) { return nil }
    if classes[cls].isMeta {
      try ask(.cls(classes[cls].owner), Name.resolveClassMethod, for: name)
      if find(name, in: cls) == nil {
        try ask(.cls(cls), Name.resolveInstanceMethod, for: name)
      }
    } else {
      try ask(.cls(cls), Name.resolveInstanceMethod, for: name)
    }
    if let found = find(name, in: cls) { return classes[found.cls].methods[found.place].code }
    if classes[cls].isInitialized { classes[cls].unresolved.append(name) }
    return nil
  }

  private func implements(_ name: Int, _ receiver: Ref) -> Bool {
    guard let found = find(name, in: isa(receiver)) else { return false }
    return classes[found.cls].methods[found.place].code != nil
  }

  private mutating func ask(_ receiver: Ref, _ question: Int, for name: Int) throws {
    if implements(question, receiver) { _ = try send(receiver, question, name) }
  }

  /// Finds a method, and calls a resolver if necessary.
  mutating func method(_ name: Int, in cls: Int) throws -> (cls: Int, place: Int)? {
    if let found = find(name, in: cls) { return found }
    _ = try resolved(name, in: cls)
    return find(name, in: cls)
  }

  private mutating func forward(
    _ receiver: Ref, _ name: Int, _ argument: Int?
  ) throws -> Outcome {
    var place = receiver
    while let target = try target(of: place, for: name) {
      if isDead(target) { throw Failure(outcome: .deallocated(target)) }
      place = target
      try initializeReceiver(place)
      if let code = try resolved(name, in: isa(place)) {
        return try run(code, place, name, argument)
      }
    }
    if name != Name.doesNotRecognize, implements(Name.doesNotRecognize, place) {
      _ = try send(place, Name.doesNotRecognize, name)
      return .nothing
    }
    throw Failure(outcome: .unrecognized(place, name))
  }

  private mutating func target(of place: Ref, for name: Int) throws -> Ref? {
    guard implements(Name.forwardingTarget, place) else { return nil }
    switch try send(place, Name.forwardingTarget, name) {
    case .ref(let target): return target == place ? nil : target
    case .nothing, .no: return nil
    default: throw Failure(outcome: .refused)
    }
  }

  private mutating func run(
    _ code: Code?, _ receiver: Ref, _ name: Int, _ argument: Int?
  ) throws -> Outcome {
    guard let code else { return try forward(receiver, name, argument) }
    fuel.calls.append(Call(code: code.number, receiver: receiver, name: name, argument: argument))
    guard fuel.lasts else { return .nothing }
    fuel.depth += 1
    defer { fuel.depth -= 1 }
    switch code.body {
    case .answers: return .number(code.number)
    case .callsSuper(let cls): return try sendSuper(receiver, above: cls, name, argument)
    case .sends(let other, let ref): return try send(ref, other)
    case .lies: return .yes
    case .target(let ref): return ref.map { .ref($0) } ?? .nothing
    case .raises: throw Failure(outcome: .raised(code.number))
    case .adds:
      guard let argument, argument < Name.ordinary, case .cls(let cls) = receiver else {
        return .no
      }
      let isClassMethod = name == Name.resolveClassMethod
      _ = add(
        code.added(for: argument), argument, to: isClassMethod ? classes[cls].isa : cls)
      return .yes
    }
  }
}
