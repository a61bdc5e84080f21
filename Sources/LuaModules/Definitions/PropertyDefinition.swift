internal import LuaBridge
internal import SelectorRuntime

extension Bridge {
  /// `objc.property(instance_or_class, name[, options])`.
  func defineProperty(_ call: FunctionCall) throws -> Int {
    let name: String = try call.value(2)
    if name.isEmpty { throw call.wrong(2, "a name") }
    let property = try declaredProperty(name, call)
    if let side = call.stack.handle(at: 1)?.object as? DefinitionTarget {
      if side.properties.contains(where: { $0.name == name }) {
        throw knownProperty(name, of: side.cls)
      }
      try side.refuseClosed()
      side.add(property, source: call.source)
      return 0
    }
    let cls: RuntimeClass = try call.value(1)
    try attach(property, to: cls, category: nil, source: call.source)
    return 0
  }

  /// Reads the options: policy, atomic, getter, setter, readonly, default.
  private func declaredProperty(_ name: String, _ call: FunctionCall) throws -> DeclaredProperty {
    var policy = DeclaredProperty.Policy.strong
    var getter = name
    var setter: String? = DeclaredProperty.setterName(of: name)
    var initialValue = Value.none
    var isAtomic = false
    let stack = call.stack
    if call.isPresent(3), stack.type(at: 3) != .table { throw call.wrong(3, "a table or nil") }
    if call.isPresent(3) {
      stack.pushNil()
      while stack.next(at: 3) {
        // stack: … key value
        defer { stack.pop() }
        let key = stack.string(at: -2) ?? stack.description(at: -2)
        switch key {
        case "policy":
          guard let found = stack.string(at: -1).flatMap(DeclaredProperty.Policy.init) else {
            throw wrongOption(
              call, key, "\"strong\", \"copy\", \"weak\" or \"assign\"", stack)
          }
          policy = found
        case "getter": getter = try selectorName(call, key, arguments: 0, stack)
        case "setter": setter = try selectorName(call, key, arguments: 1, stack)
        case "atomic": isAtomic = stack.boolean(at: -1)
        case "readonly": if stack.boolean(at: -1) { setter = nil }
        case "default": initialValue = try value(at: -1, on: stack)
        default:
          throw RuntimeError.unknownOption(
            call.name, key,
            among: ["policy", "atomic", "getter", "setter", "readonly", "default"])
        }
      }
    }
    // The declaration retains its default value; `weak` and `assign` do not.
    if policy == .strong || policy == .copy { initialValue.object?.retain() }
    return DeclaredProperty(
      name, policy: policy, isAtomic: isAtomic, getter: runtime.selector(getter),
      setter: setter.map { runtime.selector($0) }, initialValue: initialValue)
  }

  private func selectorName(
    _ call: FunctionCall, _ option: String, arguments: Int, _ stack: LuaStack
  ) throws -> String {
    let name =
      stack.string(at: -1) ?? (stack.handle(at: -1)?.object as? Selector)?.name
    if let name, !name.isEmpty, name.filter({ $0 == ":" }).count == arguments { return name }
    let kind = arguments == 0 ? "without arguments" : "of one argument"
    throw wrongOption(call, option, "a selector \(kind) or its exact name", stack)
  }

  private func wrongOption(
    _ call: FunctionCall, _ option: String, _ expectation: String, _ stack: LuaStack
  ) -> RuntimeError {
    RuntimeError(
      .invalidArgument,
      "\(call.name): option '\(option)' must be \(expectation), got \(stack.description(at: -1))")
  }

  /// Declares a property and adds accessors to the class, unless it implements them itself.
  func attach(
    _ property: DeclaredProperty, to cls: RuntimeClass, category: String?, source: String? = nil
  ) throws {
    try runtime.addProperty(property, to: cls)
    let types = TypeEncoding.ofMethods(property.ivar.types)
    runtime.addMethod(
      cls, property.getter, runtime.getter(of: property),
      types: TypeEncoding.compiled(types + "@:"), change: .definition,
      source: source, category: category)
    if let setter = property.setter {
      runtime.addMethod(
        cls, setter, runtime.setter(of: property).narrowing(to: types),
        types: TypeEncoding.compiled("v@:" + types),
        change: .definition, source: source, category: category)
    }
  }

  /// Throws if the class has the property already.
  func refuseKnown(_ property: DeclaredProperty, of cls: RuntimeClass) throws {
    if cls.properties.contains(where: { $0.name == property.name }) {
      throw knownProperty(property.name, of: cls)
    }
  }

  private func knownProperty(_ name: String, of cls: RuntimeClass) -> RuntimeError {
    RuntimeError(.invalidArgument, "class \(cls.name) has a property '\(name)' already")
  }
}

extension TypeEncoding {
  /// The type encoding of a variable as methods use it: without names of classes and protocols.
  fileprivate static func ofMethods(_ types: String) -> String {
    guard types.hasPrefix("@\"") else { return types }
    return "@"
  }
}
