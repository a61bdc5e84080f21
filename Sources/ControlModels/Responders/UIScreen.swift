package import SelectorRuntime

/// The screen: where windows stand and fingers land.
package final class UIScreen: RuntimeObject {
  /// In points; 390 × 844 is an iPhone of six inches.
  package internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Pixels per point, to which scroll views round.
  package let scale = 2.0
}

extension UIScreen {
  static func defineScreen(in runtime: Runtime, superclass: RuntimeClass) -> RuntimeClass {
    let screen = ClassDefinition<UIScreen>("UIScreen", in: runtime, superclass: superclass)
    screen.classSide.method("mainScreen") { (cls) -> UIScreen in cls.uikit.screen }
    screen.method("bounds") { (screen) -> CGRect in screen.bounds }
    screen.method("scale") { (screen) -> Double in screen.scale }
    screen.classSide.method("screens") { (cls) -> [UIScreen] in [cls.uikit.screen] }
    screen.method("nativeScale") { (screen) -> Double in screen.scale }
    screen.method("nativeBounds") { (screen) -> CGRect in
      let size = screen.bounds.size
      return CGRect(
        x: 0, y: 0, width: size.width * screen.scale, height: size.height * screen.scale)
    }
    return screen.cls
  }
}
