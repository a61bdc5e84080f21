internal import FoundationCore
internal import LuaModules
internal import Projects
internal import QuartzCore
internal import SelectorRuntime
import StringSearch
internal import UIKitBase
internal import UIKitControllers
internal import UIKitRuntime

/// Nibs and storyboards of a project: they become those that `uikit.nib` and `uikit.storyboard` register.
extension Bridge {
  /// Registers the nib or storyboard of a file; what cannot be registered is a line to say.
  func registerInterface(_ path: String) -> String? {
    guard let world = world as? UIKitWorld, let bytes = ProjectPath.bytes(path) else { return nil }
    guard let document = InterfaceDocument(bytes) else {
      let beginning = String(decoding: bytes.prefix(256), as: UTF8.self)
      return beginning.contains("<archive ")
        ? "\(path) is a nib of macOS in the format of Xcode 4"
        : "\(path) is not XML of Interface Builder's"
    }
    let name = ProjectPath.stem(path)
    do {
      if ProjectPath.ending(path) == "xib" {
        try world.nibs.register(nib: name, value(document.nib, world))
      } else {
        try world.nibs.register(storyboard: name, value(document.storyboard, world))
      }
      return nil
    } catch {
      return "\(path): \((error as? RuntimeError)?.reason ?? "\(error)")"
    }
  }

  private func value(_ value: InterfaceValue, _ world: UIKitWorld) throws -> Value {
    switch value {
    case .text(let text): return .string(text)
    case .integer(let number): return .integer(Int64(number))
    case .number(let number): return .number(number)
    case .flag(let flag): return .bool(flag)
    case .none: return .none
    case .screen: return world.screen.bounds.messageValue
    case .rect(let numbers): return CGRect(numbers: numbers).messageValue
    case .point(let numbers): return CGPoint(numbers: numbers).messageValue
    case .size(let numbers): return CGSize(numbers: numbers).messageValue
    case .insets(let numbers): return UIEdgeInsets(numbers: numbers).messageValue
    case .list(let list): return .list(try list.map { try self.value($0, world) })
    case .table(let table):
      return .dictionary(
        try table.sorted { $0.key < $1.key }.map { key, element in
          .init(key: .string(key), value: try self.value(element, world))
        })
    case .message(let className, let selector, let arguments):
      return try send(selector, to: className, arguments.map { try self.value($0, world) })
    case .either(let first, let second):
      let found = try self.value(first, world)
      return found.isNone ? try self.value(second, world) : found
    case .object(let object, let properties):
      let made = try self.value(object, world)
      for (key, value) in properties {
        try made.object?.send(
          runtime.selector("setValue:forKey:"), self.value(value, world), key)
      }
      return made
    case .attributed(let parts):
      let whole = try send("new", to: "NSMutableAttributedString", [])
      for (text, attributes) in parts {
        let part = try send("alloc", to: "NSAttributedString", []).object?.call(
          runtime.selector("initWithString:attributes:"), text, self.value(attributes, world),
          as: Value.self)
        try whole.object?.send(runtime.selector("appendAttributedString:"), part ?? .none)
      }
      return whole
    }
  }

  /// Sends a message to a class; nil where the class has no such method.
  private func send(_ name: String, to className: String, _ arguments: [Value]) throws -> Value {
    guard let cls = runtime.lookUpClass(className) else { return .none }
    let selector = runtime.selector(name)
    guard runtime.implements(selector, cls) else { return .none }
    return try runtime.send(cls, selector, Arguments(arguments))
  }
}
