internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// A target-action pair as debuggers read it from the variable `_targetActions`.
package final class UIControlTargetAction: RuntimeObject {
  @Weak fileprivate var target: RuntimeObject?
  fileprivate var action: Selector?
  fileprivate var events = 0

  static func define(_ pair: ClassDefinition<UIControlTargetAction>) {
    pair.ivar("_target") { $0.target }
    pair.ivar("_action") { $0.action }
    pair.ivar("_eventMask") { (pair) -> Int in pair.events }
  }
}

extension UIControl {
  static func definePrivateTargets(_ control: ClassDefinition<UIControl>) {
    control.ivar("_targetActions") { (control) -> [UIControlTargetAction] in
      control.actions.compactMap { registered in
        guard let receiver = registered.receiver else { return nil }
        let made = control.uikit.temporary(UIKitClasses.controlTargetAction)
        made.target = receiver
        made.action = registered.action
        made.events = Int(registered.events.rawValue)
        return made
      }
    }
  }
}

extension UIKitClasses {
  package static let controlTargetAction = NativeClass<UIControlTargetAction>(
    "UIControlTargetAction", superclass: FoundationClasses.object, UIControlTargetAction.define)
}
