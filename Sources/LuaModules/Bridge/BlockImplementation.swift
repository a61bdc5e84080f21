internal import FoundationCore
internal import SelectorRuntime

/// The implementation that `imp_implementationWithBlock` returns.
///
/// It retains the block, and calls it with the receiver and the arguments.
final class BlockImplementation: Implementation {
  /// The block, until `imp_removeBlock` removes it.
  private(set) var block: BlockObject?

  /// Creates an implementation, which retains the block.
  init(_ block: BlockObject) {
    block.retain()
    self.block = block
    super.init(source: nil)
  }

  deinit { block?.release() }

  /// Removes the block, and returns whether there was one.
  ///
  /// An earlier snapshot restores it if the block has not been deallocated.
  func removeBlock() -> Bool {
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

  override func invoke(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    guard let block else { return .none }
    let runtime = receiver.runtime
    return try runtime.send(
      block, runtime.selector("invoke"), Arguments([.object(receiver)] + arguments.values))
  }
}
