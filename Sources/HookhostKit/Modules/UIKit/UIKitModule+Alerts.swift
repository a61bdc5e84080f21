internal import ControlModels
internal import LuaBridge
internal import SelectorRuntime

extension Bridge {
  /// Sets `uikit.pressButton(alertOrSheet, titleOrIndex)`.
  func setAlertFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "uikit", stack: stack)
    define("pressButton") { call in
      let object: RuntimeObject = try call.value(1)
      guard let panel = object as? ModalPanel else {
        throw call.wrong(1, "a UIAlertView or a UIActionSheet")
      }
      guard call.isPresent(2) else { throw call.wrong(2, "a button's title or index") }
      let isTitle = call.stack.type(at: 2) == .string
      let title = isTitle ? try call.value(2, as: String.self) : ""
      let index = isTitle ? 0 : try call.value(2, as: Int.self)
      try call.bridge.touching(call.name) {
        isTitle ? try panel.tapButton(titled: title) : try panel.tapButton(at: index)
      }
      return 0
    }
  }
}
