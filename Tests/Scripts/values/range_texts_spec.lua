describe("a range in a text", function()
  local function range(text)
    local found = uikit.NSRangeFromString(text)
    return found.location, found.length
  end

  it("contains only digits, decimal or hexadecimal", function()
    assert.same({1, 1}, {range "-1 -1"})
    assert.same({1, 1}, {range "1.1 2.2"})
    assert.same({1, 5}, {range "1e5 4e2"})
    assert.same({0x5F, 0x84}, {range "0x5f 0x84"})
    assert.same({54, 66}, {range "from 54 on, 66"})
    assert.same({0, 0}, {range "\0 54 66"})
  end)
end)
