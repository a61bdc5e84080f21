package import SelectorRuntime

extension FoundationWorld {
  /// Returns the result of `retainCount`; a constant has a huge fixed count.
  package func shownRetainCount(of object: RuntimeObject) -> Int {
    if object is PlaceholderObject { return -1 }
    guard object.isConstant || object === runtime.null else { return object.retainCount }
    return valueSettings.immortalRetainCount == .max ? .max : -1
  }
}
