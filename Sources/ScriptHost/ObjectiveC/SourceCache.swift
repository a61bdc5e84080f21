internal import LuaBridge
internal import LuaModules
internal import ObjectiveCSources
internal import Synchronization

// Translations are cached in the user's cache folder, each in its own file. Its name is a digest of
// the program, the options, the files that may be read and the source's path. It lists the files
// that the source was created from, with digests of their contents. A file that is truncated, or
// that belongs to another key, is not used.

/// The cache of translations.
struct SourceCache {
  /// The folder; nil if no folder can be trusted.
  private let folder: PrivateFolder?
  /// Everything that a translation depends on except the files; its digest is the file's name.
  private let key: String
  private let gate: FileGate

  /// Creates the cache entry of a source.
  ///
  /// - Parameters:
  ///   - path: The source, as the user named it; errors use this name.
  ///   - options: The options for reading it.
  ///   - gate: The gate of files.
  ///   - library: The path of libclang.
  init(_ path: String, _ options: SourceOptions, _ gate: FileGate, library: String) {
    let current = String(decoding: ProcessContext.realPath([46]) ?? [], as: UTF8.self)
    key = "\(SourceHeaders.fingerprint)|\(library)|\(options.key)|\(gate)|\(path)|\(current)"
    self.gate = gate
    folder = PrivateFolder.userCache?.folder(named: "sources")
  }

  private var name: String { SHA256.digits(Array(key.utf8)) }

  /// The cached translation, if none of its files has changed.
  var translation: TranslatedSource? {
    guard let bytes = folder?.read(name) else { return nil }
    var reader = FieldReader(bytes)
    guard reader.next() == SourceCache.mark, let sum = reader.next(), sum == digest(reader.rest),
      let count = reader.nextNumber()
    else { return nil }
    var files: [String] = []
    for _ in 0..<count {
      guard let file = reader.next(), let digest = reader.next(),
        digest == self.digest(ofFile: file)
      else { return nil }
      files.append(file)
    }
    guard let needCount = reader.nextNumber() else { return nil }
    var needs: [LibraryNeed] = []
    for _ in 0..<needCount {
      guard let name = reader.next(), let kind = reader.next(), let place = reader.next() else {
        return nil
      }
      needs.append(LibraryNeed(name: name, isFunction: kind == "f", place: place))
    }
    guard let warnings = reader.next(), let text = reader.next(), let headers = reader.nextList(),
      let names = reader.nextList()
    else { return nil }
    return TranslatedSource(
      text: text, warnings: warnings, needs: needs, absentHeaders: headers, absentNames: names,
      files: files)
  }

  /// Stores a translation; if it cannot be written, the source is translated again the next time.
  func keep(_ made: TranslatedSource) {
    guard let folder else { return }
    var fields = ["\(made.files.count)"]
    for file in made.files { fields += [file, digest(ofFile: file)] }
    fields.append("\(made.needs.count)")
    for need in made.needs { fields += [need.name, need.isFunction ? "f" : "v", need.place] }
    fields += [made.warnings, made.text]
    for list in [made.absentHeaders, made.absentNames] { fields += ["\(list.count)"] + list }
    let body = fields.reduce(into: [UInt8]()) { FieldReader.add($1, to: &$0) }
    var bytes: [UInt8] = []
    FieldReader.add(SourceCache.mark, to: &bytes)
    FieldReader.add(digest(body), to: &bytes)
    _ = folder.write(name, bytes + body)
  }

  // MARK: Sources that do not compile

  /// Clang's message about a source that does not compile, if none of its files has changed and none
  /// of those that it lacks was added.
  var refusal: String? {
    guard let bytes = folder?.read(name) else { return nil }
    var reader = FieldReader(bytes)
    guard reader.next() == SourceCache.refusalMark, let sum = reader.next(),
      sum == digest(reader.rest), let message = reader.next(), let count = reader.nextNumber()
    else { return nil }
    for _ in 0..<count {
      guard let file = reader.next(), let digest = reader.next(),
        digest == self.digest(ofFile: file)
      else { return nil }
    }
    return message
  }

  /// Stores clang's message about a source that does not compile.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - files: The files that were read, and the paths at which missing ones were searched.
  func keep(refusal message: String, files: [String]) {
    guard let folder else { return }
    var body: [UInt8] = []
    FieldReader.add(message, to: &body)
    FieldReader.add("\(files.count)", to: &body)
    for file in files {
      FieldReader.add(file, to: &body)
      FieldReader.add(digest(ofFile: file), to: &body)
    }
    var bytes: [UInt8] = []
    FieldReader.add(SourceCache.refusalMark, to: &bytes)
    FieldReader.add(digest(body), to: &bytes)
    _ = folder.write(name, bytes + body)
  }

  private static let refusalMark = "hookhost refusal 1"

  /// The first field of every file.
  private static let mark = "hookhost source 3"

  /// The digest of a file's contents; a missing file has its own digest, since it may be added.
  ///
  /// The sources of a project share most of their headers, so that the digest of a file is kept until
  /// its size or its modification time changes.
  private func digest(ofFile name: String) -> String {
    let path = Array(name.utf8)
    guard !gate.isRestricted, let stamp = Folder.stamp(of: path) else {
      return (try? gate.read(path)).map(SHA256.digits) ?? "absent"
    }
    if let known = Self.digests.withLock({ $0[name] }), known.stamp == stamp { return known.digest }
    guard let digest = (try? gate.read(path)).map(SHA256.digits) else { return "absent" }
    Self.digests.withLock { $0[name] = (stamp, digest) }
    return digest
  }

  private static let digests = Mutex<[String: (stamp: String, digest: String)]>([:])

  /// The digest of a translation, including its key.
  private func digest(_ body: [UInt8]) -> String { SHA256.digits(Array("\(key)|".utf8) + body) }
}

extension SourceOptions {
  /// A text that is different for different options.
  fileprivate var key: String {
    var fields = ["\(usesARC)", "\(prefixHeader ?? "")", target ?? "", libclang ?? ""]
    let maps = moduleMaps.flatMap { [$0.name, $0.path] }
    let absent = absentHeaders.map { [$0.ownModules, $0.dependencies] } ?? []
    for list in [include, quoted, define, vendors, maps] + absent {
      fields.append("\(list.count)")
      fields += list
    }
    return fields.joined(separator: "\u{0}")
  }
}

/// Reads consecutive strings, each preceded by its length.
private struct FieldReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The bytes that have not been read.
  var rest: [UInt8] { Array(bytes[place...]) }

  mutating func next() -> String? {
    guard let end = bytes[place...].firstIndex(of: UInt8(ascii: ":")),
      let count = Int(String(decoding: bytes[place..<end], as: UTF8.self)), count >= 0,
      count <= bytes.count - end - 1
    else { return nil }
    place = end + 1 + count
    return String(decoding: bytes[(end + 1)..<place], as: UTF8.self)
  }

  mutating func nextNumber() -> Int? { next().flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 } }

  /// A list of strings, preceded by their number.
  mutating func nextList() -> [String]? {
    guard let count = nextNumber() else { return nil }
    var list: [String] = []
    for _ in 0..<count {
      guard let text = next() else { return nil }
      list.append(text)
    }
    return list
  }

  static func add(_ text: String, to bytes: inout [UInt8]) {
    let field = Array(text.utf8)
    bytes += Array("\(field.count):".utf8) + field
  }
}
