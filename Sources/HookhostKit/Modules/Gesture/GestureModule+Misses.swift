internal import ControlModels
internal import LuaBridge
internal import SelectorRuntime

extension FunctionCall {
  /// Touches a view; a finger that hits something else is not silent.
  ///
  /// - Returns: 1 with the view that was hit on the stack, if it is neither the given one nor inside
  ///   it, and 0 otherwise.
  func touching(_ world: UIKitWorld, _ body: () throws -> Void) throws -> Int {
    world.miss = nil
    defer { world.miss = nil }
    try bridge.touching(name, body)
    guard let miss = world.miss else { return 0 }
    try bridge.warn("\(name): \(miss.summary)", stack)
    return answer(miss.hit)
  }
}
