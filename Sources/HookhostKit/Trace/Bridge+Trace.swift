internal import FoundationCore
internal import Hooks
internal import SelectorRuntime
internal import Threads
internal import VirtualTime

extension Bridge {
  /// Starts a trace, beside those that run.
  func start(_ trace: Trace) {
    if let recorder { return recorder.add(trace) }
    let recorder = TraceRecorder(self)
    recorder.add(trace)
    self.recorder = recorder
    installRecorder()
    world.runLoop.listener = recorder
    world.threads.listener = recorder
    rebindLayers()
  }

  /// Ends a trace; with the last one, messages cost again what they did.
  func stop(_ trace: Trace) {
    guard let recorder else { return }
    recorder.remove(trace)
    guard recorder.traces.isEmpty else { return }
    self.recorder = nil
    world.runLoop.listener = nil
    world.threads.listener = nil
    installRecorder()
    rebindLayers()
  }

  /// Ends all traces with the world.
  func endTraces() {
    recorder = nil
    switchPoints = nil
    scriptTrace = nil
    stoppedTrace = nil
    world.runLoop.listener = nil
    world.threads.listener = nil
    runtime.setRecorder(nil)
  }

  /// Lets every layer that a script laid know whether its handler is recorded.
  private func rebindLayers() {
    for hook in hooks.hooks { hook.rebind() }
  }
}
