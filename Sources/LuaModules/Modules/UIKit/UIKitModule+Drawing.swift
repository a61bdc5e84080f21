internal import LuaBridge
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitDrawing

/// `uikit.tree` and `uikit.render`: the screen as text or a picture.
extension Bridge {
  func setDrawingFunctions(_ world: UIKitWorld, on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "uikit", stack: stack)
    define("tree") { [unowned world] call in
      let text = ViewTree.text(of: try call.view(1, of: world)).printable
      _ = call.bridge.writePrinted(.output, Array(text.utf8))
      return call.answer(.string(text))
    }
    define("render") { [unowned world] call in
      let view = try call.view(1, of: world)
      // The file name may be omitted before the options.
      let hasFile = call.isPresent(2) && call.stack.type(at: 2) != .table
      let file = hasFile ? try call.file(2) : nil
      var options = try call.drawingOptions(hasFile || call.isPresent(3) ? 3 : 2)
      options.isForPicture = file?.name.lowercased().hasSuffix(".png") == true
      let drawing = try ScreenDrawing.svg(of: view, options)
      guard let file else { return call.answer(.string(drawing)) }
      if options.isForPicture {
        try file.write(call.picture(of: drawing, file), call.name)
      } else {
        try file.write(drawing, call.name)
      }
      return 0
    }
  }
}

extension FunctionCall {
  /// The pixels for each point in a picture, as on most phones of a similar width.
  private static let pictureScale = 2.0

  /// The bytes of a PNG file that shows a drawing.
  fileprivate func picture(of drawing: String, _ file: ScriptFile) throws -> [UInt8] {
    do {
      return try PNGPicture(svg: drawing, scale: Self.pictureScale).bytes
    } catch {
      let reason =
        switch error {
        case .needsLibrary: "a picture is drawn by \(PNGPicture.library), which is not installed"
        case .isTooLarge: "the picture would be too large"
        case .isNoDrawing: "\(PNGPicture.library) cannot read the drawing"
        }
      throw RuntimeError(
        .generic,
        "\(name): cannot write '\(file.name)': \(reason); a name that ends in '.svg' "
          + "writes the drawing")
    }
  }

  /// `{outlines = true}` or `{fingers = false}`, or no options.
  fileprivate func drawingOptions(_ index: Int) throws -> ScreenDrawing.Options {
    var options = ScreenDrawing.Options()
    let given = try self.options(index, known: ["outlines", "fingers"])
    options.outlines = try given.optional("outlines") ?? false
    options.fingers = try given.optional("fingers") ?? true
    guard options.fingers || !options.outlines else {
      throw RuntimeError(
        .invalidArgument, "\(name): with outlines, the paths of fingers are always drawn")
    }
    return options
  }

  /// A view; the key window by default.
  fileprivate func view(_ index: Int, of world: UIKitWorld) throws -> UIView {
    if !isPresent(index), let window = world.keyWindow { return window }
    return try value(index)
  }
}
