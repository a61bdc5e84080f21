internal import FoundationCore
internal import LuaBridge
internal import LuaModules
internal import Projects
internal import ScriptHost
internal import SelectorRuntime
internal import UIKitBase

/// The tests of folders that are projects: found and read by the coordinator, linked by a worker.
struct ProjectTests {
  /// The date at which tests begin: noon of the first day of scripts, 2026-01-01 12:00 UTC.
  ///
  /// People run tests by day: many add or subtract seconds and hours and expect the same day.
  private static let startOfTests = ClockStart.usualEpoch + 43_200

  private let options: TestOptions
  private let progress: ProgressLine

  init(_ options: TestOptions, _ progress: ProgressLine) {
    self.options = options
    self.progress = progress
  }

  /// Pushes the bundles of tests of the folder that is the first argument.
  ///
  /// Of a folder that has specs, only what a project file describes is run.
  func push(_ stack: LuaStack) {
    let folder = stack.string(at: 1) ?? ""
    stack.pushTable()
    // stack: … bundles
    do {
      try add(folder, to: stack)
    } catch let error as SourceError {
      TestCommand.complain(error.message)
    } catch {
      TestCommand.complain("\(folder): \(error)")
    }
  }

  private func add(_ folder: String, to stack: LuaStack) throws {
    let project = try Project(folder, options.sources.project)
    let hasSpecs = project.tree.files.contains { $0.hasSuffix("_spec.lua") }
    for (key, flag) in [("has_specs", hasSpecs), ("is_project", project.isProject)] {
      stack.pushBoolean(flag)
      stack.rawSet(at: -2, key: key)
    }
    guard project.isProject else { return }
    var planner = ProjectPlanner(project, options: options.sources)
    let units = planner.tests().filter { !hasSpecs || !$0.origin.isEmpty }
    var notes = planner.project.notes
    var names: [String: Int] = [:]
    for (place, unit) in units.enumerated() {
      let image = try planner.image(of: unit)
      let reading = ImageReading(image) { count in
        progress.show("reading \(image.name): \(count) of \(image.sources.count) sources")
      }
      progress.clear()
      let lines = ImageReading.report(
        image, readCount: reading.readCount, unread: reading.unread, notes: notes)
      for line in lines + reading.absences { TestCommand.complain(line) }
      if let note = image.launch.note { TestCommand.complain(note) }
      notes = []
      names[image.name, default: 0] += 1
      let count = names[image.name, default: 1]
      push(unit, image, reading, folder, planner.project, stack)
      // Reports tell two targets of one name by a number.
      stack.pushString("\(image.name)\(count == 1 ? "" : " \(count)")".inFolder(folder))
      stack.rawSet(at: -2, key: "name")
      // stack: … bundles bundle
      stack.rawSet(at: -2, index: Int64(place + 1))
    }
    guard units.isEmpty, !hasSpecs else { return }
    for note in notes { TestCommand.complain("left out: \(note)") }
    let list = ProjectPlanner.list(planner.project.units)
    TestCommand.complain("\(folder) has no target of tests that can be run; \(list)")
  }

  private func push(
    _ unit: ProjectUnit, _ image: ProjectImage, _ reading: ImageReading, _ folder: String,
    _ project: Project, _ stack: LuaStack
  ) {
    stack.pushTable()
    stack.pushString(folder)
    stack.rawSet(at: -2, key: "folder")
    for (key, number) in [("unit", unit.number), ("source_count", image.sources.count)] {
      stack.pushInteger(Int64(number))
      stack.rawSet(at: -2, key: key)
    }
    let tests = Set(unit.sources.map { project.tree.path($0.path) })
    stack.pushTable()
    for (place, source) in reading.unread.enumerated() {
      stack.pushTable()
      stack.pushString(source.path)
      stack.rawSet(at: -2, key: "path")
      stack.pushString(source.reason)
      stack.rawSet(at: -2, key: "reason")
      stack.pushBoolean(tests.contains(source.path))
      stack.rawSet(at: -2, key: "is_of_tests")
      stack.rawSet(at: -2, index: Int64(place + 1))
    }
    stack.rawSet(at: -2, key: "unread")
    for (key, list) in [
      ("absent_headers", reading.headersThatAreAbsent),
      ("absent_names", reading.absentNames.sorted()),
      ("tests", tests.sorted()), ("vendors", options.sources.vendors),
      ("include", options.sources.include),
      ("define", options.sources.define),
    ] {
      stack.push(list)
      stack.rawSet(at: -2, key: key)
    }
    for (key, names) in [
      ("skipped", image.launch.skipped), ("selected", image.launch.selected),
    ] {
      guard let names else { continue }
      stack.pushTable()
      for name in names {
        stack.pushBoolean(true)
        stack.rawSet(at: -2, key: name)
      }
      stack.rawSet(at: -2, key: key)
    }
    stack.pushBoolean(options.sources.usesARC)
    stack.rawSet(at: -2, key: "arc")
    guard let header = options.sources.prefixHeader else { return }
    stack.pushString(header)
    stack.rawSet(at: -2, key: "prefix")
  }

  /// Links the bundle that is the first argument; pushes the unread sources by their classes.
  static func link(_ host: Host, _ stack: LuaStack) throws {
    let bridge = try host.startWorld(stack)
    bridge.world.boxesTexts = true
    // Objects that only the sources held are deallocated at once; XCTest retains its test cases.
    bridge.runsOnlySources = true
    var options = SourceOptions()
    options.vendors = stack.list("vendors")
    options.include = stack.list("include")
    options.define = stack.list("define")
    stack.rawGet(at: 1, key: "arc")
    options.usesARC = stack.boolean(at: -1)
    options.prefixHeader = stack.text("prefix")
    stack.pop()
    let folder = stack.text("folder") ?? ""
    stack.rawGet(at: 1, key: "unit")
    let number = Int(stack.integer(at: -1) ?? -1)
    stack.pop()
    let unread = stack.unread()
    let absent = (names: stack.list("absent_names"), headers: stack.list("absent_headers"))
    let project = try Project(folder, options.project)
    let planner = ProjectPlanner(project, options: options)
    guard let unit = project.units.first(where: { $0.number == number }) else {
      throw LuaError("a target of \(folder) is gone: the folder changes while it is tested")
    }
    let image = try planner.image(of: unit)
    try (bridge.world as? UIKitWorld)?.changeSetting("epoch", to: .number(Self.startOfTests))
    let left = try bridge.entering(stack) {
      let (left, main) = try bridge.link(image, leaving: unread, on: stack)
      if unit.host != nil, let main { try bridge.launchHost(main, image.launch, on: stack) }
      return left
    }
    stack.pushTable()
    for name in absent.names {
      stack.pushTable()
      stack.pushString(absent.headers.joined(separator: ", "))
      stack.rawSet(at: -2, key: "absent")
      stack.rawSet(at: -2, key: name)
    }
    let foreign = image.foreign.map { ImageReading.Unread(path: $0.path, reason: $0.language) }
    for source in left + foreign {
      let scan = ImportScan(ProjectPath.bytes(source.path) ?? [])
      for name in scan.classes {
        stack.pushTable()
        stack.pushString(source.path)
        stack.rawSet(at: -2, key: "path")
        stack.pushString(source.reason)
        stack.rawSet(at: -2, key: "reason")
        stack.rawSet(at: -2, key: name)
      }
    }
  }
}

extension String {
  /// The path of a name in a folder.
  fileprivate func inFolder(_ folder: String) -> String {
    folder.hasSuffix("/") ? folder + self : "\(folder)/\(self)"
  }
}

extension LuaStack {
  /// Pushes a list of strings.
  fileprivate func push(_ list: [String]) {
    pushTable()
    for (place, text) in list.enumerated() {
      pushString(text)
      rawSet(at: -2, index: Int64(place + 1))
    }
  }

  /// A string of the table that is the first argument.
  fileprivate func text(_ key: String) -> String? {
    rawGet(at: 1, key: key)
    defer { pop() }
    return type(at: -1) == .string ? string(at: -1) : nil
  }

  /// A list of strings of the table that is the first argument.
  fileprivate func list(_ key: String) -> [String] {
    rawGet(at: 1, key: key)
    defer { pop() }
    guard type(at: -1) == .table else { return [] }
    return (0..<length(at: -1)).compactMap { place in
      rawGet(at: -1, index: Int64(place + 1))
      defer { pop() }
      return string(at: -1)
    }
  }

  /// The unread sources of the table that is the first argument.
  fileprivate func unread() -> [ImageReading.Unread] {
    rawGet(at: 1, key: "unread")
    defer { pop() }
    return (0..<length(at: -1)).map { place in
      // stack: … list source text
      rawGet(at: -1, index: Int64(place + 1))
      rawGet(at: -1, key: "path")
      rawGet(at: -2, key: "reason")
      defer { pop(3) }
      return .init(path: string(at: -2) ?? "", reason: string(at: -1) ?? "")
    }
  }
}
