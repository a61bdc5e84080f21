internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// A screen size, in pixels.
package final class UIScreenMode: RuntimeObject {
  fileprivate var size = CGSize.zero

  static func define(_ mode: ClassDefinition<UIScreenMode>) {
    mode.readonly("size") { $0.size }
    mode.readonly("pixelAspectRatio") { (_) -> Double in 1 }
  }
}

extension UIScreen {
  /// The only mode of a device's built-in screen.
  private var mode: UIScreenMode {
    let made = uikit.create(UIKitClasses.screenMode)
    made.size = CGSize(width: bounds.size.width * scale, height: bounds.size.height * scale)
    return made
  }

  static func defineModes(_ screen: ClassDefinition<UIScreen>) {
    screen.readonly("availableModes", .copy) { (screen) -> [UIScreenMode] in [screen.mode] }
    screen.readonly("preferredMode", .strong) { $0.mode }
    // A built-in screen stays in its mode.
    screen.property(
      "currentMode", .strong, get: { (screen) -> UIScreenMode? in screen.mode },
      set: { (_, _: UIScreenMode?) in })
    // UIScreenOverscanCompensationScale
    screen.property("overscanCompensation", get: { (_) -> Int in 0 }, set: { (_, _: Int) in })
    screen.readonly("overscanCompensationInsets") { (_) -> UIEdgeInsets in .zero }
    screen.property(
      "wantsSoftwareDimming", get: { $0.wantsSoftwareDimming },
      set: { $0.wantsSoftwareDimming = $1 })
    screen.method("snapshotViewAfterScreenUpdates:") { (screen, updates: Bool) -> UIView? in
      try screen.uikit.keyWindow?.call(
        screen.runtime.selector("snapshotViewAfterScreenUpdates:"), updates)
    }
  }
}

extension UIKitClasses {
  package static let screenMode = NativeClass<UIScreenMode>(
    "UIScreenMode", superclass: FoundationClasses.object, UIScreenMode.define)
}
