internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

/// The result of `+appearance`, which records the setters that it receives.
///
/// The setters are sent to views of the class when they are added to a window, and to bar items
/// when their bar shows them there. The class is private on a device and has the same name there.
package final class UIAppearanceProxy: RuntimeObject {
  package override class var declaredName: String { "_UIAppearance" }

  fileprivate(set) var target: RuntimeClass?
  /// The container classes in which a view must be, nearest first.
  fileprivate(set) var containers: [RuntimeClass] = []
  @StrongList fileprivate(set) var invocations: [NSInvocation] = []

  /// Whether the proxy applies to a view or a bar item.
  ///
  /// - Parameters:
  ///   - object: The view or bar item.
  ///   - place: The nearest enclosing view.
  fileprivate func fits(_ object: RuntimeObject, in place: UIView?) -> Bool {
    guard let target, object.isa.inherits(from: target) else { return false }
    var above = place
    for container in containers {
      var isFound = false
      while let next = above, !isFound {
        isFound =
          next.isa.inherits(from: container)
          || (next.controller?.isa.inherits(from: container) ?? false)
        above = next.superview
      }
      if !isFound { return false }
    }
    return true
  }

  static func define(_ proxy: ClassDefinition<UIAppearanceProxy>) {
    proxy.method("methodSignatureForSelector:") {
      (proxy, selector: Selector) -> NSMethodSignature? in
      guard let method = proxy.target?.method(selector) else { return nil }
      return NSMethodSignature.make(method.types, in: proxy.foundation)
    }
    proxy.method("forwardInvocation:") { (proxy, invocation: NSInvocation) in
      try invocation.send(proxy.runtime.selector("retainArguments"))
      proxy.invocations.append(invocation)
    }
  }
}

/// All appearances that an app has set.
package final class Appearances {
  private unowned let world: UIKitWorld
  private var proxies: [UIAppearanceProxy] = []

  init(_ world: UIKitWorld) { self.world = world }

  /// Returns the proxy of a class and its containers; the same arguments return the same proxy.
  func proxy(_ target: RuntimeClass, in containers: [RuntimeClass]) -> UIAppearanceProxy {
    let known = proxies.first {
      $0.target === target && $0.containers.elementsEqual(containers, by: ===)
    }
    if let known { return known }
    let made = world.create(UIKitClasses.appearanceProxy)
    made.target = target
    made.containers = containers
    made.retain()
    proxies.append(made)
    return made
  }

  /// Sends a view the setters for its classes: superclasses first, more specific containers last.
  ///
  /// - Throws: the errors of the setters.
  func apply(to view: UIView) throws {
    guard !proxies.isEmpty else { return }
    try apply(to: view, in: view.superview, &view.appearancesApplied)
  }

  /// Sends bar items the setters for their classes, if the bar is in a window.
  ///
  /// - Throws: the errors of the setters.
  package func apply(to items: [UIBarItem], in bar: UIView) throws {
    guard !proxies.isEmpty, bar.window != nil else { return }
    for item in items { try apply(to: item, in: bar, &item.appearancesApplied) }
  }

  private func apply(to object: RuntimeObject, in place: UIView?, _ applied: inout Int) throws {
    let fitting = proxies.filter { $0.fits(object, in: place) }
    let count = fitting.reduce(0) { $0 + $1.invocations.count }
    guard count > 0, applied != count else { return }
    applied = count
    let order = fitting.sorted { first, second in
      (first.depth, first.containers.count) < (second.depth, second.containers.count)
    }
    let invoke = world.runtime.selector("invokeWithTarget:")
    for proxy in order {
      for invocation in proxy.invocations { try invocation.send(invoke, object) }
    }
  }

  func restoration() -> () -> Void {
    let proxies = proxies
    let counts = proxies.map { ($0, $0.invocations) }
    return { [unowned self] in
      self.proxies = proxies.filter { !$0.isErased }
      for (proxy, invocations) in counts where !proxy.isErased {
        proxy.invocations = invocations
      }
    }
  }
}

extension UIAppearanceProxy {
  /// The depth of the class in the hierarchy.
  fileprivate var depth: Int {
    var depth = 0
    var place = target?.superclass
    while let cls = place {
      depth += 1
      place = cls.superclass
    }
    return depth
  }

  /// The class methods of `UIAppearance`.
  static func defineAppearance<Instance: RuntimeObject>(_ cls: ClassDefinition<Instance>) {
    let side = cls.classSide
    side.method("appearance") { (cls) -> UIAppearanceProxy in
      cls.uikit.appearances.proxy(cls, in: [])
    }
    side.method("appearanceWhenContainedInInstancesOfClasses:") {
      (cls, containers: [RuntimeClass]) -> UIAppearanceProxy in
      cls.uikit.appearances.proxy(cls, in: containers)
    }
    side.method("appearanceForTraitCollection:") {
      (cls, _: RuntimeObject?) -> UIAppearanceProxy in cls.uikit.appearances.proxy(cls, in: [])
    }
    side.method("appearanceForTraitCollection:whenContainedInInstancesOfClasses:") {
      (cls, _: RuntimeObject?, containers: [RuntimeClass]) -> UIAppearanceProxy in
      cls.uikit.appearances.proxy(cls, in: containers)
    }
    side.raw("appearanceWhenContainedIn:", types: "@@:#") { receiver, selector, arguments in
      let cls = try ClassDefinition<RuntimeClass>.instance(receiver, selector)
      var containers: [RuntimeClass] = []
      for place in 0..<arguments.count {
        guard
          let container = try arguments.value(place, as: RuntimeClass?.self, receiver, selector)
        else { break }
        containers.append(container)
      }
      return .object(cls.uikit.appearances.proxy(cls, in: containers))
    }
  }
}

extension UIKitClasses {
  package static let appearanceProxy = NativeClass<UIAppearanceProxy>(
    "_UIAppearance", superclass: FoundationClasses.object, UIAppearanceProxy.define)
}
