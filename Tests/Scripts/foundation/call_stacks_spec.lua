describe("a frame of a call stack", function()
  it("is a line of a number, an image, an address and what runs there", function()
    local ok, e = pcall(function() objc.NSException:raise_reason_("Trouble", "why") end)
    assert.is_false(ok)
    for _, symbols in ipairs {e:callStackSymbols(), objc.NSThread:callStackSymbols()} do
      for place, symbol in ipairs(symbols) do
        local number, image, address, rest = symbol:match "^(%d+) +(%S+) +(0x%x+) (.+)$"
        assert.equal(place - 1, tonumber(number))
        assert.equal("App", image)
        assert.equal(18, #address)
        assert.is_truthy(rest)
      end
    end
  end)
end)
