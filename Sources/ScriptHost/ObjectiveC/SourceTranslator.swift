package import LuaBridge
package import LuaModules
internal import ObjectiveCSources
import StringSearch

/// Reads Objective-C sources, and returns the Lua code that runs for them.
package struct SourceTranslator {
  package let options: SourceOptions
  /// The files that sources may read.
  package var gate = FileGate.open

  package init(options: SourceOptions, gate: FileGate = FileGate.open) {
    self.options = options
    self.gate = gate
  }

  /// Translates a source, or returns the cached translation of the same files.
  ///
  /// - Parameters:
  ///   - path: The file, as the user named it.
  ///   - contents: Its text, if it is not in the file system.
  /// - Throws: ``SourceError`` with clang's own messages if it does not compile.
  package func translate(_ path: String, contents: [UInt8]? = nil) throws -> TranslatedSource {
    // A path that begins with a dash must not be parsed as an option of clang's.
    let path = path.hasPrefix("-") ? "./\(path)" : path
    if contents == nil {
      do {
        _ = try gate.open(Array(path.utf8))
      } catch let failure as SystemFailure {
        let reason = gate.isRestricted || failure == FileGate.notRegular ? ": \(failure)" : ""
        throw SourceError(message: "cannot open \(path)\(reason)")
      }
    }
    let library = try options.libclang ?? Libclang.find()
    if let contents { return try translateAnew(path, contents, library, nil) }
    let cache = SourceCache(path, options, gate, library: library)
    if let known = cache.translation { return known }
    // A sandboxed source may see other files the next time.
    if !gate.isRestricted, let refusal = cache.refusal {
      throw SourceError(message: refusal, isOfCompiler: true)
    }
    let made = try translateAnew(path, nil, library, cache)
    cache.keep(made)
    return made
  }

  private func translateAnew(
    _ path: String, _ contents: [UInt8]?, _ library: String, _ cache: SourceCache?
  ) throws -> TranslatedSource {
    let files = SourceFiles(gate, include: options.include)
    var reader = try SourceReader(
      path, contents, library: library, options: options, files: files,
      imports: ModuleImports(
        include: options.include, maps: options.moduleMaps, gate, files))
    let reading = try readAsProject(path, &reader, files)
    guard let tree = reading.tree else {
      let message = message(of: reading, files, reader.absent)
      if !gate.isRestricted {
        let missing = searched(for: reading.diagnostics)
        cache?.keep(refusal: message, files: own(path, reading, reader) + missing)
      }
      throw SourceError(message: message, isOfCompiler: true)
    }
    func lower(_ tree: [UInt8]) -> Translation {
      Lowering.translate(
        tree: tree, path: path, usesARC: reader.usesARC,
        usesFoundation: usesFoundation(reading, reader), host: SourceTranslator.host
      ) { name in
        files.read(name)
      }
    }
    var translation = lower(tree)
    if translation.hasUnreadVersions,
      let tree = try? reader.readOnce(with: AvailabilityText.arguments).tree
    {
      translation = lower(tree)
    }
    let warnings = translation.warnings.map { $0 + "\n" }.joined()
    return TranslatedSource(
      text: translation.text, warnings: reading.diagnostics + warnings, needs: translation.needs,
      absentHeaders: reader.absent.headers, absentNames: reader.absent.declared,
      files: own(path, reading, reader))
  }

  /// The files that a source was read from, without the system's headers.
  private func own(_ path: String, _ reading: SourceReading, _ reader: SourceReader) -> [String] {
    ([path] + reading.includedFiles + reader.imports.sources).filter {
      !$0.hasPrefix(reader.headers.path) && !$0.hasPrefix("/hookhost/")
    }
  }

  /// The paths at which clang has searched the headers that it reports as missing.
  private func searched(for diagnostics: String) -> [String] {
    var result: [String] = []
    for line in diagnostics.split(separator: "\n") where line.hasSuffix("' file not found") {
      let parts = line.split(separator: "'", omittingEmptySubsequences: false)
      guard parts.count > 2 else { continue }
      let name = parts[parts.count - 2]
      let file = line.prefix { $0 != ":" }
      let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
      result += ([folder] + options.quoted + options.include).map { "\($0)/\(name)" }
    }
    return result
  }

  /// Reads a source with the settings that a project would have.
  private func readAsProject(
    _ path: String, _ reader: inout SourceReader, _ files: SourceFiles
  ) throws -> SourceReading {
    var reading = try readCounting(&reader)
    // Nesting that is too deep fails with any settings.
    if reading.diagnostics.hasSuffix(" inside each other\n1 error generated.\n") { return reading }
    // So does a file that is missing.
    if reading.errorCount == 1, reading.diagnostics.contains("' file not found") { return reading }
    if reading.tree == nil, options.prefixHeader == nil, !reader.failsWithUIKit {
      // A project's prefix header is included before all its files; by default it imports UIKit.
      reader.prefix = "UIKit/UIKit.h"
      let prefixed = try readCounting(&reader)
      if prefixed.tree != nil || prefixed.errorCount == 0 && reading.errorCount > 0 {
        reading = prefixed
      } else {
        reader.prefix = nil
      }
    }
    if reading.tree == nil,
      !reader.usesARC || !SourceTranslator.speaksOfARC(reading.diagnostics)
    {
      reading = try readUndeclared(reading, of: path, &reader, files)
    }
    return try readUndeclaredFunctions(reading, &reader)
  }

  /// Reads a source of a project whose only errors are calls of functions that no header declares.
  ///
  /// Xcode before version 12 warned of them. Where a header is absent, the function may be its own, and
  /// is an error when it is called.
  private func readUndeclaredFunctions(
    _ reading: SourceReading, _ reader: inout SourceReader
  ) throws -> SourceReading {
    guard reading.tree == nil, options.absentHeaders != nil,
      reading.diagnostics.contains("error: call to undeclared function '")
    else { return reading }
    reader.allowsUndeclaredFunctions = true
    let lenient = try reader.read()
    return lenient.tree == nil ? reading : lenient
  }

  /// Reads a source whose only errors are undeclared members; repeats it with what absent headers have.
  private func readUndeclared(
    _ first: SourceReading, of path: String, _ reader: inout SourceReader, _ files: SourceFiles
  ) throws -> SourceReading {
    var reading = first
    for _ in 0..<8 {
      var manual = reader
      manual.usesARC = false
      let features = reader.usesARC ? asARC : []
      let undeclared = try readUndeclared(reading, of: path, files) { arguments in
        if let (framework, made) = try manual.readPrecompiled(with: arguments, shaping: features),
          made.tree != nil || manual.hasOwnErrors(made, framework)
        {
          return made
        }
        return try manual.readOnce(with: arguments + features)
      }
      guard let undeclared, undeclared.tree == nil, reader.declareAbsent(undeclared.diagnostics)
      else { return undeclared ?? reading }
      reading = try reader.read()
      if reading.tree != nil { break }
    }
    return reading
  }

  /// Reads a source with ARC, or without it if it counts references by hand.
  ///
  /// A manual source sends messages that ARC forbids, such as `release`. A source that ARC refuses
  /// for another reason is an error, as it is for an app's target.
  private func readCounting(_ reader: inout SourceReader) throws -> SourceReading {
    let asked = try reader.read()
    guard asked.tree == nil, reader.usesARC, SourceTranslator.speaksOfARC(asked.diagnostics) else {
      return asked
    }
    guard countsByHand(asked, reader) else { return asked }
    reader.usesARC = false
    let manual = try reader.read()
    let isFewer = manual.errorCount < asked.errorCount || asked.errorCount > 18
    if manual.tree != nil || isFewer { return manual }
    reader.usesARC = true
    return asked
  }

  /// Whether a source that ARC refuses sends the messages of manual reference counting.
  ///
  /// Clang reports at most twenty errors, so the text decides if there are as many.
  private func countsByHand(_ reading: SourceReading, _ reader: SourceReader) -> Bool {
    let forbidden = [
      "ARC forbids explicit message send", "'NSAutoreleasePool' is unavailable",
      "not available in automatic reference counting mode",
    ]
    if forbidden.contains(where: reading.diagnostics.contains) { return true }
    guard reading.errorCount > 18 else { return false }
    let text = String(decoding: reader.source, as: UTF8.self)
    return [" release]", " retain]", " autorelease]", "[super dealloc]", "NSAutoreleasePool"]
      .contains { text.contains($0) }
  }

  /// Clang's errors, with advice about a header that was not found, or about ARC.
  private func message(
    of reading: SourceReading, _ files: SourceFiles, _ absent: AbsentHeaders
  ) -> String {
    var message = reading.diagnostics.trimmedEnd
    if options.usesARC, SourceTranslator.speaksOfARC(reading.diagnostics) {
      message +=
        "\nhookhost: ARC refuses this source; --no-arc, or objc.import's {arc = false}, counts "
        + "references by hand"
    }
    for header in absent.headers { message += "\nhookhost: '\(header)' is absent" }
    guard message.contains("' file not found") else { return message }
    for name in Set(files.irregular.values).sorted() where message.contains("'\(name)' file not") {
      message += "\nhookhost: '\(name)' is \(FileGate.notRegular)"
    }
    message +=
      "\nhookhost: --include DIR, or objc.import's {include = {DIR}}, says where headers are"
    if gate.isRestricted {
      message += "\nhookhost: a sandboxed source includes files of the script's folder and of the "
      message += "folders of --include"
    }
    return message
  }

  /// Clang's errors with their notes and the count at the end, without its warnings.
  static func errorsAlone(of diagnostics: String) -> String {
    var kept: [Substring] = []
    var isKept = true
    for line in diagnostics.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.contains(": error: ") || line.contains(": fatal error: ")
        || line.hasSuffix(" generated.")
        || line.hasPrefix("hookhost: ")
      {
        isKept = true
      } else if line.contains(": warning: ") {
        isKept = false
      }
      if isKept { kept.append(line) }
    }
    return kept.joined(separator: "\n")
  }

  /// The out-parameters of native methods, and the frameworks that are only declared.
  static var host: HostDeclarations {
    let absent = HeaderFramework.allCases.filter(\.isDeclaredAlone).map(\.rawValue)
    return HostDeclarations(
      outParameters: NativeOutParameters.all,
      absentFrameworks: Set(absent).union([AbsentHeaders.framework]),
      laterClasses: Availability.laterClasses)
  }

  /// Whether a source includes more than the runtime's own headers and C's.
  ///
  /// The files of a precompiled header are not listed, so the source's own text counts too.
  private func usesFoundation(_ reading: SourceReading, _ reader: SourceReader) -> Bool {
    if reader.precompiled != nil || reader.prefix != nil || options.prefixHeader != nil
      || !reader.imports.arguments.isEmpty
    {
      return true
    }
    let names = reading.includedFiles + IncludedNames.all(in: reader.source)
    return names.contains { name in
      ["Foundation/", "UIKit/", "XCTest/"].contains { name.contains($0) }
    }
      || reader.source.contains(UInt8(ascii: "@"))
        && String(decoding: reader.source, as: UTF8.self).contains("@import ")
  }

  private static func speaksOfARC(_ diagnostics: String) -> Bool {
    [
      "ARC", "automatic reference counting", "retain/release properties", "explicit ownership",
      "delegate init call", "__bridge cast", "must be __unsafe_unretained",
      "__autoreleasing parameter",
    ]
    .contains { diagnostics.contains($0) }
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.hasSuffix("\n") { text.removeLast() }
    return text
  }
}
