/// How sources in Objective-C are read.
package struct SourceOptions: Equatable, Sendable {
  /// Folders in which headers are looked for: `-I`.
  package var include: [String] = []

  /// Macros, `NAME` or `NAME=VALUE`: `-D`.
  package var define: [String] = []

  /// A header that comes before everything else in a source: `-include`.
  package var prefixHeader: String?

  /// Whether references are counted by the compiler: `-fobjc-arc`.
  package var usesARC = true

  /// The path of libclang, when it is not to be looked for.
  package var libclang: String?

  package init() {}
}
