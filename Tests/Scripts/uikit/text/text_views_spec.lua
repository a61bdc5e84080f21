describe("a text view", function()
  local snapshot, view, seen

  before_each(function()
    snapshot = objc.snapshot()
    seen = {}
    uikit.font("Half", {width = 0.5, ascender = 0.8, descender = -0.2})
    view = objc.UITextView:alloc():initWithFrame_ {0, 0, 110, 60}
    view:setFont_(objc.UIFont:fontWithName_size_("Half", 10))
    uikit.keyWindow():addSubview_(view)
  end)
  after_each(function() objc.restore(snapshot) end)

  local answers
  local function delegate()
    answers = {}
    local function note(name) seen[#seen + 1] = name; return answers[name] ~= false end
    local made = objc.class("TextDelegate", objc.NSObject, {protocols = {"UITextViewDelegate"}}, function(instance)
      function instance:textViewShouldBeginEditing_(_) return note "should begin" end
      function instance:textViewDidBeginEditing_(_) note "did begin" end
      function instance:textViewShouldEndEditing_(_) return note "should end" end
      function instance:textViewDidEndEditing_(_) note "did end" end
      function instance:textView_shouldChangeTextInRange_replacementText_(_, range, text)
        return note(("change %d,%d %s"):format(range.location, range.length, text))
      end
      function instance:textViewDidChange_(_) note "did change" end
      function instance:textViewDidChangeSelection_(_) note "selection" end
    end):new()
    view:setDelegate_(made)
    return made
  end

  it("asks its delegate, changes, and reports it", function()
    local _ <const> = delegate()
    objc.NSNotificationCenter:defaultCenter():addObserverForName_object_queue_usingBlock_(
      "UITextViewTextDidChangeNotification", view, nil, function() seen[#seen + 1] = "posted" end)
    assert.is_true(view:becomeFirstResponder())
    assert.same({"should begin", "did begin"}, seen)
    seen = {}
    uikit.type "a\b"
    assert.same({"change 0,0 a", "selection", "did change", "posted",
      "change 0,1 ", "selection", "did change", "posted"}, seen)
    answers["change 0,0 b"] = false
    uikit.type "b"
    assert.equal("", view:text())
    seen = {}
    assert.is_true(view:resignFirstResponder())
    assert.same({"should end", "did end"}, seen)
  end)

  it("keeps what its delegate answered when the same one is set again (PSPDFTextView #3)", function()
    local kept = delegate()
    objc.category("TextDelegate", "Scrolling", function(instance)
      function instance:scrollViewDidScroll_() seen[#seen + 1] = "scrolled" end
    end)
    view:setText_(("line\n"):rep(40))
    seen = {}
    view:setDelegate_(kept)
    view:setContentOffset_ {0, 10}
    assert.same({}, seen)
    view:setDelegate_(nil)
    view:setDelegate_(kept)
    view:setContentOffset_ {0, 20}
    assert.same({"scrolled"}, seen)
  end)

  it("is typed into by a person: the delegate is asked before insertText:", function()
    local kept = delegate()
    hook.before(objc.UITextView, "insertText:", function(_, text) seen[#seen + 1] = "insert " .. text end)
    view:becomeFirstResponder()
    seen = {}
    uikit.type "x\b"
    assert.same({"change 0,0 x", "insert x", "selection", "did change",
      "change 0,1 ", "selection", "did change"}, seen)
    assert.is_truthy(kept)
    view:resignFirstResponder()
    assert.error_matches(function() uikit.type "x" end, "nothing in the key window edits")
  end)

  it("is not edited when it is not editable, and can be selected even so", function()
    view:setText_ "some text"
    view:setEditable_(false)
    assert.is_true(view:becomeFirstResponder())
    assert.is_true(view:canPerformAction_withSender_(objc.sel "select:", nil))
    view:selectAll_(nil)
    assert.equal(9, view:selectedRange().length)
    assert.is_false(view:canPerformAction_withSender_(objc.sel "cut:", nil))
    assert.is_true(view:canPerformAction_withSender_(objc.sel "copy:", nil))
  end)

  it("replaces its selection, cuts, copies and pastes", function()
    view:setText_ "one two"
    view:setSelectedRange_ {0, 3}
    view:cut_(nil)
    assert.equal(" two", view:text())
    assert.equal("one", objc.UIPasteboard:generalPasteboard():string())
    view:setSelectedRange_ {4, 0}
    view:paste_(nil)
    assert.equal(" twoone", view:text())
    view:setSelectedRange_ {0, 1}
    view:insertText_ "-"
    assert.equal("-twoone", view:text())
    assert.error_matches(function() view:setSelectedRange_ {5, 9} end, "out of bounds")
  end)

  it("has as much content as its text has lines", function()
    assert.equal(26, view:contentSize().height)
    view:setText_(("word "):rep(20))
    runloop.run(0)
    -- 100 points hold four words of five letters
    assert.equal(16 + 5 * 10, view:contentSize().height)
    assert.equal(66, view:sizeThatFits_({110, 0}).height)
    view:setScrollEnabled_(false)
    assert.equal(66, view:intrinsicContentSize().height)
  end)

  it("shows changes of a script in its storage", function()
    view:setText_ "abc"
    view:textStorage():replaceCharactersInRange_withString_({1, 1}, "XYZ")
    assert.equal("aXYZc", view:text())
    assert.equal(5, view:layoutManager():numberOfGlyphs())
    view:textStorage():addAttribute_value_range_(uikit.NSForegroundColorAttributeName,
      objc.UIColor:redColor(), {0, 2})
    assert.equal(objc.UIColor:redColor(),
      view:attributedText():attribute_atIndex_effectiveRange_(uikit.NSForegroundColorAttributeName, 1, nil))
  end)

  it("returns the positions of its characters", function()
    view:setText_ "abcd\nef"
    local function caret(index)
      local rect = view:caretRectForPosition_(view:positionFromPosition_offset_(view:beginningOfDocument(), index))
      return {rect.origin.x, rect.origin.y}
    end
    assert.same({5, 8}, caret(0))
    assert.same({25, 8}, caret(4))
    assert.same({10, 18}, caret(6))
    local range = view:characterRangeAtPoint_ {x = 17, y = 10}
    assert.equal("c", view:textInRange_(range))
    assert.is_nil(view:positionFromPosition_offset_(view:endOfDocument(), 1))
    assert.equal(7, view:offsetFromPosition_toPosition_(view:beginningOfDocument(), view:endOfDocument()))
  end)

  it("keeps the text that an input method has not finished", function()
    view:insertText_ "x"
    view:setMarkedText_selectedRange_("ni", {2, 0})
    assert.equal("xni", view:text())
    assert.equal("ni", view:textInRange_(view:markedTextRange()))
    view:setMarkedText_selectedRange_("nih", {3, 0})
    assert.equal("xnih", view:text())
    view:insertText_ "你"
    assert.equal("x你", view:text())
    assert.is_nil(view:markedTextRange())
  end)

  it("begins to edit where it is tapped", function()
    view:setText_ "abcd"
    view:setSelectedRange_ {0, 0}
    gesture.tap(view, {at = {x = 16, y = 12}})
    assert.is_true(view:isFirstResponder())
    assert.equal(2, view:selectedRange().location)
    view:resignFirstResponder()
  end)

  it("has its text drawn by its layout manager", function()
    local drawn = {}
    for _, name in ipairs {"drawBackgroundForGlyphRange:atPoint:", "drawGlyphsForGlyphRange:atPoint:"} do
      hook.before(objc.NSLayoutManager, name, function(_, range) drawn[#drawn + 1] = name:sub(1, 8) .. range.length end)
    end
    view:setText_ "abc"
    runloop.run(0)
    assert.same({"drawBack3", "drawGlyp3"}, drawn)
  end)

  it("returns its text input traits, through its own methods", function()
    assert.equal(0, view:autocorrectionType())
    hook.instead(objc.UITextView, "autocorrectionType", function() return uikit.UITextAutocorrectionTypeNo end)
    assert.equal(1, view:autocorrectionType())
    view:setSmartDashesType_(uikit.UITextSmartDashesTypeNo)
    assert.equal(1, view:smartDashesType())
  end)
end)

describe("a text storage", function()
  it("notifies its delegate and its layout managers of changes, those of one edit at once", function()
    local seen = {}
    local Delegate = objc.class("StorageDelegate", objc.NSObject, function(instance)
      function instance:textStorage_didProcessEditing_range_changeInLength_(_, mask, range, delta)
        seen[#seen + 1] = {mask, range.location, range.length, delta}
      end
    end)
    local storage, manager = objc.NSTextStorage:new(), objc.NSLayoutManager:new()
    local delegate = Delegate:new()
    storage:setDelegate_(delegate)
    storage:addLayoutManager_(manager)
    assert.equal(storage, manager:textStorage())
    storage:replaceCharactersInRange_withString_({0, 0}, "abc")
    storage:beginEditing()
    storage:replaceCharactersInRange_withString_({0, 1}, "xy")
    storage:deleteCharactersInRange_ {3, 1}
    storage:endEditing()
    assert.same({{2, 0, 3, 3}, {2, 0, 3, 0}}, seen)
    assert.equal("xyb", tostring(storage:string()))
  end)
end)
