describe("a text field", function()
  local trace, field, delegate, answers = {}, nil, nil, {}
  local function note(text) trace[#trace + 1] = text end
  local function answer(name)
    note(name)
    return answers[name] ~= false
  end
  local Delegate = objc.class("FieldDelegate", objc.NSObject, function(instance)
    function instance:textFieldShouldBeginEditing_(f) return answer "should begin" end
    function instance:textFieldDidBeginEditing_(f) note "did begin" end
    function instance:textFieldShouldEndEditing_(f) return answer "should end" end
    function instance:textFieldDidEndEditing_(f) note "did end" end
    function instance:textFieldShouldReturn_(f) return answer "should return" end
    function instance:textField_shouldChangeCharactersInRange_replacementString_(f, range, text)
      return answer("change " .. range.location .. "," .. range.length .. " " .. text)
    end
  end)
  local Target = objc.class("FieldTarget", objc.NSObject, function(instance)
    function instance:begin() note "begin" end
    function instance:changed() note "changed" end
    function instance:finish() note "end" end
    function instance:exit() note "exit" end
  end)
  local target = Target:new()

  local function listen(action, events)
    field:addTarget_action_forControlEvents_(target, action, events)
  end

  before_each(function()
    trace, answers = {}, {}
    delegate = Delegate:new()
    field = objc.UITextField:alloc():initWithFrame_ {20, 100, 200, 30}
    uikit.keyWindow():addSubview_(field)
    field:setDelegate_(delegate)
    listen("begin", uikit.UIControlEventEditingDidBegin)
    listen("changed", uikit.UIControlEventEditingChanged)
    listen("finish", uikit.UIControlEventEditingDidEnd)
  end)

  after_each(function()
    field:setDelegate_(nil)
    field:removeFromSuperview()
  end)

  it("begins to edit when it is tapped, and ends when it resigns", function()
    gesture.tap(field)
    assert.same({"should begin", "did begin", "begin"}, trace)
    assert.is_true(field:isEditing() and field:isFirstResponder())
    trace = {}
    assert.is_true(field:resignFirstResponder())
    assert.same({"should end", "did end", "end"}, trace)
    assert.is_false(field:isEditing())
  end)

  it("asks before it begins and before it ends", function()
    answers["should begin"] = false
    assert.is_false(field:becomeFirstResponder())
    assert.is_false(field:isEditing())
    answers = {["should end"] = false}
    field:becomeFirstResponder()
    assert.is_false(field:resignFirstResponder())
    assert.is_true(field:isEditing())
    answers = {}
    field:resignFirstResponder()
  end)

  it("continues when it must not resign first responder", function()
    local held = true
    local Held = objc.class("HeldField", objc.UITextField, function(instance)
      function instance:canResignFirstResponder() return not held end
    end)
    local stubborn = Held:alloc():initWithFrame_ {20, 200, 200, 30}
    uikit.keyWindow():addSubview_(stubborn)
    stubborn:becomeFirstResponder()
    assert.is_false(stubborn:resignFirstResponder())
    assert.is_true(stubborn:isEditing() and stubborn:isFirstResponder())
    held = false
    assert.is_true(stubborn:resignFirstResponder())
    stubborn:removeFromSuperview()
  end)

  it("ends the previously edited field, after it may begin itself", function()
    local second = objc.UITextField:alloc():initWithFrame_ {20, 200, 200, 30}
    uikit.keyWindow():addSubview_(second)
    second:setDelegate_(delegate)
    field:becomeFirstResponder()
    trace = {}
    second:becomeFirstResponder()
    assert.same({"should begin", "should end", "did end", "end", "did begin"}, trace)
    second:removeFromSuperview()
  end)

  it("asks for each change and reports it", function()
    field:setText_ "ab"
    field:becomeFirstResponder()
    trace = {}
    uikit.type "c\b"
    answers["change 2,0 x"] = false
    uikit.type "x"
    assert.equal("ab", field:text())
    assert.same({"change 2,0 c", "changed", "change 2,1 ", "changed", "change 2,0 x"}, trace)
  end)

  it("returns: asks, exits, and resigns if the exit is handled", function()
    field:becomeFirstResponder()
    trace = {}
    uikit.type "\n"
    assert.same({"should return"}, trace)
    assert.is_true(field:isEditing())
    listen("exit", uikit.UIControlEventEditingDidEndOnExit)
    uikit.type "\n"
    assert.same(
      {"should return", "should return", "exit", "should end", "did end", "end"}, trace)
    assert.is_false(field:isEditing())
  end)

  it("forgets a deallocated delegate", function()
    do
      local gone <close> = delegate
      delegate = nil
    end
    objc.autoreleasepool(function() end)
    assert.is_nil(field:delegate())
    assert.is_true(field:becomeFirstResponder())
  end)
end)

describe("the clear button of a text field", function()
  local field, delegate, log

  local Clearing = objc.class("ClearingDelegate", objc.NSObject, {
    protocols = {"UITextFieldDelegate"}}, function(instance)
    function instance:textFieldShouldClear_(it)
      log[#log + 1] = "may " .. it:text()
      return it:text() ~= "keep"
    end
  end)

  before_each(function()
    log = {}
    field = objc.UITextField:alloc():initWithFrame_{0, 100, 200, 30}
    delegate = Clearing:new()
    field:setDelegate_(delegate)
    field:setText_ "some"
    uikit.keyWindow():addSubview_(field)
  end)

  after_each(function() field:removeFromSuperview() end)

  local function tap() gesture.tap(field, {at = {x = 185, y = 15}}) end

  it("clears the text, if the delegate allows it", function()
    field:setClearButtonMode_(uikit.UITextFieldViewModeAlways)
    tap()
    assert.are.same({"may some"}, log)
    assert.are.equal("", field:text())
    assert.is_false(field:isEditing())
    field:setText_ "keep"
    tap()
    assert.are.equal("keep", field:text())
  end)

  it("is visible only in its mode", function()
    tap()
    assert.are.same({}, log)
    assert.is_true(field:isEditing())
    field:setClearButtonMode_(uikit.UITextFieldViewModeUnlessEditing)
    tap()
    assert.are.equal("some", field:text())
    field:setClearButtonMode_(uikit.UITextFieldViewModeWhileEditing)
    tap()
    assert.are.equal("", field:text())
  end)
end)
