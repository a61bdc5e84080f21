-- The table of differences between systems, and what follows the system.

describe("the differences between systems", function()
  local before
  before_each(function() before = objc.snapshot() end)
  after_each(function() objc.restore(before) end)

  local function system(version) uikit.setting("systemVersion", version) end

  it("are listed with their sources", function()
    local all, names = uikit.differences(), {}
    assert.is_true(#all >= 183)
    for _, change in ipairs(all) do
      assert.is_nil(names[change.name], change.name)
      names[change.name] = change
      assert.matches("^%d+%.%d+$", change.since)
      for _, key in ipairs {"before", "after", "source"} do assert.is_true(#change[key] > 0, change.name) end
      assert.is_truthy(({documented = 1, measured = 1, reported = 1, assumed = 1})[change.confidence])
    end
    assert.equal("13.0", names.dataDescription.since)
    assert.equal("measured", names.dataDescription.confidence)
  end)

  it("are those between two versions, in either order", function()
    local up, down = uikit.differences("12.4", "13.0"), uikit.differences("13.0", "12.4")
    assert.equal(#up, #down)
    for _, change in ipairs(up) do assert.equal("13.0", change.since) end
    assert.same({}, uikit.differences("13.0", "13.3"))
    for _, wrong in ipairs {"8.0", "27.0", "new", ""} do
      assert.error_matches(function() uikit.differences(wrong) end, 'a version such as "18.5"', 1, true)
    end
  end)

  it("change settings until they are set by name", function()
    local function description() return objc.NSData:dataWithBytes_length_("abc", 3):description() end
    assert.same({["13.0"] = "length"}, uikit.settings().dataDescription.from)
    assert.matches("length = 3", tostring(description()), 1, true)
    system "12.4"
    assert.equal("<616263>", tostring(description()))
    assert.equal("hex", uikit.settings().dataDescription.value)
    uikit.setting("dataDescription", "length")
    assert.matches("length = 3", tostring(description()), 1, true)
    system "9.3"
    assert.matches("length = 3", tostring(description()), 1, true)
    objc.restore(before)
    system "12.4"
    assert.equal("hex", uikit.settings().dataDescription.value)
  end)

  it("leave settings without versions alone", function()
    assert.is_nil(uikit.settings().tapTimeLimit.from)
    uikit.setting("tapTimeLimit", 1)
    system "12.4"
    assert.equal(1, uikit.settings().tapTimeLimit.value)
  end)

  it("are those of the lower known version in between", function()
    system "12.9"
    assert.equal("hex", uikit.settings().dataDescription.value)
    system "19"
    assert.equal("length", uikit.settings().dataDescription.value)
  end)

  it("allow only known versions", function()
    for _, wrong in ipairs {"8.4", "27.0", "6", "x", "", "18.5.1.2"} do
      assert.error_matches(function() system(wrong) end, 'a version such as "18.5", from "9.3" to "26.0"', 1, true)
    end
    assert.equal("18.5", uikit.settings().systemVersion.value)
  end)

  it("may change in the middle of a transition", function()
    local navigation = objc.UINavigationController:alloc():initWithRootViewController_(objc.UIViewController:new())
    uikit.keyWindow():setRootViewController_(navigation)
    runloop.run(1)
    navigation:pushViewController_animated_(objc.UIViewController:new(), true)
    runloop.run(0.1)
    system "9.3"
    runloop.run(0.1)
    system "26.0"
    runloop.run(1)
    assert.equal(2, #navigation:viewControllers())
    assert.is_truthy(navigation:topViewController():view():window())
  end)
end)

describe("a system", function()
  local before
  before_each(function() before = objc.snapshot() end)
  after_each(function() objc.restore(before) end)

  local function under(version, body)
    uikit.setting("systemVersion", version)
    return body()
  end

  it("decides which class resumes a task", function()
    local function chain()
      local task = objc.NSURLSession:sharedSession():dataTaskWithURL_(objc.NSURL:URLWithString_ "https://a.example/")
      local names, class = {}, objc.object_getClass(task)
      while class do
        names[#names + 1] = objc.class_getName(class)
        class = objc.class_getSuperclass(class)
      end
      return table.concat(names, " ")
    end
    local old = "__NSCFLocalDataTask __NSCFLocalSessionTask __NSCFURLSessionTask NSURLSessionTask NSObject"
    local new = "__NSCFLocalDataTask __NSCFLocalSessionTask NSURLSessionTask NSObject"
    assert.equal(old, under("12.4", chain))
    assert.equal(new, under("14.0", chain))
    assert.is_nil(objc.NSClassFromString "__NSCFURLSessionTask")
    assert.equal(old, under("13.7", chain))
  end)

  it("decides whether a hook on NSURLSessionTask sees resume", function()
    network.respond("*", {})
    local seen
    hook.before(objc.NSURLSessionTask, "resume", function() seen = true end)
    local function resumed()
      seen = false
      objc.NSURLSession:sharedSession():dataTaskWithURL_(objc.NSURL:URLWithString_ "https://a.example/"):resume()
      runloop.run(1)
      return seen
    end
    assert.is_false(under("12.4", resumed))
    assert.is_true(under("18.5", resumed))
  end)

  it("decides which task methods call each other", function()
    local calls
    for _, name in ipairs {"dataTaskWithRequest:", "dataTaskWithRequest:completionHandler:"} do
      hook.before(objc.NSURLSession, name, function() calls[#calls + 1] = name end)
    end
    local function made()
      calls = {}
      objc.NSURLSession:sharedSession():dataTaskWithURL_(objc.NSURL:URLWithString_ "https://a.example/")
      return calls
    end
    assert.same({"dataTaskWithRequest:", "dataTaskWithRequest:completionHandler:"}, under("12.4", made))
    assert.same({}, under("13.0", made))
  end)

  it("refuses a body of GET from 13 on, and a task delegate after resume", function()
    network.respond("*", {status = 200})
    local function code()
      local request = objc.NSMutableURLRequest:requestWithURL_(objc.NSURL:URLWithString_ "https://a.example/")
      request:setHTTPBody_(objc.NSData:dataWithBytes_length_("x", 1))
      local found
      objc.NSURLSession:sharedSession():dataTaskWithRequest_completionHandler_(request, function(_, _, failure)
        found = failure and failure:code() or 0
      end):resume()
      runloop.run(1)
      return found
    end
    assert.equal(0, under("12.4", code))
    assert.equal(-1103, under("13.0", code))
    uikit.setting("systemVersion", "15.0")
    local task = objc.NSURLSession:sharedSession():dataTaskWithURL_(objc.NSURL:URLWithString_ "https://a.example/")
    task:resume()
    assert.error_matches(function() task:setDelegate_(objc.NSObject:new()) end,
      "Cannot set task delegate after resumption", 1, true)
  end)

  it("prohibits key-value access to variables of UIKit from 13 on", function()
    local bar, field = objc.UISearchBar:new(), objc.UITextField:new()
    assert.error_matches(function() bar:valueForKey_ "_searchField" end,
      "Access to UISearchBar's _searchField ivar is prohibited. This is an application bug", 1, true)
    uikit.setting("systemVersion", "12.4")
    assert.is_true((bar:valueForKey_ "_searchField"):isKindOfClass_(objc.UITextField))
    field:setPlaceholder_ "Name"
    assert.equal("Name", field:valueForKeyPath_ "_placeholderLabel.text")
    bar:setValue_forKey_("Done", "_cancelButtonText")
    assert.equal("Done", bar:valueForKey_ "_cancelButtonText")
  end)

  it("decides whether labels pass trait changes to UIView", function()
    local seen
    hook.before(objc.UIView, "traitCollectionDidChange:", function(view) seen[objc.object_getClassName(view)] = true end)
    local label, view = objc.UILabel:new(), objc.UIView:new()
    local function told()
      seen = {}
      for _, one in ipairs {label, view} do one:traitCollectionDidChange_(nil) end
      return seen
    end
    assert.same({UIView = true, UILabel = true}, under("12.4", told))
    assert.same({UIView = true}, under("13.0", told))
  end)

  it("parses URLs and JSON its own way", function()
    local function parsed()
      local url = objc.NSURL:URLWithString_ "https://a.example/b c"
      return url and url:absoluteString()
    end
    assert.is_nil(under("16.7", parsed))
    assert.equal("https://a.example/b%20c", tostring(under("17.0", parsed)))
    local function words()
      local _, failure = objc.NSJSONSerialization:JSONObjectWithData_options_error_("3", 0)
      return failure:userInfo().NSDebugDescription
    end
    local text = "JSON text did not start with array or object and option to allow fragments not set."
    assert.equal(text, under("14.8", words))
    assert.equal(text .. " around line 1, column 0.", under("15.0", words))
  end)

  it("has scenes from 13 on", function()
    local log = {}
    local Delegate = objc.class("AppDelegate", objc.NSObject, function(instance)
      function instance:applicationDidBecomeActive_() log[#log + 1] = "application" end
    end)
    local Scene = objc.class("SceneDelegate", objc.NSObject, function(instance)
      function instance:sceneDidBecomeActive_() log[#log + 1] = "scene" end
    end)
    uikit.setting("systemVersion", "12.4")
    uikit.launch(Delegate, {scene = Scene})
    uikit.terminate()
    uikit.setting("systemVersion", "13.0")
    uikit.launch(Delegate, {scene = Scene})
    assert.same({"application", "scene"}, log)
  end)

  it("measures switches, describes colours and opens URLs as its version does", function()
    local function facts()
      local size = objc.UISwitch:new():sizeThatFits_ {0, 0}
      return ("%d %d %s"):format(size.width, size.height, tostring(objc.UIColor:redColor():description()):match "UI%a+")
    end
    assert.equal("51 31 UIDeviceRGBColorSpace", under("9.3", facts))
    assert.equal("51 31 UIExtendedSRGBColorSpace", under("18.5", facts))
    assert.equal("63 28 UIExtendedSRGBColorSpace", under("26.0", facts))
  end)
end)
