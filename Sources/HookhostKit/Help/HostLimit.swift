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
      name: "messages", extent: "1,200 messages from native code inside each other",
      effect: "An exception names the cycle: stack overflow: -[A m] -> -[A m]."),
    HostLimit(
      name: "nativeCalls", extent: "200 native calls inside each other, Lua's own limit",
      effect: "An exception names the messages."),
    HostLimit(
      name: "forwarding", extent: "a chain of objects that forward to each other",
      effect: "An exception names the chain."),
    HostLimit(
      name: "nestedRunLoops", extent: "100 run loops inside each other",
      effect: "An exception says so."),
    HostLimit(
      name: "turns", extent: "1,000,000 turns of the run loop at one instant",
      effect: "An exception says that the loop is stuck.",
      command: "hookhost -e 'local function again() dispatch.async(again) end again()'"),
    HostLimit(
      name: "time", extent: "--time-limit SECONDS of the clock on the wall",
      effect: "The error `time limit exceeded` comes until nothing catches it; status 124.",
      command: "hookhost --time-limit 10 app.lua"),
    HostLimit(
      name: "testTime", extent: "--test-time-limit SECONDS for each part of a test; 60",
      effect: "The same error; the test has failed.",
      command: "hookhost test --test-time-limit 5 spec"),
    HostLimit(
      name: "scenarioTime", extent: "the timeLimit of a scenario, for each order; 5 seconds",
      effect: "The order's verdict is timeout, whose page has an example.",
      command: "hookhost help timeout"),
    HostLimit(
      name: "memory", extent: "--memory-limit BYTES, and 24 MB for the native classes",
      effect: "The error `not enough memory` comes; status 137.",
      command: "hookhost --memory-limit 64M app.lua"),
    HostLimit(
      name: "traceEntries", extent: "--limit COUNT entries of a trace; 100,000",
      effect: "The oldest entries go, and are counted.",
      command: "hookhost trace --limit 1000 app.lua"),
  ]
}
