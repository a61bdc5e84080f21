internal import SelectorRuntime

/// Messages and blocks that are undone together, in reverse order.
final class UndoGroup {
  /// One message or one block; its target is not retained, as on a device.
  struct Action {
    let target: RuntimeObject?
    /// The objects that the action retains.
    let kept: [RuntimeObject]
    let perform: () throws -> Void

    init(
      _ target: RuntimeObject?, keeping kept: [RuntimeObject],
      _ perform: @escaping () throws -> Void
    ) {
      (self.target, self.kept, self.perform) = (target, kept, perform)
      for object in kept { object.retain() }
    }

    func end() {
      for object in kept { object.release() }
    }
  }

  enum Step {
    case action(Action)
    case group(UndoGroup)
  }

  private(set) var steps: [Step] = []
  var name = ""
  var isDiscardable = false
  /// The app's user info, by key.
  private(set) var userInfo: [String: Value] = [:]

  var isEmpty: Bool { steps.isEmpty }

  func add(_ step: Step) { steps.append(step) }

  /// Removes the last step and returns it, if it is a group.
  func takeLastGroup() -> UndoGroup? {
    guard case .group(let group)? = steps.last else { return nil }
    steps.removeLast()
    return group
  }

  func setUserInfo(_ value: Value, forKey key: String) {
    value.retain()
    let old = userInfo[key]
    userInfo[key] = value.isNone ? nil : value
    old?.release()
  }

  /// Copies the name, the user info and the discardable flag of the group that is undone.
  func takeFacts(of other: UndoGroup) {
    (name, isDiscardable) = (other.name, other.isDiscardable)
    for (key, value) in other.userInfo { setUserInfo(value, forKey: key) }
  }

  /// Removes the user info.
  private func removeUserInfo() {
    let old = userInfo.values
    userInfo = [:]
    for value in old { value.release() }
  }

  func perform() throws {
    for step in steps.reversed() {
      switch step {
      case .action(let action): try action.perform()
      case .group(let group): try group.perform()
      }
    }
  }

  /// Removes the actions with a target, or all actions.
  func removeSteps(to target: RuntimeObject? = nil) {
    if target == nil { removeUserInfo() }
    steps.removeAll { step in
      switch step {
      case .action(let action):
        guard target == nil || action.target === target else { return false }
        action.end()
        return true
      case .group(let group):
        group.removeSteps(to: target)
        return group.isEmpty
      }
    }
  }
}
