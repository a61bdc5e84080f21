/// The rules of the runtime and the copies that can be restored.
struct ReferenceWorld {
  var runtime = ReferenceRuntime()
  var snapshots: [ReferenceRuntime] = []

  /// Performs a step, and returns its observable results.
  mutating func perform(_ action: Action) -> [Outcome] {
    guard case .sweep = action else { return [outcome(action)] }
    var outcomes: [Outcome] = []
    let everybody =
      runtime.objects.indices.map { Ref.object($0) } + runtime.classes.indices.map { Ref.cls($0) }
    for ref in everybody {
      for name in 0..<Name.ordinary { outcomes.append(outcome(.send(ref, name, argument: nil))) }
    }
    return outcomes
  }

  private mutating func outcome(_ action: Action) -> Outcome {
    runtime.fuel = Fuel()
    do {
      return try attempt(action)
    } catch let failure as ReferenceRuntime.Failure {
      return failure.outcome
    } catch {
      return .other("\(error)")
    }
  }

  private mutating func attempt(_ action: Action) throws -> Outcome {
    switch action {
    case .add(let code, let name, let cls): return runtime.add(code, name, to: cls) ? .yes : .no
    case .replace(let code, let name, let cls): return runtime.replace(code, name, in: cls)
    case .setImplementation(let code, let name, let cls):
      guard let method = runtime.find(name, in: cls) else { return .nothing }
      return .code(runtime.put(code, into: method)?.number)
    case .share(let name, let cls, let other, let otherClass):
      guard let method = runtime.find(name, in: cls),
        let source = runtime.find(other, in: otherClass)
      else { return .nothing }
      let code = runtime.classes[source.cls].methods[source.place].code
      return .code(runtime.put(code, into: method)?.number)
    case .exchange(let name, let cls, let other, let otherClass):
      guard let first = runtime.find(name, in: cls),
        let second = runtime.find(other, in: otherClass)
      else { return .nothing }
      runtime.exchange(first, second)
      return .nothing
    case .category(let methods, let cls):
      for (name, code) in methods { runtime.attach(code, name, to: cls) }
      return .nothing
    case .allocate(let name, let parent): return runtime.allocate(name, below: parent) ? .yes : .no
    case .register(let cls):
      runtime.register(cls)
      return .nothing
    case .dispose(let cls): return runtime.dispose(cls)
    case .setSuperclass(let cls, let parent):
      return try runtime.setSuperclass(of: cls, to: parent)
    case .setClass(let object, let cls):
      if runtime.objects[object].isDead { return .nothing }
      return try runtime.setClass(of: object, to: cls)
    case .make(let cls):
      runtime.objects.append(.init(isa: cls))
      return .nothing
    case .release(let object):
      if runtime.objects[object].isDead { return .nothing }
      // `dealloc` is a message, perhaps the first one to the class; its errors are raised later.
      try? runtime.initialize(runtime.objects[object].isa)
      runtime.objects[object].isDead = true
      return .nothing
    case .send(let ref, let name, let argument): return try runtime.send(ref, name, argument)
    case .sendSuper(let ref, let cls, let name):
      if case .object(let number) = ref, runtime.objects[number].isDead { return .nothing }
      return try runtime.sendSuper(ref, above: cls, name, nil)
    case .responds(let cls, let name):
      return try runtime.resolved(name, in: cls) == nil ? .no : .yes
    case .findMethod(let name, let cls):
      return try runtime.method(name, in: cls).map { .method($0.cls, place: $0.place) } ?? .nothing
    case .findImplementation(let name, let cls):
      return .code(try runtime.resolved(name, in: cls)?.number)
    case .snapshot:
      snapshots.append(runtime)
      return .nothing
    case .restore(let number):
      runtime.restore(snapshots[number])
      snapshots.removeSubrange((number + 1)...)
      return .nothing
    case .sweep: return .nothing
    }
  }
}
