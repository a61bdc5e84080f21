-- Vendors between the system and the app's delegates: presented notifications, location updates,
-- and the app's transition to the background.

local exact = require "exact"

-- Symptom: an assertion of UserNotifications that its handler was called twice. A messaging vendor
-- calls the handler for its own notification, and forwards the message; the app calls it too.
local present = "userNotificationCenter:willPresentNotification:withCompletionHandler:"

local function notified(ctx)
  local Delegate = objc.class("NotifiedApp", objc.NSObject, function(instance)
    instance[present] = function(_, _, _, answer)
      ctx.log "app"
      answer(uikit.UNNotificationPresentationOptionBadge)
    end
  end)
  return {Delegate = Delegate, delegate = Delegate:new()}
end

local function counter(ctx)
  hook.before(ctx.Delegate, present, function() ctx.log "counted" end)
end

--- Calls the handler, and forwards the notification with the handler or with an empty one.
local function messages(keepsHandler)
  return function(ctx)
    hook.instead(ctx.Delegate, present, function(original, self, center, notification, answer)
      answer(uikit.UNNotificationPresentationOptionSound)
      return original(self, center, notification, keepsHandler and function() end or answer)
    end)
  end
end

local function receive(ctx)
  local center = objc.UNUserNotificationCenter:currentNotificationCenter()
  local content = objc.UNMutableNotificationContent:new()
  ctx.delegate[present](ctx.delegate, center, content, ctx.completion(function() ctx.log "answered" end))
end

lab.scenario(exact {
  name = "a vendor answers for a notification, and passes on the handler too",
  setup = notified,
  actors = {counter = counter, messages = messages(false)},
  drive = receive,
  want = {
    counter = "ok", messages = "completion", ["counter messages"] = "completion",
    ["messages counter"] = "completion",
  },
  traces = {
    [""] = "app answered", ["counter messages"] = "answered counted app answered",
    ["messages counter"] = "counted answered app answered",
  },
})

lab.scenario(exact {
  name = "fixed: whoever has answered passes on a handler of its own",
  setup = notified,
  actors = {counter = counter, messages = messages(true)},
  drive = receive,
  traces = {
    ["counter messages"] = "answered counted app", ["messages counter"] = "counted answered app",
  },
})

-- Symptom: the nearby shop has a different location in one order. One vendor shifts locations for a
-- test, one rounds them for privacy. Rounding before shifting gives another result than rounding
-- after it.
local update = "locationManager:didUpdateLocations:"

local function walked(ctx)
  local Delegate = objc.class("WalkedApp", objc.NSObject, function(instance)
    instance[update] = function(_, manager, locations)
      manager:stopUpdatingLocation()
      local place = locations[1]:coordinate()
      ctx.log(("%.2f"):format(place.latitude))
    end
  end)
  local delegate, manager = Delegate:new(), objc.CLLocationManager:new()
  manager:setDelegate_(delegate)
  manager:requestAlwaysAuthorization()
  runloop.run(1)
  return {Delegate = Delegate, delegate = delegate, manager = manager}
end

--- Changes the latitude that the delegate receives.
local function latitude(change)
  return function(ctx)
    hook.instead(ctx.Delegate, update, function(original, self, manager, locations)
      local place = locations[1]:coordinate()
      local location = objc.CLLocation:alloc()
        :initWithLatitude_longitude_(change(place.latitude), place.longitude)
      return original(self, manager, {location})
    end)
  end
end

lab.scenario(exact {
  name = "one vendor moves positions, and one rounds them",
  setup = walked,
  actors = {
    mover = latitude(function(degrees) return degrees + 0.26 end),
    rounder = latitude(function(degrees) return math.floor(degrees * 10 + 0.5) / 10 end),
  },
  drive = function(ctx)
    uikit.setLocation {latitude = 52.52, longitude = 13.4}
    ctx.manager:startUpdatingLocation()
    runloop.run(1)
  end,
  want = "lost", -- each of them changes the result in the app
  traces = {
    [""] = "52.52", mover = "52.78", rounder = "52.50",
    ["mover rounder"] = "52.76", ["rounder mover"] = "52.80",
  },
})

-- Symptom: one of two vendors never learns that the app has entered the background. The app's
-- delegate does not implement the method, so each vendor adds it. `class_addMethod` adds nothing to
-- a class that already has the method, and its result is ignored.
local background = "applicationDidEnterBackground:"

local function adds(name)
  return {promises = {[name] = 1}, install = function(ctx)
    objc.class_addMethod(ctx.Delegate, background, function() ctx.log(name) end, "v@:@")
  end}
end

--- Adds the method, or wraps the existing one.
local function adds_or_wraps(name)
  return {promises = {[name] = 1}, install = function(ctx)
    local method = objc.class_getInstanceMethod(ctx.Delegate, background)
    local original = method and objc.method_getImplementation(method)
    objc.class_replaceMethod(ctx.Delegate, background, objc.imp(function(self, selector, application)
      if original then original(self, selector, application) end
      ctx.log(name)
    end), "v@:@")
  end}
end

local function quiet()
  local Delegate = objc.class("QuietApp", objc.UIResponder, function(instance)
    instance["application:didFinishLaunchingWithOptions:"] = function() return true end
  end)
  return {Delegate = Delegate}
end

local function leave(ctx)
  uikit.launch(ctx.Delegate)
  uikit.background()
  ctx.log "left"
end

lab.scenario(exact {
  name = "two vendors add a method that the app's delegate lacks",
  setup = quiet,
  actors = {saver = adds "saved", sender = adds "sent"},
  drive = leave,
  want = {saver = "ok", sender = "ok", ["saver sender"] = "lost", ["sender saver"] = "lost"},
  traces = {
    [""] = "left", ["saver sender"] = "saved left", ["sender saver"] = "sent left",
  },
})

lab.scenario(exact {
  name = "fixed: each goes around what is there",
  setup = quiet,
  actors = {saver = adds_or_wraps "saved", sender = adds_or_wraps "sent"},
  drive = leave,
  traces = {["saver sender"] = "saved sent left", ["sender saver"] = "sent saved left"},
})
