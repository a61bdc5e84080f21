describe("the keyboard", function()
  local first, second, log, start
  local center = objc.NSNotificationCenter:defaultCenter()
  local Observer = objc.class("KeyboardObserver", objc.NSObject, function(instance)
    instance["note:"] = function(_, notification)
      log[#log + 1] = notification:name():match("^UIKeyboard(.*)Notification$")
      log.info = notification:userInfo()
      log.time = runloop.now() - start
    end
  end)
  local observer = Observer:new()

  before_each(function()
    log, start = {}, runloop.now()
    first = objc.UITextField:alloc():initWithFrame_{0, 0, 100, 30}
    second = objc.UITextField:alloc():initWithFrame_{0, 50, 100, 30}
    for _, field in ipairs{first, second} do uikit.keyWindow():addSubview_(field) end
    for _, name in ipairs{
      "WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame",
    } do
      center:addObserver_selector_name_object_(
        observer, "note:", uikit["UIKeyboard" .. name .. "Notification"], nil)
    end
  end)
  after_each(function()
    uikit.keyWindow():endEditing_(true)
    runloop.run(1)
    center:removeObserver_(observer)
    first:removeFromSuperview()
    second:removeFromSuperview()
  end)

  it("appears with the first field that edits, and disappears with the last", function()
    first:becomeFirstResponder()
    assert.same({"WillShow"}, {log[1], log[2]})
    assert.equal(844 - 291, log.info[uikit.UIKeyboardFrameEndUserInfoKey].origin.y)
    assert.equal(844, log.info[uikit.UIKeyboardFrameBeginUserInfoKey].origin.y)
    assert.equal(0.25, log.info[uikit.UIKeyboardAnimationDurationUserInfoKey])
    runloop.run(1)
    assert.equal("DidShow", log[2])
    assert.equal(0.25, log.time)
    first:resignFirstResponder()
    runloop.run(1)
    assert.same({"WillHide", "DidHide"}, {log[3], log[4]})
    assert.equal(4, #log)
  end)

  it("stays where one field follows another", function()
    first:becomeFirstResponder()
    runloop.run(1)
    second:becomeFirstResponder()
    runloop.run(1)
    assert.same({"WillChangeFrame", "DidChangeFrame"}, {log[3], log[4]})
    second:removeFromSuperview()
    assert.equal("WillHide", log[5])
  end)

  it("is announced before the delegate is notified that editing has begun", function()
    local Delegate = objc.class("KeyboardDelegate", objc.NSObject, function(instance)
      function instance:textFieldDidBeginEditing_() log[#log + 1] = "didBegin" end
    end)
    local delegate = Delegate:new()
    first:setDelegate_(delegate)
    first:becomeFirstResponder()
    assert.same({"WillShow", "didBegin"}, {log[1], log[2]})
  end)

  it("keeps nothing running", function()
    first:becomeFirstResponder()
    assert.equal(0, runloop.pending())
    runloop.runUntilIdle()
    assert.equal(start, runloop.now())
  end)
end)
