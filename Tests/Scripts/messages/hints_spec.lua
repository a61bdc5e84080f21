-- The hints in Lua's own errors where a message was meant.

local function message(fn)
  local ok, e = pcall(fn)
  assert.is_false(ok)
  return type(e) == "string" and e or e.reason
end

describe("an index of nil", function()
  local view
  before_each(function() view = objc.UIView:new() end)

  it("names the message that answered it", function()
    assert.matches("attempt to index a nil value (`window` answered nil)",
      message(function() return view:window():subviews() end), 1, true)
    assert.matches("(`viewWithTag_` answered nil)",
      message(function() return view:viewWithTag_(7).frame end), 1, true)
    assert.matches("(`superview` answered nil)",
      message(function() return view:superview()[1] end), 1, true)
  end)

  it("names it also after arguments, over lines and in a message's function", function()
    assert.matches("(`superview` answered nil)", message(function()
      return view:superview()
        :convertPoint_toView_({1, 2}, view)
    end), 1, true)
    local C = objc.class("HintsCaller", objc.NSObject, function(instance)
      function instance:run(it) return it:window():frame() end
    end)
    assert.matches("(`window` answered nil)", message(function() C:new():run_(view) end), 1, true)
  end)

  it("names those that may have, when the line has several", function()
    local parent = objc.UIView:new()
    parent:addSubview_(view)
    assert.matches("(`superview` or `window` answered nil)",
      message(function() return view:superview():window():frame() end), 1, true)
  end)

  it("names the function of a module", function()
    assert.matches("(`lookUpClass` answered nil)",
      message(function() return objc.lookUpClass("Nobody"):new() end), 1, true)
  end)

  it("keeps Lua's own message for a variable with a name", function()
    local window = view:window()
    assert.matches("(local 'window')", message(function()
      local it = window
      local window = it
      return window:frame()
    end), 1, true)
    assert.matches("attempt to index a nil value %(upvalue 'window'%)$",
      message(function() return window.frame end))
  end)

  it("is reported the same way by xpcall", function()
    local _, text = xpcall(function() return view:window():frame() end, function(e) return "got " .. e end)
    assert.matches("^got .*%(`window` answered nil%)$", text)
  end)
end)

describe("a method in place of its result", function()
  local view
  before_each(function() view = objc.UIView:new() end)

  it("is reported as a message", function()
    for _, wrong in ipairs {
      function() return view.frame.origin end, function() return #view.frame end,
      function() return view.frame + 1 end, function() return view.frame .. "x" end,
    } do
      assert.matches("(field 'frame'); properties are messages: write object:frame()",
        message(wrong), 1, true)
    end
  end)

  it("is not reported when the property's getter has another name: reading that is an error", function()
    local e = select(2, pcall(function() if view.hidden then return end end))
    assert.equal("NSInvalidArgumentException", e.name)
    assert.equal("-[UIView hidden]: unrecognized selector sent to an instance", e.reason)
    assert.equal("properties are messages: write object:isHidden()", e.userInfo.hint)
    assert.is_function(view.isHidden)
  end)

  it("is an ordinary error if a receiver may respond", function()
    local Forwarder = objc.class("HintsForwarder", objc.UIView, function(instance)
      function instance:forwardingTargetForSelector_() return objc.class("HintsTarget" .. 1, objc.NSObject,
        function(target) function target:hidden() return "forwarded" end end):new()
      end
    end)
    assert.equal("forwarded", Forwarder:new():hidden())
    local Own = objc.class("HintsOwn", objc.UIView, function(instance)
      function instance:hidden() return "own" end
    end)
    assert.equal("own", Own:new():hidden())
  end)

  it("is super, which must be called", function()
    local C = objc.class("HintsSuper", objc.UIView, function(instance, _, super)
      function instance:frame() return super:frame() end
    end)
    assert.matches("super is called with self: write super(self):message()",
      message(function() C:new():frame() end), 1, true)
  end)

  it("does not affect functions of scripts", function()
    local t = {noSelectorIsSpelledSo = function() end}
    assert.matches("%(field 'noSelectorIsSpelledSo'%)$",
      message(function() return t.noSelectorIsSpelledSo.x end))
  end)
end)

describe("a mistyped name", function()
  it("of a module's function is suggested", function()
    assert.matches("unknown class 'clas'; did you mean 'objc.class'?",
      message(function() return objc.clas("A") end), 1, true)
    assert.matches("unknown class 'UIVew'; did you mean 'UIView'?",
      message(function() return objc.UIVew end), 1, true)
    assert.matches("uikit has nothing named 'keyWindw'; did you mean 'keyWindow'?",
      message(function() return uikit.keyWindw() end), 1, true)
  end)

  it("of a class that is in use names the ways out", function()
    objc.class("HintsTaken", objc.NSObject)
    local text = message(function() objc.class("HintsTaken", objc.NSObject) end)
    for _, way in ipairs {"is in use (", "objc.disposeClassPair", ":undo", "--isolate"} do
      assert.matches(way, text, 1, true)
    end
    objc.disposeClassPair(objc.getClass "HintsTaken")
    assert.equal("HintsTaken", tostring(objc.class("HintsTaken", objc.NSObject)))
  end)
end)
