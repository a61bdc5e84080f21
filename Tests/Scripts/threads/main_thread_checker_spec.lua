describe("the main thread checker", function()
  before_each(function() runloop.runUntilIdle() end)

  after_each(function() uikit.setting("mainThreadChecker", "print") end)

  it("raises for UIKit's methods on another thread if the setting says so", function()
    uikit.setting("mainThreadChecker", "error")
    local view, caught = objc.UIView:new(), nil
    view:setFrame_ {0, 0, 1, 1}
    dispatch.async(dispatch.global(), function()
      caught = select(2, pcall(view.setFrame_, view, {0, 0, 2, 2}))
    end)
    runloop.runUntilIdle()
    assert.equal(
      "Main Thread Checker: UI API called on a background thread: -[UIView setFrame:]",
      caught.reason)
    view:setFrame_ {0, 0, 3, 3}
  end)

  it("does not report methods that are safe on other threads", function()
    uikit.setting("mainThreadChecker", "error")
    local color, task
    dispatch.async(dispatch.global(), function()
      color = objc.UIColor:redColor()
      local application = objc.UIApplication:sharedApplication()
      task = application:beginBackgroundTaskWithName_expirationHandler_("save", nil)
      application:endBackgroundTask_(task)
    end)
    runloop.runUntilIdle()
    assert.is_truthy(color and task)
  end)

  it("sees messages that Foundation sends by their names", function()
    uikit.setting("mainThreadChecker", "error")
    local table, caught = objc.UITableView:new(), {}
    local function failing(fn) caught[#caught + 1] = select(2, pcall(fn)).reason:match "%-%b[]" end
    dispatch.async(dispatch.global(), function()
      failing(function() table:performSelector_ "reloadData" end)
      failing(function()
        local invocation = objc.NSInvocation:invocationWithMethodSignature_(
          table:methodSignatureForSelector_ "setNeedsLayout")
        invocation:setSelector_ "setNeedsLayout"
        invocation:invokeWithTarget_(table)
      end)
    end)
    runloop.runUntilIdle()
    assert.equal("-[UITableView reloadData]", caught[1])
    assert.truthy(caught[2]:find("^%-%[UI%a+ setNeedsLayout]$"))
    table:performSelectorInBackground_withObject_("reloadData", nil)
    local ok, exception = pcall(runloop.runUntilIdle)
    assert.is_false(ok)
    assert.truthy(exception.reason:find("-[UITableView reloadData]", 1, true))
    table:performSelectorOnMainThread_withObject_waitUntilDone_("reloadData", nil, false)
    runloop.runUntilIdle()
  end)

  it("keeps method names in endless recursion", function()
    objc.NSThread:detachNewThreadWithBlock_(function() end)
    runloop.runUntilIdle()
    local Circle = objc.class("CheckedCircle", objc.UIView, function(instance)
      function instance:sizeThatFits_() self:sizeToFit() end
    end)
    local circle = Circle:new()
    local ok, exception = pcall(circle.sizeToFit, circle)
    assert.is_false(ok)
    assert.truthy(exception.reason:find("-[CheckedCircle sizeToFit]", 1, true))
  end)
end)
