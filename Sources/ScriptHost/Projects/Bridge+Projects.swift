internal import FoundationCore
internal import FoundationFiles
package import LuaBridge
internal import LuaModules
package import Projects
internal import SelectorRuntime
internal import Systems

/// Projects in a running world: an image is linked, its resources fill the bundles.
extension Bridge {
  /// Links the sources of an image and fills its bundles.
  ///
  /// A source whose top level raises is left as far as it came.
  /// - Parameters:
  ///   - image: The image.
  ///   - unread: Sources that are known not to be readable.
  /// - Returns: the sources that were not read, and the `main` of the image.
  /// - Throws: what `+load`s and constructors raise.
  package func link(
    _ image: ProjectImage, leaving known: [ImageReading.Unread] = [], on stack: LuaStack
  ) throws -> (unread: [ImageReading.Unread], main: LuaReference?) {
    try apply(image.launch, on: stack)
    if !image.sdkVersion.isEmpty { world.sdkVersion = SystemVersion(image.sdkVersion) }
    try fillBundles(of: image)
    var unread = known
    let left = Set(known.map(\.path))
    var main: LuaReference?
    try pushSourceModule(stack)
    stack.rawGet(at: -1, key: "gather")
    // stack: … module gather
    let module = stack.makeReference(at: -2)
    stack.remove(at: -2)
    stack.push(
      LuaClosure { [unowned self] stack in
        for source in image.sources where !left.contains(source.path) {
          do {
            try pushSource(source.path, source.options, on: stack)
          } catch let error as SourceError {
            unread.append(.init(path: source.path, reason: ImageReading.reason(error)))
            continue
          }
          // stack: … source
          stack.push(module)
          if let bundle = source.bundle {
            stack.pushString(Bundles.path + "/" + bundle)
          } else {
            stack.pushNil()
          }
          stack.rawSet(at: -2, key: "bundle")
          stack.pop()
          try stack.call(arguments: 0, results: 1)
          // stack: … main
          if stack.type(at: -1) == .function, main == nil { main = stack.makeReference(at: -1) }
          stack.pop()
        }
        stack.push(module)
        stack.pushNil()
        stack.rawSet(at: -2, key: "bundle")
        stack.pop()
        return 0
      })
    // stack: … gather body
    try stack.call(arguments: 1, results: 0)
    return (unread, main)
  }

  /// Runs the app of a folder: its `main` with arguments; returns the status.
  ///
  /// - Throws: ``SourceError`` when it has no app.
  func runProject(
    _ folder: String, _ arguments: [[UInt8]], _ options: SourceOptions, _ stack: LuaStack
  ) throws -> Int {
    runsOnlySources = true
    world.boxesTexts = true
    let planner = ProjectPlanner(try Project(folder, options.project), options: options)
    guard let unit = try planner.application() else {
      throw SourceError(
        message: "\(folder) has no app to run; \(ProjectPlanner.list(planner.project.units))")
    }
    let image = try planner.image(of: unit)
    let (unread, main) = try link(image, on: stack)
    if !unread.isEmpty || !image.foreign.isEmpty || !image.missing.isEmpty
      || !planner.project.faults.isEmpty
    {
      let lines = ImageReading.report(
        image, readCount: image.sources.count - unread.count, unread: unread,
        notes: planner.project.notes)
      StandardStream.error.write(Array(lines.map { "hookhost: \($0)\n" }.joined().utf8))
    }
    guard let main else {
      throw SourceError(message: "\(unit.name) of \(folder) has no main to run")
    }
    let status = try run(main, arguments, on: stack)
    hasLeftMain = true
    return status
  }

  /// Runs the `main` of an image; returns its status.
  private func run(
    _ main: LuaReference, _ arguments: [[UInt8]], on stack: LuaStack
  ) throws -> Int {
    try pushSourceModule(stack)
    stack.rawGet(at: -1, key: "run")
    stack.remove(at: -2)
    stack.push(main)
    // stack: … run main
    stack.pushTable(array: arguments.count)
    for (place, argument) in arguments.enumerated() {
      stack.pushBytes(argument)
      stack.rawSet(at: -2, index: Int64(place + 1))
    }
    try stack.call(arguments: 2, results: 1)
    defer { stack.pop() }
    return Int(stack.integer(at: -1) ?? 0)
  }

  /// Launches the app that tests run in, as Xcode does before the first test; tests run also where
  /// the launch raises, which is said.
  package func launchHost(
    _ main: LuaReference, _ launch: ProjectLaunch, on stack: LuaStack
  ) throws {
    do {
      _ = try run(main, (["App"] + launch.arguments).map { Array($0.utf8) }, on: stack)
    } catch let error as LuaError {
      var reason = error.message
      if let value = error.value {
        stack.push(value)
        reason = report(of: stack.handle(at: -1)) ?? reason
        stack.pop()
      }
      let line = "hookhost test: the launch of the tests' app has raised: \(reason)\n"
      StandardStream.error.write(Array(line.utf8))
    }
  }

  /// Brings the app, or the libraries, of a folder in, as `objc.import` does with a source.
  func importProject(_ folder: String, _ options: SourceOptions, _ stack: LuaStack) throws {
    guard !isSandboxed else {
      throw SourceError(message: "a sandboxed script cannot read the folder \(folder)")
    }
    let project = try Project(folder, options.project)
    guard project.isProject else {
      throw SourceError(message: "\(folder) holds no sources in Objective-C")
    }
    let planner = ProjectPlanner(project, options: options)
    let units = try planner.imported()
    guard !units.isEmpty else {
      throw SourceError(
        message: "\(folder) has neither an app nor a library; \(ProjectPlanner.list(project.units))"
      )
    }
    var seen: Set<String> = []
    for unit in units {
      var image = try planner.image(of: unit)
      image.sources.removeAll { !seen.insert($0.path).inserted }
      guard !image.sources.isEmpty else { continue }
      let (unread, _) = try link(image, on: stack)
      for source in unread {
        let line = "objc.import: not read: \(source.path): \(source.reason)\n"
        StandardStream.error.write(Array(line.utf8))
      }
    }
  }
}
