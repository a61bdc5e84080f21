-- Native loops over long texts: an interrupt, as well as a time limit, ends each of them within a fraction of a second.

describe("a native loop", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end

  -- Returns the output of a script.
  local function run(options, script)
    local name = os.tmpname()
    local file <close> = assert(io.open(name, "w"))
    file:write(script)
    file:close()
    local pipe = assert(io.popen(("'%s' %s '%s' 2>&1"):format(arg[lowest], options, name)))
    local output = pipe:read "a"
    pipe:close()
    os.remove(name)
    return output
  end

  local prelude = [[
    local size = 1 << 23
    local function text(part) return objc.NSString:stringWithString_(part:rep(size // #part)) end
    local letters, blank = objc.NSCharacterSet:letterCharacterSet(), objc.NSCharacterSet:characterSetWithCharactersInString_ " "
  ]]

  for name, body in pairs {
    ["splits a text at a string"] = {'text "a,"', 'made:componentsSeparatedByString_ ","'},
    ["splits a text at characters"] = {'text "a "', "made:componentsSeparatedByCharactersInSet_(blank)"},
    ["trims a text"] = {'text " "', "made:stringByTrimmingCharactersInSet_(blank)"},
    ["finds a text without regard to accents"] = {'text "É"', 'made:rangeOfString_options_("b", 129)'},
    ["compares without regard to accents"] = {'text "É"', "made:compare_options_(made, 129)"},
    ["compares the numbers in texts"] = {'text "é1"', "made:compare_options_(made, 64)"},
    ["changes letters to capitals"] = {'text "ñ"', "made:uppercaseString()"},
    ["capitalizes words"] = {'text "a b "', "made:capitalizedString()"},
    ["decomposes accents"] = {'text "é"', "made:decomposedStringWithCanonicalMapping()"},
    ["folds a text"] = {'text "É"', "made:stringByFoldingWithOptions_locale_(129, nil)"},
    ["finds a character backwards"] = {'text "a"', "made:rangeOfCharacterFromSet_options_(blank, 4)"},
    ["makes a set of characters"] = {'text "é"', "objc.NSCharacterSet:characterSetWithCharactersInString_(made)"},
    ["encodes a text for a URL"] = {'text " "', "made:stringByAddingPercentEncodingWithAllowedCharacters_(letters)"},
    ["enumerates characters"] = {'text "e\\u{301}"', "made:enumerateSubstringsInRange_options_usingBlock_({0, made:length()}, 2, function() end)"},
    ["scans letters"] = {'objc.NSScanner:scannerWithString_(text "é")', "made:scanCharactersFromSet_intoString_(letters, nil)"},
    ["transforms letters"] = {'text "漢字"', 'made:stringByApplyingTransform_reverse_("Any-Latin", false)'},
    ["composes compatible characters"] = {'text "ﬁ"', "made:precomposedStringWithCompatibilityMapping()"},
    ["compares lists"] = {'text(("a"):rep(63) .. ","):componentsSeparatedByString_ ","',
      'made:differenceFromArray_(text(("b"):rep(63) .. ","):componentsSeparatedByString_ ",")'},
    ["lays out a text"] = {'text "a b\\n"', "made:sizeWithAttributes_ {}"},
    ["reads HTML"] = {'("<b>a</b>"):rep(size // 8)', [[objc.NSAttributedString:alloc():initWithData_options_documentAttributes_error_(
        objc.NSData:dataWithBytes_length_(made, #made), {DocumentType = "NSHTML"}, nil, nil)]]},
    ["reads cookies"] = {'("a=b, "):rep(size // 5)', [[objc.NSHTTPCookie:cookiesWithResponseHeaderFields_forURL_({["Set-Cookie"] = made},
        objc.NSURL:URLWithString_ "http://a.b/")]]},
  } do
    it("that " .. name .. " ends soon, or is left at an interrupt", function()
      local output = run("", prelude .. "local made = " .. body[1] .. [[

        local pid = io.open "/proc/self/stat":read "n"
        os.execute(("(sleep 0.1; kill -INT %d) & "):format(pid))
        local started = os.clock()
        local is_done, fault = pcall(function() return ]] .. body[2] .. [[ end)
        print(is_done and "done" or fault:find "interrupted!" and "left", os.clock() - started < 1.5)
        if is_done then while true do end end]])
      assert.matches("^%l+\ttrue\n", output)
    end)
  end
end)

describe("a text that no pattern is as long as", function()
  local long = ("y"):rep((1 << 20) + 1)

  local function refuses(body)
    local is_done, fault = pcall(body)
    assert.is_false(is_done)
    assert.matches("the text has 1048577 bytes; the limit is 1048576", tostring(fault), 1, true)
  end

  it("is refused as a pattern of dates or numbers, a type encoding, a predicate and a visual format", function()
    local dates, numbers = objc.NSDateFormatter:new(), objc.NSNumberFormatter:new()
    refuses(function() dates:setDateFormat_(long) end)
    refuses(function() dates:setLocalizedDateFormatFromTemplate_(long) end)
    refuses(function() objc.NSDateFormatter:dateFormatFromTemplate_options_locale_(long, 0, nil) end)
    refuses(function() numbers:setPositiveFormat_(long) end)
    refuses(function() numbers:setNegativeFormat_(long) end)
    refuses(function() objc.NSMethodSignature:signatureWithObjCTypes_(long) end)
    refuses(function() objc.NSPredicate:predicateWithFormat_(long) end)
    refuses(function() objc.NSExpression:expressionWithFormat_(long) end)
    refuses(function() objc.NSLayoutConstraint:constraintsWithVisualFormat_options_metrics_views_(long, 0, nil, {}) end)
  end)

  it("is no date, no number, no name of a person and no regular expression", function()
    assert.is_nil(objc.NSDateFormatter:new():dateFromString_(long))
    assert.is_nil(objc.NSNumberFormatter:new():numberFromString_(("1"):rep((1 << 20) + 1)))
    assert.is_nil(objc.NSPersonNameComponentsFormatter:new():personNameComponentsFromString_(long))
    local expression, fault = objc.NSRegularExpression:regularExpressionWithPattern_options_error_(long, 0)
    assert.is_nil(expression)
    assert.equal(2048, fault:code())
  end)
end)
