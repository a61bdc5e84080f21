internal import LuaBridge
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitControllers

/// `uikit.nib` and `uikit.storyboard`: the files that Interface Builder would write.
extension Bridge {
  func setNibFunctions(_ world: UIKitWorld, on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "uikit", stack: stack)
    define("nib") { [unowned world] call in
      let name: String = try call.value(1)
      try call.refuseUnknownKeys(2)
      try world.nibs.register(nib: name, call.table(2))
      return 0
    }
    define("storyboard") { [unowned world] call in
      let name: String = try call.value(1)
      try call.refuseUnknownKeys(2)
      try world.nibs.register(storyboard: name, call.table(2))
      return 0
    }
  }
}

extension FunctionCall {
  fileprivate func table(_ index: Int) throws -> Value {
    guard stack.type(at: index) == .table else { throw wrong(index, "a table") }
    return try bridge.value(at: index, on: stack)
  }
}
