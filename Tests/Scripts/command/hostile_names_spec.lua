-- Names and numbers that a library under the host takes badly: an answer, and the process goes on.

describe("a name that no library expects", function()
  local long = ("a"):rep(300)

  it("of a locale has the texts of an unknown locale", function()
    local day = objc.NSDate:dateWithTimeIntervalSinceReferenceDate_(0)
    for _, name in ipairs {"Europe/Berlin", long, long .. "_DE", "Europe/;erlinzh-Hant-TW", "en@" .. long, "@", ""} do
      local locale = objc.NSLocale:localeWithLocaleIdentifier_(name)
      local dates, numbers = objc.NSDateFormatter:new(), objc.NSNumberFormatter:new()
      dates:setLocale_(locale)
      dates:setLocalizedDateFormatFromTemplate_ "yMMMEd"
      assert.matches("2001", tostring(dates:stringFromDate_(day)), 1, true)
      dates:setDateStyle_(4)
      assert.matches("2001", tostring(dates:stringFromDate_(day)), 1, true)
      numbers:setLocale_(locale)
      numbers:setNumberStyle_(2)
      assert.matches("5", tostring(numbers:stringFromNumber_(5)), 1, true)
      assert.equal("ABC", tostring(objc.NSString:stringWithString_ "abc":uppercaseStringWithLocale_(locale)))
      assert.equal(-1, objc.NSString:stringWithString_ "a":compare_options_range_locale_("b", 0, {0, 1}, locale))
    end
  end)

  it("of a transform that joins thousands of others is unknown", function()
    local text = objc.NSString:stringWithString_ "Ж"
    assert.equal("Z", tostring(text:stringByApplyingTransform_reverse_(("Null;"):rep(1000) .. "Any-Latin; Latin-ASCII", false)))
    assert.is_nil(text:stringByApplyingTransform_reverse_(("Null;"):rep(100000) .. "Any-Latin", false))
  end)

  it("of a host is no URL if a label is longer than 63 letters", function()
    local signs = {}
    for number = 0, 20000 do signs[#signs + 1] = utf8.char(0x4E00 + number) end
    local started = os.clock()
    assert.is_nil(objc.NSURL:URLWithString_("http://" .. table.concat(signs) .. "/"))
    assert.is_true(os.clock() - started < 1)
    assert.equal("xn--r8jz45g.jp", objc.NSURL:URLWithString_ "http://例え.jp/":host())
    assert.is_nil(objc.NSURL:URLWithString_("http://" .. ("é"):rep(64) .. ".example/"))
  end)
end)

describe("a cookie, a header and a path of a megabyte", function()
  it("have the parts that short ones have", function()
    local site, long = objc.NSURL:URLWithString_ "http://a.example/b", ("x"):rep(1 << 20)
    local function cookies(header)
      local names = {}
      for _, one in ipairs(objc.NSHTTPCookie:cookiesWithResponseHeaderFields_forURL_({["Set-Cookie"] = header}, site)) do
        names[#names + 1] = one:name() .. "=" .. one:value() .. " " .. one:path()
      end
      return table.concat(names, ", ")
    end
    assert.equal("a=1 /c, d=2,3 /", cookies("a=1; path=/c; comment=" .. long .. ",  d=2,3"))
    assert.equal("e= /", cookies "e=; expires=Wed, 21 Oct 2026 07:28:00 GMT")
    assert.equal("", cookies(long))
    local response = objc.NSHTTPURLResponse:alloc():initWithURL_statusCode_HTTPVersion_headerFields_(
      site, 200, "1", {["Content-Type"] = "Text/Plain ; charset=UTF-8 ;" .. long,
        ["Content-Disposition"] = 'inline; filename="a;b/c.txt"; x=' .. long})
    assert.equal("text/plain", response:MIMEType())
    assert.equal("utf-8", response:textEncodingName())
    assert.equal("a;b_c.txt", response:suggestedFilename())
    local parts = objc.unbox(objc.NSString:stringWithString_("/" .. ("ab//"):rep(1 << 16)):pathComponents())
    assert.equal((1 << 16) + 2, #parts)
    assert.same({"/", "ab", "ab", "/"}, {parts[1], parts[2], parts[#parts - 1], parts[#parts]})
  end)
end)
