internal import FoundationCore
internal import FoundationModels
internal import LuaBridge
internal import SelectorRuntime

/// Blocks of sources whose references are counted: native code that keeps one retains it as a source does, so
/// that what the block captured is released with its last owner.
///
/// They exist once a source with ARC is loaded.
struct CountedBlocks {
  /// A table with the blocks as keys.
  private let counted: LuaReference
  private let copy: LuaReference
  private let release: LuaReference

  /// Refers to the table and to the functions that retain and release a block, at the indices 1 to 3.
  init(_ stack: LuaStack) {
    counted = stack.makeReference(at: 1)
    copy = stack.makeReference(at: 2)
    release = stack.makeReference(at: 3)
  }

  /// Retains the function at an index, if it is such a block.
  ///
  /// - Returns: whether it is one.
  func retain(at index: Int, on stack: LuaStack) -> Bool {
    stack.copy(at: index)
    // stack: … function
    stack.push(counted)
    stack.copy(at: -2)
    let isCounted = stack.rawGetTop(at: -2) == .boolean
    stack.pop(2)
    // stack: … function
    guard isCounted else {
      stack.pop()
      return false
    }
    stack.push(copy)
    stack.insert(at: -2)
    return (try? stack.call(arguments: 1, results: 0)) != nil
  }

  /// Releases a block; what a `dealloc` raises on the way is raised by the running message.
  func release(_ block: LuaReference, _ bridge: Bridge) {
    guard bridge.isStateOpen, !bridge.world.isEnding else { return }
    let stack = bridge.current
    stack.push(release)
    stack.push(block)
    do {
      try stack.call(arguments: 1, results: 0)
    } catch {
      bridge.runtime.postpone(error)
    }
  }
}
