extension FunctionDocumentation {
  /// The tables that the functions of `uikit` accept and return.
  static let uikitRecords =
    [
      setting, difference, sizeClasses, openURLOptions, remoteNotification, notificationAps,
      notificationAlert, beacon, pageLink, pageMessage, pageDialog,
    ] + interfaceRecords

  private static let setting = Record(
    name: "Setting", text: "A setting of the world, as uikit.settings returns it.",
    lines: """
      value any # the current value
      default any # the value until a script changes it
      alternatives any[]? # all possible values, the default first; nil if they are not a list of words
      summary string # the behaviour that it controls, and which source says what
      from table<string, any>? # the values that follow the system, by the first version with each; nil if no version decides
      confidence "documented"|"measured"|"reported"|"assumed" # how well the value is known
      """.split(separator: "\n"))

  private static let difference = Record(
    name: "SystemDifference", text: "A difference between versions of iOS.",
    lines: """
      name string # its name
      since string # the first version with the new behaviour
      before string # the behaviour of older systems
      after string # the behaviour from that version on
      source string # where it is known from
      confidence "documented"|"measured"|"reported"|"assumed" # how well it is known
      sdk boolean # whether it depends on the SDK that the app is built with
      guessed boolean # whether the version is a guess between known ones
      modelled boolean # whether the models here have both behaviours
      """.split(separator: "\n"))

  private static let sizeClasses = Record(
    name: "SizeClasses", text: "The size classes of the screen.", otherKeys: .refused,
    lines: """
      horizontal ("compact"|"regular"|"unspecified")? # the horizontal size class; unchanged
      vertical ("compact"|"regular"|"unspecified")? # the vertical size class; unchanged
      """.split(separator: "\n"))

  private static let openURLOptions = Record(
    name: "OpenURLOptions", text: "The options that application:openURL:options: receives.",
    otherKeys: .refusedWhenNear,
    lines: """
      sourceApplication string? # the bundle identifier of the application that opens the URL; none
      annotation any? # the annotation that the application passes; none
      openInPlace boolean? # whether the document is opened in place, not copied; false
      [string] any # a key of UIApplication.h, such as uikit.UIApplicationOpenURLOptionsAnnotationKey
      """.split(separator: "\n"))

  private static let remoteNotification = Record(
    name: "RemoteNotification", text: "A payload from a server, delivered as userInfo.",
    otherKeys: .refusedWhenNear,
    lines: """
      aps NotificationAps? # the part that the system reads; without it nothing is shown
      [string] any # the server's own entries
      """.split(separator: "\n"))

  private static let notificationAps = Record(
    name: "NotificationAps",
    text: "The part of a remote notification that the system reads, as Apple's page names it.",
    otherKeys: .refusedWhenNear,
    lines: """
      alert (string|NotificationAlert)? # the text that is shown; without it, the notification is silent
      badge integer? # the badge number of the app's icon; unchanged
      sound any? # a file name or a table; passed on, but never played; none
      ["thread-id"] string? # the identifier that groups notifications; none
      category string? # the identifier of a UNNotificationCategory, whose actions are shown; none
      ["content-available"] integer? # 1: the app fetches content; passed on; 0
      ["mutable-content"] integer? # 1: a service extension may change the notification first; 0
      ["target-content-id"] string? # the identifier of the window that is brought forward; none
      ["interruption-level"] ("passive"|"active"|"time-sensitive"|"critical")? # the importance of the notification; active
      ["relevance-score"] number? # the score that sorts a summary, 0 to 1; 0
      ["filter-criteria"] string? # the criteria that a Focus filter reads; none
      [string] any # another key, which is passed on
      """.split(separator: "\n"))

  private static let notificationAlert = Record(
    name: "NotificationAlert", text: "The text of a remote notification, by parts.",
    otherKeys: .refusedWhenNear,
    lines: """
      title string? # the first line; none
      subtitle string? # the second line; none
      body string? # the message text; none
      [string] any # another key of Apple's page, which is passed on
      """.split(separator: "\n"))

  private static let beacon = Record(
    name: "Beacon", text: "A beacon in range of the device.", otherKeys: .refused,
    lines: """
      uuid string # the UUID of its region: 36 hexadecimal digits and dashes
      major integer? # the major number; 0
      minor integer? # the minor number; 0
      accuracy number? # the distance, in metres; 1
      rssi integer? # the signal strength, in decibels; -60
      """.split(separator: "\n"))

  private static let pageLink = Record(
    name: "PageLink", text: "A link of a page, which can open a new window.", otherKeys: .refused,
    lines: """
      url string # the address
      target string? # "_blank" requests a new window; the same window
      """.split(separator: "\n"))

  private static let pageMessage = Record(
    name: "PageMessage", text: "A message that a page's script posts.", otherKeys: .refused,
    lines: """
      name string # the name of the handler that receives it
      body any # the body of the message; nil posts NSNull
      """.split(separator: "\n"))

  private static let pageDialog = Record(
    name: "PageDialog", text: "A dialog that a page's script opens.", otherKeys: .refused,
    lines: """
      kind "alert"|"confirm"|"prompt" # the type of the dialog
      message string # the text of the dialog
      default string? # the initial text of a prompt; empty
      """.split(separator: "\n"))
}

/// The tables that describe the contents of Interface Builder files.
extension FunctionDocumentation {
  private static let interfaceRecords = [
    Record(
      name: "NibObject", text: "An object of a nib: a view with its subviews, or the file's owner.",
      lines: """
        id string? # the identifier for outlets and actions; "owner" is the object that loads the nib; none
        class CLASS? # the class of the object; UIView, and for the owner nothing
        frame CGRect? # the frame of a view, in points of its superview; set before the other properties; empty
        outlets table<string, string|string[]>? # for each property, the ids of the objects that it refers to; none
        actions NibAction[]? # the actions that it sends; none
        subviews NibObject[]? # the subviews, back to front; none
        [string] any # any other key is a property, which setValue:forKeyPath: sets when the nib is loaded
        """.split(separator: "\n")),
    Record(
      name: "NibAction", text: "An action that an object of a nib sends.", otherKeys: .refused,
      lines: """
        selector SEL # the exact selector of the message
        event integer? # the event of a control: a UIControlEvent..., or the sum of several; UIControlEventTouchUpInside
        target string? # the id of the receiver; "firstResponder" uses the responder chain; the owner
        """.split(separator: "\n")),
    Record(
      name: "Storyboard", text: "The scenes of a storyboard and the segues between them.",
      otherKeys: .refused,
      lines: """
        initial string? # the id of the first scene; none
        scenes table<string, StoryboardScene> # the scenes, by their ids
        """.split(separator: "\n")),
    Record(
      name: "StoryboardScene", text: "One controller of a storyboard.",
      lines: """
        class CLASS? # the class of the controller; UIViewController
        nib (string|NibObject|NibObject[])? # the nib of its view: a name or a description; the view that the controller creates
        segues StoryboardSegue[]? # the segues to other scenes; none
        outlets table<string, string|string[]>? # for each property, the ids of the objects that it refers to; none
        actions NibAction[]? # the actions that it sends; none
        [string] any # any other key is a property, which setValue:forKeyPath: sets
        """.split(separator: "\n")),
    Record(
      name: "StoryboardSegue", text: "A transition from one scene to another.", otherKeys: .refused,
      lines: """
        kind ("show"|"present"|"popover"|"embed"|"root"|"unwind")? # how the other controller is shown; show
        to string? # the id of the destination scene; required, except for unwind, which finds its own
        id string? # the segue's identifier; none
        from string? # the id of the object that triggers it when tapped, or that contains an embedded view; none
        class CLASS? # a custom subclass of UIStoryboardSegue; that of the kind
        action SEL? # with unwind: the action of the destination
        """.split(separator: "\n")),
  ]
}
