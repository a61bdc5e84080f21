internal import LuaBridge
internal import SelectorRuntime

/// `objc.class`, `objc.category`, `objc.image` and `objc.property`.
extension Bridge {
  func setDefinitionFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "objc", stack: stack)
    define("class") { call in try call.bridge.defineClass(call) }
    define("category") { call in try call.bridge.defineCategory(call) }
    define("property") { call in try call.bridge.defineProperty(call) }
    define("image") { call in
      try call.function(1)
      try call.runtime.image {
        call.stack.copy(at: 1)
        try call.stack.call(arguments: 0, results: 0)
      }
      return 0
    }
  }

  /// `objc.class(name, superclass[, options][, body])`.
  private func defineClass(_ call: FunctionCall) throws -> Int {
    let name: String = try call.value(1)
    let parent = try call.optional(2, as: RuntimeClass.self)
    let (options, body) = try call.optionsAndBody()
    try refuseClassInUse(name, call)
    guard let cls = runtime.allocateClassPair(parent, name) else {
      throw RuntimeError(
        .invalidArgument,
        "\(call.name): superclass '\(parent?.name ?? "nil")' is not registered")
    }
    cls.source = takeDefinitionPlace() ?? call.source
    let (instance, classSide) = try runBody(of: cls, at: body, call)
    try options.map { try applyOptions(at: $0, to: cls, call) }
    try refuseClassInUse(name, call)
    let given = try options.map { try methodTypes(at: $0, call) } ?? [:]
    for side in [instance, classSide] {
      side.noteDefinitions(category: nil)
      for (selector, implementation) in side.methods {
        runtime.addMethod(
          side.cls, selector, implementation,
          types: given[side.key(of: selector)] ?? types(of: selector, in: side.cls),
          change: .definition, source: implementation.source)
      }
      for (property, source) in zip(side.properties, side.propertySources) {
        try attach(property, to: side.cls, category: nil, source: source)
      }
      runtime.attachProperties(side.declarations, to: side.cls)
    }
    runtime.registerClassPair(cls)
    if options != nil { try warnOfProtocols(of: cls, call) }
    runtime.enqueueLoad(of: cls)
    try runtime.runLoads()
    return call.answer(cls)
  }

  /// `objc.category(class, name[, options][, body])`.
  private func defineCategory(_ call: FunctionCall) throws -> Int {
    let cls: RuntimeClass = try call.value(1)
    let name: String = try call.value(2)
    let (options, body) = try call.optionsAndBody()
    let place = takeDefinitionPlace()
    try refuseAttachedCategory(name, of: cls, from: place, call)
    let source = place ?? call.source
    let (instance, classSide) = try runBody(of: cls, at: body, call)
    try refuseAttachedCategory(name, of: cls, from: place, call)
    for side in [instance, classSide] {
      for property in side.properties { try refuseKnown(property, of: side.cls) }
    }
    try options.map { try applyOptions(at: $0, to: cls, call) }
    runtime.noteCategory(name, of: cls, source: source)
    let given = try options.map { try methodTypes(at: $0, call) } ?? [:]
    for side in [instance, classSide] {
      side.noteDefinitions(category: name)
      for (selector, implementation) in side.methods {
        runtime.attachMethod(
          side.cls, selector, implementation,
          types: given[side.key(of: selector)] ?? types(of: selector, in: side.cls),
          category: name, source: implementation.source)
      }
      for (property, source) in zip(side.properties, side.propertySources) {
        try attach(property, to: side.cls, category: name, source: source)
      }
      runtime.attachProperties(side.declarations, to: side.cls)
    }
    let load = classSide.methods.first { $0.selector === runtime.known.load }
    if let load { runtime.enqueueLoad(ofCategoryOn: cls, load.implementation) }
    try runtime.runLoads()
    return call.answer(cls)
  }

  /// The source location of the current definition; nil for a script's definition.
  private func takeDefinitionPlace() -> String? {
    defer { definitionPlace = nil }
    return definitionPlace
  }

  /// The option `types`: maps `-name:` and `+name:` to type encodings.
  private func methodTypes(at index: Int, _ call: FunctionCall) throws -> [String: String] {
    let stack = call.stack
    defer { stack.pop() }
    guard stack.rawGet(at: index, key: "types") == .table,
      case .foreign(let table) = try value(at: -1, on: stack), let entries = table.dictionary()
    else { return [:] }
    var result: [String: String] = [:]
    for entry in entries {
      if case .string(let name) = entry.key, case .string(let types) = entry.value {
        result[name] = types
      }
    }
    return result
  }

  /// Runs a body, which collects the members of the class or category.
  private func runBody(
    of cls: RuntimeClass, at index: Int, _ call: FunctionCall
  ) throws -> (instance: DefinitionTarget, classSide: DefinitionTarget) {
    let instance = DefinitionTarget(cls)
    let classSide = DefinitionTarget(cls.metaclass)
    guard call.isPresent(index) else { return (instance, classSide) }
    let stack = call.stack
    stack.copy(at: index)
    push(instance, .definition, on: stack)
    push(classSide, .definition, on: stack)
    pushSuperFunction(of: cls, on: stack)
    // stack: … body instance class super
    defer {
      instance.isClosed = true
      classSide.isClosed = true
    }
    try stack.call(arguments: 3, results: 0)
    return (instance, classSide)
  }

  /// Suggests how a script's class can be replaced by another one of its name.
  private static func waysOut(ofClass name: String) -> String {
    "the ways out are objc.disposeClassPair(objc.getClass \"\(name)\"), :undo at the prompt and "
      + "--isolate=test in hookhost test"
  }

  private func refuseClassInUse(_ name: String, _ call: FunctionCall) throws {
    guard let known = runtime.lookUpClass(name) else { return }
    throw RuntimeError(
      .invalidArgument,
      "\(call.name): class '\(name)' is in use"
        + (known.source.map { " (\($0)); \(Bridge.waysOut(ofClass: name))" } ?? ""))
  }

  /// Refuses a second category of one name, unless both are in Objective-C, in different places.
  private func refuseAttachedCategory(
    _ name: String, of cls: RuntimeClass, from place: String?, _ call: FunctionCall
  ) throws {
    let known = cls.categories.first {
      $0.name == name && (place == nil || $0.source == place)
    }
    guard let known else { return }
    throw RuntimeError(
      .invalidArgument,
      "\(call.name): category '\(name)' is attached to \(cls.name) already"
        + (known.source.map { " (\($0))" } ?? ""))
  }

  /// Reads the options of `objc.class` and `objc.category`.
  private func applyOptions(at index: Int, to cls: RuntimeClass, _ call: FunctionCall) throws {
    try forEachOption(
      at: index, call, known: ["protocols", "types"] + (cls.isRegistered ? [] : ["ivars"])
    ) { option in
      if option == "types" { return }
      if option == "ivars" {
        for ivar in try ivars(option, call) where !runtime.addIvar(ivar, to: cls) {
          throw RuntimeError(
            .invalidArgument,
            "\(call.name): class '\(cls.name)' has two instance variables '\(ivar.name)'")
        }
        return
      }
      for adopted in try protocols(option, call).reversed() {
        runtime.addProtocol(adopted, to: cls)
      }
    }
  }

  /// Reads the option on top: names, or names with their type encodings as values.
  private func ivars(_ option: String, _ call: FunctionCall) throws -> [Ivar] {
    guard case .foreign(let table) = try value(at: -1, on: call.stack),
      let entries = table.dictionary()
    else { throw wrongIvars(call) }
    var listed: [(place: Int64, ivar: Ivar)] = []
    var typed: [Ivar] = []
    for entry in entries {
      switch (entry.key, entry.value) {
      case (.integer(let place), .string(let name)): listed.append((place, Ivar(name)))
      case (.string(let name), .string(let types)): typed.append(Ivar(name, types: types))
      case (.integer(let place), .foreign(let pair)):
        guard let ivar = ivar(from: pair.list() ?? []) else { throw wrongIvars(call) }
        listed.append((place, ivar))
      default: throw wrongIvars(call)
      }
    }
    return listed.sorted { $0.place < $1.place }.map(\.ivar)
      + typed.sorted { $0.name < $1.name }
  }

  /// A variable described by a list: its name, its type encoding and its ownership.
  ///
  /// The ownership is a policy's name, or `manual` in sources without ARC.
  private func ivar(from list: [Value]) -> Ivar? {
    guard list.count >= 2, case .string(let name) = list[0], case .string(let types) = list[1]
    else { return nil }
    guard list.count > 2, case .string(let word) = list[2] else { return Ivar(name, types: types) }
    if word == "manual" { return Ivar(name, types: types, policy: .assign, isCountedByHand: true) }
    return DeclaredProperty.Policy(rawValue: word).map { Ivar(name, types: types, policy: $0) }
  }

  private func wrongIvars(_ call: FunctionCall) -> RuntimeError {
    RuntimeError(
      .invalidArgument,
      "\(call.name): option 'ivars' must be a list of names, or of names with their types")
  }
}

extension DefinitionTarget {
  /// The key of a method in the option `types`.
  fileprivate func key(of selector: Selector) -> String {
    (cls.isMetaClass ? "+" : "-") + selector.name
  }
}

extension FunctionCall {
  /// The indices of the options and the body of a definition; either may be omitted.
  fileprivate func optionsAndBody() throws -> (options: Int?, body: Int) {
    let options = stack.type(at: 3) == .table ? 3 : nil
    let body = options == nil && isPresent(3) ? 3 : 4
    if isPresent(body) { try function(body) }
    return (options, body)
  }
}
