internal import LuaModules

extension LabResult.Order {
  /// What to do about an unexpected verdict: the fix of the rule that `hookhost check` reports for it; nil
  /// for an order with the expected verdict.
  var fix: String? {
    guard !isAsWanted, verdict != .ok else { return nil }
    return CheckRule.named(verdict.rule)?.fix
  }
}
