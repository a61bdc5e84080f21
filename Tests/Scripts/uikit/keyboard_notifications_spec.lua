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
  local function log_entries(first_index) return {table.unpack(log, first_index or 1)} end

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
    assert.same({"WillChangeFrame", "WillShow"}, log_entries())
    assert.equal(844 - 291, log.info[uikit.UIKeyboardFrameEndUserInfoKey].origin.y)
    assert.equal(844, log.info[uikit.UIKeyboardFrameBeginUserInfoKey].origin.y)
    assert.equal(0.25, log.info[uikit.UIKeyboardAnimationDurationUserInfoKey])
    runloop.run(1)
    assert.same({"DidChangeFrame", "DidShow"}, log_entries(3))
    assert.equal(0.25, log.time)
    first:resignFirstResponder()
    runloop.run(1)
    assert.same({"WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"}, log_entries(5))
  end)

  it("comes again with another height, without hiding", function()
    first:becomeFirstResponder()
    runloop.run(1)
    second:setInputAccessoryView_(objc.UIView:alloc():initWithFrame_{0, 0, 390, 44})
    second:becomeFirstResponder()
    runloop.run(1)
    assert.same({"WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"}, log_entries(5))
    assert.equal(335, log.info[uikit.UIKeyboardFrameEndUserInfoKey].size.height)
  end)

  it("came again for each field before iOS 11", function()
    uikit.setting("keyboardWillShowRepeats", true)
    first:becomeFirstResponder()
    runloop.run(1)
    second:becomeFirstResponder()
    uikit.setting("keyboardWillShowRepeats", false)
    assert.same({"WillChangeFrame", "WillShow"}, log_entries(5))
  end)

  it("gives sources its frames as values", function()
    local path = os.tmpname() .. ".m"
    local file = assert(io.open(path, "w"))
    file:write [[
      #import <UIKit/UIKit.h>
      @interface FrameReader : NSObject
      @property CGRect end;
      @end
      @implementation FrameReader
      - (void)shown:(NSNotification *)note {
        NSValue *value = note.userInfo[UIKeyboardFrameEndUserInfoKey];
        self.end = [value CGRectValue];
      }
      @end
    ]]
    file:close()
    objc.import(path)
    os.remove(path)
    local reader = objc.FrameReader:new()
    center:addObserver_selector_name_object_(
      reader, "shown:", uikit.UIKeyboardWillShowNotification, nil)
    first:becomeFirstResponder()
    center:removeObserver_(reader)
    assert.equal(291, reader["end"](reader).size.height)
  end)

  it("stays where one field follows another", function()
    first:becomeFirstResponder()
    runloop.run(1)
    second:becomeFirstResponder()
    runloop.run(1)
    assert.same({"WillChangeFrame", "DidChangeFrame"}, log_entries(5))
    second:removeFromSuperview()
    assert.same({"WillChangeFrame", "WillHide"}, log_entries(7))
  end)

  it("is announced before the delegate is notified that editing has begun", function()
    local Delegate = objc.class("KeyboardDelegate", objc.NSObject, function(instance)
      function instance:textFieldDidBeginEditing_() log[#log + 1] = "didBegin" end
    end)
    local delegate = Delegate:new()
    first:setDelegate_(delegate)
    first:becomeFirstResponder()
    assert.same({"WillChangeFrame", "WillShow", "didBegin"}, log_entries())
  end)

  it("goes while a controller is presented, and comes back for the same text", function()
    local page, former = objc.UIViewController:new(), uikit.keyWindow():rootViewController()
    uikit.keyWindow():setRootViewController_(page)
    page:view():addSubview_(first)
    runloop.run(0.1)
    local alert = objc.UIAlertController:alertControllerWithTitle_message_preferredStyle_("t", nil, 1)
    for _, presented in ipairs {alert, objc.UIViewController:new()} do
      first:becomeFirstResponder()
      runloop.run(1)
      log = {}
      page:presentViewController_animated_completion_(presented, true, nil)
      runloop.run(1)
      assert.is_false(first:isFirstResponder())
      assert.same({"WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"}, log_entries())
      page:dismissViewControllerAnimated_completion_(true, nil)
      runloop.run(1)
      assert.is_true(first:isFirstResponder())
      assert.same({"WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"}, log_entries(5))
    end

    log = {}
    page:presentViewController_animated_completion_(objc.UIViewController:new(), true, nil)
    runloop.run(1)
    first:removeFromSuperview()
    page:dismissViewControllerAnimated_completion_(true, nil)
    runloop.run(1)
    assert.is_false(first:isFirstResponder(), "a text that has left is not edited again")
    uikit.keyWindow():setRootViewController_(former)
  end)

  it("keeps nothing running", function()
    first:becomeFirstResponder()
    assert.equal(0, runloop.pending())
    runloop.runUntilIdle()
    assert.equal(start, runloop.now())
  end)
end)
