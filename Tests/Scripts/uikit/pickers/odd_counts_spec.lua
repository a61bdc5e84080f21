describe("a choice in a picker whose subclass counts its wheels oddly", function()
  local function refusal(count)
    local class = objc.class("OddPicker" .. count, "UIPickerView")
    class["numberOfComponents"] = function() return count end
    class["numberOfRowsInComponent:"] = function(_, wheel)
      if wheel > 10 then error("enough", 0) end
      return 1
    end
    local picker = class:alloc():initWithFrame_ {0, 0, 300, 200}
    uikit.keyWindow():addSubview_(picker)
    local is_done, fault = pcall(uikit.choose, picker, {0})
    picker:removeFromSuperview()
    return not is_done and tostring(fault)
  end

  it("is refused", function()
    assert.matches("a row for each of its 0 wheels, got 1 rows", refusal(-1), 1, true)
    assert.equal("enough", refusal(999999999999))
  end)
end)
