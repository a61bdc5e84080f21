internal import SelectorRuntime
internal import VirtualTime

/// Connects the work that a message schedules with the entries that result from it.
///
/// Only blocks and timers are connected; display links and layout passes occur in each frame.
extension TraceRecorder: RunLoopListener {
  func willWait(_ entry: RunLoop.Entry) {
    let comesByItself = entry.phase != .blocks && entry.phase != .timers
    let thread = comesByItself ? nil : thread(of: bridge.current)
    note { $0.wait(for: ObjectIdentifier(entry), on: thread) }
  }

  func run(_ entry: RunLoop.Entry, _ body: () throws -> Void) throws {
    note { $0.expect(ObjectIdentifier(entry)) }
    defer { note { $0.expectNothing() } }
    try body()
  }
}
