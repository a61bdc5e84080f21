-- One short program for each concept that no single function shows.

--- concept.kvo
do
  local Account = objc.class("Account", objc.NSObject, function(instance)
    objc.property(instance, "balance", {policy = "assign", default = 0})
  end)
  local Watcher = objc.class("Watcher", objc.NSObject, function(instance)
    function instance:observeValueForKeyPath_ofObject_change_context_(keyPath, _, change)
      print(keyPath, change.new)
    end
  end)
  local account, watcher = Account:new(), Watcher:new()
  account:addObserver_forKeyPath_options_context_(
    watcher, "balance", objc.NSKeyValueObservingOptionNew, nil)
  account:setBalance_(5) --> balance 5
  account:removeObserver_forKeyPath_(watcher, "balance")
end

--- concept.kvc
do
  local Account = objc.class("Account", objc.NSObject, function(instance)
    objc.property(instance, "balance", {policy = "assign", default = 0})
  end)
  local account = Account:new()
  account:setValue_forKey_(5, "balance")
  print(account:valueForKey_ "balance") --> 5
end

--- concept.zombie
do
  local Owner = objc.class("Owner", objc.NSObject, function(instance)
    objc.property(instance, "helper", {policy = "assign"}) -- dangles, unlike weak
  end)
  local owner = Owner:new()
  do
    local helper <close> = objc.NSObject:new()
    owner:setHelper_(helper)
  end
  local _, exception = pcall(function() owner:helper():description() end)
  print(exception.name) --> EXC_BAD_ACCESS
end

--- concept.mock
do
  local button, calls = objc.UIButton:new(), {}
  local token = hook.instead(button, "setTag:", function(_, _, tag) calls[#calls + 1] = tag end)
  button:setTag_(7)
  token:remove()
  print(#calls, calls[1], button:tag()) --> 1 7 0
end

--- concept.responder-chain
do
  local view = objc.UIView:new()
  uikit.keyWindow():addSubview_(view)
  print(view:nextResponder() == uikit.keyWindow()) --> true
end

--- concept.breakpoint
do
  -- Prints the stack whenever the method is called.
  local token = hook.before(objc.UIView, "setTag:", function(view, tag)
    print(view:class(), tag, #debug.traceback() > 0)
  end)
  objc.UIView:new():setTag_(7) --> UIView 7 true
  token:remove()
end

--- concept.proxy
do
  local Logger = objc.class("Logger", objc.NSProxy, function(instance)
    objc.property(instance, "target", {policy = "strong"})
    function instance:methodSignatureForSelector_(selector)
      return self:target():methodSignatureForSelector_(selector)
    end
    function instance:forwardInvocation_(invocation)
      print(invocation:selector())
      invocation:invokeWithTarget_(self:target())
    end
  end)
  local logger = Logger:alloc()
  logger:setTarget_(objc.UIView:new())
  objc.msgSend(logger, "setTag:", 7) --> setTag:
end

--- concept.exception
do
  local _, exception = pcall(function() objc.NSMutableArray:new():objectAtIndex_(3) end)
  print(exception.name) --> NSRangeException
end

--- concept.layout
do
  local outer = objc.UIView:alloc():initWithFrame_ {0, 0, 200, 100}
  local inner = objc.UIView:new()
  inner:setTranslatesAutoresizingMaskIntoConstraints_(false)
  outer:addSubview_(inner)
  inner:widthAnchor():constraintEqualToAnchor_multiplier_(outer:widthAnchor(), 0.5):setActive_(true)
  outer:layoutIfNeeded()
  print(inner:bounds().size.width) --> 100.0
end

--- concept.table-view
do
  local Source = objc.class("Source", objc.NSObject, {protocols = {"UITableViewDataSource"}}, function(instance)
    function instance:tableView_numberOfRowsInSection_() return 100 end
    function instance:tableView_cellForRowAtIndexPath_(view, path)
      local cell = view:dequeueReusableCellWithIdentifier_ "row" or objc.UITableViewCell:alloc():initWithStyle_reuseIdentifier_(0, "row")
      cell:textLabel():setText_("row " .. path:row())
      return cell
    end
  end)
  local source = Source:new()
  local list = objc.UITableView:alloc():initWithFrame_ {0, 0, 390, 440}
  list:setDataSource_(source)
  uikit.keyWindow():addSubview_(list)
  list:layoutIfNeeded()
  print(list:visibleCells()[1]:textLabel():text()) --> row 0
end

--- concept.animation
do
  local view = objc.UIView:alloc():initWithFrame_ {0, 0, 100, 100}
  uikit.keyWindow():addSubview_(view)
  objc.UIView:animateWithDuration_animations_(1, function() view:setAlpha_(0) end)
  runloop.run(0.5)
  print(view:alpha(), view:layer():presentationLayer():opacity() > 0) --> 0.0 true
end

--- concept.not-modelled
do
  -- A stand-in for a class of MapKit, with the method that the app calls.
  objc.class("MKMapView", objc.UIView, function(instance)
    objc.property(instance, "region")
    function instance:setRegion_animated_(region, animated) self:setRegion_(region) end
  end)
  local map = objc.MKMapView:new()
  map:setRegion_animated_("Bern", true)
  print(map:region()) --> Bern
end

--- concept.core-data
do
  local model = objc.NSManagedObjectModel:new()
  local coordinator = objc.NSPersistentStoreCoordinator:alloc():initWithManagedObjectModel_(model)
  local store = coordinator:addPersistentStoreWithType_configuration_URL_options_error_("InMemory", nil, nil, nil, nil)
  print(store:type()) --> InMemory
end

--- concept.media
do
  -- A stand-in for a player, which records what the app does.
  local calls = {}
  objc.class("AVPlayer", objc.NSObject, function(instance)
    function instance:play() calls[#calls + 1] = "play" end
    function instance:pause() calls[#calls + 1] = "pause" end
  end)
  local player = objc.AVPlayer:new()
  player:play()
  player:pause()
  print(table.concat(calls, " ")) --> play pause
end

--- concept.logging
do
  local view = objc.UIView:new()
  view:setTag_(7)
  print("tag", view:tag()) --> tag 7
  print((objc.describe(view):match "UIView")) --> UIView
end

--- concept.international
do
  uikit.setting("locale", "de_DE")
  local format = objc.NSNumberFormatter:new()
  format:setNumberStyle_(objc.NSNumberFormatterCurrencyStyle)
  format:setCurrencyCode_ "USD"
  print((format:stringFromNumber_(1234.5):gsub("\u{A0}", " "))) --> 1.234,50 $
end
