/// A limit that stops a runaway program.
struct HostLimit {
  let name: String
  /// The size of the limit.
  let extent: String
  /// The effect of exceeding it.
  let effect: String
  /// The command that sets or exceeds it; nil if an example in Lua exceeds it.
  var command: String?

  static let all = [
    HostLimit(
      name: "messages", extent: "1,200 nested messages from native code",
      effect: "Raises an exception that names the cycle: stack overflow: -[A m] -> -[A m]."),
    HostLimit(
      name: "nativeCalls", extent: "200 nested native calls, which is Lua's own limit",
      effect: "Exceeding it raises an exception that names the messages."),
    HostLimit(
      name: "forwarding", extent: "a chain of objects that forward to each other",
      effect: "Raises an exception that names the chain."),
    HostLimit(
      name: "nestedRunLoops", extent: "100 nested run loops",
      effect: "Exceeding it raises an exception that reports the nesting."),
    HostLimit(
      name: "turns", extent: "1,000,000 turns of the run loop at one instant",
      effect: "Exceeding it raises an exception: the loop is stuck.",
      command: "hookhost -e 'local function again() dispatch.async(again) end again()'"),
    HostLimit(
      name: "time", extent: "--time-limit SECONDS of wall-clock time",
      effect: "Raises the error `time limit exceeded`, again whenever it is caught; status 124.",
      command: "hookhost --time-limit 10 app.lua"),
    HostLimit(
      name: "testTime", extent: "--test-time-limit SECONDS for each part of a test; 60",
      effect: "Exceeding it raises the same error; the test fails.",
      command: "hookhost test --test-time-limit 5 spec"),
    HostLimit(
      name: "scenarioTime", extent: "the timeLimit of a scenario, for each order; 5 seconds",
      effect: "The verdict of the order is timeout; its page has an example.",
      command: "hookhost help timeout"),
    HostLimit(
      name: "memory", extent: "--memory-limit BYTES, and 24 MB for native classes",
      effect: "Exceeding it raises the error `not enough memory`; status 137.",
      command: "hookhost --memory-limit 64M app.lua"),
    HostLimit(
      name: "traceEntries", extent: "--limit COUNT entries of a trace; 100,000",
      effect: "The oldest entries are removed and counted.",
      command: "hookhost trace --limit 1000 app.lua"),
  ]
}
