describe("an alert controller", function()
  local window, former, host, alert, trace
  local function note(text) trace[#trace + 1] = text end

  local Host = objc.class("AlertHost", objc.UIViewController, function(instance)
    function instance:viewWillDisappear_(_) note "host will disappear" end
    function instance:dismissViewControllerAnimated_completion_(animated, completion)
      note "dismiss"
      objc.super(objc.AlertHost, self):dismissViewControllerAnimated_completion_(animated, completion)
    end
  end)

  local function make(style)
    return objc.UIAlertController:alertControllerWithTitle_message_preferredStyle_(
      "Delete?", nil, style or uikit.UIAlertControllerStyleAlert)
  end

  local function add(title, style)
    local action = objc.UIAlertAction:actionWithTitle_style_handler_(title, style or 0,
      function(chosen)
        note(title .. (host:presentedViewController() and " (still presented)" or ""))
        assert.equal(title, chosen:title())
      end)
    alert:addAction_(action)
    return action
  end

  local function present()
    host:presentViewController_animated_completion_(alert, true, function() note "presented" end)
  end

  before_each(function()
    trace = {}
    window = uikit.keyWindow()
    former = window:rootViewController()
    host = Host:new()
    window:setRootViewController_(host)
    runloop.run(0)
    alert = make()
  end)

  after_each(function() window:setRootViewController_(former) end)

  it("keeps its presenter visible, and runs a handler after it is dismissed", function()
    add("Cancel", uikit.UIAlertActionStyleCancel)
    add "OK"
    present()
    assert.equal(alert, host:presentedViewController())
    uikit.pressButton(alert, "OK")
    assert.same({"presented", "dismiss"}, trace)
    runloop.run(1)
    assert.same({"presented", "dismiss", "OK"}, trace)
    assert.is_nil(host:presentedViewController())
    assert.error_matches(function() uikit.pressButton(alert, "OK") end, "is not shown")
  end)

  it("is tapped by a finger as well, once", function()
    add "OK"
    present()
    runloop.run(1)
    local button
    local function find(view)
      if view:isKindOfClass_(objc.UIButton) then button = view end
      for _, child in ipairs(view:subviews()) do find(child) end
    end
    find(alert:view())
    gesture.tap(button)
    alert["_dismissWithAction:"](alert, alert:actions()[1])
    runloop.run(1)
    assert.same({"presented", "dismiss", "OK"}, trace)
  end)

  it("can be followed by another one from a handler", function()
    local second = make()
    alert:addAction_(objc.UIAlertAction:actionWithTitle_style_handler_("More", 0, function()
      host:presentViewController_animated_completion_(second, true, nil)
    end))
    present()
    uikit.pressButton(alert, 0)
    runloop.run(2)
    assert.equal(second, host:presentedViewController())
  end)

  it("runs no handler when it is dismissed by code", function()
    add "OK"
    present()
    runloop.run(1)
    alert:dismissViewControllerAnimated_completion_(false, nil)
    runloop.run(1)
    assert.same({"presented", "dismiss"}, trace)
  end)

  it("does nothing for an action that is disabled", function()
    local action = add "OK"
    present()
    runloop.run(1)
    action:setEnabled_(false)
    uikit.pressButton(alert, "OK")
    runloop.run(1)
    assert.same({"presented"}, trace)
    action:setEnabled_(true)
    uikit.pressButton(alert, "OK")
    runloop.run(1)
    assert.same({"presented", "dismiss", "OK"}, trace)
  end)

  it("has text fields, of which the first one edits", function()
    assert.is_nil(alert:textFields())
    alert:addTextFieldWithConfigurationHandler_(function(field) field:setPlaceholder_ "Name" end)
    alert:addTextFieldWithConfigurationHandler_(nil)
    present()
    runloop.run(1)
    local first = alert:textFields()[1]
    assert.equal("Name", first:placeholder())
    assert.is_true(first:isFirstResponder())
    assert.equal(alert:view():window(), alert:textFields()[2]:window())
    assert.error_matches(function()
      make(uikit.UIAlertControllerStyleActionSheet):addTextFieldWithConfigurationHandler_(nil)
    end, "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
  end)

  it("as a sheet is cancelled by a tap beside it", function()
    alert = make(uikit.UIAlertControllerStyleActionSheet)
    add("Cancel", uikit.UIAlertActionStyleCancel)
    add "Share"
    present()
    runloop.run(1)
    gesture.tap(window, {at = {100, 100}})
    runloop.run(1)
    assert.same({"presented", "dismiss", "Cancel"}, trace)
  end)

  it("rejects a second cancel action, and showing nothing at all", function()
    add("Cancel", uikit.UIAlertActionStyleCancel)
    assert.error_matches(function() add("No", uikit.UIAlertActionStyleCancel) end,
      "can only have one action with a style of UIAlertActionStyleCancel")
    alert = objc.UIAlertController:alertControllerWithTitle_message_preferredStyle_(nil, nil, 1)
    assert.error_matches(present, "must have a title, a message or an action to display")
    assert.is_nil(host:presentedViewController())
    assert.error_matches(function()
      alert:setPreferredAction_(objc.UIAlertAction:actionWithTitle_style_handler_("X", 0, nil))
    end, "must be one of its actions")
  end)

  it("returns its handlers to key-value coding", function()
    local action = add "OK"
    action:valueForKey_ "handler"(action)
    assert.same({"OK"}, trace)
  end)
end)
