extension FunctionDocumentation {
  /// The `uikit` module.
  static let uikit = """
    keyWindow(): UIWindow -- Answers the window that a script draws in.
    setScreenSize(size: CGSize) -- Gives the screen another size, before anything is on it.
      size -- in points, 390 x 844 until then
      error -- a side is not more than 0
    setSafeAreaInsets(insets: UIEdgeInsets) -- Says what of the screen bars and rounded corners cover; nothing until then.
      insets -- in points
      error -- an inset is negative or not finite
    settings(): table<SETTING, Setting> -- Answers what sources disagree on: value, default, alternatives, summary.
    setting(name: SETTING, value: any) -- Changes a setting in this world.
      name -- one of uikit.settings()
      value -- one of the alternatives, or a number that is not negative
      error -- there is no such setting, or it cannot be that
    bundle(content: {info: table?, strings: table<string, table<string, string>>?, files: table<string, string>?}) -- Fills the app's bundle: Info.plist, texts by tables, files by paths.
      info -- entries of Info.plist, by their keys
      strings -- texts by their keys, by the names of their tables: Localizable is the usual one
      files -- contents by paths in the bundle
      error -- a value is nothing that the bundle can hold
    openNotification(identifier: string, action?: string, text?: string) -- Lets the user open a notification, or choose one of its actions.
      identifier -- that of a request which waits or has been delivered
      action -- the identifier of an action; the default one without it
      text -- what is typed into the action's field
      error -- no notification has the identifier
    setLocation(place?: {latitude: number, longitude: number, altitude: number?, accuracy: number?, verticalAccuracy: number?, course: number?, speed: number?, floor: integer?, heading: number?, headingAccuracy: number?, visit: boolean?, beacons: Beacon[]?}) -- Moves the device to a place, or to where nobody knows it.
      place -- nil is where nobody knows it
      latitude -- in degrees, -90 to 90
      longitude -- in degrees, -180 to 180
      altitude -- in metres; 0
      accuracy -- of latitude and longitude, in metres; 5
      verticalAccuracy -- of the altitude, in metres; -1, which is none
      course -- where it moves, in degrees from north; -1, which is none
      speed -- in metres a second; -1, which is none
      floor -- of the building
      heading -- where the device's top points, in degrees from north, less than 360
      headingAccuracy -- in degrees; 5
      visit -- whether the device stays there; false
      beacons -- that it hears there; none
      error -- latitude or longitude is missing, or not on earth
      error -- the heading is not from 0 to less than 360
      error -- a beacon has no uuid, or something else than these fields
    address(text: string, place?: {latitude: number, longitude: number, altitude: number?, accuracy: number?, verticalAccuracy: number?, course: number?, speed: number?, name: string?, thoroughfare: string?, subThoroughfare: string?, locality: string?, subLocality: string?, administrativeArea: string?, subAdministrativeArea: string?, postalCode: string?, ISOcountryCode: string?, country: string?, inlandWater: string?, ocean: string?, areasOfInterest: string[]?}) -- Tells CLGeocoder an address, or takes it away again.
      text -- by which it is found, besides by the words of its parts
      place -- nil takes the address away
      latitude -- in degrees, -90 to 90
      longitude -- in degrees, -180 to 180
      altitude -- in metres; 0
      accuracy -- of latitude and longitude, in metres; 5
      verticalAccuracy -- of the altitude, in metres; -1, which is none
      course -- in degrees from north; -1, which is none
      speed -- in metres a second; -1, which is none
      name -- of the place itself: this and what follows is nil in the placemark without it
      thoroughfare -- the street
      subThoroughfare -- the number of the house
      locality -- the town
      subLocality -- the part of the town
      administrativeArea -- the state or province
      subAdministrativeArea -- the county
      postalCode -- as on a letter
      ISOcountryCode -- two letters
      country -- its name
      inlandWater -- the lake or river, when it lies in one
      ocean -- when it lies in one
      areasOfInterest -- names of what is there; none
      error -- latitude or longitude is missing, or not on earth
    CGPointMake(x: number, y: number): CGPoint -- Makes a point.
    CGSizeMake(width: number, height: number): CGSize -- Makes a size.
    CGRectMake(x: number, y: number, width: number, height: number): CGRect -- Makes a rectangle.
      x -- of the corner at the top left, in points
      y -- of the corner at the top left, in points
    UIEdgeInsetsMake(top: number, left: number, bottom: number, right: number): UIEdgeInsets -- Makes insets.
    UIImagePNGRepresentation(image: UIImage?): NSData? -- Answers a PNG of an image: its file's bytes, or an empty picture of its size.
    UIImageJPEGRepresentation(image: UIImage?, quality: number?): NSData? -- Answers a JPEG of an image: its file's bytes, or an empty picture of its size.
      quality -- not looked at, since nothing is drawn
    CGVectorMake(dx: number, dy: number): CGVector -- Makes a vector.
    NSMakeRange(location: integer, length: integer): NSRange -- Makes a range.
      location -- from 0
    CGAffineTransformMakeScale(x: number, y: number): CGAffineTransform -- Makes a transform that scales.
    CGAffineTransformMakeRotation(angle: number): CGAffineTransform -- Makes a transform that rotates, in radians.
      angle -- in radians, clockwise on the screen
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
      dx -- how far left and right edges move, in points; outwards when negative
      dy -- how far top and bottom edges move, in points; outwards when negative
    CGRectOffset(rect: CGRect, dx: number, dy: number): CGRect -- Moves a rectangle.
    CGRectUnion(first: CGRect, second: CGRect): CGRect -- Answers the smallest rectangle around two.
    UIEdgeInsetsInsetRect(rect: CGRect, insets: UIEdgeInsets): CGRect -- Answers what is left inside insets.
    CGAffineTransformConcat(first: CGAffineTransform, second: CGAffineTransform): CGAffineTransform -- Answers the one and then the other.
    CGAffineTransformInvert(transform: CGAffineTransform): CGAffineTransform -- Answers what undoes a transform.
    CGAffineTransformIsIdentity(transform: CGAffineTransform): boolean -- Answers whether a transform changes nothing.
    CGAffineTransformScale(transform: CGAffineTransform, x: number, y: number): CGAffineTransform -- Answers a transform that scales first.
    CGAffineTransformRotate(transform: CGAffineTransform, angle: number): CGAffineTransform -- Answers a transform that rotates first.
      angle -- in radians, clockwise on the screen
    CGAffineTransformTranslate(transform: CGAffineTransform, x: number, y: number): CGAffineTransform -- Answers a transform that moves first.
    CGPointApplyAffineTransform(point: CGPoint, transform: CGAffineTransform): CGPoint -- Answers where a transform takes a point.
    CACurrentMediaTime(): number -- Answers the seconds since the device was started.
    CFAbsoluteTimeGetCurrent(): number -- Answers the seconds since 2001-01-01 00:00:00 UTC.
    tree(view?: UIView): string -- Prints and answers the views below a view, or below the window.
      view -- the key window without it
    render(view?: UIView, file?: string, options?: {outlines: boolean?}): string? -- Draws a view as a device shows it, with the way of every finger since the last drawing: answers SVG, or writes a file, a picture if that ends in .png. A symbol that it does not know is a framed landscape.
      view -- the key window without it
      file -- ends in .svg or .png; may be left out before options
      outlines -- frames, names of classes and states over the screen; false
      error -- the file cannot be written
      error -- a picture needs the library librsvg2-2, or would be too large
    CATransform3DMakeTranslation(x: number, y: number, z: number): CATransform3D -- Makes a transform of a layer that moves.
    CATransform3DMakeScale(x: number, y: number, z: number): CATransform3D -- Makes a transform of a layer that scales.
    CATransform3DMakeRotation(angle: number, x: number, y: number, z: number): CATransform3D -- Makes a transform of a layer that turns around an axis.
      angle -- in radians
      x -- of the axis, with y and z
    CATransform3DConcat(first: CATransform3D, second: CATransform3D): CATransform3D -- Answers the one and then the other.
    font(name: string, measures: {advances: table<string, number>?, width: number?, ascender: number?, descender: number?, leading: number?, capHeight: number?, xHeight: number?, family: string?, weight: number?, italic: boolean?}) -- Tells the measures of a font, as parts of its size; what is left out stays as it was.
      name -- a PostScript name, a family, or system
      advances -- the width of each character
      width -- the width of every character
      ascender -- how far it reaches above the line
      descender -- how far it reaches below the line; negative
      leading -- what lies between two lines
      capHeight -- how high a capital letter is
      xHeight -- how high an x is
      family -- that it belongs to
      weight -- a UIFontWeight, -1 to 1
      italic -- whether it is
      error -- there is no such measure, or it is no number
    image(name: string, size: CGSize, scale?: number) -- Tells the size of the pictures of a name.
      size -- in points
      scale -- pixels of a point; that of the screen
      error -- a side is negative, or the scale not more than 0
    color(name: string, color?: UIColor) -- Puts a colour into the asset catalogue, where `colorNamed:` finds it.
      color -- nil takes it away
    words(language: string, words: string[]) -- Tells the words that UITextChecker knows of a language.
      language -- as UITextChecker is asked for it: "en_US"
    type(text: string) -- Types into what edits: before each character the delegate is asked, then `insertText:` is sent; "\\b" deletes.
      text -- each character is typed by itself
      error -- nothing in the key window edits a text
    page(url: string, page: {title: string?, text: string?, links: table<string, string|PageLink>?, frames: string[]?, delay: number?, height: number?, fails: (boolean|integer)?, redirect: string?, javascript: table<string, any>?, messages: PageMessage[]?, dialogs: PageDialog[]?}) -- Makes a page that web views can load.
      url -- the address that a web view loads
      title -- empty without it
      text -- what findString: searches
      links -- addresses by the names that uikit.followLink takes; none
      frames -- the addresses of its inner frames
      delay -- how long the server takes, in virtual seconds; the setting pageDelay
      height -- of the document, in points; the view's
      fails -- true, or a code of NSURLErrorDomain that loading it ends with; true is -1004; false
      redirect -- the address that the server sends on to
      javascript -- what each text answers that is evaluated
      messages -- that its script posts when it is loaded; none
      dialogs -- that its script opens; none
      error -- both fails and redirect are given
      error -- delay or height is negative or not finite
      error -- an entry of links, messages or dialogs lacks a field, or has it of another type
    followLink(webView: any, name: string) -- Follows a link of the page that a web view shows.
      webView -- a UIWebView or a WKWebView
      error -- no page is shown, or it has no link of that name
    postMessage(webView: any, name: string, body: any, reply?: function) -- Posts a message from a page's script.
      webView -- a WKWebView
      name -- of the handler
      reply -- gets what a WKScriptMessageHandlerWithReply answers: a value, or nil and the text of an error
    pressButton(panel: any, button: string|integer) -- Taps a button of an alert or a sheet, or a row of a menu.
      panel -- an alert, a sheet or an alert controller
      button -- its title, or its place from 0
      error -- it has no such button, or is not shown
    choose(chooser: any, answer?: any) -- Chooses something in a controller of the system's that is shown, or cancels it.
      chooser -- a UIImagePickerController, PHPickerViewController, UIDocumentPickerViewController, UIPrintInteractionController, UIActivityViewController or UISearchController
      answer -- a picture, a list of them, URLs, true to print, an activity, a search suggestion; nil cancels
      error -- the chooser is not shown, or takes something else
    launch(delegate: CLASS, options?: {options: table?, url: string?, notification: RemoteNotification?, scene: CLASS?, storyboard: string?}): any -- Launches the application with a delegate of that class, and answers it.
      options -- what application:didFinishLaunchingWithOptions: gets
      url -- a URL that the application is launched to open
      notification -- a remote notification that it is launched by
      scene -- the class of the window scene's delegate
      storyboard -- the storyboard whose first controller the window shows
      error -- the application has been launched already, and not been terminated
      error -- there is no such storyboard, or the url is none
    background() -- Puts the application into the background, as the home button does.
    foreground() -- Brings the application back to the front.
    terminate() -- Ends the application, as the system does.
    memoryWarning() -- Warns the application, its controllers and observers that memory is short.
    backgroundFetch() -- Lets the application fetch in the background.
    openURL(url: string|NSURL, options?: OpenURLOptions) -- Lets another application open a URL in this one.
      options -- what application:openURL:options: gets; openInPlace alone without it
      error -- the text is no URL
      error -- a key of the options is nearly one of an OpenURLOptions
    receiveNotification(userInfo?: RemoteNotification) -- Delivers a remote notification.
      userInfo -- what the server sent; empty without it
      error -- a key is nearly one of a RemoteNotification, of its aps or of its alert
    continueActivity(activity: string|NSUserActivity, userInfo?: table) -- Hands over a user activity, or one of that type.
      activity -- an NSUserActivity, or the type of a new one
      userInfo -- of a new one
    performShortcut(item: string|UIApplicationShortcutItem, userInfo?: table) -- Chooses a shortcut of the home screen, or one of that type.
      item -- a UIApplicationShortcutItem, or the type of a new one
      userInfo -- of a new one
    rotate(orientation: integer): boolean -- Turns the device; answers whether the interface turned too.
      orientation -- a UIInterfaceOrientation, from 1 to 4
      error -- the orientation is not from 1 to 4
    motion(kind: "shake") -- Shakes the device.
      error -- the kind is not "shake"
    accelerate(x: number, y: number, z: number) -- Lets the device feel something from now on; at rest, held upright, it feels 0, -1, 0.
      x -- in parts of gravity, to the right of the screen
      y -- to its top
      z -- out of it
    pencil(kind: "tap"|"squeeze") -- Taps a pencil twice with a finger, or squeezes it.
      error -- the kind is neither
    pressKey(input: string, modifiers?: integer) -- Presses a key of a hardware keyboard and lets it go: it writes into what is edited, or is a key command, or else a press.
      input -- a character, or a UIKeyInput... constant
      modifiers -- UIKeyModifier flags, added up; 0
    setTraits(traits: {style: ("unspecified"|"light"|"dark")?, sizeClass: ("compact"|"regular"|"unspecified"|SizeClasses)?, contentSize: string?, layoutDirection: ("leftToRight"|"rightToLeft")?, contrast: ("normal"|"high")?, idiom: ("phone"|"pad")?}) -- Changes traits of the screen, and tells whoever is concerned.
      style -- dark mode or not
      sizeClass -- a word alone is the horizontal one
      contentSize -- a UIContentSizeCategory
      layoutDirection -- of the language
      contrast -- of the setting for accessibility
      idiom -- what the interface is for; on a pad a hardware keyboard moves the focus
      error -- a trait is none of these words
    nib(name: string, objects: NibObject|NibObject[]) -- Describes a nib, which UINib and initWithNibName:bundle: load.
      objects -- the root, or a list of roots: the first view is that of a controller which loads the nib
      error -- two objects have one id, or an outlet or an action names an id that there is not
      error -- an action has no selector, or a field another type
    storyboard(name: string, storyboard: Storyboard) -- Describes a storyboard.
      storyboard -- its scenes, and which is the first
      error -- there are no scenes, or initial or a segue names one that there is not
      error -- a segue is of no such kind, or lacks what its kind needs
    """
}
