internal import LuaBridge
internal import LuaModules
import StringSearch

/// Supports `@import Module;` without building modules, by including the module's headers.
///
/// A copy of the file in memory has `#import<1>` instead of the first import, padded with spaces,
/// so that no byte moves; clang reads the copy. The header `1` includes the headers of the module.
struct ModuleImports {
  /// Clang's message for such a line.
  private static let complaint = "use of '@import' when modules are disabled"

  /// The folder of the modules' headers, which are only in memory.
  static let folder = "/hookhost/modules"
  private let include: [String]
  private let maps: [ModuleMap]
  private let gate: FileGate
  private let files: SourceFiles
  private var rewritten: Set<String> = []
  private var modules: [String: Int] = [:]
  /// The files that determine the modules' headers, including those that were not found.
  private(set) var sources: [String] = []

  /// Creates the imports of a source.
  ///
  /// - Parameters:
  ///   - include: The folders of headers.
  ///   - maps: The module maps of a project.
  ///   - gate: The gate of files.
  ///   - files: The files that clang sees; copies are added to them.
  init(include: [String], maps: [ModuleMap], _ gate: FileGate, _ files: SourceFiles) {
    self.include = include
    self.maps = maps
    self.gate = gate
    self.files = files
  }

  /// The additional arguments for clang.
  var arguments: [String] { rewritten.isEmpty ? [] : ["-I\(Self.folder)"] }

  /// Rewrites the files in which clang reports imports of modules.
  ///
  /// - Returns: Whether any of them was not rewritten before.
  mutating func take(_ diagnostics: String) -> Bool {
    var isNew = false
    for line in diagnostics.split(separator: "\n") where line.contains(Self.complaint) {
      let parts = line.split(separator: ":")
      guard let file = parts.first.map(String.init),
        !rewritten.contains(file), rewrite(file)
      else { continue }
      isNew = true
    }
    return isNew
  }

  private mutating func rewrite(_ file: String) -> Bool {
    guard let bytes = files.read(file) else { return false }
    var lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    for place in lines.indices {
      guard let start = lines[place].firstRange(of: "@import"),
        lines[place][..<start.lowerBound].allSatisfy(\.isWhitespace),
        let end = lines[place].firstIndex(of: ";"), start.upperBound < end
      else { continue }
      let module = lines[place][start.upperBound..<end].filter { !$0.isWhitespace }
      let statement = lines[place][start.lowerBound...end]
      let inclusion = "#import<\(number(of: module))>"
      let blanks = String(
        repeating: " ", count: max(0, statement.utf8.count - inclusion.utf8.count))
      lines[place].replaceSubrange(start.lowerBound...end, with: inclusion + blanks)
    }
    rewritten.insert(file)
    files.add(file, Array(lines.joined(separator: "\n").utf8))
    return true
  }

  /// The number of a module's header, which is created when it is first imported.
  private mutating func number(of module: String) -> Int {
    if let known = modules[module] { return known }
    let number = modules.count + 1
    modules[module] = number
    let text = headers(of: module).map { header in
      // A module may have declarations in Swift, too.
      let swift = "\(header.dropLast(2))-Swift.h"
      return "#import <\(header)>\n#if __has_include(<\(swift)>)\n#import <\(swift)>\n#endif\n"
    }.joined()
    files.add("\(Self.folder)/\(number)", Array(text.utf8))
    return number
  }

  /// The headers of a module.
  ///
  /// A submodule has the header with its name. Otherwise the headers are those of the module map,
  /// or the one with the framework's name.
  private mutating func headers(of module: String) -> [String] {
    let names = module.split(separator: ".").map(String.init)
    guard let framework = names.first, let last = names.last else { return [] }
    if module.hasPrefix("ObjectiveC") { return ["objc/runtime.h", "objc/message.h"] }
    if module == "Dispatch" { return ["dispatch/dispatch.h"] }
    if framework == "libxml2" { return ["libxml/tree.h"] }
    if let map = maps.first(where: { $0.name == framework })?.path, names.count > 1 {
      sources.append(map)
      let text = (try? gate.read(Array(map.utf8))).map { String(decoding: $0, as: UTF8.self) }
      let found = text.map { Self.headers(in: $0, of: last) } ?? []
      if !found.isEmpty { return found.map { "\(framework)/\($0)" } }
    }
    for folder in include {
      let base = "\(folder)/\(framework)"
      for candidate in ["\(framework)+\(last).h", "\(last).h"] where names.count > 1 {
        sources.append("\(base)/\(candidate)")
        guard (try? gate.open(Array("\(base)/\(candidate)".utf8))) != nil else { continue }
        return ["\(framework)/\(candidate)"]
      }
      for map in ["\(base)/module.modulemap", "\(base)/\(framework).modulemap"] {
        sources.append(map)
        guard let bytes = try? gate.read(Array(map.utf8)) else { continue }
        let found = Self.headers(in: String(decoding: bytes, as: UTF8.self), of: last)
        if !found.isEmpty { return found.map { "\(framework)/\($0)" } }
      }
    }
    return ["\(framework)/\(framework).h"]
  }

  /// The headers that a map lists for a module, including those of its submodules.
  private static func headers(in map: String, of module: String) -> [String] {
    let words = map.split { $0.isWhitespace }.map(String.init)
    guard
      let start = words.indices.first(where: { place in
        words[place] == "module" && place + 1 < words.count && words[place + 1] == module
      })
    else { return [] }
    var result: [String] = []
    var depth = 0
    for place in words.indices[start...].dropFirst(2) {
      if words[place] == "{" { depth += 1 }
      if words[place] == "}" {
        depth -= 1
        if depth == 0 { break }
      }
      if words[place] == "header", place + 1 < words.count {
        result.append(words[place + 1].filter { $0 != "\"" })
      }
    }
    return result
  }
}
