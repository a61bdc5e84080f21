internal import LuaBridge
internal import LuaModules
internal import ScriptHost

/// Copies of a process in which an actor is loaded and the app is launched, each with other installers.
///
/// A large SDK takes long to load and has dozens of installers. So one run loads it and stops before
/// the installers; for each list of them a copy of the process continues the run.
final class InstallerCopies {
  /// Ends the work of the original in a new copy.
  private struct IsCopy: Error {}

  private let work: () throws -> Void
  /// Whether copies can be made: the run has stopped before its installers.
  private(set) var isOpen = false
  /// Whether the run has got there.
  private(set) var hasBegun = false
  private var failure: (any Error)?
  /// The installers that this process calls, if it is a copy.
  private(set) var installers: [CheckInstaller] = []
  /// The channel to the original, if this process is a copy.
  private var original: MessageChannel?

  /// Creates the copies of a run that is about to begin.
  ///
  /// - Parameter work: What is done with copies.
  init(_ work: @escaping () throws -> Void) { self.work = work }

  /// Does the work before the installers of the run, and returns those that this process calls.
  ///
  /// Threads would be missing in a copy; an actor whose threads go on is loaded for each list.
  func installersToCall(_ bridge: Bridge) -> [CheckInstaller] {
    guard !hasBegun else { return [] }
    let state = bridge.state
    state.endIdleThreads()
    guard ChildProcess.canCopy else { return [] }
    (hasBegun, isOpen) = (true, true)
    // A collection in a copy would write to all pages that it shares with the original.
    bridge.collectCompletely()
    state.putOffCallLimits()
    defer { state.restartCallLimits() }
    do {
      try work()
    } catch {
      if !(error is IsCopy) { failure = error }
    }
    isOpen = false
    return installers
  }

  /// Continues the run with some installers in a copy.
  ///
  /// - Returns: What the copy has found; only the original returns from here.
  func look(_ installers: [CheckInstaller]) throws -> InstallerLook {
    switch try ChildProcess.copy() {
    case .copy(let channel):
      (self.installers, original) = (installers, channel)
      throw IsCopy()
    case .original(let child):
      if let answer = child.channel?.receive().flatMap({ JSON(message: $0) }) {
        return InstallerLook(answer)
      }
      let ending = child.end(within: 10)
      var look = InstallerLook()
      look.ending =
        ending == .exit(ExitStatus.timeLimit.rawValue)
        ? "does not end" : "ends the process: it \(ending.words)"
      return look
    }
  }

  /// Sends what this run has found to the original, and ends the process, if it is a copy.
  ///
  /// - Throws: the error of the work.
  func finish(_ look: InstallerLook) throws {
    if let failure { throw failure }
    guard let original else { return }
    original.send(look.json.message)
    ProcessContext.end(ExitStatus.success.rawValue)
  }
}
