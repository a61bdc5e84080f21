internal import LuaBridge
internal import ObjectiveCSources

/// Reads sources in Objective-C, and answers the Lua that runs for them.
struct SourceTranslator {
  let options: SourceOptions
  /// The files that sources may read.
  var gate = FileGate.open

  /// Translates a source, or answers the translation that was made of the same files before.
  ///
  /// - Parameters:
  ///   - path: The file, as the user named it.
  ///   - contents: Its text, when it is not in the file system.
  /// - Throws: ``SourceError`` with clang's own words when it does not compile.
  func translate(_ path: String, contents: [UInt8]? = nil) throws -> TranslatedSource {
    // A path that begins with a dash is no option of clang's.
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
    if let contents { return try translateAnew(path, contents, library) }
    let cache = SourceCache(path, options, gate, library: library)
    if let known = cache.translation { return known }
    let made = try translateAnew(path, nil, library)
    cache.keep(made)
    return made
  }

  private func translateAnew(
    _ path: String, _ contents: [UInt8]?, _ library: String
  ) throws -> TranslatedSource {
    let files = SourceFiles(gate, include: options.include)
    var reader = try SourceReader(
      path, contents, library: library, options: options, files: files,
      imports: ModuleImports(include: options.include, gate, files))
    let reading = try readAsProject(path, &reader, files)
    guard let tree = reading.tree else {
      throw SourceError(message: message(of: reading, files), isOfCompiler: true)
    }
    func lower(_ tree: [UInt8]) -> Translation {
      Lowering.translate(
        tree: tree, path: path, usesARC: reader.usesARC, host: SourceTranslator.host
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
      files: ([path] + reading.includedFiles + reader.imports.sources).filter {
        !$0.hasPrefix(reader.headers.path) && !$0.hasPrefix("/hookhost/")
      })
  }

  /// Reads a source as the settings of a project would let it be read.
  private func readAsProject(
    _ path: String, _ reader: inout SourceReader, _ files: SourceFiles
  ) throws -> SourceReading {
    var reading = try readCounting(&reader)
    // What nests too deeply does so with any settings.
    if reading.diagnostics.hasSuffix(" inside each other\n1 error generated.\n") { return reading }
    if reading.tree == nil, options.prefixHeader == nil {
      // A project sets a header that comes before all its files, and that has UIKit by default.
      reader.prefix = "UIKit/UIKit.h"
      let prefixed = try readCounting(&reader)
      if prefixed.tree != nil || prefixed.errorCount == 0 && reading.errorCount > 0 {
        reading = prefixed
      } else {
        reader.prefix = nil
      }
    }
    if reading.tree == nil, reader.usesARC, !SourceTranslator.speaksOfARC(reading.diagnostics) {
      var manual = reader
      manual.usesARC = false
      let undeclared = try readUndeclared(reading, of: path, files) { arguments in
        try manual.readOnce(with: arguments)
      }
      reading = undeclared ?? reading
    }
    return reading
  }

  /// A file of manual reference counting says so by what ARC forbids; one with a mistake that ARC alone
  /// sees has more of them without.
  private func readCounting(_ reader: inout SourceReader) throws -> SourceReading {
    let asked = try reader.read()
    guard asked.tree == nil, reader.usesARC, SourceTranslator.speaksOfARC(asked.diagnostics) else {
      return asked
    }
    reader.usesARC = false
    let manual = try reader.read()
    let isFewer = manual.errorCount < asked.errorCount || asked.errorCount > 18
    if manual.tree != nil || isFewer { return manual }
    reader.usesARC = true
    return asked
  }

  /// clang's errors, with what the user can do about a header that was not found.
  private func message(of reading: SourceReading, _ files: SourceFiles) -> String {
    var message = reading.diagnostics.trimmedEnd
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

  /// The declarations that native code has in a form of its own.
  static var host: HostDeclarations {
    let absent = HeaderFramework.allCases.filter(\.isDeclaredAlone).map(\.rawValue)
    return HostDeclarations(
      outParameters: NativeOutParameters.all, absentFrameworks: Set(absent))
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
