internal import LuaBridge
package import SelectorRuntime
internal import Threads

extension Bridge {
  func setAssociationFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "objc", stack: stack)
    define("setAssociatedObject") { call in
      guard call.isPresent(1) else { return 0 }
      let object: RuntimeObject = try call.liveObject(1)
      let (key, holder) = try call.associationKey(2)
      let policy = try call.associationPolicy(4)
      call.noteAccess(to: key, of: object, isWrite: true)
      try call.runtime.setAssociation(
        of: object, key, try call.bridge.value(at: 3, on: call.stack), policy,
        keyHolder: holder, isOfSystem: call.isAssociationOfSystem(4))
      return 0
    }
    define("getAssociatedObject") { call in
      guard call.isPresent(1) else { return call.answerNil() }
      let object: RuntimeObject = try call.liveObject(1)
      let key = try call.associationKey(2).key
      call.noteAccess(to: key, of: object, isWrite: false)
      return call.answer(call.runtime.association(of: object, key))
    }
    define("removeAssociatedObjects") { call in
      guard call.isPresent(1) else { return 0 }
      call.runtime.removeAssociations(of: try call.liveObject(1))
      return 0
    }
  }
}

extension FunctionCall {
  /// An object that is not deallocated.
  package func liveObject(_ index: Int) throws -> RuntimeObject {
    let object: RuntimeObject = try value(index)
    if object.isDeallocated { throw RuntimeError.deallocated(name, object) }
    return object
  }

  /// Records an access to an association for race detection.
  fileprivate func noteAccess(to key: AssociationKey, of object: RuntimeObject, isWrite: Bool) {
    threads.access(
      "the object associated with \(object.defaultDescription) under \(key.text)", isWrite: isWrite)
  }

  /// A policy, given by its name or by C's number; it retains by default.
  fileprivate func associationPolicy(_ index: Int) throws -> AssociationPolicy {
    guard isPresent(index) else { return .retainNonatomic }
    let policy =
      switch try bridge.value(at: index, on: stack) {
      case .string(let name): AssociationPolicy(rawValue: name)
      case .integer(let number): AssociationPolicy(number: number & 0xFFFF)
      default: AssociationPolicy?.none
      }
    if let policy { return policy }
    throw wrong(
      index, "\"ASSIGN\", \"RETAIN_NONATOMIC\", \"COPY_NONATOMIC\", \"RETAIN\" or \"COPY\"")
  }

  /// Whether a policy has the bit that the system's own have: `_OBJC_ASSOCIATION_SYSTEM_OBJECT`.
  fileprivate func isAssociationOfSystem(_ index: Int) -> Bool {
    stack.integer(at: index).map { $0 & 0x10000 != 0 } ?? false
  }

  /// A key: a selector, a string, or any table, function or userdata by identity.
  fileprivate func associationKey(
    _ index: Int
  ) throws -> (key: AssociationKey, holder: ForeignValue?) {
    switch try bridge.value(at: index, on: stack) {
    case .selector(let selector): return (.selector(selector), nil)
    case .string(let string): return (.string(string), nil)
    case .object(let object): return (.object(object), nil)
    case .foreign(let foreign as LuaForeignValue):
      return (.foreign(foreign.identity), foreign)
    case .opaque:
      let reference = stack.makeReference(at: index)
      return (.foreign(stack.identity(at: index)), LuaForeignValue(bridge, reference, .userdata))
    default: throw wrong(index, "a selector, a string, a table, a function or a userdata")
    }
  }
}

extension AssociationKey {
  /// The text of the key.
  fileprivate var text: String {
    switch self {
    case .selector(let selector): "the selector \(selector.name)"
    case .string(let string): "'\(string)'"
    default: "a key"
    }
  }
}
