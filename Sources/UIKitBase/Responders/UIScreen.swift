internal import FoundationCore
package import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// The screen, which contains windows and receives touches.
package final class UIScreen: RuntimeObject {
  /// In points; 390 × 844 is a 6.1-inch iPhone.
  package var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// From 0 to 1; half is typical of a phone indoors.
  var brightness = 0.5
  /// Pixels per point, to which scroll views round offsets.
  package let scale = 2.0
  var wantsSoftwareDimming = false
}

extension UIScreen {
  static func define(_ screen: ClassDefinition<UIScreen>) {
    screen.classSide.method("mainScreen") { (cls) -> UIScreen in cls.uikit.screen }
    screen.readonly("bounds") { $0.bounds }
    screen.readonly("scale") { $0.scale }
    screen.classSide.method("screens") { (cls) -> [UIScreen] in [cls.uikit.screen] }
    screen.readonly("coordinateSpace", of: "<UICoordinateSpace>") { (screen) -> UIScreen in screen }
    screen.readonly("fixedCoordinateSpace", of: "<UICoordinateSpace>") { (screen) -> UIScreen in
      screen
    }
    screen.readonly("applicationFrame") { $0.bounds }
    screen.readonly("maximumFramesPerSecond") { (_) -> Int in 60 }
    defineModes(screen)
    screen.readonly("calibratedLatency") { (_) -> Double in 0 }
    screen.readonly("referenceDisplayModeStatus") { (_) -> Int in 0 }
    for name in ["currentEDRHeadroom", "potentialEDRHeadroom"] {
      screen.readonly(name) { (_) -> Double in 1 }
    }
    screen.readonly("supportsFocus") { $0.uikit.focusSystem.isEnabled }
    for name in ["focusedItem", "focusedView"] {
      screen.readonly(name, .weak) { $0.uikit.focusSystem.focused }
    }
    screen.readonly("captured", getter: "isCaptured") { (_) -> Bool in false }
    screen.readonly("mirroredScreen") { (_) -> UIScreen? in nil }
    screen.property("brightness", get: { $0.brightness }, set: { $0.brightness = $1 })
    screen.method("displayLinkWithTarget:selector:") {
      (screen, target: RuntimeObject, selector: Selector) -> Value in
      let cls = screen.runtime.lookUpClass("CADisplayLink")
      let make = screen.runtime.selector("displayLinkWithDisplay:target:selector:")
      return try cls?.call(make, Value.none, target, selector, as: Value.self) ?? .none
    }
    screen.readonly("traitCollection") { $0.uikit.traits.screenCollection }
    screen.method("traitCollectionDidChange:") { (_, _: UITraitCollection?) in }
    screen.readonly("nativeScale") { $0.scale }
    screen.readonly("nativeBounds") { (screen) -> CGRect in
      let size = screen.bounds.size
      return CGRect(
        x: 0, y: 0, width: size.width * screen.scale, height: size.height * screen.scale)
    }
  }
}

extension UIKitClasses {
  package static let screen = NativeClass<UIScreen>(
    "UIScreen", superclass: FoundationClasses.object, UIScreen.define)
}
