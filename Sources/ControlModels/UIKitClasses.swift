internal import SelectorRuntime

/// UIKit's classes and Core Animation's, each declared beside its model, in groups that are declared
/// when a script needs one of their classes; superclasses first.
package enum UIKitClasses {
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
    inherited: InheritedMethods.all, adoptions: UIKitAdoptions.all)

  /// Those of texts, fonts and what is copied and pasted.
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

  /// Those of Core Location.
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

  /// Those of responders, layers, views and images.
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

  /// Those of controls and of what they show.
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

  /// Those of gestures, and of interactions that have some.
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

  /// Those of scroll views and tables.
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

  /// Those of collections.
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

  /// Those of the screen, events and animations.
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
