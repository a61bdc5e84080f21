internal import FoundationCore
package import SelectorRuntime

/// The contents of a file, a folder or a symbolic link, independent of its location.
package final class NSFileWrapper: RuntimeObject {
  enum Kind: Int64 {
    case folder, file, link
  }

  private(set) var kind = Kind.file
  private var bytes: [UInt8] = []
  private var target = ""
  private var filename: String?
  private var preferredFilename: String?
  private var attributes = Value.none
  /// The wrappers inside a folder, and their names.
  @StrongList private var wrappers: [NSFileWrapper] = []
  private var keys: [String] = []
  /// The names of ``keys``, and a number below which those of a preferred name are used.
  private var names: Set<String> = []
  private var numbers: [String: Int] = [:]

  package override func destruct() {
    set(attributes: .none)
    super.destruct()
  }

  private func set(attributes: Value) {
    attributes.retain()
    self.attributes.release()
    self.attributes = attributes
  }

  private func makePart() -> NSFileWrapper { runtime.create(FoundationClasses.fileWrapper) }

  // MARK: The contents of a folder

  /// Raises for a message that this type of wrapper does not support.
  private func check(_ wanted: Kind, _ message: String) throws {
    guard kind != wanted else { return }
    let words = ["directory", "regular file", "symbolic link"]
    throw foundation.exception(
      named: "NSInternalInconsistencyException",
      "-[\(className) \(message)] *** this method is only for \(words[Int(wanted.rawValue)]) "
        + "type NSFileWrappers")
  }

  /// Returns the key for a new child: its preferred name, or that name after a number if it is
  /// used.
  private func key(for name: String) -> String {
    if !names.contains(name) { return name }
    var number = numbers[name] ?? 1
    while names.contains("\(number)__#$!@%!#__\(name)") { number += 1 }
    numbers[name] = number
    return "\(number)__#$!@%!#__\(name)"
  }

  private func append(_ part: NSFileWrapper, _ key: String) {
    $wrappers.append(part, of: self)
    keys.append(key)
    names.insert(key)
  }

  private func add(_ part: NSFileWrapper, _ message: String) throws -> String {
    try check(.folder, message)
    guard let name = part.preferredFilename, !name.isEmpty else {
      throw RuntimeError(
        .invalidArgument, "*** -[\(className) \(message)]: the file wrapper has no preferred name")
    }
    let key = key(for: name)
    append(part, key)
    return key
  }

  private func remove(_ part: NSFileWrapper) throws {
    try check(.folder, "removeFileWrapper:")
    guard let place = wrappers.firstIndex(where: { $0 === part }) else { return }
    let key = keys.remove(at: place)
    if !keys.contains(key) { names.remove(key) }
    numbers = [:]
    wrappers.remove(at: place)
  }

  /// Deeper folders have paths that no file system accepts.
  private static let greatestDepth = 500

  /// Raises if folders nest too deeply, as one that contains itself does.
  private func checkDepth(_ message: String, _ depth: Int = 1) throws {
    try foundation.checkStop()
    guard depth <= Self.greatestDepth else {
      throw RuntimeError(
        .invalidArgument,
        "*** -[\(className) \(message)]: directories nest \(depth) deep; "
          + "\(Self.greatestDepth) is the most")
    }
    for part in wrappers { try part.checkDepth(message, depth + 1) }
  }

  // MARK: Files

  /// Reads the item at a path.
  private func read(_ path: String) throws(FileFailure) {
    guard let entry = foundation.files.entry(at: path) else { throw FileFailure(.noSuchFile, path) }
    filename = FileStore.name(of: FileStore.normalized(path))
    preferredFilename = preferredFilename ?? filename
    (wrappers, keys, names, numbers) = ([], [], [], [:])
    if let link = entry.link {
      (kind, target) = (.link, link)
    } else if let bytes = entry.bytes {
      (kind, self.bytes) = (.file, bytes)
    } else {
      kind = .folder
      for name in foundation.files.names(inFolder: path) ?? [] {
        let part = makePart()
        try part.read(path + "/" + name)
        append(part, name)
      }
    }
  }

  private func write(to path: String, in files: inout FileStore) throws(FileFailure) {
    let time = foundation.absoluteTime
    if files.entry(at: path) != nil { try files.remove(path) }
    switch kind {
    case .file: try files.write(bytes, to: path, at: time)
    case .link: try files.makeLink(path, to: target, at: time)
    case .folder:
      try files.makeFolder(path, withParents: false, at: time)
      for (key, part) in zip(keys, wrappers) { try part.write(to: path + "/" + key, in: &files) }
    }
  }

  /// Sets the file names of the wrapper and its children to the names they were written under.
  private func updateNames(_ name: String) {
    filename = name
    for (key, part) in zip(keys, wrappers) { part.updateNames(key) }
  }

  private func matches(_ path: String) -> Bool {
    guard let entry = foundation.files.entry(at: path) else { return false }
    switch kind {
    case .file: return entry.bytes == bytes
    case .link: return entry.link == target
    case .folder:
      guard entry.isFolder, foundation.files.names(inFolder: path) == keys.sorted() else {
        return false
      }
      return zip(keys, wrappers).allSatisfy { $1.matches(path + "/" + $0) }
    }
  }

  // MARK: Serialized

  private var list: PropertyList {
    var entries: [(key: UTF16Text, value: PropertyList)] = [
      ("kind", .integer(kind.rawValue)), ("bytes", .data(bytes)),
      ("target", .string(UTF16Text(target))),
      ("keys", .array(keys.map { .string(UTF16Text($0)) })),
      ("parts", .array(wrappers.map(\.list))),
    ]
    if let preferredFilename {
      entries.append(("name", .string(UTF16Text(preferredFilename))))
    }
    return .dictionary(entries)
  }

  private func read(_ list: PropertyList) -> Bool {
    guard case .integer(let number)? = list["kind"], let kind = Kind(rawValue: number),
      case .data(let bytes)? = list["bytes"], case .string(let target)? = list["target"],
      let keys = list["keys"]?.elements, let parts = list["parts"]?.elements
    else { return false }
    (self.kind, self.bytes, self.target) = (kind, bytes, target.string)
    if case .string(let name)? = list["name"] { preferredFilename = name.string }
    for (key, part) in zip(keys, parts) {
      let made = makePart()
      guard case .string(let name) = key, made.read(part) else { return false }
      append(made, name.string)
    }
    return true
  }
}

extension NSFileWrapper {
  static func define(_ wrapper: ClassDefinition<NSFileWrapper>) {
    wrapper.readonly("directory", getter: "isDirectory") { $0.kind == .folder }
    wrapper.readonly("regularFile", getter: "isRegularFile") { $0.kind == .file }
    wrapper.readonly("symbolicLink", getter: "isSymbolicLink") { $0.kind == .link }
    wrapper.property(
      "filename", .copy, get: { $0.filename }, set: { $0.filename = $1 })
    wrapper.property(
      "preferredFilename", .copy, get: { $0.preferredFilename },
      set: { (wrapper, name: String?) in
        guard name?.isEmpty == false || wrapper.runtime.isRestoringProperty else {
          throw RuntimeError(
            .invalidArgument,
            "*** -[\(wrapper.className) setPreferredFilename:]: the name is nil or empty")
        }
        wrapper.preferredFilename = name
      })
    wrapper.property(
      "fileAttributes", .copy, of: "NSDictionary",
      get: { (wrapper) -> Value in
        wrapper.attributes.isNone ? .dictionary([]) : wrapper.attributes
      }, set: { (wrapper, attributes: Value) in wrapper.set(attributes: attributes) })
    defineMaking(wrapper)
    defineParts(wrapper)
    defineFiles(wrapper)
  }

  private static func defineMaking(_ wrapper: ClassDefinition<NSFileWrapper>) {
    wrapper.method("initDirectoryWithFileWrappers:") {
      (wrapper, parts: Value) -> NSFileWrapper in
      wrapper.kind = .folder
      for entry in try wrapper.foundation.entries(of: parts) ?? [] {
        guard let part = entry.value.object as? NSFileWrapper,
          let name = String.from(entry.key, in: wrapper.runtime)
        else { continue }
        part.preferredFilename = part.preferredFilename ?? name
        wrapper.append(part, name)
      }
      return wrapper
    }
    wrapper.method("initRegularFileWithContents:") {
      (wrapper, data: ByteArgument) -> NSFileWrapper in
      wrapper.bytes = data.bytes
      return wrapper
    }
    wrapper.method("initSymbolicLinkWithDestinationURL:") {
      (wrapper, url: NSURL) -> NSFileWrapper in
      (wrapper.kind, wrapper.target) = (.link, url.filePath ?? url.absoluteString)
      return wrapper
    }
    wrapper.method("initWithSerializedRepresentation:") {
      (wrapper, data: ByteArgument) -> NSFileWrapper? in
      BinaryPropertyList.list(of: data.bytes).map(wrapper.read) == true ? wrapper : nil
    }
    wrapper.readonly("serializedRepresentation", .copy) { (wrapper) -> NSData? in
      try wrapper.checkDepth("serializedRepresentation")
      let world = wrapper.foundation
      let bytes = BinaryPropertyList.bytes(of: wrapper.list, goesOn: world.goesOn)
      try world.checkStop()
      return world.data(bytes)
    }
  }

  private static func defineParts(_ wrapper: ClassDefinition<NSFileWrapper>) {
    wrapper.method("addFileWrapper:") { (wrapper, part: NSFileWrapper) -> String in
      try wrapper.add(part, "addFileWrapper:")
    }
    wrapper.method("addRegularFileWithContents:preferredFilename:") {
      (wrapper, data: ByteArgument, name: String) -> String in
      let part = wrapper.makePart()
      (part.bytes, part.preferredFilename) = (data.bytes, name)
      return try wrapper.add(part, "addRegularFileWithContents:preferredFilename:")
    }
    wrapper.method("removeFileWrapper:") { (wrapper, part: NSFileWrapper) in
      try wrapper.remove(part)
    }
    wrapper.readonly("fileWrappers", .copy, of: "NSDictionary") { (wrapper) -> Value in
      try wrapper.check(.folder, "fileWrappers")
      return .dictionary(
        zip(wrapper.keys, wrapper.wrappers).map { .init(key: .string($0), value: .object($1)) })
    }
    wrapper.method("keyForFileWrapper:") { (wrapper, part: NSFileWrapper) -> String? in
      try wrapper.check(.folder, "keyForFileWrapper:")
      return wrapper.wrappers.firstIndex { $0 === part }.map { wrapper.keys[$0] }
    }
    wrapper.readonly("regularFileContents", .copy) { (wrapper) -> NSData? in
      try wrapper.check(.file, "regularFileContents")
      return wrapper.foundation.data(wrapper.bytes)
    }
    wrapper.readonly("symbolicLinkDestinationURL", .copy) { (wrapper) -> NSURL? in
      try wrapper.check(.link, "symbolicLinkDestinationURL")
      return NSURL.make(
        "file://" + PercentEncoding.encode(path: wrapper.target),
        of: wrapper.runtime.cls(FoundationClasses.url))
    }
  }

  private static func defineFiles(_ wrapper: ClassDefinition<NSFileWrapper>) {
    wrapper.method("initWithURL:options:error:") {
      (wrapper, url: NSURL, _: Int, last: InOut<NSError?>) -> Value in
      do throws(FileFailure) { try wrapper.read(url.filePath ?? "") } catch {
        let error = wrapper.foundation.error(for: error)
        return OutValues.answer(.none, [error.messageValue], to: last.messageValue)
      }
      return OutValues.answer(.object(wrapper), [.none], to: last.messageValue)
    }
    wrapper.method("matchesContentsOfURL:") { (wrapper, url: NSURL) -> Bool in
      try wrapper.checkDepth("matchesContentsOfURL:")
      return wrapper.matches(url.filePath ?? "")
    }
    wrapper.method("readFromURL:options:error:") {
      (wrapper, url: NSURL, _: Int, last: InOut<NSError?>) -> Value in
      do throws(FileFailure) { try wrapper.read(url.filePath ?? "") } catch {
        let error = wrapper.foundation.error(for: error)
        return OutValues.answer(.bool(false), [error.messageValue], to: last.messageValue)
      }
      return OutValues.answer(.bool(true), [.none], to: last.messageValue)
    }
    wrapper.method("writeToURL:options:originalContentsURL:error:") {
      (wrapper, url: NSURL, options: Int, _: NSURL?, last: InOut<NSError?>) -> Value in
      try wrapper.checkDepth("writeToURL:options:originalContentsURL:error:")
      let path = url.filePath ?? ""
      wrapper.runtime.noteChange()
      var files = wrapper.foundation.files
      do throws(FileFailure) { try wrapper.write(to: path, in: &files) } catch {
        let error = wrapper.foundation.error(for: error)
        return OutValues.answer(.bool(false), [error.messageValue], to: last.messageValue)
      }
      wrapper.foundation.files = files
      // 2 is NSFileWrapperWritingWithNameUpdating.
      if options & 2 != 0 { wrapper.updateNames(FileStore.name(of: FileStore.normalized(path))) }
      return OutValues.answer(.bool(true), [.none], to: last.messageValue)
    }
  }
}

extension FoundationClasses {
  package static let fileWrapper = NativeClass<NSFileWrapper>(
    "NSFileWrapper", superclass: object, NSFileWrapper.define)
}
