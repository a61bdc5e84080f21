package import FoundationCore
package import QuartzCore
package import SelectorRuntime
package import UIKitRuntime
package import VirtualTime

// no traps of stop: a native object exists only in a world that has its models.

/// UIKit in one runtime: its classes, the application, the screen and the touches.
package final class UIKitWorld: FoundationWorld {
  package let selectors: UIKitSelectors
  /// The settings of this world.
  package let settings = UIKitSettings()
  /// The images whose sizes a script has defined.
  package var images = KnownImages()
  /// The colors of the asset catalog.
  package var namedColors = AssetColors()
  package private(set) lazy var screen = make(UIKitClasses.screen)
  package private(set) lazy var application = make(UIKitClasses.application)
  package var device: UIDevice { single(UIKitClasses.device) }
  package private(set) lazy var digitizer = Digitizer(self)
  private(set) lazy var gestures = GestureEnvironment(self)
  private(set) lazy var scrollActivity = ScrollActivity(runLoop)
  package private(set) lazy var layoutPass = LayoutPass(self)
  private(set) lazy var updates = Updates(self)
  private(set) lazy var layerAnimations = LayerAnimations(self)
  private(set) lazy var layerListening = LayerListening(selectors.layers)
  /// The keyboard, which the module of texts creates.
  package var keyboardModel: (any KeyboardModel)?
  package private(set) lazy var safeAreas = SafeAreas(self)
  package private(set) lazy var statusBar = StatusBar(self)
  package private(set) lazy var traits = TraitPropagation(self)
  /// The single objects of a world, such as the screen, created on first use.
  package var singles: [String: RuntimeObject] = [:]
  /// The functions of the modules above.
  package var functions = UIKitFunctions()
  package var mainScene: UIWindowScene {
    single(UIKitClasses.windowScene) { [application] in $0.activationState = application.sceneState
    }
  }
  var statusBarManager: UIStatusBarManager { single(UIKitClasses.statusBarManager) }
  package var accelerometer: UIAccelerometer { single(UIKitClasses.accelerometer) }
  package var focusSystem: UIFocusSystem { single(UIKitClasses.focusSystem) }
  var motionEvent: UIMotionEvent { single(UIKitClasses.motionEvent) }
  package var keyboardEvent: UIPhysicalKeyboardEvent { single(UIKitClasses.physicalKeyboardEvent) }
  package private(set) lazy var autoLayout = AutoLayout(self)
  package private(set) lazy var colors = NamedColors(self)
  package private(set) lazy var fonts = FontLibrary(self)
  package private(set) lazy var appearances = Appearances(self)
  /// The interaction whose edit menu is visible.
  package weak var editMenu: (any VisibleMenu)?
  package private(set) lazy var animations = ViewAnimations(self)
  /// The open contexts of `beginAnimations:context:`, innermost last.
  var animationContexts: [AnimationContext] = []
  /// The first touch that missed its view since the value was last cleared.
  package var miss: TouchMiss?
  /// Reports a warning to a script that has enabled warnings.
  package var warnScript: (String) throws -> Void = { _ in }
  /// The unknown symbol names for which a warning was reported.
  package var unknownSymbols: Set<String> = []
  /// The number of collections that are currently requesting a cell from their data source.
  package var cellRequests = 0
  /// The contexts of the renderers whose actions run, innermost last.
  var rendererContexts: [UIGraphicsRendererContext] = []
  /// Whether a table has warned that it was laid out without a window.
  package var hasWarnedOfLayoutOutsideWindow = false
  private var nesting = 0
  private var actionNumber = 0

  /// Returns a unique number for an action.
  func nextActionNumber() -> Int {
    actionNumber += 1
    return actionNumber
  }

  /// Declares UIKit's classes after Foundation's.
  ///
  /// - Parameters:
  ///   - foundation: The catalogue of Foundation.
  ///   - catalogue: The catalogue of UIKit.
  package init(
    _ runtime: Runtime, runLoop: RunLoop, foundation: NativeCatalogue, catalogue: NativeCatalogue
  ) {
    selectors = UIKitSelectors(runtime)
    super.init(runtime, runLoop: runLoop, catalogue: foundation)
    runtime.declare(catalogue)
    defineNibAwaking()
    listSettings = { [unowned self] in settings.all }
  }

  /// Creates the application and its first window.
  package func makeFirstWindow() {
    let window = make(UIKitClasses.window)
    window.occupy(screen.bounds)
    window.markNeedsLayout()
    window.isHidden = false
    application.keyWindow = window
    application.hostWindow = window
  }

  /// Returns the single object of a class; one that a restored snapshot erased is created again.
  package func single<Made: RuntimeObject>(
    _ declaration: NativeClass<Made>, _ prepare: (Made) -> Void = { _ in }
  ) -> Made {
    if let known = singles[declaration.name] as? Made, !known.isErased { return known }
    let made = make(declaration)
    singles[declaration.name] = made
    prepare(made)
    return made
  }

  /// The key window, in which scripts draw.
  package var keyWindow: UIWindow? { application.keyWindow }

  /// Changes the size of the screen and of the windows that fill it.
  ///
  /// - Throws: ``RuntimeError`` if a side is not a positive number.
  package func setScreenSize(_ size: CGSize) throws {
    guard size.isFinite, size.width > 0, size.height > 0 else {
      throw RuntimeError(
        .invalidArgument, "a screen cannot be \(size.text) points")
    }
    let old = screen.bounds
    screen.bounds = CGRect(origin: .zero, size: size)
    for window in application.windows where window.frame == old {
      try window.place(screen.bounds)
    }
    var traits = traits.values
    traits.setSizeClasses(for: size)
    try self.traits.change(to: traits)
  }

  /// Sets the screen's safe area insets, and updates all views.
  ///
  /// - Throws: ``RuntimeError`` if an inset is negative or not a number; the errors of the views.
  package func setSafeAreaInsets(_ insets: UIEdgeInsets) throws {
    try safeAreas.setScreen(insets)
  }

  package override func restoration() -> () -> Void {
    let rest = super.restoration()
    let settings = settings.restoration()
    let images = images
    let namedColors = namedColors
    let bounds = screen.bounds
    let application = application.restoration()
    let scrolling = scrollActivity.restoration()
    let animations = animations.restoration()
    let safeAreas = safeAreas.restoration()
    let statusBar = statusBar.restoration()
    let traits = traits.restoration()
    let scene = (singles["UIWindowScene"] as? UIWindowScene)?.restoration()
    let layerAnimations = layerAnimations.restoration()
    let fonts = fonts.restoration()
    let appearances = appearances.restoration()
    let layout = layoutPass.restoration()
    let updates = updates.restoration()
    let states = savedStates()
    return { [unowned self] in
      rest()
      settings()
      setClock()
      for window in self.application.windows where window.frame == screen.bounds {
        window.occupy(bounds)
        window.markNeedsLayout()
      }
      states()
      self.images = images
      self.namedColors = namedColors
      screen.bounds = bounds
      application()
      animations()
      safeAreas()
      statusBar()
      traits()
      scene?()
      layerAnimations()
      fonts()
      appearances()
      animationContexts = []
      functions.abandonTransitions()
      digitizer.forgetAll()
      gestures.forgetAll()
      scrolling()
      autoLayout.forget()
      layout()
      updates()
      layoutPass.request()
    }
  }

  /// Creates a view with no owner yet, using the messages that UIKit itself sends.
  ///
  /// - Throws: the errors of `+alloc` and `-initWithFrame:`; ``RuntimeError`` if they return a view
  ///   of another type.
  package func makeView<View: UIView>(_ declaration: NativeClass<View>, frame: CGRect = .zero)
    throws
    -> View
  {
    let allocated: RuntimeObject = try runtime.cls(declaration).call(selectors.alloc)
    return try allocated.call(selectors.initWithFrame, frame)
  }

  /// Writes a warning to the log that `NSLog` uses.
  package func warn(_ text: String) { writeLog(text) }

  /// The maximum nesting of calls between models that use messages, which protects the stack.
  private static let maximumNesting = 600

  /// Runs a body that sends recursive messages, such as the hit test of a subview.
  ///
  /// - Throws: ``RuntimeError`` if the nesting limit is exceeded; the errors of the body.
  func nested<Answer>(
    _ receiver: RuntimeObject, _ selector: Selector, _ body: () throws -> Answer
  ) throws -> Answer {
    guard nesting < Self.maximumNesting else {
      throw RuntimeError(
        .generic, "stack overflow: \(receiver.methodName(selector)) nests \(nesting) deep")
    }
    nesting += 1
    defer { nesting -= 1 }
    return try body()
  }
}

extension FoundationWorld {
  /// The world as a UIKit world, for keys of values that need one.
  package final var uikit: UIKitWorld {
    guard let world = self as? UIKitWorld else { preconditionFailure("the world has no UIKit") }
    return world
  }
}

extension RuntimeObject {
  /// The UIKit world to which the object belongs.
  package final var uikit: UIKitWorld {
    guard let world = runtime.world as? UIKitWorld else {
      preconditionFailure("the runtime has no UIKit")
    }
    return world
  }
}
