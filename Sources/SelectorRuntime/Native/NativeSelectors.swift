/// Selectors that models send, each registered on first use.
///
/// A subclass lists those of one area, one per line:
///
///     private(set) lazy var setFrame = selector("setFrame:")
open class NativeSelectors {
  package unowned let runtime: Runtime

  /// Creates a list for a runtime, which outlives it.
  package init(_ runtime: Runtime) { self.runtime = runtime }

  /// Registers a selector permanently: restoring a snapshot does not remove it.
  package final func selector(_ name: String) -> Selector { runtime.nativeSelector(name) }
}
