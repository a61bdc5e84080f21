internal import LuaBridge
internal import LuaModules
internal import Projects
internal import ScriptHost

/// The parsed arguments of `hookhost check`, completed by the `hookcheck.lua` of the folder.
struct CheckOptions {
  enum Format: String, CaseIterable {
    case text, json, junit, sarif, github, html
  }

  /// Which installers are called.
  enum Install: Equatable {
    case auto, none
    case named([String])
  }

  /// The folder that is checked, as the user named it, without a slash at its end.
  private(set) var folder = "."
  private(set) var format = Format.text
  var settings = CheckSettings()
  private(set) var tripleOrders = false
  private(set) var baseline: String?
  private(set) var newBaseline: String?
  private(set) var jobs = 1
  private(set) var shard = Shard.whole
  /// The time limit of one run, in seconds.
  private(set) var timeLimit = 60.0
  /// The time limit for reading the sources of one actor, in seconds.
  private(set) var readLimit = 600.0
  /// The time limit of the whole check, in seconds; nil if it has none.
  private(set) var totalLimit: Double?
  /// The method whose chain is printed instead of a report: `-[Class selector]`.
  private(set) var explained: String?
  /// The versions of the system under each of which everything runs; empty for the usual one.
  private(set) var systems: [String] = []
  /// Whether results name the system: `--systems` was given, not `--system`.
  private(set) var namesSystems = false
  private(set) var listsModels = false
  private(set) var showsHelp = false
  private(set) var isWorker = false

  /// Parses the arguments after the command's name.
  ///
  /// - Throws: ``CommandLineError`` for bad usage, also in the `hookcheck.lua` of the folder.
  init(_ arguments: some Sequence<[UInt8]>) throws {
    // `--worker` is internal: the program starts its workers with it.
    let known = Command.check.options + [CommandOption("--worker", "")]
    let read = try CommandArguments(arguments, known)
    isWorker = read["--worker"] != nil
    showsHelp = read["--help"] != nil
    listsModels = read["--models"] != nil
    timeLimit =
      try read["--time-limit"].map { try CommandArguments.seconds("--time-limit", $0) } ?? 60
    if read["--time-limit"] != nil { readLimit = timeLimit }
    totalLimit = try read["--total-time-limit"].map {
      try CommandArguments.seconds("--total-time-limit", $0)
    }
    try readFormat(read["--output"])
    guard !isWorker, !showsHelp, !listsModels else { return }
    guard read.paths.count < 2 else {
      throw CommandLineError.misused("check takes one folder, or its hookcheck.lua")
    }
    try choose(read.paths.first)
    var own = CheckSettings()
    own.actors = read.all("--actors").map { CheckSettings.Actor(path: $0) }
    own.include = read.all("--include")
    own.define = read.all("--define")
    (own.drive, own.setup) = (read["--drive"], read["--setup"])
    own.models = read.all("--model")
    if let word = read["--install"] { own.install = CheckOptions.install(word) }
    if let word = read["--fail-on"] {
      guard let failOn = CheckSettings.FailOn(rawValue: word) else {
        throw CommandLineError.badValue(
          option: "--fail-on", value: word, expected: "error, warning or never")
      }
      own.failOn = failOn
    }
    settings.override(with: own)
    for path in [settings.drive, settings.setup].compactMap(\.self)
    where !Folder.hasFile(Array(path.utf8)) {
      throw CommandLineError.misused("no file '\(path)'")
    }
    tripleOrders = read["--triples"] != nil
    (baseline, newBaseline) = (read["--baseline"], read["--write-baseline"])
    explained = read["--explain"]
    try readSystems(read)
    if let text = read["--jobs"] { jobs = try CommandArguments.jobs("--jobs", text) }
    shard =
      try read["--shard"].map { try Shard(option: "--shard", $0) } ?? Shard.ofEnvironment()
  }

  private mutating func readFormat(_ word: String?) throws {
    guard let word else { return }
    let formats = listsModels ? [.text, .json] : Format.allCases
    guard let format = Format(rawValue: word), formats.contains(format) else {
      throw CommandLineError.badValue(
        option: "--output", value: word,
        expected: formats.map(\.rawValue).joined(separator: ", "))
    }
    self.format = format
  }

  private mutating func readSystems(_ read: CommandArguments) throws {
    if let text = read["--system"] { systems = [try CommandArguments.system("--system", text)] }
    guard let text = read["--systems"] else { return }
    guard systems.isEmpty else {
      throw CommandLineError.misused("'--system' and '--systems' exclude each other")
    }
    systems = try CommandArguments.systems("--systems", text)
    namesSystems = true
  }

  /// The systems of the runs, in order; nil is the usual one.
  var runSystems: [String?] { systems.isEmpty ? [nil] : systems }

  /// Chooses the folder, and reads its `hookcheck.lua`.
  private mutating func choose(_ word: [UInt8]?) throws {
    var path = word.map { String(decoding: $0, as: UTF8.self) } ?? "."
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    var file: String?
    if Folder.exists(Array(path.utf8)) {
      folder = path
      let usual = path + "/" + CheckSettings.fileName
      file = Folder.hasFile(Array(usual.utf8)) ? usual : nil
    } else if path.hasSuffix(".lua"), Folder.hasFile(Array(path.utf8)) {
      file = path
      let parent = ProjectPath.folder(of: path)
      folder = parent.isEmpty ? path.hasPrefix("/") ? "/" : "." : parent
    } else {
      throw CommandLineError.misused("no folder '\(path)'")
    }
    guard let file else { return }
    do {
      settings = try CheckSettings(file, folder: folder)
    } catch let error as CheckError {
      throw CommandLineError.misused("\(file): \(error)")
    }
  }

  static func install(_ word: String) -> Install {
    switch word {
    case "auto": .auto
    case "none": .none
    default: .named(word.split(separator: ",").map { $0.trimming(" ") })
    }
  }

  /// The arguments of a worker process; everything else is in its plan.
  var workerArguments: [[UInt8]] {
    ["check", "--worker", "--time-limit=\(timeLimit)"].map { Array($0.utf8) }
  }
}
