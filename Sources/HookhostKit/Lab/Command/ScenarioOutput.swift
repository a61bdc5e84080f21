internal import LuaBridge

/// What scenarios print: it goes to standard error, so much of each run and of each scenario at most.
final class ScenarioOutput {
  /// Bytes that one run of some actors may print; more is a fault of its scenario.
  static let perRun = 65_536
  /// Bytes that are shown of one scenario.
  private static let perScenario = 1_048_576

  private var ofRun = 0
  private var ofScenario = 0
  /// Whether something was dropped since the scenario began.
  private(set) var hasFault = false

  /// What is said about a scenario that prints too much.
  static let fault =
    "a run printed more than \(ReportText.grouped(perRun)) bytes; the rest was dropped"

  func beginScenario() {
    ofRun = 0
    ofScenario = 0
    hasFault = false
  }

  func beginRun() { ofRun = 0 }

  /// Shows what was printed, as far as there is room for it.
  func write(_ bytes: [UInt8]) {
    ofRun += bytes.count
    let room = ScenarioOutput.perRun - (ofRun - bytes.count)
    if ofRun > ScenarioOutput.perRun { hasFault = true }
    let shown = bytes.prefix(max(0, min(room, ScenarioOutput.perScenario - ofScenario)))
    ofScenario += shown.count
    if !shown.isEmpty { StandardStream.error.write(Array(shown)) }
  }

  /// Lets everything that a script prints come here.
  func install(on stack: LuaStack) throws {
    try stack.load(Array(ScenarioOutput.functions.utf8), name: "=lab", mode: "t")
    stack.push(
      LuaClosure { [unowned self] stack in
        if let bytes = stack.bytes(at: 1) { write(bytes) }
        return 0
      })
    // stack: … chunk emit
    try stack.call(arguments: 1, results: 0)
  }

  private static let functions = """
    local emit = ...
    local tostring, select, io = tostring, select, io
    local stdout, stderr = io.stdout, io.stderr
    local methods = getmetatable(stdout).__index
    local write, output = methods.write, io.output

    function print(...)
      for index = 1, select("#", ...) do
        if index > 1 then emit "\\t" end
        emit(tostring((select(index, ...))))
      end
      emit "\\n"
    end

    local function check(value, ...)
      if value == nil and select("#", ...) == 0 then return end
      local kind = type(value)
      if kind ~= "string" and kind ~= "number" then
        error("bad argument to 'write' (string expected, got " .. kind .. ")", 3)
      end
      if select("#", ...) > 0 then return check(...) end
    end

    function methods.write(file, ...)
      if file ~= stdout and file ~= stderr then return write(file, ...) end
      if select("#", ...) > 0 then check(...) end
      for index = 1, select("#", ...) do emit(tostring((select(index, ...)))) end
      return file
    end

    function io.write(...) return output():write(...) end

    function os.exit() error("os.exit: a scenario cannot end the lab", 2) end
    """
}
