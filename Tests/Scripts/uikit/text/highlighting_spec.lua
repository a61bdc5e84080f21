local function typed(text)
  local view = objc.UITextView:alloc():initWithFrame_ {0, 0, 300, 200}
  uikit.keyWindow():addSubview_(view)
  view:becomeFirstResponder()
  uikit.type(text)
  return view:textStorage()
end

describe("a hook on processEditing", function()
  it("may change attributes, which is no edit of its own", function()
    local times, blue = 0, objc.UIColor:blueColor()
    local token = hook.before(objc.NSTextStorage, "processEditing", function(storage)
      times = times + 1
      storage:addAttribute_value_range_("NSColor", blue, {0, #storage})
    end)
    local storage = typed "ab"
    token:remove()
    assert.equal(2, times)
    assert.equal(blue, storage:attribute_atIndex_effectiveRange_("NSColor", 1, nil))
  end)

  it("has its edits reported to layout managers with the first one", function()
    local token = hook.before(objc.NSTextStorage, "processEditing", function(storage)
      storage:addAttribute_value_range_("NSColor", objc.UIColor:blueColor(), {0, #storage})
    end)
    local told = {}
    local name = "processEditingForTextStorage:edited:range:changeInLength:invalidatedRange:"
    local watcher = hook.before(objc.NSLayoutManager, name, function(_, _, mask, range)
      told[#told + 1] = ("%d %d+%d"):format(mask, range.location, range.length)
    end)
    typed "ab"
    token:remove()
    watcher:remove()
    assert.same({"3 0+1", "3 0+2"}, told)
  end)
end)
