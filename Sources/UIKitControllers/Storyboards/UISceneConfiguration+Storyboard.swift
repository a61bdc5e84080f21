internal import SelectorRuntime
internal import UIKitBase

extension UISceneConfiguration {
  /// Declares the storyboard of a scene's configuration.
  static func defineStoryboard(_ configuration: ClassDefinition<UISceneConfiguration>) {
    configuration.property(
      "storyboard", .strong,
      get: { (configuration) -> UIStoryboard? in
        try configuration.storyboard.map { try configuration.uikit.makeStoryboard($0) }
      },
      set: { (configuration, storyboard: UIStoryboard?) in
        configuration.storyboard = storyboard?.name
      })
  }
}
