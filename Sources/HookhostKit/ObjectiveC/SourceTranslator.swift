internal import LuaBridge
internal import ObjectiveCSources

/// Reads sources in Objective-C, and answers the Lua that runs for them.
struct SourceTranslator {
  let options: SourceOptions

  /// Translates a source, or answers the translation that was made of the same files before.
  ///
  /// - Parameter path: The file, as the user named it.
  /// - Throws: ``SourceError`` with clang's own words when it does not compile.
  func translate(_ path: String) throws -> TranslatedSource {
    guard Folder.hasFile(Array(path.utf8)) else {
      throw SourceError(message: "cannot open \(path)")
    }
    let library = try options.libclang ?? Libclang.find()
    let cache = SourceCache(path, options, library: library)
    if let known = cache.translation { return known }
    let made = try translateAnew(path, library)
    cache.keep(made)
    return made
  }

  private func translateAnew(_ path: String, _ library: String) throws -> TranslatedSource {
    let headers = try SourceHeaders.folder()
    var usesARC = options.usesARC
    var imports = ModuleImports(of: path, include: options.include)
    func read(prefix: String? = nil) throws -> SourceReading {
      while true {
        let reading = try self.read(
          path, library, headers, usesARC: usesARC, prefix: prefix, imports.arguments)
        if reading.tree != nil || !imports.take(reading.diagnostics) { return reading }
      }
    }
    /// A file of manual reference counting says so by what ARC forbids; one with a mistake that ARC alone
    /// sees has more of them without.
    func readCounting(prefix: String? = nil) throws -> SourceReading {
      let asked = try read(prefix: prefix)
      guard asked.tree == nil, usesARC, SourceTranslator.speaksOfARC(asked.diagnostics) else {
        return asked
      }
      usesARC = false
      let manual = try read(prefix: prefix)
      let isFewer = manual.errorCount < asked.errorCount || asked.errorCount > 18
      if manual.tree != nil || isFewer { return manual }
      usesARC = true
      return asked
    }
    var reading = try readCounting()
    var prefix: String?
    if reading.tree == nil, options.prefixHeader == nil {
      // A project sets a header that comes before all its files, and that has UIKit by default.
      let prefixed = try readCounting(prefix: "UIKit/UIKit.h")
      if prefixed.tree != nil || prefixed.errorCount == 0 && reading.errorCount > 0 {
        reading = prefixed
        prefix = "UIKit/UIKit.h"
      }
    }
    if reading.tree == nil, usesARC, !SourceTranslator.speaksOfARC(reading.diagnostics) {
      let arguments = arguments(headers, usesARC: false, prefix: prefix) + imports.arguments
      reading = try readUndeclared(reading, of: path, library, arguments) ?? reading
    }
    guard let tree = reading.tree else {
      var message = reading.diagnostics.trimmedEnd
      if message.contains("' file not found") {
        message +=
          "\nhookhost: --include DIR, or objc.import's {include = {DIR}}, says where headers are"
      }
      throw SourceError(message: message, isOfCompiler: true)
    }
    func lower(_ tree: [UInt8]) -> Translation {
      Lowering.translate(tree: tree, path: path, usesARC: usesARC, host: SourceTranslator.host) {
        try? WholeFile.read(Array($0.utf8))
      }
    }
    var translation = lower(tree)
    if translation.hasUnreadVersions {
      let marked = arguments(headers, usesARC: usesARC, prefix: prefix) + imports.arguments
      let rest = options.include.map { "-I\($0)" } + options.define.map { "-D\($0)" } + [path]
      let again = try? SourceReading(
        library: library, arguments: marked + AvailabilityText.arguments + rest)
      if let tree = again?.tree { translation = lower(tree) }
    }
    let warnings = translation.warnings.map { $0 + "\n" }.joined()
    return TranslatedSource(
      text: translation.text, warnings: reading.diagnostics + warnings, needs: translation.needs,
      files: ([path] + reading.includedFiles + imports.sources).filter {
        !$0.hasPrefix(headers) && !UndeclaredProperties.isHeader($0)
      })
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

  private func read(
    _ path: String, _ library: String, _ headers: String, usesARC: Bool, prefix: String?,
    _ imports: [String]
  ) throws -> SourceReading {
    let arguments = arguments(headers, usesARC: usesARC, prefix: prefix)
    let macros = options.define.map { "-D\($0)" }
    let rest = options.include.map { "-I\($0)" } + macros + [path]
    do {
      if macros.isEmpty, prefix == nil, options.prefixHeader == nil, imports.isEmpty,
        let header = PrecompiledHeader(of: path, library, arguments, usesARC: usesARC).path
      {
        let reading = try SourceReading(
          library: library, arguments: arguments + ["-include-pch", header] + rest)
        // A source that does not compile is read again without, so that no error is the header's.
        if reading.tree != nil { return reading }
      }
      return try SourceReading(library: library, arguments: arguments + imports + rest)
    } catch let failure as SourceReading.Failure {
      throw SourceError(message: "cannot use libclang: \(failure.reason)")
    }
  }

  func arguments(_ headers: String, usesARC: Bool, prefix: String?) -> [String] {
    let header = (prefix ?? options.prefixHeader).map { ["-include", $0] } ?? []
    return [
      // The system of the SDK that the headers are of; Availability.h names the same one.
      "-xobjective-c", "-target", "arm64-apple-ios18.5", "-std=gnu11", "-fblocks", "-nostdinc",
      "-fno-builtin", "-fobjc-runtime=ios-18.5", "-fobjc-weak", "-fobjc-exceptions",
      "-fsyntax-only", "-Wno-unguarded-availability", "-Wno-unguarded-availability-new",
      "-Wno-deprecated-declarations", "-Wno-objc-root-class", "-Wno-incomplete-implementation",
      "-Wno-error=int-conversion", "-Wno-error=incompatible-function-pointer-types",
      "-isystem", headers,
    ] + (usesARC ? ["-fobjc-arc"] : []) + header
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.hasSuffix("\n") { text.removeLast() }
    return text
  }
}
