internal import LuaModules
internal import SelectorRuntime

/// Counts the calls of a native method's implementation, which hooks wrap or replace.
final class OriginalProbe: Implementation {
  /// The calls for objects of one hooked class while the app was driven.
  final class Count {
    fileprivate let cls: RuntimeClass
    fileprivate var calls = 0
    /// Whether one of them had another selector than the method's.
    fileprivate var isRenamed = false

    fileprivate init(_ cls: RuntimeClass) { self.cls = cls }
  }

  private let inner: Implementation
  private unowned let bridge: Bridge
  private let expected: Selector
  /// Several classes whose methods are hooked may inherit the implementation.
  private var counts: [Count] = []

  init(_ inner: Implementation, _ selector: Selector, _ bridge: Bridge) {
    (self.inner, expected, self.bridge) = (inner, selector, bridge)
    super.init()
  }

  override var isImplemented: Bool {
    get throws { try inner.isImplemented }
  }

  fileprivate func count(for cls: RuntimeClass) -> Count {
    counts.append(Count(cls))
    return counts[counts.count - 1]
  }

  private func count(_ receiver: RuntimeObject, _ selector: Selector) {
    guard bridge.hookWatch?.isCounting ?? false else { return }
    for count in counts where receiver.isa.inherits(from: count.cls) {
      count.calls += 1
      if selector !== expected { count.isRenamed = true }
    }
  }

  override func invoke(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    count(receiver, selector)
    return try inner.invoke(receiver, selector, arguments)
  }

  override func invoke(_ receiver: RuntimeObject, _ selector: Selector) throws -> Value {
    count(receiver, selector)
    return try inner.invoke(receiver, selector)
  }
}

/// The counts of one run, by the names of the methods: `-[Class selector]`.
struct OriginalProbes {
  private var counts: [String: OriginalProbe.Count] = [:]

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
        counts[key] = probe.count(for: target)
        continue
      }
      guard found.implementation.source == nil, !found.implementation.isForwarding,
        found.implementation is NativeImplementation || found.isNative
      else { continue }
      let probe = OriginalProbe(found.implementation, selector, bridge)
      runtime.setImplementation(found, probe)
      counts[key] = probe.count(for: target)
    }
  }

  /// The counts, as a message.
  var json: JSON {
    .array(
      counts.sorted { $0.key < $1.key }.map { key, count in
        .object([
          ("method", .text(key)), ("calls", .integer(count.calls)),
          ("isRenamed", .flag(count.isRenamed)),
        ])
      })
  }
}
