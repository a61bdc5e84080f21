-- Work that outlives the object that ordered it: the work is left out, and the process goes on.

describe("an object that is freed before its work", function()
  local function collect()
    collectgarbage()
    collectgarbage()
  end

  it("receives no device token", function()
    objc.autoreleasepool(function() objc.UIApplication:alloc():registerForRemoteNotifications() end)
    collect()
    assert.is_true(pcall(runloop.runUntilIdle))
  end)

  it("searches no more for an option of its find panel", function()
    local options
    objc.autoreleasepool(function()
      local window, view = objc.UIWindow:new(), objc.UITextView:alloc():initWithFrame_ {0, 0, 100, 100}
      view:setFindInteractionEnabled_(true)
      view:findInteraction():setOptionsMenuProvider_(function(list)
        options = objc.unbox(list)
        return nil
      end)
      window:addSubview_(view)
      window:makeKeyAndVisible()
      view:findInteraction():presentFindNavigatorShowingReplace_(false)
      view:removeFromSuperview()
      view:release()
      window:release()
    end)
    collect()
    assert.equal(2, #options)
    for _, option in ipairs(options) do assert.is_true(pcall(option.performWithSender_target_, option, nil, nil)) end
  end)
end)
