internal import FoundationCore
internal import FoundationFiles
internal import LuaModules
internal import Projects
internal import SelectorRuntime
internal import UIKitBase

/// The colors of a project's asset catalogs, for `colorNamed:` and for interface files.
extension Bridge {
  /// Adds the colors of the color sets among the files of the bundles.
  func addColors(of files: [ProjectResources.File]) throws {
    guard let world = world as? UIKitWorld else { return }
    for file in files where ProjectPath.ending(file.name) == "colorset" {
      guard let bytes = ProjectPath.bytes(file.path),
        let set = try? JSONText.read(bytes, allowsFragments: false)
      else { continue }
      let entries = set["colors"]?.list ?? []
      // The entry without appearances is the color of the light style.
      let light = try color(entries.first { $0["appearances"] == nil } ?? entries.first)
      let dark = try color(entries.first { $0.isDark })
      guard let light else { continue }
      let name = String(file.name.dropLast(".colorset".count))
      world.namedColors.set(name, try dynamic(light, dark, name) ?? light)
    }
  }

  /// The color of an entry: components in a color space, or a color of the system.
  private func color(_ entry: JSONValue?) throws -> UIColor? {
    guard let entry = entry?["color"], let cls = world.runtime.lookUpClass("UIColor") else {
      return nil
    }
    if let name = entry["reference"]?.text {
      guard try cls.responds(to: name) else { return nil }
      return try cls.send(name).object as? UIColor
    }
    guard let components = entry["components"] else { return nil }
    func component(_ name: String) -> Double? { components[name]?.text.flatMap(Self.component) }
    let alpha = component("alpha") ?? 1
    if let white = component("white") {
      return try cls.send("colorWithWhite:alpha:", white, alpha).object as? UIColor
    }
    return try cls.send(
      "colorWithRed:green:blue:alpha:", component("red") ?? 0, component("green") ?? 0,
      component("blue") ?? 0, alpha
    ).object as? UIColor
  }

  /// A component as Xcode writes it: from 0.0 to 1.0, from 0 to 255, or from 0x00 to 0xFF.
  private static func component(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    return text.contains(".") ? Double(text) : Int(text).map { Double($0) / 255 }
  }

  /// The color that is one of two by the style of the traits; nil without a second one.
  ///
  /// The world keeps the two under names of their own.
  private func dynamic(_ light: UIColor, _ dark: UIColor?, _ name: String) throws -> UIColor? {
    guard let dark, let world = world as? UIKitWorld else { return nil }
    world.namedColors.set(name + "/light", light)
    world.namedColors.set(name + "/dark", dark)
    let provider = NativeBlock { [weak light, weak dark] arguments in
      guard let light, let dark else { return .none }
      let style = try arguments.first?.object?.send("userInterfaceStyle")
      let isDark = style.flatMap { Int.from($0, in: light.runtime) } == 2
      return .object(isDark ? dark : light)
    }
    return try world.runtime.lookUpClass("UIColor")?
      .send("colorWithDynamicProvider:", Value.foreign(provider)).object as? UIColor
  }
}

extension JSONValue {
  /// Whether it is an entry of the dark style, not of high contrast.
  fileprivate var isDark: Bool {
    let values = self["appearances"]?.list.compactMap { $0["value"]?.text }
    return values == ["dark"]
  }
}
