describe("a collection in a loop over a table", function()
  it("says how it is walked", function()
    local array = objc.NSMutableArray:arrayWithObject_ "x"
    local dictionary = objc.NSMutableDictionary:dictionaryWithObject_forKey_("x", "y")
    for _, call in ipairs {
      function() for _ in ipairs(array) do print() end end,
      function() for _ in pairs(array) do print() end end,
      function() for _ in pairs(dictionary) do print() end end,
      function() return array[1] end,
    } do
      local ok, e = pcall(call)
      assert.is_false(ok)
      local text = tostring(e) .. tostring(e.hint or "")
      assert.matches("objc.each", text, 1, true)
      assert.matches("objc.unbox", text, 1, true)
    end
  end)
end)
