internal import ControlModels
internal import LuaBridge
internal import SelectorRuntime

/// `uikit.tree` and `uikit.render`: screens for people to look at.
extension Bridge {
  func setDrawingFunctions(_ world: UIKitWorld, on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "uikit", stack: stack)
    define("tree") { [unowned world] call in
      let text = ViewTree.text(of: try call.view(1, of: world)).printable
      StandardStream.output.write(text)
      return call.answer(.string(text))
    }
    define("render") { [unowned world] call in
      let view = try call.view(1, of: world)
      let file = call.isPresent(2) ? try call.file(2) : nil
      let drawing = ViewDrawing.svg(of: view)
      guard let file else { return call.answer(.string(drawing)) }
      try file.write(drawing, call.name)
      return 0
    }
  }
}

extension FunctionCall {
  /// A view; left off, the key window.
  fileprivate func view(_ index: Int, of world: UIKitWorld) throws -> UIView {
    if !isPresent(index), let window = world.keyWindow { return window }
    return try value(index)
  }
}
