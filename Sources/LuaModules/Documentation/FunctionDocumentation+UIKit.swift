extension FunctionDocumentation {
  /// The `uikit` module.
  static let uikit = """
    keyWindow(): UIWindow -- Returns the key window, which contains the script's views.
    setScreenSize(size: CGSize) -- Sets the size of the screen; call it before anything is on the screen.
      size -- in points, 390 x 844 by default
      error -- a side is not more than 0
    setSafeAreaInsets(insets: UIEdgeInsets) -- Sets the safe area insets of the screen, which bars and rounded corners cover; zero by default.
      insets -- in points
      error -- an inset is negative or not finite
    settings(): table<SETTING, Setting> -- Returns the settings, each a behavior on which sources disagree: value, default, alternatives, summary.
    setting(name: SETTING, value: any) -- Changes a setting in this world.
      name -- one of uikit.settings()
      value -- one of the alternatives, or a number that is not negative
      error -- there is no such setting, or the value is not allowed
    differences(from?: string, to?: string): SystemDifference[] -- Returns the differences between two versions of iOS.
      from -- a version, the older or the newer one; all differences
      to -- the other version; the newest
      error -- a version is unknown
    since(name?: string, selector?: string): string|table<string, string>|nil -- Returns the version of iOS since which a class, a member, a constant or a function exists: "9.3" for what came with it or earlier, nil if no source names it.
      name -- a class, a protocol, a constant or a function; without it all versions are returned, of members by class and selector
      selector -- a method of the class or protocol; "+make" is a class method
    bundle(content: {info: table?, strings: table<string, table<string, string>>?, files: table<string, string>?}) -- Sets the contents of the app's bundle: Info.plist, localized strings by table, files by path.
      info -- entries of Info.plist by key
      strings -- for each table name, the texts by key; the usual table is Localizable
      files -- file contents by path in the bundle
      error -- a value is of a type that the bundle cannot hold
    openNotification(identifier: string, action?: string, text?: string) -- Simulates the user opening a notification or choosing one of its actions.
      identifier -- the identifier of a pending or delivered request
      action -- the identifier of an action; the default action
      text -- the text typed into the action's text field
      error -- no notification has the identifier
    setLocation(place?: {latitude: number, longitude: number, altitude: number?, accuracy: number?, verticalAccuracy: number?, course: number?, speed: number?, floor: integer?, heading: number?, headingAccuracy: number?, visit: boolean?, beacons: Beacon[]?}) -- Sets the location of the device, or makes it unknown.
      place -- nil makes the location unknown
      latitude -- in degrees, -90 to 90
      longitude -- in degrees, -180 to 180
      altitude -- in metres; 0
      accuracy -- accuracy of latitude and longitude, in metres; 5
      verticalAccuracy -- accuracy of the altitude, in metres; -1, which means invalid
      course -- direction of travel, in degrees from north; -1, which means invalid
      speed -- in metres per second; -1, which means invalid
      floor -- the floor of the building
      heading -- direction of the device's top edge, in degrees from north, from 0 to less than 360
      headingAccuracy -- accuracy of the heading, in degrees; 5
      visit -- whether the device stays there, which is a visit; false
      beacons -- the beacons in range; none
      error -- latitude or longitude is missing, or not on earth
      error -- the heading is not from 0 to less than 360
      error -- a beacon has no uuid, or a field that is not listed here
    address(text: string, place?: {latitude: number, longitude: number, altitude: number?, accuracy: number?, verticalAccuracy: number?, course: number?, speed: number?, name: string?, thoroughfare: string?, subThoroughfare: string?, locality: string?, subLocality: string?, administrativeArea: string?, subAdministrativeArea: string?, postalCode: string?, ISOcountryCode: string?, country: string?, inlandWater: string?, ocean: string?, areasOfInterest: string[]?}) -- Registers an address for CLGeocoder, or removes it.
      text -- the text that finds the address; the words of its fields find it too
      place -- nil removes the address
      latitude -- in degrees, -90 to 90
      longitude -- in degrees, -180 to 180
      altitude -- in metres; 0
      accuracy -- accuracy of latitude and longitude, in metres; 5
      verticalAccuracy -- accuracy of the altitude, in metres; -1, which means invalid
      course -- direction of travel, in degrees from north; -1, which means invalid
      speed -- in metres per second; -1, which means invalid
      name -- the name of the place; if omitted, this and the following fields are nil in the placemark
      thoroughfare -- the street
      subThoroughfare -- the house number
      locality -- the town
      subLocality -- the district of the town
      administrativeArea -- the state or province
      subAdministrativeArea -- the county
      postalCode -- the postal code, as on a letter
      ISOcountryCode -- the country code of two letters
      country -- the name of the country
      inlandWater -- the name of the lake or river, if the place is in one
      ocean -- the name of the ocean, if the place is in one
      areasOfInterest -- the names of areas of interest at the place; none
      error -- latitude or longitude is missing, or not on earth
    CGPointMake(x: number, y: number): CGPoint -- Creates a point.
    CGSizeMake(width: number, height: number): CGSize -- Creates a size.
    CGRectMake(x: number, y: number, width: number, height: number): CGRect -- Creates a rectangle.
      x -- of the top left corner, in points
      y -- of the top left corner, in points
    UIEdgeInsetsMake(top: number, left: number, bottom: number, right: number): UIEdgeInsets -- Creates insets.
    UIImagePNGRepresentation(image: UIImage?): NSData? -- Returns the PNG data of an image: the bytes of its file, or an empty picture of its size.
    UIImageJPEGRepresentation(image: UIImage?, quality: number?): NSData? -- Returns the JPEG data of an image: the bytes of its file, or an empty picture of its size.
      quality -- has no effect, since nothing is drawn
    CGVectorMake(dx: number, dy: number): CGVector -- Creates a vector.
    NSMakeRange(location: integer, length: integer): NSRange -- Creates a range.
      location -- from 0
    CGAffineTransformMakeScale(x: number, y: number): CGAffineTransform -- Creates a transform that scales.
    CGAffineTransformMakeRotation(angle: number): CGAffineTransform -- Creates a transform that rotates, in radians.
      angle -- in radians, clockwise on the screen
    CGAffineTransformMakeTranslation(x: number, y: number): CGAffineTransform -- Creates a transform that translates.
    NSMaxRange(range: NSRange): integer -- Returns the end of a range: location plus length.
    NSLocationInRange(index: integer, range: NSRange): boolean -- Returns whether an index is in a range.
    NSEqualRanges(first: NSRange, second: NSRange): boolean -- Returns whether two ranges are equal.
    NSUnionRange(first: NSRange, second: NSRange): NSRange -- Returns the smallest range that contains both ranges.
    NSIntersectionRange(first: NSRange, second: NSRange): NSRange -- Returns the intersection of two ranges.
    NSStringFromRange(range: NSRange): string -- Formats a range: "{1, 2}".
    NSStringFromCGPoint(point: CGPoint): string -- Formats a point: "{1, 2}".
    NSStringFromCGVector(vector: CGVector): string -- Formats a vector: "{1, 2}".
    NSStringFromCGSize(size: CGSize): string -- Formats a size: "{1, 2}".
    NSStringFromCGRect(rect: CGRect): string -- Formats a rectangle: "{{1, 2}, {3, 4}}".
    NSStringFromCGAffineTransform(transform: CGAffineTransform): string -- Formats a transform: "[1, 0, 0, 1, 0, 0]".
    NSStringFromUIEdgeInsets(insets: UIEdgeInsets): string -- Formats insets: "{1, 2, 3, 4}".
    NSStringFromUIOffset(offset: UIOffset): string -- Formats an offset: "{0, 2}".
    NSStringFromDirectionalEdgeInsets(insets: NSDirectionalEdgeInsets): string -- Formats insets: "{8, 16, 8, 16}".
    NSRangeFromString(text: string): NSRange -- Parses a range; missing components are 0.
    CGPointFromString(text: string): CGPoint -- Parses a point; missing components are 0.
    CGVectorFromString(text: string): CGVector -- Parses a vector; missing components are 0.
    CGSizeFromString(text: string): CGSize -- Parses a size; missing components are 0.
    CGRectFromString(text: string): CGRect -- Parses a rectangle; missing components are 0.
    CGAffineTransformFromString(text: string): CGAffineTransform -- Parses a transform; missing components are 0.
    UIEdgeInsetsFromString(text: string): UIEdgeInsets -- Parses insets; missing components are 0.
    UIOffsetFromString(text: string): UIOffset -- Parses an offset; missing components are 0.
    DirectionalEdgeInsetsFromString(text: string): NSDirectionalEdgeInsets -- Parses insets; missing components are 0.
    CGRectGetMinX(rect: CGRect): number -- Returns the x coordinate of the left edge of a rectangle.
    CGRectGetMidX(rect: CGRect): number -- Returns the x coordinate of the center of a rectangle.
    CGRectGetMaxX(rect: CGRect): number -- Returns the x coordinate of the right edge of a rectangle.
    CGRectGetMinY(rect: CGRect): number -- Returns the y coordinate of the top edge of a rectangle.
    CGRectGetMidY(rect: CGRect): number -- Returns the y coordinate of the center of a rectangle.
    CGRectGetMaxY(rect: CGRect): number -- Returns the y coordinate of the bottom edge of a rectangle.
    CGRectGetWidth(rect: CGRect): number -- Returns the width of a rectangle, never negative.
    CGRectGetHeight(rect: CGRect): number -- Returns the height of a rectangle, never negative.
    CGRectContainsPoint(rect: CGRect, point: CGPoint): boolean -- Returns whether a point is inside a rectangle.
    CGRectContainsRect(outer: CGRect, inner: CGRect): boolean -- Returns whether the outer rectangle contains the inner one.
    CGRectIntersectsRect(first: CGRect, second: CGRect): boolean -- Returns whether two rectangles intersect.
    CGRectIsEmpty(rect: CGRect): boolean -- Returns whether a rectangle has no area.
    CGRectEqualToRect(first: CGRect, second: CGRect): boolean -- Returns whether two rectangles are equal.
    CGPointEqualToPoint(first: CGPoint, second: CGPoint): boolean -- Returns whether two points are equal.
    CGSizeEqualToSize(first: CGSize, second: CGSize): boolean -- Returns whether two sizes are equal.
    CGRectInset(rect: CGRect, dx: number, dy: number): CGRect -- Returns a rectangle whose edges are moved inwards.
      dx -- the distance that the left and right edges move inwards, in points; outwards if negative
      dy -- the distance that the top and bottom edges move inwards, in points; outwards if negative
    CGRectOffset(rect: CGRect, dx: number, dy: number): CGRect -- Returns a rectangle with its origin moved.
    CGRectUnion(first: CGRect, second: CGRect): CGRect -- Returns the smallest rectangle that contains both rectangles.
    UIEdgeInsetsInsetRect(rect: CGRect, insets: UIEdgeInsets): CGRect -- Returns a rectangle reduced by insets.
    CGAffineTransformConcat(first: CGAffineTransform, second: CGAffineTransform): CGAffineTransform -- Returns a transform that applies the first and then the second.
    CGAffineTransformInvert(transform: CGAffineTransform): CGAffineTransform -- Returns the inverse of a transform.
    CGAffineTransformIsIdentity(transform: CGAffineTransform): boolean -- Returns whether a transform is the identity.
    CGAffineTransformScale(transform: CGAffineTransform, x: number, y: number): CGAffineTransform -- Returns a transform that scales first.
    CGAffineTransformRotate(transform: CGAffineTransform, angle: number): CGAffineTransform -- Returns a transform that rotates first.
      angle -- in radians, clockwise on the screen
    CGAffineTransformTranslate(transform: CGAffineTransform, x: number, y: number): CGAffineTransform -- Returns a transform that translates first.
    CGPointApplyAffineTransform(point: CGPoint, transform: CGAffineTransform): CGPoint -- Returns the point transformed by a transform.
    CACurrentMediaTime(): number -- Returns the time in seconds since the device was started.
    CFAbsoluteTimeGetCurrent(): number -- Returns the time in seconds since 2001-01-01 00:00:00 UTC.
    tree(view?: UIView): string -- Prints and returns the view hierarchy of a view, or of the window.
      view -- the key window by default
    render(view?: UIView, file?: string, options?: {outlines: boolean?, fingers: boolean?}): string? -- Renders a view as a device shows it, with the path of every finger since the last rendering: returns SVG, or writes an SVG or .png file. An unknown symbol is drawn as a framed landscape.
      view -- the key window by default
      file -- a path that ends in .svg or .png; may be omitted before options
      outlines -- whether frames, class names and states are drawn over the screen; false
      fingers -- whether the paths of fingers are drawn; true
      error -- outlines are given without fingers
      error -- the file cannot be written
      error -- a picture needs the library librsvg2-2, or would be too large
    CATransform3DMakeTranslation(x: number, y: number, z: number): CATransform3D -- Creates a layer transform that translates.
    CATransform3DMakeScale(x: number, y: number, z: number): CATransform3D -- Creates a layer transform that scales.
    CATransform3DMakeRotation(angle: number, x: number, y: number, z: number): CATransform3D -- Creates a layer transform that rotates around an axis.
      angle -- in radians
      x -- the x component of the axis; y and z are the others
    CATransform3DConcat(first: CATransform3D, second: CATransform3D): CATransform3D -- Returns a transform that applies the first and then the second.
    font(name: string, measures: {advances: table<string, number>?, width: number?, ascender: number?, descender: number?, leading: number?, capHeight: number?, xHeight: number?, family: string?, weight: number?, italic: boolean?}) -- Sets the measures of a font, as fractions of its size; omitted measures do not change.
      name -- a PostScript name, a family, or system
      advances -- the width of each character
      width -- the width of every character
      ascender -- the height above the baseline
      descender -- the depth below the baseline, a negative number
      leading -- the space between two lines
      capHeight -- the height of a capital letter
      xHeight -- the height of the letter x
      family -- the family of the font
      weight -- a UIFontWeight, -1 to 1
      italic -- whether the font is italic
      error -- there is no such measure, or it is not a number
    image(name: string, size: CGSize, scale?: number) -- Sets the size of the images with a name.
      size -- in points
      scale -- pixels per point; that of the screen
      error -- a side is negative, or the scale is not more than 0
    color(name: string, color?: UIColor) -- Adds a color to the asset catalog, for `colorNamed:`.
      color -- nil removes the color
    words(language: string, words: string[]) -- Sets the words of a language that UITextChecker knows.
      language -- the language code that is passed to UITextChecker: "en_US"
    type(text: string) -- Types text into the view that is editing: for each character, asks the delegate, then sends `insertText:`; "\\b" deletes.
      text -- the text; each character is typed separately
      error -- nothing in the key window is editing text
    page(url: string, page: {title: string?, text: string?, links: table<string, string|PageLink>?, frames: string[]?, delay: number?, height: number?, fails: (boolean|integer)?, redirect: string?, javascript: table<string, any>?, exceptions: table<string, string>?, messages: PageMessage[]?, dialogs: PageDialog[]?}) -- Defines a page that web views can load.
      url -- the URL of the page
      title -- the title; empty by default
      text -- the text that findString: searches
      links -- addresses by link name, for uikit.followLink; none
      frames -- the addresses of its subframes
      delay -- the response time of the server, in virtual seconds; the setting pageDelay
      height -- the height of the document, in points; the view's
      fails -- true, or the code of NSURLErrorDomain with which loading fails; true is -1004; false
      redirect -- the address to which the server redirects
      javascript -- the result of each script that is evaluated, by its text
      exceptions -- the message of the exception that a script raises, by its text
      messages -- the messages that its script posts when it is loaded; none
      dialogs -- the dialogs that its script opens; none
      error -- both fails and redirect are given
      error -- delay or height is negative or not finite
      error -- an entry of links, messages or dialogs lacks a field, or a field has another type
    followLink(webView: any, name: string) -- Follows a link of the page that a web view shows.
      webView -- a UIWebView or a WKWebView
      error -- no page is shown, or it has no link with that name
    postMessage(webView: any, name: string, body: any, reply?: function) -- Posts a message from a page's script.
      webView -- a WKWebView
      name -- the name of the message handler
      reply -- receives the reply of a WKScriptMessageHandlerWithReply: a value, or nil and an error message
    pressButton(panel: any, button: string|integer) -- Taps a button of an alert or a sheet, or a row of a menu.
      panel -- an alert, a sheet, an alert controller, a menu's interaction, or a view whose menu is shown
      button -- its title, or its index from 0
      error -- it has no such button, or is not shown
    choose(chooser: any, answer?: any) -- Makes a choice in a system controller that is shown, or cancels the controller.
      chooser -- a UIImagePickerController, PHPickerViewController, UIDocumentPickerViewController, UIPrintInteractionController, UIActivityViewController or UISearchController
      answer -- a picture, a list of pictures, URLs, true to print, an activity, or a search suggestion; nil cancels
      error -- the chooser is not shown, or does not accept the answer
    launch(delegate: CLASS, options?: {options: table?, url: string?, notification: RemoteNotification?, scene: CLASS?, storyboard: string?}): any -- Launches the application with a delegate of a class, and returns the delegate.
      options -- the launch options that application:didFinishLaunchingWithOptions: receives
      url -- a URL that the application is launched to open
      notification -- the remote notification that launches the application
      scene -- the class of the window scene's delegate
      storyboard -- the storyboard whose initial controller the window shows
      error -- the application has been launched already and was not terminated
      error -- there is no such storyboard, or the url is not a URL
    background() -- Moves the application to the background, as the home button does.
    foreground() -- Moves the application back to the foreground.
    terminate() -- Terminates the application, as the system does.
    memoryWarning() -- Sends a memory warning to the application, its controllers and observers.
    significantTimeChange() -- Tells the application that a new day has begun, or that the clock was set.
    backgroundFetch() -- Performs a background fetch of the application.
    openURL(url: string|NSURL, options?: OpenURLOptions) -- Simulates another application opening a URL in this one.
      options -- the options that application:openURL:options: receives; openInPlace alone
      error -- the text is not a URL
      error -- a key of the options is nearly a key of OpenURLOptions
    receiveNotification(userInfo?: RemoteNotification) -- Delivers a remote notification.
      userInfo -- the payload that the server sent; empty
      error -- a key is nearly a key of RemoteNotification, of its aps or of its alert
    continueActivity(activity: string|NSUserActivity, userInfo?: table) -- Continues a user activity, or a new one of a type.
      activity -- an NSUserActivity, or the type of a new one
      userInfo -- the userInfo of the new one
    performShortcut(item: string|UIApplicationShortcutItem, userInfo?: table) -- Chooses a home screen shortcut, or a new one of a type.
      item -- a UIApplicationShortcutItem, or the type of a new one
      userInfo -- the userInfo of the new one
    rotate(orientation: integer): boolean -- Rotates the device; returns whether the interface rotated too.
      orientation -- a UIInterfaceOrientation, from 1 to 4
      error -- the orientation is not from 1 to 4
    motion(kind: "shake") -- Shakes the device.
      error -- the kind is not "shake"
    accelerate(x: number, y: number, z: number) -- Sets the acceleration of the device from now on; at rest, held upright, it is 0, -1, 0.
      x -- in multiples of gravity, toward the right of the screen
      y -- toward the top of the screen
      z -- out of the screen
    pencil(kind: "tap"|"squeeze") -- Simulates a double tap on a pencil with a finger, or a squeeze.
      error -- the kind is neither tap nor squeeze
    pressKey(input: string, modifiers?: integer) -- Presses and releases a key of a hardware keyboard: it inserts text into the view that is editing, runs a key command, or sends a press.
      input -- a character, or a UIKeyInput... constant
      modifiers -- UIKeyModifier flags, added up; 0
    setTraits(traits: {style: ("unspecified"|"light"|"dark")?, sizeClass: ("compact"|"regular"|"unspecified"|SizeClasses)?, contentSize: string?, layoutDirection: ("leftToRight"|"rightToLeft")?, contrast: ("normal"|"high")?, idiom: ("phone"|"pad")?}) -- Changes traits of the screen, and notifies the affected objects.
      style -- the interface style, for dark mode
      sizeClass -- the size classes; a string sets the horizontal one
      contentSize -- a UIContentSizeCategory
      layoutDirection -- the direction of the language
      contrast -- the contrast of the accessibility setting
      idiom -- the type of device; on a pad a hardware keyboard moves the focus
      error -- the value of a trait is not one of its words
    nib(name: string, objects: NibObject|NibObject[]) -- Defines a nib, which UINib and initWithNibName:bundle: load.
      objects -- the root object, or a list of them: the first view becomes the view of a controller that loads the nib
      error -- two objects have the same id, or an outlet or an action names an id that does not exist
      error -- an action has no selector, or a field has another type
    storyboard(name: string, storyboard: Storyboard) -- Defines a storyboard.
      storyboard -- its scenes and the id of the initial one
      error -- there are no scenes, or initial or a segue names a scene that does not exist
      error -- the kind of a segue is unknown, or the segue lacks a field that its kind needs
    """
}
