internal import FoundationCore
internal import FoundationFiles
internal import LuaBridge
internal import LuaModules
internal import Projects
internal import SelectorRuntime

/// The scripts around the `main` of a source, and the folder that its app sees.
extension Bridge {
  /// The size of the largest file, and of all files, that a mounted folder may have, in bytes.
  private static let (largestFile, largestFolder) = (64 << 20, 512 << 20)

  /// Mounts the files, runs the setup, then a body that runs a source, then the drive.
  ///
  /// The drive runs here only if the source has not launched an app.
  func surround(
    _ surroundings: SourceSurroundings, on stack: LuaStack, _ body: () throws -> Int?
  ) throws -> Int? {
    if let folder = surroundings.files { try mount(folder) }
    if let setup = surroundings.setup { try run(setup, on: stack) }
    pendingDrive = surroundings.drive
    let status = try body()
    guard let path = pendingDrive else { return status }
    guard let status else { return nil }
    // After an exit, or a failure, there is no app to drive.
    guard status == 0 else {
      let text =
        "hookhost: \(String(decoding: path, as: UTF8.self)) was not run: the program ended with "
        + "status \(status) before it launched an app\n"
      StandardStream.error.write(text)
      return status
    }
    try drive(on: stack)
    return status
  }

  /// Runs the drive, the first time that an app has launched.
  func drive(on stack: LuaStack) throws {
    guard let path = pendingDrive else { return }
    pendingDrive = nil
    try run(path, on: stack)
  }

  private func run(_ path: [UInt8], on stack: LuaStack) throws {
    do {
      try stack.loadFile(bytes: path, mode: isSandboxed ? "t" : "bt")
    } catch let error as LuaError where error.status == .fileError {
      throw LuaError("cannot read \(String(decoding: path, as: UTF8.self)): \(error.message)")
    }
    // stack: … chunk
    try stack.call(arguments: 0, results: 0)
  }

  /// Copies a folder of the disk into the app's files.
  ///
  /// The files have their absolute paths, the folder becomes the current one, and they are resources
  /// of the main bundle too.
  ///
  /// - Throws: ``LuaError`` that names the file or folder that cannot be copied.
  package func mount(_ folder: MountedFolder) throws {
    let name = String(decoding: folder.path, as: UTF8.self)
    guard let root = ProjectPath.real(name) else {
      throw LuaError("--files: cannot open '\(name)'")
    }
    var contents: [(path: String, bytes: [UInt8])] = []
    var folders: [String] = [""]
    var (place, total) = (0, 0)
    while place < folders.count {
      let inner = folders[place]
      place += 1
      let whole = ProjectPath.join(root, inner)
      for bytes in try Self.names(in: whole) {
        guard let name = String(validating: bytes, as: UTF8.self) else { continue }
        let path = ProjectPath.join(inner, name)
        let file = ProjectPath.join(root, path)
        // A link that leads out of the folder is not part of it.
        guard let real = ProjectPath.real(file), ProjectPath.isInside(real, root) else { continue }
        if Folder.hasFile(Array(file.utf8)) {
          guard let read = ProjectPath.bytes(file), read.count <= Self.largestFile else {
            throw LuaError("--files: cannot read '\(file)', or it is larger than 64 MB")
          }
          total += read.count
          guard total <= Self.largestFolder else {
            throw LuaError("--files: '\(root)' has more than 512 MB")
          }
          contents.append((path, read))
        } else if Folder.exists(Array(file.utf8)), file == real {
          folders.append(path)
        }
      }
    }
    try store(contents, folders, at: root, isReadOnly: folder.isReadOnly)
  }

  private static func names(in folder: String) throws -> [[UInt8]] {
    do {
      return try Folder.names(in: Array(folder.utf8)).sorted { $0.lexicographicallyPrecedes($1) }
    } catch {
      throw LuaError("--files: cannot read '\(folder)': \(error)")
    }
  }

  private func store(
    _ contents: [(path: String, bytes: [UInt8])], _ folders: [String], at root: String,
    isReadOnly: Bool
  ) throws {
    let time = world.absoluteTime
    do {
      for folder in folders {
        try world.files.makeFolder(ProjectPath.join(root, folder), withParents: true, at: time)
      }
      for (path, bytes) in contents {
        try world.files.write(bytes, to: ProjectPath.join(root, path), at: time)
      }
    } catch {
      throw LuaError("--files: '\(root)' cannot be mounted there: \(error)")
    }
    try world.fillBundle(info: [], strings: [:], files: contents)
    if isReadOnly {
      for start in [root, Bundles.path] {
        for path in contents.map(\.path) + (start == root ? folders : []) {
          world.files.setImmutable(ProjectPath.join(start, path), true)
        }
      }
    }
    _ = world.files.changeFolder(to: root)
  }
}
