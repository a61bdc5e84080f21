describe("dispatch.once", function()
  it("runs a function the first time a token is used, and returns whether it ran", function()
    local ran = 0
    local function count() ran = ran + 1 end
    assert.is_true(dispatch.once("once first", count))
    assert.is_false(dispatch.once("once first", count))
    assert.is_false(dispatch.once("once first", function() ran = ran + 100 end))
    assert.equal(1, ran)
  end)

  it("is the same as objc.once", function()
    assert.is_true(objc.once("once shared", function() end))
    assert.is_false(dispatch.once("once shared", function() end))
  end)

  it("accepts a token object, which is distinct from other tokens", function()
    local one, two = objc.onceToken(), objc.onceToken()
    local ran = {}
    dispatch.once(one, function() ran[#ran + 1] = "one" end)
    dispatch.once(two, function() ran[#ran + 1] = "two" end)
    dispatch.once(one, function() ran[#ran + 1] = "again" end)
    assert.same({"one", "two"}, ran)
  end)

  it("inside another one's function is allowed", function()
    local ran = {}
    dispatch.once("once outer", function()
      dispatch.once("once inner", function() ran[#ran + 1] = "inner" end)
      ran[#ran + 1] = "outer"
    end)
    assert.same({"inner", "outer"}, ran)
  end)

  it("inside its own function is an error that names the token", function()
    local raised
    assert.is_true(dispatch.once("once recursive", function()
      raised = select(2, pcall(dispatch.once, "once recursive", function() end))
    end))
    assert.is_truthy(tostring(raised):find("once recursive", 1, true))
  end)

  it("leaves the token spent when the function raises, and passes the error on", function()
    local reason = {}
    local ok, raised = pcall(dispatch.once, "once raising", function() error(reason) end)
    assert.is_false(ok)
    assert.equal(reason, raised)
    assert.is_false(dispatch.once("once raising", function() end))
  end)

  it("prevents a second exchange when +load is sent explicitly", function()
    local Class = objc.class("OnceExchanged", objc.NSObject, function(instance, class)
      function instance:m() return "original" end
      function instance:hook_m() return "hooked " .. self:hook_m() end
      function class:load()
        dispatch.once("once exchange", function()
          objc.method_exchangeImplementations(
            objc.class_getInstanceMethod(self, "m"), objc.class_getInstanceMethod(self, "hook_m"))
        end)
      end
    end)
    assert.equal("hooked original", Class:new():m())
    Class:load()
    assert.equal("hooked original", Class:new():m())
  end)

  it("rejects an invalid token", function()
    assert.error_matches(function() dispatch.once(nil, function() end) end,
      "argument 1 must be a string or an object from")
    assert.error_matches(function() dispatch.once(3, function() end) end,
      "argument 1 must be a string or an object from")
    assert.error_matches(function() dispatch.once("once without a function") end,
      "argument 2 must be a function")
    assert.is_true(dispatch.once("once without a function", function() end))
  end)
end)
