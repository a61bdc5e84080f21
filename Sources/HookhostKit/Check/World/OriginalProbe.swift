internal import LuaModules
internal import SelectorRuntime

/// Counts the calls of a native method's implementation, which hooks wrap or replace.
final class OriginalProbe: Implementation {
  private let inner: Implementation
  private unowned let bridge: Bridge
  private let expected: Selector
  /// The calls while the app was driven.
  private(set) var calls = 0
  /// Whether one of them had another selector than the method's.
  private(set) var isRenamed = false

  init(_ inner: Implementation, _ selector: Selector, _ bridge: Bridge) {
    (self.inner, expected, self.bridge) = (inner, selector, bridge)
    super.init()
  }

  override var isImplemented: Bool {
    get throws { try inner.isImplemented }
  }

  private func count(_ selector: Selector) {
    guard bridge.hookWatch?.isCounting ?? false else { return }
    calls += 1
    if selector !== expected { isRenamed = true }
  }

  override func invoke(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    count(selector)
    return try inner.invoke(receiver, selector, arguments)
  }

  override func invoke(_ receiver: RuntimeObject, _ selector: Selector) throws -> Value {
    count(selector)
    return try inner.invoke(receiver, selector)
  }
}

/// The probes of one run, by the names of the methods: `-[Class selector]`.
struct OriginalProbes {
  private(set) var probes: [String: OriginalProbe] = [:]

  /// Lays a probe on each method that is native; the observer of methods does not see it.
  mutating func lay(_ methods: [JSON], _ bridge: Bridge) {
    let runtime = bridge.runtime
    let observer = runtime.methodObserver
    runtime.methodObserver = nil
    defer { runtime.methodObserver = observer }
    for method in methods {
      guard let name = method["class"]?.string, let selectorName = method["selector"]?.string,
        let key = method["method"]?.string, let cls = runtime.lookUpClass(name)
      else { continue }
      let target = method["isClassMethod"]?.isTrue ?? false ? cls.metaclass : cls
      let selector = runtime.selector(selectorName)
      guard let found = target.method(selector) else { continue }
      if let probe = found.implementation as? OriginalProbe {
        probes[key] = probe
        continue
      }
      guard found.implementation.source == nil, !found.implementation.isForwarding,
        found.implementation is NativeImplementation || found.isNative
      else { continue }
      let probe = OriginalProbe(found.implementation, selector, bridge)
      runtime.setImplementation(found, probe)
      probes[key] = probe
    }
  }

  /// The counts, as a message.
  var json: JSON {
    .array(
      probes.sorted { $0.key < $1.key }.map { key, probe in
        .object([
          ("method", .text(key)), ("calls", .integer(probe.calls)),
          ("isRenamed", .flag(probe.isRenamed)),
        ])
      })
  }
}
