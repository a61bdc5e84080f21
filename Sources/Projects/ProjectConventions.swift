/// The conventional names of a project's folders.
package enum ProjectConventions {
  /// A folder of other people's sources.
  static func isVendored(_ name: String) -> Bool {
    [
      "pods", "carthage", "vendor", "vendors", "vendored", "thirdparty", "third-party",
      "third_party", "external", "externals", "submodules", "dependencies",
    ].contains(name.lowercased())
  }

  /// A folder of an app that shows what the project is for.
  package static func isExample(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["example", "demo", "sample", "playground", "integrationtests"].contains { word in
      name.hasPrefix(word) || name.hasSuffix(word) || name.hasSuffix(word + "s")
    }
  }

  /// A folder of tests.
  package static func isTests(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["test", "tests", "spec", "specs"].contains { name == $0 }
      || name.hasSuffix("tests") || name.hasSuffix("test") || name.hasSuffix("specs")
      || name.hasPrefix("tests")
  }

  /// A path in a folder of other people's sources.
  package static func isVendoredPath(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { isVendored(String($0)) }
  }

  /// A path in a folder of an example.
  package static func isExamplePath(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { isExample(String($0)) }
  }

  /// A path in a folder of tests.
  package static func isTestsPath(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { isTests(String($0)) }
  }
}
