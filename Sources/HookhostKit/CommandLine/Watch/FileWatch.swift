internal import LuaBridge
internal import LuaModules
import StringSearch

/// Detects changes of Lua and Objective-C files in the current folder and the named paths.
///
/// It compares the modification times of the files several times a second: this needs no system
/// service, and also works on network file systems.
struct FileWatch {
  private let roots: [[UInt8]]
  private var times: [[UInt8]: Int64] = [:]

  /// The time between two checks, in microseconds.
  private static let pause: UInt32 = 100_000

  init(_ paths: [[UInt8]]) {
    roots = [Array(".".utf8)] + paths
    times = look()
  }

  /// The number of watched files.
  var count: Int { times.count }

  /// The changes of files since the last check.
  struct Change {
    let saved: [[UInt8]]
    let gone: [[UInt8]]

    /// A message about the changes.
    var text: String {
      let saved = saved.map { String(decoding: $0, as: UTF8.self) }
      let gone = gone.map { String(decoding: $0, as: UTF8.self) + " has gone" }
      return (saved + gone).joined(separator: ", ")
    }
  }

  /// Waits until files were changed or deleted; returns nil after Ctrl-C.
  mutating func next() -> Change? {
    while !StandardInput.takeInterrupt() {
      Folder.pause(microseconds: Self.pause)
      let seen = look()
      let saved = seen.filter { times[$0.key] != $0.value }.map(\.key)
      let gone = times.keys.filter { seen[$0] == nil }
      times = seen
      if saved.isEmpty, gone.isEmpty { continue }
      return Change(
        saved: saved.sorted { $0.lexicographicallyPrecedes($1) },
        gone: gone.sorted { $0.lexicographicallyPrecedes($1) })
    }
    return nil
  }

  /// The modification times of all files, by path.
  private func look() -> [[UInt8]: Int64] {
    var found: [[UInt8]: Int64] = [:]
    var folders: Set<[UInt8]> = []
    for root in roots { look(at: root, &found, &folders) }
    return found
  }

  private func look(
    at path: [UInt8], _ found: inout [[UInt8]: Int64], _ folders: inout Set<[UInt8]>
  ) {
    guard Folder.exists(path) else {
      if let time = Folder.modificationTime(path) { found[Self.plain(path)] = time }
      return
    }
    // A link may lead to a parent folder.
    guard let real = ProcessContext.realPath(path), folders.insert(real).inserted else { return }
    for name in (try? Folder.names(in: path)) ?? [] {
      let inner = path + [UInt8(ascii: "/")] + name
      if Folder.exists(inner) || Self.endings.contains(where: { $0 == name.suffix($0.count) }) {
        look(at: inner, &found, &folders)
      }
    }
  }

  private static let endings = [".lua", ".m", ".mm", ".c", ".h"].map { Array($0.utf8)[...] }

  /// The path without a leading `./`.
  private static func plain(_ path: [UInt8]) -> [UInt8] {
    path.starts(with: "./".utf8) ? Array(path.dropFirst(2)) : path
  }
}

extension FileWatch {
  /// Runs a command, and again whenever files are saved, until Ctrl-C.
  ///
  /// - Parameters:
  ///   - command: The name of the command, for its messages.
  ///   - paths: The paths on the command line.
  ///   - isRunnable: Whether a file can be run directly.
  ///   - run: Runs the given files, or all of them for an empty list, and returns the exit status.
  /// - Returns: `interrupted`, after Ctrl-C.
  static func repeating(
    _ command: String, _ paths: [[UInt8]], _ isRunnable: ([UInt8]) -> Bool,
    _ run: ([[UInt8]]) throws -> ExitStatus
  ) rethrows -> ExitStatus {
    StandardInput.noteInterrupts()
    var watch = FileWatch(paths)
    guard try run([]) != .interrupted else { return .interrupted }
    while true {
      let files = ReportText.counted(watch.count, "file")
      StandardStream.error.write("hookhost \(command): watching \(files), Ctrl-C ends\n")
      guard let change = watch.next() else { return .interrupted }
      let saved = change.saved
      StandardStream.error.write("hookhost \(command): \(change.text)\n")
      // A file that is loaded by others affects those that name it; if none do, it affects all.
      let concerned = Set(
        saved.flatMap { isRunnable($0) ? [$0] : watch.files(naming: $0, isRunnable) })
      let isWhole = saved.isEmpty || concerned.isEmpty
      do {
        let files = isWhole ? [] : concerned.sorted { $0.lexicographicallyPrecedes($1) }
        guard try run(files) != .interrupted else { return .interrupted }
      } catch let error as CommandLineError {
        // A file that existed at the start was deleted; it may be restored.
        let words = String(decoding: error.message, as: UTF8.self)
        StandardStream.error.write("hookhost \(command): \(words)\n")
      }
    }
  }

  /// The runnable files that contain the name of a module.
  private func files(naming module: [UInt8], _ isRunnable: ([UInt8]) -> Bool) -> [[UInt8]] {
    let slash = UInt8(ascii: "/")
    let file = String(decoding: module.split(separator: slash).last ?? [], as: UTF8.self)
    let name = file.lastIndex(of: ".").map { file[..<$0] } ?? file[...]
    return times.keys.filter { path in
      guard isRunnable(path), let bytes = try? WholeFile.read(path) else { return false }
      return String(decoding: bytes, as: UTF8.self).contains(name)
    }
  }
}
