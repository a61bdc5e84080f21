internal import ControlModels
internal import FoundationCore
internal import LuaBridge
internal import SelectorRuntime
internal import Threads
package import UIKitBase

/// Reports UIKit methods that run on a background thread.
///
/// The check runs before the native methods of main-thread classes, in the dispatch tables, and
/// only once there is a second thread. Messages that UIKit itself sends result from such a method.
package final class MainThreadChecker {
  private unowned let bridge: Bridge
  private unowned let world: UIKitWorld
  /// The methods that have been reported.
  private var reported: Set<String> = []

  package init(_ bridge: Bridge, _ world: UIKitWorld) {
    self.bridge = bridge
    self.world = world
  }

  /// The classes whose instances belong to the main thread, with their subclasses.
  private static let classes: Set = [
    "UIResponder", "UIGestureRecognizer", "UIBarItem", "UINavigationItem",
    "UICollectionViewLayout", "UIScreen", "UIAlertAction",
  ]

  /// Methods of these classes that UIApplication.h allows on any thread.
  private static let ofAnyThread: Set = [
    "beginBackgroundTaskWithExpirationHandler:", "beginBackgroundTaskWithName:expirationHandler:",
    "endBackgroundTask:",
  ]

  /// Whether a method belongs to the main thread: an instance method of UIKit's own.
  func covers(_ method: Method) -> Bool {
    guard !method.owner.isMetaClass, !(method.implementation is LuaImplementation),
      !MainThreadChecker.ofAnyThread.contains(method.selector.name)
    else { return false }
    return method.owner.name.hasPrefix("UI")
      && method.owner.lineage.contains { MainThreadChecker.classes.contains($0.name) }
  }

  /// Reports a method, unless the main thread runs it.
  ///
  /// - Throws: `RuntimeError` if the setting requires it.
  func check(_ method: String, _ stack: LuaStack) throws {
    let thread = bridge.world.threads.current
    guard !thread.isMain else { return }
    let text = "Main Thread Checker: UI API called on a background thread: \(method)"
    switch world.settings.mainThreadChecker {
    case .error: throw RuntimeError(.inconsistency, text)
    case .off: return
    case .print: break
    }
    guard reported.insert(method).inserted else { return }
    let name = thread.name.flatMap { $0.isEmpty ? nil : $0 } ?? "(none)"
    let queue = thread.queue?.label ?? "(none)"
    let backtrace = bridge.callStack(of: stack).map { "\t\($0)\n" }.joined()
    bridge.writeLog(
      "\(text)\nPID: 1, TID: \(thread.number), Thread name: \(name), Queue name: \(queue), "
        + "QoS: 0\nBacktrace:\n\(backtrace)")
  }
}

/// A native method that is checked before it runs.
final class CheckedMessage: LuaCallable, MessageCallable {
  private unowned let bridge: Bridge
  private let checker: MainThreadChecker
  private let method: String
  private let message: NativeMessage

  init(_ bridge: Bridge, _ checker: MainThreadChecker, _ method: Method, _ message: NativeMessage) {
    self.bridge = bridge
    self.checker = checker
    self.method = "-[\(method.owner.name) \(method.selector.name)]"
    self.message = message
  }

  var selector: Selector { message.selector }

  override func call(_ stack: LuaStack) throws -> Int {
    try bridge.entering(stack) { try checker.check(method, stack) }
    return try message.call(stack)
  }
}

extension Bridge {
  /// Checks a message that an app sends by name through a Foundation method.
  func checkThread(of receiver: RuntimeObject, _ selector: Selector) throws {
    guard let mainThreadChecker, !world.threads.current.isMain,
      let method = receiver.isa.method(selector), mainThreadChecker.covers(method)
    else { return }
    try mainThreadChecker.check("-[\(method.owner.name) \(selector.name)]", current)
  }

  /// Pushes a native UIKit method with its check.
  ///
  /// Pushes nothing and returns false if the method needs no check.
  func pushChecked(
    _ implementation: Implementation, _ selector: Selector, in cls: RuntimeClass,
    on stack: LuaStack
  ) -> Bool {
    guard let mainThreadChecker, runtime.threads != nil, ScriptFunction(implementation) == nil,
      let method = cls.method(selector), mainThreadChecker.covers(method)
    else { return false }
    stack.push(
      CheckedMessage(
        self, mainThreadChecker, method, NativeMessage(self, implementation, selector)))
    return true
  }
}
