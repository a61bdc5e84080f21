-- The inputs of growth.lua: for each parser some shapes of input, as functions of a size.
--
-- A shape has a name, `make`, which returns an input of about `n` parts, and `read`, which reads it. A parser may
-- reject a shape; then it has to do so in the same time. A shape with a `note` is not checked, for the noted reason.

local function data(text) return objc.NSData:dataWithBytes_length_(text, #text) end
local function ns(text) return objc.NSString:stringWithString_(text) end

-- Returns `first` to `last` with a format, joined.
local function numbered(count, format, separator)
  local parts = {}
  for index = 1, count do parts[index] = format:gsub("#", index) end
  return table.concat(parts, separator or "")
end

local inputs = {}

-- shapes(PARSER, READ, {NAME = MAKE, …} [, {NAME = NOTE, …}])
local function shapes(parser, read, makers, notes)
  local names = {}
  for name in pairs(makers) do names[#names + 1] = name end
  table.sort(names)
  for _, name in ipairs(names) do
    inputs[#inputs + 1] = {parser = parser, shape = name, make = makers[name], read = read,
      note = notes and notes[name]}
  end
end

local function read_list(text)
  return objc.NSPropertyListSerialization:propertyListWithData_options_format_error_(data(text), 0, nil, nil)
end

-- A binary property list: `count` objects, each as `object(index)` returns it, with references of two bytes.
local function binary_list(count, object)
  local parts, offsets, at = {"bplist00"}, {}, 8
  for index = 0, count - 1 do
    local bytes = object(index)
    parts[#parts + 1], offsets[#offsets + 1], at = bytes, string.pack(">I4", at), at + #bytes
  end
  return table.concat(parts) .. table.concat(offsets) .. ("\0"):rep(6) .. "\4\2"
    .. (">I8I8I8"):pack(count, 0, at)
end

shapes("property list, XML", read_list, {
  array = function(n) return "<plist><array>" .. ("<integer>1</integer>"):rep(n) .. "</array></plist>" end,
  keys = function(n) return "<plist><dict>" .. numbered(n, "<key>k#</key><true/>") .. "</dict></plist>" end,
  nested = function(n) return "<plist>" .. ("<array>"):rep(n) .. ("</array>"):rep(n) .. "</plist>" end,
  text = function(n) return "<plist><string>" .. ("é&amp;"):rep(n) .. "</string></plist>" end,
  data = function(n) return "<plist><data>" .. ("AAAA\n"):rep(n) .. "</data></plist>" end,
  comments = function(n) return "<plist>" .. ("<!-- a -->"):rep(n) .. "<true/></plist>" end,
  open = function(n) return "<plist>" .. ("<array>"):rep(n) end,
  brackets = function(n) return ("<"):rep(n) end,
  declarations = function(n) return ("<!-"):rep(n) end,
})
shapes("property list, binary", read_list, {
  shared = function(n)
    n = math.min(n, 60000)
    return binary_list(n + 1, function(index)
      return index == n and "\x09" or "\xA2" .. (">I2I2"):pack(index + 1, index + 1)
    end)
  end,
  flat = function(n)
    n = math.min(n, 60000)
    return binary_list(n + 1, function(index)
      if index > 0 then return "\x10\x01" end
      local refs = {}
      for place = 1, n do refs[place] = (">I2"):pack(place) end
      return "\xAF\x12" .. (">I4"):pack(n) .. table.concat(refs)
    end)
  end,
  crossed = function(n)
    n = math.min(n, 60000)
    local refs = (">I2"):pack(1):rep(n)
    return binary_list(3, function(index)
      return index == 0 and "\xAF\x12" .. (">I4"):pack(n) .. refs
        or index == 1 and "\xAF\x12" .. (">I4"):pack(n) .. (">I2"):pack(2):rep(n) or "\x09"
    end)
  end,
})
shapes("property list, old", read_list, {
  array = function(n) return "(" .. ("a, "):rep(n) .. "b)" end,
  keys = function(n) return "{" .. numbered(n, "k# = v;") .. "}" end,
  nested = function(n) return ("("):rep(n) .. (")"):rep(n) end,
  text = function(n) return '"' .. ("\\U00e9a"):rep(n) .. '"' end,
  data = function(n) return "<" .. ("0f "):rep(n) .. ">" end,
  comments = function(n) return ("/* a */"):rep(n) .. "a" end,
  strings = function(n) return numbered(n, '"key #" = "value #";\n') end,
})
local function read_json(text)
  return objc.NSJSONSerialization:JSONObjectWithData_options_error_(data(text), 4, nil)
end
shapes("JSON", read_json, {
  array = function(n) return "[" .. ("1,"):rep(n) .. "1]" end,
  keys = function(n) return "{" .. numbered(n, '"k#":1', ",") .. "}" end,
  ["equal keys"] = function(n) return "{" .. ('"k":1,'):rep(n) .. '"k":1}' end,
  nested = function(n) return ("["):rep(n) .. ("]"):rep(n) end,
  text = function(n) return '"' .. ("é\\u00e9\\n"):rep(n) .. '"' end,
  digits = function(n) return "[" .. ("1"):rep(n) .. "]" end,
  lines = function(n) return ("[\n"):rep(n) .. "x" end,
  utf16 = function(n) return "[\0" .. ("1\0,\0"):rep(n) .. "1\0]\0" end,
})
shapes("XML", function(text) return objc.NSXMLParser:alloc():initWithData_(data(text)):parse() end, {
  elements = function(n) return "<a>" .. ("<b/>"):rep(n) .. "</a>" end,
  nested = function(n) return ("<a>"):rep(n) .. ("</a>"):rep(n) end,
  attributes = function(n) return "<a " .. numbered(n, "b#='1'", " ") .. "/>" end,
  ["equal attributes"] = function(n) return "<a " .. ("b='1' "):rep(n) .. "/>" end,
  namespaces = function(n) return "<a " .. numbered(n, "xmlns:b#='urn:#'", " ") .. "/>" end,
  ["nested namespaces"] = function(n)
    return numbered(n, "<a xmlns:b#='urn:#'>") .. ("</a>"):rep(n)
  end,
  text = function(n) return "<a>" .. ("é &amp; b"):rep(n) .. "</a>" end,
  comments = function(n) return "<a>" .. ("<!-- b -->"):rep(n) .. "</a>" end,
  comment = function(n) return "<a><!--" .. ("b"):rep(n) .. "--></a>" end,
  cdata = function(n) return "<a><![CDATA[" .. ("]"):rep(n) .. "]]></a>" end,
  value = function(n) return "<a b='" .. ("&lt;"):rep(n) .. "'/>" end,
  entities = function(n)
    return "<!DOCTYPE a [" .. numbered(n, "<!ENTITY e# 'x'>") .. "]><a>" .. numbered(n, "&e#;") .. "</a>"
  end,
  ["nested entities"] = function(n)
    return "<!DOCTYPE a [<!ENTITY e0 ''>" .. numbered(n, "<!ENTITY e# '&f#;'><!ENTITY f# '&e0;'>") .. "]><a>&e" .. n .. ";</a>"
  end,
  declarations = function(n) return "<!DOCTYPE a [" .. numbered(n, "<!ATTLIST a b# CDATA 'c'>") .. "]><a/>" end,
  name = function(n) return "<" .. ("a"):rep(n) .. "/>" end,
})
local function archive(object)
  return objc.box(objc.NSKeyedArchiver:archivedDataWithRootObject_requiringSecureCoding_error_(object, false, nil))
end
shapes("archive", function(bytes)
  return objc.NSKeyedUnarchiver:unarchivedObjectOfClasses_fromData_error_(
    objc.NSSet:setWithArray_ {objc.NSArray, objc.NSDictionary, objc.NSString, objc.NSNumber}, bytes, nil)
end, {
  array = function(n)
    local list = {}
    for index = 1, n do list[index] = "text " .. index end
    return archive(list)
  end,
  keys = function(n)
    local list = {}
    for index = 1, n do list["k" .. index] = index end
    return archive(list)
  end,
  nested = function(n)
    local list = objc.NSArray:arrayWithArray_ {1}
    for _ = 1, math.min(n, 500) do list = objc.NSArray:arrayWithArray_ {list} end
    return archive(list)
  end,
  text = function(n) return archive(ns(("é"):rep(n))) end,
})
shapes("archiving", function(list) return archive(list) end, {
  array = function(n)
    local list = {}
    for index = 1, n do list[index] = objc.NSDate:dateWithTimeIntervalSince1970_(index) end
    return objc.NSArray:arrayWithArray_(list)
  end,
})
shapes("archiving of keys", function(count)
  local archiver = objc.NSKeyedArchiver:alloc():initRequiringSecureCoding_(false)
  for index = 1, count do archiver:encodeInteger_forKey_(index, "k" .. index) end
  archiver:finishEncoding()
  return archiver:encodedData()
end, {keys = function(n) return n end})
shapes("predicate", function(text)
  return objc.NSPredicate:predicateWithFormat_(text):evaluateWithObject_ {a = 1}
end, {
  sum = function(n) return "a == 1" .. (" + 1"):rep(math.min(n, 400)) end,
  clauses = function(n) return "a == 1" .. (" AND a == 1"):rep(n) end,
  path = function(n) return ("a."):rep(n) .. "b == 1" end,
  list = function(n) return "a IN {" .. ("1, "):rep(n) .. "1}" end,
  text = function(n) return "'" .. ("\\n"):rep(n) .. "' == 'a'" end,
  parentheses = function(n) return ("("):rep(math.min(n, 48)) .. "a == 1" .. (")"):rep(math.min(n, 48)) end,
  conditions = function(n)
    n = math.min(n, 16)
    return ("(TERNARY("):rep(n) .. "a == 1" .. (", 1, 1) == 1)"):rep(n)
  end,
  call = function(n) return "sum({" .. ("1, "):rep(n) .. "1}) == 1" end,
  like = function(n) return "'" .. ("a"):rep(n) .. "' LIKE '*a*b'" end,
  contains = function(n) return "'" .. ("é"):rep(n) .. "' CONTAINS[cd] '" .. ("e"):rep(n // 2) .. "b'" end,
})
local function matches(pattern)
  return function(text)
    return objc.NSRegularExpression:regularExpressionWithPattern_options_error_(pattern, 0, nil)
      :numberOfMatchesInString_options_range_(text, 0, {0, utf8.len(text)})
  end
end
shapes("regular expression", function(pattern)
  local expression = objc.NSRegularExpression:regularExpressionWithPattern_options_error_(pattern, 0, nil)
  return expression and expression:numberOfMatchesInString_options_range_("aaaa", 0, {0, 4})
end, {
  alternatives = function(n) return numbered(n, "a#", "|") end,
  groups = function(n) return ("(a)?"):rep(n) end,
  set = function(n) return "[" .. ("a-z"):rep(n) .. "]" end,
  nested = function(n) return ("("):rep(n) .. (")"):rep(n) end,
}, {groups = "ICU saves all groups at each optional one; time limits apply"})
shapes("matches", matches "a", {many = function(n) return ("ab"):rep(n) end})
shapes("matches of (a+)+b", matches "(a+)+b", {
  none = function(n) return ("a"):rep(n) end,
  lines = function(n) return ("aaaaaaaaaaaa\n"):rep(n) end,
})
shapes("template", function(text)
  return objc.NSRegularExpression:regularExpressionWithPattern_options_error_("(a)", 0, nil)
    :stringByReplacingMatchesInString_options_range_withTemplate_("a", 0, {0, 1}, text)
end, {groups = function(n) return ("$1\\$"):rep(n) end})
shapes("data detector", function(text)
  return objc.NSDataDetector:dataDetectorWithTypes_error_(32 + 2048 + 8, nil)
    :numberOfMatchesInString_options_range_(text, 0, {0, #text})
end, {
  links = function(n) return ("see www.example.com or "):rep(n) end,
  dots = function(n) return ("a."):rep(n) end,
  digits = function(n) return ("555 "):rep(n) end,
  plain = function(n) return ("a"):rep(n) end,
  at = function(n) return ("a@"):rep(n) end,
  slashes = function(n) return ("1/2/"):rep(n) end,
  spaces = function(n) return "today" .. (" "):rep(n) end,
  parentheses = function(n) return "http://a" .. (")"):rep(n) end,
  ["links and dates"] = function(n) return ("www.example.com 2024-02-03 555-555-5555 "):rep(n) end,
})
local function read_markdown(text)
  return objc.NSAttributedString:alloc():initWithMarkdownString_options_baseURL_error_(text, nil, nil, nil)
end
shapes("Markdown", read_markdown, {
  quotes = function(n) return (">"):rep(n) .. "a" end,
  stars = function(n) return ("*a **b "):rep(n) end,
  ["closed stars"] = function(n) return ("*"):rep(n) .. "a" .. ("*"):rep(n) end,
  lists = function(n)
    local parts = {}
    for index = 0, math.floor(n ^ 0.5) do parts[#parts + 1] = ("  "):rep(index) .. "- a" end
    return table.concat(parts, "\n")
  end,
  items = function(n) return ("- a\n"):rep(n) end,
  pipes = function(n) return ("|"):rep(n) end,
  table = function(n) return "| a | b |\n|---|---|\n" .. ("| 1 | 2 |\n"):rep(n) end,
  ["columns of rows"] = function(n) return ("|a"):rep(900) .. "|\n" .. ("|-"):rep(900) .. "|\n" .. ("|1|\n"):rep(n // 64) end,
  columns = function(n) return ("|a"):rep(n) .. "|\n" .. ("|-"):rep(n) .. "|\n|1|\n" end,
  brackets = function(n) return ("["):rep(n) end,
  links = function(n) return ("[a](b) "):rep(n) end,
  references = function(n) return numbered(n, "[a#]: b\n") .. numbered(n, "[a#] ") end,
  ticks = function(n) return numbered(math.floor(n ^ 0.5), "`") .. ("`a"):rep(n) end,
  tildes = function(n) return ("~~a "):rep(n) end,
  html = function(n) return ("<a "):rep(n) end,
  entities = function(n) return ("&amp;"):rep(n) end,
  paragraphs = function(n) return ("a\n\n"):rep(n) end,
  lines = function(n) return ("a\n"):rep(n) end,
})
shapes("Markdown, inline", function(text)
  local options = objc.NSAttributedStringMarkdownParsingOptions:new()
  options:setInterpretedSyntax_(2)
  return objc.NSAttributedString:alloc():initWithMarkdownString_options_baseURL_error_(text, options, nil, nil)
end, {lines = function(n) return ("a *b*\n"):rep(n) end})
shapes("date format", function(pattern)
  local formatter = objc.NSDateFormatter:new()
  formatter:setDateFormat_(pattern)
  local text = formatter:stringFromDate_(objc.NSDate:dateWithTimeIntervalSince1970_(0))
  return formatter:dateFromString_(text)
end, {
  fields = function(n) return ("yyyy-MM-dd "):rep(n) end,
  quoted = function(n) return "'" .. ("a"):rep(n) .. "'yyyy" end,
  letters = function(n) return ("y"):rep(math.min(n, 100000)) end,
  names = function(n) return ("EEEE "):rep(n) end,
  adjacent = function(n) return ("yyyyMMdd"):rep(n) end,
})
shapes("number format", function(pattern)
  local formatter = objc.NSNumberFormatter:new()
  formatter:setPositiveFormat_(pattern)
  return formatter:numberFromString_(formatter:stringFromNumber_(1234.5))
end, {
  digits = function(n) return ("0"):rep(n) end,
  grouped = function(n) return ("#,"):rep(n) .. "0" end,
  quoted = function(n) return "'" .. ("a"):rep(n) .. "'0" end,
})
shapes("number text", function(text)
  local formatter = objc.NSNumberFormatter:new()
  formatter:setNumberStyle_(1)
  return formatter:numberFromString_(text), ns(text):doubleValue(), ns(text):integerValue(),
    objc.NSDecimalNumber:decimalNumberWithString_(text)
end, {
  digits = function(n) return ("1"):rep(n) end,
  grouped = function(n) return ("1,"):rep(n) .. "1" end,
  zeros = function(n) return "0." .. ("0"):rep(n) .. "1" end,
})
shapes("scanner", function(text)
  local scanner, count = objc.NSScanner:scannerWithString_(text), 0
  while not scanner:isAtEnd() and scanner:scanUpToString_intoString_(",", nil) do
    scanner:scanString_intoString_(",", nil)
    count = count + 1
  end
  return count
end, {words = function(n) return ("ab,"):rep(n) end})
shapes("scanner of numbers", function(text)
  local scanner, count = objc.NSScanner:scannerWithString_(text), 0
  while not scanner:isAtEnd() and scanner:scanInt_(nil) and scanner:scanDouble_(nil) do
    scanner:scanString_intoString_("x", nil)
    count = count + 1
  end
  return count
end, {numbers = function(n) return ("12 3.5 "):rep(n) end})
shapes("scanner's search", function(text)
  return objc.NSScanner:scannerWithString_(text):scanUpToString_intoString_(("a"):rep(#text // 2) .. "b", nil)
end, {long = function(n) return ("a"):rep(n) end})
shapes("common prefix", function(text) return ns(text):commonPrefixWithString_options_(text:lower(), 1) end, {
  letters = function(n) return ("A"):rep(n) end,
  accents = function(n) return ("é"):rep(n) end,
})
shapes("HTML", function(text)
  return objc.NSAttributedString:alloc():initWithData_options_documentAttributes_error_(data(text), {DocumentType = "NSHTML"}, nil, nil)
end, {
  elements = function(n) return ("<b>a</b>"):rep(n) end,
  open = function(n) return ("<a "):rep(n) end,
  nested = function(n) return ("<b>"):rep(n) .. ("</i>"):rep(n) end,
  lists = function(n) return ("<ul><li>"):rep(n) end,
  signs = function(n) return ("&"):rep(n) end,
  attributes = function(n) return "<a " .. ("b='c' "):rep(n) .. ">" end,
})
shapes("text layout", function(text)
  return text:boundingRectWithSize_options_context_({100, 1e9}, 1, nil)
end, {
  runs = function(n)
    local text = objc.NSMutableAttributedString:alloc():initWithString_(("a b\n"):rep(n))
    for index = 0, n - 1 do
      text:addAttribute_value_range_("NSFont", objc.UIFont:systemFontOfSize_(10 + index % 2), {4 * index, 4})
    end
    return text
  end,
})
shapes("URL", function(text)
  local url, components = objc.NSURL:URLWithString_(text), objc.NSURLComponents:componentsWithString_(text)
  return url and url:absoluteURL(), url and url:pathComponents(), components and components:queryItems()
end, {
  path = function(n) return "http://a.b/" .. ("c/"):rep(n) end,
  dots = function(n) return "http://a.b/" .. ("c/../"):rep(n) end,
  query = function(n) return "http://a.b/?" .. ("c=d&"):rep(n) end,
  percent = function(n) return "http://a.b/" .. ("%41"):rep(n) end,
  host = function(n) return "http://" .. ("a."):rep(n) .. "b/" end,
  user = function(n) return "http://" .. ("a@"):rep(n) .. "b/" end,
})
shapes("relative URL", function(text)
  return objc.NSURL:URLWithString_relativeToURL_(text, objc.NSURL:URLWithString_ "http://a.b/c/d"):absoluteString()
end, {up = function(n) return ("../"):rep(n) end})
shapes("cookie", function(text)
  return objc.NSHTTPCookie:cookiesWithResponseHeaderFields_forURL_({["Set-Cookie"] = text}, objc.NSURL:URLWithString_ "http://a.b/")
end, {
  attributes = function(n) return "a=b" .. ("; c=d"):rep(n) end,
  cookies = function(n) return numbered(n, "a#=b", ", ") end,
})
shapes("path", function(text)
  local path = ns(text)
  return path:stringByStandardizingPath(), path:pathComponents(), path:lastPathComponent(), path:pathExtension()
end, {
  parts = function(n) return ("/a"):rep(n) end,
  up = function(n) return ("/a/.."):rep(n) end,
  slashes = function(n) return ("/"):rep(n) end,
})
shapes("type encoding", function(text)
  local signature = objc.NSMethodSignature:signatureWithObjCTypes_("v@:" .. text)
  return signature and signature:frameLength()
end, {
  arguments = function(n) return ("i"):rep(n) end,
  fields = function(n) return "{a=" .. ("i"):rep(n) .. "}" end,
  nested = function(n) return ("{a="):rep(n // 2) .. ("}"):rep(n // 2) end,
  name = function(n) return "{" .. ("a"):rep(n) .. "=i}" end,
  pointers = function(n) return ("^"):rep(n) .. "i" end,
})
shapes("format", function(text) return objc.NSString:stringWithFormat_(text, 1) end, {
  percent = function(n) return ("%%a"):rep(n) end,
  places = function(n) return ("%1$d"):rep(n) end,
})
shapes("visual format", function(text)
  return pcall(function()
    return objc.NSLayoutConstraint:constraintsWithVisualFormat_options_metrics_views_(text, 0, nil, {a = objc.UIView:new()})
  end)
end, {views = function(n) return "H:|" .. ("-[a]"):rep(n) .. "-|" end})
for _, encoding in ipairs {4, 3, 8, 10, 21, 30, 0x8c000100} do
  shapes("encoding " .. encoding, function(text)
    return objc.NSString:alloc():initWithData_encoding_(data(text), encoding)
  end, {bytes = function(n) return ("ab\xc3\xa9"):rep(n) end})
end
shapes("Base64", function(text) return objc.NSData:alloc():initWithBase64EncodedString_options_(text, 1) end, {
  text = function(n) return ("AAAA\n"):rep(n) end,
})
shapes("compressed data", function(bytes) return objc.box(bytes):decompressedDataUsingAlgorithm_error_(3, nil) end, {
  zeros = function(n)
    return objc.NSMutableData:dataWithLength_(n * 16):compressedDataUsingAlgorithm_error_(3, nil)
  end,
})
require "growth_strings" (shapes)
require "growth_pictures" (shapes)
require "growth_changes" (shapes)
require "growth_projects" (shapes, numbered)
shapes("description", function(list) return list:description() end, {
  array = function(n)
    local list = {}
    for index = 1, n do list[index] = "é" .. index end
    return objc.NSArray:arrayWithArray_(list)
  end,
})

return inputs
