internal import FoundationCore
internal import SelectorRuntime

/// The pre-10.5 methods that copy, move, link and remove with a handler.
///
/// The handler is called with each path, and decides whether to continue after an error.
/// NSFileManager.h declares these methods for the Mac only; the class implements them on every
/// system.
extension NSFileManager {
  static func defineHandlers(_ manager: ClassDefinition<NSFileManager>) {
    for word in ["copy", "move", "link"] {
      manager.method("\(word)Path:toPath:handler:") {
        (manager, path: String, other: String, handler: RuntimeObject?) -> Bool in
        try manager.handle([path, other], handler) { files throws(FileFailure) in
          // File contents are values here: a hard link keeps the contents of the time of its
          // creation.
          if word == "move" {
            try files.move(path, to: other)
          } else {
            try files.copy(path, to: other, withContents: true)
          }
        }
      }
    }
    manager.method("removeFileAtPath:handler:") {
      (manager, path: String, handler: RuntimeObject?) -> Bool in
      if [".", ".."].contains(path.split(separator: "/").last) {
        throw RuntimeError(
          .invalidArgument,
          "*** -[NSFileManager removeFileAtPath:handler:]: path ends in \(path.suffix(2))")
      }
      return try manager.handle([path], handler) { files throws(FileFailure) in
        try files.remove(path)
      }
    }
  }

  /// Notifies the handler, changes the files, and calls the handler for a failure.
  ///
  /// - Parameters:
  ///   - paths: The source path and the destination path.
  ///   - handler: The handler, or nil.
  ///   - change: Changes the files.
  private func handle(
    _ paths: [String], _ handler: RuntimeObject?,
    _ change: (inout FileStore) throws(FileFailure) -> Void
  ) throws -> Bool {
    if let handler, try handler.responds(to: "fileManager:willProcessPath:") {
      try handler.send("fileManager:willProcessPath:", self, paths[0])
    }
    runtime.noteChange()
    do throws(FileFailure) { try change(&foundation.files) } catch {
      let question = "fileManager:shouldProceedAfterError:"
      guard let handler, try handler.responds(to: question) else { return false }
      let reason = try foundation.error(for: error)?.send("localizedDescription") ?? .none
      let parts: [(String, Value)] = [("Path", .string(paths[0])), ("Error", reason)]
      let target = paths.dropFirst().map { ("ToPath", Value.string($0)) }
      let told = Value.dictionary((parts + target).map { .init(key: .string($0.0), value: $0.1) })
      return Bool.answered(try handler.send(question, self, told), in: runtime) ?? false
    }
    return true
  }
}
