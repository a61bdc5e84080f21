/// The options for reading Objective-C sources.
package struct SourceOptions: Equatable, Sendable {
  /// Folders that are searched for headers: `-I`.
  package var include: [String] = []

  /// Folders and maps in which headers between quotes alone are looked for: `-iquote`.
  package var quoted: [String] = []

  /// The module maps of a project.
  package var moduleMaps: [ModuleMap] = []

  /// Macros, `NAME` or `NAME=VALUE`: `-D`.
  package var define: [String] = []

  /// A header that is included before a source: `-include`.
  package var prefixHeader: String?

  /// Whether the compiler counts references: `-fobjc-arc`.
  package var usesARC = true

  /// Folders with third parties' sources, and the target that is wanted, where a folder is a project.
  package var vendors: [String] = []
  package var target: String?

  /// The path of libclang, when it is not to be looked for.
  package var libclang: String?

  package init() {}
}

/// A file that lists the headers of a module and of its submodules.
package struct ModuleMap: Equatable, Sendable {
  /// The module's name.
  package let name: String
  package let path: String

  package init(name: String, path: String) {
    self.name = name
    self.path = path
  }
}

extension SourceOptions {
  /// The arguments of clang that say where headers are.
  package var folders: [String] { quoted.flatMap { ["-iquote", $0] } + include.map { "-I\($0)" } }
}
