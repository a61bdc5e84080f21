internal import LuaBridge
internal import ObjectiveCSources
import StringSearch
internal import Synchronization

// With a restricted gate, clang sees only an overlay file system, which contains our headers and
// the files that the gate has opened: each entry refers to an open descriptor, not to a path. These
// files are determined before clang runs, by the names in the sources, and then by the files that
// clang reports as missing. So a file that must not be read does not exist for clang and its
// messages.
//
// Without a restriction clang sees the file system, except for files that are not regular: it would
// wait for a pipe, and never finish reading a device.

/// The files that a source and its headers include, if the source may read them.
final class SourceFiles {
  private let gate: FileGate
  /// The folders that are searched for headers.
  private let folders: [String]
  private let current: String
  /// The open files, by absolute path without `.` and `..`.
  private var opened: [String: GatedFile] = [:]
  private var identities: [String: GatedFile] = [:]
  /// The folders of the sources that were found; they are searched first.
  private var includers: [String] = []
  private var searched: Set<String> = []
  /// The files that are not regular: the path, and the name in the include directive.
  private(set) var irregular: [String: String] = [:]
  /// Files in memory, by the paths that clang receives.
  private(set) var memory: [(name: String, bytes: [UInt8])] = []

  /// Our own headers, which every source may read.
  var headers: SourceHeaders.Place?

  /// Longer files are not searched for includes.
  private static let longestSource = 16 << 20
  private static let mostFiles = 4000

  init(_ gate: FileGate, include: [String]) {
    self.gate = gate
    folders = include
    current = String(decoding: ProcessContext.realPath([46]) ?? [47], as: UTF8.self)
    search = gate.isRestricted ? nil : "\(gate)|\(current)|\(include)"
    if let search, let known = Self.latest.withLock({ $0.value(for: search) }) {
      (searched, irregular) = (known.searched, known.irregular)
    }
  }

  /// The files that earlier sources have looked for.
  private struct Looked: Sendable {
    let searched: Set<String>
    let irregular: [String: String]
  }

  /// The headers that sources with the same folders have searched; each is searched once.
  private static let latest = Mutex(ExpiringValue<Looked>())
  /// The key of a search's result besides the files; nil if the headers are opened for each source.
  private let search: String?

  private func keepSearched() {
    guard let search else { return }
    let looked = Looked(searched: searched, irregular: irregular)
    Self.latest.withLock { $0.replace(with: looked, for: search) }
  }

  /// Adds a file in memory, which replaces the file at the path.
  func add(_ name: String, _ bytes: [UInt8]) {
    memory.removeAll { $0.name == name }
    memory.append((name, bytes))
    scan(bytes, in: Self.folder(of: name))
  }

  /// Opens a source, and the files that it includes.
  ///
  /// - Throws: `SystemFailure` if it must not be read.
  func open(_ path: String) throws -> [UInt8] {
    let key = normal(path)
    let file = try gate.open(Array(path.utf8))
    note(file, as: key)
    let bytes = try file.read()
    scan(bytes, in: Self.folder(of: path))
    keepSearched()
    return bytes
  }

  /// The bytes of a file that clang has read; nil if it must not be read.
  func read(_ name: String) -> [UInt8]? {
    if let file = memory.first(where: { $0.name == name }) { return file.bytes }
    if let file = opened[normal(name)] { return try? file.read() }
    if let headers, name.hasPrefix(headers.path + "/"), normal(name) == name {
      let inner = name.dropFirst(headers.path.utf8.count + 1)
      if let header = headers.texts.first(where: { $0.name == inner }) {
        return Array(header.text.utf8)
      }
      return try? WholeFile.read(Array(name.utf8))
    }
    return gate.isRestricted ? nil : try? gate.read(Array(name.utf8))
  }

  /// Searches a file that a source includes, in its folder and in those of headers.
  ///
  /// - Returns: Whether a new file was found.
  @discardableResult func find(_ name: String, from folder: String) -> Bool {
    guard !name.isEmpty, !name.contains("\0") else { return false }
    if name.hasPrefix("/") { return look(name, name) }
    var isNew = false
    for place in [folder] + folders where look("\(place)/\(name)", name) { isNew = true }
    return isNew
  }

  /// Searches the files that clang reported as missing; returns whether any was found.
  func findMissing(_ diagnostics: String) -> Bool {
    guard gate.isRestricted else { return false }
    var isNew = false
    for line in diagnostics.split(separator: "\n") where line.contains("' file not found") {
      let parts = line.split(separator: "'", omittingEmptySubsequences: false)
      for (name, next) in zip(parts, parts.dropFirst()) where next.hasPrefix(" file not found") {
        for folder in ["."] + includers where find(String(name), from: folder) { isNew = true }
      }
    }
    return isNew
  }

  private func scan(_ bytes: [UInt8], in folder: String) {
    if !includers.contains(folder) { includers.append(folder) }
    guard bytes.count <= Self.longestSource else { return }
    for name in IncludedNames.all(in: bytes).sorted() { find(name, from: folder) }
  }

  private func look(_ path: String, _ name: String) -> Bool {
    let key = normal(path)
    guard searched.insert(key).inserted, opened.count < Self.mostFiles else { return false }
    do {
      let file = try gate.open(Array(path.utf8))
      note(file, as: key)
      if let bytes = try? file.read() { scan(bytes, in: Self.folder(of: path)) }
      return true
    } catch {
      if error as? SystemFailure == FileGate.notRegular { irregular[key] = name }
      return false
    }
  }

  private func note(_ file: GatedFile, as key: String) {
    searched.insert(key)
    // Without a restriction the path is sufficient, and saves a descriptor.
    guard gate.isRestricted else { return }
    let known = identities[file.identity] ?? file
    identities[file.identity] = known
    opened[key] = known
  }

  // MARK: The file system for clang

  /// The overlay of the file system; nil if no file is hidden.
  ///
  /// - Parameters:
  ///   - headers: The folder of headers that every source may read.
  ///   - library: The paths of files that every source may read.
  func overlay(folder headers: String, files library: [String]) -> String? {
    var roots: [String]
    if gate.isRestricted {
      roots = opened.sorted { $0.key < $1.key }.map { key, file in
        Self.entry("file", key, file.descriptorPath)
      }
      roots.append(Self.entry("directory-remap", headers, headers))
      roots += library.map { Self.entry("file", $0, $0) }
      // If the current folder does not exist, libclang crashes at a header that is included first.
      roots += (["."] + folders).map {
        "{\"type\":\"directory\",\"name\":\(normal($0).json),\"contents\":[]}"
      }
    } else {
      guard !irregular.isEmpty else { return nil }
      roots = irregular.keys.sorted().map { Self.entry("file", $0, "/hookhost/nothing") }
    }
    let redirection = gate.isRestricted ? "redirect-only" : "fallthrough"
    return "{\"version\":0,\"case-sensitive\":true,\"use-external-names\":false,"
      + "\"overlay-relative\":false,\"redirecting-with\":\"\(redirection)\",\"roots\":["
      + roots.joined(separator: ",\n") + "]}"
  }

  private static func entry(_ type: String, _ name: String, _ contents: String) -> String {
    "{\"type\":\"\(type)\",\"name\":\(name.json),\"external-contents\":\(contents.json)}"
  }

  /// The absolute path without `.` and `..`; the overlay's entries have this form.
  private func normal(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : "\(current)/\(path)"
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension String {
  /// The string as a literal for JSON and YAML.
  fileprivate var json: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 32 || scalar.value == 127:
        let digits = String(scalar.value, radix: 16)
        result += "\\x" + String(repeating: "0", count: 2 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
