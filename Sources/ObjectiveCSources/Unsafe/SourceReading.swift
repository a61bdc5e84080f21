internal import CLibclang

// no traps of narrow: sizes of sources are limited, and arguments are few.

/// The result of parsing a source with clang.
package struct SourceReading {
  /// The serialized tree for ``SyntaxTree``; nil if there are errors.
  package let tree: [UInt8]?
  /// clang's errors and warnings, as clang prints them.
  package private(set) var diagnostics: String
  package let errorCount: Int
  /// The number of clang errors that count as warnings: uses of undeclared methods and properties.
  package let undeclaredCount: Int
  /// The paths of the files that the source includes.
  package let includedFiles: [String]

  /// The reason why libclang is not available or failed.
  package struct Failure: Error {
    package let reason: String
    /// The signal that terminated the reader process, or its exit status as a negative number.
    ///
    /// It is nil if libclang is not available.
    package var signal: Int?
  }

  /// Files that clang reads in addition to, or instead of, those of the file system.
  package struct Files {
    /// Files in memory, with their paths.
    package var memory: [(name: String, bytes: [UInt8])] = []
    /// A file system overlay in the format of `-ivfsoverlay`.
    package var overlay: String?

    package init() {}
  }

  /// Parses a source in a separate process.
  ///
  /// - Parameters:
  ///   - library: The path of libclang, which is loaded by this call.
  ///   - arguments: The arguments of clang, including the source.
  ///   - files: The files that clang reads from memory.
  ///   - keepsGoing: Whether clang continues after a fatal error, so that one reading finds all
  ///     missing headers.
  /// - Throws: ``Failure`` if the library cannot be loaded, or terminates while parsing.
  package init(
    library: String, arguments: [String], files: Files = Files(), keepsGoing: Bool = false
  ) throws {
    let text = unsafe SourceReading.request(library, arguments, files, keepsGoing) { request in
      unsafe source_text_read(request)
    }
    defer { unsafe source_text_free(text) }
    if let failure = unsafe text.failure {
      throw Failure(reason: unsafe String(cString: failure))
    }
    let signal = Int(unsafe text.signal)
    if signal != 0 { throw Failure(reason: "libclang ended while it read", signal: signal) }
    errorCount = Int(unsafe text.errors)
    undeclaredCount = Int(unsafe text.undeclared)
    diagnostics = unsafe String(
      decoding: SourceReading.bytes(text.diagnostics, text.diagnostics_length), as: UTF8.self)
    includedFiles = unsafe SourceReading.bytes(text.files, text.files_length)
      .split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    let isReadable = unsafe text.errors + text.undeclared == 0 && text.tree != nil
    tree = isReadable ? unsafe SourceReading.bytes(text.tree, text.tree_length) : nil
  }

  private static func bytes(_ start: UnsafePointer<CChar>?, _ count: Int) -> [UInt8] {
    unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: count))
  }

  /// The same result, with the findings of another one.
  ///
  /// - Parameter other: The result of parsing the same source.
  package func withDiagnostics(of other: SourceReading) -> SourceReading {
    var result = self
    result.diagnostics = other.diagnostics
    return result
  }

  /// Saves the declarations of a header, so that sources that include it are parsed faster.
  ///
  /// - Returns: Whether the file was saved.
  package static func precompile(
    library: String, arguments: [String], files: Files = Files(), output: String
  ) -> Bool {
    unsafe request(library, arguments, files, false) { request in
      unsafe source_header_precompile(request, output)
    }
  }

  private static func request<Result>(
    _ library: String, _ arguments: [String], _ files: Files, _ keepsGoing: Bool,
    _ body: (UnsafePointer<source_request>) -> Result
  ) -> Result {
    let names = CStrings(files.memory.map(\.name))
    let contents = files.memory.flatMap(\.bytes)
    return unsafe library.withCString { library in
      unsafe CStrings(arguments).withPointers { arguments in
        unsafe names.withPointers { names in
          unsafe contents.withUnsafeBytes { contents in
            var start = 0
            let memory = unsafe zip(names, files.memory).map { name, file in
              defer { start += file.bytes.count }
              return unsafe source_memory_file(
                name: name,
                bytes: contents.baseAddress?.advanced(by: start)
                  .assumingMemoryBound(to: CChar.self),
                length: UInt(file.bytes.count))
            }
            return unsafe memory.withUnsafeBufferPointer { memory in
              unsafe CStrings([files.overlay ?? ""]).withPointers { overlay in
                var request = unsafe source_request(
                  library: library, arguments: arguments.baseAddress,
                  argument_count: Int32(arguments.count), files: memory.baseAddress,
                  file_count: Int32(memory.count),
                  overlay: files.overlay == nil ? nil : overlay[0], keeps_going: keepsGoing)
                return unsafe withUnsafePointer(to: &request) { unsafe body($0) }
              }
            }
          }
        }
      }
    }
  }
}

/// Strings in the form that C expects.
private struct CStrings {
  private let bytes: [[UInt8]]

  init(_ texts: [String]) { bytes = texts.map { Array($0.utf8) + [0] } }

  func withPointers<Result>(
    _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    let joined = bytes.flatMap(\.self)
    var starts: [Int] = []
    var next = 0
    for text in bytes {
      starts.append(next)
      next += text.count
    }
    return unsafe joined.withUnsafeBytes { buffer in
      let pointers = unsafe starts.map { start -> UnsafePointer<CChar>? in
        unsafe buffer.baseAddress?.advanced(by: start).assumingMemoryBound(to: CChar.self)
      }
      return unsafe pointers.withUnsafeBufferPointer { unsafe body($0) }
    }
  }
}
