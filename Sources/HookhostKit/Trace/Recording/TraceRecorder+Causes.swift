internal import SelectorRuntime
internal import VirtualTime

/// The work that a message scheduled, and the entries that came of it.
///
/// Display links and layout come by themselves, frame after frame, and tell nothing of who asked.
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
