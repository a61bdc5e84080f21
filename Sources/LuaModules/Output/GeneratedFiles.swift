internal import LuaBridge

// no traps of count: the counts are those of lists and columns that this file computes, and not
// negative.

/// Generated files that are written into a folder, all of them or none.
package struct GeneratedFiles {
  /// A file.
  package struct File: Equatable {
    /// Its path in the folder.
    package var name: String
    package var text: String
    /// The number of lines at its beginning that mark it as generated.
    package var markLines = 2

    package init(name: String, text: String, markLines: Int = 2) {
      self.name = name
      self.text = text
      self.markLines = markLines
    }
  }

  /// The reason why they could not be written, as a sentence without a period.
  package struct Failure: Error {
    package let message: String
  }

  package let files: [File]

  package init(files: [File]) {
    self.files = files
  }

  /// Writes them into a folder, which is created if it does not exist, and removed after an error.
  ///
  /// Other files in the folder are kept. If a file that hookhost did not write has one of the
  /// names, nothing is written.
  /// - Throws: ``Failure``.
  package func write(to folder: [UInt8]) throws {
    var made: [[UInt8]] = []
    try EndingSignals.deferred {
      do { try write(to: folder, making: &made) } catch {
        Folder.removeEmpty(made.reversed())
        throw error
      }
    }
  }

  private func write(to folder: [UInt8], making made: inout [[UInt8]]) throws {
    let name = String(decoding: folder, as: UTF8.self)
    let places = Set(files.map { $0.name.split(separator: "/").dropLast().joined(separator: "/") })
    for place in places.union([""]).sorted() {
      let path = place.isEmpty ? folder : folder + Array("/\(place)".utf8)
      do {
        made += try Folder.make(path)
      } catch let failure as SystemFailure {
        throw Failure(
          message: "cannot make the folder '\(String(decoding: path, as: UTF8.self))': \(failure)")
      }
    }
    let contents = files.map { file in
      (path: folder + Array("/\(file.name)".utf8), bytes: Array(file.text.utf8))
    }
    for (file, (path, _)) in zip(files, contents) {
      guard let old = try? WholeFile.read(path), !Self.isOurs(old, as: file) else { continue }
      throw Failure(
        message: "'\(name)/\(file.name)' is not a file that hookhost wrote; move it away first")
    }
    do {
      try WholeFile.replace(contents)
    } catch let failure as FileFailure {
      let path = String(decoding: failure.path, as: UTF8.self)
      throw Failure(message: "cannot write '\(path)': \(failure.failure)")
    }
  }

  private static func isOurs(_ bytes: [UInt8], as file: File) -> Bool {
    let start = file.text.split(separator: "\n").prefix(file.markLines).joined(separator: "\n")
    return bytes.isEmpty || bytes.starts(with: start.utf8)
  }
}
