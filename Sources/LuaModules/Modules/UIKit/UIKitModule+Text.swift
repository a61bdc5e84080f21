internal import FoundationCore
internal import LuaBridge
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitText
internal import VirtualTime

extension Bridge {
  /// Sets the functions for fonts, images and typing: `uikit.font`, `uikit.image`, `uikit.type`.
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
    for (name, format) in [
      ("UIImagePNGRepresentation", PictureFormat.png), ("UIImageJPEGRepresentation", .jpeg),
    ] {
      define(name) { [unowned world] call in
        // The quality of a JPEG has no effect on an image without pixels.
        let _: Double? = format == .jpeg ? try call.optional(2) : nil
        guard let image: RuntimeObject = try call.optional(1) else { return call.answerNil() }
        guard let file = world.file(of: image, as: format) else { throw call.wrong(1, "an image") }
        return call.answer(file)
      }
    }
    define("color") { [unowned world] call in
      world.namedColors.set(try call.value(1), try call.optional(2))
      return 0
    }
    setTransformFunctions(define)
    define("type") { [unowned world] call in
      let text: String = try call.value(1)
      try call.bridge.usingLoop(call.name) { loop in
        let pause = world.digitizer.pauseBeforeKey
        if pause > 0, world.keyWindow?.firstResponder != nil { try loop.run(for: pause) }
        try world.type(text) { try loop.run(for: world.settings.typingInterval) }
      }
      return 0
    }
  }

  /// Sets the functions that create transforms of layers.
  private func setTransformFunctions(_ define: ModuleDefiner) {
    define("CATransform3DMakeTranslation") { call in
      let made = CATransform3D.translation(
        x: try call.value(1), y: try call.value(2), z: try call.value(3))
      return call.answer(made.messageValue)
    }
    define("CATransform3DMakeScale") { call in
      let made = CATransform3D.scale(
        x: try call.value(1), y: try call.value(2), z: try call.value(3))
      return call.answer(made.messageValue)
    }
    define("CATransform3DMakeRotation") { call in
      let made = CATransform3D.rotation(
        try call.value(1), x: try call.value(2), y: try call.value(3), z: try call.value(4))
      return call.answer(made.messageValue)
    }
    define("CATransform3DConcat") { call in
      let first: CATransform3D = try call.value(1)
      return call.answer(first.concatenating(try call.value(2)).messageValue)
    }
  }
}
