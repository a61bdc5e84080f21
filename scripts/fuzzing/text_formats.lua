-- Further formats of `random_inputs.lua`: documents, headers, names and compressed data.

local function data(text) return objc.NSData:dataWithBytes_length_(text, #text) end

local function text_object(text) return objc.NSString:stringWithString_(text) end

local formats = {}

formats.html = {
  seeds = {"<h1>T</h1><p style='color: #f00; font-size: 12px'>a<b>b</b>&amp;&#233;<br/>c</p><ul><li>d</li></ul>",
    "<table><tr><td>1</td></tr></table><!-- n --><a href='https://a.b'>c</a><img src='x'>", "<style>p { margin: 1em }</style><p>a"},
  nesting = {{"<b>", "</b>"}, {"<ul><li>", "</li></ul>"}, {"<table><tr><td>", "</td></tr></table>"}, {"<!--", "-->"}},
  read = function(text)
    return objc.NSAttributedString:alloc():initWithData_options_documentAttributes_error_(
      data(text), {DocumentType = "NSHTML"}, nil, nil)
  end,
}
formats.compressed = {
  -- "hookhost" in each of Apple's formats that the library writes.
  make = function()
    local plain = data(("hookhost "):rep(math.random(40)))
    local algorithm = math.random(0, 3)
    local packed = plain:compressedDataUsingAlgorithm_error_(algorithm, nil)
    local bytes = {}
    local text = objc.NSString:alloc():initWithData_encoding_(packed or plain, 5)
    for _, byte in utf8.codes(tostring(text)) do bytes[#bytes + 1] = string.char(byte) end
    return string.char(algorithm) .. table.concat(bytes)
  end,
  seeds = {"\3\xcb\xc8\xcf\xcf\xce\xc8/.\1\0", "\0bvx-\8\0\0\0hookhostbvx$", "\1bv4-\8\0\0\0hookhostbv4$", "\2\xfd7zXZ\0\0\4"},
  read = function(text)
    return data(text:sub(2)):decompressedDataUsingAlgorithm_error_((text:byte() or 0) % 4, nil)
  end,
}
formats.strings = {
  seeds = {'/* c */ "a" = "b %@";\n"c\\n" = "\\U00e9";\n', "key = value;\n// end\n", '{"a" = {"b" = (1, 2);};}'},
  read = function(text) return text_object(text):propertyListFromStringsFileFormat() end,
}
formats.data_detector = {
  seeds = {"call 555-123-4567 or see https://a.example/b?c#d on 2024-02-03 at 10:30", "a@b.example, www.c.example (1 Infinite Loop, Cupertino, CA 95014)",
    "tomorrow at 5pm, +1 (408) 996-1010"},
  read = function(text)
    local shown = text_object(text)
    return objc.NSDataDetector:dataDetectorWithTypes_error_(0xFFFF, nil)
      :numberOfMatchesInString_options_range_(shown, 0, {0, shown:length()}) > 0
  end,
}
formats.response = {
  seeds = {"Content-Type: text/plain; charset=utf-8\nContent-Length: 12\nContent-Disposition: attachment; filename=\"a;b.txt\"",
    "Set-Cookie: a=b; Path=/\nLocation: ../c?d\nETag: \"x\"\nCache-Control: max-age=99, no-cache", "Date: Wed, 21 Oct 2015 07:28:00 GMT"},
  read = function(text)
    local url, fields = objc.NSURL:URLWithString_ "https://a.example/b", {}
    for name, value in text:gmatch "([^\n:]*): ?([^\n]*)" do fields[name] = value end
    local response = objc.NSHTTPURLResponse:alloc():initWithURL_statusCode_HTTPVersion_headerFields_(url, 200, "HTTP/1.1", fields)
    return {response:suggestedFilename(), response:expectedContentLength(), response:textEncodingName(), response:MIMEType(),
      objc.NSHTTPCookie:cookiesWithResponseHeaderFields_forURL_(fields, url)}
  end,
}
formats.locale = {
  seeds = {"en_US@calendar=buddhist;currency=EUR", "zh-Hant-TW", "GMT+5:30", "Europe/Berlin", "sr-Latn-RS-u-ca-japanese"},
  read = function(text)
    local locale = objc.NSLocale:localeWithLocaleIdentifier_(text)
    local zone = objc.NSTimeZone:timeZoneWithName_(text) or objc.NSTimeZone:timeZoneWithAbbreviation_(text)
    local dates = objc.NSDateFormatter:new()
    dates:setLocale_(locale)
    dates:setLocalizedDateFormatFromTemplate_ "yMMMEd"
    return {dates:stringFromDate_(objc.NSDate:distantFuture()), objc.NSLocale:componentsFromLocaleIdentifier_(text),
      objc.NSLocale:canonicalLocaleIdentifierFromString_(text), locale:displayNameForKey_value_("kCFLocaleIdentifierKey", text), zone}
  end,
}
formats.key_path = {
  seeds = {"a.b.@count", "list.@avg.@count", "list.@distinctUnionOfArrays.self", "people.@unionOfObjects.name.length", "people.@max.age"},
  nesting = {{"a.", ""}, {"@max.", ""}, {"self.", ".self"}},
  read = function(text)
    local people = {{name = "A", age = 3}, {name = "B", age = 4}}
    return objc.NSDictionary:dictionaryWithDictionary_ {a = {b = {c = 1}}, list = {{1, 2}, {3}}, people = people}:valueForKeyPath_(text)
  end,
}
formats.iso_date = {
  seeds = {"2024-02-29T12:30:45Z", "2024-W05-2T10:00:00+01:00", "20240229T123045.678Z", "2024-060"},
  read = function(text)
    local dates = objc.NSISO8601DateFormatter:new()
    -- The options of the seeds: the day's number in its month, week or year, separators, time, zone and fractions.
    local options = text:find "W" and 0x77D or text:find "%." and 0x863 or text:find "T" and 0x773 or 0x111
    dates:setFormatOptions_(math.random(4) == 1 and math.random(0, 1 << 12) or options)
    local date = dates:dateFromString_(text)
    return date and dates:stringFromDate_(date)
  end,
}
formats.measured_text = {
  seeds = {"12.5 km", "1,234.5", "5 minutes", "Mr. John Q. Smith Jr.", "one hundred twenty-three"},
  read = function(text)
    local spelled = objc.NSNumberFormatter:new()
    spelled:setNumberStyle_(5)
    local names = objc.NSPersonNameComponentsFormatter:new()
    local scanner = objc.NSScanner:scannerWithString_(text)
    scanner:scanUpToCharactersFromSet_intoString_(objc.NSCharacterSet:decimalDigitCharacterSet(), nil)
    return {names:personNameComponentsFromString_(text), spelled:numberFromString_(text), scanner:scanDecimal_(nil),
      scanner:scanHexLongLong_(nil), text_object(text):integerValue()}
  end,
}

return formats
