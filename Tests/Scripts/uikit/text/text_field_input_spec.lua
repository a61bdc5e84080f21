describe("a text field's input", function()
  local snapshot, field

  before_each(function()
    snapshot = objc.snapshot()
    field = objc.UITextField:alloc():initWithFrame_ {0, 100, 200, 34}
    uikit.keyWindow():addSubview_(field)
  end)
  after_each(function() objc.restore(snapshot) end)

  it("is inserted at the caret", function()
    field:setText_ "ad"
    local start = field:positionFromPosition_offset_(field:beginningOfDocument(), 1)
    field:setSelectedTextRange_(field:textRangeFromPosition_toPosition_(start, start))
    field:insertText_ "b"
    field:insertText_ "c"
    assert.equal("abcd", field:text())
    field:deleteBackward()
    assert.equal("abd", field:text())
  end)

  it("notifies its delegate of another selection, and of an allowed paste", function()
    local seen = {}
    local Delegate = objc.class("InputDelegate", objc.NSObject, function(instance)
      function instance:textFieldDidChangeSelection_(f) seen[#seen + 1] = f:text() end
      function instance:textField_shouldChangeCharactersInRange_replacementString_(_, _, text)
        return #text < 4
      end
    end)
    local delegate = Delegate:new()
    field:setDelegate_(delegate)
    objc.UIPasteboard:generalPasteboard():setString_ "abc"
    assert.is_true(field:canPerformAction_withSender_(objc.sel "paste:", nil))
    field:paste_(nil)
    objc.UIPasteboard:generalPasteboard():setString_ "too long"
    field:paste_(nil)
    assert.equal("abc", field:text())
    -- textFieldDidChangeSelection: is sent since iOS 13.
    assert.same(tonumber(uikit.settings().systemVersion.value) >= 13 and {"abc"} or {}, seen)
  end)

  it("can be kept from pasting, as apps do", function()
    objc.UIPasteboard:generalPasteboard():setString_ "abc"
    hook.instead(objc.UITextField, "canPerformAction:withSender:", function(original, self, action, sender)
      return action ~= objc.sel "paste:" and original(self, action, sender)
    end)
    assert.is_false(field:canPerformAction_withSender_(objc.sel "paste:", nil))
    field:setText_ "x"
    field:setSecureTextEntry_(true)
    field:selectAll_(nil)
    assert.is_false(field:canPerformAction_withSender_(objc.sel "copy:", nil))
  end)

  it("is placed and drawn in its rectangles", function()
    local seen = {}
    local Inset = objc.class("InsetField", objc.UITextField, function(instance)
      function instance:textRectForBounds_(bounds) return uikit.CGRectInset(bounds, 10, 0) end
      function instance:editingRectForBounds_(bounds) return uikit.CGRectInset(bounds, 20, 0) end
      function instance:drawPlaceholderInRect_(rect) seen[#seen + 1] = "placeholder " .. rect.origin.x end
      function instance:drawTextInRect_(rect) seen[#seen + 1] = "text " .. rect.origin.x end
    end)
    local made = Inset:alloc():initWithFrame_ {0, 0, 100, 34}
    made:setPlaceholder_ "name"
    uikit.keyWindow():addSubview_(made)
    runloop.run(0)
    made:setText_ "x"
    runloop.run(0)
    assert.same({"placeholder 10.0", "text 10.0"}, seen)
    assert.equal(10, made:caretRectForPosition_(made:beginningOfDocument()).origin.x)
    made:becomeFirstResponder()
    assert.equal(20, made:caretRectForPosition_(made:beginningOfDocument()).origin.x)
    made:removeFromSuperview()
  end)

  it("shows its side views in their modes", function()
    local icon = objc.UIView:alloc():initWithFrame_ {0, 0, 20, 20}
    field:setLeftView_(icon)
    field:layoutIfNeeded()
    assert.is_nil(icon:superview())
    field:setLeftViewMode_(uikit.UITextFieldViewModeAlways)
    field:layoutIfNeeded()
    assert.equal(field, icon:superview())
    assert.equal(7, icon:frame().origin.y)
  end)

  it("requests its input views when it begins", function()
    local seen = {}
    hook.before(objc.UITextField, "inputAccessoryView", function() seen[#seen + 1] = "accessory" end)
    field:becomeFirstResponder()
    assert.same({"accessory"}, seen)
    field:resignFirstResponder()
  end)

  it("is a placeholder with attributes, or an attributed text", function()
    local text = objc.NSAttributedString:alloc():initWithString_ "styled"
    field:setAttributedPlaceholder_(text)
    assert.equal("styled", field:placeholder())
    field:setAttributedText_(text)
    field:insertText_ "!"
    assert.equal("styled!", field:text())
    assert.equal("styled!", tostring(field:attributedText():string()))
  end)
end)

describe("a pasteboard", function()
  it("holds strings, posts its changes, and is part of a snapshot", function()
    local board = objc.UIPasteboard:generalPasteboard()
    local snapshot = objc.snapshot()
    local posted = 0
    objc.NSNotificationCenter:defaultCenter():addObserverForName_object_queue_usingBlock_(
      uikit.UIPasteboardChangedNotification, board, nil, function() posted = posted + 1 end)
    board:setString_ "kept"
    assert.is_true(board:hasStrings())
    assert.same({"public.utf8-plain-text"}, board:pasteboardTypes())
    board:setItems_ {}
    assert.is_nil(board:string())
    assert.equal(2, posted)
    objc.restore(snapshot)
    assert.is_false(board:hasStrings())
  end)
end)

describe("the edit menu", function()
  it("shows when the first responder can perform one of its actions", function()
    local snapshot = objc.snapshot()
    local menu = objc.UIMenuController:sharedMenuController()
    menu:setMenuVisible_animated_(true, false)
    assert.is_false(menu:isMenuVisible())
    local field = objc.UITextField:alloc():initWithFrame_ {0, 100, 200, 34}
    uikit.keyWindow():addSubview_(field)
    field:becomeFirstResponder()
    field:setText_ "some"
    menu:setTargetRect_inView_({0, 0, 10, 10}, field)
    menu:setMenuVisible_animated_(true, true)
    assert.is_true(menu:isMenuVisible())
    if menu:respondsToSelector_ "hideMenu" then menu:hideMenu() else menu:setMenuVisible_animated_(false, false) end
    assert.is_false(menu:isMenuVisible())
    objc.restore(snapshot)
  end)
end)

describe("editing actions", function()
  it("return nothing, as those of UIResponderStandardEditActions", function()
    for _, class in ipairs {objc.UITextField, objc.UITextView} do
      for _, action in ipairs {"cut:", "copy:", "paste:", "delete:", "select:", "selectAll:"} do
        local types = objc.method_getTypeEncoding(objc.class_getInstanceMethod(class, action))
        assert.equal("v24@0:8@16", types, action)
      end
    end
  end)
end)
