internal import FoundationCore
internal import FoundationFiles
internal import LuaBridge
internal import SelectorRuntime
internal import UIKitBase
internal import UserNotifications

extension Bridge {
  /// Sets the function that fills the app's bundle: `uikit.bundle`.
  func setBundleFunctions(_ world: UIKitWorld, on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "uikit", stack: stack)
    define("bundle") { [unowned world] call in
      let options = try call.options(1, known: ["info", "strings", "files"])
      try world.fillBundle(
        info: try options.information(in: world), strings: try options.texts(),
        files: try options.files())
      return 0
    }
    define("openNotification") { [unowned world] call in
      let identifier: String = try call.value(1)
      let action: String? = try call.optional(2)
      let text: String? = try call.optional(3)
      try call.bridge.usingLoop(call.name) { _ in
        try world.userNotificationCenter.respond(
          to: identifier, action: action ?? "com.apple.UNNotificationDefaultActionIdentifier",
          text: text)
      }
      return 0
    }
  }
}

extension OptionsTable {
  /// The entries of a table whose keys are strings; empty if it was omitted.
  private func named(_ key: String) throws -> [(name: String, value: Value)] {
    guard let value: Value = try optional(key) else { return [] }
    return try OptionsTable.named(value) ?? { throw wrong(key, "a table with names as keys") }()
  }

  private static func named(_ value: Value) -> [(name: String, value: Value)]? {
    guard case .foreign(let table) = value, let entries = table.dictionary() else { return nil }
    var result: [(name: String, value: Value)] = []
    for entry in entries {
      guard case .string(let name) = entry.key else { return nil }
      result.append((name, entry.value))
    }
    return result.sorted { $0.name < $1.name }
  }

  /// The entries of Info.plist.
  fileprivate func information(in world: FoundationWorld) throws -> [(String, PropertyList)] {
    try named("info").map { name, value in
      guard let list = try world.propertyList(of: value) else {
        throw wrong("info", "a table of what a property list can hold; '\(name)' is not")
      }
      return (name, list)
    }
  }

  /// The localized strings, by table.
  fileprivate func texts() throws -> [String: [String: String]] {
    var tables: [String: [String: String]] = [:]
    for (table, value) in try named("strings") {
      guard let entries = OptionsTable.named(value) else {
        throw wrong("strings", "a table of tables; '\(table)' is none")
      }
      for (key, value) in entries {
        guard let text = String.from(value, in: call.runtime) else {
          throw wrong("strings", "a table of tables of strings; '\(key)' in '\(table)' is none")
        }
        tables[table, default: [:]][key] = text
      }
    }
    return tables
  }

  /// The files, by path in the bundle.
  fileprivate func files() throws -> [(path: String, bytes: [UInt8])] {
    try named("files").map { path, value in
      guard let content = ByteArgument.from(value, in: call.runtime) else {
        throw wrong("files", "a table from names to strings; '\(path)' is none")
      }
      return (path, content.bytes)
    }
  }
}
