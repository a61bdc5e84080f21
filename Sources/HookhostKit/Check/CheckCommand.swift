internal import LuaBridge
internal import LuaModules

/// `hookhost check`: which actors of an app hook what, and which pairs break.
struct CheckCommand {
  private let options: CheckOptions
  private let stream = ReportStream()

  /// Runs the command.
  ///
  /// - Parameter arguments: the arguments after the command's name.
  /// - Throws: ``CommandLineError`` for bad usage.
  static func run(_ arguments: some Sequence<[UInt8]>) throws -> ExitStatus {
    let options = try CheckOptions(arguments)
    if options.isWorker {
      guard let worker = CheckWorker() else {
        throw CommandLineError.misused("'--worker' is for processes that hookhost starts")
      }
      do { try worker.run() } catch {
        StandardStream.error.write("hookhost check: \(error)\n")
        return .failure
      }
      return .success
    }
    if options.showsHelp {
      return CommandLineTool.show(Command.check.help)
    }
    if options.listsModels {
      return try CommandLineTool.show(
        options.format == .json ? modelsJSON() : modelsText())
    }
    let baseline = try options.baseline.map { try CheckBaseline(path: $0) }
    return try CheckCommand(options: options).run(baseline)
  }

  private init(options: CheckOptions) { self.options = options }

  private func run(_ baseline: CheckBaseline?) throws -> ExitStatus {
    let deadline = options.totalLimit.map { MonotonicInstant.now + $0 }
    let line = ProgressLine()
    line.show("finding actors")
    defer { line.clear() }
    let search = try ActorSearch(options)
    line.clear()
    let coordinator = CheckCoordinator(options, search, deadline: deadline)
    let isInterrupted = coordinator.run()
    var result = coordinator.result
    if let mistake = result.unknownInstall { throw CommandLineError.misused(mistake) }
    result.settle(ignoring: options.settings.ignored)
    if let path = options.newBaseline {
      do {
        let text = CheckBaseline(result.findings).text
        try WholeFile.replace(Array(path.utf8), with: Array(text.utf8))
      } catch {
        throw CommandLineError.misused("the baseline \(path) cannot be written: \(error)")
      }
    }
    if let baseline { result.subtract(baseline) }
    do {
      try stream.write(try text(of: CheckReport(result)))
    } catch let error as SystemFailure {
      StandardStream.error.write("hookhost: the report cannot be written: \(error)\n")
      return .failure
    }
    if options.format != .text || options.explained != nil {
      StandardStream.error.write("hookhost check: \(CheckReport(result).summary)\n")
    }
    if isInterrupted { return .interrupted }
    return status(of: result)
  }

  private func text(of report: CheckReport) throws -> String {
    if let method = options.explained { return try report.explanation(of: method) }
    return switch options.format {
    case .text: report.text
    case .json: report.json
    case .junit: report.junit
    case .sarif: report.sarif
    case .github: report.github
    case .html: CheckPage(report).text
    }
  }

  private func status(of result: CheckResult) -> ExitStatus {
    if result.hasFaults { return .notAnalysed }
    let limit: CheckFinding.Level? =
      switch options.settings.failOn ?? .error {
      case .error: .error
      case .warning: .warning
      case .never: nil
      }
    if let limit, options.explained == nil, options.newBaseline == nil,
      result.findings.contains(where: { $0.level >= limit })
    {
      return .failure
    }
    return .success
  }

  private static func models() throws -> [CheckModel] {
    do { return try CheckModel.all() } catch { throw CommandLineError.misused("\(error)") }
  }

  private static func modelsJSON() throws -> String {
    let values = try models().map { model in
      JSON.object([
        ("name", .text(model.name)), ("page", .text(model.page)), ("date", .text(model.date)),
        (
          "methods",
          .array(
            model.methods.map { method in
              .object([
                ("class", .text(method.cls)), ("selector", .text(method.selector)),
                ("isClassMethod", .flag(method.isClassMethod)),
                ("technique", .text(method.technique.rawValue)),
              ])
            })
        ),
      ])
    }
    return JSONWriter.text(of: MachineOutput.object("models", [("models", .array(values))])) + "\n"
  }

  private static func modelsText() throws -> String {
    try models().map { model in
      let methods = model.methods.map { method in
        "  \(method.isClassMethod ? "+" : "-")[\(method.cls) \(method.selector)]  "
          + method.technique.rawValue
      }
      return "\(model.name)  \(model.page) (\(model.date))\n" + methods.joined(separator: "\n")
    }.joined(separator: "\n") + "\n"
  }
}

extension ExitStatus {
  /// An actor of a check could not be analysed as a whole.
  static let notAnalysed = ExitStatus(rawValue: 3)
}

extension CheckResult {
  /// Finds which rules are broken, and brings everything into an order that is always the same.
  mutating func settle(ignoring ignored: [String]) {
    completeInventory()
    let systems = systems
    func place(of system: String?) -> Int { systems.firstIndex { $0 == system } ?? 0 }
    orders.sort { left, right in
      if left.actors.count != right.actors.count { return left.actors.count < right.actors.count }
      if left.actors != right.actors { return left.actors.lexicographicallyPrecedes(right.actors) }
      return (place(of: left.system), left.run.removers.count)
        < (place(of: right.system), right.run.removers.count)
    }
    faults.sort()
    findings = FindingSearch(self, ignoring: ignored).findings
  }

  /// Takes away the findings that a baseline has, and notes what it has in vain.
  mutating func subtract(_ baseline: CheckBaseline) {
    let known = Set(baseline.entries.map(\.fingerprint))
    let found = Set(findings.map(\.fingerprint))
    gone = baseline.entries.filter { !found.contains($0.fingerprint) }
    let all = findings.count
    findings.removeAll { $0.level > .note && known.contains($0.fingerprint) }
    knownCount = all - findings.count
  }
}

extension Command {
  /// The command `hookhost check`: finds who hooks what in an app's sources.
  static let check = Command(
    "check", synopsis: "[options] [FOLDER]",
    summary: "find which of an app's SDKs hook what, and which pairs of them break",
    options: [
      CommandOption(
        "--actors GLOB",
        """
        a folder of sources that is an actor; repeatable.
        The default is each folder below Pods, Vendor,
        Carthage/Checkouts and Frameworks, and the app;
        else each folder directly below FOLDER
        """, completes: .folder),
      CommandOption("--include DIR", "search a folder for headers as well", completes: .folder),
      CommandOption("--define NAME[=VALUE]", "define a macro for the sources"),
      CommandOption(
        "--drive FILE",
        """
        the Lua file, or source, that acts as the app;
        the default is the life of a standard app
        """, completes: .file),
      CommandOption(
        "--setup FILE", "the Lua file that runs before the sources load", completes: .file),
      CommandOption(
        "--model NAME",
        "add the model of an SDK that ships no source, or\nthose of a Lua file; repeatable"),
      CommandOption(
        "--models", "list the models, with the pages that they are from"),
      CommandOption(
        "--install WHICH",
        """
        auto (default): call the methods that install
        hooks, with objects of the standard app; none;
        or their names, separated by commas: Class.method
        """),
      CommandOption("--system VERSION", "behave as this iOS, 9.3 to 26.0 (default 18.5)"),
      CommandOption(
        "--systems VERSIONS",
        "run each order under each of these, separated by\ncommas, such as 12.4,18.5,26.0"),
      CommandOption("--triples", "run ordered triples of actors that meet, too"),
      CommandOption(
        "--output FORMAT", "text (default), json, junit, sarif, github or html",
        completes: .words(CheckOptions.Format.allCases.map(\.rawValue))),
      CommandOption("--explain METHOD", "print the hooks of -[Class selector] only"),
      CommandOption(
        "--baseline FILE", "leave out the findings of a baseline", completes: .file),
      CommandOption("--write-baseline FILE", "write the findings as a baseline", completes: .file),
      CommandOption(
        "--fail-on LEVEL", "error (default), warning or never",
        completes: .words(["error", "warning", "never"])),
      CommandOption("--jobs N", "run in N processes at once (default 1)"),
      CommandOption("--shard I/N", "run part I of N of the orders"),
      CommandOption(
        "--time-limit SECONDS",
        """
        limit for each run (default 60), and for reading
        the sources of an actor (default 600)
        """),
      CommandOption("--total-time-limit SECONDS", "limit for the whole check (default none)"),
      CommandOption("--help", "show this text, as `hookhost help check` does"),
    ],
    remarks: """
      An actor is a folder of sources. Tests, examples and other platforms are left out, which the
      report lists. A file named hookcheck.lua in FOLDER answers a table with the same options by
      name: actors, include, define, drive, setup, models, install, ignore, failOn.
      Each actor is run alone, then in both orders with each actor that it meets; a pair that does
      not meet is not run. `hookhost help HH002` is the page of a rule.
      A check that reaches a limit reports what it has found and names what it has not done.
      Status 0 if nothing is at or above --fail-on, 1 for findings, 2 for bad usage, 3 if an actor
      could not be analysed as a whole, with or without findings.
      """
  ) { arguments, _ in
    try CheckCommand.run(arguments.dropFirst(2))
  }
}
