internal import CoreLocation
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitControllers
internal import UIKitControls
internal import UIKitDynamics
internal import UIKitLists
internal import UIKitRuntime
internal import UIKitText
internal import UserNotifications

/// The class catalogue of UIKit and Core Animation.
///
/// The classes are declared in groups, superclasses first, when a script needs one of the group.
extension UIKitClasses {
  static let catalogue = NativeCatalogue(
    classes: [
      NativeClassGroup(texts),
      NativeClassGroup(locations),
      NativeClassGroup(views),
      NativeClassGroup(controls),
      NativeClassGroup(gestures),
      NativeClassGroup(tables),
      NativeClassGroup(collections),
      NativeClassGroup(animations),
      NativeClassGroup(web),
      NativeClassGroup(controllers),
      NativeClassGroup(scenes),
      NativeClassGroup(barControllers),
      NativeClassGroup(configurations),
      NativeClassGroup(userNotifications),
      NativeClassGroup(looks),
      NativeClassGroup(applicationLife),
      NativeClassGroup(traitDefinitions),
      NativeClassGroup(dynamics),
      NativeClassGroup(choosers),
      NativeClassGroup(store),
    ],
    classNames: classNames,
    protocols: UIKitProtocols.all, protocolNames: UIKitProtocols.names,
    inherited: InheritedMethods.all, adoptions: UIKitAdoptions.all,
    categories: textCategories + controlCategories + listCategories + controllerCategories
      + notificationCategories + runLoopCategories)

  /// `getCFRunLoop` answers the run loop itself, as the functions of CoreFoundation use it.
  private static var runLoopCategories: [NativeCategory] {
    [
      NativeCategory("NSRunLoop") { (loop: ClassDefinition<RuntimeObject>) in
        loop.method("getCFRunLoop") { (loop) -> RuntimeObject in loop }
      }
    ]
  }

  /// The classes of texts, fonts and pasteboards.
  @NativeClassList private static var texts: [NativeClassDeclaration] {
    font
    concreteFont
    fontDescriptor
    fontMetrics
    paragraphStyle
    mutableParagraphStyle
    textTab
    textAttachment
    shadow
    stringDrawingContext
    textPosition
    concreteTextPosition
    textRange
    concreteTextRange
    textSelectionRect
    textPlaceholder
    textInteraction
    textInputStringTokenizer
    textContainer
    layoutManager
    pasteboard
    menuController
    menuItem
  }

  /// The classes of Core Location.
  @NativeClassList private static var locations: [NativeClassDeclaration] {
    floor
    location
    locationSourceInformation
    region
    circularRegion
    beaconIdentityConstraint
    beaconRegion
    beacon
    heading
    visit
    placemark
    geocoder
    locationManager
  }

  /// The classes of responders, layers, views and images.
  @NativeClassList private static var views: [NativeClassDeclaration] {
    device
    responder
    application
    layer
    layoutGuide
    layoutSupportGuide
    trackingLayoutGuide
    keyboardLayoutGuide
    view
    window
    image
    imageCompanions
    graphicsRenderers
    imageView
  }

  /// The classes of controls and their contents.
  @NativeClassList private static var controls: [NativeClassDeclaration] {
    activityIndicatorView
    progressView
    label
    menuElement
    action
    control
    button
    buttonLabel
    buttonConfiguration
    backgroundConfiguration
    shadowProperties
    textField
    searchBar
    alertView
    actionSheet
    `switch`
    slider
    stepper
    pageControl
    segmentedControl
    refreshControl
  }

  /// The classes of gesture recognizers, and of interactions that use them.
  @NativeClassList private static var gestures: [NativeClassDeclaration] {
    gestureRecognizerTarget
    gestureRecognizer
    tapGestureRecognizer
    longPressGestureRecognizer
    panGestureRecognizer
    screenEdgePanGestureRecognizer
    parallaxTransitionPanGestureRecognizer
    swipeGestureRecognizer
    pinchGestureRecognizer
    rotationGestureRecognizer
    pointers
    calendars
    pasteConfiguration
    pasteControlConfiguration
    pasteControl
    colorWell
    documentInteractionController
  }

  /// The classes of scroll views and tables.
  @NativeClassList private static var tables: [NativeClassDeclaration] {
    scrollView
    textView
    scrollViewPanGestureRecognizer
    scrollViewPinchGestureRecognizer
    scrollViewDelayedTouchesBeganGestureRecognizer
    tableView
    tableViewCell
    tableViewCellContentView
    tableViewLabel
    tableViewHeaderFooterView
    tableViewRowAction
    contextualAction
    swipeActionsConfiguration
    tableViewReorderGestureRecognizer
    tableViewIndex
    swipeActionPanGestureRecognizer
  }

  /// The classes of collection views.
  @NativeClassList private static var collections: [NativeClassDeclaration] {
    collectionView
    collectionReusableView
    collectionViewCell
    collectionViewLayoutAttributes
    collectionViewLayoutInvalidationContext
    collectionViewFlowLayoutInvalidationContext
    collectionViewUpdateItem
    collectionViewLayout
    collectionViewFlowLayout
  }

  /// The classes of the screen, events and animations.
  @NativeClassList private static var animations: [NativeClassDeclaration] {
    screen
    color
    touch
    event
    mediaTimingFunction
    animation
    propertyAnimation
    basicAnimation
    cubicTimingParameters
    springTimingParameters
    viewPropertyAnimator
  }
}
