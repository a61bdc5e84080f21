internal import FoundationCore
package import LuaBridge
internal import SelectorRuntime
import StringSearch

extension LabFinding {
  /// Creates a finding from the error value on the stack.
  package init(errorAt index: Int, on stack: LuaStack, _ bridge: Bridge) {
    guard let exception = stack.handle(at: index)?.object as? NSException else {
      let text = stack.string(at: index) ?? LabFinding.text(at: index, stack)
      self.init(verdict: text.contains("stack overflow") ? .overflow : .error, detail: text)
      raisedAt = LabFinding.place(in: text)
      return
    }
    let reason = exception.reason ?? ""
    let verdict: LabVerdict =
      if reason.hasPrefix("stack overflow") {
        .overflow
      } else if exception.name == "EXC_BAD_ACCESS" {
        .dangling
      } else if exception.name == "Deadlock" || reason.contains(LabFinding.waitForOwnQueue) {
        .deadlock
      } else if reason.contains("unrecognized selector sent to")
        || reason.contains("doesNotRecognizeSelector:")
      {
        .unrecognized
      } else if reason.hasPrefix("assertion failed: ") {
        .assert
      } else {
        .error
      }
    self.init(verdict: verdict, detail: exception.text)
    raisedAt =
      exception.traceback.split(separator: "\n").lazy.compactMap { line in
        let line = line.drop { $0 == "\t" || $0 == " " }
        // Chunk names of native code and of the host's own scripts are in brackets.
        return line.first == "[" ? nil : LabFinding.place(in: line)
      }.first
  }

  /// The part of the reason with which libdispatch ends a process that would wait for itself.
  private static let waitForOwnQueue =
    "dispatch_sync called on queue already owned by current thread"

  /// The position at the start of a text, before the second colon: `A.m:5: …`.
  private static func place(in text: some StringProtocol) -> String? {
    let parts = text.prefix { $0 != "\n" }.split(
      separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, Int(parts[1]) != nil else { return nil }
    return "\(parts[0]):\(parts[1])"
  }

  /// The same finding with the position of the error, and the party whose file that is.
  func naming(_ parties: SourceParties) -> LabFinding {
    guard let raisedAt = parties.whole(raisedAt) else { return self }
    var named = self
    if !detail.contains(raisedAt) {
      named = LabFinding(verdict: verdict, detail: "\(detail) (at \(raisedAt))")
    }
    named.raisedAt = raisedAt
    if let owner = parties.owner(of: raisedAt) {
      named.parties = [LabParty(owner: owner, method: nil, place: raisedAt, installed: nil)]
    }
    return named
  }

  /// The description of an error value.
  ///
  /// A table without a description would show only its address, which differs from run to run.
  private static func text(at index: Int, _ stack: LuaStack) -> String {
    let text = stack.description(at: index)
    let type = stack.typeName(at: index)
    return text.hasPrefix("\(type): 0x") ? "(error object is a \(type) value)" : text
  }

  /// The same finding, with the step in which the error occurred.
  package func saying(_ step: String) -> LabFinding {
    LabFinding(verdict: verdict, detail: "\(step): \(detail)", raisedAt: raisedAt)
  }
}
