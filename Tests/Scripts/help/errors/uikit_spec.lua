local stated = assert(loadfile("Tests/Scripts/help/stated_errors.lua", "t", _ENV))()

local function launch(options) uikit.launch(objc.class("Delegate", objc.NSObject), options) end

local function shown_alert()
  local alert = objc.UIAlertView:alloc():initWithTitle_message_delegate_cancelButtonTitle_otherButtonTitles_("title", "text", nil, "OK")
  alert:show()
  runloop.run(1)
  return alert
end

local function nib(root) uikit.nib("a", root) end
local function storyboard(segue)
  uikit.storyboard("a", {initial = "first", scenes = {first = {class = "UIViewController", segues = {segue}}}})
end
local function page(options) uikit.page("http://example.com/", options) end

local places = "uikit.setLocation uikit.address"
local function at(f, place)
  if f == uikit.address then f("a", place) else f(place) end
end

stated("uikit", {
  {"uikit.setScreenSize", "a side is not more than 0", "a screen cannot be", function(f) f {0, 100} end},
  {"uikit.setSafeAreaInsets", "negative or not finite", "a screen cannot have", function(f) f {-1, 0, 0, 0} end},
  {"uikit.differences", "a version is unknown", "must be a version", function(f) f("5") end},
  {"uikit.setting", "there is no such setting", "no setting is named", function(f) f("mood", 1) end},
  {"uikit.setting", "or the value is not allowed", "setting 'trackingOrder' must be", function(f) f("trackingOrder", "never") end},
  {"uikit.bundle", "a type that the bundle cannot hold", "a property list", function(f) f {info = {a = print}} end},
  {"uikit.openNotification", "no notification has", "has the identifier", function(f) f "a" end},
  {places, "is missing", "needs 'latitude' and 'longitude'", function(f) at(f, {}) end},
  {places, "not on earth", "from -90 to 90", function(f) at(f, {latitude = 91, longitude = 0}) end},
  {"uikit.setLocation", "the heading is not", "'heading' must be", function(f) f {latitude = 0, longitude = 0, heading = 360} end},
  {"uikit.setLocation", "has no uuid", "'uuid'", function(f) f {latitude = 0, longitude = 0, beacons = {{}}} end},
  {"uikit.setLocation", "a field that is not listed here", "beacons[1]: unknown option 'name'; there are", function(f)
    f {latitude = 0, longitude = 0, beacons = {{name = "a"}}}
  end},
  {"uikit.render", "the file cannot be written", "cannot write", function(f) f(uikit.keyWindow(), "missing/file.svg") end},
  {"uikit.render", "outlines are given without fingers", "are always drawn", function(f)
    f(nil, {outlines = true, fingers = false})
  end},
  {"uikit.render", "or would be too large", "cannot write", function(f)
    f(objc.UIView:alloc():initWithFrame_ {0, 0, 1e6, 1e6}, os.tmpname() .. ".png")
  end},
  {"uikit.font", "there is no such measure", "no measure is named", function(f) f("a", {depth = 1}) end},
  {"uikit.font", "or it is not a number", "must be a number", function(f) f("a", {ascender = "high"}) end},
  {"uikit.image", "a side is negative", "cannot be", function(f) f("a", {-1, 1}) end},
  {"uikit.image", "the scale is not more than 0", "at scale 0", function(f) f("a", {1, 1}, 0) end},
  {"uikit.type", "nothing in the key window", "nothing in the key window edits", function(f) f "a" end},
  {"uikit.page", "both fails and redirect", "not both", function() page {fails = true, redirect = "http://example.com/b"} end},
  {"uikit.page", "delay or height is negative", "not negative", function() page {delay = -1} end},
  {"uikit.page", "an entry of links", "'links' must be", function() page {links = {a = 1}} end},
  {"uikit.page", "messages or dialogs lacks a field", "'dialogs' must be", function() page {dialogs = {{kind = "alert"}}} end},
  {"uikit.followLink", "no page is shown", "no page is shown", function(f) f(objc.WKWebView:new(), "a") end},
  {"uikit.pressButton", "it has no such button", "no button titled 'Cancel'", function(f) f(shown_alert(), "Cancel") end},
  {"uikit.pressButton", "or is not shown", "it has none", function(f) f(objc.UIAlertView:new(), 0) end},
  {"uikit.choose", "the chooser is not shown", "is not presented", function(f) f(objc.UIImagePickerController:new()) end},
  {"uikit.launch", "has been launched already", "There can only be one UIApplication", function()
    launch()
    uikit.launch(objc.Delegate)
  end},
  {"uikit.launch", "there is no such storyboard", "Could not find a storyboard", function() launch {storyboard = "a"} end},
  {"uikit.launch", "the url is not a URL", "is no URL", function() launch {url = ""} end},
  {"uikit.openURL", "the text is not a URL", "is no URL", function(f)
    launch()
    f ""
  end},
  {"uikit.openURL", "is nearly a key", "did you mean 'sourceApplication'?", function(f) f("shop://item", {sourceAplication = "mail"}) end},
  {"uikit.receiveNotification", "is nearly a key", "aps: unknown option 'thread-di' (did you mean 'thread-id'?)",
    function(f) f {aps = {["thread-di"] = "news"}} end},
  {"uikit.receiveNotification", "or of its alert", "aps.alert: unknown option 'titel'", function(f) f {aps = {alert = {titel = "a"}}} end},
  {"uikit.rotate", "not from 1 to 4", "from 1 to 4", function(f) f(5) end},
  {"uikit.motion", 'the kind is not "shake"', '"shake"', function(f) f "tilt" end},
  {"uikit.pencil", "the kind is neither", '"tap" or "squeeze"', function(f) f "throw" end},
  {"uikit.setTraits", "not one of its words", "'style' must be", function(f) f {style = "grey"} end},
  {"uikit.setTraits", "not one of its words", "sizeClass: unknown option 'depth'; there are", function(f) f {sizeClass = {depth = "compact"}} end},
  {"uikit.nib", "two objects have the same id", "two objects have the id 'a'", function() nib {id = "a", subviews = {{id = "a"}}} end},
  {"uikit.nib", "an outlet or an action names", "no object has the id", function() nib {outlets = {label = "b"}} end},
  {"uikit.nib", "an outlet or an action names", "no object has the id", function()
    nib {class = "UIButton", actions = {{event = 64, selector = "tapped:", target = "b"}}}
  end},
  {"uikit.nib", "an action has no selector", "needs a selector", function() nib {class = "UIButton", actions = {{event = 64}}} end},
  {"uikit.nib", "or a field has another type", "subviews must be a list", function() nib {subviews = 3} end},
  {"uikit.storyboard", "there are no scenes", "needs scenes", function(f) f("a", {}) end},
  {"uikit.storyboard", "a scene that does not exist", "no scene has the id", function() storyboard {to = "second"} end},
  {"uikit.storyboard", "the kind of a segue is unknown", "kind must be", function() storyboard {to = "first", kind = "fade"} end},
  {"uikit.storyboard", "a field that its kind needs", "needs 'to'", function() storyboard {kind = "show"} end},
})
