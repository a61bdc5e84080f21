/// The rules of the runtime in their simplest form: numbers and arrays, every lookup walks the
/// chain, only observable state is stored, and a snapshot is a copy of everything.
struct ReferenceRuntime {
  struct Method: Equatable {
    let name: Int
    /// Nil means not implemented.
    var code: Code?
  }

  struct Class: Equatable {
    let name: String
    let isMeta: Bool
    /// The class's number, for its metaclass as well.
    let owner: Int
    /// A metaclass's is its root's.
    let isa: Int
    var superclass: Int?
    /// The newest first.
    var methods: [Method] = []
    var isInitialized = false
    var isRegistered = false
    var isDisposed = false
    var isNative = false
    /// Selectors for which a resolver added nothing: it is called once, until methods change.
    var unresolved: [Int] = []
  }

  struct Object: Equatable {
    var isa: Int
    var isDead = false
  }

  struct Failure: Error { let outcome: Outcome }

  var classes: [Class] = []
  var objects: [Object] = []
  var registered: [Int] = []
  var fuel = Fuel()
}

extension ReferenceRuntime {
  func chain(_ cls: Int) -> [Int] {
    var result = [cls]
    while let parent = classes[result[result.count - 1]].superclass { result.append(parent) }
    return result
  }

  func find(_ name: Int, in cls: Int) -> (cls: Int, place: Int)? {
    for cls in chain(cls) {
      for (place, method) in classes[cls].methods.enumerated() where method.name == name {
        return (cls, place)
      }
    }
    return nil
  }

  func place(_ name: Int, ownedBy cls: Int) -> Int? {
    classes[cls].methods.firstIndex { $0.name == name }
  }

  /// Methods of a class have changed: resolvers there and in subclasses are called again.
  private mutating func changed(_ cls: Int) {
    for other in classes.indices where chain(other).contains(cls) {
      classes[other].unresolved = []
    }
  }

  mutating func add(_ code: Code?, _ name: Int, to cls: Int) -> Bool {
    guard place(name, ownedBy: cls) == nil else { return false }
    attach(code, name, to: cls)
    return true
  }

  /// Returns the number of the replaced implementation.
  mutating func replace(_ code: Code?, _ name: Int, in cls: Int) -> Outcome {
    guard let place = place(name, ownedBy: cls) else {
      attach(code, name, to: cls)
      return .nothing
    }
    guard let code else { return .nothing }
    return .code(put(code, into: (cls, place))?.number)
  }

  /// Adds a method at the front, as a category does.
  mutating func attach(_ code: Code?, _ name: Int, to cls: Int) {
    classes[cls].methods.insert(Method(name: name, code: code), at: 0)
    changed(cls)
  }

  @discardableResult
  mutating func put(_ code: Code?, into method: (cls: Int, place: Int)) -> Code? {
    let old = classes[method.cls].methods[method.place].code
    classes[method.cls].methods[method.place].code = code
    changed(method.cls)
    return old
  }

  mutating func exchange(_ first: (cls: Int, place: Int), _ second: (cls: Int, place: Int)) {
    let old = put(classes[second.cls].methods[second.place].code, into: first)
    put(old, into: second)
  }
}

extension ReferenceRuntime {
  /// Creates a pair; false if the name is in use or the superclass is unusable.
  mutating func allocate(_ name: String, below parent: Int?) -> Bool {
    if registered.contains(where: { classes[$0].name == name }) { return false }
    if let parent, !classes[parent].isRegistered || classes[parent].isDisposed { return false }
    let cls = classes.count
    let rootMeta = parent.map { classes[chain($0).last ?? $0].isa } ?? cls + 1
    classes.append(Class(name: name, isMeta: false, owner: cls, isa: cls + 1, superclass: parent))
    classes.append(
      Class(
        name: name, isMeta: true, owner: cls, isa: rootMeta,
        superclass: parent.map { classes[$0].isa } ?? cls))
    return true
  }

  mutating func register(_ cls: Int) {
    let name = classes[cls].name
    guard !classes[cls].isRegistered, !classes[cls].isDisposed,
      !registered.contains(where: { classes[$0].name == name })
    else { return }
    // Registration resets a class: its resolvers are called once more.
    for part in [cls, cls + 1] {
      classes[part].isRegistered = true
      changed(part)
    }
    registered.append(cls)
  }

  mutating func dispose(_ cls: Int) -> Outcome {
    if classes[cls].isNative { return .refused }
    if classes[cls].isDisposed { return .nothing }
    for part in [cls, cls + 1] {
      classes[part].isDisposed = true
      changed(part)
    }
    registered.removeAll { $0 == cls }
    return .nothing
  }

  mutating func setSuperclass(of cls: Int, to parent: Int) throws -> Outcome {
    if chain(parent).contains(cls) || classes[parent].isDisposed { return .refused }
    let old = classes[cls].superclass
    for (part, parent) in [(cls, parent), (cls + 1, parent + 1)] {
      classes[part].superclass = parent
      changed(part)
    }
    return old.map { .ref(.cls($0)) } ?? .nothing
  }

  mutating func setClass(of object: Int, to cls: Int) throws -> Outcome {
    if classes[cls].isDisposed { return .refused }
    let old = objects[object].isa
    try initialize(cls)
    objects[object].isa = cls
    return .ref(.cls(old))
  }

  /// Restores a copy; deallocated objects stay deallocated, and resolvers are called again.
  mutating func restore(_ copy: ReferenceRuntime) {
    let dead = objects.prefix(copy.objects.count).map(\.isDead)
    self = copy
    for (number, isDead) in dead.enumerated() { objects[number].isDead = isDead }
    for cls in classes.indices { classes[cls].unresolved = [] }
  }
}
