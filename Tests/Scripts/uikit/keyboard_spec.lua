local window, field, asked, may

local Delegate = objc.class("StubbornDelegate", objc.NSObject, {
  protocols = {"UITextFieldDelegate"}}, function(instance)
  function instance:textFieldShouldEndEditing_(_)
    asked = asked + 1
    return may
  end
end)

before_each(function()
  window, asked, may = uikit.keyWindow(), 0, true
  field = objc.UITextField:alloc():initWithFrame_{0, 0, 100, 30}
  window:addSubview_(field)
end)

after_each(function()
  window:endEditing_(true)
  field:removeFromSuperview()
end)

describe("endEditing:", function()
  it("has the field in the view resign", function()
    field:becomeFirstResponder()
    assert.is_true(window:endEditing_(false))
    assert.is_false(field:isFirstResponder())
    assert.is_false(window:endEditing_(false))
  end)

  it("does not affect a field elsewhere", function()
    local other = objc.UIView:alloc():initWithFrame_{0, 0, 10, 10}
    window:addSubview_(other)
    field:becomeFirstResponder()
    assert.is_false(other:endEditing_(true))
    assert.is_true(field:isFirstResponder())
    other:removeFromSuperview()
  end)

  it("does not ask the delegate when it is forced", function()
    local delegate = Delegate:new()
    field:setDelegate_(delegate)
    field:becomeFirstResponder()
    may = false
    assert.is_false(window:endEditing_(false))
    assert.are.equal(1, asked)
    assert.is_true(window:endEditing_(true))
    assert.are.equal(1, asked)
    assert.is_false(field:isEditing())
  end)
end)

describe("a drag of a scroll view", function()
  local scroll

  before_each(function()
    scroll = objc.UIScrollView:alloc():initWithFrame_{0, 100, 320, 400}
    scroll:setContentSize_{320, 2000}
    window:addSubview_(scroll)
    field:becomeFirstResponder()
  end)

  after_each(function() scroll:removeFromSuperview() end)

  it("leaves the keyboard", function()
    gesture.drag(scroll, {by = {x = 0, y = -50}})
    assert.is_true(field:isFirstResponder())
  end)

  it("has it go in the mode on drag", function()
    scroll:setKeyboardDismissMode_(uikit.UIScrollViewKeyboardDismissModeOnDrag)
    gesture.drag(scroll, {by = {x = 0, y = -50}})
    assert.is_false(field:isFirstResponder())
  end)
end)

describe("a text field", function()
  it("posts the notifications of its delegate messages", function()
    local names = {}
    local observer = objc.NSNotificationCenter:defaultCenter()
      :addObserverForName_object_queue_usingBlock_(nil, field, nil, function(note)
        names[#names + 1] = note:name():match "TextDid(%a+)Notification"
      end)
    field:becomeFirstResponder()
    field:insertText_ "a"
    field:resignFirstResponder()
    objc.NSNotificationCenter:defaultCenter():removeObserver_(observer)
    assert.are.same({"BeginEditing", "Change", "EndEditing"}, names)
  end)
end)

describe("a window", function()
  it("posts that it is key, and that it is not", function()
    local names = {}
    local center = objc.NSNotificationCenter:defaultCenter()
    local observer = center:addObserverForName_object_queue_usingBlock_(
      nil, nil, nil, function(note) names[#names + 1] = note:name() end)
    local other = objc.UIWindow:alloc():initWithFrame_{0, 0, 100, 100}
    other:makeKeyWindow()
    window:makeKeyWindow()
    center:removeObserver_(observer)
    assert.are.same(
      {
        uikit.UIWindowDidResignKeyNotification, uikit.UIWindowDidBecomeKeyNotification,
        uikit.UIWindowDidResignKeyNotification, uikit.UIWindowDidBecomeKeyNotification,
      }, names)
  end)
end)
