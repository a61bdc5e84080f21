-- A text storage that has lost characters without a notification: its text view selects what is left.

describe("a text view whose storage was shortened without a notification", function()
  local function view()
    local made = objc.UITextView:alloc():initWithFrame_ {0, 0, 100, 100}
    uikit.keyWindow():addSubview_(made)
    made:becomeFirstResponder()
    made:setText_ "abcdef"
    made:setSelectedRange_ {4, 2}
    local storage = made:textStorage()
    -- The range of this edit is beyond the text: the storage raises before it notifies the view, also of later edits.
    assert.is_false((pcall(storage.edited_range_changeInLength_, storage, 3, {1 << 40, 1}, 0)))
    assert.is_false((pcall(storage.replaceCharactersInRange_withString_, storage, {1, 5}, "")))
    assert.equal(1, storage:length())
    return made
  end

  it("has a selection within its text", function()
    local range = view():selectedRange()
    assert.same({1, 0}, {range.location, range.length})
  end)

  it("is edited, copied and marked there", function()
    for _, change in ipairs {
      function(text) text:deleteBackward() end, function(text) text:insertText_ "z" end,
      function(text) text:copy_(nil) end, function(text) text:cut_(nil) end, function(text) text:select_(nil) end,
      function(text) text:setMarkedText_selectedRange_("xy", {1, 1}) end, function(text) text:paste_(nil) end,
      function(text) return text:textInRange_(text:selectedTextRange()) end,
      function(text) return text:caretRectForPosition_(text:endOfDocument()) end, function() uikit.render(uikit.keyWindow()) end,
    } do
      local text = view()
      pcall(change, text) -- the storage may raise again
      assert.is_true(text:selectedRange().location <= text:textStorage():length())
      text:removeFromSuperview()
    end
  end)
end)
