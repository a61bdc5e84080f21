// The definitions for LuaLS (the Lua language server): one file for each module, one each for the
// classes of Foundation and of UIKit. Classes, methods and constants are read from a runtime
// created for this purpose; the parameters and descriptions of a module's functions are read from
// `FunctionDocumentation`.
//
// An instance of `UIView` has LuaLS's class `UIView`; the class itself, the value of `objc.UIView`,
// has `UIViewClass`. An encoding's `id` is LuaLS's `any`.

internal import ControlModels
internal import LuaBridge
internal import LuaModules
internal import ScriptHost
internal import SelectorRuntime

/// The files of the library, generated from a runtime.
struct LuaLibrary {
  typealias File = GeneratedFiles.File

  let bridge: Bridge
  let stack: LuaStack
  let signatures: MemberSignatures

  init(bridge: Bridge, stack: LuaStack) {
    self.bridge = bridge
    self.stack = stack
    signatures = MemberSignatures(bridge.runtime)
  }

  /// Creates a runtime, and writes its library into a folder.
  ///
  /// - Throws: `GeneratedFiles.Failure`.
  static func write(to folder: [UInt8]) throws {
    let files = try ReferenceWorld.read { bridge, stack in
      try LuaLibrary(bridge: bridge, stack: stack).files()
    }
    try GeneratedFiles(files: files).write(to: folder)
  }

  /// All files, in order.
  func files() throws -> [File] {
    var files = ModuleNames.all.sorted().map { File(name: "\($0).lua", text: module($0)) }
    for area in Area.allCases {
      files.append(File(name: "\(area.rawValue).lua", text: text(of: area)))
    }
    files.append(File(name: "config.json", text: configuration))
    return files
  }

  /// The configuration of a LuaLS addon: its name, and how to detect scripts that use it.
  private var configuration: String {
    let words = ModuleNames.all.map { JSON(.string("\($0)[%.:]%a")) }
    let members: [JSON.Member] = [
      .init("name", JSON(.string("hookhost"))),
      .init("words", JSON(.array(words))),
      .init("settings", JSON(.object([.init("Lua.runtime.version", JSON(.string("Lua 5.4")))]))),
    ]
    return JSONWriter.text(of: JSON(.object(members)), .lines)
  }

  /// The file of a module: its constants, then its functions, each sorted by name.
  private func module(_ name: String) -> String {
    let notes = FunctionDocumentation(module: name)
    var text = DefinitionText("The module `\(name)`")
    if name == "objc" { setTypes(&text) }
    for record in notes.records {
      text.heading(record.name)
      text.record(record)
    }
    for type in notes.types {
      text.heading(type)
      let known = FunctionDocumentation.valueTypes.first { $0.name == type }
      if let known { text.line("--- \(known.text)") }
      text.line("---@class \(type)")
      text.line("local \(type) = {}")
      for note in notes.notes where note.type == type {
        text.function(type, note.name, isMethod: true, note)
      }
    }
    if name == "uikit" { setSettings(&text) }
    text.heading(name)
    text.line("---@class \(name)")
    if name == "objc" {
      // Private names come last, so that editors offer the public ones first.
      let hidden = classes.filter { $0.name.hasPrefix("_") }
      for cls in classes.filter({ !$0.name.hasPrefix("_") }) + hidden {
        text.line("---@field \(cls.name) \(cls.name)Class")
      }
    }
    text.line("\(name) = {}")
    setMembers(name, notes, &text)
    return text.text
  }

  private func setMembers(
    _ module: String, _ notes: FunctionDocumentation, _ text: inout DefinitionText
  ) {
    let contents = ModuleContents(module, on: stack)
    if !contents.constants.isEmpty { text.line() }
    for (name, value) in contents.constants { text.line("\(module).\(name) = \(value)") }
    for function in contents.functions {
      let note =
        notes.note(function)
        ?? .init(
          type: nil, name: function, parameters: [.init(name: "...", type: "any")], result: "any",
          text: "")
      text.function(module, function, isMethod: false, note)
    }
  }

  private func setSettings(_ text: inout DefinitionText) {
    text.heading("SETTING")
    text.line("---@alias SETTING string")
    for setting in SettingNote.all {
      text.line("---| '\"\(setting.name)\"' # \(setting.summary)")
    }
  }

  private func setTypes(_ text: inout DefinitionText) {
    text.heading("Values")
    let types = FunctionDocumentation.valueTypes.filter { $0.module == "objc" }
    for type in types {
      guard let definition = type.definition else { continue }
      text.line("--- \(type.text)")
      text.line("---@alias \(type.name) \(definition)")
    }
    for structure in FunctionDocumentation.structures {
      for line in ArgumentType.definitions(of: structure) { text.line(line) }
    }
    let methods = Set(FunctionDocumentation(module: "objc").types)
    for type in types where type.definition == nil && !methods.contains(type.name) {
      text.heading(type.name)
      text.line("--- \(type.text)")
      text.line("---@class \(type.name): userdata")
    }
  }
}
