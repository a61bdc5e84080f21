internal import FoundationCore
internal import LuaBridge
internal import SelectorRuntime

extension LabFinding {
  /// The words of an error value on the stack.
  init(errorAt index: Int, on stack: LuaStack, _ bridge: Bridge) {
    guard let exception = stack.handle(at: index)?.object as? NSException else {
      let text = stack.string(at: index) ?? LabFinding.text(at: index, stack)
      self.init(verdict: text.contains("stack overflow") ? .overflow : .error, detail: text)
      return
    }
    let reason = exception.reason ?? ""
    let verdict: LabVerdict =
      if reason.hasPrefix("stack overflow") {
        .overflow
      } else if exception.name == "EXC_BAD_ACCESS" {
        .dangling
      } else if exception.name == "Deadlock" {
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
  }

  /// The words of a value about itself; a table without any has only an address of the machine,
  /// which differs from run to run.
  private static func text(at index: Int, _ stack: LuaStack) -> String {
    let text = stack.description(at: index)
    let type = stack.typeName(at: index)
    return text.hasPrefix("\(type): 0x") ? "(error object is a \(type) value)" : text
  }

  /// The same with the step in which it came.
  func saying(_ step: String) -> LabFinding {
    LabFinding(verdict: verdict, detail: "\(step): \(detail)")
  }
}
