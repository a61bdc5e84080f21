-- The placeholder of a controller without contents.

local world, controller, log

before_each(function()
  world = objc.snapshot()
  log = {}
  local Controller = objc.class("EmptyController", objc.UIViewController, function(instance)
    function instance:updateContentUnavailableConfigurationUsingState_(state)
      log[#log + 1] = tostring(state:class())
      local content = objc.UIContentUnavailableConfiguration:emptyConfiguration()
      content:setText_("Nothing here")
      content:setSecondaryText_("Come back later")
      self:setContentUnavailableConfiguration_(content)
    end
  end)
  controller = Controller:new()
  uikit.keyWindow():setRootViewController_(controller)
  runloop.run(0)
end)
after_each(function() objc.restore(world) end)

describe("a content-unavailable configuration", function()
  it("is updated once in a later turn, and shown over the view", function()
    controller:setNeedsUpdateContentUnavailableConfiguration()
    controller:setNeedsUpdateContentUnavailableConfiguration()
    assert.same({}, log)
    runloop.run(0)
    assert.same({"UIContentUnavailableConfigurationState"}, log)
    local shown = controller:view():subviews()[1]
    assert.equal("UIContentUnavailableView", tostring(shown:class()))
    assert.same({"Nothing here", "Come back later"},
      {shown:subviews()[1]:text(), shown:subviews()[2]:text()})
    assert.is_true(shown:subviews()[1]:frame().origin.y < shown:subviews()[2]:frame().origin.y)
  end)

  it("shows its texts, image and buttons according to their properties", function()
    local content = objc.UIContentUnavailableConfiguration:emptyConfiguration()
    content:setText_("Nothing here")
    content:textProperties():setColor_(objc.UIColor:redColor())
    content:textProperties():setNumberOfLines_(1)
    local plain = objc.UIButtonConfiguration:plainButtonConfiguration()
    plain:setTitle_ "Retry"
    content:setButton_(plain)
    content:buttonProperties():setPrimaryAction_(objc.UIAction:actionWithHandler_(function()
      log[#log + 1] = "retry"
    end))
    controller:setContentUnavailableConfiguration_(content)
    content:textProperties():setColor_(objc.UIColor:blueColor())
    local label, button = table.unpack(controller:view():subviews()[1]:subviews())
    assert.equal(objc.UIColor:redColor(), label:textColor())
    assert.equal(1, label:numberOfLines())
    runloop.run(0)
    assert.equal(8, button:frame().origin.y - label:frame().origin.y - label:frame().size.height)
    gesture.tap(button)
    assert.same({"retry"}, log)
  end)

  it("keeps the view for another one of its type, and is removed by nil", function()
    controller:setContentUnavailableConfiguration_(
      objc.UIContentUnavailableConfiguration:loadingConfiguration())
    local shown = controller:view():subviews()[1]
    assert.equal("UIActivityIndicatorView", tostring(shown:subviews()[1]:class()))
    controller:setContentUnavailableConfiguration_(
      objc.UIContentUnavailableConfiguration:searchConfiguration())
    assert.equal(shown, controller:view():subviews()[1])
    assert.equal("No Results", shown:subviews()[1]:text())
    controller:setContentUnavailableConfiguration_(nil)
    assert.same({}, controller:view():subviews())
  end)
end)
