-- The encoded parts of URL components, and their ranges.

describe("URL components", function()
  local function of(text) return objc.NSURLComponents:componentsWithString_(text) end

  it("have each part with and without its escapes", function()
    local parts = of("http://us%20er:p%40ss@ex.com:80/a%20b?c=%20#f%20g")
    assert.same({"us er", "p@ss", "/a b", "c= ", "f g"},
      {parts:user(), parts:password(), parts:path(), parts:query(), parts:fragment()})
    assert.same({"us%20er", "p%40ss", "ex.com", "/a%20b"}, {
      parts:percentEncodedUser(), parts:percentEncodedPassword(), parts:percentEncodedHost(),
      parts:percentEncodedPath(),
    })
    parts:setUser_("a:b")
    assert.equal("a%3Ab", parts:percentEncodedUser())
    assert.error_matches(function() parts:setPercentEncodedUser_("a b") end,
      "setPercentEncodedUser:%]: invalid characters in PercentEncodedUser")
  end)

  it("return the range of each part", function()
    local parts = of("http://me@ex.com:80/a?b#c")
    local range = parts:rangeOfHost()
    assert.same({10, 6}, {range.location, range.length})
    range = parts:rangeOfFragment()
    assert.same({24, 1}, {range.location, range.length})
    assert.equal(math.maxinteger, of("a"):rangeOfQuery().location)
  end)

  it("keep an empty host, and an address in its brackets", function()
    assert.equal("file:///tmp/a", of("file:///tmp/a"):string())
    assert.equal("", of("file:///tmp/a"):host())
    assert.equal("[2001:db8::7]", of("ldap://[2001:db8::7]/c"):host())
    assert.equal("ldap://[2001:db8::7]/c", of("ldap://[2001:db8::7]/c"):string())
  end)

  it("are nil for characters that are invalid in a URL before iOS 17, or where they are not encoded", function()
    for _, text in ipairs {"АаБб", "a b", "http://a/b|c", "http://a/%zz"} do
      assert.is_nil(objc.NSURLComponents:componentsWithString_encodingInvalidCharacters_(text, false))
      assert.is_nil(objc.NSURL:URLWithString_encodingInvalidCharacters_(text, false))
      uikit.setting("systemVersion", "16.4")
      local components, url = of(text), objc.NSURL:URLWithString_(text)
      uikit.setting("systemVersion", "18.5")
      assert.is_nil(components)
      assert.is_nil(url)
    end
  end)
end)

describe("a query item without a name", function()
  it("has an empty one", function()
    assert.equal("", objc.NSURLQueryItem:alloc():initWithName_value_(nil, nil):name())
    assert.equal("", objc.NSURLQueryItem:queryItemWithName_value_(nil, "v"):name())
  end)
end)
