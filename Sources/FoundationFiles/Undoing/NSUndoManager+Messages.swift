internal import FoundationCore
package import SelectorRuntime

extension NSUndoManager {
  static func define(_ manager: ClassDefinition<NSUndoManager>) {
    manager.method("beginUndoGrouping") { try $0.open() }
    manager.method("endUndoGrouping") { try $0.close() }
    manager.readonly("groupingLevel") { $0.openGroups.count }
    manager.method("disableUndoRegistration") { $0.disable() }
    manager.method("enableUndoRegistration") { try $0.enable() }
    manager.readonly("undoRegistrationEnabled", getter: "isUndoRegistrationEnabled") {
      $0.disabling == 0
    }
    manager.property("groupsByEvent", get: { $0.groupsByEvent }, set: { $0.groupsByEvent = $1 })
    manager.property("levelsOfUndo", get: { $0.levels }, set: { $0.setLevels($1) })
    manager.property(
      "runLoopModes", .copy, of: "NSArray",
      get: { (manager) -> Value in
        manager.modes.isEmpty
          ? .list([.string("kCFRunLoopDefaultMode")])
          : .list(manager.modes.map { .object($0) })
      },
      set: { (manager, modes: Value) in
        let values = try manager.foundation.elements(of: modes) ?? []
        manager.modes = try values.compactMap { try manager.foundation.box($0) }
      })
    manager.method("undo") { try $0.undo() }
    manager.method("redo") { try $0.redo() }
    manager.method("undoNestedGroup") { try $0.undoNested() }
    manager.readonly("canUndo") { $0.canUndo }
    manager.readonly("undoCount") { (manager) -> Int in
      manager.undoStack.count + (manager.openGroups.first?.isEmpty == false ? 1 : 0)
    }
    manager.readonly("redoCount") { (manager) -> Int in manager.redoStack.count }
    manager.readonly("canRedo") { !$0.redoStack.isEmpty }
    manager.readonly("undoing", getter: "isUndoing") { $0.isUndoing }
    manager.readonly("redoing", getter: "isRedoing") { $0.isRedoing }
    manager.method("removeAllActions") { $0.removeAll() }
    manager.method("removeAllActionsWithTarget:") { (manager, target: RuntimeObject) in
      manager.removeAll(to: target)
    }
    defineRegistering(manager)
    defineNames(manager)
  }

  private static func defineRegistering(_ manager: ClassDefinition<NSUndoManager>) {
    manager.method("registerUndoWithTarget:selector:object:") {
      (manager, target: RuntimeObject, selector: Selector, argument: Value) in
      let runtime = manager.runtime
      try manager.register(
        UndoGroup.Action(target, keeping: [argument.object].compactMap(\.self)) {
          // A method without parameters ignores the object.
          _ = try runtime.send(
            target, selector, selector.argumentCount == 0 ? Arguments() : Arguments(argument))
        })
    }
    manager.method("registerUndoWithTarget:handler:") {
      (manager, target: RuntimeObject?, handler: Block?) in
      guard let target, let handler else {
        throw RuntimeError(
          .invalidArgument,
          "*** -[NSUndoManager registerUndoWithTarget:handler:]: "
            + "\(target == nil ? "target" : "handler")cannot be nil")
      }
      try manager.register(
        UndoGroup.Action(target, keeping: []) { try handler(.object(target)) })
    }
    manager.method("prepareWithInvocationTarget:") {
      (manager, target: RuntimeObject) -> RuntimeObject in
      let made = manager.runtime.createInstance(
        manager.runtime.cls(FoundationClasses.undoManagerProxy))
      if let proxy = made as? UndoManagerProxy { proxy.fill(manager, target) }
      return made
    }
    manager.method("setActionIsDiscardable:") { (manager, isDiscardable: Bool) in
      guard manager.disabling == 0 else { return }
      try manager.requireGroup(
        "setActionIsDiscardable:", for: "setting undo action discardability")
      manager.openGroups.last?.isDiscardable = isDiscardable
    }
    manager.readonly("undoActionIsDiscardable") {
      ($0.openGroups.last ?? $0.undoStack.last)?.isDiscardable ?? false
    }
    manager.readonly("redoActionIsDiscardable") { $0.redoStack.last?.isDiscardable ?? false }
    manager.method("setActionUserInfoValue:forKey:") { (manager, value: Value, key: String) in
      guard manager.disabling == 0 else { return }
      try manager.requireGroup(
        "setActionUserInfoValue:forKey:", for: "setting undo action user info")
      manager.openGroups.last?.setUserInfo(value, forKey: key)
    }
    manager.method("undoActionUserInfoValueForKey:") { (manager, key: String) -> Value in
      (manager.openGroups.last ?? manager.undoStack.last)?.userInfo[key] ?? .none
    }
    manager.method("redoActionUserInfoValueForKey:") { (manager, key: String) -> Value in
      manager.redoStack.last?.userInfo[key] ?? .none
    }
  }

  private static func defineNames(_ manager: ClassDefinition<NSUndoManager>) {
    manager.method("setActionName:") { (manager, name: String?) in
      guard manager.disabling == 0, let name else { return }
      try manager.requireGroup("_setGroupIdentifier:", for: "registering undo")
      manager.openGroups.last?.name = name
    }
    func undoName(_ manager: NSUndoManager) -> String {
      let open = manager.openGroups.last { !$0.name.isEmpty }
      return (open ?? manager.undoStack.last)?.name ?? ""
    }
    func title(_ word: String, _ name: String) -> String {
      name.isEmpty ? word : word + " " + name
    }
    manager.readonly("undoActionName", .copy) { undoName($0) }
    manager.readonly("redoActionName", .copy) { $0.redoStack.last?.name ?? "" }
    manager.readonly("undoMenuItemTitle", .copy) { title("Undo", undoName($0)) }
    manager.readonly("redoMenuItemTitle", .copy) {
      title("Redo", $0.redoStack.last?.name ?? "")
    }
    manager.method("undoMenuTitleForUndoActionName:") { (_, name: String?) -> String in
      title("Undo", name ?? "")
    }
    manager.method("redoMenuTitleForUndoActionName:") { (_, name: String?) -> String in
      title("Redo", name ?? "")
    }
  }
}

/// The result of `prepareWithInvocationTarget:`, which registers every message it receives.
package final class UndoManagerProxy: RuntimeObject {
  package override class var declaredName: String { "NSUndoManagerProxy" }

  @Strong private var manager: NSUndoManager?
  private var target: RuntimeObject?

  func fill(_ manager: NSUndoManager, _ target: RuntimeObject) {
    (self.manager, self.target) = (manager, target)
  }

  static func define(_ proxy: ClassDefinition<UndoManagerProxy>) {
    proxy.method("methodSignatureForSelector:") { (proxy, selector: Selector) -> Value in
      guard let target = proxy.target else { return .none }
      return try proxy.runtime.send(
        target, proxy.runtime.known.methodSignatureForSelector, Arguments(.selector(selector)))
    }
    proxy.method("forwardInvocation:") { (proxy, invocation: NSInvocation) in
      guard let manager = proxy.manager, let target = proxy.target else { return }
      let setTarget = proxy.runtime.selector("setTarget:")
      let runtime = proxy.runtime
      // The target is not retained; the arguments are.
      _ = try runtime.send(invocation, setTarget, Arguments(.none))
      invocation.retainArguments()
      try manager.register(
        UndoGroup.Action(target, keeping: [invocation]) {
          _ = try runtime.send(invocation, setTarget, Arguments(.object(target)))
          defer { _ = try? runtime.send(invocation, setTarget, Arguments(.none)) }
          try invocation.invoke()
        })
    }
  }
}

extension FoundationClasses {
  package static let undoManager = NativeClass<NSUndoManager>(
    "NSUndoManager", superclass: object, NSUndoManager.define)
  package static let undoManagerProxy = NativeClass<UndoManagerProxy>(
    "NSUndoManagerProxy", superclass: proxy, UndoManagerProxy.define)
}
