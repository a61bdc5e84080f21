extension FunctionDocumentation {
  /// The tables that the functions of `uikit` accept and return.
  static let uikitRecords =
    [
      setting, sizeClasses, openURLOptions, remoteNotification, notificationAps, notificationAlert,
      beacon, pageLink, pageMessage, pageDialog,
    ] + interfaceRecords

  private static let setting = Record(
    name: "Setting", text: "A setting of the world, as uikit.settings answers it.",
    lines: """
      value any # what it is now
      default any # what it is until a script changes it
      alternatives any[]? # all that it can be, the default first; nil where that is no list of words
      summary string # the behaviour that it decides, and who says what
      """.split(separator: "\n"))

  private static let sizeClasses = Record(
    name: "SizeClasses", text: "The size classes of the screen.", otherKeys: .refused,
    lines: """
      horizontal ("compact"|"regular"|"unspecified")? # of its width; as it was
      vertical ("compact"|"regular"|"unspecified")? # of its height; as it was
      """.split(separator: "\n"))

  private static let openURLOptions = Record(
    name: "OpenURLOptions", text: "What application:openURL:options: is told besides the URL.",
    otherKeys: .refusedWhenNear,
    lines: """
      sourceApplication string? # the bundle identifier of the application that asks; none
      annotation any? # what that application hands over; none
      openInPlace boolean? # whether a document is to be opened where it is; false
      [string] any # a key of UIApplication.h, such as uikit.UIApplicationOpenURLOptionsAnnotationKey
      """.split(separator: "\n"))

  private static let remoteNotification = Record(
    name: "RemoteNotification", text: "What a server sends, and the app gets as userInfo.",
    otherKeys: .refusedWhenNear,
    lines: """
      aps NotificationAps? # what the system reads; without it nothing is shown
      [string] any # the server's own entries
      """.split(separator: "\n"))

  private static let notificationAps = Record(
    name: "NotificationAps",
    text: "The part of a remote notification that the system reads, as Apple's page names it.",
    otherKeys: .refusedWhenNear,
    lines: """
      alert (string|NotificationAlert)? # the text that is shown; without it the notification is silent
      badge integer? # the number on the app's icon; as it was
      sound any? # a file's name, or a table: handed on, and played by nobody; none
      ["thread-id"] string? # by which notifications are grouped; none
      category string? # the identifier of an UNNotificationCategory, whose actions are shown; none
      ["content-available"] integer? # 1: the app fetches something; handed on; 0
      ["mutable-content"] integer? # 1: a service extension may change it first; 0
      ["target-content-id"] string? # of the window that is brought forward; none
      ["interruption-level"] ("passive"|"active"|"time-sensitive"|"critical")? # how loud it is; active
      ["relevance-score"] number? # by which a summary sorts it, 0 to 1; 0
      ["filter-criteria"] string? # that a Focus filter reads; none
      [string] any # another key, which is handed on
      """.split(separator: "\n"))

  private static let notificationAlert = Record(
    name: "NotificationAlert", text: "The text of a remote notification in its parts.",
    otherKeys: .refusedWhenNear,
    lines: """
      title string? # its first line; none
      subtitle string? # the line below that; none
      body string? # the text itself; none
      [string] any # another key of Apple's page, which is handed on
      """.split(separator: "\n"))

  private static let beacon = Record(
    name: "Beacon", text: "A beacon that the device hears.", otherKeys: .refused,
    lines: """
      uuid string # of its region: 36 hexadecimal digits and dashes
      major integer? # its number; 0
      minor integer? # its second number; 0
      accuracy number? # how far it is, in metres; 1
      rssi integer? # how strong it is, in decibels; -60
      """.split(separator: "\n"))

  private static let pageLink = Record(
    name: "PageLink", text: "A link of a page that opens a window.", otherKeys: .refused,
    lines: """
      url string # the address
      target string? # "_blank" asks for a new window; the same one without it
      """.split(separator: "\n"))

  private static let pageMessage = Record(
    name: "PageMessage", text: "A message that a page's script posts.", otherKeys: .refused,
    lines: """
      name string # of the handler that gets it
      body any # what it gets; nil posts NSNull
      """.split(separator: "\n"))

  private static let pageDialog = Record(
    name: "PageDialog", text: "A dialog that a page's script opens.", otherKeys: .refused,
    lines: """
      kind "alert"|"confirm"|"prompt" # which one
      message string # what it says
      default string? # what a prompt begins with; empty
      """.split(separator: "\n"))
}

/// The tables that describe the contents of Interface Builder files.
extension FunctionDocumentation {
  private static let interfaceRecords = [
    Record(
      name: "NibObject", text: "An object of a nib: a view with all in it, or the file's owner.",
      lines: """
        id string? # by which outlets and actions know it; "owner" is who loads the nib; none
        class CLASS? # what is made; UIView, and for the owner nothing
        frame CGRect? # of a view, in points of the view around it; set before the other properties; empty
        outlets table<string, string|string[]>? # by its properties, the ids of what stands in them; none
        actions NibAction[]? # the messages that it sends; none
        subviews NibObject[]? # the views in it, the lowest first; none
        [string] any # any other key is a property, which setValue:forKeyPath: sets when the nib is loaded
        """.split(separator: "\n")),
    Record(
      name: "NibAction", text: "A message that an object of a nib sends.", otherKeys: .refused,
      lines: """
        selector SEL # the message, exactly
        event integer? # of a control: a UIControlEvent..., or several added up; UIControlEventTouchUpInside
        target string? # the id of who gets it; "firstResponder" is nobody in particular; the owner
        """.split(separator: "\n")),
    Record(
      name: "Storyboard", text: "The controllers of a storyboard, and the ways between them.",
      otherKeys: .refused,
      lines: """
        initial string? # the id of the first scene; none
        scenes table<string, StoryboardScene> # by their ids
        """.split(separator: "\n")),
    Record(
      name: "StoryboardScene", text: "One controller of a storyboard.",
      lines: """
        class CLASS? # of the controller; UIViewController
        nib (string|NibObject|NibObject[])? # of its view: a name, or the nib itself; what the controller makes
        segues StoryboardSegue[]? # the ways to other scenes; none
        outlets table<string, string|string[]>? # by its properties, the ids of what stands in them; none
        actions NibAction[]? # the messages that it sends; none
        [string] any # any other key is a property, which setValue:forKeyPath: sets
        """.split(separator: "\n")),
    Record(
      name: "StoryboardSegue", text: "A way from one scene to another.", otherKeys: .refused,
      lines: """
        kind ("show"|"present"|"popover"|"embed"|"root"|"unwind")? # how the other controller comes; show
        to string? # the id of the scene at its end; needed, but unwind finds its own
        id string? # the segue's identifier; none
        from string? # the id of the object that is tapped for it, or that holds an embedded view; none
        class CLASS? # a UIStoryboardSegue of your own; that of the kind
        action SEL? # with unwind: the action that its end has
        """.split(separator: "\n")),
  ]
}
