/// One step of a program, with all its names resolved.
enum Action: CustomStringConvertible {
  case add(Code?, Int, to: Int)
  case replace(Code?, Int, in: Int)
  case setImplementation(Code, Int, in: Int)
  /// Sets a method's implementation to that of another one.
  case share(Int, in: Int, from: Int, of: Int)
  case exchange(Int, in: Int, with: Int, of: Int)
  case category([(Int, Code)], on: Int)
  case allocate(String, below: Int?)
  case register(Int)
  case dispose(Int)
  case setSuperclass(of: Int, to: Int)
  case setClass(of: Int, to: Int)
  case make(Int)
  case release(Int)
  case send(Ref, Int, argument: Int?)
  case sendSuper(Ref, above: Int, Int)
  case responds(Int, to: Int)
  case findMethod(Int, in: Int)
  case findImplementation(Int, in: Int)
  /// Sends every ordinary message to every receiver, to fill caches and detect stale entries.
  case sweep
  case snapshot
  case restore(Int)

  var description: String {
    switch self {
    case .add(let code, let name, let cls):
      "class_addMethod(\(Ref.className(cls)), \(Name.all[name]), \(Self.text(code)))"
    case .replace(let code, let name, let cls):
      "class_replaceMethod(\(Ref.className(cls)), \(Name.all[name]), \(Self.text(code)))"
    case .setImplementation(let code, let name, let cls):
      "method_setImplementation(\(Ref.className(cls)) \(Name.all[name]), \(code))"
    case .share(let name, let cls, let other, let otherClass):
      "method_setImplementation(\(Ref.className(cls)) \(Name.all[name]), "
        + "imp of \(Ref.className(otherClass)) \(Name.all[other]))"
    case .exchange(let name, let cls, let other, let otherClass):
      "method_exchangeImplementations(\(Ref.className(cls)) \(Name.all[name]), "
        + "\(Ref.className(otherClass)) \(Name.all[other]))"
    case .category(let methods, let cls):
      "category on \(Ref.className(cls)) with "
        + methods.map { "\(Name.all[$0.0]) \($0.1)" }.joined(separator: ", ")
    case .allocate(let name, let parent):
      "objc_allocateClassPair(\(parent.map(Ref.className) ?? "nil"), \(name))"
    case .register(let cls): "objc_registerClassPair(\(Ref.className(cls)))"
    case .dispose(let cls): "objc_disposeClassPair(\(Ref.className(cls)))"
    case .setSuperclass(let cls, let parent):
      "class_setSuperclass(\(Ref.className(cls)), \(Ref.className(parent)))"
    case .setClass(let object, let cls):
      "object_setClass(\(Ref.object(object)), \(Ref.className(cls)))"
    case .make(let cls): "class_createInstance(\(Ref.className(cls)))"
    case .release(let object): "release \(Ref.object(object))"
    case .send(let ref, let name, let argument):
      "[\(ref) \(Name.all[name])\(argument.map { Name.all[$0] } ?? "")]"
    case .sendSuper(let ref, let cls, let name):
      "[\(ref)'s super above \(Ref.className(cls)) \(Name.all[name])]"
    case .responds(let cls, let name):
      "class_respondsToSelector(\(Ref.className(cls)), \(Name.all[name]))"
    case .findMethod(let name, let cls):
      "class_getInstanceMethod(\(Ref.className(cls)), \(Name.all[name]))"
    case .findImplementation(let name, let cls):
      "class_getMethodImplementation(\(Ref.className(cls)), \(Name.all[name]))"
    case .sweep: "every message to everybody"
    case .snapshot: "snapshot"
    case .restore(let number): "restore snapshot \(number)"
    }
  }

  private static func text(_ code: Code?) -> String { code?.description ?? "nil" }
}
