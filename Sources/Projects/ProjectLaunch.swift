import StringSearch

/// The arguments and the environment of a scheme's tests, and the tests that it skips.
package struct ProjectLaunch {
  /// The arguments after the program's path.
  package internal(set) var arguments: [String] = []
  package internal(set) var environment: [String: String] = [:]
  /// The tests that do not run, `Class` or `Class/method`.
  package internal(set) var skipped: Set<String> = []
  /// The only tests that run; nil for all.
  package internal(set) var selected: Set<String>?

  /// The name of the scheme; empty without one.
  var scheme = ""

  /// A sentence on the tests that the scheme leaves out; nil without such tests.
  package var note: String? {
    if let selected {
      return "left out: the scheme \(scheme) selects \(selected.count) classes or tests"
    }
    guard !skipped.isEmpty else { return nil }
    let names = skipped.sorted().prefix(6).joined(separator: ", ")
    let rest = skipped.count > 6 ? " and \(skipped.count - 6) more" : ""
    return "left out: the scheme \(scheme) skips \(names)\(rest)"
  }

  /// Sets the app's language and region as Xcode does: by two arguments.
  mutating func setLanguage(_ language: String?, region: String?) {
    if let language, !language.isEmpty { arguments += ["-AppleLanguages", "(\(language))"] }
    guard let region, !region.isEmpty else { return }
    let own = (language ?? "en").prefix { $0 != "-" }
    arguments += ["-AppleLocale", "\(own)_\(region)"]
  }
}

extension Project {
  /// The launch of a target of tests, from the scheme of its name or of its app, else from the first
  /// scheme that tests it.
  func launch(of unit: ProjectUnit) -> ProjectLaunch {
    let schemes = tree.files(["xcscheme"]).filter {
      !ProjectConventions.isVendoredPath($0) && $0.contains("/xcshareddata/")
    }.sorted().compactMap { XcodeScheme($0, in: tree) }
    func testable(in scheme: XcodeScheme) -> XcodeScheme.Testable? {
      scheme.testables.first {
        $0.target == unit.name && !$0.isSkipped
          && ($0.project.isEmpty || $0.project == ProjectPath.name(unit.origin))
      }
    }
    let own = schemes.filter { testable(in: $0) != nil }
    let names = [unit.name, unit.host ?? "", ProjectPath.stem(unit.origin)]
    let chosen =
      names.lazy.compactMap { name in own.first { $0.name == name } }.first ?? own.first
    guard let chosen, let testable = testable(in: chosen) else { return ProjectLaunch() }
    var launch = chosen.launch
    let folder = ProjectPath.real(tree.path(ProjectPath.folder(of: unit.origin))) ?? ""
    func expanded(_ text: String) -> String {
      var text = text
      for name in ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"] {
        for variable in ["$(\(name))", "${\(name)}"] {
          text = text.split(separator: variable, omittingEmptySubsequences: false)
            .joined(separator: folder)
        }
      }
      return unit.settings?.expanded(text) ?? text
    }
    launch.arguments = launch.arguments.map(expanded)
    launch.environment = launch.environment.mapValues(expanded)
    launch.scheme = chosen.name
    (launch.skipped, launch.selected) = (testable.skipped, testable.selected)
    return launch
  }
}
