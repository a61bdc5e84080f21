internal import FoundationFiles

/// A shared scheme of Xcode: what it tests, and the arguments and variables that the tests get.
///
/// A scheme names its test targets itself or has test plans. Those of single users are not read.
struct XcodeScheme {
  /// A target of tests in a scheme.
  struct Testable {
    /// The name of the target.
    let target: String
    /// The name of the project's file; empty where it is not known.
    let project: String
    let isSkipped: Bool
    /// The tests that do not run, `Class` or `Class/method`.
    var skipped: Set<String> = []
    /// The only tests that run; nil for all.
    var selected: Set<String>?
  }

  let name: String
  private(set) var testables: [Testable] = []
  private(set) var launch = ProjectLaunch()
  /// The name of the configuration that the tests are built with; nil without one.
  let configuration: String?

  /// Reads a scheme; nil if the file is not a scheme or tests nothing.
  ///
  /// - Parameters:
  ///   - path: The path of the `.xcscheme` in the tree.
  ///   - tree: The files of the project.
  init?(_ path: String, in tree: ProjectTree) {
    name = ProjectPath.stem(path)
    guard let bytes = ProjectPath.bytes(tree.path(path)),
      let root = XMLElement.root(of: bytes), root.name == "Scheme",
      let action = root.first("TestAction")
    else { return nil }
    configuration = action["buildConfiguration"]
    let inherits = action["shouldUseLaunchSchemeArgsEnv"] == "YES"
    if let owner = inherits ? root.first("LaunchAction") : action { readLaunch(of: owner) }
    launch.setLanguage(action["language"], region: action["region"])
    for element in action.list("Testables") {
      guard let reference = element.first("BuildableReference"),
        let target = reference["BlueprintName"]
      else { continue }
      var testable = Testable(
        target: target, project: Self.file(reference["ReferencedContainer"] ?? ""),
        isSkipped: element["skipped"] == "YES")
      testable.skipped = Self.tests(element.list("SkippedTests"))
      if element["useTestSelectionWhitelist"] == "YES" {
        testable.selected = Self.tests(element.list("SelectedTests"))
      }
      testables.append(testable)
    }
    let plans = action.list("TestPlans")
    if let plan = plans.first(where: { $0["default"] == "YES" }) ?? plans.first,
      let reference = plan["reference"]
    {
      readPlan(reference, of: path, in: tree)
    }
    guard !testables.isEmpty else { return nil }
  }

  private mutating func readLaunch(of action: XMLElement) {
    for element in action.list("CommandLineArguments") where element["isEnabled"] == "YES" {
      launch.arguments += BuildSettings.words(element["argument"] ?? "")
    }
    for element in action.list("EnvironmentVariables") where element["isEnabled"] == "YES" {
      if let key = element["key"] { launch.environment[key] = element["value"] ?? "" }
    }
  }

  /// The file name of `container:Folder/App.xcodeproj`.
  private static func file(_ container: String) -> String {
    ProjectPath.name(String(container.split(separator: ":").last ?? ""))
  }

  private static func tests(_ elements: [XMLElement]) -> Set<String> {
    Set(elements.compactMap { $0["Identifier"] }.map(plain))
  }

  /// The name of a test without the parentheses of Swift.
  private static func plain(_ test: String) -> String {
    test.hasSuffix("()") ? String(test.dropLast(2)) : test
  }

  // MARK: Test plans

  /// Adds what a test plan says; a reference begins with `container:`, the folder of the project's file.
  private mutating func readPlan(_ reference: String, of scheme: String, in tree: ProjectTree) {
    let parts = reference.split(separator: ":", maxSplits: 1)
    let file = String(parts.last ?? "")
    // A shared scheme is in `Folder/App.xcodeproj/xcshareddata/xcschemes`.
    var folder = scheme
    for _ in 0..<4 { folder = ProjectPath.folder(of: folder) }
    guard let path = ProjectPath.normalized(ProjectPath.join(folder, file)),
      let bytes = ProjectPath.bytes(tree.path(path)),
      let plan = try? JSONText.read(bytes, allowsFragments: false)
    else { return }
    var options = plan["defaultOptions"]
    readOptions(options)
    options = plan["configurations"]?.list.first?["options"]
    readOptions(options)
    for entry in plan["testTargets"]?.list ?? [] {
      guard let target = entry["target"], let name = target["name"]?.text else { continue }
      var testable = Testable(
        target: name, project: Self.file(target["containerPath"]?.text ?? ""),
        isSkipped: entry["enabled"]?.flag == false)
      func tests(_ key: String) -> Set<String>? {
        entry[key].map { Set($0.list.compactMap(\.text).map(Self.plain)) }
      }
      testable.skipped = tests("skippedTests") ?? []
      testable.selected = tests("selectedTests")
      testables.append(testable)
    }
  }

  private mutating func readOptions(_ options: JSONValue?) {
    guard let options else { return }
    for entry in options["commandLineArgumentEntries"]?.list ?? []
    where entry["enabled"]?.flag != false {
      launch.arguments += BuildSettings.words(entry["argument"]?.text ?? "")
    }
    for entry in options["environmentVariableEntries"]?.list ?? []
    where entry["enabled"]?.flag != false {
      if let key = entry["key"]?.text { launch.environment[key] = entry["value"]?.text ?? "" }
    }
    launch.setLanguage(options["language"]?.text, region: options["region"]?.text)
  }
}
