internal import FoundationCore
package import SelectorRuntime
package import UIKitBase
internal import UIKitControls
internal import UIKitLists
package import UIKitRuntime

extension UIKitWorld {
  /// Gives the modules below the functions of nibs, storyboards and transitions.
  package func connectControllers() {
    functions.loadNib = { [unowned self] name, owner in try loadNib(name, owner: owner) }
    functions.initialController = { [unowned self] in try initialController(ofStoryboard: $0) }
    functions.loadView = { try $0.loadViewFromNib() }
    functions.connectSegues = { try $0.connectSegues { _ in nil } }
    functions.rotate = { [unowned self] in try application.rotate(to: $0) }
    functions.saveState = { [unowned self] in try InterfaceSaving.save(self) }
    functions.restoreState = { [unowned self] in try InterfaceRestoring.restore(self) }
    functions.abandonTransitions = { [unowned self] in abandonTransitions() }
    loadNib = { [unowned self] name, owner in
      .list(try loadNib(name, owner: owner).map { .object($0) })
    }
  }
}

extension UIKitClasses {
  /// The members of controllers, bars and nibs in the classes of other modules.
  package static var controllerCategories: [NativeCategory] {
    [
      NativeCategory("UIResponder", UIResponder.defineAssistant),
      NativeCategory("UIViewController", UIViewController.defineControllers),
      NativeCategory("UIApplication", UIApplication.defineRotation),
      NativeCategory("UIView") { (view: ClassDefinition<UIView>) in
        UIView.defineCoding(view)
        UIView.definePrinting(view)
      },
      NativeCategory("UIGestureRecognizer", UIGestureRecognizer.defineNibCoding),
      NativeCategory("UIBarItem") { (item: ClassDefinition<UIBarItem>) in
        UIBarItem.defineNibCoding(item)
        UIBarItem.defineView(item)
      },
      NativeCategory("UICollectionViewLayout") {
        (layout: ClassDefinition<UICollectionViewLayout>) in
        UICollectionViewLayout.defineNibCoding(layout)
      },
      NativeCategory("UISearchBar", UISearchBar.defineLook),
      NativeCategory("UISceneConfiguration", UISceneConfiguration.defineStoryboard),
    ] + restorableViews + PropertyArchives.categories + [CALayer.keyPaths]
  }
}
