internal import LuaBridge
internal import LuaModules
internal import SelectorRuntime

/// `hookhost lab`: runs scenario files and reports the verdict of each order.
///
/// The orders run in worker processes of the same program, even if there is only one worker. An
/// order that terminates its process is reported, and the results of the other orders are kept.
struct LabCommand {
  private let options: LabCommandOptions
  private let stream = ReportStream()

  /// Runs the command.
  ///
  /// - Parameter arguments: the arguments after the command's name.
  /// - Throws: ``CommandLineError`` for bad usage.
  static func run(_ arguments: some Sequence<[UInt8]>) throws -> ExitStatus {
    let options = try LabCommandOptions(arguments)
    guard !options.showsHelp else {
      return CommandLineTool.show(Command.lab.help)
    }
    if options.watches, !options.isWorker {
      let scripts = [options.drive, options.setup].compactMap(\.self)
      let watched = options.takesSources ? options.paths + scripts : options.paths
      let endings = (options.takesSources ? [".m", ".h"] : ["_lab.lua"]).map { Array($0.utf8) }
      let isWatched = { (path: [UInt8]) in endings.contains { path.suffix($0.count) == $0 } }
      return try FileWatch.repeating("lab", watched, isWatched) { files in
        var some = options
        // All sources run together, even if only one of them has changed.
        if !files.isEmpty, !options.takesSources { some.paths = files }
        return LabCommand(options: some).run(try Self.sources(of: some))
      }
    }
    let sources = try sources(of: options)
    guard options.isWorker else { return LabCommand(options: options).run(sources) }
    guard let worker = LabWorker(options) else {
      throw CommandLineError.misused("'--worker' is for processes that hookhost starts")
    }
    worker.run(sources)
    return .success
  }

  private init(options: LabCommandOptions) { self.options = options }

  private func run(_ sources: [LabFileRun.Source]) -> ExitStatus {
    let start = MonotonicInstant.now
    let coordinator = LabCoordinator(options, sources.map(\.path))
    let isInterrupted = coordinator.run()
    let status = write(coordinator.report, seconds: MonotonicInstant.now - start)
    return isInterrupted ? .interrupted : status
  }

  private func write(_ report: LabReport, seconds: Double) -> ExitStatus {
    let matrix = options.showsMatrix ? LabMatrix(report) : nil
    let text: String
    switch options.format {
    case .text: text = (matrix?.text ?? report.text).printable + report.summary(seconds: seconds)
    case .junit: text = report.junit
    case .json: text = JSONWriter.text(of: report.json, .lines)
    case .html: text = LabPage(report, matrix).text
    }
    do {
      try stream.write(text)
    } catch {
      StandardStream.error.write("hookhost: the report cannot be written: \(error)\n")
      return .failure
    }
    if options.format != .text {
      StandardStream.error.write("hookhost lab: " + report.summary(seconds: seconds))
    }
    let depends = report.scenarios.contains { !$0.assumptions.isEmpty }
    return report.isAsWanted && !(depends && options.failsOnAssumptions) ? .success : .failure
  }
}

// MARK: Finding files

extension LabCommand {
  /// The files in the paths; without paths, `--matrix` uses scenarios that are part of the program.
  private static func sources(of options: LabCommandOptions) throws -> [LabFileRun.Source] {
    if options.takesSources {
      return [
        .sources(
          try LabSources(
            options.paths, installs: options.installs, drive: options.drive ?? [],
            setup: options.setup, want: options.want))
      ]
    }
    if options.paths.isEmpty, options.showsMatrix { return [.matrix] }
    let paths = options.paths.isEmpty ? [Array(".".utf8)] : options.paths
    var files: [[UInt8]] = []
    for path in paths {
      if Folder.exists(path) {
        var seen: Set<[UInt8]> = []
        let found = self.files(below: path == Array(".".utf8) ? [] : path, &seen)
        guard !found.isEmpty else {
          throw CommandLineError.misused("no file named *_lab.lua in \(quoted(path))")
        }
        files += found.filter { !files.contains($0) }
      } else if Folder.hasFile(path) {
        if !files.contains(path) { files.append(path) }
      } else {
        throw CommandLineError.misused("no file or folder \(quoted(path))")
      }
    }
    return files.map { .file($0) }
  }

  private static func quoted(_ path: [UInt8]) -> String {
    "'\(String(decoding: path, as: UTF8.self))'"
  }

  /// The scenario files in a folder and its subfolders; each folder is visited once, despite links.
  private static func files(below folder: [UInt8], _ seen: inout Set<[UInt8]>) -> [[UInt8]] {
    let here = folder.isEmpty ? Array(".".utf8) : folder
    guard let real = ProcessContext.realPath(here), seen.insert(real).inserted else { return [] }
    let slash = UInt8(ascii: "/")
    let start = folder.isEmpty || folder.last == slash ? folder : folder + [slash]
    let names = (try? Folder.names(in: here)) ?? []
    var files: [[UInt8]] = []
    for name in names {
      let path = start + name
      if Folder.exists(path) {
        files += self.files(below: path, &seen)
      } else if name.suffix(8) == Array("_lab.lua".utf8), Folder.hasFile(path) {
        files.append(path)
      }
    }
    return files
  }
}
