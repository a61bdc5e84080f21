-- The order of two texts: by their characters, or by the rules of a locale.

describe("the order of two texts", function()
  local function order(first, second, locale)
    return objc.msgSend(first, "compare:options:range:locale:", second, 0,
      uikit.NSMakeRange(0, #first), locale)
  end
  local function locale(name) return objc.NSLocale:localeWithLocaleIdentifier_(name) end

  it("puts a capital before a small letter, with or without an accent", function()
    assert.equal(1, objc.msgSend("e", "compare:", "E"))
    assert.equal(1, objc.msgSend("e", "compare:", "É"))
    assert.equal(-1, objc.msgSend("e", "compare:", "é"))
  end)

  it("is that of a dictionary where a locale is given", function()
    assert.equal(1, order("hello", "Hello", nil))
    assert.equal(-1, order("hello", "Hello", locale "en_US"))
    assert.equal(-1, order("a", "Z", locale "de_DE"))
  end)

  it("uses the collation of the system's locale or of POSIX", function()
    assert.equal(1, order("hello", "Hello", objc.NSLocale:systemLocale()))
    assert.equal(1, order("hello", "Hello", locale "en_US_POSIX"))
  end)
end)
