describe("user defaults", function()
  local defaults = objc.NSUserDefaults:standardUserDefaults()

  it("store property lists, and convert them on reading", function()
    defaults:setObject_forKey_("12abc", "text")
    defaults:setInteger_forKey_(3, "count")
    defaults:setBool_forKey_(true, "on")
    defaults:setDouble_forKey_(0.5, "part")
    defaults:setObject_forKey_({1, "b", {c = true}}, "list")
    defaults:setObject_forKey_(objc.NSData:dataWithBytes_length_("xy", 2), "data")
    assert.same({"12abc", 12, true, 3, "3", true, 1, 0.5, {1, "b", {c = true}}}, {
      defaults:stringForKey_("text"), defaults:integerForKey_("text"), defaults:boolForKey_("text"),
      defaults:integerForKey_("count"), defaults:stringForKey_("count"), defaults:boolForKey_("on"),
      defaults:integerForKey_("on"), defaults:doubleForKey_("part"), defaults:arrayForKey_("list")})
    assert.equal("xy", objc.unbox(defaults:dataForKey_("data")))
    assert.same({false, 0, 0.0}, {defaults:boolForKey_("none"), defaults:integerForKey_("none"),
      defaults:doubleForKey_("none")})
    assert.is_nil(defaults:objectForKey_("none"))
    assert.is_nil(defaults:arrayForKey_("text"))
    assert.is_nil(defaults:stringArrayForKey_("list"))
    defaults:removeObjectForKey_("text")
    assert.is_nil(defaults:stringForKey_("text"))
  end)

  it("keep the digits of large integers", function()
    defaults:setInteger_forKey_(9007199254740993, "large")
    defaults:setObject_forKey_("-9007199254740993 bytes", "text")
    assert.same({9007199254740993, -9007199254740993}, {defaults:integerForKey_("large"), defaults:integerForKey_("text")})
    defaults:removeObjectForKey_("text")
  end)

  it("fall back on registered defaults", function()
    defaults:registerDefaults_{fallback = "registered", count = 7}
    assert.same({"registered", 3}, {defaults:stringForKey_("fallback"), defaults:integerForKey_("count")})
    defaults:setObject_forKey_("set", "fallback")
    assert.equal("set", defaults:dictionaryRepresentation().fallback)
    defaults:setObject_forKey_(nil, "fallback")
    assert.equal("registered", defaults:stringForKey_("fallback"))
  end)

  it("reject other values than property lists", function()
    assert.error_matches(function() defaults:setObject_forKey_(objc.UIView:new(), "view") end,
      "Attempt to insert non%-property list object <UIView: 0x%x+.*> for key view")
  end)

  it("are set and read by the messages for objects", function()
    local seen = {}
    local tokens = {
      hook.before(objc.NSUserDefaults, "setObject:forKey:", function(_, value, key)
        seen[#seen + 1] = key .. "=" .. tostring(value)
      end),
      hook.before(objc.NSUserDefaults, "objectForKey:", function(_, key) seen[#seen + 1] = key end)}
    defaults:setBool_forKey_(true, "a")
    defaults:boolForKey_("a")
    defaults:stringForKey_("b")
    for _, token in ipairs(tokens) do token:remove() end
    assert.same({"a=true", "a", "b"}, seen)
  end)

  it("notify observers and post a notification", function()
    local seen = {}
    local Observer = objc.class("DefaultsObserver", objc.NSObject, function(instance)
      function instance:observeValueForKeyPath_ofObject_change_context_(path, _, change)
        seen[#seen + 1] = path .. "=" .. tostring(change.new)
      end
      function instance:changed_(note) seen[#seen + 1] = note:name() end
    end)
    local observer = Observer:new()
    defaults:addObserver_forKeyPath_options_context_(observer, "watched", 1, nil)
    objc.NSNotificationCenter:defaultCenter():addObserver_selector_name_object_(
      observer, "changed:", objc.NSUserDefaultsDidChangeNotification, nil)
    defaults:setInteger_forKey_(5, "watched")
    defaults:removeObserver_forKeyPath_(observer, "watched")
    objc.NSNotificationCenter:defaultCenter():removeObserver_(observer)
    assert.same({"watched=5", "NSUserDefaultsDidChangeNotification"}, seen)
  end)

  it("keep suites apart, and are part of a snapshot", function()
    local suite = objc.NSUserDefaults:alloc():initWithSuiteName_("group.app")
    suite:setObject_forKey_("own", "name")
    assert.is_nil(defaults:objectForKey_("name"))
    local moment = objc.snapshot()
    defaults:setObject_forKey_("later", "name")
    objc.restore(moment)
    assert.is_nil(defaults:objectForKey_("name"))
    assert.equal("own", suite:stringForKey_("name"))
  end)
end)
