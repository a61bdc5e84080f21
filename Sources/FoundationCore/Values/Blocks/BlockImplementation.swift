package import SelectorRuntime

/// The implementation that `imp_implementationWithBlock` makes of a block object: it calls the block
/// with the receiver and the arguments, and keeps it.
package final class BlockImplementation: Implementation {
  /// The block, until `imp_removeBlock` takes it away.
  package private(set) var block: BlockObject?

  /// Makes one, which retains the block.
  package init(_ block: BlockObject) {
    block.retain()
    self.block = block
    super.init(source: nil)
  }

  deinit { block?.release() }

  /// Takes the block away, and answers whether there was one.
  ///
  /// A snapshot taken before brings it back if somebody else has kept it.
  package func removeBlock() -> Bool {
    guard let block else { return false }
    block.runtime.recordUndo { [self] in
      guard !block.isDeallocating else { return }
      block.retain()
      self.block = block
    }
    self.block = nil
    block.release()
    return true
  }

  package override func invoke(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    guard let block else { return .none }
    let runtime = receiver.runtime
    return try runtime.send(
      block, runtime.selector("invoke"), Arguments([.object(receiver)] + arguments.values))
  }
}
