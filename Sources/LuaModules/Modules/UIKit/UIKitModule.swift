internal import ControlModels
internal import FoundationCore
package import LuaBridge
internal import QuartzCore
internal import SelectorRuntime
internal import Systems
package import UIKitBase
internal import UIKitRuntime

extension Bridge {
  /// Fills the `uikit` module.
  ///
  /// The window and the runtime's settings are stored at once. Constants under their C names,
  /// functions that create structures, and events of the user and the system are stored when a
  /// script first uses them.
  package func fillUIKitModule(_ world: UIKitWorld, on stack: LuaStack) {
    setWorldFunctions(world, on: stack)
    stack.pushTable()
    setField("__index", on: stack) { [unowned self] stack in
      let name = stack.description(at: 2)
      if try pushField(name, of: .uikit, on: stack) { return 1 }
      if let hint = hintForLater(name) {
        throw RuntimeError(.invalidArgument, "uikit has nothing named '\(name)'; \(hint)")
      }
      let near = NearestName.find(name, among: try fieldNames(.uikit, at: 1, on: stack))
      throw RuntimeError(
        .invalidArgument,
        "uikit has nothing named '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
    finish(.uikit, on: stack) { [unowned self, unowned world] stack in
      setUIKitFunctions(world, on: stack)
    }
    // stack: … uikit
  }

  private func setUIKitFunctions(_ world: UIKitWorld, on stack: LuaStack) {
    setStructureFunctions(on: stack)
    setGeometryFunctions(on: stack)
    setStructureTextFunctions(world, on: stack)
    setClockFunctions(module: "uikit", on: stack)
    setDrawingFunctions(world, on: stack)
    setPageFunctions(world, on: stack)
    setLifeFunctions(world, on: stack)
    setNibFunctions(world, on: stack)
    setTextFunctions(world, on: stack)
    setAlertFunctions(world, on: stack)
    setBundleFunctions(world, on: stack)
    setLocationFunctions(world, on: stack)
    setSystemFunctions(on: stack)
    for (name, structure) in UIKitConstants.structures {
      push(structure.messageValue, on: stack)
      stack.rawSet(at: -2, key: name)
    }
  }

  private func setStructureFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "uikit", stack: stack)
    define("CGPointMake") { call in
      call.answer(CGPoint(x: try call.value(1), y: try call.value(2)).messageValue)
    }
    define("CGSizeMake") { call in
      call.answer(CGSize(width: try call.value(1), height: try call.value(2)).messageValue)
    }
    define("CGRectMake") { call in
      let rect = CGRect(
        x: try call.value(1), y: try call.value(2), width: try call.value(3),
        height: try call.value(4))
      return call.answer(rect.messageValue)
    }
    define("UIEdgeInsetsMake") { call in
      let insets = UIEdgeInsets(
        top: try call.value(1), left: try call.value(2), bottom: try call.value(3),
        right: try call.value(4))
      return call.answer(insets.messageValue)
    }
    define("CGVectorMake") { call in
      call.answer(CGVector(dx: try call.value(1), dy: try call.value(2)).messageValue)
    }
    define("NSMakeRange") { call in
      let location: Int = try call.value(1)
      let length: Int = try call.value(2)
      let range = Structure(.range, integers: [Int64(location), Int64(length)])
      return call.answer(.structure(range))
    }
    define("CGAffineTransformMakeScale") { call in
      call.answer(
        CGAffineTransform.scale(x: try call.value(1), y: try call.value(2)).messageValue)
    }
    define("CGAffineTransformMakeRotation") { call in
      call.answer(CGAffineTransform.rotation(try call.value(1)).messageValue)
    }
    define("CGAffineTransformMakeTranslation") { call in
      call.answer(
        CGAffineTransform.translation(x: try call.value(1), y: try call.value(2)).messageValue)
    }
  }

  private func setWorldFunctions(_ world: UIKitWorld, on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "uikit", stack: stack)
    define("keyWindow") { [unowned world] call in call.answer(world.keyWindow) }
    define("setScreenSize") { [unowned world] call in
      try world.setScreenSize(try call.value(1))
      return 0
    }
    define("setSafeAreaInsets") { [unowned world] call in
      try world.setSafeAreaInsets(try call.value(1))
      return 0
    }
    define("settings") { [unowned world] call in
      call.answer(
        .dictionary(
          world.allSettings.map { .init(key: .string($0.name), value: $0.setting.description) }))
    }
    define("setting") { [unowned world] call in
      let name: String = try call.value(1)
      let names = world.allSettings.map(\.name)
      if !names.contains(name), let near = NearestName.find(name, among: names) {
        throw RuntimeError(
          .invalidArgument,
          "no setting is named '\(name)'; did you mean '\(near)'? uikit.settings() lists them")
      }
      let value = try call.bridge.value(at: 2, on: call.stack)
      try call.bridge.usingLoop(call.name) { _ in try world.changeSetting(name, to: value) }
      return 0
    }
  }
}

extension AnySetting {
  /// The table that scripts receive.
  fileprivate var description: Value {
    var entries: [Value.DictionaryEntry] = [
      .init(key: .string("value"), value: value),
      .init(key: .string("summary"), value: .string(summary)),
      .init(key: .string("default"), value: usual),
      .init(key: .string("confidence"), value: .string(confidence.rawValue)),
    ]
    if !from.isEmpty {
      let values = from.map { Value.DictionaryEntry(key: .string($0.version), value: $0.value) }
      entries.append(.init(key: .string("from"), value: .dictionary(values)))
    }
    if !alternatives.isEmpty {
      entries.append(.init(key: .string("alternatives"), value: .list(alternatives)))
    }
    return .dictionary(entries)
  }
}
