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

  /// A reason why libclang itself cannot be used.
  package struct Failure: Error {
    package let reason: String
  }

  /// Reads a source.
  ///
  /// - Parameters:
  ///   - library: The path of libclang, which is loaded now.
  ///   - arguments: What clang is called with, the source included.
  /// - Throws: ``Failure`` when the library cannot be loaded.
  package init(library: String, arguments: [String]) throws {
    let text = unsafe CStrings(arguments).withPointers { pointers in
      unsafe source_text_read(library, pointers.baseAddress, Int32(pointers.count))
    }
    defer { unsafe source_text_free(text) }
    if let failure = unsafe text.failure {
      throw Failure(reason: unsafe String(cString: failure))
    }
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
    library: String, arguments: [String], output: String
  ) -> Bool {
    unsafe CStrings(arguments).withPointers { pointers in
      unsafe source_header_precompile(library, pointers.baseAddress, Int32(pointers.count), output)
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
