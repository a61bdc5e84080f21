internal import LuaBridge

/// What the command line of `hookhost lab` asks for.
struct LabCommandOptions {
  enum Format: String, CaseIterable {
    case text, junit, json, html
  }

  static let table: [CommandOption] = [
    .init(
      "--output", "FORMAT",
      "text (default), junit, json or html; written to standard output,\n"
        + "what scenarios print goes to standard error"),
    .init(
      "--matrix", nil,
      "show techniques of hooking against each other, by class shape;\n"
        + "without paths: those that libraries use, and hookhost's own"),
    .init("--jobs", "N", "run in so many processes at once (default 1)"),
    .init(
      "--shard", "I/N",
      "run part I of N of the orders; without it, CI_NODE_INDEX of\nCI_NODE_TOTAL, if set"),
    .init(
      "--time-limit", "SECONDS",
      "for loading one file (default 60); orders have the limit of\ntheir scenario, timeLimit"),
    .init("--help", nil, "show this text"),
  ]

  /// What `--help` shows.
  static let help = """
    usage: hookhost lab [options] [paths...]
    Runs the hook-conflict scenarios of Lua files, each in every order of its actors.
    Of folders it takes the files named *_lab.lua, also in folders below; without paths, of
    the current folder. A file finds modules in its own folder, and `require "techniques"`.
    Available options are:
    \(CommandOption.lines(table))\
    Status 0 when every order has the verdict that its scenario wants, else 1; 2 for bad usage.

    """

  private(set) var format = Format.text
  private(set) var showsMatrix = false
  private(set) var showsHelp = false
  private(set) var jobs = 1
  private(set) var share: LabShare
  private(set) var isWorker = false
  private(set) var loadLimit = 60.0
  let paths: [[UInt8]]

  init(_ arguments: some Sequence<[UInt8]>) throws {
    // What one process tells another is not for people.
    let known = LabCommandOptions.table + [CommandOption("--worker", "I/N", "")]
    let read = try CommandArguments(arguments, "lab", known)
    paths = read.paths
    showsHelp = read.has("--help")
    showsMatrix = read.has("--matrix")
    var shard = try read.values["--shard"].map { try LabCommandOptions.shard("--shard", $0) }
    if shard == nil { shard = try Shard.ofEnvironment("lab") }
    var job = Shard.whole
    if let part = read.values["--worker"] {
      job = try LabCommandOptions.shard("--worker", part)
      isWorker = true
    }
    share = LabShare(shard: shard ?? .whole, job: job)
    if let word = read.values["--output"] {
      guard let format = Format(rawValue: word) else {
        throw CommandLineError.badValue(
          option: "--output", value: word,
          expected: Format.allCases.map(\.rawValue).joined(separator: ", "))
      }
      self.format = format
    }
    if let text = read.values["--jobs"] {
      guard let jobs = Int(text), (1...256).contains(jobs) else {
        throw CommandLineError.badValue(
          option: "--jobs", value: text, expected: "a number from 1 to 256")
      }
      self.jobs = jobs
    }
    if let text = read.values["--time-limit"] {
      guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
        throw CommandLineError.badValue(option: "--time-limit", value: text, expected: "seconds")
      }
      loadLimit = seconds
    }
  }

  private static func shard(_ option: String, _ text: String) throws -> Shard {
    guard let shard = Shard(text) else {
      throw CommandLineError.badValue(
        option: option, value: text, expected: "I/N, such as 1/4")
    }
    return shard
  }

  /// The options that make a worker of this command.
  var workerArguments: [[UInt8]] {
    var words = ["--shard=\(share.shard.index + 1)/\(share.shard.count)"]
    words.append("--time-limit=\(loadLimit)")
    if showsMatrix { words.append("--matrix") }
    return words.map { Array($0.utf8) } + [Array("--".utf8)] + paths
  }
}
