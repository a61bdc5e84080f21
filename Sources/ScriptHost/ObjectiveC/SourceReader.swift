internal import LuaBridge
internal import LuaModules
internal import ObjectiveCSources
import StringSearch

/// Reads a source with libclang, repeatedly and with different settings if needed.
struct SourceReader {
  let path: String
  let library: String
  let options: SourceOptions
  let files: SourceFiles
  /// The bytes of the source.
  let source: [UInt8]
  let headers: SourceHeaders.Place
  private(set) var imports: ModuleImports
  private(set) var absent: AbsentHeaders
  private var recased: RecasedHeaders
  /// Whether the source is read with ARC, as no source in C is.
  var usesARC: Bool
  /// Whether calls of functions that no header declares are warnings, as in C before C99.
  var allowsUndeclaredFunctions = false
  /// A header that is included first although the options do not name one.
  var prefix: String?

  /// The framework whose precompiled header the latest reading has used; nil if it used none.
  var precompiled: String?

  /// Whether the latest reading has errors that it would have with UIKit's header or without it.
  private(set) var failsWithUIKit = false

  /// The maximum number of times a source is read again for missing files.
  private static let mostRounds = 200

  /// Opens a source.
  ///
  /// - Throws: ``SourceError`` if it must not be read, or our headers cannot be created.
  init(
    _ path: String, _ contents: [UInt8]?, library: String, options: SourceOptions,
    files: SourceFiles, imports: ModuleImports
  ) throws {
    self.path = path
    self.library = library
    self.options = options
    self.files = files
    self.imports = imports
    absent = AbsentHeaders(options.absentHeaders, files)
    usesARC = options.usesARC && !path.hasSuffix(".c")
    headers = try SourceHeaders.place()
    files.headers = headers
    recased = RecasedHeaders(headers, files)
    do {
      if let contents { files.add(path, contents) }
      source = try contents ?? files.open(path)
    } catch let failure as SystemFailure {
      throw SourceError(message: "cannot open \(path): \(failure)")
    }
    if let header = options.prefixHeader { files.find(header, from: ".") }
  }

  /// Reads the source; repeats it with imported modules and with missing files that it may read.
  mutating func read() throws -> SourceReading {
    var rounds = 0
    while true {
      let reading = try readFirst()
      rounds += 1
      if reading.tree != nil || rounds > Self.mostRounds { return reading }
      if imports.take(reading.diagnostics) || files.findMissing(reading.diagnostics)
        || recased.take(reading.diagnostics)
      {
        continue
      }
      guard absent.take(reading.diagnostics) else { return try readUndeclared(reading) }
      if let whole = try readDeclaringAbsent(&rounds) { return whole }
    }
  }

  /// Reads the source with a precompiled header, or without one where that may have caused errors.
  ///
  /// A reading without one takes several times as long, and most errors, such as a missing file or an
  /// unknown name, occur without it as well.
  private mutating func readFirst() throws -> SourceReading {
    failsWithUIKit = false
    if let (framework, reading) = try readPrecompiled() {
      if reading.tree != nil || absent.mayTake(reading.diagnostics) { return reading }
      if hasOwnErrors(reading, framework) {
        failsWithUIKit = framework == "UIKit"
        return reading
      }
    }
    precompiled = nil
    return try readOnce(with: [])
  }

  /// Reads a source again without the limit of errors, if only undeclared messages have reached it.
  ///
  /// These are warnings, and however many of them do not make the source an error. An error after
  /// them is the one to report.
  private func readUndeclared(_ reading: SourceReading) throws -> SourceReading {
    guard reading.errorCount == 1, reading.undeclaredCount > 0,
      reading.diagnostics.contains("fatal error: too many errors emitted")
    else { return reading }
    return try readOnce(with: ["-ferror-limit=0"])
  }

  /// Reads the source to its end, past missing headers, until it names nothing new that is absent.
  ///
  /// Clang stops at the first missing header and after twenty errors; here it does neither, so the
  /// number of readings does not grow with that of the headers and names. Nor does it search similar
  /// names, since these messages are not shown.
  ///
  /// - Returns: The reading, if it has no errors.
  private mutating func readDeclaringAbsent(_ rounds: inout Int) throws -> SourceReading? {
    let arguments = ["-ferror-limit=0", "-fno-spell-checking"]
    while rounds <= Self.mostRounds {
      let reading =
        try readPrecompiled(with: arguments, keepsGoing: true)?.reading
        ?? readOnce(with: arguments, keepsGoing: true)
      rounds += 1
      if reading.tree != nil { return reading }
      // Modules and found files declare names that an absent header must not declare as well.
      if imports.take(reading.diagnostics) || files.findMissing(reading.diagnostics) { continue }
      let isRecased = recased.take(reading.diagnostics)
      guard absent.take(reading.diagnostics) || isRecased else { return nil }
    }
    return nil
  }

  /// Declares what a reading of the source without ARC lacks of absent headers.
  ///
  /// - Returns: Whether anything is new, so that the source is to be read again.
  mutating func declareAbsent(_ diagnostics: String) -> Bool { absent.take(diagnostics) }

  /// Reads the source once, with additional arguments and without a precompiled header.
  func readOnce(with more: [String], keepsGoing: Bool = false) throws -> SourceReading {
    try read(arguments + included + more, seen(with: []), keepsGoing)
  }

  /// Reads the source once.
  func read(
    _ arguments: [String], _ seen: SourceReading.Files, _ keepsGoing: Bool
  ) throws -> SourceReading {
    let rest = options.folders + options.define.map { "-D\($0)" } + [path]
    do {
      return try SourceReading(
        library: library,
        arguments: arguments + imports.arguments + recased.arguments + absent.arguments + rest,
        files: seen, keepsGoing: keepsGoing)
    } catch let failure as SourceReading.Failure {
      throw error(failure)
    }
  }

  func seen(with library: [String]) -> SourceReading.Files {
    var result = SourceReading.Files()
    result.memory =
      files.memory + headers.texts.map { ("\(headers.path)/\($0.name)", Array($0.text.utf8)) }
    result.overlay = files.overlay(folder: headers.path, files: library)
    return result
  }

  private func error(_ failure: SourceReading.Failure) -> SourceError {
    guard let signal = failure.signal else {
      return SourceError(message: "cannot use libclang: \(failure.reason)")
    }
    // The exit statuses of a process that exceeded the memory limit.
    let words =
      switch signal {
      case -137: "not enough memory to read the source"
      case 1...:
        "libclang ended with signal \(signal) while it read the source, which may nest too deeply"
      default: "libclang ended with status \(-signal) while it read the source"
      }
    return SourceError(message: "\(path):1: error: \(words)", isOfCompiler: true)
  }

  /// The header that is included first.
  var included: [String] {
    (prefix ?? options.prefixHeader).map { ["-include", $0] } ?? []
  }

  var arguments: [String] {
    [
      // The target of the SDK's headers; Availability.h has the same version.
      "-xobjective-c", "-target", "arm64-apple-ios18.5", "-std=gnu11", "-fblocks", "-nostdinc",
      "-fno-builtin", "-fobjc-runtime=ios-18.5", "-fobjc-weak", "-fobjc-exceptions",
      "-fsyntax-only", "-Wno-unguarded-availability", "-Wno-unguarded-availability-new",
      "-Wno-deprecated-declarations", "-Wno-objc-root-class", "-Wno-incomplete-implementation",
      "-Wno-stack-exhausted",
      // The SDK imports constants and functions of later systems weakly, so that they can be null.
      "-Wno-tautological-pointer-compare", "-Wno-pointer-bool-conversion",
      "-Wno-error=int-conversion", "-Wno-error=incompatible-function-pointer-types",
      "-Wno-error=implicit-int", "-Wno-error=parentheses",
      "-Wno-error=deprecated-objc-isa-usage",
      // A source's `#pragma clang __debug` would crash clang.
      "-Xclang", "-disable-pragma-debug-crash",
      "-isystem", headers.path,
    ] + (usesARC ? ["-fobjc-arc"] : [])
      + (allowsUndeclaredFunctions ? ["-Wno-error=implicit-function-declaration"] : [])
  }
}
