internal import ControlModels
internal import FoundationModels
internal import LuaBridge
internal import SelectorRuntime

extension Bridge {
  /// Sets what a script says of its fonts and pictures, and how it types: `uikit.font`,
  /// `uikit.image`, `uikit.type`.
  func setTextFunctions(_ world: UIKitWorld, on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "uikit", stack: stack)
    define("font") { [unowned world] call in
      let name: String = try call.value(1)
      let measures = try call.bridge.value(at: 2, on: call.stack)
      guard case .foreign = measures, let entries = try world.entries(of: measures) else {
        throw call.wrong(2, "a table of measures")
      }
      try world.fonts.register(
        name,
        entries.compactMap { entry in
          String.from(entry.key, in: world.runtime).map { ($0, entry.value) }
        })
      return 0
    }
    define("image") { [unowned world] call in
      let name: String = try call.value(1)
      try world.images.describe(
        name, size: try call.value(2), scale: try call.optional(3) ?? world.screen.scale)
      return 0
    }
    define("type") { [unowned world] call in
      let text: String = try call.value(1)
      try call.bridge.usingLoop(call.name) { _ in try world.type(text) }
      return 0
    }
  }
}
