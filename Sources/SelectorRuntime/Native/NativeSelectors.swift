/// Selectors that models send, each registered when it is first sent.
///
/// A subclass lists those of one field, a line each:
///
///     private(set) lazy var setFrame = selector("setFrame:")
open class NativeSelectors {
  package unowned let runtime: Runtime

  /// Begins a list whose selectors belong to a runtime, which outlives it.
  package init(_ runtime: Runtime) { self.runtime = runtime }

  /// Registers a selector for good: no restored snapshot forgets it.
  package final func selector(_ name: String) -> Selector { runtime.nativeSelector(name) }
}
