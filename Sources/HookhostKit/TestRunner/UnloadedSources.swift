internal import LuaBridge
internal import LuaModules
internal import Projects
internal import ScriptHost

/// The files of a folder that no test has loaded, for the report of coverage.
///
/// Tests, third parties' files and examples are left out, as in Xcode's reports.
struct UnloadedSources {
  /// A file, with the lines that could have run.
  struct File {
    let path: String
    var lines: [Int] = []
    /// Why its lines are not known.
    var reason: String?
  }

  /// The names of the files that were loaded, or that are tests.
  let known: Set<String>

  /// The Lua files of a folder.
  func lua(in folder: String, on stack: LuaStack) -> [File] {
    let tree = ProjectTree(folder)
    return tree.files.filter { file in
      file.hasSuffix(".lua") && !file.hasSuffix("_spec.lua") && isProduct(file)
        && !known.contains(tree.path(file)) && file != "hookhost.lua"
    }.map { file in
      let path = tree.path(file)
      guard let lines = ExecutableLines.ofLua(path, on: stack) else {
        return File(path: path, reason: "it cannot be compiled")
      }
      return File(path: path, lines: lines)
    }
  }

  /// The sources in Objective-C and C of the apps and libraries of a folder.
  ///
  /// - Throws: ``SourceError`` if its `hookhost.lua` is wrong.
  func sources(
    in folder: String, _ options: SourceOptions, on stack: LuaStack
  ) throws -> [File] {
    let project = try Project(folder, options.project)
    guard project.isProject else { return [] }
    let planner = ProjectPlanner(project, options: options)
    var seen = known
    var result: [File] = []
    for unit in planner.translated() where unit.kind == .library || unit.kind == .application {
      let sources = unit.sources.filter { source in
        let path = project.tree.path(source.path)
        return !seen.contains(path) && isProduct(source.path)
          && !project.scan(source.path).isOfTests
      }
      guard !sources.isEmpty else { continue }
      for source in try planner.image(of: unit).sources
      where sources.contains(where: { project.tree.path($0.path) == source.path }) {
        guard seen.insert(source.path).inserted else { continue }
        result.append(Self.file(source, on: stack))
      }
    }
    return result
  }

  private static func file(_ source: ProjectImage.Source, on stack: LuaStack) -> File {
    do {
      let made = try SourceTranslator(options: source.options).translate(source.path)
      let lines = ExecutableLines.ofSource(made, source.path, on: stack)
      return File(path: source.path, lines: lines ?? [])
    } catch {
      return File(path: source.path, reason: ImageReading.reason(error))
    }
  }

  /// Whether a file belongs to what is tested, by the folders that it is in.
  private func isProduct(_ path: String) -> Bool {
    !ProjectConventions.isVendoredPath(path) && !ProjectConventions.isTestsPath(path)
      && !ProjectConventions.isExamplePath(path)
      && !path.split(separator: "/").contains { $0 == "lua_modules" || $0.hasPrefix(".") }
  }
}

extension UnloadedSources {
  /// Pushes the function `unloaded(folder, known, hasSources)`: a list of tables with a path, lines, and
  /// the reason why they are not known.
  ///
  /// - Parameter options: the options for sources in Objective-C.
  static func pushFunction(_ options: SourceOptions, on stack: LuaStack) {
    stack.push(
      LuaClosure { stack in
        let folder = stack.string(at: 1) ?? "."
        var known: Set<String> = []
        for place in 0..<stack.length(at: 2) {
          stack.rawGet(at: 2, index: Int64(place + 1))
          if let name = stack.string(at: -1) { known.insert(name) }
          stack.pop()
        }
        let search = UnloadedSources(known: known)
        var files = search.lua(in: folder, on: stack)
        if stack.boolean(at: 3) {
          do {
            files += try search.sources(in: folder, options, on: stack)
          } catch let error as SourceError {
            TestCommand.complain(error.message)
          }
        }
        stack.pushTable(array: files.count)
        for (place, file) in files.enumerated() {
          // stack: folder known hasSources files
          push(file, on: stack)
          stack.rawSet(at: -2, index: Int64(place + 1))
        }
        return 1
      })
  }

  private static func push(_ file: File, on stack: LuaStack) {
    stack.pushTable()
    stack.pushString(file.path)
    stack.rawSet(at: -2, key: "path")
    stack.pushTable(array: file.lines.count)
    for (place, line) in file.lines.enumerated() {
      stack.pushInteger(Int64(line))
      stack.rawSet(at: -2, index: Int64(place + 1))
    }
    stack.rawSet(at: -2, key: "lines")
    guard let reason = file.reason else { return }
    stack.pushString(reason)
    stack.rawSet(at: -2, key: "reason")
  }
}
