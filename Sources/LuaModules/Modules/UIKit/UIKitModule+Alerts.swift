internal import LuaBridge
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitControllers
internal import UIKitControls
internal import UIKitText

extension Bridge {
  /// Sets the functions for user actions in alerts and choosers, and for the spelling dictionary.
  func setAlertFunctions(_ world: UIKitWorld, on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "uikit", stack: stack)
    define("pressButton") { [unowned world] call in
      let object: RuntimeObject = try call.value(1)
      guard call.isPresent(2) else { throw call.wrong(2, "a button's title or index") }
      let button: PanelButton =
        call.stack.type(at: 2) == .string
        ? .titled(try call.value(2)) : .at(try call.value(2))
      var isPanel = true
      try call.bridge.touching(call.name) {
        isPanel = try world.pressButton(button, of: object)
      }
      guard isPanel else {
        throw call.wrong(
          1, "a UIAlertView, a UIActionSheet, a UIAlertController or a view whose menu is shown")
      }
      return 0
    }
    define("choose") { [unowned world] call in
      let chooser: RuntimeObject = try call.value(1)
      let answer: Value = try call.isPresent(2) ? call.value(2) : .none
      var isChooser = true
      try call.bridge.touching(call.name) {
        isChooser = try world.choose(answer, in: chooser)
      }
      guard isChooser else {
        throw call.wrong(
          1,
          "a UIImagePickerController, a PHPickerViewController, a UIDocumentPickerViewController, "
            + "a UIActivityViewController, a UIPrintInteractionController, a UIDatePicker, a "
            + "UIPickerView or another chooser of the system")
      }
      return 0
    }
    define("words") { [unowned world] call in
      let language: String = try call.value(1)
      let words: [String] = try call.value(2)
      world.spelling.tell(words, in: language)
      return 0
    }
  }
}
