internal import FoundationCore
internal import LuaBridge
internal import Threads
internal import VirtualTime

/// Records waits of threads and blocks of queues, which the scheduler reports.
extension TraceRecorder: SchedulerListener {
  func willWait(_ thread: SimulatedThread, for wait: Wait) {
    // Between two turns of its run loop, the main thread does not wait for another thread.
    guard wait.kind != .idle, wait.kind != .runLoop || !thread.isMain else {
      return begin(on: thread, nil)
    }
    let holder = wait.holder()
    let taken = holder?.place.map { ", taken at \($0)" } ?? ""
    begin(on: thread, .wait, nil, wait.text(), holder.map { "\($0.thread.text)\(taken)" } ?? "")
  }

  func didWait(_ thread: SimulatedThread) { end(on: thread) }

  func willRunBlock(of queue: BlockQueue, on thread: SimulatedThread) {
    // With a single thread, the lane of the main queue would equal that of the thread.
    guard bridge.world.threads.hasBecomeMultithreaded else { return begin(on: thread, nil) }
    let isSerial =
      switch queue.kind {
      case .main, .serial: true
      case .global, .concurrent: false
      }
    let name =
      (queue.label.isEmpty ? "(no label)" : queue.label)
      + (isSerial ? " (serial)" : " (concurrent)")
    begin(on: thread, .block, { $0.place(of: queue, named: name) }, name, "")
  }

  func didRunBlock(of queue: BlockQueue, on thread: SimulatedThread) { end(on: thread) }

  private func begin(
    on thread: SimulatedThread, _ kind: TraceThreads.Slice.Kind?,
    _ queue: ((TraceThreads) -> Int)? = nil, _ text: String = "", _ holder: String = ""
  ) {
    let now = bridge.world.runLoop.now
    note { trace in
      guard let kind else { return trace.threads.begin(on: thread.number, nil) }
      trace.threads.name(thread.number, thread.name)
      let slice = TraceThreads.Slice(
        kind: kind, thread: thread.number, queue: queue?(trace.threads), text: text,
        holder: holder, place: thread.waitPlace ?? "", start: now, startTick: trace.nextTick(),
        end: now)
      trace.threads.begin(on: thread.number, slice)
    }
  }

  private func end(on thread: SimulatedThread) {
    let now = bridge.world.runLoop.now
    note { $0.threads.end(on: thread.number, at: now, tick: $0.nextTick()) }
  }

  /// Called when a thread sends its first message.
  func beginThread(_ number: Int) { note { $0.forget(Trace.base(of: number)) } }
}
