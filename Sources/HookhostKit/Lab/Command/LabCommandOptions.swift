internal import LuaBridge
internal import LuaModules

/// The parsed arguments of `hookhost lab`.
struct LabCommandOptions {
  enum Format: String, CaseIterable {
    case text, junit, json, html
  }

  private(set) var format = Format.text
  private(set) var showsMatrix = false
  /// Whether the paths are Objective-C sources, each of which is an actor.
  private(set) var takesSources = false
  /// The script that drives the app after the sources are loaded.
  private(set) var drive: [UInt8]?
  /// The script that sets up the world of each order before the sources are loaded.
  private(set) var setup: [UInt8]?
  /// The verdict that is expected of every order of the sources; nil means ok.
  private(set) var want: LabVerdict?
  /// Header folders and macros for the Objective-C sources.
  private(set) var include: [String] = []
  private(set) var define: [String] = []
  /// The functions that install hooks in addition to `+load`: C functions, or `Class.method`.
  private(set) var installs: [String] = []
  private(set) var showsHelp = false
  private(set) var jobs = 1
  private(set) var shard: Shard
  private(set) var isWorker = false
  private(set) var loadLimit = 60.0
  /// The only schedule under which a scenario's threads run; nil if there is no restriction.
  private(set) var schedule: String?
  /// The versions of the system under each of which the orders run; empty for the scenarios' own.
  private(set) var systems: [String] = []
  /// Whether results name the system: `--systems` was given, not `--system`.
  private(set) var namesSystems = false
  /// Whether orders are run again under the alternatives of the settings that they have read, and
  /// whether a verdict that depends on one is a failure.
  private(set) var findsAssumptions = false
  private(set) var failsOnAssumptions = false
  /// Whether the affected files are run again each time a file is saved.
  private(set) var watches = false
  var paths: [[UInt8]]

  init(_ arguments: some Sequence<[UInt8]>) throws {
    // `--worker` is internal: the program starts its workers with it.
    let known = Command.lab.options + [CommandOption("--worker", "")]
    let read = try CommandArguments(arguments, known)
    paths = read.paths
    showsHelp = read["--help"] != nil
    showsMatrix = read["--matrix"] != nil
    takesSources = read["--sources"] != nil
    drive = read["--drive"].map { Array($0.utf8) }
    setup = read["--setup"].map { Array($0.utf8) }
    include = read.all("--include")
    define = read.all("--define")
    installs = read.all("--install").flatMap { names in
      names.split(separator: ",").map { $0.trimming(" ") }
    }
    if let word = read["--want"] {
      guard let verdict = LabVerdict(rawValue: word) else {
        throw CommandLineError.badValue(
          option: "--want", value: word,
          expected: LabVerdict.allCases.map(\.rawValue).joined(separator: ", "))
      }
      want = verdict
    }
    var shard = try read["--shard"].map { try Shard(option: "--shard", $0) }
    if shard == nil { shard = try Shard.ofEnvironment() }
    self.shard = shard ?? .whole
    isWorker = read["--worker"] != nil
    watches = read["--watch"] != nil
    if let word = read["--output"] {
      guard let format = Format(rawValue: word) else {
        throw CommandLineError.badValue(
          option: "--output", value: word,
          expected: Format.allCases.map(\.rawValue).joined(separator: ", "))
      }
      self.format = format
    }
    if let text = read["--jobs"] { jobs = try CommandArguments.jobs("--jobs", text) }
    if let text = read["--time-limit"] {
      loadLimit = try CommandArguments.seconds("--time-limit", text)
    }
    schedule = try read["--schedule"].map { try CommandArguments.schedule("--schedule", $0) }
    try readSystems(read)
    if !showsHelp { try checkSources() }
  }

  private mutating func readSystems(_ read: CommandArguments) throws {
    if let text = read["--system"] { systems = [try CommandArguments.system("--system", text)] }
    if let text = read["--systems"] {
      guard systems.isEmpty else {
        throw CommandLineError.misused("'--system' and '--systems' exclude each other")
      }
      systems = try CommandArguments.systems("--systems", text)
      namesSystems = true
    }
    failsOnAssumptions = read["--fail-on-assumptions"] != nil
    findsAssumptions = failsOnAssumptions || read["--assumptions"] != nil
  }

  /// Throws if the options for sources are incomplete.
  private func checkSources() throws {
    guard takesSources else {
      let given = [
        ("--drive", drive != nil), ("--setup", setup != nil), ("--want", want != nil),
        ("--install", !installs.isEmpty),
      ].first(where: \.1)?.0
      guard let given else { return }
      throw CommandLineError.misused("'\(given)' goes with --sources")
    }
    guard !paths.isEmpty else {
      throw CommandLineError.misused("'--sources' needs the paths of Objective-C sources")
    }
    guard drive != nil else {
      throw CommandLineError.misused(
        "'--sources' needs '--drive FILE', which does what the app does")
    }
    for path in paths where path.suffix(2) != Array(".m".utf8) && !Folder.exists(path) {
      let name = String(decoding: path, as: UTF8.self)
      throw CommandLineError.misused(
        "'--sources' takes files named *.m, not '\(name)', or folders of them")
    }
  }

  /// The arguments of a worker process.
  var workerArguments: [[UInt8]] {
    var words = ["lab", "--worker", "--shard=\(shard.index + 1)/\(shard.count)"]
    words.append("--time-limit=\(loadLimit)")
    if let schedule { words.append("--schedule=\(schedule)") }
    if !systems.isEmpty {
      words.append("--system\(namesSystems ? "s" : "")=\(systems.joined(separator: ","))")
    }
    if findsAssumptions { words.append("--assumptions") }
    if showsMatrix { words.append("--matrix") }
    if takesSources { words.append("--sources") }
    if !installs.isEmpty { words.append("--install=\(installs.joined(separator: ","))") }
    if let want { words.append("--want=\(want.rawValue)") }
    words += include.map { "--include=\($0)" } + define.map { "--define=\($0)" }
    let driver = drive.map { [Array("--drive=".utf8) + $0] } ?? []
    let maker = setup.map { [Array("--setup=".utf8) + $0] } ?? []
    return words.map { Array($0.utf8) } + driver + maker + [Array("--".utf8)] + paths
  }
}

extension Command {
  /// The command `hookhost lab`: runs hook scenarios in every order.
  static let lab = Command(
    "lab", synopsis: "[options] [paths...]",
    summary: "run the hook-conflict scenarios of Lua files in every order of their actors",
    options: [
      CommandOption(
        "--output FORMAT",
        """
        text (default), junit, json or html; the output
        of scenarios is written to standard error
        """, completes: .words(LabCommandOptions.Format.allCases.map(\.rawValue))),
      CommandOption(
        "--matrix",
        """
        compare hooking techniques with each other;
        without paths, those of libraries and hookhost
        """),
      CommandOption(
        "--sources",
        """
        the paths are Objective-C sources, or folders of
        them; each is an actor; requires --drive
        """),
      CommandOption(
        "--drive FILE",
        """
        with --sources: the Lua file, or source, that
        acts as the app in each order; `...` is its ctx
        """, completes: .file),
      CommandOption(
        "--setup FILE",
        """
        with --sources: the Lua file that sets up each
        order's world before the sources load, for
        example launches an app
        """, completes: .file),
      CommandOption(
        "--install NAMES",
        """
        with --sources: functions, or Class.method, that
        install hooks after all sources are loaded,
        separated by commas; their orders are run too.
        A name that several sources define is called in
        each, or only in one: A.m:Class.method. One with
        arguments is called as by the delegate of an app
        that --setup launches: [Class.]didLaunch:options:
        """),
      CommandOption(
        "--want VERDICT",
        "with --sources: the expected verdict of every\norder (default ok)",
        completes: .words(LabVerdict.allCases.map(\.rawValue))),
      CommandOption(
        "--include DIR", "search a folder for headers of sources", completes: .folder),
      CommandOption("--define NAME[=VALUE]", "define a macro for sources"),
      CommandOption("--jobs N", "run in N processes at once (default 1)"),
      CommandOption(
        "--shard I/N",
        """
        run part I of N of the orders; the default is
        CI_NODE_INDEX of CI_NODE_TOTAL, if they are set
        """),
      CommandOption(
        "--time-limit SECONDS",
        """
        limit for loading one file (default 60); the
        scenario sets the limit of its orders
        """),
      CommandOption(
        "--schedule NAME",
        """
        run scenarios that try thread schedules under
        this schedule only, which a report names
        """),
      CommandOption("--system VERSION", "behave as this iOS, 9.3 to 26.0 (default 18.5)"),
      CommandOption(
        "--systems VERSIONS",
        """
        run the orders under each of these versions of
        iOS, separated by commas: 12.4,15.8,18.5
        """),
      CommandOption(
        "--assumptions",
        """
        name the unmeasured settings on
        which a verdict depends
        """),
      CommandOption(
        "--fail-on-assumptions", "fail if a verdict depends on such a setting"),
      CommandOption("--watch", "run the affected files again after each save,\nuntil Ctrl-C"),
      CommandOption("--help", "show this text, as `hookhost help lab` does"),
    ],
    remarks: """
      A folder is searched for files named *_lab.lua, including its subfolders; without paths, the
      current folder is searched. A file can require modules from its own folder, and
      `require "techniques"` from any folder.
      With --sources, every order of the sources' +load methods and of the installs is run; above
      720 orders, every pair and a sample: hookhost lab --sources A.m B.m --drive app.lua
      Each hook of a source must run as often as when its source runs alone; otherwise, the order is
      lost or double. An order in which no hook was installed, or none ran, is unproven.
      If an order has to be stopped by ending its process, its verdict is timeout or fault, and
      another process runs the remaining orders.
      Status 0 if every order has the verdict that its scenario expects, else 1; 2 for bad usage.
      """
  ) { arguments, _ in
    try LabCommand.run(arguments.dropFirst(2))
  }
}
