import Testing
import VirtualTime

/// The events in their order, each with the virtual time.
private final class Log {
  var lines: [String] = []
  let runLoop: RunLoop

  init(_ runLoop: RunLoop) { self.runLoop = runLoop }

  func note(_ text: String) { lines.append("\(text)@\(runLoop.now)") }
}

private struct Failure: Error {}

struct RunLoopTests {
  private let runLoop = RunLoop()
  private let log: Log

  init() { log = Log(runLoop) }

  @Test func `what waits is the same after many moments`() throws {
    try runLoop.schedule(after: 1, phase: .timers) { log.note("ran") }
    // Each would add a frame to what runs, if it kept one.
    for _ in 0..<100_000 { runLoop.restore(runLoop.savedState()) }
    try runLoop.run(for: 2)
    #expect(log.lines == ["ran@1.0"])
  }

  @Test func `an instant goes through its phases, whatever the order of scheduling`() throws {
    for phase in [RunLoop.Phase.layout, .timers, .touches, .displayLinks, .blocks, .recognizers] {
      try runLoop.schedule(at: 1, phase: phase) { log.note("\(phase)") }
    }
    try runLoop.run(for: 1)
    #expect(
      log.lines == [
        "touches@1.0", "recognizers@1.0", "blocks@1.0", "timers@1.0", "displayLinks@1.0",
        "layout@1.0",
      ])
  }

  @Test func `equal deadlines keep the order of scheduling, as a sorted list does`() throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = SplitMix(state: seed)
    var expected: [(Int, Int)] = []
    var seen: [Int] = []
    var cancelled: Set<Int> = []
    var entries: [RunLoop.Entry] = []
    for number in 0..<2000 {
      let tick = Int.random(in: 0..<50, using: &random)
      expected.append((tick, number))
      entries.append(
        try runLoop.schedule(at: Double(tick), phase: .timers) { seen.append(number) })
    }
    for number in 0..<2000 where Bool.random(using: &random) {
      entries[number].cancel()
      cancelled.insert(number)
    }
    #expect(runLoop.pending == 2000 - cancelled.count)
    try runLoop.run(for: 50)
    let order = expected.sorted { $0 < $1 }.map(\.1).filter { !cancelled.contains($0) }
    #expect(seen == order, "seed \(seed)")
    #expect(runLoop.pending == 0)
  }

  @Test func `what a phase adds for a later one runs in the same turn, for itself in the next`()
    throws
  {
    try runLoop.schedule(at: 0, phase: .blocks) {
      log.note("block")
      try runLoop.schedule(at: 0, phase: .blocks) { log.note("next block") }
      try runLoop.schedule(at: 0, phase: .timers) { log.note("timer") }
      try runLoop.schedule(at: 0, phase: .touches) { log.note("touch") }
    }
    try runLoop.run(for: 0)
    #expect(log.lines == ["block@0.0", "timer@0.0"])
    try runLoop.run(for: 0)
    #expect(log.lines == ["block@0.0", "timer@0.0", "touch@0.0", "next block@0.0"])
  }

  @Test func `an error leaves the clock and what was behind it in place`() throws {
    try runLoop.schedule(at: 1, phase: .timers) { throw Failure() }
    try runLoop.schedule(at: 1, phase: .timers) { log.note("second") }
    try runLoop.schedule(at: 1, phase: .layout) { log.note("layout") }
    #expect(throws: Failure.self) { try runLoop.run(for: 5) }
    #expect(runLoop.now == 1)
    #expect(runLoop.pending == 2)
    try runLoop.schedule(at: 0, phase: .touches) { log.note("touch") }
    try runLoop.run(for: 0)
    // Work that the interrupted turn left comes before the work that has been added since.
    #expect(log.lines == ["second@1.0", "layout@1.0", "touch@1.0"])
  }

  @Test func `a delayed message waits while the loop tracks, a block does not`() throws {
    runLoop.mode = .tracking
    try runLoop.schedule(at: 1, phase: .timers, mode: .default) { log.note("message") }
    try runLoop.schedule(at: 1, phase: .blocks) { log.note("block") }
    try runLoop.run(for: 2)
    #expect(log.lines == ["block@1.0"])
    // A repeating timer that waits as well hides nothing that can still come.
    try runLoop.schedule(at: 2, phase: .timers, mode: .default, keepsAlive: false) {}
    try runLoop.schedule(at: 3, phase: .blocks) { log.note("late") }
    try runLoop.runUntilIdle(limit: nil)
    #expect(log.lines == ["block@1.0", "late@3.0"])
    #expect(runLoop.pending == 1)
    runLoop.mode = .default
    try runLoop.run(for: 0)
    #expect(log.lines == ["block@1.0", "late@3.0", "message@3.0"])
  }

  @Test func `a run inside an entry first finishes the turn around it`() throws {
    try runLoop.schedule(at: 1, phase: .timers) {
      log.note("outer")
      try runLoop.schedule(after: 0, phase: .blocks) { log.note("block") }
      try runLoop.run(for: 2)
      log.note("back")
    }
    try runLoop.schedule(at: 1, phase: .timers) { log.note("sibling") }
    try runLoop.schedule(at: 2, phase: .timers) { log.note("later") }
    try runLoop.schedule(at: 4, phase: .timers) { log.note("after") }
    try runLoop.run(for: 1.5)
    #expect(
      log.lines == ["outer@1.0", "sibling@1.0", "block@1.0", "later@2.0", "back@3.0"])
    #expect(runLoop.now == 3)
    try runLoop.runUntilIdle(limit: nil)
    #expect(log.lines.last == "after@4.0")
  }

  @Test func `a repeating entry alone keeps nothing alive`() throws {
    func again() throws {
      try runLoop.schedule(after: 1, phase: .timers, keepsAlive: false) {
        log.note("tick")
        try again()
      }
    }
    try again()
    try runLoop.schedule(at: 2.5, phase: .blocks) { log.note("work") }
    try runLoop.runUntilIdle(limit: nil)
    #expect(log.lines == ["tick@1.0", "tick@2.0", "work@2.5"])
    try runLoop.schedule(at: 10, phase: .blocks) {}
    try runLoop.runUntilIdle(limit: 1)
    #expect(runLoop.now == 3.5)
    #expect(log.lines.last == "tick@3.0")
  }

  @Test func `each turn ends once, the last one at the end of the run`() throws {
    runLoop.turnEnded = { log.note("end") }
    try runLoop.schedule(at: 1, phase: .blocks) {
      try runLoop.schedule(after: 0, phase: .blocks) {}
    }
    try runLoop.run(for: 2)
    #expect(log.lines == ["end@1.0", "end@1.0", "end@2.0"])
    try runLoop.run(for: 0)
    #expect(log.lines.last == "end@2.0")
    #expect(log.lines.count == 4)
  }

  @Test func `a cancelled entry lets go of what it captured at once`() throws {
    var object: Log? = Log(runLoop)
    weak let witness = object
    let entry = try runLoop.schedule(at: 1, phase: .timers) { [object] in object?.note("never") }
    object = nil
    #expect(witness != nil)
    entry.cancel()
    entry.cancel()
    #expect(witness == nil)
    #expect(runLoop.pending == 0)
  }

  @Test func `seconds that are no duration are refused with the number that came`() throws {
    for seconds in [-1, Double.infinity, .nan] {
      #expect(throws: RunLoopError.self) { try runLoop.run(for: seconds) }
    }
    #expect(throws: RunLoopError.self) {
      try runLoop.schedule(after: .nan, phase: .timers) {}
    }
    #expect(throws: RunLoopError(kind: .badFrameRate, now: 0, value: 0)) {
      try runLoop.setFrameRate(0)
    }
    #expect(runLoop.pending == 0)
  }

  @Test func `runs inside runs without end are an error`() throws {
    func deeper() throws {
      try runLoop.schedule(after: 0, phase: .timers) {
        try deeper()
        try runLoop.run(for: 0)
      }
    }
    try deeper()
    let error = #expect(throws: RunLoopError.self) { try runLoop.run(for: 0) }
    #expect(error?.kind == .tooDeep)
  }

  @Test func `an instant that always makes more work is an error`() throws {
    func again() throws { try runLoop.schedule(after: 0, phase: .blocks) { try again() } }
    try again()
    let error = #expect(throws: RunLoopError.self) { try runLoop.run(for: 1) }
    #expect(error?.kind == .stuck)
    #expect(runLoop.now == 0)
  }

  @Test func `the next frame is later, even where the division is rounded`() throws {
    for rate in [60, 120, 7] {
      try runLoop.setFrameRate(rate)
      var time = 0.0
      for frame in 1...1000 {
        let next = runLoop.nextFrame(after: time)
        #expect(next == Double(frame) / Double(rate))
        #expect(runLoop.nextFrame(after: (time + next) / 2) == next)
        time = next
      }
    }
  }
}

/// A small generator of which a test can print the seed.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
