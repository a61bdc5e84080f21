describe("a date formatter returns", function()
  it("the instant that the abbreviation of a zone names, in any season", function()
    local formatter = objc.NSDateFormatter:new()
    formatter:setDateFormat_ "yyyy-MM-dd HH:mm z"
    local function hour(text) return tostring(formatter:dateFromString_(text)):match "(%d+):" end
    assert.equal("05", hour "1982-06-15 00:00 EST")
    assert.equal("04", hour "1982-06-15 00:00 EDT")
    assert.equal("04", hour "1982-01-15 00:00 EDT")
  end)
end)
