-- The positions of bars, which delegates decide.

describe("the position of a bar", function()
  local window = uikit.keyWindow()
  local asked
  local Host = objc.class("BarPositionHost", objc.NSObject, {
    protocols = {"UINavigationBarDelegate", "UIToolbarDelegate"},
  }, function(instance)
    function instance:positionForBar_(bar)
      asked[#asked + 1] = bar
      return uikit.UIBarPositionTopAttached
    end
  end)
  before_each(function() asked = {} end)

  it("is at the top for a navigation bar, at the bottom for a toolbar", function()
    assert.equal(uikit.UIBarPositionTop, objc.UINavigationBar:new():barPosition())
    assert.equal(uikit.UIBarPositionBottom, objc.UIToolbar:new():barPosition())
    local navigation = objc.UINavigationController:alloc():initWithRootViewController_(objc.UIViewController:new())
    assert.equal(uikit.UIBarPositionTopAttached, navigation:navigationBar():barPosition())
  end)

  it("is asked of the delegate when the bar moves to a window", function()
    local host = Host:new()
    for _, class in ipairs {objc.UINavigationBar, objc.UIToolbar} do
      asked = {}
      local bar = class:new()
      bar:setDelegate_(host)
      assert.same({}, asked)
      window:addSubview_(bar)
      assert.same({bar}, asked)
      assert.equal(uikit.UIBarPositionTopAttached, bar:barPosition())
      bar:removeFromSuperview()
      assert.equal(1, #asked)
    end
  end)
end)
