-- What a key of the keyboard does, and what an app's own message does.
describe("text that is", function()
  local field, view, log, allows
  local Delegate = objc.class("KeyOrCode", objc.NSObject,
    {protocols = {"UITextFieldDelegate", "UITextViewDelegate"}}, function(instance)
    function instance:textField_shouldChangeCharactersInRange_replacementString_(_, range, text)
      log[#log + 1] = ("field %d,%d %s"):format(range.location, range.length, text)
      return allows
    end
    function instance:textView_shouldChangeTextInRange_replacementText_(_, range, text)
      log[#log + 1] = ("view %d,%d %s"):format(range.location, range.length, text)
      return allows
    end
    function instance:textFieldShouldReturn_() log[#log + 1] = "return" return true end
    function instance:textViewDidChange_() log[#log + 1] = "view changed" end
    function instance:edited_() log[#log + 1] = "edited" end
  end)
  local delegate = Delegate:new()

  before_each(function()
    log, allows = {}, true
    field = objc.UITextField:alloc():initWithFrame_{0, 0, 200, 30}
    view = objc.UITextView:alloc():initWithFrame_{0, 50, 200, 60}
    for _, each in ipairs {field, view} do
      each:setDelegate_(delegate)
      uikit.keyWindow():addSubview_(each)
    end
    field:addTarget_action_forControlEvents_(delegate, "edited:", uikit.UIControlEventEditingChanged)
    field:becomeFirstResponder()
  end)
  after_each(function()
    uikit.keyWindow():endEditing_(true)
    field:removeFromSuperview()
    view:removeFromSuperview()
    runloop.run(1)
  end)

  it("inserted, deleted or replaced by code asks no delegate, and is announced", function()
    allows = false
    field:insertText_ "ab"
    field:deleteBackward()
    field:replaceRange_withText_(field:selectedTextRange(), "c")
    assert.equal("ac", field:text())
    assert.same({"edited", "edited", "edited"}, log)
    view:becomeFirstResponder()
    log = {}
    view:insertText_ "x"
    view:deleteBackward()
    assert.same({"view changed", "view changed"}, log)
  end)

  it("typed asks it before each key", function()
    uikit.type "a\b"
    allows = false
    uikit.type "b"
    assert.same({"field 0,0 a", "edited", "field 0,1 ", "edited", "field 0,0 b"}, log)
    assert.equal("", field:text())
  end)

  it("a line break is the return key only as a key", function()
    field:insertText_ "\n"
    assert.same({"edited"}, log)
    uikit.type "\n"
    assert.same({"edited", "return"}, log)
  end)

  it("typed takes time, so that the next tap is no double tap", function()
    local start = runloop.now()
    gesture.tap(field)
    uikit.type "abc"
    assert.is_near(0.7, runloop.now() - start, 0.05)
    local counts = {}
    hook.before(field, "touchesBegan:withEvent:", function(_, touches)
      counts[#counts + 1] = touches[1]:tapCount()
    end)
    gesture.tap(field)
    assert.same({1}, counts)
  end)
end)

describe("a secure field", function()
  local field
  before_each(function()
    field = objc.UITextField:alloc():initWithFrame_{0, 0, 200, 30}
    field:setSecureTextEntry_(true)
    uikit.keyWindow():addSubview_(field)
  end)
  after_each(function()
    uikit.keyWindow():endEditing_(true)
    field:removeFromSuperview()
    runloop.run(1)
  end)

  it("is emptied by the first key after it is entered again", function()
    field:becomeFirstResponder()
    uikit.type "pass"
    assert.equal("pass", field:text())
    field:resignFirstResponder()
    field:becomeFirstResponder()
    uikit.type "xy"
    assert.equal("xy", field:text())
    field:resignFirstResponder()
    field:becomeFirstResponder()
    uikit.type "\b"
    assert.equal("", field:text())
  end)

  it("is emptied by the first key after it is made secure", function()
    field:setSecureTextEntry_(false)
    field:becomeFirstResponder()
    uikit.type "pass"
    field:setSecureTextEntry_(true)
    uikit.type "x"
    assert.equal("x", field:text())
  end)

  it("keeps the text that code inserts first", function()
    field:setText_ "pass"
    field:becomeFirstResponder()
    field:setText_ ""
    field:insertText_ "pass"
    uikit.type "!"
    assert.equal("pass!", field:text())
  end)
end)

describe("clearsOnInsertion", function()
  it("replaces the text once, while the field is being edited", function()
    for _, class in ipairs {objc.UITextField, objc.UITextView} do
      local field = class:alloc():initWithFrame_{0, 0, 200, 30}
      uikit.keyWindow():addSubview_(field)
      field:setText_ "abc"
      field:setClearsOnInsertion_(true)
      field:becomeFirstResponder()
      uikit.type "x"
      assert.same({"x", false}, {field:text(), field:clearsOnInsertion()})
      uikit.type "y"
      assert.equal("xy", field:text())
      field:resignFirstResponder()
      field:removeFromSuperview()
    end
  end)
end)

describe("canBecomeFirstResponder", function()
  it("asks whether editing should begin, and becomeFirstResponder comes to it", function()
    local asked, answer = 0, false
    local Delegate = objc.class("AskedDelegate", objc.NSObject, function(instance)
      function instance:textFieldShouldBeginEditing_() asked = asked + 1 return answer end
      function instance:textViewShouldBeginEditing_() asked = asked + 1 return answer end
      function instance:searchBarShouldBeginEditing_() asked = asked + 1 return answer end
    end)
    local delegate = Delegate:new()
    for _, class in ipairs {objc.UITextField, objc.UITextView, objc.UISearchBar} do
      local field = class:alloc():initWithFrame_{0, 0, 200, 50}
      field:setDelegate_(delegate)
      uikit.keyWindow():addSubview_(field)
      asked, answer = 0, false
      assert.is_false(field:canBecomeFirstResponder())
      assert.is_false(field:becomeFirstResponder())
      assert.equal(2, asked)
      answer = true
      assert.is_true(field:becomeFirstResponder())
      assert.equal(3, asked)
      assert.is_true(field:canBecomeFirstResponder())
      assert.equal(4, asked)
      field:resignFirstResponder()
      field:removeFromSuperview()
    end
  end)
end)

describe("taps before and after a typed text", function()
  it("are no double tap, as a finger has to move to the keyboard and back", function()
    local before, count = objc.snapshot(), 0
    local field = objc.UITextField:alloc():initWithFrame_{0, 100, 200, 30}
    uikit.keyWindow():addSubview_(field)
    field:becomeFirstResponder()
    local counter = objc.class("DoubleTapCounter", objc.NSObject, function(instance)
      function instance:twice() count = count + 1 end
    end):new()
    local recognizer = objc.UITapGestureRecognizer:alloc():initWithTarget_action_(counter, "twice")
    recognizer:setNumberOfTapsRequired_(2)
    field:addGestureRecognizer_(recognizer)
    for _, text in ipairs {"a", "ab", "abc"} do
      gesture.tap(field)
      uikit.type(text)
      gesture.tap(field)
      runloop.run(1)
    end
    assert.equal(0, count)
    local start = runloop.now()
    uikit.type "abc"
    assert.near(0.3, runloop.now() - start, 1e-6)
    objc.restore(before)
  end)
end)
