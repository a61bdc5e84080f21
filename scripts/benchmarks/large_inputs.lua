-- The operations of large.lua: `make` returns an input of 8 MB, and `run` reads or changes it.

local size = 1 << 23

local function repeated(part, before, after) return (before or "") .. part:rep(size // #part) .. (after or "") end
local function data(text) return objc.NSData:dataWithBytes_length_(text, #text) end
local function text(part) return objc.NSString:stringWithString_(repeated(part)) end
local function words(part) return text(part or "word,"):componentsSeparatedByString_ "," end

local operations = {}

local function operation(name, make, run) operations[#operations + 1] = {name = name, make = make, run = run} end

local function read_list(bytes)
  return objc.NSPropertyListSerialization:propertyListWithData_options_format_error_(bytes, 0, nil, nil)
end

-- Texts and data.
operation("text: replace", function() return text "a," end, function(made)
  return made:stringByReplacingOccurrencesOfString_withString_(",", ";;")
end)
operation("text: replace without regard to case", function() return text "aB" end, function(made)
  return made:stringByReplacingOccurrencesOfString_withString_options_range_("b", "cc", 1, {0, made:length()})
end)
operation("text: to UTF-8", function() return text "é" end, function(made) return made:dataUsingEncoding_(4):length() end)
operation("text: from UTF-16", function() return data(repeated "a\0") end, function(made)
  return objc.NSString:alloc():initWithData_encoding_(made, 0x94000100):length()
end)
operation("text: lines", function() return text "ab\n" end, function(made)
  local count = 0
  made:enumerateLinesUsingBlock_(function() count = count + 1 end)
  return count
end)
operation("text: words", function() return text "word " end, function(made)
  made:enumerateSubstringsInRange_options_usingBlock_({0, made:length()}, 3, function() end)
end)
operation("text: hash and equality", function() return text "é" end, function(made)
  return made:hash(), made:isEqualToString_(made:copy())
end)
operation("text: reverse changes", function() return text "a" end, function(made)
  local changed = made:mutableCopy()
  for _ = 1, 1000 do changed:insertString_atIndex_("b", 0) end
  return changed:length()
end)
operation("path: components", function() return text "a/" end, function(made)
  return made:pathComponents():count(), made:stringByStandardizingPath()
end)
operation("data: Base64", function() return data(repeated "abc") end, function(made)
  return objc.NSData:alloc():initWithBase64EncodedString_options_(made:base64EncodedStringWithOptions_(0), 0):length()
end)
for algorithm, name in pairs {[0] = "LZFSE", "LZ4", "LZMA", "zlib"} do
  operation("data: compress with " .. name, function() return data(repeated "abcd") end, function(made)
    local packed = made:compressedDataUsingAlgorithm_error_(algorithm, nil)
    return packed and packed:decompressedDataUsingAlgorithm_error_(algorithm, nil)
  end)
end
operation("data: search", function() return data(repeated "a") end, function(made)
  return made:rangeOfData_options_range_(data(("a"):rep(5000) .. "b"), 0, {0, made:length()})
end)
operation("data: description", function() return data(repeated "a") end, function(made) return made:debugDescription() end)

-- Collections.
operation("array: sort", function() return words() end, function(made) return made:sortedArrayUsingSelector_ "compare:" end)
operation("array: sort with a block", function() return words() end, function(made)
  return made:sortedArrayUsingComparator_(function(one, other) return one:compare_(other) end)
end)
operation("array: sort by descriptors", function() return words() end, function(made)
  return made:sortedArrayUsingDescriptors_ {objc.NSSortDescriptor:sortDescriptorWithKey_ascending_("length", false)}
end)
operation("array: join", function() return words() end, function(made) return made:componentsJoinedByString_ ";" end)
operation("array: filter", function() return words() end, function(made)
  return made:filteredArrayUsingPredicate_(objc.NSPredicate:predicateWithFormat_ "self BEGINSWITH[cd] 'W' AND length > 2")
end)
operation("array: description", function() return words() end, function(made) return made:description() end)
operation("array: equality", function() return words() end, function(made) return made:isEqualToArray_(made:mutableCopy()) end)
operation("array: index of an object", function() return words() end, function(made)
  for _ = 1, 50 do made:indexOfObject_ "absent" end
end)
operation("array: operators of key paths", function() return words() end, function(made)
  return made:valueForKeyPath_ "@sum.length", made:valueForKeyPath_ "@distinctUnionOfObjects.length", made:valueForKeyPath_ "uppercaseString"
end)
operation("set: of many", function() return words() end, function(made)
  return objc.NSSet:setWithArray_(made):count(), objc.NSOrderedSet:orderedSetWithArray_(made):count()
end)
operation("counted set: of many", function() return words() end, function(made)
  return objc.NSCountedSet:setWithArray_(made):count()
end)
operation("dictionary: of many", function() return words() end, function(made)
  return objc.NSDictionary:dictionaryWithObjects_forKeys_(made, made):count()
end)
operation("index set: of many", function() return objc.NSMutableIndexSet:new() end, function(made)
  for index = 1, size // 16 do made:addIndex_(2 * index) end
  return made:count()
end)

-- Readers and writers.
operation("JSON: read numbers", function() return data(repeated("1,", "[", "1]")) end, function(made)
  return objc.NSJSONSerialization:JSONObjectWithData_options_error_(made, 0, nil)
end)
operation("JSON: read keys", function() return data(repeated('{"a":"b"},', "[", "1]")) end, function(made)
  return objc.NSJSONSerialization:JSONObjectWithData_options_error_(made, 0, nil)
end)
operation("JSON: write", function() return words() end, function(made)
  return objc.NSJSONSerialization:dataWithJSONObject_options_error_(made, 1, nil)
end)
operation("property list: read XML", function() return data(repeated("<true/>", "<plist><array>", "</array></plist>")) end, read_list)
operation("property list: read old", function() return data(repeated("a,", "(", "b)")) end, read_list)
for format, name in pairs {[100] = "XML", [200] = "binary"} do
  operation("property list: write " .. name, function() return words() end, function(made)
    return read_list(objc.NSPropertyListSerialization:dataWithPropertyList_format_options_error_(made, format, 0, nil))
  end)
end
operation("XML: parse", function() return data(repeated("<b c='d'>e</b>", "<a>", "</a>")) end, function(made)
  return objc.NSXMLParser:alloc():initWithData_(made):parse()
end)
operation("archive: write and read", function() return words() end, function(made)
  return objc.NSKeyedUnarchiver:unarchiveObjectWithData_(objc.NSKeyedArchiver:archivedDataWithRootObject_(made))
end)
operation("strings file: read", function() return text '"a"="b";\n' end, function(made) return made:propertyListFromStringsFileFormat() end)
operation("Markdown: read", function() return repeated "*a* b\n\n" end, function(made)
  return objc.NSAttributedString:alloc():initWithMarkdownString_options_baseURL_error_(made, nil, nil, nil)
end)
operation("picture: read", function() return data("\xff\xd8" .. repeated "\xff\xe0\0\2") end, function(made)
  return objc.UIImage:imageWithData_(made)
end)
operation("URL: read", function() return repeated("a=b&", "https://a.b/?") end, function(made)
  return objc.NSURLComponents:componentsWithString_(made):queryItems()
end)

-- Patterns and formatters.
operation("regular expression: matches", function() return text "ab " end, function(made)
  local expression = objc.NSRegularExpression:regularExpressionWithPattern_options_error_("[a-z]+", 0, nil)
  return expression:numberOfMatchesInString_options_range_(made, 0, {0, made:length()})
end)
operation("regular expression: replace", function() return text "ab " end, function(made)
  local expression = objc.NSRegularExpression:regularExpressionWithPattern_options_error_("(a)(b)", 0, nil)
  return expression:stringByReplacingMatchesInString_options_range_withTemplate_(made, 0, {0, made:length()}, "$2$1")
end)
operation("regular expression: backtracking", function() return text "a" end, function(made)
  local expression = objc.NSRegularExpression:regularExpressionWithPattern_options_error_("(a|aa)+$b", 0, nil)
  return expression:firstMatchInString_options_range_(made, 0, {0, made:length()})
end)
operation("data detector", function() return text "www.a.example 555-123-4567 " end, function(made)
  local detector = objc.NSDataDetector:dataDetectorWithTypes_error_(0xFFFF, nil)
  return detector:numberOfMatchesInString_options_range_(made, 0, {0, made:length()})
end)
operation("predicate: LIKE and MATCHES", function() return text "ab" end, function(made)
  return objc.NSPredicate:predicateWithFormat_("self LIKE '*a*b*c' OR self MATCHES '.*c'"):evaluateWithObject_(made)
end)
operation("number formatter: many", function() return words "1.5," end, function(made)
  local numbers, count = objc.NSNumberFormatter:new(), 0
  for index = 0, made:count() - 1 do
    if numbers:numberFromString_(made:objectAtIndex_(index)) then count = count + 1 end
  end
  return count
end)
operation("date formatter: many", function() return words "2024-02-03," end, function(made)
  local dates = objc.NSDateFormatter:new()
  dates:setDateFormat_ "yyyy-MM-dd"
  for index = 0, made:count() - 1 do dates:dateFromString_(made:objectAtIndex_(index)) end
end)
operation("list formatter", function() return words() end, function(made)
  return objc.NSListFormatter:localizedStringByJoiningStrings_(made)
end)
operation("format: %@", function() return text "é" end, function(made)
  return objc.NSString:stringWithFormat_("%@%@", made, made):length()
end)
operation("scanner: numbers", function() return objc.NSScanner:scannerWithString_(text "12 ") end, function(made)
  while made:scanInt_(nil) do end
  return made:scanLocation()
end)
operation("tags of words", function() return text "Some words. " end, function(made)
  local tagger = objc.NSLinguisticTagger:alloc():initWithTagSchemes_options_({"TokenType"}, 0)
  tagger:setString_(made)
  tagger:enumerateTagsInRange_scheme_options_usingBlock_({0, made:length()}, "TokenType", 0, function() end)
end)
operation("attributed string: attributes of words", function()
  return objc.NSMutableAttributedString:alloc():initWithString_(repeated "word ")
end, function(made)
  for index = 0, made:length() // 5 - 1 do made:addAttribute_value_range_("number", index, {5 * index, 4}) end
  return made:copy():isEqualToAttributedString_(made)
end)

-- Databases and files.
local function statements(...)
  local C = require "hookhost.c"
  local c, out = C.functions, C.cell(nil)
  c.sqlite3_open(C.literal ":memory:", out)
  local database, code = out.a[out.i], nil
  for _, statement in ipairs {...} do code = c.sqlite3_exec(database, C.literal(statement), nil, nil, nil) end
  c.sqlite3_close(database)
  return code
end
operation("SQL: blobs", function() end, function()
  return statements("CREATE TABLE t(x)", "INSERT INTO t VALUES (zeroblob(8388608))", "SELECT hex(x), length(replace(hex(x), '0', '12')) FROM t")
end)
operation("SQL: rows", function() end, function()
  return statements("CREATE TABLE t(x)",
    "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c LIMIT 1000000) INSERT INTO t SELECT n FROM c",
    "SELECT count(*) FROM t a JOIN t b ON a.x < b.x")
end)
operation("SQL: a long statement", function() return repeated("1,", "SELECT max(", "1)") end, function(made) return statements(made) end)
operation("SQL: JSON", function() return repeated("1,", "[", "1]") end, function(made)
  return statements("SELECT json_array_length('" .. made .. "'), json_group_array(value) FROM json_each('" .. made .. "')")
end)
operation("file: write and read", function() return data(repeated "a\n") end, function(made)
  made:writeToFile_atomically_("large", true)
  return objc.NSString:stringWithContentsOfFile_encoding_error_("large", 4, nil):length()
end)
operation("stream: pieces", function() return data(repeated "a") end, function(made)
  local stream, count = objc.NSInputStream:inputStreamWithData_(made), 0
  stream:open()
  while stream:hasBytesAvailable() and count < 200000 do
    stream:read_maxLength_({}, 16)
    count = count + 1
  end
  return count
end)

return operations
