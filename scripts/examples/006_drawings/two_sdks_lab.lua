-- The lab run whose picture is in the README: which library breaks a tap on a button, and in which order.
local send <const> = "sendAction:to:forEvent:"

--- Exchanges the method with its own, as the articles on swizzling do.
local function tracker(ctx)
  objc.category(objc.UIControl, "Tracker", function(instance)
    instance["tracked_sendAction:to:forEvent:"] = objc.imp(function(self, _, action, target, event)
      ctx.log "tracked"
      objc.msgSend(self, "tracked_sendAction:to:forEvent:", action, target, event)
    end)
  end)
  objc.method_exchangeImplementations(
    objc.class_getInstanceMethod(objc.UIControl, send),
    objc.class_getInstanceMethod(objc.UIControl, "tracked_sendAction:to:forEvent:"))
end

--- Accepts a second tap only after an interval.
local function debounce()
  hook.throttle(objc.UIControl, send, {interval = 0.3})
end

--- Assumes that no other hook exists: it never calls the previous implementation.
local function replacement(ctx)
  local method = objc.class_getInstanceMethod(objc.UIControl, send)
  objc.method_setImplementation(method, objc.imp(function(_, _, action, target)
    ctx.log "replaced"
    objc.msgSend(target, objc.sel_getName(action))
  end))
end

local function setup(ctx)
  local Page = objc.class("Page", objc.NSObject, function(instance)
    function instance:save() ctx.log "saved" end
  end)
  local page, button = Page:new(), objc.UIButton:alloc():initWithFrame_ {50, 100, 150, 50}
  button:addTarget_action_forControlEvents_(page, "save", uikit.UIControlEventTouchUpInside)
  uikit.keyWindow():addSubview_(button)
  return {page = page, button = button}
end

local function drive(ctx) gesture.tap(ctx.button) end

lab.scenario {
  name = "a tracker and a debounce", setup = setup, drive = drive,
  actors = {Tracker = {install = tracker, promises = {tracked = 1}}, Debounce = debounce},
}

lab.scenario {
  name = "a tracker and one that believes it is alone", setup = setup, drive = drive,
  actors = {
    Tracker = {install = tracker, promises = {tracked = 1}},
    Alone = {install = replacement, promises = {replaced = 1}},
  },
}
