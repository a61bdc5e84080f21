internal import CLibclang

/// The result of clang's reading of a source.
package struct SourceReading {
  /// The tree, as ``SyntaxTree`` reads it; nil when there are errors.
  package let tree: [UInt8]?
  /// clang's errors and warnings, as clang prints them.
  package private(set) var diagnostics: String
  package let errorCount: Int
  /// How many warnings are errors of clang's: uses of methods and properties that nothing declares.
  package let undeclaredCount: Int
  /// The paths of the files that the source includes.
  package let includedFiles: [String]

  /// A reason why libclang cannot be used, or has read nothing.
  package struct Failure: Error {
    package let reason: String
    /// The signal with which the reader's process ended, or its status as a negative number; nil when
    /// libclang cannot be used at all.
    package var signal: Int?
  }

  /// The files that clang sees beside those of the file system, or in place of them.
  package struct Files {
    /// Files in memory, by their paths.
    package var memory: [(name: String, bytes: [UInt8])] = []
    /// An overlay of the file system, as `-ivfsoverlay` reads it.
    package var overlay: String?

    package init() {}
  }

  /// Reads a source, in a process of its own.
  ///
  /// - Parameters:
  ///   - library: The path of libclang, which is loaded now.
  ///   - arguments: What clang is called with, the source included.
  ///   - files: The files that clang sees.
  /// - Throws: ``Failure`` when the library cannot be loaded, or ends while it reads.
  package init(library: String, arguments: [String], files: Files = Files()) throws {
    let text = unsafe SourceReading.request(library, arguments, files) { request in
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

  /// The same reading with what another one has found.
  ///
  /// - Parameter other: A reading of the same source.
  package func withDiagnostics(of other: SourceReading) -> SourceReading {
    var result = self
    result.diagnostics = other.diagnostics
    return result
  }

  /// Saves what a header declares, so that sources which include it are read faster.
  ///
  /// - Returns: whether it could.
  package static func precompile(
    library: String, arguments: [String], files: Files = Files(), output: String
  ) -> Bool {
    unsafe request(library, arguments, files) { request in
      unsafe source_header_precompile(request, output)
    }
  }

  private static func request<Result>(
    _ library: String, _ arguments: [String], _ files: Files,
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
                  overlay: files.overlay == nil ? nil : overlay[0])
                return unsafe withUnsafePointer(to: &request) { unsafe body($0) }
              }
            }
          }
        }
      }
    }
  }
}

/// Texts as C passes them.
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
