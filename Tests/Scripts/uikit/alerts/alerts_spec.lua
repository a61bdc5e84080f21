describe("an alert", function()
  local trace, delegate, alert = {}, nil, nil
  local function note(text) trace[#trace + 1] = text end
  local Delegate = objc.class("AlertDelegate", objc.NSObject, function(instance)
    function instance:willPresentAlertView_(view) note "will present" end
    function instance:didPresentAlertView_(view) note "did present" end
    function instance:alertView_clickedButtonAtIndex_(view, index) note("clicked " .. index) end
    function instance:alertView_willDismissWithButtonIndex_(view, index) note("will " .. index) end
    function instance:alertView_didDismissWithButtonIndex_(view, index) note("did " .. index) end
    function instance:alertViewCancel_(view) note "cancel" end
  end)
  local selector = "initWithTitle:message:delegate:cancelButtonTitle:otherButtonTitles:"

  local function make(...)
    return objc.msgSend(objc.UIAlertView:alloc(), selector, "Title", "Message", delegate, ...)
  end

  before_each(function()
    trace = {}
    delegate = Delegate:new()
    alert = make("Cancel", "OK", "Later")
  end)

  after_each(function()
    if alert:isVisible() then alert:dismissWithClickedButtonIndex_animated_(0, false) end
    runloop.run(1)
  end)

  it("counts its buttons from the cancel button", function()
    assert.same({3, 0, 1}, {
      alert:numberOfButtons(), alert:cancelButtonIndex(), alert:firstOtherButtonIndex(),
    })
    assert.same({"Cancel", "OK", "Later"}, {
      alert:buttonTitleAtIndex_(0), alert:buttonTitleAtIndex_(1), alert:buttonTitleAtIndex_(2),
    })
    assert.equal(3, alert:addButtonWithTitle_ "More")
    assert.is_nil(alert:buttonTitleAtIndex_(9))
    local plain = make(nil, "OK")
    assert.same({-1, 0}, {plain:cancelButtonIndex(), plain:firstOtherButtonIndex()})
  end)

  it("shows itself later than show returns", function()
    assert.is_false(alert:isVisible())
    alert:show()
    assert.same({"will present"}, trace)
    assert.is_true(alert:isVisible())
    runloop.run(1)
    assert.same({"will present", "did present"}, trace)
    alert:show()
    runloop.run(1)
    assert.equal(2, #trace)
  end)

  it("reports the clicked button, then is dismissed with the same index", function()
    alert:show()
    runloop.run(1)
    trace = {}
    uikit.pressButton(alert, "Later")
    assert.same({"clicked 2", "will 2"}, trace)
    assert.is_true(alert:isVisible())
    runloop.run(0.24)
    assert.equal(2, #trace)
    runloop.run(0.02)
    assert.same({"clicked 2", "will 2", "did 2"}, trace)
    assert.is_false(alert:isVisible())
    assert.is_nil(alert:window())
  end)

  it("does not report a cancel for its cancel button", function()
    alert:show()
    uikit.pressButton(alert, 0)
    runloop.run(1)
    assert.same({"will present", "did present", "clicked 0", "will 0", "did 0"}, trace)
  end)

  it("can report it if that is set, before the click or after it", function()
    for where, expected in pairs {
      before = {"cancel", "clicked 0", "will 0"}, after = {"clicked 0", "cancel", "will 0"},
    } do
      uikit.setting("alertCancelOnTap", where)
      alert:show()
      runloop.run(1)
      trace = {}
      uikit.pressButton(alert, "Cancel")
      assert.same(expected, trace)
      runloop.run(1)
    end
    uikit.setting("alertCancelOnTap", "never")
  end)

  it("is cancelled by an application that leaves", function()
    alert:show()
    runloop.run(1)
    trace = {}
    objc.UIApplication:sharedApplication():suspend()
    runloop.run(1)
    assert.same({"cancel", "will 0", "did 0"}, trace)
  end)

  it("is in a window above the others, where a finger reaches its buttons", function()
    alert:show()
    runloop.run(1)
    assert.equal(uikit.UIWindowLevelAlert, alert:window():windowLevel())
    local button
    for _, view in ipairs(alert:subviews()) do
      if view:isKindOfClass_(objc.UIButton) and view:currentTitle() == "OK" then button = view end
    end
    trace = {}
    gesture.tap(button)
    assert.same({"clicked 1", "will 1"}, trace)
  end)

  it("is dismissed by a message without a click", function()
    alert:show()
    runloop.run(1)
    trace = {}
    alert:dismissWithClickedButtonIndex_animated_(2, false)
    assert.same({"will 2", "did 2"}, trace)
  end)

  it("rejects presses of buttons that it has not, or while it is not shown", function()
    for button, text in pairs {
      Nix = "no button titled 'Nix'; there are 0 'Cancel', 1 'OK', 2 'Later'",
      OK = "is not shown",
    } do
      local ok, e = pcall(uikit.pressButton, alert, button)
      assert.is_false(ok)
      assert.matches(text, e.reason, 1, true)
    end
    assert.is_false(pcall(uikit.pressButton, alert, 7))
    assert.is_false(pcall(uikit.pressButton, delegate, 0))
  end)

  it("may be followed by another one from its own click", function()
    local second = make("Close")
    local Chaining = objc.class("AlertChaining", Delegate, function(instance, _, super)
      function instance:alertView_clickedButtonAtIndex_(view, index)
        super(self):alertView_clickedButtonAtIndex_(view, index)
        if view == alert then second:show() end
      end
    end)
    local chaining = Chaining:new()
    alert:setDelegate_(chaining)
    alert:show()
    uikit.pressButton(alert, "OK")
    runloop.run(1)
    assert.same({false, true}, {alert:isVisible(), second:isVisible()})
    uikit.pressButton(second, "Close")
    runloop.run(1)
    assert.is_false(second:isVisible())
  end)

  it("caches from setDelegate: the messages of its delegate", function()
    local Late = objc.class("AlertLate", objc.NSObject)
    local late = Late:new()
    alert:setDelegate_(late)
    objc.class_addMethod(Late, "willPresentAlertView:", function() note "late" end, "v@:@")
    alert:show()
    assert.same({}, trace)
    alert:dismissWithClickedButtonIndex_animated_(0, false)
    alert:setDelegate_(late)
    alert:show()
    assert.same({"late"}, trace)
  end)

  it("dangles when its delegate is deallocated", function()
    do
      local gone <close> = delegate
      delegate = nil
    end
    objc.autoreleasepool(function() end)
    local ok, e = pcall(alert.show, alert)
    assert.is_false(ok)
    assert.equal("EXC_BAD_ACCESS", e.name)
    uikit.setting("alertDelegate", "weak")
    do
      local gone <close> = Delegate:new()
      alert:setDelegate_(gone)
    end
    uikit.setting("alertDelegate", "assign")
    objc.autoreleasepool(function() end)
    assert.is_nil(alert:delegate())
  end)

  it("has text fields in some styles, and asks whether its first button is enabled", function()
    local Asking = objc.class("AlertAsking", Delegate, function(instance)
      function instance:alertViewShouldEnableFirstOtherButton_(view)
        return view:textFieldAtIndex_(0):text() ~= ""
      end
    end)
    delegate = Asking:new()
    alert:setDelegate_(delegate)
    alert:setAlertViewStyle_(uikit.UIAlertViewStyleLoginAndPasswordInput)
    assert.is_true(alert:textFieldAtIndex_(1):isSecureTextEntry())
    assert.is_false(pcall(alert.textFieldAtIndex_, alert, 2))
    alert:show()
    runloop.run(1)
    trace = {}
    uikit.pressButton(alert, "OK")
    assert.same({}, trace)
    alert:textFieldAtIndex_(0):becomeFirstResponder()
    alert:textFieldAtIndex_(0):insertText_ "me"
    uikit.pressButton(alert, "OK")
    assert.same({"clicked 1", "will 1"}, trace)
  end)
end)

describe("an action sheet", function()
  local trace, delegate = {}, nil
  local selector =
    "initWithTitle:delegate:cancelButtonTitle:destructiveButtonTitle:otherButtonTitles:"
  local Delegate = objc.class("SheetDelegate", objc.NSObject, function(instance)
    for name, text in pairs {
      ["willPresentActionSheet:"] = "will present", ["didPresentActionSheet:"] = "did present",
      ["actionSheet:clickedButtonAtIndex:"] = "clicked",
      ["actionSheet:willDismissWithButtonIndex:"] = "will",
      ["actionSheet:didDismissWithButtonIndex:"] = "did",
    } do
      instance[name] = function(self, sheet, index)
        trace[#trace + 1] = index and text .. " " .. index or text
      end
    end
  end)

  local function make()
    return objc.msgSend(objc.UIActionSheet:alloc(), selector, "T", delegate, "Cancel", "Delete",
      "Copy", "Paste")
  end

  before_each(function()
    trace = {}
    delegate = Delegate:new()
  end)

  it("puts the destructive button first and the cancel button last", function()
    local sheet = make()
    assert.same({4, 0, 1, 3}, {
      sheet:numberOfButtons(), sheet:destructiveButtonIndex(), sheet:firstOtherButtonIndex(),
      sheet:cancelButtonIndex(),
    })
    uikit.setting("sheetButtonOrder", "othersFirst")
    sheet = make()
    assert.same({2, 0, 3}, {
      sheet:destructiveButtonIndex(), sheet:firstOtherButtonIndex(), sheet:cancelButtonIndex(),
    })
    uikit.setting("sheetButtonOrder", "destructiveFirst")
  end)

  it("appears in a view's window and is dismissed with the pressed button", function()
    local sheet = make()
    assert.is_false(pcall(sheet.showInView_, sheet, objc.UIView:new()))
    sheet:showInView_(uikit.keyWindow())
    runloop.run(1)
    uikit.pressButton(sheet, "Copy")
    runloop.run(1)
    assert.same({"will present", "did present", "clicked 1", "will 1", "did 1"}, trace)
  end)
end)
