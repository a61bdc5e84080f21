-- A reproduction for each rule of `hookhost check`.

--- rule.HH001
do
  local Page = objc.class("Page", objc.NSObject, function(instance)
    function instance:open() print "open" end
  end)
  hook.before(Page, "open", function() print "analytics" end, {owner = "analytics"})
  hook.before(Page, "open", function() print "profiler" end, {owner = "profiler"})
  Page:new():open() --> profiler analytics open
end

--- rule.HH002
do
  local Page = objc.class("Page", objc.NSObject, function(instance)
    function instance:open() print "open" end
    function instance:x_open()
      print "exchanged"
      self:x_open()
    end
  end)
  local method = objc.class_getInstanceMethod(Page, "open")
  local originals = {open = objc.method_getImplementation(method)}
  objc.method_setImplementation(method, objc.imp(function(self, _cmd)
    local original = originals[objc.sel_getName(_cmd)]
    print(original and "found" or "lost: there is no original of " .. objc.sel_getName(_cmd))
    if original then original(self, _cmd) end
  end, "v@:"))
  objc.method_exchangeImplementations(method, objc.class_getInstanceMethod(Page, "x_open"))
  Page:new():open() --> exchanged lost: there is no original of x_open
end

--- rule.HH003
do
  local Control = objc.class("BaseControl", objc.NSObject, function(instance)
    function instance:send() print "sent" end
  end)
  local Button = objc.class("SubButton", Control, function(instance)
    function instance:x_send()
      print "button only?"
      self:x_send()
    end
  end)
  objc.method_exchangeImplementations(
    objc.class_getInstanceMethod(Button, "send"), objc.class_getInstanceMethod(Button, "x_send"))
  -- The superclass runs the hook, and lacks x_send.
  print((pcall(function() Control:new():send() end))) --> button only? false
end

--- rule.HH004
do
  local Page = objc.class("Page", objc.NSObject, function(instance)
    function instance:open() print "open" end
    function instance:x_open()
      print "hooked"
      self:x_open()
    end
  end)
  local function install()
    objc.method_exchangeImplementations(
      objc.class_getInstanceMethod(Page, "open"), objc.class_getInstanceMethod(Page, "x_open"))
  end
  install()
  install() -- takes the hook away again
  Page:new():open() --> open
end

--- rule.HH005
do
  local Page = objc.class("Page", objc.NSObject)
  objc.category(Page, "Acme", function(instance) function instance:x_open() print "Acme" end end)
  objc.category(Page, "Bolt", function(instance) function instance:x_open() print "Bolt" end end)
  Page:new():x_open() --> Bolt
end

--- rule.HH006
do
  local Model = objc.class("Model", objc.NSObject, function(instance) objc.property(instance, "title") end)
  local Watcher = objc.class("Watcher", objc.NSObject, function(instance)
    instance["observeValueForKeyPath:ofObject:change:context:"] = function() print "changed" end
  end)
  local model, watcher = Model:new(), Watcher:new()
  model:addObserver_forKeyPath_options_context_(watcher, "title", 0, nil)
  model:setTitle_ "first" --> changed
  print(objc.object_getClassName(model), model:class()) --> NSKVONotifying_Model Model
  model:removeObserver_forKeyPath_(watcher, "title")
end

--- rule.HH007
do
  local Page = objc.class("Page", objc.NSObject, function(instance)
    function instance:open() print "open" end
  end)
  hook.before(Page, "open", function() print "analytics" end)
  hook.instead(Page, "open", function() print "guard" end)
  Page:new():open() --> guard
end

--- rule.HH008
do
  local Listener = objc.class("Listener", objc.NSObject, {protocols = {"UIScrollViewDelegate"}})
  local view, listener = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 100, 100}, Listener:new()
  view:setDelegate_(listener)
  objc.class_addMethod(Listener, "scrollViewDidScroll:", objc.imp(function() print "scrolled" end, "v@:@"), "v@:@")
  view:setContentOffset_ {0, 10}
  view:setDelegate_(nil)
  view:setDelegate_(listener)
  view:setContentOffset_ {0, 20} --> scrolled
end

--- rule.HH009
do
  local Page = objc.class("Page", objc.UIViewController)
  hook.before(Page, "viewDidUnload", function() print "unloaded" end)
  uikit.memoryWarning() -- systems since 6.0 do not send it
end

--- rule.HH010
do
  local Sniffer = objc.class("Sniffer", objc.NSURLProtocol, function(_, class)
    function class:canInitWithRequest_(request)
      print("asked about " .. request:URL():host())
      return false
    end
  end)
  objc.NSURLProtocol:registerClass_(Sniffer)
  network.respond("https://api.example/", {status = 200, body = "{}"})
  objc.NSURLSession:sharedSession():dataTaskWithURL_(objc.NSURL:URLWithString_ "https://api.example/"):resume()
  runloop.run(1) --> asked about api.example
end

--- rule.HH011
do
  local Page = objc.class("Page", objc.NSObject, function(instance)
    instance["open:"] = function(_, name) print(name) end
  end)
  local hook = objc.imp_implementationWithBlock(function(_, command, name) print(command, name) end)
  objc.class_replaceMethod(Page, "open:", hook, "v@:@")
  Page:new():open_ "inbox" --> inbox	nil
end

--- rule.HH012
do
  for _, owner in ipairs {"one", "two"} do
    pcall(objc.class, "Reachability", objc.NSObject, function(instance)
      function instance.owner() return owner end
    end)
  end
  print(objc.Reachability:new():owner()) --> one
end
