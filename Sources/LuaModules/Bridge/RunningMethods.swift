internal import SelectorRuntime

/// Caches the methods that functions on a stack run, by function and class.
///
/// A cycle has few functions, but a UIKit class has hundreds of methods to search.
struct RunningMethods {
  private struct Place: Hashable {
    let function: UInt
    let cls: ObjectIdentifier
  }
  private var selectors: [Place: Selector?] = [:]

  /// The selector of the first method of a class or a superclass that runs a function.
  ///
  /// - Parameters:
  ///   - function: The function's identity.
  ///   - cls: The class of the receiver.
  ///   - runs: Whether a method runs the function.
  mutating func selector(
    of function: UInt, _ cls: RuntimeClass, _ runs: (Method) -> Bool
  ) -> Selector? {
    let place = Place(function: function, cls: ObjectIdentifier(cls))
    if let found = selectors[place] { return found }
    let found = cls.lineage.lazy.flatMap(\.methods).first(where: runs)?.selector
    selectors[place] = .some(found)
    return found
  }
}
