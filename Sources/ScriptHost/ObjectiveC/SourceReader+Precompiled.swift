internal import LuaBridge
internal import LuaModules
internal import ObjectiveCSources
import StringSearch
internal import Synchronization

// The sources of a project include UIKit or Foundation by headers of their own, or by a prefix header.
// Which of the two it is shows only when they are read. So a source is read with the framework that
// the one before it included; the reading counts only if a file that it has read names the framework.
// A source that declares other classes by the names of UIKit's does not compile with UIKit's header,
// and is read without it.

extension SourceReader {
  /// Reads the source with a precompiled header.
  ///
  /// - Parameters:
  ///   - more: Additional arguments, which do not change what the header declares.
  ///   - shaping: Additional arguments that may change it: such a header is precompiled for itself.
  ///   - keepsGoing: Whether clang continues after a fatal error.
  /// - Returns: The framework and the reading; nil if the source includes no framework whose header is
  ///   precompiled.
  /// - Throws: ``SourceError`` if libclang ends while it reads.
  mutating func readPrecompiled(
    with more: [String] = [], shaping: [String] = [], keepsGoing: Bool = false
  ) throws -> (framework: String, reading: SourceReading)? {
    precompiled = nil
    guard headers.texts.isEmpty, let first = framework else { return nil }
    for framework in [first, "Foundation"] {
      guard let reading = try readPrecompiled(framework, more, shaping, keepsGoing)
      else { return nil }
      guard reading.tree != nil else { return (framework, reading) }
      if includes(framework, reading) {
        precompiled = framework
        let isLarger = reading.includedFiles.contains("\(headers.path)/UIKit/UIKit.h")
        Self.latest.withLock { $0 = ExpiringValue(isLarger ? "UIKit" : framework, for: place) }
        return (framework, reading)
      }
      if framework == "Foundation" { break }
    }
    return nil
  }

  private func readPrecompiled(
    _ framework: String, _ more: [String], _ shaping: [String], _ keepsGoing: Bool
  ) throws -> SourceReading? {
    let used = mentioned(options.define).map { "-D\($0)" }
    let header = PrecompiledHeader(
      framework, library, arguments + shaping + used, usesARC: usesARC
    ).paths
    guard let header else { return nil }
    return try read(
      arguments + shaping + ["-include-pch", header.file] + included + more,
      seen(with: [header.file, header.header]), keepsGoing)
  }

  /// The framework that the source includes, as far as its text shows.
  private var framework: String? {
    if prefix != nil || !absent.headers.isEmpty { return "UIKit" }
    let named = Self.named(in: source)
    if named == "UIKit" { return named }
    let others = IncludedNames.all(in: source).contains { name in
      !PrecompiledHeader.frameworks.contains { name.hasPrefix("\($0)/") }
    }
    guard options.prefixHeader != nil || others else { return named }
    return Self.latest.withLock { $0.value(for: place) } ?? "UIKit"
  }

  /// Whether the source, or a file that it includes, includes a framework or the one above it.
  private func includes(_ framework: String, _ reading: SourceReading) -> Bool {
    if prefix != nil || !absent.headers.isEmpty { return true }
    func isNamed(in bytes: [UInt8]) -> Bool {
      Self.named(in: bytes).map { framework == "Foundation" || $0 == framework } ?? false
    }
    return isNamed(in: source)
      || reading.includedFiles.lazy.filter { !$0.hasPrefix(headers.path) }.contains { file in
        files.read(file).map(isNamed) ?? false
      }
  }

  /// The framework that a text includes; the larger one if it includes several.
  private static func named(in bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    func isNamed(_ name: String) -> Bool {
      text.contains("<\(name)/\(name).h>") || text.contains("@import \(name);")
    }
    // XCTest includes UIKit.
    return isNamed("XCTest") ? "UIKit" : PrecompiledHeader.frameworks.first(where: isNamed)
  }

  /// The framework of the latest source with the same headers.
  private static let latest = Mutex(ExpiringValue<String>())
  private var place: String { "\(headers.path)|\(options.folders)|\(options.prefixHeader ?? "")" }

  // MARK: Errors

  /// Whether the errors of a reading with a precompiled header occur without the header as well.
  ///
  /// A declaration that conflicts with one of the header's may be the only one without it; clang
  /// names the header's then. Without the header there are fewer names, so that an unknown name remains
  /// unknown. A source that includes the framework has the same declarations either way.
  func hasOwnErrors(_ reading: SourceReading, _ framework: String) -> Bool {
    let lines = reading.diagnostics.split(separator: "\n")
    let isInConflict = lines.contains { line in
      line.hasPrefix(headers.path)
        && [": error: ", ": note: previous ", ": note: candidate ", ": note: conflicting "]
          .contains { line.contains($0) }
    }
    guard !isInConflict else { return false }
    let marks = [": error: ", ": fatal error: "]
    let errors = lines.compactMap { line in
      marks.lazy.compactMap { line.firstRange(of: $0) }.first.map { line[$0.upperBound...] }
    }
    return errors.allSatisfy(Self.isOfUnknownName) || includes(framework, reading)
  }

  private static func isOfUnknownName(_ error: Substring) -> Bool {
    [
      "unknown type name '", "use of undeclared identifier '", "unknown receiver '",
      "cannot find interface declaration for '", "cannot find protocol declaration for '",
      "no type or protocol named '", "no known class method for selector '",
      "no visible @interface for '", "property '", "too many errors emitted",
    ].contains { error.hasPrefix($0) } || error.hasSuffix("' file not found")
  }

  // MARK: Macros

  /// The definitions whose macros our headers mention; only these are part of the precompiled header.
  private func mentioned(_ definitions: [String]) -> [String] {
    func key(_ name: Substring) -> String { "\(headers.path)|\(name)" }
    let named = definitions.map { ($0, name: $0.prefix { $0 != "=" && $0 != "(" }) }
    let unknown = Self.mentioned.withLock { known in
      Set(named.map(\.name)).filter { known[key($0)] == nil }
    }
    let found = unknown.isEmpty ? [] : wordsOfHeaders(among: unknown)
    return Self.mentioned.withLock { known in
      for name in unknown { known[key(name)] = found.contains(name) }
      return named.filter { known[key($0.name)] == true }.map(\.0)
    }
  }

  /// The words that are in a header of ours.
  ///
  /// - Complexity: O(bytes of the headers), for any number of words.
  private func wordsOfHeaders(among words: Set<Substring>) -> Set<Substring> {
    let starts = Set(words.compactMap(\.utf8.first))
    var found: Set<Substring> = []
    for file in (try? Folder.files(below: Array(headers.path.utf8))) ?? [] {
      let path = Array("\(headers.path)/".utf8) + file
      let bytes = (try? WholeFile.read(path)) ?? []
      for word in bytes.split(whereSeparator: { !AbsentHeaders.isOfName($0) })
      where word.first.map(starts.contains) ?? false {
        let word = Substring(decoding: word, as: UTF8.self)
        if words.contains(word) { found.insert(word) }
      }
    }
    return found
  }

  /// By the path of the headers and the name of a macro, whether they mention it.
  private static let mentioned = Mutex<[String: Bool]>([:])
}
