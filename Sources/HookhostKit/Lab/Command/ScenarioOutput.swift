internal import LuaBridge
internal import LuaModules

/// The output of scenarios, which is written to standard error, with a limit per run and scenario.
final class ScenarioOutput {
  /// The number of bytes that one run may print; more is a fault of its scenario.
  static let perRun = 65_536
  /// The number of bytes that are shown of one scenario.
  private static let perScenario = 1_048_576

  private var ofRun = 0
  private var ofScenario = 0
  /// Whether output was dropped since the scenario began.
  private(set) var hasFault = false

  /// The message about a scenario that prints too much.
  static let fault =
    "a run printed more than \(ReportText.grouped(perRun)) bytes; the rest was dropped"

  func beginScenario() {
    ofRun = 0
    ofScenario = 0
    hasFault = false
  }

  func beginRun() { ofRun = 0 }

  /// Writes output, up to the limits.
  func write(_ bytes: [UInt8]) {
    ofRun += bytes.count
    let room = ScenarioOutput.perRun - (ofRun - bytes.count)
    if ofRun > ScenarioOutput.perRun { hasFault = true }
    let shown = bytes.prefix(max(0, min(room, ScenarioOutput.perScenario - ofScenario)))
    ofScenario += shown.count
    if !shown.isEmpty { StandardStream.error.write(Array(shown)) }
  }

  /// Redirects everything that a script prints to this object, and disables `os.exit`.
  func install(on stack: LuaStack) throws {
    try PrintedText.take(from: stack) { [unowned self] _, bytes in write(bytes) }
    let refusal = #"os.exit = function() error("os.exit: a scenario cannot end the lab", 2) end"#
    try stack.load(Array(refusal.utf8), name: "=[lab]", mode: "t")
    try stack.call(arguments: 0, results: 0)
  }
}
