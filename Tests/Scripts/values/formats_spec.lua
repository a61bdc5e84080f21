describe("a format", function()
  local function format(...) return tostring(objc.NSString:stringWithFormat_(...)) end

  it("prints each conversion", function()
    for expected, actual in pairs {
      ["a 42 -7"] = format("%@ %d %i", "a", 42, -7),
      ["4294967295 18446744073709551615"] = format("%u %lu", -1, -1),
      ["ff FF 0xff 17"] = format("%x %X %#x %o", 255, 255, 255, 15),
      ["1.500000 1.50 2"] = format("%f %.2f %.0f", 1.5, 1.5, 2.5),
      ["1.5e+00 1.5E+00"] = format("%.1e %.1E", 1.5, 1.5),
      ["0.0001 1e-05 100000 1e+06"] = format("%g %g %g %g", 0.0001, 0.00001, 100000, 1000000),
      ["0x1.8p+0 0X1.8P+0"] = format("%a %A", 1.5, 1.5),
      ["inf nan -INF"] = format("%f %f %F", math.huge, 0 / 0, -math.huge),
      ["A é text"] = format("%c %C %s", 65, 0xE9, "text"),
      ["100%"] = format("100%%"),
      ["1 0"] = format("%d %d", true, nil),
      ["(null)"] = format("%@", nil),
      ["0x0"] = format("%p", nil),
      ["20 5"] = format("%zd %td", 20, 5),
    } do
      assert.equal(expected, actual)
    end
  end)

  it("fills widths and precisions, from arguments too", function()
    assert.equal("|    5|5    |00005|+5| 5|", format("|%5d|%-5d|%05d|%+d|% d|", 5, 5, 5, 5, 5))
    assert.equal("|    5|5    |", format("|%*d|%*d|", 5, 5, -5, 5))
    assert.equal("| 1.50|", format("|%*.*f|", 5, 2, 1.5))
    assert.equal("|005|", format("|%.3d|", 5))
    assert.equal("|  abc|abc  |ab|", format("|%5s|%-5s|%.2s|", "abc", "abc", "abc"))
    assert.equal("|-0005|", format("|%05d|", -5))
  end)

  it("has positional arguments", function()
    assert.equal("b a b", format("%2$@ %1$@ %2$@", "a", "b"))
    assert.equal("007 x", format("%2$03d %1$@", "x", 7))
  end)

  it("reads an integer in the C type that is named", function()
    assert.equal("-1 -1 9223372036854775807", format("%d %hd %ld", 0xFFFFFFFF, 0xFFFF, math.maxinteger))
    assert.equal("ff ffffffff ffffffffffffffff", format("%hhx %x %llx", -1, -1, -1))
  end)

  it("sends description for %@", function()
    local Class = objc.class("FormattedThing", objc.NSObject, function(instance)
      function instance:description() return "in its words" end
    end)
    assert.equal("<in its words>", format("<%@>", Class:new()))
  end)

  it("prints a double exactly", function()
    assert.equal("0.1000000000000000055511151231257827", format("%.34f", 0.1))
    assert.equal("1267650600228229401496703205376", format("%.0f", 2.0 ^ 100))
    assert.equal("4.94066e-324", format("%g", 4.9406564584124654e-324))
  end)

  it("is a string itself, plain or not", function()
    assert.equal("1", tostring(objc.NSString:stringWithFormat_(objc.constant("%d"), 1)))
    local string = objc.NSMutableString:stringWithFormat_("%d", 1)
    string:appendFormat_("-%@", nil)
    assert.equal("1-(null)", tostring(string))
    assert.equal("1-(null)2", tostring(string:stringByAppendingFormat_("%d", 2)))
  end)

  it("writes the address of an object in hexadecimal digits", function()
    local object = objc.NSObject:new()
    local address = tostring(objc.NSString:stringWithFormat_("%p", object)):sub(3)
    assert.equal(address .. " " .. address:sub(-8):gsub("^0+", ""),
      tostring(objc.NSString:stringWithFormat_("%lx %x", object, object)))
    assert.error_matches(function() format("%d", object) end, "'%d' cannot print an NSObject", 1, true)
  end)

  it("rejects formats that would crash a device, by name", function()
    for reason, body in pairs {
      ["'%d' has no argument 3"] = function() format("%d %d", 1) end,
      ["'%d' cannot print string \"x\""] = function() format("%d", "x") end,
      ["unknown conversion '%y'"] = function() format("%y", 1) end,
      ["argument 1 must be a string, got integer 3"] = function() format(3) end,
      ["*** -[NSPlaceholderString initWithFormat:locale:arguments:]: nil argument"] = function() format(nil) end,
    } do
      assert.error_matches(body, reason, 1, true)
    end
  end)
end)
