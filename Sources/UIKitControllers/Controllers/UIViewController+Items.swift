internal import SelectorRuntime
internal import UIKitBase

/// The storyboard scene and the bar items of a controller, and the members that depend on them.
extension UIViewController {
  /// The storyboard scene from which the controller was created.
  final var storyboardScene: StoryboardScene? {
    get { sceneOfStoryboard as? StoryboardScene }
    set { sceneOfStoryboard = newValue }
  }

  /// The item of a navigation bar.
  final var item: UINavigationItem? {
    get { itemOfNavigation as? UINavigationItem }
    set { itemOfNavigation = newValue }
  }

  /// The item of a tab bar.
  final var tabItem: UITabBarItem? {
    get { itemOfTabBar as? UITabBarItem }
    set { itemOfTabBar = newValue }
  }

  /// The button that begins and ends editing.
  final var editButtonItem: UIBarButtonItem? {
    get { itemOfEditing as? UIBarButtonItem }
    set { itemOfEditing = newValue }
  }

  /// Declares the members of presentations, containers, bars and nibs.
  static func defineControllers(_ controller: ClassDefinition<UIViewController>) {
    controller.property("title", .copy, get: { $0.title }) { (controller, title: String?) in
      controller.title = title
      controller.item?.title = title
      controller.item?.bar?.contentsDidChange()
      controller.tabItem?.title = title
      controller.tabItem?.didChange()
    }
    definePresenting(controller)
    definePresentationControllers(controller)
    defineNavigation(controller)
    defineTabs(controller)
    defineEditing(controller)
    defineShowing(controller)
    definePreferences(controller)
    defineRotation(controller)
    defineNibs(controller)
    defineProperties(controller)
    defineTransition(controller)
  }
}
