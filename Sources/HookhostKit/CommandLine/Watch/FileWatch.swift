internal import LuaBridge

/// Notices which files of scripts below the current folder, and below the paths that were named, are
/// saved: Lua's, and those of Objective-C.
///
/// It looks at the times of the files a few times a second: that needs no help of the system, and
/// works where folders are mounted from elsewhere.
struct FileWatch {
  private let roots: [[UInt8]]
  private var times: [[UInt8]: Int64] = [:]

  /// How long a look waits for the next one, in microseconds.
  private static let pause: UInt32 = 100_000

  init(_ paths: [[UInt8]]) {
    roots = [Array(".".utf8)] + paths
    times = look()
  }

  /// How many files it looks at.
  var count: Int { times.count }

  /// What has happened to files since the last look.
  struct Change {
    let saved: [[UInt8]]
    let gone: [[UInt8]]

    /// The words for whoever watches.
    var text: String {
      let saved = saved.map { String(decoding: $0, as: UTF8.self) }
      let gone = gone.map { String(decoding: $0, as: UTF8.self) + " has gone" }
      return (saved + gone).joined(separator: ", ")
    }
  }

  /// Waits until files were saved, or have gone; nil after Ctrl-C.
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

  /// The times of all files, by their paths.
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
    // A link may lead back to a folder above it.
    guard let real = ProcessContext.realPath(path), folders.insert(real).inserted else { return }
    for name in (try? Folder.names(in: path)) ?? [] {
      let inner = path + [UInt8(ascii: "/")] + name
      if Folder.exists(inner) || Self.endings.contains(where: { $0 == name.suffix($0.count) }) {
        look(at: inner, &found, &folders)
      }
    }
  }

  private static let endings = [".lua", ".m", ".mm", ".h"].map { Array($0.utf8)[...] }

  /// A path without `./` in front.
  private static func plain(_ path: [UInt8]) -> [UInt8] {
    path.starts(with: "./".utf8) ? Array(path.dropFirst(2)) : path
  }
}

extension FileWatch {
  /// Runs something, and again whenever files are saved; Ctrl-C ends it.
  ///
  /// - Parameters:
  ///   - command: The name of the command, for its messages.
  ///   - paths: What the command line named.
  ///   - isRunnable: Whether a file is run by itself.
  ///   - run: Runs the files that are given, or everything for an empty list, and answers how that
  ///     ended.
  /// - Returns: that Ctrl-C has ended it, while something ran or between.
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
      // A file that others load concerns those which name it; when nobody does, all of them.
      let concerned = Set(
        saved.flatMap { isRunnable($0) ? [$0] : watch.files(naming: $0, isRunnable) })
      let isWhole = saved.isEmpty || concerned.isEmpty
      do {
        let files = isWhole ? [] : concerned.sorted { $0.lexicographicallyPrecedes($1) }
        guard try run(files) != .interrupted else { return .interrupted }
      } catch let error as CommandLineError {
        // A file that was there when it began has gone; it may come back.
        let words = String(decoding: error.message, as: UTF8.self)
        StandardStream.error.write("hookhost \(command): \(words)\n")
      }
    }
  }

  /// The files that can be run and have the name of a module in them.
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
