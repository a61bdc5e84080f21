-- Article 002, plans 1 and 2: track the taps of a collection view's items through its delegate.

local listings = "scripts/examples/002_hooks_in_a_large_app/listings/"
local didSelect = "collectionView:didSelectItemAtIndexPath:"
local snapshot, log, view, page, Delegate, names

before_each(function()
  snapshot, log, names = objc.snapshot(), {}, 0
  page = dofile(listings .. "collection_page.lua")
  view = page.collectionView()
  function Delegate()
    names = names + 1
    return objc.class("Delegate" .. names, objc.NSObject, function(instance)
      instance[didSelect] = function() log[#log + 1] = "app" end
    end):new()
  end
end)

after_each(function()
  view:removeFromSuperview()
  objc.restore(snapshot)
end)

local function tap()
  log = {}
  page.tap(view, 1)
  return table.concat(log, " ")
end

local function proxy_of(target)
  names = names + 1
  return objc.class("Proxy" .. names, objc.DelegateProxy):alloc():initWithTarget_(target)
end

describe("plan 1, swizzling the class of the delegate,", function()
  local asPrinted

  before_each(function()
    asPrinted = false
    dofile(listings .. "DelegateProxy.lua")
    local swizzleMethods = dofile(listings .. "swizzle_methods.lua")
    local alias = "my_" .. didSelect
    objc.category(objc.UICollectionView, "MyHook", function(instance)
      function instance:setMyDelegate_(delegate)
        if delegate ~= nil then
          local class = objc.object_getClass(delegate)
          local swizzled = objc.class_getInstanceMethod(objc.object_getClass(self), alias)
          objc.class_addMethod(class, alias,
            objc.method_getImplementation(swizzled), objc.method_getTypeEncoding(swizzled))
          objc.method_exchangeImplementations(
            objc.class_getInstanceMethod(class, didSelect),
            objc.class_getInstanceMethod(class, alias))
        end
        if asPrinted then delegate = nil end
        self:setMyDelegate_(delegate)
      end
      instance[alias] = function(self, ...)
        log[#log + 1] = "track"
        self[alias](self, ...)
      end
    end)
    swizzleMethods(objc.UICollectionView, "setDelegate:", "setMyDelegate:")
  end)

  it("tracks a plain delegate", function()
    local delegate = Delegate()
    view:setDelegate_(delegate)
    assert.equal("track app", tap())
  end)

  it("loses every event as printed, which passes nil (H30)", function()
    asPrinted = true
    local delegate = Delegate()
    view:setDelegate_(delegate)
    assert.is_nil(view:delegate())
    assert.equal("", tap())
  end)

  it("does not track a proxy that implements nothing (H31)", function()
    local delegate = Delegate()
    local proxy = proxy_of(delegate)
    view:setDelegate_(proxy)
    assert.equal("app", tap())
  end)

  it("loses the app's own method if one is added to such a proxy (H31)", function()
    local delegate = Delegate()
    local proxy = proxy_of(delegate)
    objc.class_addMethod(objc.object_getClass(proxy), didSelect,
      function() log[#log + 1] = "track" end)
    view:setDelegate_(proxy)
    objc.method_exchangeImplementations(
      objc.class_getInstanceMethod(objc.object_getClass(proxy), didSelect),
      objc.class_getInstanceMethod(objc.object_getClass(proxy), "my_" .. didSelect))
    assert.equal("track", tap())
  end)

  it("undoes itself when setDelegate: is sent twice", function()
    local delegate = Delegate()
    view:setDelegate_(delegate)
    view:setDelegate_(delegate)
    assert.equal("app", tap())
  end)
end)

describe("plan 2, a proxy of the delegate,", function()
  local delegate

  before_each(function()
    dofile(listings .. "BDCollectionViewDelegateProxy.lua").event =
      function() log[#log + 1] = "track" end
    delegate = Delegate()
  end)

  it("is retained by the view and retains nothing itself (case 1)", function()
    local weak
    do
      local gone <close> = Delegate()
      weak = objc.weak(gone)
      view:setDelegate_(gone)
      assert.equal(view:bd_TrackerProxy(), view:delegate())
      assert.equal(gone, view:delegate():target())
    end
    objc.autoreleasepool(function() end)
    assert.is_nil(weak:get())
    assert.is_not_nil(view:delegate())
    assert.is_nil(view:delegate():target())
    assert.equal("track", tap())
  end)

  it("is first, and the delegate is called once, however the app wraps it (case 2)", function()
    view:setDelegate_(delegate)
    assert.equal("track app", tap())
    local proxies = {delegate}
    for depth = 2, 4 do
      proxies[depth] = proxy_of(proxies[depth - 1])
      view:setDelegate_(proxies[depth])
      assert.equal("track app", tap())
    end
  end)

  it("is one link of a chain in which the app's proxy is first", function()
    view:setDelegate_(delegate)
    local outer = proxy_of(view:delegate())
    view:setDelegate_(outer)
    assert.equal(outer, view:delegate())
    assert.equal("track app", tap())
  end)

  it("is not wrapped again when it is read and set", function()
    view:setDelegate_(delegate)
    local proxy = view:delegate()
    view:setDelegate_(proxy)
    assert.equal(proxy, view:delegate())
    assert.equal("track app", tap())
  end)

  it("passes nil on, and returns", function()
    view:setDelegate_(delegate)
    view:setDelegate_(nil)
    assert.is_nil(view:delegate())
    assert.equal("", tap())
  end)

  it("is returned by the getter, where hook.delegate returns the app's delegate (H36)", function()
    view:setDelegate_(delegate)
    assert.not_equal(delegate, view:delegate())
    view:setDelegate_(nil)
    objc.restore(snapshot)
    page = dofile(listings .. "collection_page.lua")
    view, delegate = page.collectionView(), Delegate()
    hook.delegate(view, {[didSelect] = function(original, self, ...)
      log[#log + 1] = "track"
      return original(self, ...)
    end})
    view:setDelegate_(delegate)
    assert.equal(delegate, view:delegate())
    assert.equal("track app", tap())
  end)

  it("responds to the selectors of its target, and to its marker", function()
    view:setDelegate_(delegate)
    local proxy = view:delegate()
    assert.is_true(proxy:respondsToSelector_(objc.sel(didSelect)))
    assert.is_false(proxy:respondsToSelector_(objc.sel "scrollViewDidScroll:"))
    assert.is_true(proxy:respondsToSelector_(objc.sel "bd_isCollectionViewTrackerDecorator"))
    assert.is_true(proxy:isKindOfClass_(objc.object_getClass(delegate)))
  end)

  it("is deallocated at once without an owner, as with the printed setter", function()
    objc.UICollectionView["setBd_TrackerProxy:"] = function() end
    view:setDelegate_(delegate)
    objc.autoreleasepool(function() end)
    assert.is_nil(view:delegate())
  end)
end)

describe("the same for seven classes", function()
  local track

  before_each(function() track = dofile(listings .. "track_delegates.lua") end)

  local function note(kind)
    return function(_, selector) log[#log + 1] = kind .. " " .. tostring(selector) end
  end

  for _, entry in ipairs {
    {"UIWebView", "setDelegate:", "webViewDidFinishLoad:"},
    {"WKWebView", "setNavigationDelegate:", "webView:didFinishNavigation:"},
    {"UITableView", "setDelegate:", "scrollViewDidScroll:"},
    {"UICollectionView", "setDelegate:", "scrollViewDidScroll:"},
    {"UIScrollView", "setDelegate:", "scrollViewDidScroll:"},
    {"UIActionSheet", "setDelegate:", "actionSheet:clickedButtonAtIndex:"},
    {"UIAlertView", "setDelegate:", "alertView:clickedButtonAtIndex:"},
  } do
    local name, setter, selector = table.unpack(entry)
    it("tracks the delegate of " .. name, function()
      track(objc.getClass(name), setter, {selector}, note "track")
      local app = objc.class("App", objc.NSObject, function(instance)
        instance[selector] = function() log[#log + 1] = "app" end
      end):new()
      local object
      if name == "UICollectionView" then
        object = view
      else
        object = objc.getClass(name):new()
      end
      object[setter](object, app)
      if name == "UIWebView" or name == "WKWebView" then
        uikit.page("http://a", {})
        object:loadRequest_(objc.NSURLRequest:requestWithURL_(objc.NSURL:URLWithString_ "http://a"))
        runloop.run(1)
      elseif name == "UIAlertView" or name == "UIActionSheet" then
        object:addButtonWithTitle_ "OK"
        if name == "UIAlertView" then object:show() else object:showInView_(uikit.keyWindow()) end
        uikit.pressButton(object, "OK")
        runloop.run(1)
      else
        object:setContentOffset_ {0, 30}
      end
      assert.same({"track " .. selector, "app"}, log)
    end)
  end

  it("wraps a table view's delegate once, though its superclass is hooked too", function()
    track(objc.UIScrollView, "setDelegate:", {}, note "scroll")
    track(objc.UITableView, "setDelegate:", {"scrollViewDidScroll:"}, note "table")
    local app, tableView = objc.class("App", objc.NSObject, function(instance)
      function instance:scrollViewDidScroll_() log[#log + 1] = "app" end
    end):new(), objc.UITableView:new()
    tableView:setDelegate_(app)
    assert.equal(app, tableView:delegate():target())
    tableView:setContentOffset_ {0, 10}
    assert.same({"table scrollViewDidScroll:", "app"}, log)
  end)

  it("recurses endlessly with one alias for a class and its superclass", function()
    track(objc.UIScrollView, "setDelegate:", {}, note "scroll", "my_setDelegate:")
    track(objc.UITableView, "setDelegate:", {}, note "table", "my_setDelegate:")
    local tableView = objc.UITableView:new()
    local ok, e = pcall(tableView.setDelegate_, tableView, objc.NSObject:new())
    assert.is_false(ok)
    assert.matches("-[UITableView setDelegate:] → -[UITableView my_setDelegate:]",
      tostring(e), 1, true)
  end)
end)

describe("a third party that sends setDelegate: again (H37)", function()
  local swizzleMethods, guarded

  before_each(function()
    dofile(listings .. "DelegateProxy.lua")
    swizzleMethods = dofile(listings .. "swizzle_methods.lua")
  end)

  local function wrapper(name, token)
    return objc.class(name, objc.DelegateProxy, function(instance)
      instance[didSelect] = function(self, ...)
        log[#log + 1] = token
        self:target()[didSelect](self:target(), ...)
      end
    end)
  end

  -- Keeps the objects that a view refers to alive as long as the view.
  local function keep(self, proxy) objc.setAssociatedObject(self, proxy, proxy, "RETAIN") end

  local function thirdParty()
    local Proxy = wrapper("ThirdPartyProxy", "tp")
    objc.category(objc.UICollectionView, "ThirdParty", function(instance)
      function instance:tp_setDelegate_(object)
        if objc.object_getClass(object) == Proxy then return self:tp_setDelegate_(object) end
        local proxy = Proxy:alloc():initWithTarget_(object)
        keep(self, proxy)
        self:setDelegate_(proxy)
      end
    end)
    swizzleMethods(objc.UICollectionView, "setDelegate:", "tp_setDelegate:")
  end

  local function sdk()
    local Proxy, isSetting = wrapper("SDKProxy", "sdk"), {}
    objc.category(objc.UICollectionView, "SDK", function(instance)
      function instance:sdk_setDelegate_(object)
        if guarded and isSetting[self] then return self:sdk_setDelegate_(object) end
        isSetting[self] = true
        local proxy = Proxy:alloc():initWithTarget_(object)
        keep(self, proxy)
        self:sdk_setDelegate_(proxy)
        isSetting[self] = nil
      end
    end)
    swizzleMethods(objc.UICollectionView, "setDelegate:", "sdk_setDelegate:")
  end

  for _, case in ipairs {
    {"inside an SDK that wraps each time runs in a circle", {thirdParty, sdk}, false, nil},
    {"inside an SDK with a guard for each view gets along", {thirdParty, sdk}, true, "tp sdk app"},
    {"around an SDK gets along", {sdk, thirdParty}, false, "sdk tp app"},
    {"around an SDK with a guard gets along", {sdk, thirdParty}, true, "sdk tp app"},
  } do
    it(case[1], function()
      for _, install in ipairs(case[2]) do install() end
      guarded = case[3]
      local delegate = Delegate()
      local ok, e = pcall(view.setDelegate_, view, delegate)
      assert.equal(case[4] ~= nil, ok)
      if ok then
        assert.equal(case[4], tap())
      else
        assert.matches("stack overflow", tostring(e), 1, true)
      end
    end)
  end
end)
