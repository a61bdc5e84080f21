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

  /// Which headers may be absent; nil where each one must be there.
  package var absentHeaders: AbsentHeaderRule?

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

/// The headers of third parties, which a project can be read without.
///
/// `<Module/Header.h>` is a third party's unless the project has a module or a folder of that name. A
/// header without a module may be one only where a dependency of the project is absent.
package struct AbsentHeaderRule: Equatable, Sendable {
  /// The names of the project's own modules and folders, sorted.
  package let ownModules: [String]
  /// The names of its dependencies that are absent, sorted.
  package let dependencies: [String]

  package init(ownModules: Set<String>, dependencies: Set<String>) {
    self.ownModules = ownModules.sorted()
    self.dependencies = dependencies.sorted()
  }

  /// Whether a header that is not found may be read as an empty one.
  ///
  /// - Parameter name: The name in the directive, without quotes or brackets.
  package func allows(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard let module = parts.first, !module.isEmpty, !parts.contains("..") else { return false }
    if parts.count == 1 || dependencies.contains(String(module)) { return !dependencies.isEmpty }
    return !ownModules.contains(String(module))
  }
}

extension SourceOptions {
  /// The arguments of clang that say where headers are.
  package var folders: [String] { quoted.flatMap { ["-iquote", $0] } + include.map { "-I\($0)" } }
}
