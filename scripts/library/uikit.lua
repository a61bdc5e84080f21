---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

--- The module `uikit`, for LuaLS and for LDoc.

-- Setting
--- A setting of the world, as uikit.settings returns it.
---@class Setting
---@field value any # the current value
---@field default any # the value until a script changes it
---@field alternatives? any[] # all possible values, the default first; nil if they are not a list of words
---@field summary string # the behaviour that it controls, and which source says what

-- SizeClasses
--- The size classes of the screen.
---@class (exact) SizeClasses: table<"horizontal"|"vertical", any>
---@field horizontal? ("compact"|"regular"|"unspecified") # the horizontal size class; unchanged
---@field vertical? ("compact"|"regular"|"unspecified") # the vertical size class; unchanged

-- OpenURLOptions
--- The options that application:openURL:options: receives.
---@class OpenURLOptions
---@field sourceApplication? string # the bundle identifier of the application that opens the URL; none
---@field annotation? any # the annotation that the application passes; none
---@field openInPlace? boolean # whether the document is opened in place, not copied; false
---@field [string] any # a key of UIApplication.h, such as uikit.UIApplicationOpenURLOptionsAnnotationKey

-- RemoteNotification
--- A payload from a server, delivered as userInfo.
---@class RemoteNotification
---@field aps? NotificationAps # the part that the system reads; without it nothing is shown
---@field [string] any # the server's own entries

-- NotificationAps
--- The part of a remote notification that the system reads, as Apple's page names it.
---@class NotificationAps
---@field alert? (string|NotificationAlert) # the text that is shown; without it, the notification is silent
---@field badge? integer # the badge number of the app's icon; unchanged
---@field sound? any # a file name or a table; passed on, but never played; none
---@field ["thread-id"] string? # the identifier that groups notifications; none
---@field category? string # the identifier of a UNNotificationCategory, whose actions are shown; none
---@field ["content-available"] integer? # 1: the app fetches content; passed on; 0
---@field ["mutable-content"] integer? # 1: a service extension may change the notification first; 0
---@field ["target-content-id"] string? # the identifier of the window that is brought forward; none
---@field ["interruption-level"] ("passive"|"active"|"time-sensitive"|"critical")? # the importance of the notification; active
---@field ["relevance-score"] number? # the score that sorts a summary, 0 to 1; 0
---@field ["filter-criteria"] string? # the criteria that a Focus filter reads; none
---@field [string] any # another key, which is passed on

-- NotificationAlert
--- The text of a remote notification, by parts.
---@class NotificationAlert
---@field title? string # the first line; none
---@field subtitle? string # the second line; none
---@field body? string # the message text; none
---@field [string] any # another key of Apple's page, which is passed on

-- Beacon
--- A beacon in range of the device.
---@class (exact) Beacon: table<"uuid"|"major"|"minor"|"accuracy"|"rssi", any>
---@field uuid string # the UUID of its region: 36 hexadecimal digits and dashes
---@field major? integer # the major number; 0
---@field minor? integer # the minor number; 0
---@field accuracy? number # the distance, in metres; 1
---@field rssi? integer # the signal strength, in decibels; -60

-- PageLink
--- A link of a page, which can open a new window.
---@class (exact) PageLink: table<"url"|"target", any>
---@field url string # the address
---@field target? string # "_blank" requests a new window; the same window

-- PageMessage
--- A message that a page's script posts.
---@class (exact) PageMessage: table<"name"|"body", any>
---@field name string # the name of the handler that receives it
---@field body any # the body of the message; nil posts NSNull

-- PageDialog
--- A dialog that a page's script opens.
---@class (exact) PageDialog: table<"kind"|"message"|"default", any>
---@field kind "alert"|"confirm"|"prompt" # the type of the dialog
---@field message string # the text of the dialog
---@field default? string # the initial text of a prompt; empty

-- NibObject
--- An object of a nib: a view with its subviews, or the file's owner.
---@class NibObject
---@field id? string # the identifier for outlets and actions; "owner" is the object that loads the nib; none
---@field class? CLASS # the class of the object; UIView, and for the owner nothing
---@field frame? CGRectArgument # the frame of a view, in points of its superview; set before the other properties; empty
---@field outlets? table<string, string|string[]> # for each property, the ids of the objects that it refers to; none
---@field actions? NibAction[] # the actions that it sends; none
---@field subviews? NibObject[] # the subviews, back to front; none
---@field [string] any # any other key is a property, which setValue:forKeyPath: sets when the nib is loaded

-- NibAction
--- An action that an object of a nib sends.
---@class (exact) NibAction: table<"selector"|"event"|"target", any>
---@field selector SEL # the exact selector of the message
---@field event? integer # the event of a control: a UIControlEvent..., or the sum of several; UIControlEventTouchUpInside
---@field target? string # the id of the receiver; "firstResponder" uses the responder chain; the owner

-- Storyboard
--- The scenes of a storyboard and the segues between them.
---@class (exact) Storyboard: table<"initial"|"scenes", any>
---@field initial? string # the id of the first scene; none
---@field scenes table<string, StoryboardScene> # the scenes, by their ids

-- StoryboardScene
--- One controller of a storyboard.
---@class StoryboardScene
---@field class? CLASS # the class of the controller; UIViewController
---@field nib? (string|NibObject|NibObject[]) # the nib of its view: a name or a description; the view that the controller creates
---@field segues? StoryboardSegue[] # the segues to other scenes; none
---@field outlets? table<string, string|string[]> # for each property, the ids of the objects that it refers to; none
---@field actions? NibAction[] # the actions that it sends; none
---@field [string] any # any other key is a property, which setValue:forKeyPath: sets

-- StoryboardSegue
--- A transition from one scene to another.
---@class (exact) StoryboardSegue: table<"kind"|"to"|"id"|"from"|"class"|"action", any>
---@field kind? ("show"|"present"|"popover"|"embed"|"root"|"unwind") # how the other controller is shown; show
---@field to? string # the id of the destination scene; required, except for unwind, which finds its own
---@field id? string # the segue's identifier; none
---@field from? string # the id of the object that triggers it when tapped, or that contains an embedded view; none
---@field class? CLASS # a custom subclass of UIStoryboardSegue; that of the kind
---@field action? SEL # with unwind: the action of the destination

-- SETTING
---@alias SETTING string
---| '"abortedScrollAnimation"' # whether scrollViewDidEndScrollingAnimation: comes when something else ends the animation; nobody has measured it
---| '"alertCancelOnTap"' # whether a tap on the cancel button sends alertViewCancel: or actionSheetCancel: too: not at all (Apple), before the click (WinObjC), or after it (Chameleon)
---| '"alertDelegate"' # whether the delegate of an alert or a sheet dangles when it goes (the header), or is forgotten (WinObjC)
---| '"alertDuration"' # how many seconds an alert or a sheet takes to come or to go; WinObjC's
---| '"announcedTarget"' # the targetContentOffset that a delegate is told: the end of a continuous curve, a thousandth of the way off (a log), or the very place where the content will rest
---| '"arraySubscripts"' # whether subscripts of arrays name themselves in exceptions (from iOS 11 on)
---| '"batteryLevel"' # the battery's charge from 0 to 1, which UIDevice tells while it is monitored
---| '"batteryState"' # a UIDeviceBatteryState, which UIDevice tells while the battery is monitored
---| '"blockSuperclasses"' # whether blocks have a class between their own and NSBlock; recent systems have none
---| '"caughtCoastEnd"' # whether scrollViewDidEndDecelerating: comes when a finger drags coasting content on; nobody has measured it
---| '"compat"' # whether scrollViewDidEndDecelerating: comes after a finger has stopped a coast (reports of iOS 13), or does not (reports of iOS 9 and 10); the exact version is not known
---| '"composers"' # whether MessageUI's composers can send: ready has an account of mail and a SIM, unavailable is a device without them
---| '"constantLiterals"' # whether literals of constants live in the image, with classes of their own (from Xcode 13 on)
---| '"contentTouchDelay"' # for how many seconds delaysContentTouches keeps a touch from the content; the number is that of a model
---| '"controlContentTouches"' # what touchesShouldCancelInContentView: answers for a control: NO, so that dragging off it does not scroll (Apple's text), or YES (reports of current systems)
---| '"controlSlack"' # how many points beyond its bounds a control still counts a finger as inside; informal reports say about 70, one says 100
---| '"controlTargets"' # whether a control forgets a target that has gone (today), or dangles (before ARC)
---| '"countedSetDescription"' # how a counted set describes itself; reports differ
---| '"dataDescription"' # how data describes itself: with its length (from iOS 13 on), or its bytes alone
---| '"deviceModel"' # the device's model, of UIDevice
---| '"deviceName"' # the device's name, of UIDevice; from iOS 16 on the model's for most apps
---| '"dictionaryNilText"' # the words of a nil value in a mutable dictionary; the other ones are those before iOS 11
---| '"didMoveOnPush"' # whether a pushed controller gets didMoveToParentViewController: after it has appeared (a published log), or not at all (Chameleon, of older systems)
---| '"directionalLockAngle"' # how many degrees from an axis a drag may begin for directionalLockEnabled to lock it; nobody has measured it
---| '"disabledInTouch"' # a control that is disabled while a finger is on it: it lets go of the finger (Apple's wording), or sends what the lift stands for all the same (a radar of iOS 11 and 12)
---| '"dragExitOrder"' # a drag that leaves a control: DragOutside and DragExit in one visit of the pairs (Chameleon), or all pairs for DragExit first (WinObjC)
---| '"draggingWhileCoasting"' # what isDragging answers while content coasts: yes (published logs), or no (the header's comment reads so)
---| '"edgeRegion"' # how many points from the edge of the screen a screen-edge pan may begin; private on devices
---| '"edgeTouches"' # whether any finger that comes down there begins a screen-edge pan, or only one that an edge swipe has marked, as on devices (KIF)
---| '"emptyArrayText"' # what an index beyond the empty immutable array says; recent systems leave out the class
---| '"epoch"' # the date at virtual time 0, in seconds since 1970: what NSDate and NSLog count from
---| '"frozenCopyFrom"' # from how many elements on a copy of a mutable container shares its storage; reports differ
---| '"fullSwipeThreshold"' # the part of a row's width behind which a swipe does what its first action does; nobody has measured it
---| '"hostName"' # the device's name on the network, of NSProcessInfo
---| '"identifierForVendor"' # the UUID of UIDevice for the app's vendor
---| '"idleAnimation"' # an animation whose block changes nothing that can be animated: it is complete in the next turn of the run loop (commonly seen), or lasts as long as it says
---| '"idleScrollAnimation"' # whether scrollViewDidEndScrollingAnimation: comes when the offset is that already; nobody has measured it
---| '"immortalRetainCount"' # the retain count of what never goes: the largest integer, or -1
---| '"insetAtTop"' # whether content that rests at its edge moves along when the content inset changes (Chameleon shifts it), or keeps its offset; nobody has measured it
---| '"interactivePopFling"' # the speed in points per second that decides an interactive pop by itself, in either direction; nobody has measured it
---| '"interactivePopThreshold"' # the part of the width behind which a lift completes an interactive pop; nobody has measured it
---| '"keyboardHeight"' # the height in points that the keyboard's notifications tell; 291 is commonly seen of phones this wide, without what a home indicator takes
---| '"layoutDirection"' # the user interface layout direction that the application answers; leftToRight is that of most languages
---| '"locale"' # the identifier of the user's locale
---| '"locationAnswer"' # what the user answers when an app wants to know the location: granted, denied or restricted; disabled is a device without location services
---| '"lowPowerMode"' # whether the user saves the battery, of NSProcessInfo
---| '"mainThreadChecker"' # what a message to UIKit on another thread than the main one does: print says so once for each method, error raises it
---| '"modalTransitionDuration"' # how many seconds an animated presentation or dismissal takes; a usual estimate
---| '"multiTapInterval"' # the longest time in seconds between a lift and the next touch-down of a double tap; 0.35 is WinObjC's
---| '"multiTapRadius"' # how many points apart the taps of a double tap may be; nobody has measured it
---| '"multitaskingSupported"' # whether UIDevice says that it runs apps in the background
---| '"navigationTransitionDuration"' # how many seconds an animated push or pop takes; a usual estimate
---| '"nestedScrollAtEdge"' # a drag outwards in an inner scroll view that is at its edge: an outer one that can go there takes it, or the inner one bounces; nobody has measured it
---| '"nilTargetStart"' # where an action without a target starts to look: at the first responder if there is one (Apple's wording), or always at the sender (Chameleon's experiments)
---| '"notificationAnswer"' # what the user answers when an app wants to send notifications: granted or denied
---| '"offsetSetInCoast"' # what setContentOffset: from outside its callbacks does to a coast: it ends, or goes on from there; nobody has measured it
---| '"overlappingAnimations"' # a second animation of a property that is being animated: it interrupts the first, whose completion gets NO, or adds to it and both finish (positions, from iOS 8 on)
---| '"pageDelay"' # how many seconds a page takes to answer that does not say so itself; ours
---| '"pageSnapDuration"' # how many seconds a paging scroll view takes to its page; Chameleon takes 0.22, nobody has measured it
---| '"pagingWillEndDragging"' # whether a paging scroll view asks for a target: it does and ignores the answer (a log of a device), or does not (an old header)
---| '"panExtraTouch"' # what one finger more than maximumNumberOfTouches does to a pan: it is ignored, or the pan fails if it has not begun; nobody has measured it
---| '"panTranslationAtBegan"' # the translation of a plain pan when it begins: the way that the finger has made, or zero; nobody has measured it
---| '"physicalMemory"' # how many bytes of memory NSProcessInfo counts
---| '"pinchBegan"' # when a pinch begins: when the distance of its fingers changes (Apple's wording), or when the second finger comes down (a test of UIKit-cross-platform)
---| '"pinchEnd"' # whether a pinch or a rotation ends when both fingers have left (Apple's wording), or one
---| '"pinchSlop"' # by how many points the distance of two fingers has to change for a pinch to begin, 0 for any; nobody has measured it
---| '"pointerArrayCompact"' # whether compact of a pointer array works only after a NULL was added by hand, as on devices, or always, as documented
---| '"preferredLanguages"' # the user's languages, the preferred one first
---| '"processIdentifier"' # the process's number, of NSProcessInfo
---| '"processName"' # the process's name, of NSProcessInfo
---| '"processorCount"' # how many cores NSProcessInfo counts
---| '"proximityState"' # whether something is near the screen, of UIDevice
---| '"refreshPull"' # how many points content has to be pulled down for a refresh control to begin: the height of that, nobody has measured it
---| '"refusedResponse"' # a WKWebView whose delegate refuses a response: the navigation fails as interrupted by the policy (WebKit's error 102), or nothing more is told
---| '"remoteNotifications"' # what registerForRemoteNotifications leads to: a device token, or the error of a simulator
---| '"removedViewTouches"' # whether a view that leaves its window during a touch goes on receiving it, or is dropped from it (Chameleon)
---| '"repeatedTarget"' # addTarget: for a pair that is registered: the masks are merged (Apple's wording), the new mask replaces the old one (WinObjC), or there are two registrations (Chameleon)
---| '"rootPush"' # whether initWithRootViewController: sends pushViewController:animated:, or sets the stack itself; nobody has verified it
---| '"rotationDuration"' # how many seconds the interface takes to turn by a quarter, as commonly seen
---| '"rotationSlop"' # by how many radians two fingers have to turn for a rotation to begin, 0 for any; nobody has measured it
---| '"scrollAnimationCurve"' # the curve of setContentOffset:animated:; linear is Chameleon's
---| '"scrollAnimationDuration"' # how many seconds setContentOffset:animated: takes; reports say 0.25 to 0.33
---| '"scrollToTopAtTop"' # a tap on the status bar when the top is shown: nothing (the header), or scrollViewDidScrollToTop: at once (the reference page)
---| '"scrollViewDelegate"' # whether delegates of scroll, table and collection views are forgotten when they go (from iOS 9), or dangle (before)
---| '"sheetButtonOrder"' # the buttons of a sheet: destructive, others, cancel (Apple), or others, destructive, cancel (Chameleon)
---| '"smallContentDrag"' # a drag of content that fits into its view and may not bounce: nothing, or scrollViewWillBeginDragging: and so on; nobody has measured it
---| '"statusBarHeight"' # the height of the status bar in points; 44 is that of phones with a notch
---| '"stoppedCoastEnd"' # whether scrollViewDidEndDecelerating: comes when setContentOffset: ends a coast; nobody has measured it
---| '"stringRangeException"' # the exception of a string's range out of bounds; another one is seen from 2024 on
---| '"subarrayClass"' # the class of what subarrayWithRange: and allKeys answer; the other one is that of recent systems
---| '"systemName"' # the system's name, of UIDevice
---| '"systemVersion"' # the system's version, of UIDevice and NSProcessInfo
---| '"taggedPointers"' # whether short strings and small numbers are tagged pointers
---| '"tapMovementLimit"' # how many points a finger may move during a tap that a recognizer recognizes; nobody has measured it
---| '"tapTimeLimit"' # how many seconds a tap that a recognizer recognizes may last: 0.75 (WinObjC) or 1.5 (Gestouch)
---| '"thermalState"' # an NSProcessInfoThermalState
---| '"timeZone"' # the name of the system's time zone
---| '"trackingOrder"' # whether beginTrackingWithTouch: comes before the TouchDown actions (Chameleon) or after them (WinObjC)
---| '"unanimatedPush"' # when what comes of a push or pop without animation is told: in the next layout pass (Chameleon), or before the call returns (tests of another reimplementation)
---| '"updateDuration"' # after how many seconds a batch of updates of rows or items calls its completion; nobody has measured it
---| '"uptime"' # how many seconds the device has run at virtual time 0: what CACurrentMediaTime, systemUptime and the time stamps of touches and frames count from
---| '"velocityWindow"' # how many seconds of the last movement count for a velocity; about 0.1 is measured, not the exact length
---| '"weakTableCount"' # whether count of a table with weak members tells those that have gone until it tidies up
---| '"webPolicyTime"' # whether a UIWebView asks its delegate in a turn of the run loop after loadRequest: (as the stacks of published crashes show), or inside it
---| '"zeroDurationCompletion"' # when an animation of no length is complete: in the next turn of the run loop (Apple's documentation), or before the call returns

-- uikit
---@class uikit
uikit = {}

uikit.CAFrameRateRangeDefault = {}
uikit.CAToneMapModeAutomatic = "automatic"
uikit.CAToneMapModeIfSupported = "ifSupported"
uikit.CAToneMapModeNever = "never"
uikit.CATransform3DIdentity = {}
uikit.CGAffineTransformIdentity = {}
uikit.CGPointZero = {}
uikit.CGRectMaxXEdge = 2
uikit.CGRectMaxYEdge = 3
uikit.CGRectMinXEdge = 0
uikit.CGRectMinYEdge = 1
uikit.CGRectZero = {}
uikit.CGSizeZero = {}
uikit.CLAccuracyAuthorizationFullAccuracy = 0
uikit.CLAccuracyAuthorizationReducedAccuracy = 1
uikit.CLActivityTypeAirborne = 5
uikit.CLActivityTypeAutomotiveNavigation = 2
uikit.CLActivityTypeFitness = 3
uikit.CLActivityTypeOther = 1
uikit.CLActivityTypeOtherNavigation = 4
uikit.CLDeviceOrientationFaceDown = 6
uikit.CLDeviceOrientationFaceUp = 5
uikit.CLDeviceOrientationLandscapeLeft = 3
uikit.CLDeviceOrientationLandscapeRight = 4
uikit.CLDeviceOrientationPortrait = 1
uikit.CLDeviceOrientationPortraitUpsideDown = 2
uikit.CLDeviceOrientationUnknown = 0
uikit.CLProximityFar = 3
uikit.CLProximityImmediate = 1
uikit.CLProximityNear = 2
uikit.CLProximityUnknown = 0
uikit.CLRegionStateInside = 1
uikit.CLRegionStateOutside = 2
uikit.CLRegionStateUnknown = 0
uikit.NSAttachmentAttributeName = "NSAttachment"
uikit.NSBackgroundColorAttributeName = "NSBackgroundColor"
uikit.NSBaselineOffsetAttributeName = "NSBaselineOffset"
uikit.NSCharacterEncodingDocumentAttribute = "CharacterEncoding"
uikit.NSCharacterEncodingDocumentOption = "CharacterEncoding"
uikit.NSControlCharacterActionContainerBreak = 32
uikit.NSControlCharacterActionHorizontalTab = 4
uikit.NSControlCharacterActionLineBreak = 8
uikit.NSControlCharacterActionParagraphBreak = 16
uikit.NSControlCharacterActionWhitespace = 2
uikit.NSControlCharacterActionZeroAdvancement = 1
uikit.NSDefaultAttributesDocumentAttribute = "DefaultAttributes"
uikit.NSDefaultAttributesDocumentOption = "DefaultAttributes"
uikit.NSDirectionalRectEdgeAll = 15
uikit.NSDirectionalRectEdgeBottom = 4
uikit.NSDirectionalRectEdgeLeading = 2
uikit.NSDirectionalRectEdgeNone = 0
uikit.NSDirectionalRectEdgeTop = 1
uikit.NSDirectionalRectEdgeTrailing = 8
uikit.NSDocumentTypeDocumentAttribute = "DocumentType"
uikit.NSDocumentTypeDocumentOption = "DocumentType"
uikit.NSExpansionAttributeName = "NSExpansion"
uikit.NSFontAttributeName = "NSFont"
uikit.NSForegroundColorAttributeName = "NSColor"
uikit.NSGlyphPropertyControlCharacter = 2
uikit.NSGlyphPropertyElastic = 4
uikit.NSGlyphPropertyNonBaseCharacter = 8
uikit.NSGlyphPropertyNull = 1
uikit.NSHTMLTextDocumentType = "NSHTML"
uikit.NSKernAttributeName = "NSKern"
uikit.NSLayoutAttributeBaseline = 11
uikit.NSLayoutAttributeBottom = 4
uikit.NSLayoutAttributeBottomMargin = 16
uikit.NSLayoutAttributeCenterX = 9
uikit.NSLayoutAttributeCenterXWithinMargins = 19
uikit.NSLayoutAttributeCenterY = 10
uikit.NSLayoutAttributeCenterYWithinMargins = 20
uikit.NSLayoutAttributeFirstBaseline = 12
uikit.NSLayoutAttributeHeight = 8
uikit.NSLayoutAttributeLastBaseline = 11
uikit.NSLayoutAttributeLeading = 5
uikit.NSLayoutAttributeLeadingMargin = 17
uikit.NSLayoutAttributeLeft = 1
uikit.NSLayoutAttributeLeftMargin = 13
uikit.NSLayoutAttributeNotAnAttribute = 0
uikit.NSLayoutAttributeRight = 2
uikit.NSLayoutAttributeRightMargin = 14
uikit.NSLayoutAttributeTop = 3
uikit.NSLayoutAttributeTopMargin = 15
uikit.NSLayoutAttributeTrailing = 6
uikit.NSLayoutAttributeTrailingMargin = 18
uikit.NSLayoutAttributeWidth = 7
uikit.NSLayoutFormatAlignAllBaseline = 2048
uikit.NSLayoutFormatAlignAllBottom = 16
uikit.NSLayoutFormatAlignAllCenterX = 512
uikit.NSLayoutFormatAlignAllCenterY = 1024
uikit.NSLayoutFormatAlignAllFirstBaseline = 4096
uikit.NSLayoutFormatAlignAllLastBaseline = 2048
uikit.NSLayoutFormatAlignAllLeading = 32
uikit.NSLayoutFormatAlignAllLeft = 2
uikit.NSLayoutFormatAlignAllRight = 4
uikit.NSLayoutFormatAlignAllTop = 8
uikit.NSLayoutFormatAlignAllTrailing = 64
uikit.NSLayoutFormatAlignmentMask = 65535
uikit.NSLayoutFormatDirectionLeadingToTrailing = 0
uikit.NSLayoutFormatDirectionLeftToRight = 65536
uikit.NSLayoutFormatDirectionMask = 196608
uikit.NSLayoutFormatDirectionRightToLeft = 131072
uikit.NSLayoutFormatSpacingBaselineToBaseline = 524288
uikit.NSLayoutFormatSpacingEdgeToEdge = 0
uikit.NSLayoutFormatSpacingMask = 524288
uikit.NSLayoutRelationEqual = 0
uikit.NSLayoutRelationGreaterThanOrEqual = 1
uikit.NSLayoutRelationLessThanOrEqual = -1
uikit.NSLigatureAttributeName = "NSLigature"
uikit.NSLineBreakByCharWrapping = 1
uikit.NSLineBreakByClipping = 2
uikit.NSLineBreakByTruncatingHead = 3
uikit.NSLineBreakByTruncatingMiddle = 5
uikit.NSLineBreakByTruncatingTail = 4
uikit.NSLineBreakByWordWrapping = 0
uikit.NSLineBreakStrategyHangulWordPriority = 2
uikit.NSLineBreakStrategyNone = 0
uikit.NSLineBreakStrategyPushOut = 1
uikit.NSLineBreakStrategyStandard = 65535
uikit.NSLinkAttributeName = "NSLink"
uikit.NSObliquenessAttributeName = "NSObliqueness"
uikit.NSParagraphStyleAttributeName = "NSParagraphStyle"
uikit.NSPlainTextDocumentType = "NSPlainText"
uikit.NSRTFDTextDocumentType = "NSRTFD"
uikit.NSRTFTextDocumentType = "NSRTF"
uikit.NSRectAlignmentBottom = 5
uikit.NSRectAlignmentBottomLeading = 4
uikit.NSRectAlignmentBottomTrailing = 6
uikit.NSRectAlignmentLeading = 3
uikit.NSRectAlignmentNone = 0
uikit.NSRectAlignmentTop = 1
uikit.NSRectAlignmentTopLeading = 2
uikit.NSRectAlignmentTopTrailing = 8
uikit.NSRectAlignmentTrailing = 7
uikit.NSShadowAttributeName = "NSShadow"
uikit.NSStrikethroughColorAttributeName = "NSStrikethroughColor"
uikit.NSStrikethroughStyleAttributeName = "NSStrikethrough"
uikit.NSStringDrawingTruncatesLastVisibleLine = 32
uikit.NSStringDrawingUsesDeviceMetrics = 8
uikit.NSStringDrawingUsesFontLeading = 2
uikit.NSStringDrawingUsesLineFragmentOrigin = 1
uikit.NSStrokeColorAttributeName = "NSStrokeColor"
uikit.NSStrokeWidthAttributeName = "NSStrokeWidth"
uikit.NSTabColumnTerminatorsAttributeName = "NSTabColumnTerminatorsAttributeName"
uikit.NSTextAlignmentCenter = 1
uikit.NSTextAlignmentJustified = 3
uikit.NSTextAlignmentLeft = 0
uikit.NSTextAlignmentNatural = 4
uikit.NSTextAlignmentRight = 2
uikit.NSTextContentManagerEnumerationOptionsNone = 0
uikit.NSTextContentManagerEnumerationOptionsReverse = 1
uikit.NSTextContentStorageUnsupportedAttributeAddedNotification = "NSTextContentStorageUnsupportedAttributeAddedNotification"
uikit.NSTextEffectAttributeName = "NSTextEffect"
uikit.NSTextEffectLetterpressStyle = "_UIKitNewLetterpressStyle"
uikit.NSTextHighlightColorSchemeAttributeName = "NSTextHighlightColorScheme"
uikit.NSTextHighlightStyleAttributeName = "NSTextHighlightStyle"
uikit.NSTextLayoutFragmentEnumerationOptionsEnsuresExtraLineFragment = 8
uikit.NSTextLayoutFragmentEnumerationOptionsEnsuresLayout = 4
uikit.NSTextLayoutFragmentEnumerationOptionsEstimatesSize = 2
uikit.NSTextLayoutFragmentEnumerationOptionsNone = 0
uikit.NSTextLayoutFragmentEnumerationOptionsReverse = 1
uikit.NSTextLayoutFragmentStateCalculatedUsageBounds = 2
uikit.NSTextLayoutFragmentStateEstimatedUsageBounds = 1
uikit.NSTextLayoutFragmentStateLayoutAvailable = 3
uikit.NSTextLayoutFragmentStateNone = 0
uikit.NSTextLayoutManagerSegmentOptionsHeadSegmentExtended = 4
uikit.NSTextLayoutManagerSegmentOptionsMiddleFragmentsExcluded = 2
uikit.NSTextLayoutManagerSegmentOptionsNone = 0
uikit.NSTextLayoutManagerSegmentOptionsRangeNotRequired = 1
uikit.NSTextLayoutManagerSegmentOptionsTailSegmentExtended = 8
uikit.NSTextLayoutManagerSegmentOptionsUpstreamAffinity = 16
uikit.NSTextLayoutManagerSegmentTypeHighlight = 2
uikit.NSTextLayoutManagerSegmentTypeSelection = 1
uikit.NSTextLayoutManagerSegmentTypeStandard = 0
uikit.NSTextLayoutOrientationHorizontal = 0
uikit.NSTextLayoutOrientationVertical = 1
uikit.NSTextListMarkerBox = "{box}"
uikit.NSTextListMarkerCheck = "{check}"
uikit.NSTextListMarkerCircle = "{circle}"
uikit.NSTextListMarkerDecimal = "{decimal}"
uikit.NSTextListMarkerDiamond = "{diamond}"
uikit.NSTextListMarkerDisc = "{disc}"
uikit.NSTextListMarkerHyphen = "{hyphen}"
uikit.NSTextListMarkerLowercaseAlpha = "{lowercase-alpha}"
uikit.NSTextListMarkerLowercaseHexadecimal = "{lowercase-hexadecimal}"
uikit.NSTextListMarkerLowercaseLatin = "{lowercase-latin}"
uikit.NSTextListMarkerLowercaseRoman = "{lowercase-roman}"
uikit.NSTextListMarkerOctal = "{octal}"
uikit.NSTextListMarkerSquare = "{square}"
uikit.NSTextListMarkerUppercaseAlpha = "{uppercase-alpha}"
uikit.NSTextListMarkerUppercaseHexadecimal = "{uppercase-hexadecimal}"
uikit.NSTextListMarkerUppercaseLatin = "{uppercase-latin}"
uikit.NSTextListMarkerUppercaseRoman = "{uppercase-roman}"
uikit.NSTextListPrependEnclosingMarker = 1
uikit.NSTextScalingStandard = 0
uikit.NSTextScalingiOS = 1
uikit.NSTextSelectionAffinityDownstream = 1
uikit.NSTextSelectionAffinityUpstream = 0
uikit.NSTextSelectionGranularityCharacter = 0
uikit.NSTextSelectionGranularityLine = 3
uikit.NSTextSelectionGranularityParagraph = 2
uikit.NSTextSelectionGranularitySentence = 4
uikit.NSTextSelectionGranularityWord = 1
uikit.NSTextSelectionNavigationDestinationCharacter = 0
uikit.NSTextSelectionNavigationDestinationContainer = 5
uikit.NSTextSelectionNavigationDestinationDocument = 6
uikit.NSTextSelectionNavigationDestinationLine = 2
uikit.NSTextSelectionNavigationDestinationParagraph = 4
uikit.NSTextSelectionNavigationDestinationSentence = 3
uikit.NSTextSelectionNavigationDestinationWord = 1
uikit.NSTextSelectionNavigationDirectionBackward = 1
uikit.NSTextSelectionNavigationDirectionDown = 5
uikit.NSTextSelectionNavigationDirectionForward = 0
uikit.NSTextSelectionNavigationDirectionLeft = 3
uikit.NSTextSelectionNavigationDirectionRight = 2
uikit.NSTextSelectionNavigationDirectionUp = 4
uikit.NSTextSelectionNavigationLayoutOrientationHorizontal = 0
uikit.NSTextSelectionNavigationLayoutOrientationVertical = 1
uikit.NSTextSelectionNavigationModifierExtend = 1
uikit.NSTextSelectionNavigationModifierMultiple = 4
uikit.NSTextSelectionNavigationModifierVisual = 2
uikit.NSTextSelectionNavigationWritingDirectionLeftToRight = 0
uikit.NSTextSelectionNavigationWritingDirectionRightToLeft = 1
uikit.NSTextStorageDidProcessEditingNotification = "NSTextStorageDidProcessEditingNotification"
uikit.NSTextStorageEditedAttributes = 1
uikit.NSTextStorageEditedCharacters = 2
uikit.NSTextStorageWillProcessEditingNotification = "NSTextStorageWillProcessEditingNotification"
uikit.NSTrackingAttributeName = "NSTracking"
uikit.NSURLErrorBadURL = -1000
uikit.NSURLErrorCancelled = -999
uikit.NSURLErrorCannotConnectToHost = -1004
uikit.NSURLErrorCannotFindHost = -1003
uikit.NSURLErrorDNSLookupFailed = -1006
uikit.NSURLErrorHTTPTooManyRedirects = -1007
uikit.NSURLErrorNetworkConnectionLost = -1005
uikit.NSURLErrorNotConnectedToInternet = -1009
uikit.NSURLErrorTimedOut = -1001
uikit.NSURLErrorUnknown = -1
uikit.NSURLErrorUnsupportedURL = -1002
uikit.NSUnderlineByWord = 32768
uikit.NSUnderlineColorAttributeName = "NSUnderlineColor"
uikit.NSUnderlinePatternDash = 512
uikit.NSUnderlinePatternDot = 256
uikit.NSUnderlinePatternSolid = 0
uikit.NSUnderlineStyleAttributeName = "NSUnderline"
uikit.NSUnderlineStyleDouble = 9
uikit.NSUnderlineStyleNone = 0
uikit.NSUnderlineStylePatternDashDot = 768
uikit.NSUnderlineStylePatternDashDotDot = 1024
uikit.NSUnderlineStyleSingle = 1
uikit.NSUnderlineStyleThick = 2
uikit.NSUserActivityDocumentURLKey = "NSUserActivityDocumentURLKey"
uikit.NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
uikit.NSVerticalGlyphFormAttributeName = "CTVerticalForms"
uikit.NSWritingDirectionAttributeName = "NSWritingDirection"
uikit.NSWritingDirectionEmbedding = 0
uikit.NSWritingDirectionLeftToRight = 0
uikit.NSWritingDirectionNatural = -1
uikit.NSWritingDirectionOverride = 2
uikit.NSWritingDirectionRightToLeft = 1
uikit.UIAccessibilityAnnouncementDidFinishNotification = "UIAccessibilityAnnouncementDidFinishNotification"
uikit.UIAccessibilityAnnouncementNotification = 1008
uikit.UIAccessibilityAssistiveTechnologyKey = "UIAccessibilityAssistiveTechnologyKey"
uikit.UIAccessibilityAssistiveTouchStatusDidChangeNotification = "UIAccessibilityAssistiveTouchStatusDidChangeNotification"
uikit.UIAccessibilityBoldTextStatusDidChangeNotification = "UIAccessibilityBoldTextStatusDidChangeNotification"
uikit.UIAccessibilityButtonShapesEnabledStatusDidChangeNotification = "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification"
uikit.UIAccessibilityClosedCaptioningStatusDidChangeNotification = "UIAccessibilityClosedCaptioningStatusDidChangeNotification"
uikit.UIAccessibilityContainerTypeDataTable = 1
uikit.UIAccessibilityContainerTypeLandmark = 3
uikit.UIAccessibilityContainerTypeList = 2
uikit.UIAccessibilityContainerTypeNone = 0
uikit.UIAccessibilityContainerTypeSemanticGroup = 4
uikit.UIAccessibilityContrastHigh = 1
uikit.UIAccessibilityContrastNormal = 0
uikit.UIAccessibilityContrastUnspecified = -1
uikit.UIAccessibilityCustomActionCategoryEdit = "UIAccessibilityCustomActionCategoryEdit"
uikit.UIAccessibilityCustomRotorDirectionNext = 1
uikit.UIAccessibilityCustomRotorDirectionPrevious = 0
uikit.UIAccessibilityCustomSystemRotorTypeBoldText = 10
uikit.UIAccessibilityCustomSystemRotorTypeHeading = 3
uikit.UIAccessibilityCustomSystemRotorTypeHeadingLevel1 = 4
uikit.UIAccessibilityCustomSystemRotorTypeHeadingLevel2 = 5
uikit.UIAccessibilityCustomSystemRotorTypeHeadingLevel3 = 6
uikit.UIAccessibilityCustomSystemRotorTypeHeadingLevel4 = 7
uikit.UIAccessibilityCustomSystemRotorTypeHeadingLevel5 = 8
uikit.UIAccessibilityCustomSystemRotorTypeHeadingLevel6 = 9
uikit.UIAccessibilityCustomSystemRotorTypeImage = 14
uikit.UIAccessibilityCustomSystemRotorTypeItalicText = 11
uikit.UIAccessibilityCustomSystemRotorTypeLandmark = 18
uikit.UIAccessibilityCustomSystemRotorTypeLink = 1
uikit.UIAccessibilityCustomSystemRotorTypeList = 17
uikit.UIAccessibilityCustomSystemRotorTypeMisspelledWord = 13
uikit.UIAccessibilityCustomSystemRotorTypeNone = 0
uikit.UIAccessibilityCustomSystemRotorTypeTable = 16
uikit.UIAccessibilityCustomSystemRotorTypeTextField = 15
uikit.UIAccessibilityCustomSystemRotorTypeUnderlineText = 12
uikit.UIAccessibilityCustomSystemRotorTypeVisitedLink = 2
uikit.UIAccessibilityDarkerSystemColorsStatusDidChangeNotification = "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification"
uikit.UIAccessibilityDirectTouchOptionNone = 0
uikit.UIAccessibilityDirectTouchOptionRequiresActivation = 2
uikit.UIAccessibilityDirectTouchOptionSilentOnTouch = 1
uikit.UIAccessibilityElementFocusedNotification = "UIAccessibilityElementFocusedNotification"
uikit.UIAccessibilityFocusedElementKey = "UIAccessibilityFocusedElementKey"
uikit.UIAccessibilityGrayscaleStatusDidChangeNotification = "UIAccessibilityGrayscaleStatusDidChangeNotification"
uikit.UIAccessibilityGuidedAccessStatusDidChangeNotification = "UIAccessibilityGuidedAccessStatusDidChangeNotification"
uikit.UIAccessibilityHearingDeviceEarBoth = 6
uikit.UIAccessibilityHearingDeviceEarLeft = 2
uikit.UIAccessibilityHearingDeviceEarNone = 0
uikit.UIAccessibilityHearingDeviceEarRight = 4
uikit.UIAccessibilityHearingDevicePairedEarDidChangeNotification = "UIAccessibilityHearingDevicePairedEarDidChangeNotification"
uikit.UIAccessibilityInvertColorsStatusDidChangeNotification = "UIAccessibilityInvertColorsStatusDidChangeNotification"
uikit.UIAccessibilityLayoutChangedNotification = 1001
uikit.UIAccessibilityMonoAudioStatusDidChangeNotification = "UIAccessibilityMonoAudioStatusDidChangeNotification"
uikit.UIAccessibilityNavigationStyleAutomatic = 0
uikit.UIAccessibilityNavigationStyleCombined = 2
uikit.UIAccessibilityNavigationStyleSeparate = 1
uikit.UIAccessibilityNotificationSwitchControlIdentifier = "UIAccessibilityNotificationSwitchControlIdentifier"
uikit.UIAccessibilityNotificationVoiceOverIdentifier = "UIAccessibilityNotificationVoiceOverIdentifier"
uikit.UIAccessibilityOnOffSwitchLabelsDidChangeNotification = "UIAccessibilityOnOffSwitchLabelsDidChangeNotification"
uikit.UIAccessibilityPageScrolledNotification = 1009
uikit.UIAccessibilityPauseAssistiveTechnologyNotification = "UIAccessibilityPauseAssistiveTechnologyNotification"
uikit.UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification = "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification"
uikit.UIAccessibilityReduceMotionStatusDidChangeNotification = "UIAccessibilityReduceMotionStatusDidChangeNotification"
uikit.UIAccessibilityReduceTransparencyStatusDidChangeNotification = "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
uikit.UIAccessibilityResumeAssistiveTechnologyNotification = "UIAccessibilityResumeAssistiveTechnologyNotification"
uikit.UIAccessibilityScreenChangedNotification = 1000
uikit.UIAccessibilityScrollDirectionDown = 4
uikit.UIAccessibilityScrollDirectionLeft = 2
uikit.UIAccessibilityScrollDirectionNext = 5
uikit.UIAccessibilityScrollDirectionPrevious = 6
uikit.UIAccessibilityScrollDirectionRight = 1
uikit.UIAccessibilityScrollDirectionUp = 3
uikit.UIAccessibilityShakeToUndoDidChangeNotification = "UIAccessibilityShakeToUndoDidChangeNotification"
uikit.UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification = "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification"
uikit.UIAccessibilitySpeakScreenStatusDidChangeNotification = "UIAccessibilitySpeakScreenStatusDidChangeNotification"
uikit.UIAccessibilitySpeakSelectionStatusDidChangeNotification = "UIAccessibilitySpeakSelectionStatusDidChangeNotification"
uikit.UIAccessibilitySpeechAttributeAnnouncementPriority = "UIAccessibilitySpeechAttributeAnnouncementPriority"
uikit.UIAccessibilitySpeechAttributeIPANotation = "UIAccessibilitySpeechAttributeIPANotation"
uikit.UIAccessibilitySpeechAttributeLanguage = "UIAccessibilitySpeechAttributeLanguage"
uikit.UIAccessibilitySpeechAttributePitch = "UIAccessibilitySpeechAttributePitch"
uikit.UIAccessibilitySpeechAttributePunctuation = "UIAccessibilitySpeechAttributePunctuation"
uikit.UIAccessibilitySpeechAttributeQueueAnnouncement = "UIAccessibilitySpeechAttributeQueueAnnouncement"
uikit.UIAccessibilitySpeechAttributeSpellOut = "UIAccessibilitySpeechAttributeSpellOut"
uikit.UIAccessibilitySwitchControlStatusDidChangeNotification = "UIAccessibilitySwitchControlStatusDidChangeNotification"
uikit.UIAccessibilityTextAttributeContext = "UIAccessibilityTextAttributeContext"
uikit.UIAccessibilityTextAttributeCustom = "UIAccessibilityTextAttributeCustom"
uikit.UIAccessibilityTextAttributeHeadingLevel = "UIAccessibilityTextAttributeHeadingLevel"
uikit.UIAccessibilityTextualContextConsole = "UIAccessibilityTextualContextConsole"
uikit.UIAccessibilityTextualContextFileSystem = "UIAccessibilityTextualContextFileSystem"
uikit.UIAccessibilityTextualContextMessaging = "UIAccessibilityTextualContextMessaging"
uikit.UIAccessibilityTextualContextNarrative = "UIAccessibilityTextualContextNarrative"
uikit.UIAccessibilityTextualContextSourceCode = "UIAccessibilityTextualContextSourceCode"
uikit.UIAccessibilityTextualContextSpreadsheet = "UIAccessibilityTextualContextSpreadsheet"
uikit.UIAccessibilityTextualContextWordProcessing = "UIAccessibilityTextualContextWordProcessing"
uikit.UIAccessibilityTraitAdjustable = 4096
uikit.UIAccessibilityTraitAllowsDirectInteraction = 8192
uikit.UIAccessibilityTraitButton = 1
uikit.UIAccessibilityTraitCausesPageTurn = 16384
uikit.UIAccessibilityTraitHeader = 65536
uikit.UIAccessibilityTraitImage = 4
uikit.UIAccessibilityTraitKeyboardKey = 32
uikit.UIAccessibilityTraitLink = 2
uikit.UIAccessibilityTraitNone = 0
uikit.UIAccessibilityTraitNotEnabled = 256
uikit.UIAccessibilityTraitPlaysSound = 16
uikit.UIAccessibilityTraitSearchField = 1024
uikit.UIAccessibilityTraitSelected = 8
uikit.UIAccessibilityTraitStartsMediaSession = 2048
uikit.UIAccessibilityTraitStaticText = 64
uikit.UIAccessibilityTraitSummaryElement = 128
uikit.UIAccessibilityTraitTabBar = 32768
uikit.UIAccessibilityTraitUpdatesFrequently = 512
uikit.UIAccessibilityUnfocusedElementKey = "UIAccessibilityUnfocusedElementKey"
uikit.UIAccessibilityVideoAutoplayStatusDidChangeNotification = "UIAccessibilityVideoAutoplayStatusDidChangeNotification"
uikit.UIAccessibilityVoiceOverStatusChanged = "UIAccessibilityVoiceOverStatusChanged"
uikit.UIAccessibilityVoiceOverStatusDidChangeNotification = "UIAccessibilityVoiceOverStatusDidChangeNotification"
uikit.UIAccessibilityZoomTypeInsertionPoint = 0
uikit.UIActionSheetStyleAutomatic = -1
uikit.UIActionSheetStyleBlackOpaque = 2
uikit.UIActionSheetStyleBlackTranslucent = 1
uikit.UIActionSheetStyleDefault = 0
uikit.UIActivityCategoryAction = 0
uikit.UIActivityCategoryShare = 1
uikit.UIActivityIndicatorViewStyleGray = 2
uikit.UIActivityIndicatorViewStyleLarge = 101
uikit.UIActivityIndicatorViewStyleMedium = 100
uikit.UIActivityIndicatorViewStyleWhite = 1
uikit.UIActivityIndicatorViewStyleWhiteLarge = 0
uikit.UIActivityItemsConfigurationInteractionCopy = "UIActivityItemsConfigurationInteractionCopy"
uikit.UIActivityItemsConfigurationInteractionShare = "UIActivityItemsConfigurationInteractionShare"
uikit.UIActivityItemsConfigurationMetadataKeyCollaborationModeRestrictions = "UIActivityItemsConfigurationMetadataKeyCollaborationModeRestrictions"
uikit.UIActivityItemsConfigurationMetadataKeyLinkPresentationMetadata = "UIActivityItemsConfigurationMetadataKeyLinkPresentationMetadata"
uikit.UIActivityItemsConfigurationMetadataKeyMessageBody = "UIActivityItemsConfigurationMetadataKeyMessageBody"
uikit.UIActivityItemsConfigurationMetadataKeyShareRecipients = "UIActivityItemsConfigurationMetadataKeyShareRecipients"
uikit.UIActivityItemsConfigurationMetadataKeyTitle = "UIActivityItemsConfigurationMetadataKeyTitle"
uikit.UIActivityItemsConfigurationPreviewIntentFullSize = "UIActivityItemsConfigurationPreviewIntentFullSize"
uikit.UIActivityItemsConfigurationPreviewIntentThumbnail = "UIActivityItemsConfigurationPreviewIntentThumbnail"
uikit.UIActivityTypeAddToHomeScreen = "com.apple.UIKit.activity.AddToHomeScreen"
uikit.UIActivityTypeAddToReadingList = "com.apple.UIKit.activity.AddToReadingList"
uikit.UIActivityTypeAirDrop = "com.apple.UIKit.activity.AirDrop"
uikit.UIActivityTypeAssignToContact = "com.apple.UIKit.activity.AssignToContact"
uikit.UIActivityTypeCollaborationCopyLink = "com.apple.UIKit.activity.CollaborationCopyLink"
uikit.UIActivityTypeCollaborationInviteWithLink = "com.apple.UIKit.activity.CollaborationInviteWithLink"
uikit.UIActivityTypeCopyToPasteboard = "com.apple.UIKit.activity.CopyToPasteboard"
uikit.UIActivityTypeMail = "com.apple.UIKit.activity.Mail"
uikit.UIActivityTypeMarkupAsPDF = "com.apple.UIKit.activity.MarkupAsPDF"
uikit.UIActivityTypeMessage = "com.apple.UIKit.activity.Message"
uikit.UIActivityTypeOpenInIBooks = "com.apple.UIKit.activity.OpenInIBooks"
uikit.UIActivityTypePostToFacebook = "com.apple.UIKit.activity.PostToFacebook"
uikit.UIActivityTypePostToFlickr = "com.apple.UIKit.activity.PostToFlickr"
uikit.UIActivityTypePostToTencentWeibo = "com.apple.UIKit.activity.TencentWeibo"
uikit.UIActivityTypePostToTwitter = "com.apple.UIKit.activity.PostToTwitter"
uikit.UIActivityTypePostToVimeo = "com.apple.UIKit.activity.PostToVimeo"
uikit.UIActivityTypePostToWeibo = "com.apple.UIKit.activity.PostToWeibo"
uikit.UIActivityTypePrint = "com.apple.UIKit.activity.Print"
uikit.UIActivityTypeSaveToCameraRoll = "com.apple.UIKit.activity.SaveToCameraRoll"
uikit.UIActivityTypeSharePlay = "com.apple.UIKit.activity.SharePlay"
uikit.UIAlertActionStyleCancel = 1
uikit.UIAlertActionStyleDefault = 0
uikit.UIAlertActionStyleDestructive = 2
uikit.UIAlertControllerSeverityCritical = 1
uikit.UIAlertControllerSeverityDefault = 0
uikit.UIAlertControllerStyleActionSheet = 0
uikit.UIAlertControllerStyleAlert = 1
uikit.UIAlertViewStyleDefault = 0
uikit.UIAlertViewStyleLoginAndPasswordInput = 3
uikit.UIAlertViewStylePlainTextInput = 2
uikit.UIAlertViewStyleSecureTextInput = 1
uikit.UIApplicationBackgroundFetchIntervalMinimum = 0.0
uikit.UIApplicationBackgroundFetchIntervalNever = 1.7976931348623157e+308
uikit.UIApplicationBackgroundRefreshStatusDidChangeNotification = "UIApplicationBackgroundRefreshStatusDidChangeNotification"
uikit.UIApplicationCategoryDefaultErrorCodeRateLimited = 1
uikit.UIApplicationCategoryDefaultStatusIsDefault = 1
uikit.UIApplicationCategoryDefaultStatusNotDefault = 2
uikit.UIApplicationCategoryDefaultStatusUnavailable = 0
uikit.UIApplicationDidBecomeActiveNotification = "UIApplicationDidBecomeActiveNotification"
uikit.UIApplicationDidChangeStatusBarOrientationNotification = "UIApplicationDidChangeStatusBarOrientationNotification"
uikit.UIApplicationDidEnterBackgroundNotification = "UIApplicationDidEnterBackgroundNotification"
uikit.UIApplicationDidFinishLaunchingNotification = "UIApplicationDidFinishLaunchingNotification"
uikit.UIApplicationDidReceiveMemoryWarningNotification = "UIApplicationDidReceiveMemoryWarningNotification"
uikit.UIApplicationInvalidInterfaceOrientationException = "UIApplicationInvalidInterfaceOrientation"
uikit.UIApplicationKeyboardExtensionPointIdentifier = "com.apple.keyboard-service"
uikit.UIApplicationLaunchOptionsAnnotationKey = "UIApplicationLaunchOptionsAnnotationKey"
uikit.UIApplicationLaunchOptionsBluetoothCentralsKey = "UIApplicationLaunchOptionsBluetoothCentralsKey"
uikit.UIApplicationLaunchOptionsBluetoothPeripheralsKey = "UIApplicationLaunchOptionsBluetoothPeripheralsKey"
uikit.UIApplicationLaunchOptionsCloudKitShareMetadataKey = "UIApplicationLaunchOptionsCloudKitShareMetadataKey"
uikit.UIApplicationLaunchOptionsEventAttributionKey = "UIApplicationLaunchOptionsEventAttributionKey"
uikit.UIApplicationLaunchOptionsLocalNotificationKey = "UIApplicationLaunchOptionsLocalNotificationKey"
uikit.UIApplicationLaunchOptionsLocationKey = "UIApplicationLaunchOptionsLocationKey"
uikit.UIApplicationLaunchOptionsNewsstandDownloadsKey = "UIApplicationLaunchOptionsNewsstandDownloadsKey"
uikit.UIApplicationLaunchOptionsRemoteNotificationKey = "UIApplicationLaunchOptionsRemoteNotificationKey"
uikit.UIApplicationLaunchOptionsShortcutItemKey = "UIApplicationLaunchOptionsShortcutItemKey"
uikit.UIApplicationLaunchOptionsSourceApplicationKey = "UIApplicationLaunchOptionsSourceApplicationKey"
uikit.UIApplicationLaunchOptionsURLKey = "UIApplicationLaunchOptionsURLKey"
uikit.UIApplicationLaunchOptionsUserActivityDictionaryKey = "UIApplicationLaunchOptionsUserActivityDictionaryKey"
uikit.UIApplicationLaunchOptionsUserActivityTypeKey = "UIApplicationLaunchOptionsUserActivityTypeKey"
uikit.UIApplicationOpenDefaultApplicationsSettingsURLString = "UIApplicationOpenDefaultApplicationsSettingsURLString"
uikit.UIApplicationOpenExternalURLOptionsEventAttributionKey = "UIApplicationOpenExternalURLOptionsEventAttributionKey"
uikit.UIApplicationOpenNotificationSettingsURLString = "app-settings:notifications"
uikit.UIApplicationOpenSettingsURLString = "app-settings:"
uikit.UIApplicationOpenURLOptionUniversalLinksOnly = "UIApplicationOpenURLOptionUniversalLinksOnly"
uikit.UIApplicationOpenURLOptionsAnnotationKey = "UIApplicationOpenURLOptionsAnnotationKey"
uikit.UIApplicationOpenURLOptionsEventAttributionKey = "UIApplicationOpenURLOptionsEventAttributionKey"
uikit.UIApplicationOpenURLOptionsOpenInPlaceKey = "UIApplicationOpenURLOptionsOpenInPlaceKey"
uikit.UIApplicationOpenURLOptionsSourceApplicationKey = "UIApplicationOpenURLOptionsSourceApplicationKey"
uikit.UIApplicationProtectedDataDidBecomeAvailable = "UIApplicationProtectedDataDidBecomeAvailable"
uikit.UIApplicationProtectedDataWillBecomeUnavailable = "UIApplicationProtectedDataWillBecomeUnavailable"
uikit.UIApplicationShortcutIconTypeAdd = 3
uikit.UIApplicationShortcutIconTypeAlarm = 24
uikit.UIApplicationShortcutIconTypeAudio = 27
uikit.UIApplicationShortcutIconTypeBookmark = 25
uikit.UIApplicationShortcutIconTypeCapturePhoto = 20
uikit.UIApplicationShortcutIconTypeCaptureVideo = 21
uikit.UIApplicationShortcutIconTypeCloud = 13
uikit.UIApplicationShortcutIconTypeCompose = 0
uikit.UIApplicationShortcutIconTypeConfirmation = 15
uikit.UIApplicationShortcutIconTypeContact = 8
uikit.UIApplicationShortcutIconTypeDate = 18
uikit.UIApplicationShortcutIconTypeFavorite = 11
uikit.UIApplicationShortcutIconTypeHome = 9
uikit.UIApplicationShortcutIconTypeInvitation = 14
uikit.UIApplicationShortcutIconTypeLocation = 4
uikit.UIApplicationShortcutIconTypeLove = 12
uikit.UIApplicationShortcutIconTypeMail = 16
uikit.UIApplicationShortcutIconTypeMarkLocation = 10
uikit.UIApplicationShortcutIconTypeMessage = 17
uikit.UIApplicationShortcutIconTypePause = 2
uikit.UIApplicationShortcutIconTypePlay = 1
uikit.UIApplicationShortcutIconTypeProhibit = 7
uikit.UIApplicationShortcutIconTypeSearch = 5
uikit.UIApplicationShortcutIconTypeShare = 6
uikit.UIApplicationShortcutIconTypeShuffle = 26
uikit.UIApplicationShortcutIconTypeTask = 22
uikit.UIApplicationShortcutIconTypeTaskCompleted = 23
uikit.UIApplicationShortcutIconTypeTime = 19
uikit.UIApplicationShortcutIconTypeUpdate = 28
uikit.UIApplicationSignificantTimeChangeNotification = "UIApplicationSignificantTimeChangeNotification"
uikit.UIApplicationStateActive = 0
uikit.UIApplicationStateBackground = 2
uikit.UIApplicationStateInactive = 1
uikit.UIApplicationStateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
uikit.UIApplicationStateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"
uikit.UIApplicationStateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
uikit.UIApplicationStateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiomKey"
uikit.UIApplicationStatusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
uikit.UIApplicationStatusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
uikit.UIApplicationUserDidTakeScreenshotNotification = "UIApplicationUserDidTakeScreenshotNotification"
uikit.UIApplicationWillChangeStatusBarOrientationNotification = "UIApplicationWillChangeStatusBarOrientationNotification"
uikit.UIApplicationWillEnterForegroundNotification = "UIApplicationWillEnterForegroundNotification"
uikit.UIApplicationWillResignActiveNotification = "UIApplicationWillResignActiveNotification"
uikit.UIApplicationWillTerminateNotification = "UIApplicationWillTerminateNotification"
uikit.UIAttachmentBehaviorTypeAnchor = 1
uikit.UIAttachmentBehaviorTypeItems = 0
uikit.UIAxisBoth = 3
uikit.UIAxisHorizontal = 1
uikit.UIAxisNeither = 0
uikit.UIAxisVertical = 2
uikit.UIBackgroundFetchResultFailed = 2
uikit.UIBackgroundFetchResultNewData = 0
uikit.UIBackgroundFetchResultNoData = 1
uikit.UIBackgroundRefreshStatusAvailable = 2
uikit.UIBackgroundRefreshStatusDenied = 1
uikit.UIBackgroundRefreshStatusRestricted = 0
uikit.UIBackgroundTaskInvalid = 0
uikit.UIBandSelectionInteractionStateBegan = 1
uikit.UIBandSelectionInteractionStateEnded = 3
uikit.UIBandSelectionInteractionStatePossible = 0
uikit.UIBandSelectionInteractionStateSelecting = 2
uikit.UIBarButtonItemStyleBordered = 1
uikit.UIBarButtonItemStyleDone = 2
uikit.UIBarButtonItemStylePlain = 0
uikit.UIBarButtonSystemItemAction = 9
uikit.UIBarButtonSystemItemAdd = 4
uikit.UIBarButtonSystemItemBookmarks = 11
uikit.UIBarButtonSystemItemCamera = 15
uikit.UIBarButtonSystemItemCancel = 1
uikit.UIBarButtonSystemItemClose = 24
uikit.UIBarButtonSystemItemCompose = 7
uikit.UIBarButtonSystemItemDone = 0
uikit.UIBarButtonSystemItemEdit = 2
uikit.UIBarButtonSystemItemFastForward = 20
uikit.UIBarButtonSystemItemFixedSpace = 6
uikit.UIBarButtonSystemItemFlexibleSpace = 5
uikit.UIBarButtonSystemItemOrganize = 10
uikit.UIBarButtonSystemItemPageCurl = 23
uikit.UIBarButtonSystemItemPause = 18
uikit.UIBarButtonSystemItemPlay = 17
uikit.UIBarButtonSystemItemRedo = 22
uikit.UIBarButtonSystemItemRefresh = 13
uikit.UIBarButtonSystemItemReply = 8
uikit.UIBarButtonSystemItemRewind = 19
uikit.UIBarButtonSystemItemSave = 3
uikit.UIBarButtonSystemItemSearch = 12
uikit.UIBarButtonSystemItemStop = 14
uikit.UIBarButtonSystemItemTrash = 16
uikit.UIBarButtonSystemItemUndo = 21
uikit.UIBarMetricsCompact = 1
uikit.UIBarMetricsCompactPrompt = 102
uikit.UIBarMetricsDefault = 0
uikit.UIBarMetricsDefaultPrompt = 101
uikit.UIBarMetricsLandscapePhone = 1
uikit.UIBarMetricsLandscapePhonePrompt = 102
uikit.UIBarPositionAny = 0
uikit.UIBarPositionBottom = 1
uikit.UIBarPositionTop = 2
uikit.UIBarPositionTopAttached = 3
uikit.UIBarStyleBlack = 1
uikit.UIBarStyleBlackOpaque = 1
uikit.UIBarStyleBlackTranslucent = 2
uikit.UIBarStyleDefault = 0
uikit.UIBaselineAdjustmentAlignBaselines = 0
uikit.UIBaselineAdjustmentAlignCenters = 1
uikit.UIBaselineAdjustmentNone = 2
uikit.UIBehavioralStyleAutomatic = 0
uikit.UIBehavioralStyleMac = 2
uikit.UIBehavioralStylePad = 1
uikit.UIBlurEffectStyleDark = 2
uikit.UIBlurEffectStyleExtraLight = 0
uikit.UIBlurEffectStyleLight = 1
uikit.UIBlurEffectStyleProminent = 5
uikit.UIBlurEffectStyleRegular = 4
uikit.UIBlurEffectStyleSystemChromeMaterial = 10
uikit.UIBlurEffectStyleSystemChromeMaterialDark = 20
uikit.UIBlurEffectStyleSystemChromeMaterialLight = 15
uikit.UIBlurEffectStyleSystemMaterial = 8
uikit.UIBlurEffectStyleSystemMaterialDark = 18
uikit.UIBlurEffectStyleSystemMaterialLight = 13
uikit.UIBlurEffectStyleSystemThickMaterial = 9
uikit.UIBlurEffectStyleSystemThickMaterialDark = 19
uikit.UIBlurEffectStyleSystemThickMaterialLight = 14
uikit.UIBlurEffectStyleSystemThinMaterial = 7
uikit.UIBlurEffectStyleSystemThinMaterialDark = 17
uikit.UIBlurEffectStyleSystemThinMaterialLight = 12
uikit.UIBlurEffectStyleSystemUltraThinMaterial = 6
uikit.UIBlurEffectStyleSystemUltraThinMaterialDark = 16
uikit.UIBlurEffectStyleSystemUltraThinMaterialLight = 11
uikit.UIButtonConfigurationCornerStyleCapsule = 4
uikit.UIButtonConfigurationCornerStyleDynamic = 0
uikit.UIButtonConfigurationCornerStyleFixed = -1
uikit.UIButtonConfigurationCornerStyleLarge = 3
uikit.UIButtonConfigurationCornerStyleMedium = 2
uikit.UIButtonConfigurationCornerStyleSmall = 1
uikit.UIButtonConfigurationIndicatorAutomatic = 0
uikit.UIButtonConfigurationIndicatorNone = 1
uikit.UIButtonConfigurationIndicatorPopup = 2
uikit.UIButtonConfigurationMacIdiomStyleAutomatic = 0
uikit.UIButtonConfigurationMacIdiomStyleBordered = 1
uikit.UIButtonConfigurationMacIdiomStyleBorderless = 2
uikit.UIButtonConfigurationMacIdiomStyleBorderlessTinted = 3
uikit.UIButtonConfigurationSizeLarge = 3
uikit.UIButtonConfigurationSizeMedium = 0
uikit.UIButtonConfigurationSizeMini = 2
uikit.UIButtonConfigurationSizeSmall = 1
uikit.UIButtonConfigurationTitleAlignmentAutomatic = 0
uikit.UIButtonConfigurationTitleAlignmentCenter = 2
uikit.UIButtonConfigurationTitleAlignmentLeading = 1
uikit.UIButtonConfigurationTitleAlignmentTrailing = 3
uikit.UIButtonRoleCancel = 2
uikit.UIButtonRoleDestructive = 3
uikit.UIButtonRoleNormal = 0
uikit.UIButtonRolePrimary = 1
uikit.UIButtonTypeClose = 7
uikit.UIButtonTypeContactAdd = 5
uikit.UIButtonTypeCustom = 0
uikit.UIButtonTypeDetailDisclosure = 2
uikit.UIButtonTypeInfoDark = 4
uikit.UIButtonTypeInfoLight = 3
uikit.UIButtonTypePlain = 6
uikit.UIButtonTypeRoundedRect = 1
uikit.UIButtonTypeSystem = 1
uikit.UICalendarViewDecorationSizeLarge = 2
uikit.UICalendarViewDecorationSizeMedium = 1
uikit.UICalendarViewDecorationSizeSmall = 0
uikit.UICellAccessoryDisplayedAlways = 0
uikit.UICellAccessoryDisplayedWhenEditing = 1
uikit.UICellAccessoryDisplayedWhenNotEditing = 2
uikit.UICellAccessoryOutlineDisclosureStyleAutomatic = 0
uikit.UICellAccessoryOutlineDisclosureStyleCell = 2
uikit.UICellAccessoryOutlineDisclosureStyleHeader = 1
uikit.UICellAccessoryPlacementLeading = 0
uikit.UICellAccessoryPlacementTrailing = 1
uikit.UICellConfigurationDragStateDragging = 2
uikit.UICellConfigurationDragStateLifting = 1
uikit.UICellConfigurationDragStateNone = 0
uikit.UICellConfigurationDropStateNone = 0
uikit.UICellConfigurationDropStateNotTargeted = 1
uikit.UICellConfigurationDropStateTargeted = 2
uikit.UICloudSharingPermissionAllowPrivate = 2
uikit.UICloudSharingPermissionAllowPublic = 1
uikit.UICloudSharingPermissionAllowReadOnly = 4
uikit.UICloudSharingPermissionAllowReadWrite = 8
uikit.UICloudSharingPermissionStandard = 0
uikit.UICollectionElementCategoryCell = 0
uikit.UICollectionElementCategoryDecorationView = 2
uikit.UICollectionElementCategorySupplementaryView = 1
uikit.UICollectionElementKindSectionFooter = "UICollectionElementKindSectionFooter"
uikit.UICollectionElementKindSectionHeader = "UICollectionElementKindSectionHeader"
uikit.UICollectionLayoutListAppearanceGrouped = 1
uikit.UICollectionLayoutListAppearanceInsetGrouped = 2
uikit.UICollectionLayoutListAppearancePlain = 0
uikit.UICollectionLayoutListAppearanceSidebar = 3
uikit.UICollectionLayoutListAppearanceSidebarPlain = 4
uikit.UICollectionLayoutListFooterModeNone = 0
uikit.UICollectionLayoutListFooterModeSupplementary = 1
uikit.UICollectionLayoutListHeaderModeFirstItemInSection = 2
uikit.UICollectionLayoutListHeaderModeNone = 0
uikit.UICollectionLayoutListHeaderModeSupplementary = 1
uikit.UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuous = 1
uikit.UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuousGroupLeadingBoundary = 2
uikit.UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPaging = 4
uikit.UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPagingCentered = 5
uikit.UICollectionLayoutSectionOrthogonalScrollingBehaviorNone = 0
uikit.UICollectionLayoutSectionOrthogonalScrollingBehaviorPaging = 3
uikit.UICollectionLayoutSectionOrthogonalScrollingBounceAlways = 1
uikit.UICollectionLayoutSectionOrthogonalScrollingBounceAutomatic = 0
uikit.UICollectionLayoutSectionOrthogonalScrollingBounceNever = 2
uikit.UICollectionUpdateActionDelete = 1
uikit.UICollectionUpdateActionInsert = 0
uikit.UICollectionUpdateActionMove = 3
uikit.UICollectionUpdateActionNone = 4
uikit.UICollectionUpdateActionReload = 2
uikit.UICollectionViewCellDragStateDragging = 2
uikit.UICollectionViewCellDragStateLifting = 1
uikit.UICollectionViewCellDragStateNone = 0
uikit.UICollectionViewDropIntentInsertAtDestinationIndexPath = 1
uikit.UICollectionViewDropIntentInsertIntoDestinationIndexPath = 2
uikit.UICollectionViewDropIntentUnspecified = 0
uikit.UICollectionViewFlowLayoutAutomaticSize = {}
uikit.UICollectionViewFlowLayoutSectionInsetFromContentInset = 0
uikit.UICollectionViewFlowLayoutSectionInsetFromLayoutMargins = 2
uikit.UICollectionViewFlowLayoutSectionInsetFromSafeArea = 1
uikit.UICollectionViewReorderingCadenceFast = 1
uikit.UICollectionViewReorderingCadenceImmediate = 0
uikit.UICollectionViewReorderingCadenceSlow = 2
uikit.UICollectionViewScrollDirectionHorizontal = 1
uikit.UICollectionViewScrollDirectionVertical = 0
uikit.UICollectionViewScrollPositionBottom = 4
uikit.UICollectionViewScrollPositionCenteredHorizontally = 16
uikit.UICollectionViewScrollPositionCenteredVertically = 2
uikit.UICollectionViewScrollPositionLeft = 8
uikit.UICollectionViewScrollPositionNone = 0
uikit.UICollectionViewScrollPositionRight = 32
uikit.UICollectionViewScrollPositionTop = 1
uikit.UICollectionViewSelfSizingInvalidationDisabled = 0
uikit.UICollectionViewSelfSizingInvalidationEnabled = 1
uikit.UICollectionViewSelfSizingInvalidationEnabledIncludingConstraints = 2
uikit.UICollisionBehaviorModeBoundaries = 2
uikit.UICollisionBehaviorModeEverything = -1
uikit.UICollisionBehaviorModeItems = 1
uikit.UICommandTagShare = "UICommandTagShare"
uikit.UIContentInsetsReferenceAutomatic = 0
uikit.UIContentInsetsReferenceLayoutMargins = 3
uikit.UIContentInsetsReferenceNone = 1
uikit.UIContentInsetsReferenceReadableContent = 4
uikit.UIContentInsetsReferenceSafeArea = 2
uikit.UIContentSizeCategoryAccessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"
uikit.UIContentSizeCategoryAccessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
uikit.UIContentSizeCategoryAccessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
uikit.UIContentSizeCategoryAccessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
uikit.UIContentSizeCategoryAccessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
uikit.UIContentSizeCategoryDidChangeNotification = "UIContentSizeCategoryDidChangeNotification"
uikit.UIContentSizeCategoryExtraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
uikit.UIContentSizeCategoryExtraExtraLarge = "UICTContentSizeCategoryXXL"
uikit.UIContentSizeCategoryExtraLarge = "UICTContentSizeCategoryXL"
uikit.UIContentSizeCategoryExtraSmall = "UICTContentSizeCategoryXS"
uikit.UIContentSizeCategoryLarge = "UICTContentSizeCategoryL"
uikit.UIContentSizeCategoryMedium = "UICTContentSizeCategoryM"
uikit.UIContentSizeCategoryNewValueKey = "UIContentSizeCategoryNewValueKey"
uikit.UIContentSizeCategorySmall = "UICTContentSizeCategoryS"
uikit.UIContentSizeCategoryUnspecified = "_UICTContentSizeCategoryUnspecified"
uikit.UIContentUnavailableAlignmentCenter = 0
uikit.UIContentUnavailableAlignmentNatural = 1
uikit.UIContextMenuConfigurationElementOrderAutomatic = 0
uikit.UIContextMenuConfigurationElementOrderFixed = 2
uikit.UIContextMenuConfigurationElementOrderPriority = 1
uikit.UIContextMenuInteractionAppearanceCompact = 2
uikit.UIContextMenuInteractionAppearanceRich = 1
uikit.UIContextMenuInteractionAppearanceUnknown = 0
uikit.UIContextMenuInteractionCommitStyleDismiss = 0
uikit.UIContextMenuInteractionCommitStylePop = 1
uikit.UIContextualActionStyleDestructive = 1
uikit.UIContextualActionStyleNormal = 0
uikit.UIControlContentHorizontalAlignmentCenter = 0
uikit.UIControlContentHorizontalAlignmentFill = 3
uikit.UIControlContentHorizontalAlignmentLeading = 4
uikit.UIControlContentHorizontalAlignmentLeft = 1
uikit.UIControlContentHorizontalAlignmentRight = 2
uikit.UIControlContentHorizontalAlignmentTrailing = 5
uikit.UIControlContentVerticalAlignmentBottom = 2
uikit.UIControlContentVerticalAlignmentCenter = 0
uikit.UIControlContentVerticalAlignmentFill = 3
uikit.UIControlContentVerticalAlignmentTop = 1
uikit.UIControlEventAllEditingEvents = 983040
uikit.UIControlEventAllEvents = 4294967295
uikit.UIControlEventAllTouchEvents = 4095
uikit.UIControlEventApplicationReserved = 251658240
uikit.UIControlEventEditingChanged = 131072
uikit.UIControlEventEditingDidBegin = 65536
uikit.UIControlEventEditingDidEnd = 262144
uikit.UIControlEventEditingDidEndOnExit = 524288
uikit.UIControlEventMenuActionTriggered = 16384
uikit.UIControlEventPrimaryActionTriggered = 8192
uikit.UIControlEventSystemReserved = 4026531840
uikit.UIControlEventTouchCancel = 256
uikit.UIControlEventTouchDown = 1
uikit.UIControlEventTouchDownRepeat = 2
uikit.UIControlEventTouchDragEnter = 16
uikit.UIControlEventTouchDragExit = 32
uikit.UIControlEventTouchDragInside = 4
uikit.UIControlEventTouchDragOutside = 8
uikit.UIControlEventTouchUpInside = 64
uikit.UIControlEventTouchUpOutside = 128
uikit.UIControlEventValueChanged = 4096
uikit.UIControlStateApplication = 16711680
uikit.UIControlStateDisabled = 2
uikit.UIControlStateFocused = 8
uikit.UIControlStateHighlighted = 1
uikit.UIControlStateNormal = 0
uikit.UIControlStateReserved = 4278190080
uikit.UIControlStateSelected = 4
uikit.UICornerCurveAutomatic = 0
uikit.UICornerCurveCircular = 1
uikit.UICornerCurveContinuous = 2
uikit.UIDataDetectorTypeAddress = 4
uikit.UIDataDetectorTypeAll = -1
uikit.UIDataDetectorTypeCalendarEvent = 8
uikit.UIDataDetectorTypeFlightNumber = 32
uikit.UIDataDetectorTypeLink = 2
uikit.UIDataDetectorTypeLookupSuggestion = 64
uikit.UIDataDetectorTypeMoney = 128
uikit.UIDataDetectorTypeNone = 0
uikit.UIDataDetectorTypePhoneNumber = 1
uikit.UIDataDetectorTypePhysicalValue = 256
uikit.UIDataDetectorTypeShipmentTrackingNumber = 16
uikit.UIDatePickerModeCountDownTimer = 3
uikit.UIDatePickerModeDate = 1
uikit.UIDatePickerModeDateAndTime = 2
uikit.UIDatePickerModeTime = 0
uikit.UIDatePickerModeYearAndMonth = 4
uikit.UIDatePickerStyleAutomatic = 0
uikit.UIDatePickerStyleCompact = 2
uikit.UIDatePickerStyleInline = 3
uikit.UIDatePickerStyleWheels = 1
uikit.UIDeviceBatteryLevelDidChangeNotification = "UIDeviceBatteryLevelDidChangeNotification"
uikit.UIDeviceBatteryStateCharging = 2
uikit.UIDeviceBatteryStateDidChangeNotification = "UIDeviceBatteryStateDidChangeNotification"
uikit.UIDeviceBatteryStateFull = 3
uikit.UIDeviceBatteryStateUnknown = 0
uikit.UIDeviceBatteryStateUnplugged = 1
uikit.UIDeviceOrientationDidChangeNotification = "UIDeviceOrientationDidChangeNotification"
uikit.UIDeviceOrientationFaceDown = 6
uikit.UIDeviceOrientationFaceUp = 5
uikit.UIDeviceOrientationLandscapeLeft = 3
uikit.UIDeviceOrientationLandscapeRight = 4
uikit.UIDeviceOrientationPortrait = 1
uikit.UIDeviceOrientationPortraitUpsideDown = 2
uikit.UIDeviceOrientationUnknown = 0
uikit.UIDeviceProximityStateDidChangeNotification = "UIDeviceProximityStateDidChangeNotification"
uikit.UIDisplayGamutP3 = 1
uikit.UIDisplayGamutSRGB = 0
uikit.UIDisplayGamutUnspecified = -1
uikit.UIDocumentBrowserActionAvailabilityMenu = 1
uikit.UIDocumentBrowserActionAvailabilityNavigationBar = 2
uikit.UIDocumentBrowserErrorGeneric = 1
uikit.UIDocumentBrowserErrorNoLocationAvailable = 2
uikit.UIDocumentBrowserImportModeCopy = 1
uikit.UIDocumentBrowserImportModeMove = 2
uikit.UIDocumentBrowserImportModeNone = 0
uikit.UIDocumentBrowserUserInterfaceStyleDark = 2
uikit.UIDocumentBrowserUserInterfaceStyleLight = 1
uikit.UIDocumentBrowserUserInterfaceStyleWhite = 0
uikit.UIDocumentChangeCleared = 3
uikit.UIDocumentChangeDone = 0
uikit.UIDocumentChangeRedone = 2
uikit.UIDocumentChangeUndone = 1
uikit.UIDocumentCreationIntentDefault = "UIDocumentCreationIntentDefault"
uikit.UIDocumentMenuOrderFirst = 0
uikit.UIDocumentMenuOrderLast = 1
uikit.UIDocumentPickerModeExportToService = 2
uikit.UIDocumentPickerModeImport = 0
uikit.UIDocumentPickerModeMoveToService = 3
uikit.UIDocumentPickerModeOpen = 1
uikit.UIDocumentSaveForCreating = 0
uikit.UIDocumentSaveForOverwriting = 1
uikit.UIDocumentStateChangedNotification = "UIDocumentStateChangedNotification"
uikit.UIDocumentStateClosed = 1
uikit.UIDocumentStateEditingDisabled = 8
uikit.UIDocumentStateInConflict = 2
uikit.UIDocumentStateNormal = 0
uikit.UIDocumentStateProgressAvailable = 16
uikit.UIDocumentStateSavingError = 4
uikit.UIDropOperationCancel = 0
uikit.UIDropOperationCopy = 2
uikit.UIDropOperationForbidden = 1
uikit.UIDropOperationMove = 3
uikit.UIDropSessionProgressIndicatorStyleDefault = 1
uikit.UIDropSessionProgressIndicatorStyleNone = 0
uikit.UIDynamicItemCollisionBoundsTypeEllipse = 1
uikit.UIDynamicItemCollisionBoundsTypePath = 2
uikit.UIDynamicItemCollisionBoundsTypeRectangle = 0
uikit.UIEdgeInsetsZero = {}
uikit.UIEditMenuArrowDirectionAutomatic = 0
uikit.UIEditMenuArrowDirectionDown = 2
uikit.UIEditMenuArrowDirectionLeft = 3
uikit.UIEditMenuArrowDirectionRight = 4
uikit.UIEditMenuArrowDirectionUp = 1
uikit.UIEditingInteractionConfigurationDefault = 1
uikit.UIEditingInteractionConfigurationNone = 0
uikit.UIEventButtonMaskPrimary = 1
uikit.UIEventButtonMaskSecondary = 2
uikit.UIEventSubtypeMotionShake = 1
uikit.UIEventSubtypeNone = 0
uikit.UIEventSubtypeRemoteControlBeginSeekingBackward = 106
uikit.UIEventSubtypeRemoteControlBeginSeekingForward = 108
uikit.UIEventSubtypeRemoteControlEndSeekingBackward = 107
uikit.UIEventSubtypeRemoteControlEndSeekingForward = 109
uikit.UIEventSubtypeRemoteControlNextTrack = 104
uikit.UIEventSubtypeRemoteControlPause = 101
uikit.UIEventSubtypeRemoteControlPlay = 100
uikit.UIEventSubtypeRemoteControlPreviousTrack = 105
uikit.UIEventSubtypeRemoteControlStop = 102
uikit.UIEventSubtypeRemoteControlTogglePlayPause = 103
uikit.UIEventTypeHover = 11
uikit.UIEventTypeMotion = 1
uikit.UIEventTypePresses = 3
uikit.UIEventTypeRemoteControl = 2
uikit.UIEventTypeScroll = 10
uikit.UIEventTypeTouches = 0
uikit.UIEventTypeTransform = 14
uikit.UIFindSessionSearchResultDisplayStyleCurrentAndTotal = 0
uikit.UIFindSessionSearchResultDisplayStyleNone = 2
uikit.UIFindSessionSearchResultDisplayStyleTotal = 1
uikit.UIFocusDidUpdateNotification = "UIFocusDidUpdateNotification"
uikit.UIFocusGroupPriorityCurrentlyFocused = 9223372036854775807
uikit.UIFocusGroupPriorityIgnored = 0
uikit.UIFocusGroupPriorityPreviouslyFocused = 1000
uikit.UIFocusGroupPriorityPrioritized = 2000
uikit.UIFocusHaloEffectPositionAutomatic = 0
uikit.UIFocusHaloEffectPositionInside = 2
uikit.UIFocusHaloEffectPositionOutside = 1
uikit.UIFocusHeadingDown = 2
uikit.UIFocusHeadingFirst = 256
uikit.UIFocusHeadingLast = 512
uikit.UIFocusHeadingLeft = 4
uikit.UIFocusHeadingNext = 16
uikit.UIFocusHeadingNone = 0
uikit.UIFocusHeadingPrevious = 32
uikit.UIFocusHeadingRight = 8
uikit.UIFocusHeadingUp = 1
uikit.UIFocusItemDeferralModeAlways = 1
uikit.UIFocusItemDeferralModeAutomatic = 0
uikit.UIFocusItemDeferralModeNever = 2
uikit.UIFocusMovementDidFailNotification = "UIFocusMovementDidFailNotification"
uikit.UIFocusUpdateAnimationCoordinatorKey = "UIFocusUpdateAnimationCoordinatorKey"
uikit.UIFocusUpdateContextKey = "UIFocusUpdateContextKey"
uikit.UIFontDescriptorCascadeListAttribute = "NSCTFontCascadeListAttribute"
uikit.UIFontDescriptorCharacterSetAttribute = "NSCTFontCharacterSetAttribute"
uikit.UIFontDescriptorClassClarendonSerifs = 1073741824
uikit.UIFontDescriptorClassFreeformSerifs = 1879048192
uikit.UIFontDescriptorClassMask = 4026531840
uikit.UIFontDescriptorClassModernSerifs = 805306368
uikit.UIFontDescriptorClassOldStyleSerifs = 268435456
uikit.UIFontDescriptorClassOrnamentals = 2415919104
uikit.UIFontDescriptorClassSansSerif = 2147483648
uikit.UIFontDescriptorClassScripts = 2684354560
uikit.UIFontDescriptorClassSlabSerifs = 1342177280
uikit.UIFontDescriptorClassSymbolic = 3221225472
uikit.UIFontDescriptorClassTransitionalSerifs = 536870912
uikit.UIFontDescriptorClassUnknown = 0
uikit.UIFontDescriptorFaceAttribute = "NSFontFaceAttribute"
uikit.UIFontDescriptorFamilyAttribute = "NSFontFamilyAttribute"
uikit.UIFontDescriptorFeatureSettingsAttribute = "NSCTFontFeatureSettingsAttribute"
uikit.UIFontDescriptorFixedAdvanceAttribute = "NSCTFontFixedAdvanceAttribute"
uikit.UIFontDescriptorMatrixAttribute = "NSFontMatrixAttribute"
uikit.UIFontDescriptorNameAttribute = "NSFontNameAttribute"
uikit.UIFontDescriptorSizeAttribute = "NSFontSizeAttribute"
uikit.UIFontDescriptorSystemDesignDefault = "NSCTFontUIFontDesignDefault"
uikit.UIFontDescriptorSystemDesignMonospaced = "NSCTFontUIFontDesignMonospaced"
uikit.UIFontDescriptorSystemDesignRounded = "NSCTFontUIFontDesignRounded"
uikit.UIFontDescriptorSystemDesignSerif = "NSCTFontUIFontDesignSerif"
uikit.UIFontDescriptorTextStyleAttribute = "NSCTFontUIUsageAttribute"
uikit.UIFontDescriptorTraitBold = 2
uikit.UIFontDescriptorTraitCondensed = 64
uikit.UIFontDescriptorTraitExpanded = 32
uikit.UIFontDescriptorTraitItalic = 1
uikit.UIFontDescriptorTraitLooseLeading = 65536
uikit.UIFontDescriptorTraitMonoSpace = 1024
uikit.UIFontDescriptorTraitTightLeading = 32768
uikit.UIFontDescriptorTraitUIOptimized = 4096
uikit.UIFontDescriptorTraitVertical = 2048
uikit.UIFontDescriptorTraitsAttribute = "NSCTFontTraitsAttribute"
uikit.UIFontDescriptorVisibleNameAttribute = "NSFontVisibleNameAttribute"
uikit.UIFontFeatureSelectorIdentifierKey = "CTFeatureSelectorIdentifier"
uikit.UIFontFeatureTypeIdentifierKey = "CTFeatureTypeIdentifier"
uikit.UIFontSlantTrait = "NSCTFontSlantTrait"
uikit.UIFontSymbolicTrait = "NSCTFontSymbolicTrait"
uikit.UIFontTextStyleBody = "UICTFontTextStyleBody"
uikit.UIFontTextStyleCallout = "UICTFontTextStyleCallout"
uikit.UIFontTextStyleCaption1 = "UICTFontTextStyleCaption1"
uikit.UIFontTextStyleCaption2 = "UICTFontTextStyleCaption2"
uikit.UIFontTextStyleExtraLargeTitle = "UIFontTextStyleExtraLargeTitle"
uikit.UIFontTextStyleExtraLargeTitle2 = "UIFontTextStyleExtraLargeTitle2"
uikit.UIFontTextStyleFootnote = "UICTFontTextStyleFootnote"
uikit.UIFontTextStyleHeadline = "UICTFontTextStyleHeadline"
uikit.UIFontTextStyleLargeTitle = "UICTFontTextStyleTitle0"
uikit.UIFontTextStyleSubheadline = "UICTFontTextStyleSubhead"
uikit.UIFontTextStyleTitle1 = "UICTFontTextStyleTitle1"
uikit.UIFontTextStyleTitle2 = "UICTFontTextStyleTitle2"
uikit.UIFontTextStyleTitle3 = "UICTFontTextStyleTitle3"
uikit.UIFontWeightBlack = 0.62
uikit.UIFontWeightBold = 0.4
uikit.UIFontWeightHeavy = 0.56
uikit.UIFontWeightLight = -0.4
uikit.UIFontWeightMedium = 0.23
uikit.UIFontWeightRegular = 0.0
uikit.UIFontWeightSemibold = 0.3
uikit.UIFontWeightThin = -0.6
uikit.UIFontWeightTrait = "NSCTFontWeightTrait"
uikit.UIFontWeightUltraLight = -0.8
uikit.UIFontWidthTrait = "NSCTFontProportionTrait"
uikit.UIForceTouchCapabilityAvailable = 2
uikit.UIForceTouchCapabilityUnavailable = 1
uikit.UIForceTouchCapabilityUnknown = 0
uikit.UIGestureRecognizerStateBegan = 1
uikit.UIGestureRecognizerStateCancelled = 4
uikit.UIGestureRecognizerStateChanged = 2
uikit.UIGestureRecognizerStateEnded = 3
uikit.UIGestureRecognizerStateFailed = 5
uikit.UIGestureRecognizerStatePossible = 0
uikit.UIGestureRecognizerStateRecognized = 3
uikit.UIGraphicsImageRendererFormatRangeAutomatic = 0
uikit.UIGraphicsImageRendererFormatRangeExtended = 1
uikit.UIGraphicsImageRendererFormatRangeStandard = 2
uikit.UIGraphicsImageRendererFormatRangeUnspecified = -1
uikit.UIGuidedAccessAccessibilityFeatureAssistiveTouch = 4
uikit.UIGuidedAccessAccessibilityFeatureGrayscaleDisplay = 16
uikit.UIGuidedAccessAccessibilityFeatureInvertColors = 8
uikit.UIGuidedAccessAccessibilityFeatureVoiceOver = 1
uikit.UIGuidedAccessAccessibilityFeatureZoom = 2
uikit.UIGuidedAccessErrorFailed = 9223372036854775807
uikit.UIGuidedAccessErrorPermissionDenied = 0
uikit.UIGuidedAccessRestrictionStateAllow = 0
uikit.UIGuidedAccessRestrictionStateDeny = 1
uikit.UIImageDynamicRangeConstrainedHigh = 1
uikit.UIImageDynamicRangeHigh = 2
uikit.UIImageDynamicRangeStandard = 0
uikit.UIImageDynamicRangeUnspecified = -1
uikit.UIImageOrientationDown = 1
uikit.UIImageOrientationDownMirrored = 5
uikit.UIImageOrientationLeft = 2
uikit.UIImageOrientationLeftMirrored = 6
uikit.UIImageOrientationRight = 3
uikit.UIImageOrientationRightMirrored = 7
uikit.UIImageOrientationUp = 0
uikit.UIImageOrientationUpMirrored = 4
uikit.UIImagePickerControllerCameraCaptureModePhoto = 0
uikit.UIImagePickerControllerCameraCaptureModeVideo = 1
uikit.UIImagePickerControllerCameraDeviceFront = 1
uikit.UIImagePickerControllerCameraDeviceRear = 0
uikit.UIImagePickerControllerCameraFlashModeAuto = 0
uikit.UIImagePickerControllerCameraFlashModeOff = -1
uikit.UIImagePickerControllerCameraFlashModeOn = 1
uikit.UIImagePickerControllerCropRect = "UIImagePickerControllerCropRect"
uikit.UIImagePickerControllerEditedImage = "UIImagePickerControllerEditedImage"
uikit.UIImagePickerControllerImageURL = "UIImagePickerControllerImageURL"
uikit.UIImagePickerControllerImageURLExportPresetCompatible = 0
uikit.UIImagePickerControllerImageURLExportPresetCurrent = 1
uikit.UIImagePickerControllerLivePhoto = "UIImagePickerControllerLivePhoto"
uikit.UIImagePickerControllerMediaMetadata = "UIImagePickerControllerMediaMetadata"
uikit.UIImagePickerControllerMediaType = "UIImagePickerControllerMediaType"
uikit.UIImagePickerControllerMediaURL = "UIImagePickerControllerMediaURL"
uikit.UIImagePickerControllerOriginalImage = "UIImagePickerControllerOriginalImage"
uikit.UIImagePickerControllerPHAsset = "UIImagePickerControllerPHAsset"
uikit.UIImagePickerControllerQualityType640x480 = 3
uikit.UIImagePickerControllerQualityTypeHigh = 0
uikit.UIImagePickerControllerQualityTypeIFrame1280x720 = 4
uikit.UIImagePickerControllerQualityTypeIFrame960x540 = 5
uikit.UIImagePickerControllerQualityTypeLow = 2
uikit.UIImagePickerControllerQualityTypeMedium = 1
uikit.UIImagePickerControllerReferenceURL = "UIImagePickerControllerReferenceURL"
uikit.UIImagePickerControllerSourceTypeCamera = 1
uikit.UIImagePickerControllerSourceTypePhotoLibrary = 0
uikit.UIImagePickerControllerSourceTypeSavedPhotosAlbum = 2
uikit.UIImageRenderingModeAlwaysOriginal = 1
uikit.UIImageRenderingModeAlwaysTemplate = 2
uikit.UIImageRenderingModeAutomatic = 0
uikit.UIImageResizingModeStretch = 1
uikit.UIImageResizingModeTile = 0
uikit.UIImageSymbolScaleDefault = -1
uikit.UIImageSymbolScaleLarge = 3
uikit.UIImageSymbolScaleMedium = 2
uikit.UIImageSymbolScaleSmall = 1
uikit.UIImageSymbolScaleUnspecified = 0
uikit.UIImageSymbolWeightBlack = 9
uikit.UIImageSymbolWeightBold = 7
uikit.UIImageSymbolWeightHeavy = 8
uikit.UIImageSymbolWeightLight = 3
uikit.UIImageSymbolWeightMedium = 5
uikit.UIImageSymbolWeightRegular = 4
uikit.UIImageSymbolWeightSemibold = 6
uikit.UIImageSymbolWeightThin = 2
uikit.UIImageSymbolWeightUltraLight = 1
uikit.UIImageSymbolWeightUnspecified = 0
uikit.UIImpactFeedbackStyleHeavy = 2
uikit.UIImpactFeedbackStyleLight = 0
uikit.UIImpactFeedbackStyleMedium = 1
uikit.UIImpactFeedbackStyleRigid = 4
uikit.UIImpactFeedbackStyleSoft = 3
uikit.UIInputViewStyleDefault = 0
uikit.UIInputViewStyleKeyboard = 1
uikit.UIInterfaceOrientationLandscapeLeft = 4
uikit.UIInterfaceOrientationLandscapeRight = 3
uikit.UIInterfaceOrientationMaskAll = 30
uikit.UIInterfaceOrientationMaskAllButUpsideDown = 26
uikit.UIInterfaceOrientationMaskLandscape = 24
uikit.UIInterfaceOrientationMaskLandscapeLeft = 16
uikit.UIInterfaceOrientationMaskLandscapeRight = 8
uikit.UIInterfaceOrientationMaskPortrait = 2
uikit.UIInterfaceOrientationMaskPortraitUpsideDown = 4
uikit.UIInterfaceOrientationPortrait = 1
uikit.UIInterfaceOrientationPortraitUpsideDown = 2
uikit.UIInterfaceOrientationUnknown = 0
uikit.UIInterpolatingMotionEffectTypeTiltAlongHorizontalAxis = 0
uikit.UIInterpolatingMotionEffectTypeTiltAlongVerticalAxis = 1
uikit.UIKeyInputDelete = "\u{8}"
uikit.UIKeyInputDownArrow = "UIKeyInputDownArrow"
uikit.UIKeyInputEnd = "UIKeyInputEnd"
uikit.UIKeyInputEscape = "UIKeyInputEscape"
uikit.UIKeyInputF1 = "UIKeyInputF1"
uikit.UIKeyInputF10 = "UIKeyInputF10"
uikit.UIKeyInputF11 = "UIKeyInputF11"
uikit.UIKeyInputF12 = "UIKeyInputF12"
uikit.UIKeyInputF2 = "UIKeyInputF2"
uikit.UIKeyInputF3 = "UIKeyInputF3"
uikit.UIKeyInputF4 = "UIKeyInputF4"
uikit.UIKeyInputF5 = "UIKeyInputF5"
uikit.UIKeyInputF6 = "UIKeyInputF6"
uikit.UIKeyInputF7 = "UIKeyInputF7"
uikit.UIKeyInputF8 = "UIKeyInputF8"
uikit.UIKeyInputF9 = "UIKeyInputF9"
uikit.UIKeyInputHome = "UIKeyInputHome"
uikit.UIKeyInputLeftArrow = "UIKeyInputLeftArrow"
uikit.UIKeyInputPageDown = "UIKeyInputPageDown"
uikit.UIKeyInputPageUp = "UIKeyInputPageUp"
uikit.UIKeyInputRightArrow = "UIKeyInputRightArrow"
uikit.UIKeyInputUpArrow = "UIKeyInputUpArrow"
uikit.UIKeyModifierAlphaShift = 65536
uikit.UIKeyModifierAlternate = 524288
uikit.UIKeyModifierCommand = 1048576
uikit.UIKeyModifierControl = 262144
uikit.UIKeyModifierNumericPad = 2097152
uikit.UIKeyModifierShift = 131072
uikit.UIKeyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
uikit.UIKeyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
uikit.UIKeyboardAppearanceAlert = 1
uikit.UIKeyboardAppearanceDark = 1
uikit.UIKeyboardAppearanceDefault = 0
uikit.UIKeyboardAppearanceLight = 2
uikit.UIKeyboardDidChangeFrameNotification = "UIKeyboardDidChangeFrameNotification"
uikit.UIKeyboardDidHideNotification = "UIKeyboardDidHideNotification"
uikit.UIKeyboardDidShowNotification = "UIKeyboardDidShowNotification"
uikit.UIKeyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
uikit.UIKeyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
uikit.UIKeyboardHIDUsageKeyboard0 = 39
uikit.UIKeyboardHIDUsageKeyboard1 = 30
uikit.UIKeyboardHIDUsageKeyboard2 = 31
uikit.UIKeyboardHIDUsageKeyboard3 = 32
uikit.UIKeyboardHIDUsageKeyboard4 = 33
uikit.UIKeyboardHIDUsageKeyboard5 = 34
uikit.UIKeyboardHIDUsageKeyboard6 = 35
uikit.UIKeyboardHIDUsageKeyboard7 = 36
uikit.UIKeyboardHIDUsageKeyboard8 = 37
uikit.UIKeyboardHIDUsageKeyboard9 = 38
uikit.UIKeyboardHIDUsageKeyboardA = 4
uikit.UIKeyboardHIDUsageKeyboardAgain = 121
uikit.UIKeyboardHIDUsageKeyboardAlphanumericSwitch = 145
uikit.UIKeyboardHIDUsageKeyboardAlternateErase = 153
uikit.UIKeyboardHIDUsageKeyboardApplication = 101
uikit.UIKeyboardHIDUsageKeyboardB = 5
uikit.UIKeyboardHIDUsageKeyboardBackslash = 49
uikit.UIKeyboardHIDUsageKeyboardC = 6
uikit.UIKeyboardHIDUsageKeyboardCancel = 155
uikit.UIKeyboardHIDUsageKeyboardCapsLock = 57
uikit.UIKeyboardHIDUsageKeyboardClear = 156
uikit.UIKeyboardHIDUsageKeyboardClearOrAgain = 162
uikit.UIKeyboardHIDUsageKeyboardCloseBracket = 48
uikit.UIKeyboardHIDUsageKeyboardComma = 54
uikit.UIKeyboardHIDUsageKeyboardCopy = 124
uikit.UIKeyboardHIDUsageKeyboardCrSelOrProps = 163
uikit.UIKeyboardHIDUsageKeyboardCut = 123
uikit.UIKeyboardHIDUsageKeyboardD = 7
uikit.UIKeyboardHIDUsageKeyboardDeleteForward = 76
uikit.UIKeyboardHIDUsageKeyboardDeleteOrBackspace = 42
uikit.UIKeyboardHIDUsageKeyboardDownArrow = 81
uikit.UIKeyboardHIDUsageKeyboardE = 8
uikit.UIKeyboardHIDUsageKeyboardEnd = 77
uikit.UIKeyboardHIDUsageKeyboardEqualSign = 46
uikit.UIKeyboardHIDUsageKeyboardErrorRollOver = 1
uikit.UIKeyboardHIDUsageKeyboardErrorUndefined = 3
uikit.UIKeyboardHIDUsageKeyboardEscape = 41
uikit.UIKeyboardHIDUsageKeyboardExSel = 164
uikit.UIKeyboardHIDUsageKeyboardExecute = 116
uikit.UIKeyboardHIDUsageKeyboardF = 9
uikit.UIKeyboardHIDUsageKeyboardF1 = 58
uikit.UIKeyboardHIDUsageKeyboardF10 = 67
uikit.UIKeyboardHIDUsageKeyboardF11 = 68
uikit.UIKeyboardHIDUsageKeyboardF12 = 69
uikit.UIKeyboardHIDUsageKeyboardF13 = 104
uikit.UIKeyboardHIDUsageKeyboardF14 = 105
uikit.UIKeyboardHIDUsageKeyboardF15 = 106
uikit.UIKeyboardHIDUsageKeyboardF16 = 107
uikit.UIKeyboardHIDUsageKeyboardF17 = 108
uikit.UIKeyboardHIDUsageKeyboardF18 = 109
uikit.UIKeyboardHIDUsageKeyboardF19 = 110
uikit.UIKeyboardHIDUsageKeyboardF2 = 59
uikit.UIKeyboardHIDUsageKeyboardF20 = 111
uikit.UIKeyboardHIDUsageKeyboardF21 = 112
uikit.UIKeyboardHIDUsageKeyboardF22 = 113
uikit.UIKeyboardHIDUsageKeyboardF23 = 114
uikit.UIKeyboardHIDUsageKeyboardF24 = 115
uikit.UIKeyboardHIDUsageKeyboardF3 = 60
uikit.UIKeyboardHIDUsageKeyboardF4 = 61
uikit.UIKeyboardHIDUsageKeyboardF5 = 62
uikit.UIKeyboardHIDUsageKeyboardF6 = 63
uikit.UIKeyboardHIDUsageKeyboardF7 = 64
uikit.UIKeyboardHIDUsageKeyboardF8 = 65
uikit.UIKeyboardHIDUsageKeyboardF9 = 66
uikit.UIKeyboardHIDUsageKeyboardFind = 126
uikit.UIKeyboardHIDUsageKeyboardG = 10
uikit.UIKeyboardHIDUsageKeyboardGraveAccentAndTilde = 53
uikit.UIKeyboardHIDUsageKeyboardH = 11
uikit.UIKeyboardHIDUsageKeyboardHangul = 144
uikit.UIKeyboardHIDUsageKeyboardHanja = 145
uikit.UIKeyboardHIDUsageKeyboardHelp = 117
uikit.UIKeyboardHIDUsageKeyboardHiragana = 147
uikit.UIKeyboardHIDUsageKeyboardHome = 74
uikit.UIKeyboardHIDUsageKeyboardHyphen = 45
uikit.UIKeyboardHIDUsageKeyboardI = 12
uikit.UIKeyboardHIDUsageKeyboardInsert = 73
uikit.UIKeyboardHIDUsageKeyboardInternational1 = 135
uikit.UIKeyboardHIDUsageKeyboardInternational2 = 136
uikit.UIKeyboardHIDUsageKeyboardInternational3 = 137
uikit.UIKeyboardHIDUsageKeyboardInternational4 = 138
uikit.UIKeyboardHIDUsageKeyboardInternational5 = 139
uikit.UIKeyboardHIDUsageKeyboardInternational6 = 140
uikit.UIKeyboardHIDUsageKeyboardInternational7 = 141
uikit.UIKeyboardHIDUsageKeyboardInternational8 = 142
uikit.UIKeyboardHIDUsageKeyboardInternational9 = 143
uikit.UIKeyboardHIDUsageKeyboardJ = 13
uikit.UIKeyboardHIDUsageKeyboardK = 14
uikit.UIKeyboardHIDUsageKeyboardKanaSwitch = 144
uikit.UIKeyboardHIDUsageKeyboardKatakana = 146
uikit.UIKeyboardHIDUsageKeyboardL = 15
uikit.UIKeyboardHIDUsageKeyboardLang1 = 144
uikit.UIKeyboardHIDUsageKeyboardLang2 = 145
uikit.UIKeyboardHIDUsageKeyboardLang3 = 146
uikit.UIKeyboardHIDUsageKeyboardLang4 = 147
uikit.UIKeyboardHIDUsageKeyboardLang5 = 148
uikit.UIKeyboardHIDUsageKeyboardLang6 = 149
uikit.UIKeyboardHIDUsageKeyboardLang7 = 150
uikit.UIKeyboardHIDUsageKeyboardLang8 = 151
uikit.UIKeyboardHIDUsageKeyboardLang9 = 152
uikit.UIKeyboardHIDUsageKeyboardLeftAlt = 226
uikit.UIKeyboardHIDUsageKeyboardLeftArrow = 80
uikit.UIKeyboardHIDUsageKeyboardLeftControl = 224
uikit.UIKeyboardHIDUsageKeyboardLeftGui = 227
uikit.UIKeyboardHIDUsageKeyboardLeftShift = 225
uikit.UIKeyboardHIDUsageKeyboardLockingCapsLock = 130
uikit.UIKeyboardHIDUsageKeyboardLockingNumLock = 131
uikit.UIKeyboardHIDUsageKeyboardLockingScrollLock = 132
uikit.UIKeyboardHIDUsageKeyboardM = 16
uikit.UIKeyboardHIDUsageKeyboardMenu = 118
uikit.UIKeyboardHIDUsageKeyboardMute = 127
uikit.UIKeyboardHIDUsageKeyboardN = 17
uikit.UIKeyboardHIDUsageKeyboardNonUSBackslash = 100
uikit.UIKeyboardHIDUsageKeyboardNonUSPound = 50
uikit.UIKeyboardHIDUsageKeyboardO = 18
uikit.UIKeyboardHIDUsageKeyboardOpenBracket = 47
uikit.UIKeyboardHIDUsageKeyboardOper = 161
uikit.UIKeyboardHIDUsageKeyboardOut = 160
uikit.UIKeyboardHIDUsageKeyboardP = 19
uikit.UIKeyboardHIDUsageKeyboardPageDown = 78
uikit.UIKeyboardHIDUsageKeyboardPageUp = 75
uikit.UIKeyboardHIDUsageKeyboardPaste = 125
uikit.UIKeyboardHIDUsageKeyboardPause = 72
uikit.UIKeyboardHIDUsageKeyboardPeriod = 55
uikit.UIKeyboardHIDUsageKeyboardPostFail = 2
uikit.UIKeyboardHIDUsageKeyboardPower = 102
uikit.UIKeyboardHIDUsageKeyboardPrintScreen = 70
uikit.UIKeyboardHIDUsageKeyboardPrior = 157
uikit.UIKeyboardHIDUsageKeyboardQ = 20
uikit.UIKeyboardHIDUsageKeyboardQuote = 52
uikit.UIKeyboardHIDUsageKeyboardR = 21
uikit.UIKeyboardHIDUsageKeyboardReturn = 158
uikit.UIKeyboardHIDUsageKeyboardReturnOrEnter = 40
uikit.UIKeyboardHIDUsageKeyboardRightAlt = 230
uikit.UIKeyboardHIDUsageKeyboardRightArrow = 79
uikit.UIKeyboardHIDUsageKeyboardRightControl = 228
uikit.UIKeyboardHIDUsageKeyboardRightGui = 231
uikit.UIKeyboardHIDUsageKeyboardRightShift = 229
uikit.UIKeyboardHIDUsageKeyboardS = 22
uikit.UIKeyboardHIDUsageKeyboardScrollLock = 71
uikit.UIKeyboardHIDUsageKeyboardSelect = 119
uikit.UIKeyboardHIDUsageKeyboardSemicolon = 51
uikit.UIKeyboardHIDUsageKeyboardSeparator = 159
uikit.UIKeyboardHIDUsageKeyboardSlash = 56
uikit.UIKeyboardHIDUsageKeyboardSpacebar = 44
uikit.UIKeyboardHIDUsageKeyboardStop = 120
uikit.UIKeyboardHIDUsageKeyboardSysReqOrAttention = 154
uikit.UIKeyboardHIDUsageKeyboardT = 23
uikit.UIKeyboardHIDUsageKeyboardTab = 43
uikit.UIKeyboardHIDUsageKeyboardU = 24
uikit.UIKeyboardHIDUsageKeyboardUndo = 122
uikit.UIKeyboardHIDUsageKeyboardUpArrow = 82
uikit.UIKeyboardHIDUsageKeyboardV = 25
uikit.UIKeyboardHIDUsageKeyboardVolumeDown = 129
uikit.UIKeyboardHIDUsageKeyboardVolumeUp = 128
uikit.UIKeyboardHIDUsageKeyboardW = 26
uikit.UIKeyboardHIDUsageKeyboardX = 27
uikit.UIKeyboardHIDUsageKeyboardY = 28
uikit.UIKeyboardHIDUsageKeyboardZ = 29
uikit.UIKeyboardHIDUsageKeyboardZenkakuHankakuKanji = 148
uikit.UIKeyboardHIDUsageKeyboard_Reserved = 65535
uikit.UIKeyboardHIDUsageKeypad0 = 98
uikit.UIKeyboardHIDUsageKeypad1 = 89
uikit.UIKeyboardHIDUsageKeypad2 = 90
uikit.UIKeyboardHIDUsageKeypad3 = 91
uikit.UIKeyboardHIDUsageKeypad4 = 92
uikit.UIKeyboardHIDUsageKeypad5 = 93
uikit.UIKeyboardHIDUsageKeypad6 = 94
uikit.UIKeyboardHIDUsageKeypad7 = 95
uikit.UIKeyboardHIDUsageKeypad8 = 96
uikit.UIKeyboardHIDUsageKeypad9 = 97
uikit.UIKeyboardHIDUsageKeypadAsterisk = 85
uikit.UIKeyboardHIDUsageKeypadComma = 133
uikit.UIKeyboardHIDUsageKeypadEnter = 88
uikit.UIKeyboardHIDUsageKeypadEqualSign = 103
uikit.UIKeyboardHIDUsageKeypadEqualSignAS400 = 134
uikit.UIKeyboardHIDUsageKeypadHyphen = 86
uikit.UIKeyboardHIDUsageKeypadNumLock = 83
uikit.UIKeyboardHIDUsageKeypadPeriod = 99
uikit.UIKeyboardHIDUsageKeypadPlus = 87
uikit.UIKeyboardHIDUsageKeypadSlash = 84
uikit.UIKeyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
uikit.UIKeyboardTypeASCIICapable = 1
uikit.UIKeyboardTypeASCIICapableNumberPad = 11
uikit.UIKeyboardTypeAlphabet = 1
uikit.UIKeyboardTypeDecimalPad = 8
uikit.UIKeyboardTypeDefault = 0
uikit.UIKeyboardTypeEmailAddress = 7
uikit.UIKeyboardTypeNamePhonePad = 6
uikit.UIKeyboardTypeNumberPad = 4
uikit.UIKeyboardTypeNumbersAndPunctuation = 2
uikit.UIKeyboardTypePhonePad = 5
uikit.UIKeyboardTypeTwitter = 9
uikit.UIKeyboardTypeURL = 3
uikit.UIKeyboardTypeWebSearch = 10
uikit.UIKeyboardWillChangeFrameNotification = "UIKeyboardWillChangeFrameNotification"
uikit.UIKeyboardWillHideNotification = "UIKeyboardWillHideNotification"
uikit.UIKeyboardWillShowNotification = "UIKeyboardWillShowNotification"
uikit.UILabelVibrancyAutomatic = 1
uikit.UILabelVibrancyNone = 0
uikit.UILargeContentViewerInteractionEnabledStatusDidChangeNotification = "UILargeContentViewerInteractionEnabledStatusDidChangeNotification"
uikit.UILayoutConstraintAxisHorizontal = 0
uikit.UILayoutConstraintAxisVertical = 1
uikit.UILayoutFittingCompressedSize = {}
uikit.UILayoutFittingExpandedSize = {}
uikit.UILayoutPriorityDefaultHigh = 750.0
uikit.UILayoutPriorityDefaultLow = 250.0
uikit.UILayoutPriorityDragThatCanResizeScene = 510.0
uikit.UILayoutPriorityDragThatCannotResizeScene = 490.0
uikit.UILayoutPriorityFittingSizeLevel = 50.0
uikit.UILayoutPriorityRequired = 1000.0
uikit.UILayoutPrioritySceneSizeStayPut = 500.0
uikit.UILegibilityWeightBold = 1
uikit.UILegibilityWeightRegular = 0
uikit.UILegibilityWeightUnspecified = -1
uikit.UILetterformAwareSizingRuleOversize = 1
uikit.UILetterformAwareSizingRuleTypographic = 0
uikit.UILineBreakModeCharacterWrap = 1
uikit.UILineBreakModeClip = 2
uikit.UILineBreakModeHeadTruncation = 3
uikit.UILineBreakModeMiddleTruncation = 5
uikit.UILineBreakModeTailTruncation = 4
uikit.UILineBreakModeWordWrap = 0
uikit.UIListContentTextAlignmentCenter = 1
uikit.UIListContentTextAlignmentJustified = 2
uikit.UIListContentTextAlignmentNatural = 0
uikit.UIListContentTextTransformCapitalized = 3
uikit.UIListContentTextTransformLowercase = 2
uikit.UIListContentTextTransformNone = 0
uikit.UIListContentTextTransformUppercase = 1
uikit.UIListSeparatorVisibilityAutomatic = 0
uikit.UIListSeparatorVisibilityHidden = 2
uikit.UIListSeparatorVisibilityVisible = 1
uikit.UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"
uikit.UIMenuAbout = "com.apple.menu.about"
uikit.UIMenuAlignment = "com.apple.menu.alignment"
uikit.UIMenuApplication = "com.apple.menu.application"
uikit.UIMenuAutoFill = "com.apple.menu.autofill"
uikit.UIMenuBringAllToFront = "com.apple.menu.bring-all-to-front"
uikit.UIMenuClose = "com.apple.menu.close"
uikit.UIMenuControllerArrowDefault = 0
uikit.UIMenuControllerArrowDown = 2
uikit.UIMenuControllerArrowLeft = 3
uikit.UIMenuControllerArrowRight = 4
uikit.UIMenuControllerArrowUp = 1
uikit.UIMenuControllerDidHideMenuNotification = "UIMenuControllerDidHideMenuNotification"
uikit.UIMenuControllerDidShowMenuNotification = "UIMenuControllerDidShowMenuNotification"
uikit.UIMenuControllerMenuFrameDidChangeNotification = "UIMenuControllerMenuFrameDidChangeNotification"
uikit.UIMenuControllerWillHideMenuNotification = "UIMenuControllerWillHideMenuNotification"
uikit.UIMenuControllerWillShowMenuNotification = "UIMenuControllerWillShowMenuNotification"
uikit.UIMenuDocument = "com.apple.menu.document"
uikit.UIMenuEdit = "com.apple.menu.edit"
uikit.UIMenuElementAttributesDestructive = 2
uikit.UIMenuElementAttributesDisabled = 1
uikit.UIMenuElementAttributesHidden = 4
uikit.UIMenuElementAttributesKeepsMenuPresented = 8
uikit.UIMenuElementSizeAutomatic = -1
uikit.UIMenuElementSizeLarge = 2
uikit.UIMenuElementSizeMedium = 1
uikit.UIMenuElementSizeSmall = 0
uikit.UIMenuElementStateMixed = 2
uikit.UIMenuElementStateOff = 0
uikit.UIMenuElementStateOn = 1
uikit.UIMenuFile = "com.apple.menu.file"
uikit.UIMenuFind = "com.apple.menu.find"
uikit.UIMenuFont = "com.apple.menu.font"
uikit.UIMenuFormat = "com.apple.menu.format"
uikit.UIMenuFullscreen = "com.apple.menu.fullscreen"
uikit.UIMenuHelp = "com.apple.menu.help"
uikit.UIMenuHide = "com.apple.menu.hide"
uikit.UIMenuLearn = "com.apple.menu.learn"
uikit.UIMenuLookup = "com.apple.menu.lookup"
uikit.UIMenuMinimizeAndZoom = "com.apple.menu.minimize-and-zoom"
uikit.UIMenuNewScene = "com.apple.menu.new-scene"
uikit.UIMenuOpen = "com.apple.menu.open"
uikit.UIMenuOpenRecent = "com.apple.menu.open-recent"
uikit.UIMenuOptionsDestructive = 2
uikit.UIMenuOptionsDisplayAsPalette = 128
uikit.UIMenuOptionsDisplayInline = 1
uikit.UIMenuOptionsSingleSelection = 32
uikit.UIMenuPreferences = "com.apple.menu.preferences"
uikit.UIMenuPrint = "com.apple.menu.print"
uikit.UIMenuQuit = "com.apple.menu.quit"
uikit.UIMenuReplace = "com.apple.menu.replace"
uikit.UIMenuRoot = "com.apple.menu.root"
uikit.UIMenuServices = "com.apple.menu.services"
uikit.UIMenuShare = "com.apple.menu.share"
uikit.UIMenuSidebar = "com.apple.menu.sidebar"
uikit.UIMenuSpeech = "com.apple.menu.speech"
uikit.UIMenuSpelling = "com.apple.menu.spelling"
uikit.UIMenuSpellingOptions = "com.apple.menu.spelling-options"
uikit.UIMenuSpellingPanel = "com.apple.menu.spelling-panel"
uikit.UIMenuStandardEdit = "com.apple.menu.standard-edit"
uikit.UIMenuSubstitutionOptions = "com.apple.menu.substitution-options"
uikit.UIMenuSubstitutions = "com.apple.menu.substitutions"
uikit.UIMenuSubstitutionsPanel = "com.apple.menu.substitutions-panel"
uikit.UIMenuText = "com.apple.menu.text"
uikit.UIMenuTextColor = "com.apple.menu.text-color"
uikit.UIMenuTextSize = "com.apple.menu.text-size"
uikit.UIMenuTextStyle = "com.apple.menu.text-style"
uikit.UIMenuTextStylePasteboard = "com.apple.menu.text-style-pasteboard"
uikit.UIMenuToolbar = "com.apple.menu.toolbar"
uikit.UIMenuTransformations = "com.apple.menu.transformations"
uikit.UIMenuUndoRedo = "com.apple.menu.undo-redo"
uikit.UIMenuView = "com.apple.menu.view"
uikit.UIMenuWindow = "com.apple.menu.window"
uikit.UIMenuWritingDirection = "com.apple.menu.writing-direction"
uikit.UIModalPresentationAutomatic = -2
uikit.UIModalPresentationCurrentContext = 3
uikit.UIModalPresentationCustom = 4
uikit.UIModalPresentationFormSheet = 2
uikit.UIModalPresentationFullScreen = 0
uikit.UIModalPresentationNone = -1
uikit.UIModalPresentationOverCurrentContext = 6
uikit.UIModalPresentationOverFullScreen = 5
uikit.UIModalPresentationPageSheet = 1
uikit.UIModalPresentationPopover = 7
uikit.UIModalTransitionStyleCoverVertical = 0
uikit.UIModalTransitionStyleCrossDissolve = 2
uikit.UIModalTransitionStyleFlipHorizontal = 1
uikit.UIModalTransitionStylePartialCurl = 3
uikit.UINavigationControllerHideShowBarDuration = 0.2
uikit.UINavigationControllerOperationNone = 0
uikit.UINavigationControllerOperationPop = 2
uikit.UINavigationControllerOperationPush = 1
uikit.UINavigationItemBackButtonDisplayModeDefault = 0
uikit.UINavigationItemBackButtonDisplayModeGeneric = 1
uikit.UINavigationItemBackButtonDisplayModeMinimal = 2
uikit.UINavigationItemLargeTitleDisplayModeAlways = 1
uikit.UINavigationItemLargeTitleDisplayModeAutomatic = 0
uikit.UINavigationItemLargeTitleDisplayModeInline = 3
uikit.UINavigationItemLargeTitleDisplayModeNever = 2
uikit.UINavigationItemSearchBarPlacementAutomatic = 0
uikit.UINavigationItemSearchBarPlacementInline = 1
uikit.UINavigationItemSearchBarPlacementStacked = 2
uikit.UINavigationItemStyleBrowser = 1
uikit.UINavigationItemStyleEditor = 2
uikit.UINavigationItemStyleNavigator = 0
uikit.UINibExternalObjects = "UINibExternalObjects"
uikit.UINotificationFeedbackTypeError = 2
uikit.UINotificationFeedbackTypeSuccess = 0
uikit.UINotificationFeedbackTypeWarning = 1
uikit.UIPageControlBackgroundStyleAutomatic = 0
uikit.UIPageControlBackgroundStyleMinimal = 2
uikit.UIPageControlBackgroundStyleProminent = 1
uikit.UIPageControlDirectionBottomToTop = 4
uikit.UIPageControlDirectionLeftToRight = 1
uikit.UIPageControlDirectionNatural = 0
uikit.UIPageControlDirectionRightToLeft = 2
uikit.UIPageControlDirectionTopToBottom = 3
uikit.UIPageControlInteractionStateContinuous = 2
uikit.UIPageControlInteractionStateDiscrete = 1
uikit.UIPageControlInteractionStateNone = 0
uikit.UIPageViewControllerNavigationDirectionForward = 0
uikit.UIPageViewControllerNavigationDirectionReverse = 1
uikit.UIPageViewControllerNavigationOrientationHorizontal = 0
uikit.UIPageViewControllerNavigationOrientationVertical = 1
uikit.UIPageViewControllerOptionInterPageSpacingKey = "UIPageViewControllerOptionInterPageSpacingKey"
uikit.UIPageViewControllerOptionSpineLocationKey = "UIPageViewControllerOptionSpineLocationKey"
uikit.UIPageViewControllerSpineLocationMax = 3
uikit.UIPageViewControllerSpineLocationMid = 2
uikit.UIPageViewControllerSpineLocationMin = 1
uikit.UIPageViewControllerSpineLocationNone = 0
uikit.UIPageViewControllerTransitionStylePageCurl = 0
uikit.UIPageViewControllerTransitionStyleScroll = 1
uikit.UIPasteControlDisplayModeArrowAndLabel = 3
uikit.UIPasteControlDisplayModeIconAndLabel = 0
uikit.UIPasteControlDisplayModeIconOnly = 1
uikit.UIPasteControlDisplayModeLabelOnly = 2
uikit.UIPasteboardChangedNotification = "UIPasteboardChangedNotification"
uikit.UIPasteboardChangedTypesAddedKey = "UIPasteboardChangedTypesAddedKey"
uikit.UIPasteboardChangedTypesRemovedKey = "UIPasteboardChangedTypesRemovedKey"
uikit.UIPasteboardDetectionPatternCalendarEvent = "com.apple.uikit.pasteboard-detection-pattern.calendar-event"
uikit.UIPasteboardDetectionPatternEmailAddress = "com.apple.uikit.pasteboard-detection-pattern.email-address"
uikit.UIPasteboardDetectionPatternFlightNumber = "com.apple.uikit.pasteboard-detection-pattern.flight-number"
uikit.UIPasteboardDetectionPatternLink = "com.apple.uikit.pasteboard-detection-pattern.link"
uikit.UIPasteboardDetectionPatternMoneyAmount = "com.apple.uikit.pasteboard-detection-pattern.money-amount"
uikit.UIPasteboardDetectionPatternNumber = "com.apple.uikit.pasteboard-detection-pattern.number"
uikit.UIPasteboardDetectionPatternPhoneNumber = "com.apple.uikit.pasteboard-detection-pattern.phone-number"
uikit.UIPasteboardDetectionPatternPostalAddress = "com.apple.uikit.pasteboard-detection-pattern.postal-address"
uikit.UIPasteboardDetectionPatternProbableWebSearch = "com.apple.uikit.pasteboard-detection-pattern.probable-web-search"
uikit.UIPasteboardDetectionPatternProbableWebURL = "com.apple.uikit.pasteboard-detection-pattern.probable-web-url"
uikit.UIPasteboardDetectionPatternShipmentTrackingNumber = "com.apple.uikit.pasteboard-detection-pattern.shipment-tracking-number"
uikit.UIPasteboardNameFind = "com.apple.UIKit.pboard.find"
uikit.UIPasteboardNameGeneral = "com.apple.UIKit.pboard.general"
uikit.UIPasteboardOptionExpirationDate = "UIPasteboardOptionExpirationDate"
uikit.UIPasteboardOptionLocalOnly = "UIPasteboardOptionLocalOnly"
uikit.UIPasteboardRemovedNotification = "UIPasteboardRemovedNotification"
uikit.UIPasteboardTypeAutomatic = "com.apple.uikit.type-automatic"
uikit.UIPencilInteractionPhaseBegan = 0
uikit.UIPencilInteractionPhaseCancelled = 3
uikit.UIPencilInteractionPhaseChanged = 1
uikit.UIPencilInteractionPhaseEnded = 2
uikit.UIPencilPreferredActionIgnore = 0
uikit.UIPencilPreferredActionRunSystemShortcut = 6
uikit.UIPencilPreferredActionShowColorPalette = 3
uikit.UIPencilPreferredActionShowContextualPalette = 5
uikit.UIPencilPreferredActionShowInkAttributes = 4
uikit.UIPencilPreferredActionSwitchEraser = 1
uikit.UIPencilPreferredActionSwitchPrevious = 2
uikit.UIPointerAccessoryPositionBottom = {}
uikit.UIPointerAccessoryPositionBottomLeft = {}
uikit.UIPointerAccessoryPositionBottomRight = {}
uikit.UIPointerAccessoryPositionLeft = {}
uikit.UIPointerAccessoryPositionRight = {}
uikit.UIPointerAccessoryPositionTop = {}
uikit.UIPointerAccessoryPositionTopLeft = {}
uikit.UIPointerAccessoryPositionTopRight = {}
uikit.UIPointerEffectTintModeNone = 0
uikit.UIPointerEffectTintModeOverlay = 1
uikit.UIPointerEffectTintModeUnderlay = 2
uikit.UIPointerLockStateDidChangeNotification = "UIPointerLockStateDidChangeNotification"
uikit.UIPopoverArrowDirectionAny = 15
uikit.UIPopoverArrowDirectionDown = 2
uikit.UIPopoverArrowDirectionLeft = 4
uikit.UIPopoverArrowDirectionRight = 8
uikit.UIPopoverArrowDirectionUnknown = -1
uikit.UIPopoverArrowDirectionUp = 1
uikit.UIPreferredPresentationStyleAttachment = 2
uikit.UIPreferredPresentationStyleInline = 1
uikit.UIPreferredPresentationStyleUnspecified = 0
uikit.UIPressPhaseBegan = 0
uikit.UIPressPhaseCancelled = 4
uikit.UIPressPhaseChanged = 1
uikit.UIPressPhaseEnded = 3
uikit.UIPressPhaseStationary = 2
uikit.UIPressTypeDownArrow = 1
uikit.UIPressTypeLeftArrow = 2
uikit.UIPressTypeMenu = 5
uikit.UIPressTypePageDown = 31
uikit.UIPressTypePageUp = 30
uikit.UIPressTypePlayPause = 6
uikit.UIPressTypeRightArrow = 3
uikit.UIPressTypeSelect = 4
uikit.UIPressTypeUpArrow = 0
uikit.UIPreviewActionStyleDefault = 0
uikit.UIPreviewActionStyleDestructive = 2
uikit.UIPreviewActionStyleSelected = 1
uikit.UIPrintInfoDuplexLongEdge = 1
uikit.UIPrintInfoDuplexNone = 0
uikit.UIPrintInfoDuplexShortEdge = 2
uikit.UIPrintInfoOrientationLandscape = 1
uikit.UIPrintInfoOrientationPortrait = 0
uikit.UIPrintInfoOutputGeneral = 0
uikit.UIPrintInfoOutputGrayscale = 2
uikit.UIPrintInfoOutputPhoto = 1
uikit.UIPrintInfoOutputPhotoGrayscale = 3
uikit.UIPrintJobFailedError = 4
uikit.UIPrintNoContentError = 2
uikit.UIPrintRenderingQualityBest = 0
uikit.UIPrintRenderingQualityResponsive = 1
uikit.UIPrintUnknownImageFormatError = 3
uikit.UIPrinterCutterBehaviorCutAfterEachCopy = 3
uikit.UIPrinterCutterBehaviorCutAfterEachJob = 4
uikit.UIPrinterCutterBehaviorCutAfterEachPage = 2
uikit.UIPrinterCutterBehaviorNoCut = 0
uikit.UIPrinterCutterBehaviorPrinterDefault = 1
uikit.UIPrinterJobTypeDocument = 1
uikit.UIPrinterJobTypeEnvelope = 2
uikit.UIPrinterJobTypeLabel = 4
uikit.UIPrinterJobTypeLargeFormat = 64
uikit.UIPrinterJobTypePhoto = 8
uikit.UIPrinterJobTypePostcard = 128
uikit.UIPrinterJobTypeReceipt = 16
uikit.UIPrinterJobTypeRoll = 32
uikit.UIPrinterJobTypeUnknown = 0
uikit.UIPrintingNotAvailableError = 1
uikit.UIProgressViewStyleBar = 1
uikit.UIProgressViewStyleDefault = 0
uikit.UIPushBehaviorModeContinuous = 0
uikit.UIPushBehaviorModeInstantaneous = 1
uikit.UIRectCornerAllCorners = -1
uikit.UIRectCornerBottomLeft = 4
uikit.UIRectCornerBottomRight = 8
uikit.UIRectCornerTopLeft = 1
uikit.UIRectCornerTopRight = 2
uikit.UIRectEdgeAll = 15
uikit.UIRectEdgeBottom = 4
uikit.UIRectEdgeLeft = 2
uikit.UIRectEdgeNone = 0
uikit.UIRectEdgeRight = 8
uikit.UIRectEdgeTop = 1
uikit.UIRemoteNotificationTypeAlert = 4
uikit.UIRemoteNotificationTypeBadge = 1
uikit.UIRemoteNotificationTypeNewsstandContentAvailability = 8
uikit.UIRemoteNotificationTypeNone = 0
uikit.UIRemoteNotificationTypeSound = 2
uikit.UIReturnKeyContinue = 11
uikit.UIReturnKeyDefault = 0
uikit.UIReturnKeyDone = 9
uikit.UIReturnKeyEmergencyCall = 10
uikit.UIReturnKeyGo = 1
uikit.UIReturnKeyGoogle = 2
uikit.UIReturnKeyJoin = 3
uikit.UIReturnKeyNext = 4
uikit.UIReturnKeyRoute = 5
uikit.UIReturnKeySearch = 6
uikit.UIReturnKeySend = 7
uikit.UIReturnKeyYahoo = 8
uikit.UISceneActivationStateBackground = 2
uikit.UISceneActivationStateForegroundActive = 0
uikit.UISceneActivationStateForegroundInactive = 1
uikit.UISceneActivationStateUnattached = -1
uikit.UISceneCaptureStateActive = 1
uikit.UISceneCaptureStateInactive = 0
uikit.UISceneCaptureStateUnspecified = -1
uikit.UISceneDidActivateNotification = "UISceneDidActivateNotification"
uikit.UISceneDidDisconnectNotification = "UISceneDidDisconnectNotification"
uikit.UISceneDidEnterBackgroundNotification = "UISceneDidEnterBackgroundNotification"
uikit.UISceneErrorCodeGeometryRequestDenied = 101
uikit.UISceneErrorCodeGeometryRequestUnsupported = 100
uikit.UISceneErrorCodeMultipleScenesNotSupported = 0
uikit.UISceneErrorCodeRequestDenied = 1
uikit.UISceneSystemProtectionDidChangeNotification = "UISceneSystemProtectionDidChangeNotification"
uikit.UISceneWillConnectNotification = "UISceneWillConnectNotification"
uikit.UISceneWillDeactivateNotification = "UISceneWillDeactivateNotification"
uikit.UISceneWillEnterForegroundNotification = "UISceneWillEnterForegroundNotification"
uikit.UIScreenBrightnessDidChangeNotification = "UIScreenBrightnessDidChangeNotification"
uikit.UIScreenCapturedDidChangeNotification = "UIScreenCapturedDidChangeNotification"
uikit.UIScreenDidConnectNotification = "UIScreenDidConnectNotification"
uikit.UIScreenDidDisconnectNotification = "UIScreenDidDisconnectNotification"
uikit.UIScreenModeDidChangeNotification = "UIScreenModeDidChangeNotification"
uikit.UIScreenOverscanCompensationInsetApplicationFrame = 2
uikit.UIScreenOverscanCompensationInsetBounds = 1
uikit.UIScreenOverscanCompensationNone = 2
uikit.UIScreenOverscanCompensationScale = 0
uikit.UIScreenReferenceDisplayModeStatusDidChangeNotification = "UIScreenReferenceDisplayModeStatusDidChangeNotification"
uikit.UIScreenReferenceDisplayModeStatusEnabled = 3
uikit.UIScreenReferenceDisplayModeStatusLimited = 2
uikit.UIScreenReferenceDisplayModeStatusNotEnabled = 1
uikit.UIScreenReferenceDisplayModeStatusNotSupported = 0
uikit.UIScrollTypeContinuous = 1
uikit.UIScrollTypeDiscrete = 0
uikit.UIScrollTypeMaskAll = 3
uikit.UIScrollTypeMaskContinuous = 2
uikit.UIScrollTypeMaskDiscrete = 1
uikit.UIScrollViewContentInsetAdjustmentAlways = 3
uikit.UIScrollViewContentInsetAdjustmentAutomatic = 0
uikit.UIScrollViewContentInsetAdjustmentNever = 2
uikit.UIScrollViewContentInsetAdjustmentScrollableAxes = 1
uikit.UIScrollViewDecelerationRateFast = 0.99
uikit.UIScrollViewDecelerationRateNormal = 0.998
uikit.UIScrollViewIndexDisplayModeAlwaysHidden = 1
uikit.UIScrollViewIndexDisplayModeAutomatic = 0
uikit.UIScrollViewIndicatorStyleBlack = 1
uikit.UIScrollViewIndicatorStyleDefault = 0
uikit.UIScrollViewIndicatorStyleWhite = 2
uikit.UIScrollViewKeyboardDismissModeInteractive = 2
uikit.UIScrollViewKeyboardDismissModeInteractiveWithAccessory = 4
uikit.UIScrollViewKeyboardDismissModeNone = 0
uikit.UIScrollViewKeyboardDismissModeOnDrag = 1
uikit.UIScrollViewKeyboardDismissModeOnDragWithAccessory = 3
uikit.UISearchBarIconBookmark = 2
uikit.UISearchBarIconClear = 1
uikit.UISearchBarIconResultsList = 3
uikit.UISearchBarIconSearch = 0
uikit.UISearchBarStyleDefault = 0
uikit.UISearchBarStyleMinimal = 2
uikit.UISearchBarStyleProminent = 1
uikit.UISearchControllerScopeBarActivationAutomatic = 0
uikit.UISearchControllerScopeBarActivationManual = 1
uikit.UISearchControllerScopeBarActivationOnSearchActivation = 3
uikit.UISearchControllerScopeBarActivationOnTextEntry = 2
uikit.UISegmentedControlNoSegment = -1
uikit.UISegmentedControlSegmentAlone = 4
uikit.UISegmentedControlSegmentAny = 0
uikit.UISegmentedControlSegmentCenter = 2
uikit.UISegmentedControlSegmentLeft = 1
uikit.UISegmentedControlSegmentRight = 3
uikit.UISegmentedControlStyleBar = 2
uikit.UISegmentedControlStyleBezeled = 3
uikit.UISegmentedControlStyleBordered = 1
uikit.UISegmentedControlStylePlain = 0
uikit.UISemanticContentAttributeForceLeftToRight = 3
uikit.UISemanticContentAttributeForceRightToLeft = 4
uikit.UISemanticContentAttributePlayback = 1
uikit.UISemanticContentAttributeSpatial = 2
uikit.UISemanticContentAttributeUnspecified = 0
uikit.UISheetPresentationControllerAutomaticDimension = 1.7976931348623157e+308
uikit.UISheetPresentationControllerDetentIdentifierLarge = "com.apple.UIKit.large"
uikit.UISheetPresentationControllerDetentIdentifierMedium = "com.apple.UIKit.medium"
uikit.UISplitViewControllerBackgroundStyleNone = 0
uikit.UISplitViewControllerBackgroundStyleSidebar = 1
uikit.UISplitViewControllerColumnCompact = 3
uikit.UISplitViewControllerColumnPrimary = 0
uikit.UISplitViewControllerColumnSecondary = 2
uikit.UISplitViewControllerColumnSupplementary = 1
uikit.UISplitViewControllerDisplayModeAllVisible = 2
uikit.UISplitViewControllerDisplayModeAutomatic = 0
uikit.UISplitViewControllerDisplayModeButtonVisibilityAlways = 2
uikit.UISplitViewControllerDisplayModeButtonVisibilityAutomatic = 0
uikit.UISplitViewControllerDisplayModeButtonVisibilityNever = 1
uikit.UISplitViewControllerDisplayModeOneBesideSecondary = 2
uikit.UISplitViewControllerDisplayModeOneOverSecondary = 3
uikit.UISplitViewControllerDisplayModePrimaryHidden = 1
uikit.UISplitViewControllerDisplayModePrimaryOverlay = 3
uikit.UISplitViewControllerDisplayModeSecondaryOnly = 1
uikit.UISplitViewControllerDisplayModeTwoBesideSecondary = 4
uikit.UISplitViewControllerDisplayModeTwoDisplaceSecondary = 6
uikit.UISplitViewControllerDisplayModeTwoOverSecondary = 5
uikit.UISplitViewControllerPrimaryEdgeLeading = 0
uikit.UISplitViewControllerPrimaryEdgeTrailing = 1
uikit.UISplitViewControllerSplitBehaviorAutomatic = 0
uikit.UISplitViewControllerSplitBehaviorDisplace = 3
uikit.UISplitViewControllerSplitBehaviorOverlay = 2
uikit.UISplitViewControllerSplitBehaviorTile = 1
uikit.UISplitViewControllerStyleDoubleColumn = 1
uikit.UISplitViewControllerStyleTripleColumn = 2
uikit.UISplitViewControllerStyleUnspecified = 0
uikit.UISpringLoadedInteractionEffectStateActivated = 3
uikit.UISpringLoadedInteractionEffectStateActivating = 2
uikit.UISpringLoadedInteractionEffectStateInactive = 0
uikit.UISpringLoadedInteractionEffectStatePossible = 1
uikit.UIStackViewAlignmentBottom = 4
uikit.UIStackViewAlignmentCenter = 3
uikit.UIStackViewAlignmentFill = 0
uikit.UIStackViewAlignmentFirstBaseline = 2
uikit.UIStackViewAlignmentLastBaseline = 5
uikit.UIStackViewAlignmentLeading = 1
uikit.UIStackViewAlignmentTop = 1
uikit.UIStackViewAlignmentTrailing = 4
uikit.UIStackViewDistributionEqualCentering = 4
uikit.UIStackViewDistributionEqualSpacing = 3
uikit.UIStackViewDistributionFill = 0
uikit.UIStackViewDistributionFillEqually = 1
uikit.UIStackViewDistributionFillProportionally = 2
uikit.UIStateRestorationViewControllerStoryboardKey = "UIStateRestorationViewControllerStoryboardKey"
uikit.UIStatusBarAnimationFade = 1
uikit.UIStatusBarAnimationNone = 0
uikit.UIStatusBarAnimationSlide = 2
uikit.UIStatusBarStyleBlackOpaque = 2
uikit.UIStatusBarStyleBlackTranslucent = 1
uikit.UIStatusBarStyleDarkContent = 3
uikit.UIStatusBarStyleDefault = 0
uikit.UIStatusBarStyleLightContent = 1
uikit.UISwipeGestureRecognizerDirectionDown = 8
uikit.UISwipeGestureRecognizerDirectionLeft = 2
uikit.UISwipeGestureRecognizerDirectionRight = 1
uikit.UISwipeGestureRecognizerDirectionUp = 4
uikit.UISwitchStyleAutomatic = 0
uikit.UISwitchStyleCheckbox = 1
uikit.UISwitchStyleSliding = 2
uikit.UISystemAnimationDelete = 0
uikit.UITabBarControllerModeAutomatic = 0
uikit.UITabBarControllerModeTabBar = 1
uikit.UITabBarControllerModeTabSidebar = 2
uikit.UITabBarControllerSidebarLayoutAutomatic = 0
uikit.UITabBarControllerSidebarLayoutOverlap = 1
uikit.UITabBarControllerSidebarLayoutTile = 2
uikit.UITabBarItemAppearanceStyleCompactInline = 2
uikit.UITabBarItemAppearanceStyleInline = 1
uikit.UITabBarItemAppearanceStyleStacked = 0
uikit.UITabBarItemPositioningAutomatic = 0
uikit.UITabBarItemPositioningCentered = 2
uikit.UITabBarItemPositioningFill = 1
uikit.UITabBarSystemItemBookmarks = 7
uikit.UITabBarSystemItemContacts = 5
uikit.UITabBarSystemItemDownloads = 9
uikit.UITabBarSystemItemFavorites = 1
uikit.UITabBarSystemItemFeatured = 2
uikit.UITabBarSystemItemHistory = 6
uikit.UITabBarSystemItemMore = 0
uikit.UITabBarSystemItemMostRecent = 10
uikit.UITabBarSystemItemMostViewed = 11
uikit.UITabBarSystemItemRecents = 4
uikit.UITabBarSystemItemSearch = 8
uikit.UITabBarSystemItemTopRated = 3
uikit.UITableViewAutomaticDimension = -1
uikit.UITableViewCellAccessoryCheckmark = 3
uikit.UITableViewCellAccessoryDetailButton = 4
uikit.UITableViewCellAccessoryDetailDisclosureButton = 2
uikit.UITableViewCellAccessoryDisclosureIndicator = 1
uikit.UITableViewCellAccessoryNone = 0
uikit.UITableViewCellDragStateDragging = 2
uikit.UITableViewCellDragStateLifting = 1
uikit.UITableViewCellDragStateNone = 0
uikit.UITableViewCellEditingStyleDelete = 1
uikit.UITableViewCellEditingStyleInsert = 2
uikit.UITableViewCellEditingStyleNone = 0
uikit.UITableViewCellFocusStyleCustom = 1
uikit.UITableViewCellFocusStyleDefault = 0
uikit.UITableViewCellSelectionStyleBlue = 1
uikit.UITableViewCellSelectionStyleDefault = 3
uikit.UITableViewCellSelectionStyleGray = 2
uikit.UITableViewCellSelectionStyleNone = 0
uikit.UITableViewCellSeparatorStyleNone = 0
uikit.UITableViewCellSeparatorStyleSingleLine = 1
uikit.UITableViewCellSeparatorStyleSingleLineEtched = 2
uikit.UITableViewCellStateDefaultMask = 0
uikit.UITableViewCellStateShowingDeleteConfirmationMask = 2
uikit.UITableViewCellStateShowingEditControlMask = 1
uikit.UITableViewCellStyleDefault = 0
uikit.UITableViewCellStyleSubtitle = 3
uikit.UITableViewCellStyleValue1 = 1
uikit.UITableViewCellStyleValue2 = 2
uikit.UITableViewDropIntentAutomatic = 3
uikit.UITableViewDropIntentInsertAtDestinationIndexPath = 1
uikit.UITableViewDropIntentInsertIntoDestinationIndexPath = 2
uikit.UITableViewDropIntentUnspecified = 0
uikit.UITableViewIndexSearch = "{search}"
uikit.UITableViewRowActionStyleDefault = 0
uikit.UITableViewRowActionStyleDestructive = 0
uikit.UITableViewRowActionStyleNormal = 1
uikit.UITableViewRowAnimationAutomatic = 100
uikit.UITableViewRowAnimationBottom = 4
uikit.UITableViewRowAnimationFade = 0
uikit.UITableViewRowAnimationLeft = 2
uikit.UITableViewRowAnimationMiddle = 6
uikit.UITableViewRowAnimationNone = 5
uikit.UITableViewRowAnimationRight = 1
uikit.UITableViewRowAnimationTop = 3
uikit.UITableViewScrollPositionBottom = 3
uikit.UITableViewScrollPositionMiddle = 2
uikit.UITableViewScrollPositionNone = 0
uikit.UITableViewScrollPositionTop = 1
uikit.UITableViewSelectionDidChangeNotification = "UITableViewSelectionDidChangeNotification"
uikit.UITableViewSelfSizingInvalidationDisabled = 0
uikit.UITableViewSelfSizingInvalidationEnabled = 1
uikit.UITableViewSelfSizingInvalidationEnabledIncludingConstraints = 2
uikit.UITableViewSeparatorInsetFromAutomaticInsets = 1
uikit.UITableViewSeparatorInsetFromCellEdges = 0
uikit.UITableViewStyleGrouped = 1
uikit.UITableViewStyleInsetGrouped = 2
uikit.UITableViewStylePlain = 0
uikit.UITextAlignmentCenter = 1
uikit.UITextAlignmentLeft = 0
uikit.UITextAlignmentRight = 2
uikit.UITextAlternativeStyleLowConfidence = 1
uikit.UITextAlternativeStyleNone = 0
uikit.UITextAttributeFont = "NSFont"
uikit.UITextAttributeTextColor = "NSColor"
uikit.UITextAttributeTextShadowColor = "UITextAttributeTextShadowColor"
uikit.UITextAttributeTextShadowOffset = "UITextAttributeTextShadowOffset"
uikit.UITextAutocapitalizationTypeAllCharacters = 3
uikit.UITextAutocapitalizationTypeNone = 0
uikit.UITextAutocapitalizationTypeSentences = 2
uikit.UITextAutocapitalizationTypeWords = 1
uikit.UITextAutocorrectionTypeDefault = 0
uikit.UITextAutocorrectionTypeNo = 1
uikit.UITextAutocorrectionTypeYes = 2
uikit.UITextBorderStyleBezel = 2
uikit.UITextBorderStyleLine = 1
uikit.UITextBorderStyleNone = 0
uikit.UITextBorderStyleRoundedRect = 3
uikit.UITextContentTypeAddressCity = "address-level2"
uikit.UITextContentTypeAddressCityAndState = "address-level1+2"
uikit.UITextContentTypeAddressState = "address-level1"
uikit.UITextContentTypeBirthdate = "bday"
uikit.UITextContentTypeBirthdateDay = "bday-day"
uikit.UITextContentTypeBirthdateMonth = "bday-month"
uikit.UITextContentTypeBirthdateYear = "bday-year"
uikit.UITextContentTypeCellularEID = "cellular-eid"
uikit.UITextContentTypeCellularIMEI = "cellular-imei"
uikit.UITextContentTypeCountryName = "country-name"
uikit.UITextContentTypeCreditCardExpiration = "cc-exp"
uikit.UITextContentTypeCreditCardExpirationMonth = "cc-exp-month"
uikit.UITextContentTypeCreditCardExpirationYear = "cc-exp-year"
uikit.UITextContentTypeCreditCardFamilyName = "cc-family-name"
uikit.UITextContentTypeCreditCardGivenName = "cc-given-name"
uikit.UITextContentTypeCreditCardMiddleName = "cc-additional-name"
uikit.UITextContentTypeCreditCardName = "cc-name"
uikit.UITextContentTypeCreditCardNumber = "cc-number"
uikit.UITextContentTypeCreditCardSecurityCode = "cc-csc"
uikit.UITextContentTypeCreditCardType = "cc-type"
uikit.UITextContentTypeDateTime = "date-time"
uikit.UITextContentTypeEmailAddress = "email"
uikit.UITextContentTypeFamilyName = "family-name"
uikit.UITextContentTypeFlightNumber = "flight-number"
uikit.UITextContentTypeFullStreetAddress = "street-address"
uikit.UITextContentTypeGivenName = "given-name"
uikit.UITextContentTypeJobTitle = "organization-title"
uikit.UITextContentTypeLocation = "location"
uikit.UITextContentTypeMiddleName = "additional-name"
uikit.UITextContentTypeName = "name"
uikit.UITextContentTypeNamePrefix = "honorific-prefix"
uikit.UITextContentTypeNameSuffix = "honorific-suffix"
uikit.UITextContentTypeNewPassword = "new-password"
uikit.UITextContentTypeNickname = "nickname"
uikit.UITextContentTypeOneTimeCode = "one-time-code"
uikit.UITextContentTypeOrganizationName = "organization"
uikit.UITextContentTypePassword = "password"
uikit.UITextContentTypePostalCode = "postal-code"
uikit.UITextContentTypeShipmentTrackingNumber = "shipment-tracking-number"
uikit.UITextContentTypeStreetAddressLine1 = "address-line1"
uikit.UITextContentTypeStreetAddressLine2 = "address-line2"
uikit.UITextContentTypeSublocality = "address-level3"
uikit.UITextContentTypeTelephoneNumber = "tel"
uikit.UITextContentTypeURL = "url"
uikit.UITextContentTypeUsername = "username"
uikit.UITextDragOptionStripTextColorFromPreviews = 1
uikit.UITextDragOptionsNone = 0
uikit.UITextDropActionInsert = 0
uikit.UITextDropActionReplaceAll = 2
uikit.UITextDropActionReplaceSelection = 1
uikit.UITextDropEditabilityNo = 0
uikit.UITextDropEditabilityTemporary = 1
uikit.UITextDropEditabilityYes = 2
uikit.UITextDropPerformerDelegate = 1
uikit.UITextDropPerformerView = 0
uikit.UITextDropProgressModeCustom = 1
uikit.UITextDropProgressModeSystem = 0
uikit.UITextFieldDidEndEditingReasonCancelled = 1
uikit.UITextFieldDidEndEditingReasonCommitted = 0
uikit.UITextFieldDidEndEditingReasonKey = "UITextFieldDidEndEditingReasonKey"
uikit.UITextFieldTextDidBeginEditingNotification = "UITextFieldTextDidBeginEditingNotification"
uikit.UITextFieldTextDidChangeNotification = "UITextFieldTextDidChangeNotification"
uikit.UITextFieldTextDidEndEditingNotification = "UITextFieldTextDidEndEditingNotification"
uikit.UITextFieldViewModeAlways = 3
uikit.UITextFieldViewModeNever = 0
uikit.UITextFieldViewModeUnlessEditing = 2
uikit.UITextFieldViewModeWhileEditing = 1
uikit.UITextFormattingViewControllerComponentSizeAutomatic = 0
uikit.UITextFormattingViewControllerComponentSizeExtraLarge = 5
uikit.UITextFormattingViewControllerComponentSizeLarge = 4
uikit.UITextFormattingViewControllerComponentSizeMini = 1
uikit.UITextFormattingViewControllerComponentSizeRegular = 3
uikit.UITextFormattingViewControllerComponentSizeSmall = 2
uikit.UITextGranularityCharacter = 0
uikit.UITextGranularityDocument = 5
uikit.UITextGranularityLine = 4
uikit.UITextGranularityParagraph = 3
uikit.UITextGranularitySentence = 2
uikit.UITextGranularityWord = 1
uikit.UITextInlinePredictionTypeDefault = 0
uikit.UITextInlinePredictionTypeNo = 1
uikit.UITextInlinePredictionTypeYes = 2
uikit.UITextInputCurrentInputModeDidChangeNotification = "UITextInputCurrentInputModeDidChangeNotification"
uikit.UITextInputTextBackgroundColorKey = "UITextInputTextBackgroundColorKey"
uikit.UITextInputTextColorKey = "UITextInputTextColorKey"
uikit.UITextInputTextFontKey = "UITextInputTextFontKey"
uikit.UITextInteractionModeEditable = 0
uikit.UITextInteractionModeNonEditable = 1
uikit.UITextItemContentTypeLink = 0
uikit.UITextItemContentTypeTag = 2
uikit.UITextItemContentTypeTextAttachment = 1
uikit.UITextItemInteractionInvokeDefaultAction = 0
uikit.UITextItemInteractionPresentActions = 1
uikit.UITextItemInteractionPreview = 2
uikit.UITextItemTagAttributeName = "UITextItemTag"
uikit.UITextLayoutDirectionDown = 5
uikit.UITextLayoutDirectionLeft = 3
uikit.UITextLayoutDirectionRight = 2
uikit.UITextLayoutDirectionUp = 4
uikit.UITextSearchFoundTextStyleFound = 1
uikit.UITextSearchFoundTextStyleHighlighted = 2
uikit.UITextSearchFoundTextStyleNormal = 0
uikit.UITextSearchMatchMethodContains = 0
uikit.UITextSearchMatchMethodFullWord = 2
uikit.UITextSearchMatchMethodStartsWith = 1
uikit.UITextSmartDashesTypeDefault = 0
uikit.UITextSmartDashesTypeNo = 1
uikit.UITextSmartDashesTypeYes = 2
uikit.UITextSmartInsertDeleteTypeDefault = 0
uikit.UITextSmartInsertDeleteTypeNo = 1
uikit.UITextSmartInsertDeleteTypeYes = 2
uikit.UITextSmartQuotesTypeDefault = 0
uikit.UITextSmartQuotesTypeNo = 1
uikit.UITextSmartQuotesTypeYes = 2
uikit.UITextSpellCheckingTypeDefault = 0
uikit.UITextSpellCheckingTypeNo = 1
uikit.UITextSpellCheckingTypeYes = 2
uikit.UITextStorageDirectionBackward = 1
uikit.UITextStorageDirectionForward = 0
uikit.UITextViewBorderStyleNone = 0
uikit.UITextViewTextDidBeginEditingNotification = "UITextViewTextDidBeginEditingNotification"
uikit.UITextViewTextDidChangeNotification = "UITextViewTextDidChangeNotification"
uikit.UITextViewTextDidEndEditingNotification = "UITextViewTextDidEndEditingNotification"
uikit.UITextWritingDirectionLeftToRight = 0
uikit.UITextWritingDirectionNatural = -1
uikit.UITextWritingDirectionRightToLeft = 1
uikit.UITimingCurveTypeBuiltin = 0
uikit.UITimingCurveTypeComposed = 3
uikit.UITimingCurveTypeCubic = 1
uikit.UITimingCurveTypeSpring = 2
uikit.UIToolbarPositionAny = 0
uikit.UIToolbarPositionBottom = 1
uikit.UIToolbarPositionTop = 2
uikit.UITouchPhaseBegan = 0
uikit.UITouchPhaseCancelled = 4
uikit.UITouchPhaseEnded = 3
uikit.UITouchPhaseMoved = 1
uikit.UITouchPhaseRegionEntered = 5
uikit.UITouchPhaseRegionExited = 7
uikit.UITouchPhaseRegionMoved = 6
uikit.UITouchPhaseStationary = 2
uikit.UITouchPropertyAltitude = 4
uikit.UITouchPropertyAzimuth = 2
uikit.UITouchPropertyForce = 1
uikit.UITouchPropertyLocation = 8
uikit.UITouchPropertyRoll = 16
uikit.UITouchTypeDirect = 0
uikit.UITouchTypeIndirect = 1
uikit.UITouchTypeIndirectPointer = 3
uikit.UITouchTypePencil = 2
uikit.UITouchTypeStylus = 2
uikit.UITrackingRunLoopMode = "UITrackingRunLoopMode"
uikit.UITraitEnvironmentLayoutDirectionLeftToRight = 0
uikit.UITraitEnvironmentLayoutDirectionRightToLeft = 1
uikit.UITraitEnvironmentLayoutDirectionUnspecified = -1
uikit.UITransitionContextFromViewControllerKey = "UITransitionContextFromViewController"
uikit.UITransitionContextFromViewKey = "UITransitionContextFromView"
uikit.UITransitionContextToViewControllerKey = "UITransitionContextToViewController"
uikit.UITransitionContextToViewKey = "UITransitionContextToView"
uikit.UIUserInterfaceActiveAppearanceActive = 1
uikit.UIUserInterfaceActiveAppearanceInactive = 0
uikit.UIUserInterfaceActiveAppearanceUnspecified = -1
uikit.UIUserInterfaceIdiomCarPlay = 3
uikit.UIUserInterfaceIdiomMac = 5
uikit.UIUserInterfaceIdiomPad = 1
uikit.UIUserInterfaceIdiomPhone = 0
uikit.UIUserInterfaceIdiomTV = 2
uikit.UIUserInterfaceIdiomUnspecified = -1
uikit.UIUserInterfaceIdiomVision = 6
uikit.UIUserInterfaceLayoutDirectionLeftToRight = 0
uikit.UIUserInterfaceLayoutDirectionRightToLeft = 1
uikit.UIUserInterfaceLevelBase = 0
uikit.UIUserInterfaceLevelElevated = 1
uikit.UIUserInterfaceLevelUnspecified = -1
uikit.UIUserInterfaceSizeClassCompact = 1
uikit.UIUserInterfaceSizeClassRegular = 2
uikit.UIUserInterfaceSizeClassUnspecified = 0
uikit.UIUserInterfaceStyleDark = 2
uikit.UIUserInterfaceStyleLight = 1
uikit.UIUserInterfaceStyleUnspecified = 0
uikit.UIUserNotificationActionBehaviorDefault = 0
uikit.UIUserNotificationActionBehaviorTextInput = 1
uikit.UIUserNotificationActionContextDefault = 0
uikit.UIUserNotificationActionContextMinimal = 1
uikit.UIUserNotificationActionResponseTypedTextKey = "UIUserNotificationActionResponseTypedTextKey"
uikit.UIUserNotificationActivationModeBackground = 1
uikit.UIUserNotificationActivationModeForeground = 0
uikit.UIUserNotificationTextInputActionButtonTitleKey = "UIUserNotificationTextInputActionButtonTitleKey"
uikit.UIUserNotificationTypeAlert = 4
uikit.UIUserNotificationTypeBadge = 1
uikit.UIUserNotificationTypeNone = 0
uikit.UIUserNotificationTypeSound = 2
uikit.UIVibrancyEffectStyleFill = 4
uikit.UIVibrancyEffectStyleLabel = 0
uikit.UIVibrancyEffectStyleQuaternaryLabel = 3
uikit.UIVibrancyEffectStyleSecondaryFill = 5
uikit.UIVibrancyEffectStyleSecondaryLabel = 1
uikit.UIVibrancyEffectStyleSeparator = 7
uikit.UIVibrancyEffectStyleTertiaryFill = 6
uikit.UIVibrancyEffectStyleTertiaryLabel = 2
uikit.UIViewAnimatingPositionCurrent = 2
uikit.UIViewAnimatingPositionEnd = 0
uikit.UIViewAnimatingPositionStart = 1
uikit.UIViewAnimatingStateActive = 1
uikit.UIViewAnimatingStateInactive = 0
uikit.UIViewAnimatingStateStopped = 2
uikit.UIViewAnimationCurveEaseIn = 1
uikit.UIViewAnimationCurveEaseInOut = 0
uikit.UIViewAnimationCurveEaseOut = 2
uikit.UIViewAnimationCurveLinear = 3
uikit.UIViewAnimationOptionAllowAnimatedContent = 128
uikit.UIViewAnimationOptionAllowUserInteraction = 2
uikit.UIViewAnimationOptionAutoreverse = 16
uikit.UIViewAnimationOptionBeginFromCurrentState = 4
uikit.UIViewAnimationOptionCurveEaseIn = 65536
uikit.UIViewAnimationOptionCurveEaseInOut = 0
uikit.UIViewAnimationOptionCurveEaseOut = 131072
uikit.UIViewAnimationOptionCurveLinear = 196608
uikit.UIViewAnimationOptionLayoutSubviews = 1
uikit.UIViewAnimationOptionOverrideInheritedCurve = 64
uikit.UIViewAnimationOptionOverrideInheritedDuration = 32
uikit.UIViewAnimationOptionOverrideInheritedOptions = 512
uikit.UIViewAnimationOptionRepeat = 8
uikit.UIViewAnimationOptionShowHideTransitionViews = 256
uikit.UIViewAnimationOptionTransitionCrossDissolve = 5242880
uikit.UIViewAnimationOptionTransitionCurlDown = 4194304
uikit.UIViewAnimationOptionTransitionCurlUp = 3145728
uikit.UIViewAnimationOptionTransitionFlipFromBottom = 7340032
uikit.UIViewAnimationOptionTransitionFlipFromLeft = 1048576
uikit.UIViewAnimationOptionTransitionFlipFromRight = 2097152
uikit.UIViewAnimationOptionTransitionFlipFromTop = 6291456
uikit.UIViewAnimationOptionTransitionNone = 0
uikit.UIViewAnimationTransitionCurlDown = 4
uikit.UIViewAnimationTransitionCurlUp = 3
uikit.UIViewAnimationTransitionFlipFromLeft = 1
uikit.UIViewAnimationTransitionFlipFromRight = 2
uikit.UIViewAnimationTransitionNone = 0
uikit.UIViewAutoresizingFlexibleBottomMargin = 32
uikit.UIViewAutoresizingFlexibleHeight = 16
uikit.UIViewAutoresizingFlexibleLeftMargin = 1
uikit.UIViewAutoresizingFlexibleRightMargin = 4
uikit.UIViewAutoresizingFlexibleTopMargin = 8
uikit.UIViewAutoresizingFlexibleWidth = 2
uikit.UIViewAutoresizingNone = 0
uikit.UIViewContentModeBottom = 6
uikit.UIViewContentModeBottomLeft = 11
uikit.UIViewContentModeBottomRight = 12
uikit.UIViewContentModeCenter = 4
uikit.UIViewContentModeLeft = 7
uikit.UIViewContentModeRedraw = 3
uikit.UIViewContentModeRight = 8
uikit.UIViewContentModeScaleAspectFill = 2
uikit.UIViewContentModeScaleAspectFit = 1
uikit.UIViewContentModeScaleToFill = 0
uikit.UIViewContentModeTop = 5
uikit.UIViewContentModeTopLeft = 9
uikit.UIViewContentModeTopRight = 10
uikit.UIViewControllerHierarchyInconsistencyException = "UIViewControllerHierarchyInconsistencyException"
uikit.UIViewControllerShowDetailTargetDidChangeNotification = "UIViewControllerShowDetailTargetDidChangeNotification"
uikit.UIViewKeyframeAnimationOptionAllowUserInteraction = 2
uikit.UIViewKeyframeAnimationOptionAutoreverse = 16
uikit.UIViewKeyframeAnimationOptionBeginFromCurrentState = 4
uikit.UIViewKeyframeAnimationOptionCalculationModeCubic = 3072
uikit.UIViewKeyframeAnimationOptionCalculationModeCubicPaced = 4096
uikit.UIViewKeyframeAnimationOptionCalculationModeDiscrete = 1024
uikit.UIViewKeyframeAnimationOptionCalculationModeLinear = 0
uikit.UIViewKeyframeAnimationOptionCalculationModePaced = 2048
uikit.UIViewKeyframeAnimationOptionLayoutSubviews = 1
uikit.UIViewKeyframeAnimationOptionOverrideInheritedDuration = 32
uikit.UIViewKeyframeAnimationOptionOverrideInheritedOptions = 512
uikit.UIViewKeyframeAnimationOptionRepeat = 8
uikit.UIViewTintAdjustmentModeAutomatic = 0
uikit.UIViewTintAdjustmentModeDimmed = 2
uikit.UIViewTintAdjustmentModeNormal = 1
uikit.UIWebPaginationBreakingModeColumn = 1
uikit.UIWebPaginationBreakingModePage = 0
uikit.UIWebPaginationModeBottomToTop = 3
uikit.UIWebPaginationModeLeftToRight = 1
uikit.UIWebPaginationModeRightToLeft = 4
uikit.UIWebPaginationModeTopToBottom = 2
uikit.UIWebPaginationModeUnpaginated = 0
uikit.UIWebViewNavigationTypeBackForward = 2
uikit.UIWebViewNavigationTypeFormResubmitted = 4
uikit.UIWebViewNavigationTypeFormSubmitted = 1
uikit.UIWebViewNavigationTypeLinkClicked = 0
uikit.UIWebViewNavigationTypeOther = 5
uikit.UIWebViewNavigationTypeReload = 3
uikit.UIWindowDidBecomeHiddenNotification = "UIWindowDidBecomeHiddenNotification"
uikit.UIWindowDidBecomeKeyNotification = "UIWindowDidBecomeKeyNotification"
uikit.UIWindowDidBecomeVisibleNotification = "UIWindowDidBecomeVisibleNotification"
uikit.UIWindowDidResignKeyNotification = "UIWindowDidResignKeyNotification"
uikit.UIWindowLevelAlert = 2000.0
uikit.UIWindowLevelNormal = 0.0
uikit.UIWindowLevelStatusBar = 1000.0
uikit.UIWindowSceneDismissalAnimationCommit = 2
uikit.UIWindowSceneDismissalAnimationDecline = 3
uikit.UIWindowSceneDismissalAnimationStandard = 1
uikit.UIWindowScenePresentationStyleAutomatic = 0
uikit.UIWindowScenePresentationStyleProminent = 2
uikit.UIWindowScenePresentationStyleStandard = 1
uikit.UIWindowSceneSessionRoleApplication = "UIWindowSceneSessionRoleApplication"
uikit.UIWindowSceneSessionRoleExternalDisplay = "UIWindowSceneSessionRoleExternalDisplay"
uikit.UIWindowSceneSessionRoleExternalDisplayNonInteractive = "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
uikit.UNAlertStyleAlert = 2
uikit.UNAlertStyleBanner = 1
uikit.UNAlertStyleNone = 0
uikit.UNAuthorizationOptionAlert = 4
uikit.UNAuthorizationOptionAnnouncement = 128
uikit.UNAuthorizationOptionBadge = 1
uikit.UNAuthorizationOptionCarPlay = 8
uikit.UNAuthorizationOptionCriticalAlert = 16
uikit.UNAuthorizationOptionNone = 0
uikit.UNAuthorizationOptionProvidesAppNotificationSettings = 32
uikit.UNAuthorizationOptionProvisional = 64
uikit.UNAuthorizationOptionSound = 2
uikit.UNAuthorizationOptionTimeSensitive = 256
uikit.UNAuthorizationStatusAuthorized = 2
uikit.UNAuthorizationStatusDenied = 1
uikit.UNAuthorizationStatusEphemeral = 4
uikit.UNAuthorizationStatusNotDetermined = 0
uikit.UNAuthorizationStatusProvisional = 3
uikit.UNErrorCodeAttachmentCorrupt = 105
uikit.UNErrorCodeAttachmentInvalidFileSize = 102
uikit.UNErrorCodeAttachmentInvalidURL = 100
uikit.UNErrorCodeAttachmentMoveIntoDataStoreFailed = 104
uikit.UNErrorCodeAttachmentNotInDataStore = 103
uikit.UNErrorCodeAttachmentUnrecognizedType = 101
uikit.UNErrorCodeBadgeInputInvalid = 1600
uikit.UNErrorCodeContentProvidingInvalid = 1501
uikit.UNErrorCodeContentProvidingObjectNotAllowed = 1500
uikit.UNErrorCodeNotificationInvalidNoContent = 1401
uikit.UNErrorCodeNotificationInvalidNoDate = 1400
uikit.UNErrorCodeNotificationsNotAllowed = 1
uikit.UNErrorDomain = "UNErrorDomain"
uikit.UNNotificationActionOptionAuthenticationRequired = 1
uikit.UNNotificationActionOptionDestructive = 2
uikit.UNNotificationActionOptionForeground = 4
uikit.UNNotificationActionOptionNone = 0
uikit.UNNotificationAttachmentOptionsThumbnailClippingRectKey = "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
uikit.UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
uikit.UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"
uikit.UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
uikit.UNNotificationCategoryOptionAllowAnnouncement = 16
uikit.UNNotificationCategoryOptionAllowInCarPlay = 2
uikit.UNNotificationCategoryOptionCustomDismissAction = 1
uikit.UNNotificationCategoryOptionHiddenPreviewsShowSubtitle = 8
uikit.UNNotificationCategoryOptionHiddenPreviewsShowTitle = 4
uikit.UNNotificationCategoryOptionNone = 0
uikit.UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
uikit.UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
uikit.UNNotificationInterruptionLevelActive = 1
uikit.UNNotificationInterruptionLevelCritical = 3
uikit.UNNotificationInterruptionLevelPassive = 0
uikit.UNNotificationInterruptionLevelTimeSensitive = 2
uikit.UNNotificationPresentationOptionAlert = 4
uikit.UNNotificationPresentationOptionBadge = 1
uikit.UNNotificationPresentationOptionBanner = 16
uikit.UNNotificationPresentationOptionList = 8
uikit.UNNotificationPresentationOptionNone = 0
uikit.UNNotificationPresentationOptionSound = 2
uikit.UNNotificationSettingDisabled = 1
uikit.UNNotificationSettingEnabled = 2
uikit.UNNotificationSettingNotSupported = 0
uikit.UNShowPreviewsSettingAlways = 0
uikit.UNShowPreviewsSettingNever = 2
uikit.UNShowPreviewsSettingWhenAuthenticated = 1
uikit.WKAudiovisualMediaTypeAll = -1
uikit.WKAudiovisualMediaTypeAudio = 1
uikit.WKAudiovisualMediaTypeNone = 0
uikit.WKAudiovisualMediaTypeVideo = 2
uikit.WKContentModeDesktop = 2
uikit.WKContentModeMobile = 1
uikit.WKContentModeRecommended = 0
uikit.WKCookiePolicyAllow = 0
uikit.WKCookiePolicyDisallow = 1
uikit.WKDataDetectorTypeAddress = 4
uikit.WKDataDetectorTypeAll = -1
uikit.WKDataDetectorTypeCalendarEvent = 8
uikit.WKDataDetectorTypeFlightNumber = 32
uikit.WKDataDetectorTypeLink = 2
uikit.WKDataDetectorTypeLookupSuggestion = 64
uikit.WKDataDetectorTypeNone = 0
uikit.WKDataDetectorTypePhoneNumber = 1
uikit.WKDataDetectorTypeSpotlightSuggestion = 64
uikit.WKDataDetectorTypeTrackingNumber = 16
uikit.WKDownloadPlaceholderPolicyDisable = 0
uikit.WKDownloadPlaceholderPolicyEnable = 1
uikit.WKDownloadRedirectPolicyAllow = 1
uikit.WKDownloadRedirectPolicyCancel = 0
uikit.WKErrorAttributedStringContentFailedToLoad = 10
uikit.WKErrorAttributedStringContentLoadTimedOut = 11
uikit.WKErrorContentRuleListStoreCompileFailed = 6
uikit.WKErrorContentRuleListStoreLookUpFailed = 7
uikit.WKErrorContentRuleListStoreRemoveFailed = 8
uikit.WKErrorContentRuleListStoreVersionMismatch = 9
uikit.WKErrorCredentialNotFound = 17
uikit.WKErrorDuplicateCredential = 15
uikit.WKErrorJavaScriptAppBoundDomain = 14
uikit.WKErrorJavaScriptExceptionOccurred = 4
uikit.WKErrorJavaScriptInvalidFrameTarget = 12
uikit.WKErrorJavaScriptResultTypeIsUnsupported = 5
uikit.WKErrorMalformedCredential = 16
uikit.WKErrorNavigationAppBoundDomain = 13
uikit.WKErrorUnknown = 1
uikit.WKErrorWebContentProcessTerminated = 2
uikit.WKErrorWebViewInvalidated = 3
uikit.WKFullscreenStateEnteringFullscreen = 1
uikit.WKFullscreenStateExitingFullscreen = 3
uikit.WKFullscreenStateInFullscreen = 2
uikit.WKFullscreenStateNotInFullscreen = 0
uikit.WKInactiveSchedulingPolicyNone = 2
uikit.WKInactiveSchedulingPolicySuspend = 0
uikit.WKInactiveSchedulingPolicyThrottle = 1
uikit.WKMediaCaptureStateActive = 1
uikit.WKMediaCaptureStateMuted = 2
uikit.WKMediaCaptureStateNone = 0
uikit.WKMediaCaptureTypeCamera = 0
uikit.WKMediaCaptureTypeCameraAndMicrophone = 2
uikit.WKMediaCaptureTypeMicrophone = 1
uikit.WKMediaPlaybackStateNone = 0
uikit.WKMediaPlaybackStatePaused = 2
uikit.WKMediaPlaybackStatePlaying = 1
uikit.WKMediaPlaybackStateSuspended = 3
uikit.WKNavigationActionPolicyAllow = 1
uikit.WKNavigationActionPolicyCancel = 0
uikit.WKNavigationActionPolicyDownload = 2
uikit.WKNavigationResponsePolicyAllow = 1
uikit.WKNavigationResponsePolicyCancel = 0
uikit.WKNavigationResponsePolicyDownload = 2
uikit.WKNavigationTypeBackForward = 2
uikit.WKNavigationTypeFormResubmitted = 4
uikit.WKNavigationTypeFormSubmitted = 1
uikit.WKNavigationTypeLinkActivated = 0
uikit.WKNavigationTypeOther = -1
uikit.WKNavigationTypeReload = 3
uikit.WKPermissionDecisionDeny = 2
uikit.WKPermissionDecisionGrant = 1
uikit.WKPermissionDecisionPrompt = 0
uikit.WKPreviewActionItemIdentifierAddToReadingList = "WKPreviewActionItemIdentifierAddToReadingList"
uikit.WKPreviewActionItemIdentifierCopy = "WKPreviewActionItemIdentifierCopy"
uikit.WKPreviewActionItemIdentifierOpen = "WKPreviewActionItemIdentifierOpen"
uikit.WKPreviewActionItemIdentifierShare = "WKPreviewActionItemIdentifierShare"
uikit.WKSelectionGranularityCharacter = 1
uikit.WKSelectionGranularityDynamic = 0
uikit.WKUserInterfaceDirectionPolicyContent = 0
uikit.WKUserInterfaceDirectionPolicySystem = 1
uikit.WKUserScriptInjectionTimeAtDocumentEnd = 1
uikit.WKUserScriptInjectionTimeAtDocumentStart = 0
uikit.WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
uikit.WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
uikit.WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
uikit.WKWebsiteDataTypeFileSystem = "WKWebsiteDataTypeFileSystem"
uikit.WKWebsiteDataTypeHashSalt = "WKWebsiteDataTypeHashSalt"
uikit.WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
uikit.WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
uikit.WKWebsiteDataTypeMediaKeys = "WKWebsiteDataTypeMediaKeys"
uikit.WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
uikit.WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
uikit.WKWebsiteDataTypeSearchFieldRecentSearches = "WKWebsiteDataTypeSearchFieldRecentSearches"
uikit.WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
uikit.WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
uikit.WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
uikit.kCAAlignmentCenter = "center"
uikit.kCAAlignmentJustified = "justified"
uikit.kCAAlignmentLeft = "left"
uikit.kCAAlignmentNatural = "natural"
uikit.kCAAlignmentRight = "right"
uikit.kCAAnimationCubic = "cubic"
uikit.kCAAnimationCubicPaced = "cubicPaced"
uikit.kCAAnimationDiscrete = "discrete"
uikit.kCAAnimationLinear = "linear"
uikit.kCAAnimationPaced = "paced"
uikit.kCAAnimationRotateAuto = "auto"
uikit.kCAAnimationRotateAutoReverse = "autoReverse"
uikit.kCAContentsFormatGray8Uint = "Gray8"
uikit.kCAContentsFormatRGBA16Float = "RGBAh"
uikit.kCAContentsFormatRGBA8Uint = "RGBA8"
uikit.kCACornerCurveCircular = "circular"
uikit.kCACornerCurveContinuous = "continuous"
uikit.kCAEmitterLayerAdditive = "additive"
uikit.kCAEmitterLayerBackToFront = "backToFront"
uikit.kCAEmitterLayerCircle = "circle"
uikit.kCAEmitterLayerCuboid = "cuboid"
uikit.kCAEmitterLayerLine = "line"
uikit.kCAEmitterLayerOldestFirst = "oldestFirst"
uikit.kCAEmitterLayerOldestLast = "oldestLast"
uikit.kCAEmitterLayerOutline = "outline"
uikit.kCAEmitterLayerPoint = "point"
uikit.kCAEmitterLayerPoints = "points"
uikit.kCAEmitterLayerRectangle = "rectangle"
uikit.kCAEmitterLayerSphere = "sphere"
uikit.kCAEmitterLayerSurface = "surface"
uikit.kCAEmitterLayerUnordered = "unordered"
uikit.kCAEmitterLayerVolume = "volume"
uikit.kCAFillModeBackwards = "backwards"
uikit.kCAFillModeBoth = "both"
uikit.kCAFillModeForwards = "forwards"
uikit.kCAFillModeRemoved = "removed"
uikit.kCAFillRuleEvenOdd = "even-odd"
uikit.kCAFillRuleNonZero = "non-zero"
uikit.kCAFilterLinear = "linear"
uikit.kCAFilterNearest = "nearest"
uikit.kCAFilterTrilinear = "trilinear"
uikit.kCAGradientLayerAxial = "axial"
uikit.kCAGradientLayerConic = "conic"
uikit.kCAGradientLayerRadial = "radial"
uikit.kCAGravityBottom = "bottom"
uikit.kCAGravityBottomLeft = "bottomLeft"
uikit.kCAGravityBottomRight = "bottomRight"
uikit.kCAGravityCenter = "center"
uikit.kCAGravityLeft = "left"
uikit.kCAGravityResize = "resize"
uikit.kCAGravityResizeAspect = "resizeAspect"
uikit.kCAGravityResizeAspectFill = "resizeAspectFill"
uikit.kCAGravityRight = "right"
uikit.kCAGravityTop = "top"
uikit.kCAGravityTopLeft = "topLeft"
uikit.kCAGravityTopRight = "topRight"
uikit.kCALayerBottomEdge = 4
uikit.kCALayerLeftEdge = 1
uikit.kCALayerMaxXMaxYCorner = 8
uikit.kCALayerMaxXMinYCorner = 2
uikit.kCALayerMinXMaxYCorner = 4
uikit.kCALayerMinXMinYCorner = 1
uikit.kCALayerRightEdge = 2
uikit.kCALayerTopEdge = 8
uikit.kCALineCapButt = "butt"
uikit.kCALineCapRound = "round"
uikit.kCALineCapSquare = "square"
uikit.kCALineJoinBevel = "bevel"
uikit.kCALineJoinMiter = "miter"
uikit.kCALineJoinRound = "round"
uikit.kCAMediaTimingFunctionDefault = "default"
uikit.kCAMediaTimingFunctionEaseIn = "easeIn"
uikit.kCAMediaTimingFunctionEaseInEaseOut = "easeInEaseOut"
uikit.kCAMediaTimingFunctionEaseOut = "easeOut"
uikit.kCAMediaTimingFunctionLinear = "linear"
uikit.kCAOnOrderIn = "onOrderIn"
uikit.kCAOnOrderOut = "onOrderOut"
uikit.kCAScrollBoth = "both"
uikit.kCAScrollHorizontally = "horizontally"
uikit.kCAScrollNone = "none"
uikit.kCAScrollVertically = "vertically"
uikit.kCATransactionAnimationDuration = "animationDuration"
uikit.kCATransactionAnimationTimingFunction = "animationTimingFunction"
uikit.kCATransactionCompletionBlock = "completionBlock"
uikit.kCATransactionDisableActions = "disableActions"
uikit.kCATransition = "transition"
uikit.kCATransitionFade = "fade"
uikit.kCATransitionFromBottom = "fromBottom"
uikit.kCATransitionFromLeft = "fromLeft"
uikit.kCATransitionFromRight = "fromRight"
uikit.kCATransitionFromTop = "fromTop"
uikit.kCATransitionMoveIn = "moveIn"
uikit.kCATransitionPush = "push"
uikit.kCATransitionReveal = "reveal"
uikit.kCATruncationEnd = "end"
uikit.kCATruncationMiddle = "middle"
uikit.kCATruncationNone = "none"
uikit.kCATruncationStart = "start"
uikit.kCAValueFunctionRotateX = "rotateX"
uikit.kCAValueFunctionRotateY = "rotateY"
uikit.kCAValueFunctionRotateZ = "rotateZ"
uikit.kCAValueFunctionScale = "scale"
uikit.kCAValueFunctionScaleX = "scaleX"
uikit.kCAValueFunctionScaleY = "scaleY"
uikit.kCAValueFunctionScaleZ = "scaleZ"
uikit.kCAValueFunctionTranslate = "translate"
uikit.kCAValueFunctionTranslateX = "translateX"
uikit.kCAValueFunctionTranslateY = "translateY"
uikit.kCAValueFunctionTranslateZ = "translateZ"
uikit.kCGBlendModeClear = 16
uikit.kCGBlendModeColor = 14
uikit.kCGBlendModeColorBurn = 7
uikit.kCGBlendModeColorDodge = 6
uikit.kCGBlendModeCopy = 17
uikit.kCGBlendModeDarken = 4
uikit.kCGBlendModeDestinationAtop = 24
uikit.kCGBlendModeDestinationIn = 22
uikit.kCGBlendModeDestinationOut = 23
uikit.kCGBlendModeDestinationOver = 21
uikit.kCGBlendModeDifference = 10
uikit.kCGBlendModeExclusion = 11
uikit.kCGBlendModeHardLight = 9
uikit.kCGBlendModeHue = 12
uikit.kCGBlendModeLighten = 5
uikit.kCGBlendModeLuminosity = 15
uikit.kCGBlendModeMultiply = 1
uikit.kCGBlendModeNormal = 0
uikit.kCGBlendModeOverlay = 3
uikit.kCGBlendModePlusDarker = 26
uikit.kCGBlendModePlusLighter = 27
uikit.kCGBlendModeSaturation = 13
uikit.kCGBlendModeScreen = 2
uikit.kCGBlendModeSoftLight = 8
uikit.kCGBlendModeSourceAtop = 20
uikit.kCGBlendModeSourceIn = 18
uikit.kCGBlendModeSourceOut = 19
uikit.kCGBlendModeXOR = 25
uikit.kCGColorSpaceModelCMYK = 2
uikit.kCGColorSpaceModelDeviceN = 4
uikit.kCGColorSpaceModelIndexed = 5
uikit.kCGColorSpaceModelLab = 3
uikit.kCGColorSpaceModelMonochrome = 0
uikit.kCGColorSpaceModelPattern = 6
uikit.kCGColorSpaceModelRGB = 1
uikit.kCGColorSpaceModelUnknown = -1
uikit.kCGColorSpaceModelXYZ = 7
uikit.kCGInterpolationDefault = 0
uikit.kCGInterpolationHigh = 3
uikit.kCGInterpolationLow = 2
uikit.kCGInterpolationMedium = 4
uikit.kCGInterpolationNone = 1
uikit.kCGLineCapButt = 0
uikit.kCGLineCapRound = 1
uikit.kCGLineCapSquare = 2
uikit.kCGLineJoinBevel = 2
uikit.kCGLineJoinMiter = 0
uikit.kCGLineJoinRound = 1
uikit.kCGPDFArtBox = 4
uikit.kCGPDFBleedBox = 2
uikit.kCGPDFCropBox = 1
uikit.kCGPDFMediaBox = 0
uikit.kCGPDFTrimBox = 3
uikit.kCGPathEOFill = 1
uikit.kCGPathEOFillStroke = 4
uikit.kCGPathElementAddCurveToPoint = 3
uikit.kCGPathElementAddLineToPoint = 1
uikit.kCGPathElementAddQuadCurveToPoint = 2
uikit.kCGPathElementCloseSubpath = 4
uikit.kCGPathElementMoveToPoint = 0
uikit.kCGPathFill = 0
uikit.kCGPathFillStroke = 3
uikit.kCGPathStroke = 2
uikit.kCGPatternTilingConstantSpacing = 2
uikit.kCGPatternTilingConstantSpacingMinimalDistortion = 1
uikit.kCGPatternTilingNoDistortion = 0
uikit.kCGRenderingIntentAbsoluteColorimetric = 1
uikit.kCGRenderingIntentDefault = 0
uikit.kCGRenderingIntentPerceptual = 3
uikit.kCGRenderingIntentRelativeColorimetric = 2
uikit.kCGRenderingIntentSaturation = 4
uikit.kCLAuthorizationStatusAuthorizedAlways = 3
uikit.kCLAuthorizationStatusAuthorizedWhenInUse = 4
uikit.kCLAuthorizationStatusDenied = 2
uikit.kCLAuthorizationStatusNotDetermined = 0
uikit.kCLAuthorizationStatusRestricted = 1
uikit.kCLDistanceFilterNone = -1.0
uikit.kCLErrorDeferredAccuracyTooLow = 19
uikit.kCLErrorDeferredCanceled = 21
uikit.kCLErrorDeferredDistanceFiltered = 20
uikit.kCLErrorDeferredFailed = 11
uikit.kCLErrorDeferredNotUpdatingLocation = 18
uikit.kCLErrorDenied = 1
uikit.kCLErrorDomain = "kCLErrorDomain"
uikit.kCLErrorGeocodeCanceled = 10
uikit.kCLErrorGeocodeFoundNoResult = 8
uikit.kCLErrorGeocodeFoundPartialResult = 9
uikit.kCLErrorHeadingFailure = 3
uikit.kCLErrorLocationUnknown = 0
uikit.kCLErrorNetwork = 2
uikit.kCLErrorPromptDeclined = 22
uikit.kCLErrorRangingFailure = 17
uikit.kCLErrorRangingUnavailable = 16
uikit.kCLErrorRegionMonitoringDenied = 4
uikit.kCLErrorRegionMonitoringFailure = 5
uikit.kCLErrorRegionMonitoringResponseDelayed = 7
uikit.kCLErrorRegionMonitoringSetupDelayed = 6
uikit.kCLLocationAccuracyBest = -1.0
uikit.kCLLocationAccuracyBestForNavigation = -2.0
uikit.kCLLocationAccuracyHundredMeters = 100.0
uikit.kCLLocationAccuracyKilometer = 1000.0
uikit.kCLLocationAccuracyNearestTenMeters = 10.0
uikit.kCLLocationAccuracyThreeKilometers = 3000.0

--- Returns the time in seconds since the device was started.
---@return number
function uikit.CACurrentMediaTime() end

--- Returns a transform that applies the first and then the second.
---@param first CATransform3DArgument
---@param second CATransform3DArgument
---@return CATransform3D
function uikit.CATransform3DConcat(first, second) end

--- Creates a layer transform that rotates around an axis.
--- * `angle`: in radians
--- * `x`: the x component of the axis; y and z are the others
---@param angle number
---@param x number
---@param y number
---@param z number
---@return CATransform3D
function uikit.CATransform3DMakeRotation(angle, x, y, z) end

--- Creates a layer transform that scales.
---@param x number
---@param y number
---@param z number
---@return CATransform3D
function uikit.CATransform3DMakeScale(x, y, z) end

--- Creates a layer transform that translates.
---@param x number
---@param y number
---@param z number
---@return CATransform3D
function uikit.CATransform3DMakeTranslation(x, y, z) end

--- Returns the time in seconds since 2001-01-01 00:00:00 UTC.
---@return number
function uikit.CFAbsoluteTimeGetCurrent() end

--- Returns a transform that applies the first and then the second.
---@param first CGAffineTransformArgument
---@param second CGAffineTransformArgument
---@return CGAffineTransform
function uikit.CGAffineTransformConcat(first, second) end

--- Parses a transform; missing components are 0.
---@param text string
---@return CGAffineTransform
function uikit.CGAffineTransformFromString(text) end

--- Returns the inverse of a transform.
---@param transform CGAffineTransformArgument
---@return CGAffineTransform
function uikit.CGAffineTransformInvert(transform) end

--- Returns whether a transform is the identity.
---@param transform CGAffineTransformArgument
---@return boolean
function uikit.CGAffineTransformIsIdentity(transform) end

--- Creates a transform that rotates, in radians.
--- * `angle`: in radians, clockwise on the screen
---@param angle number
---@return CGAffineTransform
function uikit.CGAffineTransformMakeRotation(angle) end

--- Creates a transform that scales.
---@param x number
---@param y number
---@return CGAffineTransform
function uikit.CGAffineTransformMakeScale(x, y) end

--- Creates a transform that translates.
---@param x number
---@param y number
---@return CGAffineTransform
function uikit.CGAffineTransformMakeTranslation(x, y) end

--- Returns a transform that rotates first.
--- * `angle`: in radians, clockwise on the screen
---@param transform CGAffineTransformArgument
---@param angle number
---@return CGAffineTransform
function uikit.CGAffineTransformRotate(transform, angle) end

--- Returns a transform that scales first.
---@param transform CGAffineTransformArgument
---@param x number
---@param y number
---@return CGAffineTransform
function uikit.CGAffineTransformScale(transform, x, y) end

--- Returns a transform that translates first.
---@param transform CGAffineTransformArgument
---@param x number
---@param y number
---@return CGAffineTransform
function uikit.CGAffineTransformTranslate(transform, x, y) end

--- Returns the point transformed by a transform.
---@param point CGPointArgument
---@param transform CGAffineTransformArgument
---@return CGPoint
function uikit.CGPointApplyAffineTransform(point, transform) end

--- Returns whether two points are equal.
---@param first CGPointArgument
---@param second CGPointArgument
---@return boolean
function uikit.CGPointEqualToPoint(first, second) end

--- Parses a point; missing components are 0.
---@param text string
---@return CGPoint
function uikit.CGPointFromString(text) end

--- Creates a point.
---@param x number
---@param y number
---@return CGPoint
function uikit.CGPointMake(x, y) end

--- Returns whether a point is inside a rectangle.
---@param rect CGRectArgument
---@param point CGPointArgument
---@return boolean
function uikit.CGRectContainsPoint(rect, point) end

--- Returns whether the outer rectangle contains the inner one.
---@param outer CGRectArgument
---@param inner CGRectArgument
---@return boolean
function uikit.CGRectContainsRect(outer, inner) end

--- Returns whether two rectangles are equal.
---@param first CGRectArgument
---@param second CGRectArgument
---@return boolean
function uikit.CGRectEqualToRect(first, second) end

--- Parses a rectangle; missing components are 0.
---@param text string
---@return CGRect
function uikit.CGRectFromString(text) end

--- Returns the height of a rectangle, never negative.
---@param rect CGRectArgument
---@return number
function uikit.CGRectGetHeight(rect) end

--- Returns the x coordinate of the right edge of a rectangle.
---@param rect CGRectArgument
---@return number
function uikit.CGRectGetMaxX(rect) end

--- Returns the y coordinate of the bottom edge of a rectangle.
---@param rect CGRectArgument
---@return number
function uikit.CGRectGetMaxY(rect) end

--- Returns the x coordinate of the center of a rectangle.
---@param rect CGRectArgument
---@return number
function uikit.CGRectGetMidX(rect) end

--- Returns the y coordinate of the center of a rectangle.
---@param rect CGRectArgument
---@return number
function uikit.CGRectGetMidY(rect) end

--- Returns the x coordinate of the left edge of a rectangle.
---@param rect CGRectArgument
---@return number
function uikit.CGRectGetMinX(rect) end

--- Returns the y coordinate of the top edge of a rectangle.
---@param rect CGRectArgument
---@return number
function uikit.CGRectGetMinY(rect) end

--- Returns the width of a rectangle, never negative.
---@param rect CGRectArgument
---@return number
function uikit.CGRectGetWidth(rect) end

--- Returns a rectangle whose edges are moved inwards.
--- * `dx`: the distance that the left and right edges move inwards, in points; outwards if negative
--- * `dy`: the distance that the top and bottom edges move inwards, in points; outwards if negative
---@param rect CGRectArgument
---@param dx number
---@param dy number
---@return CGRect
function uikit.CGRectInset(rect, dx, dy) end

--- Returns whether two rectangles intersect.
---@param first CGRectArgument
---@param second CGRectArgument
---@return boolean
function uikit.CGRectIntersectsRect(first, second) end

--- Returns whether a rectangle has no area.
---@param rect CGRectArgument
---@return boolean
function uikit.CGRectIsEmpty(rect) end

--- Creates a rectangle.
--- * `x`: of the top left corner, in points
--- * `y`: of the top left corner, in points
---@param x number
---@param y number
---@param width number
---@param height number
---@return CGRect
function uikit.CGRectMake(x, y, width, height) end

--- Returns a rectangle with its origin moved.
---@param rect CGRectArgument
---@param dx number
---@param dy number
---@return CGRect
function uikit.CGRectOffset(rect, dx, dy) end

--- Returns the smallest rectangle that contains both rectangles.
---@param first CGRectArgument
---@param second CGRectArgument
---@return CGRect
function uikit.CGRectUnion(first, second) end

--- Returns whether two sizes are equal.
---@param first CGSizeArgument
---@param second CGSizeArgument
---@return boolean
function uikit.CGSizeEqualToSize(first, second) end

--- Parses a size; missing components are 0.
---@param text string
---@return CGSize
function uikit.CGSizeFromString(text) end

--- Creates a size.
---@param width number
---@param height number
---@return CGSize
function uikit.CGSizeMake(width, height) end

--- Parses a vector; missing components are 0.
---@param text string
---@return CGVector
function uikit.CGVectorFromString(text) end

--- Creates a vector.
---@param dx number
---@param dy number
---@return CGVector
function uikit.CGVectorMake(dx, dy) end

--- Parses insets; missing components are 0.
---@param text string
---@return NSDirectionalEdgeInsets
function uikit.DirectionalEdgeInsetsFromString(text) end

--- Returns whether two ranges are equal.
---@param first NSRangeArgument
---@param second NSRangeArgument
---@return boolean
function uikit.NSEqualRanges(first, second) end

--- Returns the intersection of two ranges.
---@param first NSRangeArgument
---@param second NSRangeArgument
---@return NSRange
function uikit.NSIntersectionRange(first, second) end

--- Returns whether an index is in a range.
---@param index integer
---@param range NSRangeArgument
---@return boolean
function uikit.NSLocationInRange(index, range) end

--- Creates a range.
--- * `location`: from 0
---@param location integer
---@param length integer
---@return NSRange
function uikit.NSMakeRange(location, length) end

--- Returns the end of a range: location plus length.
---@param range NSRangeArgument
---@return integer
function uikit.NSMaxRange(range) end

--- Parses a range; missing components are 0.
---@param text string
---@return NSRange
function uikit.NSRangeFromString(text) end

--- Formats a transform: "[1, 0, 0, 1, 0, 0]".
---@param transform CGAffineTransformArgument
---@return string
function uikit.NSStringFromCGAffineTransform(transform) end

--- Formats a point: "{1, 2}".
---@param point CGPointArgument
---@return string
function uikit.NSStringFromCGPoint(point) end

--- Formats a rectangle: "{{1, 2}, {3, 4}}".
---@param rect CGRectArgument
---@return string
function uikit.NSStringFromCGRect(rect) end

--- Formats a size: "{1, 2}".
---@param size CGSizeArgument
---@return string
function uikit.NSStringFromCGSize(size) end

--- Formats a vector: "{1, 2}".
---@param vector CGVectorArgument
---@return string
function uikit.NSStringFromCGVector(vector) end

--- Formats insets: "{8, 16, 8, 16}".
---@param insets NSDirectionalEdgeInsetsArgument
---@return string
function uikit.NSStringFromDirectionalEdgeInsets(insets) end

--- Formats a range: "{1, 2}".
---@param range NSRangeArgument
---@return string
function uikit.NSStringFromRange(range) end

--- Formats insets: "{1, 2, 3, 4}".
---@param insets UIEdgeInsetsArgument
---@return string
function uikit.NSStringFromUIEdgeInsets(insets) end

--- Formats an offset: "{0, 2}".
---@param offset UIOffsetArgument
---@return string
function uikit.NSStringFromUIOffset(offset) end

--- Returns the smallest range that contains both ranges.
---@param first NSRangeArgument
---@param second NSRangeArgument
---@return NSRange
function uikit.NSUnionRange(first, second) end

--- Parses insets; missing components are 0.
---@param text string
---@return UIEdgeInsets
function uikit.UIEdgeInsetsFromString(text) end

--- Returns a rectangle reduced by insets.
---@param rect CGRectArgument
---@param insets UIEdgeInsetsArgument
---@return CGRect
function uikit.UIEdgeInsetsInsetRect(rect, insets) end

--- Creates insets.
---@param top number
---@param left number
---@param bottom number
---@param right number
---@return UIEdgeInsets
function uikit.UIEdgeInsetsMake(top, left, bottom, right) end

--- Returns the JPEG data of an image: the bytes of its file, or an empty picture of its size.
--- * `quality`: has no effect, since nothing is drawn
---@param image UIImage?
---@param quality number?
---@return NSData?
function uikit.UIImageJPEGRepresentation(image, quality) end

--- Returns the PNG data of an image: the bytes of its file, or an empty picture of its size.
---@param image UIImage?
---@return NSData?
function uikit.UIImagePNGRepresentation(image) end

--- Parses an offset; missing components are 0.
---@param text string
---@return UIOffset
function uikit.UIOffsetFromString(text) end

--- Sets the acceleration of the device from now on; at rest, held upright, it is 0, -1, 0.
--- * `x`: in multiples of gravity, toward the right of the screen
--- * `y`: toward the top of the screen
--- * `z`: out of the screen
---@param x number
---@param y number
---@param z number
function uikit.accelerate(x, y, z) end

---@class (exact) uikit_address_place: table<"latitude"|"longitude"|"altitude"|"accuracy"|"verticalAccuracy"|"course"|"speed"|"name"|"thoroughfare"|"subThoroughfare"|"locality"|"subLocality"|"administrativeArea"|"subAdministrativeArea"|"postalCode"|"ISOcountryCode"|"country"|"inlandWater"|"ocean"|"areasOfInterest", any>
---@field latitude number # in degrees, -90 to 90
---@field longitude number # in degrees, -180 to 180
---@field altitude? number # in metres; 0
---@field accuracy? number # accuracy of latitude and longitude, in metres; 5
---@field verticalAccuracy? number # accuracy of the altitude, in metres; -1, which means invalid
---@field course? number # direction of travel, in degrees from north; -1, which means invalid
---@field speed? number # in metres per second; -1, which means invalid
---@field name? string # the name of the place; if omitted, this and the following fields are nil in the placemark
---@field thoroughfare? string # the street
---@field subThoroughfare? string # the house number
---@field locality? string # the town
---@field subLocality? string # the district of the town
---@field administrativeArea? string # the state or province
---@field subAdministrativeArea? string # the county
---@field postalCode? string # the postal code, as on a letter
---@field ISOcountryCode? string # the country code of two letters
---@field country? string # the name of the country
---@field inlandWater? string # the name of the lake or river, if the place is in one
---@field ocean? string # the name of the ocean, if the place is in one
---@field areasOfInterest? string[] # the names of areas of interest at the place; none

--- Registers an address for CLGeocoder, or removes it.
--- * `text`: the text that finds the address; the words of its fields find it too
--- * `place`: nil removes the address
--- * `latitude`: in degrees, -90 to 90
--- * `longitude`: in degrees, -180 to 180
--- * `altitude`: in metres; 0
--- * `accuracy`: accuracy of latitude and longitude, in metres; 5
--- * `verticalAccuracy`: accuracy of the altitude, in metres; -1, which means invalid
--- * `course`: direction of travel, in degrees from north; -1, which means invalid
--- * `speed`: in metres per second; -1, which means invalid
--- * `name`: the name of the place; if omitted, this and the following fields are nil in the placemark
--- * `thoroughfare`: the street
--- * `subThoroughfare`: the house number
--- * `locality`: the town
--- * `subLocality`: the district of the town
--- * `administrativeArea`: the state or province
--- * `subAdministrativeArea`: the county
--- * `postalCode`: the postal code, as on a letter
--- * `ISOcountryCode`: the country code of two letters
--- * `country`: the name of the country
--- * `inlandWater`: the name of the lake or river, if the place is in one
--- * `ocean`: the name of the ocean, if the place is in one
--- * `areasOfInterest`: the names of areas of interest at the place; none
--- * raises an error: latitude or longitude is missing, or not on earth
---@param text string
---@param place? uikit_address_place
function uikit.address(text, place) end

--- Moves the application to the background, as the home button does.
function uikit.background() end

--- Performs a background fetch of the application.
function uikit.backgroundFetch() end

---@class (exact) uikit_bundle_content: table<"info"|"strings"|"files", any>
---@field info? table # entries of Info.plist by key
---@field strings? table<string, table<string, string>> # for each table name, the texts by key; the usual table is Localizable
---@field files? table<string, string> # file contents by path in the bundle

--- Sets the contents of the app's bundle: Info.plist, localized strings by table, files by path.
--- * `info`: entries of Info.plist by key
--- * `strings`: for each table name, the texts by key; the usual table is Localizable
--- * `files`: file contents by path in the bundle
--- * raises an error: a value is of a type that the bundle cannot hold
---@param content uikit_bundle_content
function uikit.bundle(content) end

--- Makes a choice in a system controller that is shown, or cancels the controller.
--- * `chooser`: a UIImagePickerController, PHPickerViewController, UIDocumentPickerViewController, UIPrintInteractionController, UIActivityViewController or UISearchController
--- * `answer`: a picture, a list of pictures, URLs, true to print, an activity, or a search suggestion; nil cancels
--- * raises an error: the chooser is not shown, or does not accept the answer
---@param chooser any
---@param answer? any
function uikit.choose(chooser, answer) end

--- Adds a color to the asset catalog, for `colorNamed:`.
--- * `color`: nil removes the color
---@param name string
---@param color? UIColor
function uikit.color(name, color) end

--- Continues a user activity, or a new one of a type.
--- * `activity`: an NSUserActivity, or the type of a new one
--- * `userInfo`: the userInfo of the new one
---@param activity string|NSUserActivity
---@param userInfo? table
function uikit.continueActivity(activity, userInfo) end

--- Follows a link of the page that a web view shows.
--- * `webView`: a UIWebView or a WKWebView
--- * raises an error: no page is shown, or it has no link with that name
---@param webView any
---@param name string
function uikit.followLink(webView, name) end

---@class (exact) uikit_font_measures: table<"advances"|"width"|"ascender"|"descender"|"leading"|"capHeight"|"xHeight"|"family"|"weight"|"italic", any>
---@field advances? table<string, number> # the width of each character
---@field width? number # the width of every character
---@field ascender? number # the height above the baseline
---@field descender? number # the depth below the baseline, a negative number
---@field leading? number # the space between two lines
---@field capHeight? number # the height of a capital letter
---@field xHeight? number # the height of the letter x
---@field family? string # the family of the font
---@field weight? number # a UIFontWeight, -1 to 1
---@field italic? boolean # whether the font is italic

--- Sets the measures of a font, as fractions of its size; omitted measures do not change.
--- * `name`: a PostScript name, a family, or system
--- * `advances`: the width of each character
--- * `width`: the width of every character
--- * `ascender`: the height above the baseline
--- * `descender`: the depth below the baseline, a negative number
--- * `leading`: the space between two lines
--- * `capHeight`: the height of a capital letter
--- * `xHeight`: the height of the letter x
--- * `family`: the family of the font
--- * `weight`: a UIFontWeight, -1 to 1
--- * `italic`: whether the font is italic
--- * raises an error: there is no such measure, or it is not a number
---@param name string
---@param measures uikit_font_measures
function uikit.font(name, measures) end

--- Moves the application back to the foreground.
function uikit.foreground() end

--- Sets the size of the images with a name.
--- * `size`: in points
--- * `scale`: pixels per point; that of the screen
--- * raises an error: a side is negative, or the scale is not more than 0
---@param name string
---@param size CGSizeArgument
---@param scale? number
function uikit.image(name, size, scale) end

--- Returns the key window, which contains the script's views.
---@return UIWindow
function uikit.keyWindow() end

---@class (exact) uikit_launch_options: table<"options"|"url"|"notification"|"scene"|"storyboard", any>
---@field options? table # the launch options that application:didFinishLaunchingWithOptions: receives
---@field url? string # a URL that the application is launched to open
---@field notification? RemoteNotification # the remote notification that launches the application
---@field scene? CLASS # the class of the window scene's delegate
---@field storyboard? string # the storyboard whose initial controller the window shows

--- Launches the application with a delegate of a class, and returns the delegate.
--- * `options`: the launch options that application:didFinishLaunchingWithOptions: receives
--- * `url`: a URL that the application is launched to open
--- * `notification`: the remote notification that launches the application
--- * `scene`: the class of the window scene's delegate
--- * `storyboard`: the storyboard whose initial controller the window shows
--- * raises an error: the application has been launched already and was not terminated
--- * raises an error: there is no such storyboard, or the url is not a URL
---@param delegate CLASS
---@param options? uikit_launch_options
---@return any
function uikit.launch(delegate, options) end

--- Sends a memory warning to the application, its controllers and observers.
function uikit.memoryWarning() end

--- Shakes the device.
--- * raises an error: the kind is not "shake"
---@param kind "shake"
function uikit.motion(kind) end

--- Defines a nib, which UINib and initWithNibName:bundle: load.
--- * `objects`: the root object, or a list of them: the first view becomes the view of a controller that loads the nib
--- * raises an error: two objects have the same id, or an outlet or an action names an id that does not exist
--- * raises an error: an action has no selector, or a field has another type
---@param name string
---@param objects NibObject|NibObject[]
function uikit.nib(name, objects) end

--- Simulates the user opening a notification or choosing one of its actions.
--- * `identifier`: the identifier of a pending or delivered request
--- * `action`: the identifier of an action; the default action
--- * `text`: the text typed into the action's text field
--- * raises an error: no notification has the identifier
---@param identifier string
---@param action? string
---@param text? string
function uikit.openNotification(identifier, action, text) end

--- Simulates another application opening a URL in this one.
--- * `options`: the options that application:openURL:options: receives; openInPlace alone
--- * raises an error: the text is not a URL
--- * raises an error: a key of the options is nearly a key of OpenURLOptions
---@param url string|NSURL
---@param options? OpenURLOptions
function uikit.openURL(url, options) end

---@class (exact) uikit_page_page: table<"title"|"text"|"links"|"frames"|"delay"|"height"|"fails"|"redirect"|"javascript"|"messages"|"dialogs", any>
---@field title? string # the title; empty by default
---@field text? string # the text that findString: searches
---@field links? table<string, string|PageLink> # addresses by link name, for uikit.followLink; none
---@field frames? string[] # the addresses of its subframes
---@field delay? number # the response time of the server, in virtual seconds; the setting pageDelay
---@field height? number # the height of the document, in points; the view's
---@field fails? (boolean|integer) # true, or the code of NSURLErrorDomain with which loading fails; true is -1004; false
---@field redirect? string # the address to which the server redirects
---@field javascript? table<string, any> # the result of each script that is evaluated, by its text
---@field messages? PageMessage[] # the messages that its script posts when it is loaded; none
---@field dialogs? PageDialog[] # the dialogs that its script opens; none

--- Defines a page that web views can load.
--- * `url`: the URL of the page
--- * `title`: the title; empty by default
--- * `text`: the text that findString: searches
--- * `links`: addresses by link name, for uikit.followLink; none
--- * `frames`: the addresses of its subframes
--- * `delay`: the response time of the server, in virtual seconds; the setting pageDelay
--- * `height`: the height of the document, in points; the view's
--- * `fails`: true, or the code of NSURLErrorDomain with which loading fails; true is -1004; false
--- * `redirect`: the address to which the server redirects
--- * `javascript`: the result of each script that is evaluated, by its text
--- * `messages`: the messages that its script posts when it is loaded; none
--- * `dialogs`: the dialogs that its script opens; none
--- * raises an error: both fails and redirect are given
--- * raises an error: delay or height is negative or not finite
--- * raises an error: an entry of links, messages or dialogs lacks a field, or a field has another type
---@param url string
---@param page uikit_page_page
function uikit.page(url, page) end

--- Simulates a double tap on a pencil with a finger, or a squeeze.
--- * raises an error: the kind is neither tap nor squeeze
---@param kind "tap"|"squeeze"
function uikit.pencil(kind) end

--- Chooses a home screen shortcut, or a new one of a type.
--- * `item`: a UIApplicationShortcutItem, or the type of a new one
--- * `userInfo`: the userInfo of the new one
---@param item string|UIApplicationShortcutItem
---@param userInfo? table
function uikit.performShortcut(item, userInfo) end

--- Posts a message from a page's script.
--- * `webView`: a WKWebView
--- * `name`: the name of the message handler
--- * `reply`: receives the reply of a WKScriptMessageHandlerWithReply: a value, or nil and an error message
---@param webView any
---@param name string
---@param body any
---@param reply? function
function uikit.postMessage(webView, name, body, reply) end

--- Taps a button of an alert or a sheet, or a row of a menu.
--- * `panel`: an alert, a sheet or an alert controller
--- * `button`: its title, or its index from 0
--- * raises an error: it has no such button, or is not shown
---@param panel any
---@param button string|integer
function uikit.pressButton(panel, button) end

--- Presses and releases a key of a hardware keyboard: it inserts text into the view that is editing, runs a key command, or sends a press.
--- * `input`: a character, or a UIKeyInput... constant
--- * `modifiers`: UIKeyModifier flags, added up; 0
---@param input string
---@param modifiers? integer
function uikit.pressKey(input, modifiers) end

--- Delivers a remote notification.
--- * `userInfo`: the payload that the server sent; empty
--- * raises an error: a key is nearly a key of RemoteNotification, of its aps or of its alert
---@param userInfo? RemoteNotification
function uikit.receiveNotification(userInfo) end

---@class (exact) uikit_render_options: table<"outlines", any>
---@field outlines? boolean # whether frames, class names and states are drawn over the screen; false

--- Renders a view as a device shows it, with the path of every finger since the last rendering: returns SVG, or writes an SVG or .png file. An unknown symbol is drawn as a framed landscape.
--- * `view`: the key window by default
--- * `file`: a path that ends in .svg or .png; may be omitted before options
--- * `outlines`: whether frames, class names and states are drawn over the screen; false
--- * raises an error: the file cannot be written
--- * raises an error: a picture needs the library librsvg2-2, or would be too large
---@param view? UIView
---@param file? string
---@param options? uikit_render_options
---@return string?
function uikit.render(view, file, options) end

--- Rotates the device; returns whether the interface rotated too.
--- * `orientation`: a UIInterfaceOrientation, from 1 to 4
--- * raises an error: the orientation is not from 1 to 4
---@param orientation integer
---@return boolean
function uikit.rotate(orientation) end

---@class (exact) uikit_setLocation_place: table<"latitude"|"longitude"|"altitude"|"accuracy"|"verticalAccuracy"|"course"|"speed"|"floor"|"heading"|"headingAccuracy"|"visit"|"beacons", any>
---@field latitude number # in degrees, -90 to 90
---@field longitude number # in degrees, -180 to 180
---@field altitude? number # in metres; 0
---@field accuracy? number # accuracy of latitude and longitude, in metres; 5
---@field verticalAccuracy? number # accuracy of the altitude, in metres; -1, which means invalid
---@field course? number # direction of travel, in degrees from north; -1, which means invalid
---@field speed? number # in metres per second; -1, which means invalid
---@field floor? integer # the floor of the building
---@field heading? number # direction of the device's top edge, in degrees from north, from 0 to less than 360
---@field headingAccuracy? number # accuracy of the heading, in degrees; 5
---@field visit? boolean # whether the device stays there, which is a visit; false
---@field beacons? Beacon[] # the beacons in range; none

--- Sets the location of the device, or makes it unknown.
--- * `place`: nil makes the location unknown
--- * `latitude`: in degrees, -90 to 90
--- * `longitude`: in degrees, -180 to 180
--- * `altitude`: in metres; 0
--- * `accuracy`: accuracy of latitude and longitude, in metres; 5
--- * `verticalAccuracy`: accuracy of the altitude, in metres; -1, which means invalid
--- * `course`: direction of travel, in degrees from north; -1, which means invalid
--- * `speed`: in metres per second; -1, which means invalid
--- * `floor`: the floor of the building
--- * `heading`: direction of the device's top edge, in degrees from north, from 0 to less than 360
--- * `headingAccuracy`: accuracy of the heading, in degrees; 5
--- * `visit`: whether the device stays there, which is a visit; false
--- * `beacons`: the beacons in range; none
--- * raises an error: latitude or longitude is missing, or not on earth
--- * raises an error: the heading is not from 0 to less than 360
--- * raises an error: a beacon has no uuid, or a field that is not listed here
---@param place? uikit_setLocation_place
function uikit.setLocation(place) end

--- Sets the safe area insets of the screen, which bars and rounded corners cover; zero by default.
--- * `insets`: in points
--- * raises an error: an inset is negative or not finite
---@param insets UIEdgeInsetsArgument
function uikit.setSafeAreaInsets(insets) end

--- Sets the size of the screen; call it before anything is on the screen.
--- * `size`: in points, 390 x 844 by default
--- * raises an error: a side is not more than 0
---@param size CGSizeArgument
function uikit.setScreenSize(size) end

---@class (exact) uikit_setTraits_traits: table<"style"|"sizeClass"|"contentSize"|"layoutDirection"|"contrast"|"idiom", any>
---@field style? ("unspecified"|"light"|"dark") # the interface style, for dark mode
---@field sizeClass? ("compact"|"regular"|"unspecified"|SizeClasses) # the size classes; a string sets the horizontal one
---@field contentSize? string # a UIContentSizeCategory
---@field layoutDirection? ("leftToRight"|"rightToLeft") # the direction of the language
---@field contrast? ("normal"|"high") # the contrast of the accessibility setting
---@field idiom? ("phone"|"pad") # the type of device; on a pad a hardware keyboard moves the focus

--- Changes traits of the screen, and notifies the affected objects.
--- * `style`: the interface style, for dark mode
--- * `sizeClass`: the size classes; a string sets the horizontal one
--- * `contentSize`: a UIContentSizeCategory
--- * `layoutDirection`: the direction of the language
--- * `contrast`: the contrast of the accessibility setting
--- * `idiom`: the type of device; on a pad a hardware keyboard moves the focus
--- * raises an error: the value of a trait is not one of its words
---@param traits uikit_setTraits_traits
function uikit.setTraits(traits) end

--- Changes a setting in this world.
--- * `name`: one of uikit.settings()
--- * `value`: one of the alternatives, or a number that is not negative
--- * raises an error: there is no such setting, or the value is not allowed
---@param name SETTING
---@param value any
function uikit.setting(name, value) end

--- Returns the settings, each a behavior on which sources disagree: value, default, alternatives, summary.
---@return table<SETTING, Setting>
function uikit.settings() end

--- Defines a storyboard.
--- * `storyboard`: its scenes and the id of the initial one
--- * raises an error: there are no scenes, or initial or a segue names a scene that does not exist
--- * raises an error: the kind of a segue is unknown, or the segue lacks a field that its kind needs
---@param name string
---@param storyboard Storyboard
function uikit.storyboard(name, storyboard) end

--- Terminates the application, as the system does.
function uikit.terminate() end

--- Prints and returns the view hierarchy of a view, or of the window.
--- * `view`: the key window by default
---@param view? UIView
---@return string
function uikit.tree(view) end

--- Types text into the view that is editing: for each character, asks the delegate, then sends `insertText:`; "\b" deletes.
--- * `text`: the text; each character is typed separately
--- * raises an error: nothing in the key window is editing text
---@param text string
function uikit.type(text) end

--- Sets the words of a language that UITextChecker knows.
--- * `language`: the language code that is passed to UITextChecker: "en_US"
---@param language string
---@param words string[]
function uikit.words(language, words) end
