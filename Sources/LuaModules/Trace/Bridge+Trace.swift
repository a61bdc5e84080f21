internal import FoundationCore
internal import Hooks
internal import SelectorRuntime
internal import Threads
internal import VirtualTime

extension Bridge {
  /// Starts a trace, in addition to those that are running.
  package func start(_ trace: Trace) {
    if let recorder { return recorder.add(trace) }
    let recorder = TraceRecorder(self)
    recorder.add(trace)
    self.recorder = recorder
    installRecorder()
    world.runLoop.listener = recorder
    world.threads.listener = recorder
    rebindLayers()
  }

  /// Stops a trace; when the last one stops, messages have no overhead any more.
  package func stop(_ trace: Trace) {
    guard let recorder else { return }
    recorder.remove(trace)
    guard recorder.traces.isEmpty else { return }
    self.recorder = nil
    world.runLoop.listener = nil
    world.threads.listener = nil
    installRecorder()
    rebindLayers()
  }

  /// Stops all traces when the world is destroyed.
  package func endTraces() {
    recorder = nil
    switchPoints = nil
    scriptTrace = nil
    stoppedTrace = nil
    world.runLoop.listener = nil
    world.threads.listener = nil
    runtime.setRecorder(nil)
  }

  /// Updates all hook layers of scripts, which record their handlers only while a trace runs.
  private func rebindLayers() {
    for hook in hooks.hooks { hook.rebind() }
  }
}
