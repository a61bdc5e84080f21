internal import LuaBridge

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
    if !showsHelp { try checkSources() }
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
        text (default), junit, json or html; what scenarios
        print goes to standard error
        """, completes: .words(LabCommandOptions.Format.allCases.map(\.rawValue))),
      CommandOption(
        "--matrix",
        """
        show techniques of hooking against each other;
        without paths, those of libraries and our own
        """),
      CommandOption(
        "--sources",
        """
        the paths are sources in Objective-C, or folders of
        them, each an actor; needs --drive
        """),
      CommandOption(
        "--drive FILE",
        """
        with --sources: the Lua file, or source, that does
        what the app does in each order; `...` is its ctx
        """, completes: .file),
      CommandOption(
        "--setup FILE",
        """
        with --sources: the Lua file that makes each order's
        world before the sources load: an app, launched
        """, completes: .file),
      CommandOption(
        "--install NAMES",
        """
        with --sources: functions, or Class.method, that
        install hooks once all sources are there, separated
        by commas; they run in every order too. A name that
        several sources have is called in each, or in one:
        A.m:Class.method
        """),
      CommandOption(
        "--want VERDICT",
        "with --sources: the verdict of every order\n(default ok)",
        completes: .words(LabVerdict.allCases.map(\.rawValue))),
      CommandOption(
        "--include DIR", "look there for the headers of sources", completes: .folder),
      CommandOption("--define NAME[=VALUE]", "define a macro for sources"),
      CommandOption("--jobs N", "run in so many processes at once (default 1)"),
      CommandOption(
        "--shard I/N",
        """
        run part I of N of the orders; without it,
        CI_NODE_INDEX of CI_NODE_TOTAL, if they are set
        """),
      CommandOption(
        "--time-limit SECONDS",
        """
        for loading one file (default 60); orders have
        the limit that their scenario says
        """),
      CommandOption(
        "--schedule NAME",
        """
        run scenarios that try schedules of threads under
        this one only, as a report names it
        """),
      CommandOption("--watch", "run again what a saved file concerns,\nuntil Ctrl-C"),
      CommandOption("--help", "show this text, as `hookhost help lab` does"),
    ],
    remarks: """
      Of folders it takes the files named *_lab.lua, also in folders below; without paths, of the
      current one. A file finds modules in its own folder, and `require "techniques"` anywhere.
      With --sources every order of the sources' +loads runs, and of the installs; past 720 orders, every
      pair and a sample: hookhost lab --sources A.m B.m --drive app.lua
      Each hook of a source has to run as often as when its source is alone, else the order is lost or
      double. An order of which no hook was laid, or none ran, is unproven.
      An order that ends its process, since nothing else can stop it, is a timeout or a fault, and
      another process goes on behind it.
      Status 0 when every order has the verdict that its scenario wants, else 1; 2 for bad usage.
      """
  ) { arguments, _ in
    try LabCommand.run(arguments.dropFirst(2))
  }
}
