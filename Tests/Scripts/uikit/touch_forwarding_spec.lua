-- UIResponder forwards an unhandled event to the next responder with the selector that it received.
describe("a responder that does not handle touches", function()
  local window = uikit.keyWindow()
  local below, view, seen

  local Below = objc.class("ForwardingBelow", objc.UIView, function(instance)
    for _, name in ipairs {
      "touchesBegan:withEvent:", "touchesEnded:withEvent:", "pressesBegan:withEvent:",
    } do
      instance[name] = function() seen[#seen + 1] = name end
    end
  end)
  local View = objc.class("ForwardingView", objc.UIView, function(instance)
    instance["alias_touchesBegan:withEvent:"] = function(self, touches, event)
      seen[#seen + 1] = "hook"
      objc.msgSend(self, "alias_touchesBegan:withEvent:", touches, event)
    end
  end)

  before_each(function()
    seen = {}
    below = Below:alloc():initWithFrame_ {0, 0, 100, 100}
    view = View:alloc():initWithFrame_ {0, 0, 100, 100}
    window:addSubview_(below)
    below:addSubview_(view)
  end)

  after_each(function() below:removeFromSuperview() end)

  it("passes touches and presses to the next one", function()
    gesture.tap(view)
    view:pressesBegan_withEvent_({}, nil)
    assert.same(
      {"touchesBegan:withEvent:", "touchesEnded:withEvent:", "pressesBegan:withEvent:"}, seen)
  end)

  describe("and was exchanged with an alias", function()
    local function exchange()
      objc.class_addMethod(View, "touchesBegan:withEvent:",
        objc.class_getMethodImplementation(objc.UIResponder, "touchesBegan:withEvent:"), "v@:@@")
      objc.method_exchangeImplementations(
        objc.class_getInstanceMethod(View, "touchesBegan:withEvent:"),
        objc.class_getInstanceMethod(View, "alias_touchesBegan:withEvent:"))
    end

    it("asks the next one for the alias, which it may lack", function()
      local snapshot <const> = objc.snapshot()
      finally(function() objc.restore(snapshot) end)
      exchange()
      assert.error_matches(
        function() gesture.tap(view) end,
        "%-%[ForwardingBelow alias_touchesBegan:withEvent:%]: unrecognized selector")
      assert.same({"hook"}, seen)
    end)

    it("reaches a next one that implements the alias", function()
      local snapshot <const> = objc.snapshot()
      finally(function() objc.restore(snapshot) end)
      exchange()
      Below["alias_touchesBegan:withEvent:"] = function() seen[#seen + 1] = "alias" end
      gesture.tap(view)
      assert.same({"hook", "alias", "touchesEnded:withEvent:"}, seen)
    end)
  end)
end)
