-- Inputs of growth.lua for objects, files and streams that are changed piece by piece: `n` pieces each.

local function data(text) return objc.NSData:dataWithBytes_length_(text, #text) end

return function(shapes)
  shapes("index set", function(count)
    local set = objc.NSMutableIndexSet:new()
    for index = 1, count do set:addIndex_(2 * index) end
    return set
  end, {gaps = function(n) return n end})
  -- Runs operations, `width` of them at a time; with `link` each depends on the one before.
  local function operations(width, link)
    return function(count)
      local queue, last = objc.NSOperationQueue:new(), nil
      queue:setMaxConcurrentOperationCount_(width)
      for _ = 1, count do
        local operation = objc.NSBlockOperation:blockOperationWithBlock_(function() end)
        if link and last then operation:addDependency_(last) end
        queue:addOperation_(operation)
        last = operation
      end
      queue:addBarrierBlock_(function() end)
      queue:waitUntilAllOperationsAreFinished()
    end
  end
  shapes("operations", operations(-1, true), {["in a chain"] = function(n) return n end})
  shapes("operations", operations(1, false), {["one by one"] = function(n) return n end})
  local function observers(add, remove)
    return function(count)
      local center, made = objc.NSNotificationCenter:new(), {}
      for index = 1, count do
        made[index] = objc.NSObject:new()
        add(center, made[index], index)
      end
      for index = 1, count do remove(center, made[index], index) end
    end
  end
  local one = objc.NSObject:new()
  shapes("notification center", observers(
    function(center, made) center:addObserver_selector_name_object_(made, "self", "name", nil) end,
    function(center, made) center:removeObserver_(made) end), {observers = function(n) return n end})
  shapes("notification center", observers(
    function(center, made) center:addObserver_selector_name_object_(one, "self", "name", made) end,
    function(center, made) center:removeObserver_name_object_(one, "name", made) end), {senders = function(n) return n end})
  shapes("notification center", observers(
    function(center, _, index) center:addObserver_selector_name_object_(one, "self", "name" .. index, nil) end,
    function(center, _, index)
      center:postNotificationName_object_("name" .. index, nil)
      center:removeObserver_name_object_(one, "name" .. index, nil)
    end), {names = function(n) return n end})
  shapes("sublayers", function(count)
    local layer, made = objc.CALayer:layer(), {}
    for index = 1, count do
      made[index] = objc.CALayer:layer()
      layer:addSublayer_(made[index])
    end
    for index = 1, count do made[index]:removeFromSuperlayer() end
  end, {removed = function(n) return n end})
  shapes("layer animations", function(count)
    local layer = objc.CALayer:layer()
    for index = 1, count do
      layer:addAnimation_forKey_(objc.CABasicAnimation:animationWithKeyPath_ "opacity", "key " .. index)
    end
    for index = 1, count do layer:removeAnimationForKey_("key " .. index) end
    runloop.run(1)
  end, {keys = function(n) return n end})
  shapes("mutable string", function(count)
    local text = objc.NSMutableString:new()
    for _ = 1, count do text:appendString_ "ab" end
    return text:length()
  end, {appended = function(n) return n end})
  local function attributed(count, in_order)
    local text = objc.NSMutableAttributedString:alloc():initWithString_(("a b\n"):rep(count))
    for index = 0, count - 1 do
      local place = in_order and index or count - 1 - index
      text:addAttribute_value_range_("number", index % 7, {4 * place, 4})
    end
    return text
  end
  shapes("attributed string", function(count)
    local text = objc.NSMutableAttributedString:new()
    for index = 1, count do
      text:appendAttributedString_(objc.NSAttributedString:alloc():initWithString_attributes_("ab", {number = index}))
    end
    return text:length()
  end, {appended = function(n) return n end})
  shapes("attributed string", function(count) return attributed(count, true) end, {runs = function(n) return n end})
  shapes("attributed string, backwards", function(count) return attributed(count, false) end, {runs = function(n) return n end})
  shapes("attributed string, read", function(text)
    local seen = 0
    text:enumerateAttributesInRange_options_usingBlock_({0, text:length()}, 0, function() seen = seen + 1 end)
    text:enumerateAttribute_inRange_options_usingBlock_("number", {0, text:length()}, 0, function() seen = seen + 1 end)
    local archived = objc.NSKeyedArchiver:archivedDataWithRootObject_requiringSecureCoding_error_(text, false, nil)
    return seen, objc.NSKeyedUnarchiver:unarchiveObjectWithData_(archived)
  end, {runs = function(n) return attributed(n, true) end})
  shapes("mutable data", function(count)
    local bytes = objc.NSMutableData:new()
    for _ = 1, count do bytes:appendBytes_length_("ab", 2) end
    return bytes:length()
  end, {appended = function(n) return n end})
  shapes("archiver", function(count)
    local archiver = objc.NSArchiver:alloc():initForWritingWithMutableData_(objc.NSMutableData:data())
    for index = 1, count do archiver:encodeObject_(index) end
    return archiver:archiverData():length()
  end, {roots = function(n) return n end})
  shapes("file", function(count)
    local path = "growth"
    objc.NSFileManager:defaultManager():createFileAtPath_contents_attributes_(path, data "", nil)
    local handle = objc.NSFileHandle:fileHandleForUpdatingAtPath_(path)
    for _ = 1, count do handle:writeData_(data "ab") end
    handle:seekToFileOffset_(0)
    for _ = 1, count do handle:readDataOfLength_(2) end
    return handle:offsetInFile()
  end, {pieces = function(n) return n end})
  shapes("stream", function(count)
    local stream = objc.NSOutputStream:outputStreamToMemory()
    stream:open()
    for _ = 1, count do stream:write_maxLength_("ab", 2) end
    local read = objc.NSInputStream:inputStreamWithData_(stream:propertyForKey_ "NSStreamDataWrittenToMemoryStreamKey")
    read:open()
    while read:hasBytesAvailable() and (read:read_maxLength_(nil, 2)) do end
    return count
  end, {pieces = function(n) return n end})
  local function names(count)
    local all = objc.NSMutableArray:new()
    for index = 1, count do all:addObject_("name " .. index) end
    return all
  end
  shapes("members by key", function(all)
    local owner = objc.NSMutableDictionary:new()
    owner:setObject_forKey_(objc.NSSet:set(), "set")
    owner:setObject_forKey_(objc.NSOrderedSet:orderedSet(), "ordered")
    local set, ordered = owner:mutableSetValueForKey_ "set", owner:mutableOrderedSetValueForKey_ "ordered"
    set:unionSet_(objc.NSSet:setWithArray_(all))
    ordered:unionOrderedSet_(objc.NSOrderedSet:orderedSetWithArray_(all))
    set:minusSet_(objc.NSSet:setWithArray_(all))
    ordered:removeObjectsInArray_(all)
    return set:count() + ordered:count()
  end, {many = names})
  local many = {many = function(n) return n end}
  shapes("ordered set", function(count)
    local set = objc.NSMutableOrderedSet:new()
    for index = 1, count do set:addObject_(index) end
    for index = 1, count do set:removeObject_(index) end
  end, many)
  shapes("character set", function(count)
    local set = objc.NSMutableCharacterSet:new()
    for index = 1, count do set:addCharactersInRange_ {2 * index, 1} end
  end, many)
  shapes("cache", function(count)
    local cache = objc.NSCache:new()
    cache:setCountLimit_(count // 2)
    for index = 1, count do cache:setObject_forKey_(index, "key " .. index) end
  end, many)
  shapes("barriers", function(count)
    local queue = objc.NSOperationQueue:new()
    queue:setSuspended_(true)
    for _ = 1, count do queue:addBarrierBlock_(function() end) end
    queue:setSuspended_(false)
    queue:waitUntilAllOperationsAreFinished()
  end, many)
  shapes("header fields", function(count)
    local request = objc.NSMutableURLRequest:requestWithURL_(objc.NSURL:URLWithString_ "http://a/")
    for index = 1, count do request:setValue_forHTTPHeaderField_("v", "H" .. index) end
  end, many)
  shapes("IN a set", function(all)
    local predicate = objc.NSPredicate:predicateWithFormat_("SELF IN %@", objc.NSSet:setWithArray_(all))
    return all:filteredArrayUsingPredicate_(predicate)
  end, {many = names})
  shapes("linguistic tags", function(text)
    local tagger = objc.NSLinguisticTagger:alloc():initWithTagSchemes_options_({"TokenType"}, 0)
    tagger:setString_(text)
    return tagger:tagAtIndex_scheme_tokenRange_sentenceRange_(0, "TokenType", nil, nil)
  end, {sentences = function(n) return ("Go. "):rep(n) end})
  shapes("host", function(text) return objc.NSURL:URLWithString_(text) end, {
    labels = function(n) return "http://" .. ("ä."):rep(n) .. "b/" end,
    letters = function(n)
      local signs = {}
      for number = 1, n do signs[number] = utf8.char(0x4E00 + number % 20000) end
      return "http://" .. table.concat(signs) .. "/"
    end,
  })
end
