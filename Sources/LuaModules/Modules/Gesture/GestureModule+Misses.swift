internal import LuaBridge
internal import SelectorRuntime
internal import UIKitBase

extension FunctionCall {
  /// Touches a view, and reports if the touch hit something else.
  ///
  /// - Returns: 1 with the hit view on the stack, if it is neither the given view nor inside it;
  ///   otherwise 0.
  func touching(_ world: UIKitWorld, _ body: () throws -> Void) throws -> Int {
    world.miss = nil
    defer { world.miss = nil }
    try bridge.touching(name, body)
    guard let miss = world.miss else { return 0 }
    try bridge.warn("\(name): \(miss.summary)", stack)
    return answer(miss.hit)
  }
}
