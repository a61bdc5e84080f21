// The headers that Objective-C sources include. The members of a class are read from a runtime
// created for this purpose; where Swift's types do not determine the C types, the files in
// `Interfaces` do. Members that only those files declare are declared too, with a mark that makes
// clang warn.

internal import CEmbeddedFiles
internal import LuaBridge
internal import LuaModules
internal import SelectorRuntime

/// The headers of Objective-C sources, generated from a runtime.
package struct HeaderLibrary {
  /// The first line of every file, which marks it as one that a later run may overwrite.
  static let mark =
    "// Made by `hookhost --emit-objc-headers` from what hookhost has; not to be edited.\n"

  let runtime: Runtime
  /// The declarations of every framework.
  let interfaces: [HeaderFramework: [InterfaceFile]]
  let classes: [String: RuntimeClass]
  let protocols: [String: RuntimeProtocol]
  /// The files' declarations of a class or a protocol, its categories included.
  let declared: [String: Declared]

  /// The names of types, constants and functions.
  let words: Set<String>
  /// The names of all classes, superclasses first.
  private(set) var classNames: [String] = []
  /// The names of all protocols, adopted ones first.
  private(set) var protocolNames: [String] = []
  /// The messages of a protocol and its adopted protocols, as `-frame` and `+layer`.
  private(set) var promises: [String: Set<String>] = [:]
  private var frameworks: [String: HeaderFramework] = [:]

  /// The files' declarations of one class or protocol.
  struct Declared {
    var head: InterfaceFile.Block?
    var keys: Set<String> = []
  }

  /// Creates the library from a bridge's runtime.
  init(bridge: Bridge) {
    runtime = bridge.runtime
    // A private class is available only by its name, as on a device.
    let listed = bridge.runtime.classList.filter {
      LuaWords.isName($0.name) && $0.name.first?.isUppercase == true
        && !Self.privateClasses.contains($0.name)
    }
    classes = Dictionary(listed.map { ($0.name, $0) }) { first, _ in first }
    protocols = Dictionary(bridge.runtime.protocolList.map { ($0.name, $0) }) { first, _ in first }
    interfaces = Dictionary(
      uniqueKeysWithValues: HeaderFramework.allCases.map { framework in
        let sources = framework.interfaces.map(\.text)
        return (framework, sources.map(InterfaceFile.init))
      })
    var declared: [String: Declared] = [:]
    for block in interfaces.values.joined().map(\.blocks).joined() {
      let name = block.kind == .protocol ? "<\(block.name)>" : block.name
      if block.kind != .category { declared[name, default: Declared()].head = block }
      declared[name, default: Declared()].keys.formUnion(block.members.flatMap(\.keys))
    }
    self.declared = declared
    words = Self.words(of: interfaces)
    noteNames()
  }

  /// Caches what is needed repeatedly: all names in order, and the facts about each.
  private mutating func noteNames() {
    let heads = declared.values.compactMap(\.head)
    let interfaceNames = heads.filter { $0.kind == .interface }.map(\.name)
    classNames = sorted(Set(classes.keys).union(interfaceNames)) { name in
      superclass(of: name).map { [$0] } ?? []
    }
    let fileNames = heads.filter { $0.kind == .protocol }.map(\.name)
    protocolNames = sorted(Set(protocols.keys).union(fileNames)) { adopted(by: $0) }
    for framework in HeaderFramework.allCases {
      for block in (interfaces[framework] ?? []).flatMap(\.blocks) where block.kind != .category {
        frameworks[block.name] = frameworks[block.name] ?? framework
      }
    }
    for name in classNames + protocolNames { frameworks[name] = placed(name) }
    for name in protocolNames {
      promises[name] = adopted(by: name).reduce(into: ownPromises(of: name)) { keys, adopted in
        keys.formUnion(promises[adopted] ?? [])
      }
    }
  }

  /// Creates a runtime, and writes its headers into a folder, which is created if needed.
  ///
  /// - Throws: ``GeneratedFiles/Failure``.
  package static func write(to folder: [UInt8]) throws {
    try GeneratedFiles(files: allFiles()).write(to: folder)
  }

  /// Creates a runtime, and a folder with its headers, atomically for other runs.
  ///
  /// - Throws: ``GeneratedFiles/Failure``.
  static func make(_ folder: [UInt8]) throws {
    let files = try allFiles()
    do {
      try Folder.fill(folder, files.map { (name: Array($0.name.utf8), bytes: Array($0.text.utf8)) })
    } catch is FileFailure {
      // Another run has created it meanwhile, or it contains a file of an older run.
      try GeneratedFiles(files: files).write(to: folder)
    }
  }

  /// The headers and their paths, without writing them.
  static func texts() throws -> [(name: String, text: String)] {
    try allFiles().map { ($0.name, $0.text) }
  }

  private static func allFiles() throws -> [GeneratedFiles.File] {
    try ReferenceWorld.read { bridge, _ in HeaderLibrary(bridge: bridge).files() }
  }

  /// All files, in order.
  func files() -> [GeneratedFiles.File] {
    var files = HeaderNames.headers.map { path, file in
      GeneratedFiles.File(name: path, text: Self.mark + file.text)
    }
    files.append(GeneratedFiles.File(name: "hookhost/Names.h", text: names))
    files.append(GeneratedFiles.File(name: HookhostHeader.path, text: HookhostHeader.text))
    files += HeaderFramework.allCases.map {
      GeneratedFiles.File(name: $0.header, text: text(of: $0))
    }
    let taken = Set(files.map(\.name))
    files += includingFiles.filter { !taken.contains($0.name) }
    files.append(GeneratedFiles.File(name: "module.modulemap", text: Self.mark + Self.moduleMap))
    for place in files.indices { files[place].markLines = 1 }
    return files
  }

  /// Forward declarations of all classes and protocols.
  private var names: String {
    var text = Self.mark + "#ifndef HOOKHOST_NAMES_H\n#define HOOKHOST_NAMES_H\n"
    text += "#import <hookhost/Macros.h>\n"
    for name in classNames { text += "@class \(name)\(declared[name]?.head?.parameters ?? "");\n" }
    for name in protocolNames { text += "@protocol \(name);\n" }
    return text + "#endif\n"
  }

  func superclass(of name: String) -> String? {
    if let cls = classes[name] { return cls.superclass?.name }
    return declared[name]?.head?.superclass
  }

  func adopted(by name: String) -> [String] {
    declared["<\(name)>"]?.head?.adopted ?? protocols[name]?.adopted.map(\.name) ?? []
  }

  private func sorted(_ names: Set<String>, above: (String) -> [String]) -> [String] {
    var result: [String] = []
    var seen: Set<String> = []
    func visit(_ name: String) {
      guard names.contains(name), seen.insert(name).inserted else { return }
      above(name).sorted().forEach(visit)
      result.append(name)
    }
    names.sorted().forEach(visit)
    return result
  }

  private func ownPromises(of name: String) -> Set<String> {
    if let block = declared["<\(name)>"], block.head != nil { return block.keys }
    let made = protocols[name]?.declarations ?? []
    return Set(made.map { ($0.isInstance ? "-" : "+") + $0.selector.name })
  }

  /// The framework of a class or a protocol.
  func framework(of name: String) -> HeaderFramework { frameworks[name] ?? placed(name) }

  /// The framework of the file that declares a class or a protocol, otherwise that of its prefix.
  ///
  /// If the superclass's header comes later, that framework is used.
  private func placed(_ name: String) -> HeaderFramework {
    if let known = frameworks[name] { return known }
    let above = superclass(of: name).map(placed) ?? .foundation
    guard let own = HeaderFramework.of(name) else { return above }
    let order = HeaderFramework.allCases
    return (order.firstIndex(of: own) ?? 0) < (order.firstIndex(of: above) ?? 0)
      && classes[name] != nil
      && superclass(of: name) != nil ? above : own
  }

  /// The header of a framework.
  private func text(of framework: HeaderFramework) -> String {
    let guardName = "HOOKHOST_\(framework.rawValue.uppercased())_H"
    let files = interfaces[framework] ?? []
    var text = Self.mark + "#ifndef \(guardName)\n#define \(guardName)\n"
    // The header itself may refer to declarations marked as missing without a warning.
    text += "#pragma clang system_header\n"
    for header in framework.includes { text += "#import <\(header)>\n" }
    text += "NS_ASSUME_NONNULL_BEGIN\n"
    text += files.map(\.text).joined()
    text += HeaderConstants.declarations(of: framework) { words.contains($0) }
    for name in protocolNames where self.framework(of: name) == framework {
      text += protocolText(name)
    }
    for name in classNames where self.framework(of: name) == framework { text += classText(name) }
    for block in files.flatMap(\.blocks) where block.kind == .category {
      text += categoryText(block)
    }
    text += "NS_ASSUME_NONNULL_END\n"
    // As on a device, where UIImage.h includes it; its own header includes UIKit's first.
    if framework == .uiKit { text += "#import <CoreImage/CoreImage.h>\n" }
    return text + "#endif\n"
  }

  /// The names outside classes in all files: the types, constants and functions.
  private static func words(of interfaces: [HeaderFramework: [InterfaceFile]]) -> Set<String> {
    var words: Set<String> = []
    let texts = interfaces.values.joined().map(\.text) + HeaderNames.headers.map(\.file.text)
    for text in texts {
      for word in text.utf8.split(whereSeparator: { !LuaWords.isNamePart($0) }) {
        words.insert(String(Substring(word)))
      }
    }
    return words
  }
}
