internal import SelectorRuntime

/// Exchanges of the same selectors in a class and in one of its subclasses.
///
/// The replacement in the superclass sends its own selector to call its original; on a device
/// dispatch finds the subclass's method, which causes an endless recursion. Here each running
/// replacement is recorded, and the message calls the original of its own class.
extension HookRegistry {
  /// One running replacement.
  struct ExchangeLevel {
    let receiver: RuntimeObject
    let exchange: Exchange
  }

  /// Adds the layers that separate the class levels, where there is more than one.
  func separateLevels(of triple: Exchange) {
    let related = exchanges.keys.filter { $0.overlaps(triple) }
    guard related.count > 1 else { return }
    for exchange in related.sorted(by: { $0.cls.serial < $1.cls.serial })
    where separatedExchanges.insert(exchange).inserted {
      runtime.recordUndo { [unowned self] in separatedExchanges.remove(exchange) }
      let cls = exchange.cls
      guard cls.ownMethod(exchange.original) != nil else { continue }
      let body = LevelLayer(exchange.original) { [unowned self] receiver, layer, values in
        running.append(ExchangeLevel(receiver: receiver, exchange: exchange))
        defer { running.removeLast() }
        return try layer.inner.invoke(receiver, exchange.original, Arguments(values))
      }
      let alias = LevelLayer(exchange.replacement) { [unowned self] receiver, layer, values in
        let implementation = level(of: receiver, above: exchange) ?? layer.inner
        return try implementation.invoke(receiver, exchange.replacement, Arguments(values))
      }
      runtime.addLayer(body, to: cls)
      runtime.addLayer(alias, to: cls)
    }
  }

  /// Returns the original of a superclass whose replacement is running on a receiver, or nil.
  private func level(of receiver: RuntimeObject, above exchange: Exchange) -> Implementation? {
    guard
      let innermost = running.last(where: {
        $0.receiver === receiver && $0.exchange.overlaps(exchange)
      })?.exchange,
      innermost.cls !== exchange.cls, exchange.cls.inherits(from: innermost.cls)
    else { return nil }
    return innermost.cls.ownMethod(exchange.replacement)?.implementation
  }
}

/// A layer of an exchange; not a hook of a script.
private final class LevelLayer: Layer {
  private let body: (RuntimeObject, Layer, [Value]) throws -> Value

  init(
    _ selector: Selector, _ body: @escaping (RuntimeObject, Layer, [Value]) throws -> Value
  ) {
    self.body = body
    super.init(.level, selector, owner: "hook.swizzle", source: nil)
  }

  override func invoke(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    try body(receiver, self, arguments.values)
  }
}
