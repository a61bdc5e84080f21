describe("an exception", function()
  local function raised_by(fn)
    local ok, raised = pcall(fn)
    assert.is_false(ok)
    return raised
  end

  it("has a name, a reason and the symbols of the calls", function()
    local exception = raised_by(function()
      objc.NSException:raise_reason_("MyException", "because")
    end)
    assert.equal("MyException", exception.name)
    assert.equal("because", exception.reason)
    assert.is_nil(exception.userInfo)
    assert.equal("table", type(exception.callStackSymbols))
    assert.equal("MyException: because", tostring(exception))
  end)

  it("can be raised with a format", function()
    local exception = raised_by(function()
      objc.NSException:raise_format_("MyException", "%@ has %d of %.1f%%", "it", 3, 2.5)
    end)
    assert.equal("it has 3 of 2.5%", exception.reason)
    assert.error_matches(
      function() objc.NSException:raise_format_("MyException", "%@ and %@", "one") end,
      "'%@' has no argument 3", 1, true)
  end)

  it("returns the messages of those names", function()
    local exception = raised_by(function()
      objc.NSException:raise_reason_("MyException", "because")
    end)
    assert.equal("MyException", exception:name())
    assert.equal("because", exception:reason())
    assert.equal("because", objc.msgSend(exception, "reason"))
    assert.is_true(exception:isKindOfClass_(objc.NSException))
  end)

  it("is raised by an unrecognized selector", function()
    local exception = raised_by(function() objc.NSObject:new():bogus() end)
    assert.equal("NSInvalidArgumentException", exception.name)
    assert.is_truthy(exception.reason:find("-[NSObject bogus]: unrecognized selector", 1, true))
  end)

  it("is the same object when it is raised again", function()
    local first
    local second = raised_by(function()
      first = raised_by(function() objc.NSException:raise_reason_("Again", "") end)
      error(first)
    end)
    assert.is_true(rawequal(first, second))
  end)

  it("shows where it was raised", function()
    local exception = raised_by(function() objc.NSException:raise_reason_("Where", "") end)
    local symbols = table.concat(exception.callStackSymbols, "\n")
    assert.is_truthy(symbols:find("exceptions_spec.lua", 1, true))
  end)
end)

describe("an error in a method", function()
  local Raiser = objc.class("ExceptionRaiser", objc.NSObject, function(instance)
    instance["raise:"] = function(self, value) error(value, 0) end
    instance["twice:"] = function(self, value)
      self:performSelector_withObject_("raise:", value)
    end
  end)
  local raiser = Raiser:new()

  -- Whatever `send` does with an error value, the caller must receive the same value.
  local function assert_unchanged(send)
    local _, exception = pcall(function() objc.NSException:raise_reason_("Passed", "on") end)
    for _, value in ipairs {"text", 42, 1.5, true, false, {"a table"}, print, exception} do
      local ok, raised = pcall(send, value)
      assert.is_false(ok)
      assert.is_true(rawequal(value, raised), tostring(value))
    end
    local ok, raised = pcall(send, nil)
    assert.is_false(ok)
    assert.is_nil(raised)
  end

  it("reaches the caller unchanged", function()
    assert_unchanged(function(value) raiser:raise_(value) end)
  end)

  it("passes native code that called the method unchanged", function()
    assert_unchanged(function(value) raiser:performSelector_withObject_("raise:", value) end)
    assert_unchanged(function(value) raiser:performSelector_withObject_("twice:", value) end)
    assert_unchanged(function(value) objc.autoreleasepool(function() raiser:raise_(value) end) end)
  end)

  it("reaches the caller of the tap unchanged", function()
    local control = objc.UIControl:alloc():initWithFrame_ {50, 50, 50, 50}
    uikit.keyWindow():addSubview_(control)
    local to_raise
    local target = objc.class("ExceptionTarget", objc.NSObject, function(instance)
      function instance:act() error(to_raise, 0) end
    end):new()
    control:addTarget_action_forControlEvents_(target, "act", uikit.UIControlEventTouchUpInside)
    assert_unchanged(function(value)
      to_raise = value
      gesture.tap(control)
    end)
    control:removeFromSuperview()
  end)

  it("leaves the object and the host usable", function()
    for _ = 1, 1000 do pcall(function() raiser:twice_("again") end) end
    assert.is_true(raiser:respondsToSelector_("raise:"))
    assert.has_error(function() raiser:twice_("once more") end, "once more")
  end)
end)

describe("runaway recursion", function()
  it("is an ordinary error, after which the host continues", function()
    local Runaway = objc.class("ExceptionRunaway", objc.NSObject, function(instance)
      function instance:inLua() return self:inLua() + 1 end
      function instance:throughNative() return self:performSelector_("throughNative") end
    end)
    local runaway = Runaway:new()
    assert.error_matches(function() runaway:inLua() end, "stack overflow")
    assert.error_matches(function() runaway:throughNative() end, "stack overflow")
    assert.is_true(runaway:isKindOfClass_(Runaway))
  end)

  it("may have no name", function()
    local exception = objc.NSException:exceptionWithName_reason_userInfo_(nil, "why", nil)
    assert.is_nil(exception.name)
    assert.equal("why", exception.reason)
  end)
end)
