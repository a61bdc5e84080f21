-- Inputs of growth.lua for objects, files and streams that are changed piece by piece: `n` pieces each.

local function data(text) return objc.NSData:dataWithBytes_length_(text, #text) end

return function(shapes)
  shapes("index set", function(count)
    local set = objc.NSMutableIndexSet:new()
    for index = 1, count do set:addIndex_(2 * index) end
    return set
  end, {gaps = function(n) return n end})
  shapes("mutable string", function(count)
    local text = objc.NSMutableString:new()
    for _ = 1, count do text:appendString_ "ab" end
    return text:length()
  end, {appended = function(n) return n end})
  shapes("mutable data", function(count)
    local bytes = objc.NSMutableData:new()
    for _ = 1, count do bytes:appendBytes_length_("ab", 2) end
    return bytes:length()
  end, {appended = function(n) return n end})
  shapes("archiver", function(count)
    local archiver = objc.NSArchiver:alloc():initForWritingWithMutableData_(objc.NSMutableData:data())
    for index = 1, count do archiver:encodeObject_(index) end
    return archiver:archiverData():length()
  end, {roots = function(n) return n end}, {roots = "each root completes the data, which the caller may read"})
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
end
