internal import CStandardLibrary

/// Creating folders with their content.
extension Folder {
  /// Files up to this length with equal content are linked; longer ones are always written.
  private static let longestShared = 256

  /// Creates a folder with files atomically: the complete folder, or none.
  ///
  /// Short files of equal content become hard links. The folder is filled under a temporary name.
  /// An interrupted run leaves it behind, and a later run with the same process id overwrites it.
  /// - Parameters:
  ///   - path: The folder; missing parent folders are created.
  ///   - files: The content of each file, by its path in the folder.
  /// - Throws: ``FileFailure``, also when the folder exists and is not empty.
  package static func fill(_ path: [UInt8], _ files: [(name: [UInt8], bytes: [UInt8])]) throws {
    let temporary = path + Array(".\(getpid()).new".utf8)
    let slash = UInt8(ascii: "/")
    var folders: [[UInt8]] = [temporary]
    var written: [[UInt8]] = []
    func during(_ path: [UInt8], _ body: () throws -> Void) throws {
      do { try body() } catch let failure as SystemFailure {
        clear(folders, written)
        throw FileFailure(path: path, failure: failure)
      }
    }
    try during(temporary) { try make(temporary) }
    var shared: [[UInt8]: [UInt8]] = [:]
    for (name, bytes) in files {
      let file = temporary + [slash] + name
      try during(file) {
        if let end = name.lastIndex(of: slash) {
          let folder = temporary + [slash] + name[..<end]
          if !folders.contains(folder) {
            try make(folder)
            folders.append(folder)
          }
        }
        written.append(file)
        if let same = shared[bytes], try link(same, to: file) { return }
        let open = try OpenFile(file, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW)
        try open.write(bytes)
        try open.finish()
        if bytes.count <= longestShared { shared[bytes] = file }
      }
    }
    try during(path) {
      let status = try unsafe temporary.withPath { from in
        try unsafe path.withPath { unsafe rename(from, $0) }
      }
      guard status == 0 else { throw SystemFailure.last }
    }
  }

  /// Creates a hard link; returns false if the file system cannot or the name exists.
  private static func link(_ file: [UInt8], to name: [UInt8]) throws -> Bool {
    let status = try unsafe file.withPath { file in
      try unsafe name.withPath { unsafe CStandardLibrary.link(file, $0) }
    }
    return status == 0
  }

  private static func clear(_ folders: [[UInt8]], _ files: [[UInt8]]) {
    for file in files { WholeFile.remove(file) }
    removeEmpty(folders.sorted { $0.count > $1.count })
  }
}
