package import SelectorRuntime

extension FoundationWorld {
  /// The answer of `retainCount`: of a value that belongs to every world a huge constant.
  package func shownRetainCount(of object: RuntimeObject) -> Int {
    if object is PlaceholderObject { return -1 }
    guard object.isConstant || object === runtime.null else { return object.retainCount }
    return valueSettings.immortalRetainCount == .max ? .max : -1
  }
}
