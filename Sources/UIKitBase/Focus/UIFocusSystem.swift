internal import FoundationCore
internal import FoundationThreads
package import SelectorRuntime
package import UIKitRuntime
internal import VirtualTime

// On an iPad, a hardware keyboard moves the focus: arrow keys to the nearest focusable view, the
// tab key to the next focus group. Nothing is focused before the first of these keys, and on a
// phone nothing is ever focused. All ancestors of the previous and the next view are asked first,
// and notified afterwards.

/// The focused view of the app, and focus updates, from UIFocusSystem.h.
package final class UIFocusSystem: RuntimeObject {
  @Weak package private(set) var focused: UIView?
  /// The environment that requested the pending update.
  @Weak private var asking: RuntimeObject?
  private var isDue = false

  /// Whether a keyboard moves the focus, which requires `UIUserInterfaceIdiomPad`.
  package var isEnabled: Bool { uikit.traits.values[.idiom] == 1 }

  // MARK: Updates

  /// Moves the focus, if every affected environment allows it.
  ///
  /// - Parameters:
  ///   - next: the view to focus, or nil.
  ///   - heading: a `UIFocusHeading`.
  /// - Returns: whether it has moved.
  /// - Throws: errors of the environments.
  @discardableResult
  func update(to next: UIView?, heading: Int) throws -> Bool {
    let previous = focused?.window == nil ? nil : focused
    guard isEnabled, previous !== next else { return false }
    let context = uikit.create(UIKitClasses.focusUpdateContext).fill(previous, next, heading)
    let coordinator = uikit.create(UIKitClasses.focusAnimationCoordinator)
    let (before, after) = (previous?.focusLineage ?? [], next?.focusLineage ?? [])
    let left = before.without(after)
    let everyone = left + after.without(before) + before.without(left)
    for one in everyone { one.retain() }
    defer { for one in everyone { one.release() } }
    return try context.keptAlive {
      try coordinator.keptAlive {
        let should = runtime.selector("shouldUpdateFocusInContext:")
        for one in everyone where try !one.call(should, context) { return false }
        runtime.recordUndo { [weak self, weak previous] in self?.focused = previous }
        focused = next
        let did = runtime.selector("didUpdateFocusInContext:withAnimationCoordinator:")
        for one in everyone { try one.send(did, context, coordinator) }
        try uikit.notificationCenter?.announce(
          "UIFocusDidUpdateNotification", .object(self),
          .dictionary([
            .init(key: .string("UIFocusUpdateContextKey"), value: .object(context)),
            .init(
              key: .string("UIFocusUpdateAnimationCoordinatorKey"), value: .object(coordinator)),
          ]))
        try coordinator.run(context)
        if next is any FocusableText {
          _ = try next?.call(uikit.selectors.becomeFirstResponder, as: Bool.self)
        }
        return true
      }
    }
  }

  /// Requests an update at the end of the turn, if the environment contains the focus.
  package func request(_ environment: RuntimeObject, anywhere: Bool) throws {
    let isConcerned = focused?.focusLineage.contains { $0 === environment } ?? false
    guard isEnabled, anywhere || isConcerned else { return }
    asking = environment
    guard !isDue else { return }
    isDue = true
    try uikit.runLoop.schedule(at: uikit.runLoop.now, phase: .layout) { [weak self] in
      try self?.updateIfNeeded()
    }
  }

  /// Performs the pending update.
  ///
  /// - Throws: errors of the environments.
  package func updateIfNeeded() throws {
    isDue = false
    guard let environment = asking else { return }
    asking = nil
    if let next = try FocusSearch.preferred(environment) { try update(to: next, heading: 0) }
  }

  /// Moves the focus as a key does.
  ///
  /// - Parameters:
  ///   - heading: a `UIFocusHeading` of an arrow key or the tab key.
  ///   - window: the window that received the key.
  /// - Throws: errors of the environments.
  package func move(_ heading: Int, in window: UIWindow) throws {
    guard isEnabled else { return }
    guard let focused, focused.window === window else {
      let root: RuntimeObject = window.rootViewController?.frontmost ?? window
      if let first = try FocusSearch.preferred(root) { try update(to: first, heading: 0) }
      return
    }
    let search = try FocusSearch(window)
    let next =
      heading >= 1 << 4
      ? search.group(after: focused, backwards: heading == 1 << 5)
      : try search.nearest(to: focused, heading)
    if let next { return _ = try update(to: next, heading: heading) }
    let context = uikit.create(UIKitClasses.focusUpdateContext).fill(focused, nil, heading)
    try context.keptAlive {
      try uikit.notificationCenter?.announce(
        "UIFocusMovementDidFailNotification", .object(self),
        .dictionary([.init(key: .string("UIFocusUpdateContextKey"), value: .object(context))]))
    }
  }

  static func define(_ system: ClassDefinition<UIFocusSystem>) {
    system.classSide.method("focusSystemForEnvironment:") {
      (cls, _: RuntimeObject) -> UIFocusSystem? in
      let system = cls.uikit.focusSystem
      return system.isEnabled ? system : nil
    }
    system.classSide.method("environment:containsEnvironment:") {
      (_, outer: RuntimeObject, inner: RuntimeObject) -> Bool in
      (inner as? UIResponder)?.focusLineage.contains { $0 === outer } ?? false
    }
    system.readonly("focusedItem", .weak) { $0.focused }
    system.method("requestFocusUpdateToEnvironment:") { (system, environment: RuntimeObject) in
      try system.request(environment, anywhere: true)
    }
    system.method("updateFocusIfNeeded") { (system) in try system.updateIfNeeded() }
  }
}

extension UIResponder {
  /// The view or controller and its ancestors, innermost first.
  final var focusLineage: [UIResponder] {
    var result: [UIResponder] = []
    var place = (self as? UIView) ?? (self as? UIViewController)?.loadedView
    if place == nil { return [self] }
    while let view = place {
      result.append(view)
      if let controller = view.controller { result.append(controller) }
      place = view.superview
    }
    if self is UIViewController { result.removeFirst() }
    return result
  }
}

extension UIKitClasses {
  package static let focusSystem = NativeClass<UIFocusSystem>(
    "UIFocusSystem", superclass: FoundationClasses.object, UIFocusSystem.define)
}
