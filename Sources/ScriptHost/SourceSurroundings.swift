/// Additions of the command line to a source or a project: scripts around its `main`, and files.
package struct SourceSurroundings: Equatable, Sendable {
  /// `--setup`: a Lua file that runs before the source is loaded.
  package var setup: [UInt8]?

  /// `--drive`: a Lua file that runs after the source's `main` has launched its app.
  package var drive: [UInt8]?

  /// `--files`: a folder whose files the app sees.
  package var files: MountedFolder?

  package init() {}

  /// Whether none of the options was given.
  package var isEmpty: Bool { self == SourceSurroundings() }
}

/// A folder of the disk that an app sees as its own: `--files DIR`, `DIR:ro` or `DIR:copy`.
package struct MountedFolder: Equatable, Sendable {
  /// The folder's path on the disk.
  package let path: [UInt8]

  /// Whether the app cannot change the files; otherwise its changes stay in memory.
  package let isReadOnly: Bool

  package init(path: [UInt8], isReadOnly: Bool) {
    self.path = path
    self.isReadOnly = isReadOnly
  }
}
