package import SelectorRuntime
internal import UIKitRuntime

/// Targets and actions.
extension UIGestureRecognizer {
  /// Adds a target-action pair; an existing pair is not added again.
  package final func add(_ target: RuntimeObject?, _ action: Selector?) {
    drop { $0.target == nil }
    guard let target, let action,
      !targets.contains(where: { $0.target === target && $0.action === action })
    else { return }
    let pair = world.create(UIKitClasses.gestureRecognizerTarget)
    pair.target = target
    pair.action = action
    pair.retain()
    targets.append(pair)
  }

  private final func drop(where isUnwanted: (UIGestureRecognizerTarget) -> Bool) {
    let gone = targets.filter(isUnwanted)
    targets.removeAll(where: isUnwanted)
    for pair in gone { pair.release() }
  }

  static func defineTargets(_ recognizer: ClassDefinition<UIGestureRecognizer>) {
    recognizer.method("initWithTarget:action:") {
      (recognizer, target: RuntimeObject?, action: Selector?) -> UIGestureRecognizer in
      recognizer.add(target, action)
      return recognizer
    }
    recognizer.method("addTarget:action:") {
      (recognizer, target: RuntimeObject?, action: Selector?) in recognizer.add(target, action)
    }
    recognizer.method("removeTarget:action:") {
      (recognizer, target: RuntimeObject?, action: Selector?) in
      recognizer.drop {
        (target == nil || $0.target === target) && (action == nil || $0.action === action)
      }
    }
    recognizer.ivar("_targets") { (recognizer) -> [UIGestureRecognizerTarget] in
      recognizer.targets.filter { $0.target != nil }
    }
  }
}
