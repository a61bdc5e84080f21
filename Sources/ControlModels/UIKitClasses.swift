internal import FoundationModels
package import SelectorRuntime

/// UIKit's classes that models make instances of, or that others inherit from.
package struct UIKitClasses {
  package let responder, application, view, window, control, label: RuntimeClass
  package let recognizer, recognizerTarget, panRecognizer: RuntimeClass
  package let scrollView, scrollPan, scrollPinch, scrollDelay: RuntimeClass
  package let pinchRecognizer, screenEdgeRecognizer: RuntimeClass
  package let tableView, tableCell, tableHeaderFooterView, tableSwipe: RuntimeClass
  let tableReorder: RuntimeClass
  let tableIndex, layer, layoutGuide, imageView: RuntimeClass
  package let collectionView, collectionReusableView, collectionCell: RuntimeClass
  package let collectionLayoutAttributes: RuntimeClass
  let collectionUpdateItem, collectionInvalidation, barButtonItem: RuntimeClass
  package let screen, color, touch, event: RuntimeClass
  let button, textField: RuntimeClass
  let web: WebClasses
  let collectionFlowLayout: RuntimeClass
  let alertController, tabBar, tabBarItem, tableViewController: RuntimeClass
  package let viewController, coordinator, transitionContext: RuntimeClass
  package let navigationItem, navigationBar, navigationContainer, interactivePop: RuntimeClass

  /// Defines all of them, superclasses first.
  init(definedIn world: UIKitWorld) {
    let runtime = world.runtime
    responder = UIResponder.defineResponder(in: runtime, superclass: world.nsObject)
    application = UIApplication.defineApplication(in: runtime, superclass: responder)
    layer = CALayer.define(in: runtime, superclass: world.nsObject)
    layoutGuide = UILayoutGuide.define(in: runtime, superclass: world.nsObject)
    view = UIView.defineView(in: runtime, superclass: responder)
    window = UIWindow.defineWindow(in: runtime, superclass: view)
    _ = UIImage.define(in: runtime, superclass: world.nsObject)
    imageView = UIImageView.defineImageView(in: runtime, superclass: view)
    UIActivityIndicatorView.defineIndicator(in: runtime, superclass: view)
    UIProgressView.defineProgress(in: runtime, superclass: view)
    label = UILabel.defineLabel(in: runtime, superclass: view)
    _ = UIAction.define(in: runtime, superclass: world.nsObject)
    control = UIControl.defineControl(in: runtime, superclass: view)
    button = UIButton.defineButton(in: runtime, superclass: control)
    textField = UITextField.defineTextField(in: runtime, superclass: control)
    UISearchBar.define(in: runtime, superclass: view)
    UIAlertView.defineAlert(in: runtime, superclass: view)
    UIActionSheet.defineSheet(in: runtime, superclass: view)
    UISwitch.defineSwitch(in: runtime, superclass: control)
    UISlider.defineSlider(in: runtime, superclass: control)
    UIStepper.defineStepper(in: runtime, superclass: control)
    UIPageControl.definePageControl(in: runtime, superclass: control)
    UISegmentedControl.defineSegments(in: runtime, superclass: control)
    UIRefreshControl.defineRefreshControl(in: runtime, superclass: control)
    GestureSelectors.defineProtocol(in: runtime)
    recognizerTarget = UIGestureRecognizerTarget.defineTarget(
      in: runtime, superclass: world.nsObject)
    recognizer = UIGestureRecognizer.defineRecognizer(in: runtime, superclass: world.nsObject)
    UITapGestureRecognizer.defineTap(in: runtime, superclass: recognizer)
    UILongPressGestureRecognizer.defineLongPress(in: runtime, superclass: recognizer)
    panRecognizer = UIPanGestureRecognizer.definePan(in: runtime, superclass: recognizer)
    screenEdgeRecognizer = UIScreenEdgePanGestureRecognizer.defineScreenEdgePan(
      in: runtime, superclass: panRecognizer)
    UISwipeGestureRecognizer.defineSwipe(in: runtime, superclass: recognizer)
    pinchRecognizer = UIPinchGestureRecognizer.definePinch(in: runtime, superclass: recognizer)
    UIRotationGestureRecognizer.defineRotation(in: runtime, superclass: recognizer)
    scrollView = UIScrollView.defineScrollView(in: runtime, superclass: view)
    scrollPan = UIScrollViewPanGestureRecognizer.defineScrollPan(
      in: runtime, superclass: panRecognizer)
    scrollPinch = UIScrollViewPinchGestureRecognizer.defineScrollPinch(
      in: runtime, superclass: pinchRecognizer)
    scrollDelay = UIScrollViewDelayedTouchesBeganGestureRecognizer.defineDelay(
      in: runtime, superclass: recognizer)
    tableView = UITableView.defineTable(in: runtime, superclass: scrollView)
    tableCell = UITableViewCell.defineCell(in: runtime, superclass: view)
    tableHeaderFooterView = UITableViewHeaderFooterView.defineHeader(
      in: runtime, superclass: view)
    UITableViewRowAction.define(in: runtime, superclass: world.nsObject)
    UIContextualAction.define(in: runtime, superclass: world.nsObject)
    UISwipeActionsConfiguration.define(in: runtime, superclass: world.nsObject)
    tableReorder = UITableViewReorderGestureRecognizer.defineReorder(
      in: runtime, superclass: recognizer)
    tableIndex = UITableViewIndex.define(in: runtime, superclass: control)
    tableSwipe = UITableViewSwipeGestureRecognizer.defineSwipe(
      in: runtime, superclass: panRecognizer)
    collectionView = UICollectionView.defineCollection(in: runtime, superclass: scrollView)
    collectionReusableView = UICollectionReusableView.defineReusable(
      in: runtime, superclass: view)
    collectionCell = UICollectionViewCell.defineCell(
      in: runtime, superclass: collectionReusableView)
    collectionLayoutAttributes = UICollectionViewLayoutAttributes.defineAttributes(
      in: runtime, superclass: world.nsObject)
    collectionInvalidation = UICollectionViewLayoutInvalidationContext.define(
      in: runtime, superclass: world.nsObject)
    collectionUpdateItem = UICollectionViewUpdateItem.define(
      in: runtime, superclass: world.nsObject)
    let collectionLayout = UICollectionViewLayout.defineLayout(
      in: runtime, superclass: world.nsObject)
    collectionFlowLayout = UICollectionViewFlowLayout.defineFlowLayout(
      in: runtime, superclass: collectionLayout)
    screen = UIScreen.defineScreen(in: runtime, superclass: world.nsObject)
    color = UIColor.defineColor(in: runtime, superclass: world.nsObject)
    touch = UITouch.defineTouch(in: runtime, superclass: world.nsObject)
    event = UIEvent.defineEvent(in: runtime, superclass: world.nsObject)
    _ = CAMediaTimingFunction.define(in: runtime, superclass: world.nsObject)
    CAAnimation.defineAnimations(in: runtime, superclass: world.nsObject)
    _ = UICubicTimingParameters.define(in: runtime, superclass: world.nsObject)
    _ = UISpringTimingParameters.define(in: runtime, superclass: world.nsObject)
    _ = UIViewPropertyAnimator.define(in: runtime, superclass: world.nsObject)
    AnimatorProtocols.define(
      in: runtime,
      ["UICubicTimingParameters", "UISpringTimingParameters", "UIViewPropertyAnimator"])
    web = WebClasses(in: runtime, nsObject: world.nsObject, view: view)
    viewController = UIViewController.defineController(in: runtime, superclass: responder)
    UIAlertAction.define(in: runtime, superclass: world.nsObject)
    alertController = UIAlertController.define(in: runtime, superclass: viewController)
    coordinator = UITransitionCoordinator.define(in: runtime, superclass: world.nsObject)
    transitionContext = UITransitionContext.define(in: runtime, superclass: world.nsObject)
    UIPercentDrivenInteractiveTransition.define(in: runtime, superclass: world.nsObject)
    navigationItem = UINavigationItem.define(in: runtime, superclass: world.nsObject)
    navigationBar = UINavigationBar.define(in: runtime, superclass: view)
    barButtonItem = UIBarButtonItem.define(in: runtime, superclass: world.nsObject)
    navigationContainer = UINavigationContainerView.define(in: runtime, superclass: view)
    interactivePop = UINavigationInteractiveTransition.define(
      in: runtime, superclass: world.nsObject)
    tableViewController = UITableViewController.define(in: runtime, superclass: viewController)
    tabBarItem = UITabBarItem.define(in: runtime, superclass: world.nsObject)
    tabBar = UITabBar.define(in: runtime, superclass: view)
    UITabBarController.define(in: runtime, superclass: viewController)
    UINavigationController.define(in: runtime, superclass: viewController)
    ControllerProtocols.define(in: runtime)
  }
}
