internal import SelectorRuntime

/// The methods that functions on a stack run, looked for once for each function and class: a cycle has
/// few of them, and a class of UIKit hundreds of methods.
struct RunningMethods {
  private struct Place: Hashable {
    let function: UInt
    let cls: ObjectIdentifier
  }
  private var selectors: [Place: Selector?] = [:]

  /// The selector of the first method of a class, or of one above it, that runs a function.
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
