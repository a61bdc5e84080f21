extension FunctionDocumentation {
  /// The `uikit` module.
  static let uikit = """
    keyWindow(): UIWindow -- Answers the window that a script draws in.
    setScreenSize(size: CGSize) -- Gives the screen another size, before anything is on it.
      size -- in points; 390 × 844 until then
    setSafeAreaInsets(insets: UIEdgeInsets) -- Says what of the screen bars and rounded corners cover; nothing until then.
    settings(): table<SETTING, table> -- Answers what sources disagree on: value, default, alternatives, summary.
    setting(name: SETTING, value: any) -- Changes a setting in this world.
      name -- one of uikit.settings()
      value -- one of the alternatives, or a number that is not negative
      error -- there is no such setting, or it cannot be that
    bundle(content: {info: table?, strings: table<string, table<string, string>>?, files: table<string, string>?}) -- Fills the app's bundle: Info.plist, texts by tables, files by paths.
      content -- what is left out stays as it was; what is given takes the place of what has its name
      error -- an option that there is not, or a value that the bundle cannot hold
    openNotification(identifier: string, action?: string, text?: string) -- Lets the user open a notification, or choose one of its actions.
      identifier -- that of a request which waits or has been delivered
      action -- the identifier of an action; the default one without it
      text -- what is typed into the action's field
      error -- no notification has the identifier
    setLocation(place?: {latitude: number, longitude: number, altitude: number?, accuracy: number?, verticalAccuracy: number?, course: number?, speed: number?, floor: integer?, heading: number?, headingAccuracy: number?, visit: boolean?, beacons: table[]?}) -- Moves the device to a place, or to where nobody knows it.
      place -- heading in degrees from north; visit = true where the device stays; beacons = {{uuid =, major =, minor =, accuracy =, rssi =}} that it hears there
      error -- a coordinate that is not on earth, or an option that there is not
    address(text: string, place?: table) -- Tells CLGeocoder an address, or takes it away again.
      text -- by which it is found, besides by the words of its parts
      place -- latitude, longitude and what setLocation takes of a place; name, thoroughfare, locality, postalCode, country and the other texts of CLPlacemark; areasOfInterest
      error -- a coordinate that is not on earth, or an option that there is not
    CGPointMake(x: number, y: number): CGPoint -- Makes a point.
    CGSizeMake(width: number, height: number): CGSize -- Makes a size.
    CGRectMake(x: number, y: number, width: number, height: number): CGRect -- Makes a rectangle.
    UIEdgeInsetsMake(top: number, left: number, bottom: number, right: number): UIEdgeInsets -- Makes insets.
    CGVectorMake(dx: number, dy: number): CGVector -- Makes a vector.
    NSMakeRange(location: integer, length: integer): NSRange -- Makes a range.
    CGAffineTransformMakeScale(x: number, y: number): CGAffineTransform -- Makes a transform that scales.
    CGAffineTransformMakeRotation(angle: number): CGAffineTransform -- Makes a transform that rotates, in radians.
    CGAffineTransformMakeTranslation(x: number, y: number): CGAffineTransform -- Makes a transform that moves.
    NSMaxRange(range: NSRange): integer -- Answers where a range ends.
    NSLocationInRange(index: integer, range: NSRange): boolean -- Answers whether an index is in a range.
    NSEqualRanges(first: NSRange, second: NSRange): boolean -- Answers whether two ranges are the same.
    NSUnionRange(first: NSRange, second: NSRange): NSRange -- Answers the smallest range around two.
    NSIntersectionRange(first: NSRange, second: NSRange): NSRange -- Answers what two ranges have in common.
    NSStringFromRange(range: NSRange): string -- Writes a range: "{1, 2}".
    NSStringFromCGPoint(point: CGPoint): string -- Writes a point: "{1, 2}".
    NSStringFromCGVector(vector: CGVector): string -- Writes a vector: "{1, 2}".
    NSStringFromCGSize(size: CGSize): string -- Writes a size: "{1, 2}".
    NSStringFromCGRect(rect: CGRect): string -- Writes a rectangle: "{{1, 2}, {3, 4}}".
    NSStringFromCGAffineTransform(transform: CGAffineTransform): string -- Writes a transform: "[1, 0, 0, 1, 0, 0]".
    NSStringFromUIEdgeInsets(insets: UIEdgeInsets): string -- Writes insets: "{1, 2, 3, 4}".
    NSStringFromUIOffset(offset: UIOffset): string -- Writes an offset: "{0, 2}".
    NSStringFromDirectionalEdgeInsets(insets: NSDirectionalEdgeInsets): string -- Writes insets: "{8, 16, 8, 16}".
    NSRangeFromString(text: string): NSRange -- Reads a range; what is missing is 0.
    CGPointFromString(text: string): CGPoint -- Reads a point; what is missing is 0.
    CGVectorFromString(text: string): CGVector -- Reads a vector; what is missing is 0.
    CGSizeFromString(text: string): CGSize -- Reads a size; what is missing is 0.
    CGRectFromString(text: string): CGRect -- Reads a rectangle; what is missing is 0.
    CGAffineTransformFromString(text: string): CGAffineTransform -- Reads a transform; what is missing is 0.
    UIEdgeInsetsFromString(text: string): UIEdgeInsets -- Reads insets; what is missing is 0.
    UIOffsetFromString(text: string): UIOffset -- Reads an offset; what is missing is 0.
    DirectionalEdgeInsetsFromString(text: string): NSDirectionalEdgeInsets -- Reads insets; what is missing is 0.
    CGRectGetMinX(rect: CGRect): number -- Answers the left edge of a rectangle.
    CGRectGetMidX(rect: CGRect): number -- Answers the horizontal middle of a rectangle.
    CGRectGetMaxX(rect: CGRect): number -- Answers the right edge of a rectangle.
    CGRectGetMinY(rect: CGRect): number -- Answers the top edge of a rectangle.
    CGRectGetMidY(rect: CGRect): number -- Answers the vertical middle of a rectangle.
    CGRectGetMaxY(rect: CGRect): number -- Answers the bottom edge of a rectangle.
    CGRectGetWidth(rect: CGRect): number -- Answers the width of a rectangle, which is not negative.
    CGRectGetHeight(rect: CGRect): number -- Answers the height of a rectangle, which is not negative.
    CGRectContainsPoint(rect: CGRect, point: CGPoint): boolean -- Answers whether a point is inside a rectangle.
    CGRectContainsRect(outer: CGRect, inner: CGRect): boolean -- Answers whether one rectangle is inside another.
    CGRectIntersectsRect(first: CGRect, second: CGRect): boolean -- Answers whether two rectangles have a part in common.
    CGRectIsEmpty(rect: CGRect): boolean -- Answers whether a rectangle has no area.
    CGRectEqualToRect(first: CGRect, second: CGRect): boolean -- Answers whether two rectangles are the same.
    CGPointEqualToPoint(first: CGPoint, second: CGPoint): boolean -- Answers whether two points are the same.
    CGSizeEqualToSize(first: CGSize, second: CGSize): boolean -- Answers whether two sizes are the same.
    CGRectInset(rect: CGRect, dx: number, dy: number): CGRect -- Moves the edges of a rectangle inwards.
    CGRectOffset(rect: CGRect, dx: number, dy: number): CGRect -- Moves a rectangle.
    CGRectUnion(first: CGRect, second: CGRect): CGRect -- Answers the smallest rectangle around two.
    UIEdgeInsetsInsetRect(rect: CGRect, insets: UIEdgeInsets): CGRect -- Answers what is left inside insets.
    CGAffineTransformConcat(first: CGAffineTransform, second: CGAffineTransform): CGAffineTransform -- Answers the one and then the other.
    CGAffineTransformInvert(transform: CGAffineTransform): CGAffineTransform -- Answers what undoes a transform.
    CGAffineTransformIsIdentity(transform: CGAffineTransform): boolean -- Answers whether a transform changes nothing.
    CGAffineTransformScale(transform: CGAffineTransform, x: number, y: number): CGAffineTransform -- Answers a transform that scales first.
    CGAffineTransformRotate(transform: CGAffineTransform, angle: number): CGAffineTransform -- Answers a transform that rotates first.
    CGAffineTransformTranslate(transform: CGAffineTransform, x: number, y: number): CGAffineTransform -- Answers a transform that moves first.
    CGPointApplyAffineTransform(point: CGPoint, transform: CGAffineTransform): CGPoint -- Answers where a transform takes a point.
    CACurrentMediaTime(): number -- Answers the seconds since the device was started.
    CFAbsoluteTimeGetCurrent(): number -- Answers the seconds since 2001-01-01 00:00:00 UTC.
    tree(view?: UIView): string -- Prints and answers the views below a view, or below the window.
    render(view?: UIView, file?: string, options?: {outlines: boolean?}): string? -- Draws a view as a device shows it, with the way of every finger since the last drawing: answers SVG, or writes a file, a picture if that ends in .png.
      view -- the key window without it
      file -- ends in .svg or .png; may be left out before options
      options -- outlines = true draws frames, names of classes and states over the screen
      error -- pictures need the library librsvg2-2
    CATransform3DMakeTranslation(x: number, y: number, z: number): CATransform3D -- Makes a transform of a layer that moves.
    CATransform3DMakeScale(x: number, y: number, z: number): CATransform3D -- Makes a transform of a layer that scales.
    CATransform3DMakeRotation(angle: number, x: number, y: number, z: number): CATransform3D -- Makes a transform of a layer that turns around an axis.
    CATransform3DConcat(first: CATransform3D, second: CATransform3D): CATransform3D -- Answers the one and then the other.
    font(name: string, measures: table) -- Tells the measures of a font, as parts of its size: advances, width, ascender, descender, leading, capHeight, xHeight, family, weight, italic.
    image(name: string, size: CGSize, scale?: number) -- Tells the size of the pictures of a name.
    color(name: string, color?: UIColor) -- Puts a colour into the asset catalogue, where `colorNamed:` finds it.
    words(language: string, words: string[]) -- Tells the words that UITextChecker knows of a language.
    type(text: string) -- Types into what edits: before each character the delegate is asked, then `insertText:` is sent; "\\b" deletes.
    page(url: string, page: table) -- Makes a page that web views can load.
      url -- the address that a web view loads
      page -- title, text that findString: searches, links = {name = url}, frames = {url}, delay in seconds, fails = true or redirect = url
    followLink(webView: any, name: string) -- Follows a link of the page that a web view shows.
    postMessage(webView: any, name: string, body: any, reply?: function) -- Posts a message from a page's script.
      reply -- gets what a WKScriptMessageHandlerWithReply answers: a value, or nil and the text of an error
    pressButton(panel: any, button: string|integer) -- Taps a button of an alert or a sheet, or a row of a menu.
      panel -- an alert, a sheet or an alert controller
      button -- its title, or its place from 0
    choose(chooser: any, answer?: any) -- Chooses something in a controller of the system's that is shown, or cancels it.
      chooser -- a UIImagePickerController, PHPickerViewController, UIDocumentPickerViewController or UIPrintInteractionController
      answer -- a picture, a list of them, URLs, true to print; nil cancels
      error -- the chooser is not shown, or takes something else
    launch(delegate: CLASS, options?: {options: table?, url: string?, notification: table?, scene: CLASS?, storyboard: string?}): any -- Launches the application with a delegate of that class, and answers it.
      options -- what application:didFinishLaunchingWithOptions: gets
      url -- a URL that the application is launched to open
      notification -- a remote notification that it is launched by
      scene -- the class of the window scene's delegate
      storyboard -- the storyboard whose first controller the window shows
      error -- the application has been launched already
    background() -- Puts the application into the background, as the home button does.
    foreground() -- Brings the application back to the front.
    terminate() -- Ends the application, as the system does.
    memoryWarning() -- Warns the application, its controllers and observers that memory is short.
    backgroundFetch() -- Lets the application fetch in the background.
    openURL(url: string|NSURL, options?: table) -- Lets another application open a URL in this one.
    receiveNotification(userInfo: table) -- Delivers a remote notification.
    continueActivity(activity: string|NSUserActivity, userInfo?: table) -- Hands over a user activity, or one of that type.
    performShortcut(item: string|UIApplicationShortcutItem, userInfo?: table) -- Chooses a shortcut of the home screen, or one of that type.
    rotate(orientation: integer): boolean -- Turns the device; answers whether the interface turned too.
      orientation -- a UIInterfaceOrientation, from 1 to 4
    motion(kind: "shake") -- Shakes the device.
    pressKey(input: string, modifiers?: integer) -- Presses a key of a hardware keyboard and lets it go.
      modifiers -- UIKeyModifier flags, added up
    setTraits(traits: {style: "unspecified"|"light"|"dark"?, sizeClass: table|string?, contentSize: string?, layoutDirection: "leftToRight"|"rightToLeft"?, contrast: "normal"|"high"?}) -- Changes traits of the screen, and tells whoever is concerned.
      style -- dark mode or not
      sizeClass -- compact or regular, or {horizontal =, vertical =}
      contentSize -- a UIContentSizeCategory
    nib(name: string, objects: table) -- Describes a nib, which UINib and initWithNibName:bundle: load.
      objects -- the root, {class =, id =, frame =, outlets =, actions =, subviews = {…}}, or a list of roots; any other key is a property
      error -- a class or an id is not known
    storyboard(name: string, scenes: table) -- Describes a storyboard.
      scenes -- {initial = name, scenes = {name = {class =, title =, nib =, segues = {{to =, kind =, id =, from =, action =}}}}}
    """
}
