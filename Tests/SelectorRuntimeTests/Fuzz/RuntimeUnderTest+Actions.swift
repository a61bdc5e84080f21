import SelectorRuntime

extension RuntimeUnderTest {
  /// Performs a step, and returns its observable results.
  func perform(_ action: Action) -> [Outcome] {
    defer { runtime.releaseReplaced() }
    guard case .sweep = action else { return [outcomeWithFuel(action)] }
    var outcomes: [Outcome] = []
    let everybody = objects.indices.map { Ref.object($0) } + classes.indices.map { Ref.cls($0) }
    for ref in everybody {
      for name in 0..<Name.ordinary {
        outcomes.append(outcomeWithFuel(.send(ref, name, argument: nil)))
      }
    }
    return outcomes
  }

  private func outcomeWithFuel(_ action: Action) -> Outcome {
    fuel = Fuel()
    return outcome { try attempt(action) }
  }

  private func attempt(_ action: Action) throws -> Outcome {
    switch action {
    case .add(let code, let name, let cls):
      let added = runtime.addMethod(
        classes[cls], selectors[name], code.map(implementation), types: "@@:")
      return added ? .yes : .no
    case .replace(let code, let name, let cls):
      let old = runtime.replaceMethod(
        classes[cls], selectors[name], code.map(implementation), types: "@@:")
      return old.map { .code(number(of: $0)) } ?? .nothing
    case .setImplementation, .share, .exchange: return changeMethod(action)
    case .category(let methods, let cls):
      for (name, code) in methods {
        runtime.attachMethod(
          classes[cls], selectors[name], implementation(code), types: "@@:",
          category: "Category", source: nil)
      }
      return .nothing
    case .allocate(let name, let parent):
      guard let made = runtime.allocateClassPair(parent.map { classes[$0] }, name) else {
        return .no
      }
      classes += [made, made.metaclass]
      return .yes
    case .register(let cls):
      runtime.registerClassPair(classes[cls])
      return .nothing
    case .dispose(let cls):
      try runtime.disposeClassPair(classes[cls])
      return .nothing
    case .setSuperclass(let cls, let parent):
      let old = try runtime.setSuperclass(of: classes[cls], to: classes[parent])
      return old.flatMap { ref($0) }.map { .ref($0) } ?? .nothing
    case .setClass(let object, let cls):
      if objects[object].isDeallocated { return .nothing }
      return answer(.object(try runtime.setClass(of: objects[object], to: classes[cls])))
    case .make(let cls):
      let made = runtime.createInstance(classes[cls])
      made.retain()
      objects.append(made)
      return .nothing
    case .release(let object):
      objects[object].release()
      return .nothing
    case .send(let ref, let name, nil):
      return answer(try runtime.send(object(ref), selectors[name]))
    case .send(let ref, let name, .some(let argument)):
      return answer(
        try runtime.send(object(ref), selectors[name], Arguments(.selector(selectors[argument]))))
    case .sendSuper(let ref, let cls, let name):
      if object(ref).isDeallocated { return .nothing }
      return answer(
        try runtime.sendSuper(object(ref), above: classes[cls], selectors[name], Arguments()))
    case .responds(let cls, let name):
      return try runtime.responds(classes[cls], to: selectors[name]) ? .yes : .no
    case .findMethod(let name, let cls):
      return try describe(runtime.instanceMethod(selectors[name], in: classes[cls]))
    case .findImplementation(let name, let cls):
      return .code(
        number(of: try runtime.resolvedImplementation(of: selectors[name], in: classes[cls])))
    case .snapshot:
      snapshots.append(.init(snapshot: runtime.snapshot(), classes.count, objects.count))
      return .nothing
    case .restore(let number): return try restore(number)
    case .sweep: return .nothing
    }
  }

  private func changeMethod(_ action: Action) -> Outcome {
    switch action {
    case .setImplementation(let code, let name, let cls):
      guard let method = classes[cls].method(selectors[name]) else { return .nothing }
      return .code(number(of: runtime.setImplementation(method, implementation(code))))
    case .share(let name, let cls, let other, let otherClass):
      guard let method = classes[cls].method(selectors[name]),
        let source = classes[otherClass].method(selectors[other])
      else { return .nothing }
      return .code(number(of: runtime.setImplementation(method, source.implementation)))
    case .exchange(let name, let cls, let other, let otherClass):
      guard let first = classes[cls].method(selectors[name]),
        let second = classes[otherClass].method(selectors[other])
      else { return .nothing }
      runtime.exchangeImplementations(first, second)
      return .nothing
    default: return .nothing
    }
  }

  private func restore(_ number: Int) throws -> Outcome {
    let mark = snapshots[number]
    try runtime.restore(mark.snapshot)
    snapshots.removeSubrange((number + 1)...)
    for object in objects[mark.objects...] where !object.isDeallocated {
      return .other("an object made since lives on")
    }
    classes.removeSubrange(mark.classes...)
    objects.removeSubrange(mark.objects...)
    return .nothing
  }

  private func describe(_ method: Method?) -> Outcome {
    guard let method else { return .nothing }
    guard case .cls(let owner) = ref(method.owner),
      let place = method.owner.methods.firstIndex(where: { $0 === method })
    else { return .other("a method of nobody") }
    return .method(owner, place: place)
  }
}
