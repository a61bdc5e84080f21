-- The formats of `random_inputs.lua`: valid inputs, and the function that reads one.

local function data(text) return objc.NSData:dataWithBytes_length_(text, #text) end

local function bytes(object) return objc.box(object) end

local values = {name = "value", list = {1, 2.5, true, "text"}, nested = {a = {b = {}}}}

-- The bytes of NSData as a string.
local function text_of(object)
  local encoded = objc.box(object):base64EncodedStringWithOptions_(0)
  local alphabet, reversed = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", {}
  for index = 1, 64 do reversed[alphabet:sub(index, index)] = index - 1 end
  local parts = {}
  for a, b, c, d in tostring(encoded):gmatch "(.)(.)(.)(.)" do
    local word = reversed[a] << 18 | reversed[b] << 12 | (reversed[c] or 0) << 6 | (reversed[d] or 0)
    local triple = string.char(word >> 16, word >> 8 & 255, word & 255)
    parts[#parts + 1] = d ~= "=" and triple or c ~= "=" and triple:sub(1, 2) or triple:sub(1, 1)
  end
  return table.concat(parts)
end

local function property_list(format)
  return text_of(objc.NSPropertyListSerialization:dataWithPropertyList_format_options_error_(values, format, 0, nil))
end

local function archive(object)
  return text_of(objc.NSKeyedArchiver:archivedDataWithRootObject_requiringSecureCoding_error_(object, false, nil))
end

local function read_property_list(text)
  return objc.NSPropertyListSerialization:propertyListWithData_options_format_error_(data(text), 0, nil, nil)
end

local png = text_of(objc.UIGraphicsImageRenderer:alloc():initWithSize_ {3, 2}:PNGDataWithActions_(function() end))
local tags = {{"<a>", "</a>"}, {"<!--", "-->"}, {"<array>", "</array>"}, {"<dict><key>a</key>", "</dict>"}}

local formats = {}

formats.property_list = {
  seeds = {property_list(100), '<plist version="1.0"><dict><key>d</key><date>2024-02-03T04:05:06Z</date></dict></plist>',
    '<plist><array><integer>42</integer><real>1.5e3</real><data>aGVsbG8=</data><true/></array></plist>'},
  nesting = tags, read = read_property_list,
}
formats.binary_property_list = {seeds = {property_list(200)}, read = read_property_list}
formats.old_property_list = {
  seeds = {"{ a = 1; b = (1, 2, \"three\"); c = <0fbd7710>; /* text */ }", '"key" = "value \\n \\U00e9";\n// end\n'},
  read = read_property_list,
}
formats.json = {
  seeds = {'{"a": [1, 2.5e3, true, null, "\\u00e9\\ud83d\\ude00"], "b": {"c": {}}}', "[[1],[2,[3]]]", '"text"', "1e5"},
  read = function(text) return objc.NSJSONSerialization:JSONObjectWithData_options_error_(data(text), 4, nil) end,
}
formats.xml = {
  seeds = {'<?xml version="1.0" encoding="UTF-8"?><a b="c &amp; d"><e/>text<![CDATA[raw]]><!-- note --></a>',
    '<!DOCTYPE a [<!ENTITY x "y"><!ENTITY z "&x;&x;"><!ELEMENT a (#PCDATA)><!ATTLIST a b CDATA #IMPLIED>]><a>&z;</a>',
    '<n:a xmlns:n="urn:n" n:b="1"><n:c/></n:a>'},
  nesting = tags,
  read = function(text) return objc.NSXMLParser:alloc():initWithData_(data(text)):parse() end,
}
formats.archive = {
  seeds = {archive(values), archive(objc.NSDate:dateWithTimeIntervalSinceReferenceDate_(1)),
    archive(objc.UIColor:redColor()), archive(objc.NSIndexPath:indexPathForRow_inSection_(1, 2)),
    archive(objc.NSIndexSet:indexSetWithIndex_(5)), archive(objc.NSURL:URLWithString_ "https://a.example/b")},
  read = function(text)
    local allowed = objc.NSSet:setWithArray_ {objc.NSObject}
    return objc.NSKeyedUnarchiver:unarchivedObjectOfClasses_fromData_error_(allowed, data(text), nil)
  end,
}
formats.png = {
  seeds = {png},
  read = function(text)
    local image = objc.UIImage:imageWithData_(data(text))
    return image and objc.box(image):size()
  end,
}
-- Headers of JPEG with the orientation of Exif, GIF, WebP in its three forms, and BMP with the first row at the top.
local exif = "Exif\0\0MM\0*\0\0\0\8\0\1\1\x12\0\3\0\0\0\1\0\6\0\0\0\0\0\0"
local jpeg = "\xff\xd8\xff\xe1" .. (">I2"):pack(#exif + 2) .. exif .. "\xff\xdb\0\4\0\0\xff\xc0\0\x11\8\0\2\0\3\3\1\x22\0\2\x11\1\3\x11\1\xff\xd9"
local function webp(name, rest) return "RIFF" .. ("<I4"):pack(#rest + 12) .. "WEBP" .. name .. ("<I4"):pack(#rest) .. rest end
formats.picture = {
  seeds = {
    jpeg, "GIF89a\3\0\2\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\3\0\2\0\0\2\2\x84\x51\0;", webp("VP8X", ("\0"):rep(4) .. "\2\0\0\1\0\0"),
    webp("VP8L", "/\2\x40\0\0\0"), webp("VP8 ", "\0\0\0\x9d\1*\3\0\2\0"),
    "BM" .. ("<I4I4I4I4i4i4I2I2"):pack(70, 0, 54, 40, 3, -2, 1, 24) .. ("\0"):rep(40),
  },
  read = function(text)
    local image = objc.UIImage:imageWithData_(data(text))
    if not image then return nil end
    local view = objc.UIImageView:alloc():initWithImage_(image)
    return {uikit.UIImagePNGRepresentation(image), uikit.UIImageJPEGRepresentation(image, 0.5), view:sizeThatFits_ {10, 10},
      image:imageOrientation(), tostring(image), uikit.render(view)}
  end,
}
formats.predicate = {
  seeds = {"a == 1 AND b.c CONTAINS[cd] 'x'", "ANY list > 2 OR NOT (name LIKE 'v*')", "a BETWEEN {1, 5}",
    "SUBQUERY(list, $x, $x > 1).@count > 0", "name MATCHES '[a-z]+'", "FUNCTION(1, 'description') == '1'", "a IN {1, 2, 3}"},
  read = function(text)
    local predicate = objc.NSPredicate:predicateWithFormat_(text)
    return {predicate:evaluateWithObject_ {a = 1, b = {c = "x"}, list = {1, 2, 3}, name = "v"}}
  end,
}
formats.regular_expression = {
  seeds = {"^(a+)+$", "[a-z&&[^b]]{2,5}(?<n>x)\\k<n>", "(?i)\\bword\\b|\\p{Lu}+?", "(?=a)(?!b)(?<=c)x*+", "(a|b|ab)*c", "\\x{1F600}\\Q.\\E"},
  read = function(text)
    local expression = objc.NSRegularExpression:regularExpressionWithPattern_options_error_(text, 0, nil)
    return expression and expression:matchesInString_options_range_("aaaaabbbabcxX word é😀", 0, {0, 22})
  end,
}
formats.date = {
  seeds = {"yyyy-MM-dd'T'HH:mm:ss.SSSZ\n2024-02-29T12:30:45.123+0100", "EEEE, d MMMM y G h:mm a zzzz\nMonday, 1 January 2024 AD 1:00 PM GMT",
    "QQQ YYYY'W'ww e\nQ1 2024W05 2", "D yyyy\n366 2024"},
  read = function(text)
    local pattern, value = text:match "^(.-)\n(.*)$"
    local formatter = objc.NSDateFormatter:new()
    formatter:setDateFormat_(pattern or text)
    local date = formatter:dateFromString_(value or text)
    return formatter:stringFromDate_(date or objc.NSDate:distantFuture())
  end,
}
formats.number = {
  seeds = {"#,##0.00;(#)\n1,234.50", "0.###E0\n1.5E3", "¤#,##0\n$12", "000%\n12%", "@@#\n123"},
  read = function(text)
    local pattern, value = text:match "^(.-)\n(.*)$"
    local formatter = objc.NSNumberFormatter:new()
    formatter:setPositiveFormat_(pattern or text)
    return formatter:stringFromNumber_(formatter:numberFromString_(value or text) or 1234567.891)
  end,
}
formats.decimal = {
  seeds = {"1.5e10", "-123456789.987654321", "9e40", "1e-40", "NaN"},
  read = function(text)
    local number = objc.NSDecimalNumber:decimalNumberWithString_(text)
    return objc.box(number):decimalNumberByMultiplyingBy_(number):decimalNumberByRaisingToPower_(3)
  end,
}
formats.url = {
  seeds = {"https://user:pa%20ss@www.example.com:8080/a/../b;p?q=1&r=%41#f", "file:///tmp/a%00b", "mailto:a@b.c",
    "//[::1]:80/", "https://例え.jp/ü"},
  read = function(text)
    local url, components = objc.NSURL:URLWithString_(text), objc.NSURLComponents:componentsWithString_(text)
    return url and components and {url:absoluteURL(), url:pathComponents(), url:port(), components:queryItems(), components:URL()}
  end,
}
formats.cookie = {
  seeds = {"a=b; expires=Wed, 21 Oct 2015 07:28:00 GMT; path=/; domain=.example.com; secure; HttpOnly", "a=1; Max-Age=100, c=d"},
  read = function(text)
    local url = objc.NSURL:URLWithString_ "https://shop.example.com/"
    return objc.NSHTTPCookie:cookiesWithResponseHeaderFields_forURL_({["Set-Cookie"] = text}, url)[1]
  end,
}
formats.markdown = {
  seeds = {"# T\n\n- a *b* **c** `d` [e](f \"g\")\n  1. h\n\n> i\n\n```c\nj\n```\n", "| a | b |\n|---|:-:|\n| 1 | ~~2~~ |\n\n***x***\n",
    "<https://a.b> ![i](j)\\*"},
  nesting = {{"> ", ""}, {"- ", ""}, {"[", "](x)"}, {"*", "*"}, {"`", "`"}},
  read = function(text)
    return objc.NSAttributedString:alloc():initWithMarkdownString_options_baseURL_error_(text, nil, nil, nil)
  end,
}
formats.type_encoding = {
  seeds = {"v24@0:8@16", "{CGRect={CGPoint=dd}{CGSize=dd}}16@0:8", "@?<v@?@\"NSString\">", "[12^{a=b3i}]", "(u=ib4)", "r^{x=#:*}"},
  nesting = {{"{a=", "}"}, {"[2", "]"}, {"^", ""}, {"(u=", ")"}},
  read = function(text)
    local signature = objc.NSMethodSignature:signatureWithObjCTypes_(text)
    return signature and {signature:frameLength(), signature:methodReturnLength(), signature:numberOfArguments()}
  end,
}
formats.format = {
  seeds = {"%d %@ %5.2f %s| %c %%", "%1$@ %2$d", "%hhd %qd %Lf %p"},
  read = function(text) return objc.NSString:stringWithFormat_(text, 1, 2, 3.5, "s", 5) end,
}
formats.visual_format = {
  seeds = {"H:|-[a(>=50@750)]-10-[b(a)]-|", "V:|[a]-(<=5)-[b(==100)]"},
  read = function(text)
    local one, other = objc.UIView:new(), objc.UIView:new()
    local parent = objc.UIView:alloc():initWithFrame_ {0, 0, 100, 100}
    parent:addSubview_(one)
    parent:addSubview_(other)
    return objc.NSLayoutConstraint:constraintsWithVisualFormat_options_metrics_views_(text, 0, {m = 5}, {a = one, b = other})
  end,
}
formats.encoded_text = {
  seeds = {"h\0e\0l\0l\0o\0", "\xfe\xff\0h\0i", "caf\xe9", "\xef\xbb\xbfutf-8 é", "\x1b$B%F%9%H\x1b(B"},
  read = function(text)
    local last
    for _, encoding in ipairs {1, 3, 4, 5, 8, 9, 10, 12, 21, 30, 0x90000100, 0x94000100, 0x8c000100, 0x98000100} do
      last = objc.NSString:alloc():initWithData_encoding_(data(text), encoding) or last
    end
    return last
  end,
}
formats.base64 = {
  seeds = {"aGVsbG8=", "aGVsbG8gd29ybGQ\n=", "////", "AA=="},
  read = function(text) return bytes(objc.NSData:alloc():initWithBase64EncodedString_options_(text, 1)) end,
}
formats.geometry_text = {
  seeds = {"{{1, 2}, {3, 4}}", "{5, 6}", "[1, 0, 0, 1, 0, 0]"},
  read = function(text)
    return {uikit.CGRectFromString and uikit.CGRectFromString(text), objc.NSString:stringWithString_(text):doubleValue(),
      objc.NSScanner:scannerWithString_(text):scanDouble_(nil)}
  end,
}

return formats
