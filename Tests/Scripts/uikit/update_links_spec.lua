-- UIUpdateLink: the phases of an update around the layout of a frame.
local world, view, log

before_each(function()
  world, log = objc.snapshot(), {}
  view = objc.UIView:alloc():initWithFrame_ {0, 0, 10, 10}
  uikit.keyWindow():addSubview_(view)
  runloop.run(0)
end)
after_each(function() objc.restore(world) end)

describe("an update link", function()
  it("runs at every frame where it requires continuous updates, while its view is shown", function()
    local count = 0
    local link = objc.UIUpdateLink:updateLinkForView_actionHandler_(view, function(_, info)
      count = count + 1
      assert.near(1 / 60, info:completionDeadlineTime() - info:modelTime(), 1e-6)
    end)
    link:setRequiresContinuousUpdates_(true)
    runloop.run(1)
    assert.equal(0, count)
    link:setEnabled_(true)
    runloop.run(1)
    assert.equal(60, count)
    view:removeFromSuperview()
    runloop.run(1)
    assert.equal(60, count)
  end)

  it("follows the updates of others otherwise", function()
    local count = 0
    local link = objc.UIUpdateLink:updateLinkForView_actionHandler_(view, function() count = count + 1 end)
    link:setEnabled_(true)
    runloop.run(1)
    assert.equal(0, count)
    view:setNeedsLayout()
    runloop.run(1)
    assert.equal(1, count)
  end)

  it("runs the phases in their order, around display links and the layout", function()
    local Laid = objc.class("LaidOut", objc.UIView, function(instance)
      function instance:layoutSubviews() log[#log + 1] = "layout" end
    end)
    local laid = Laid:new()
    uikit.keyWindow():addSubview_(laid)
    runloop.run(0.1)
    log = {}
    local link = objc.UIUpdateLink:updateLinkForView_(view)
    local phase = objc.UIUpdateActionPhase
    for _, name in ipairs {
      "afterUpdateComplete", "beforeCATransactionCommit", "afterCATransactionCommit",
      "afterCADisplayLinkDispatch", "beforeCADisplayLinkDispatch", "afterUpdateScheduled",
      "beforeLowLatencyEventDispatch",
    } do
      link:addActionToPhase_handler_(phase[name](phase), function()
        log[#log + 1] = name
        if name == "beforeCADisplayLinkDispatch" then laid:setNeedsLayout() end
      end)
    end
    link:setRequiresContinuousUpdates_(true)
    link:setEnabled_(true)
    local Frame = objc.class("FrameTarget", objc.NSObject, function(instance)
      function instance:frame() log[#log + 1] = "display link" end
    end)
    local display = objc.CADisplayLink:displayLinkWithTarget_selector_(Frame:new(), "frame")
    display:addToRunLoop_forMode_(objc.NSRunLoop:mainRunLoop(), "kCFRunLoopDefaultMode")
    runloop.run(1 / 60)
    display:invalidate()
    assert.equal("afterUpdateScheduled beforeCADisplayLinkDispatch display link "
      .. "afterCADisplayLinkDispatch beforeCATransactionCommit layout afterCATransactionCommit "
      .. "afterUpdateComplete", table.concat(log, " "))
  end)
end)
