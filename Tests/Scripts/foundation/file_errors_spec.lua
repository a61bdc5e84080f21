-- The errors of files, as they are seen in reports: texts, keys and the POSIX error underneath.

local manager = objc.NSFileManager:defaultManager()
local home = objc.NSTemporaryDirectory():gsub("/$", "")

local function failure(message, ...)
  local ok, error = manager[message](manager, ...)
  assert.is_false(ok)
  return error
end

describe("the error of a file operation", function()
  it("that removes a missing item", function()
    local error = failure("removeItemAtPath_error_", home .. "/none")
    assert.equal("“none” couldn’t be removed.", error:localizedDescription())
    assert.equal(4, error:code())
    local info = error:userInfo()
    assert.is_nil(info.NSLocalizedDescription)
    assert.same({"Remove"}, objc.unbox(info.NSUserStringVariant))
    assert.equal(home .. "/none", info.NSFilePath)
    local underlying = info.NSUnderlyingError
    assert.same({"NSPOSIXErrorDomain", 2}, {underlying:domain(), underlying:code()})
    assert.matches('^Error Domain=NSCocoaErrorDomain Code=4 "“none” couldn’t be removed." UserInfo={.*NSUnderlyingError=0x%x+ '
      .. '{Error Domain=NSPOSIXErrorDomain Code=2 "No such file or directory"}}$', tostring(error))
  end)

  it("that removes a URL that is nil", function()
    assert.equal(518, failure("removeItemAtURL_error_", nil):code())
  end)

  it("that moves or copies an item", function()
    manager:createDirectoryAtPath_withIntermediateDirectories_attributes_error_(home .. "/folder", true, nil)
    manager:createFileAtPath_contents_attributes_(home .. "/a", nil, nil)
    manager:createFileAtPath_contents_attributes_(home .. "/folder/b", nil, nil)
    assert.equal("“none” couldn’t be moved to “folder” because either the former doesn’t exist, or the folder containing the "
      .. "latter doesn’t exist.", failure("moveItemAtPath_toPath_error_", home .. "/none", home .. "/folder/x"):localizedDescription())
    local error = failure("copyItemAtPath_toPath_error_", home .. "/a", home .. "/folder/b")
    assert.equal("“a” couldn’t be copied to “folder” because an item with the same name already exists.", error:localizedDescription())
    assert.same({516, home .. "/folder/b", 17},
      {error:code(), error:userInfo().NSDestinationFilePath, error:userInfo().NSUnderlyingError:code()})
  end)
end)

describe("other failures", function()
  it("of attributed strings name the array of runs", function()
    local text = objc.NSMutableAttributedString:alloc():initWithString_ "abc"
    local function reason(message, ...)
      local ok, exception = pcall(text[message], text, ...)
      assert.is_false(ok)
      assert.equal("NSRangeException", exception.name)
      return exception.reason
    end
    local reading = "NSMutableRLEArray objectAtIndex:effectiveRange:: Out of bounds"
    local replacing = "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds"
    assert.equal(reading, reason("removeAttribute_range_", "a", {2, 5}))
    assert.equal(reading, reason("attributesAtIndex_effectiveRange_", 9, nil))
    assert.equal(reading, select(2, pcall(function()
      return objc.NSMutableAttributedString:new():attribute_atIndex_effectiveRange_("a", 0, nil)
    end)).reason)
    assert.is_nil(objc.NSAttributedString:new():attribute_atIndex_effectiveRange_("a", 0, nil))
    assert.equal(replacing, reason("setAttributes_range_", {}, {2, 5}))
    assert.equal(replacing, reason("replaceCharactersInRange_withString_", {2, 5}, "x"))
  end)

  it("of objects that have to be made in another way", function()
    local function reason(class) return select(2, pcall(function() return class:alloc():init() end)).reason end
    assert.equal("*** -[NSConcreteNotification init]: should never be used", reason(objc.NSNotification))
    assert.equal("*** initialization method -init cannot be sent to an abstract object of class __NSCFTimer: "
      .. "Create a concrete instance!", reason(objc.NSTimer))
  end)

  it("of operations that are started by hand name the private class", function()
    local function reason(operation) return select(2, pcall(operation.start, operation)).reason end
    local one, other = objc.NSOperation:new(), objc.NSOperation:new()
    one:addDependency_(other)
    assert.equal("*** -[__NSOperationInternal _start:]: receiver is not yet ready to execute", reason(one))
    local queue = objc.NSOperationQueue:new()
    queue:setSuspended_(true)
    queue:addOperation_(other)
    assert.equal("*** -[__NSOperationInternal _start:]: something other than the operation queue it is in is trying to start "
      .. "the receiver", reason(other))
    queue:setSuspended_(false)
    runloop.runUntilIdle()
  end)

  it("of observed objects name their own class", function()
    local dictionary, observer = objc.NSMutableDictionary:new(), objc.NSObject:new()
    dictionary:addObserver_forKeyPath_options_context_(observer, "a", 0, nil)
    local _, exception = pcall(dictionary.setObject_forKey_, dictionary, nil, "x")
    assert.equal("*** -[__NSDictionaryM setObject:forKey:]: object cannot be nil (key: x)", exception.reason)
    dictionary:removeObserver_forKeyPath_(observer, "a")
  end)

  it("of predicates with a key outside ASCII", function()
    local ok, exception = pcall(objc.NSPredicate.predicateWithFormat_, objc.NSPredicate, "größe = 1")
    assert.is_false(ok)
    assert.equal('Unable to parse the format string "größe = 1"', exception.reason)
    assert.equal("größe == 1", tostring(objc.NSPredicate:predicateWithFormat_("%K = 1", "größe")))
  end)
end)

describe("suites of defaults", function()
  it("are searched after the own domain when they were added", function()
    local suite, standard = objc.NSUserDefaults:alloc():initWithSuiteName_ "group.a", objc.NSUserDefaults:standardUserDefaults()
    suite:setObject_forKey_("of the suite", "k")
    assert.is_nil(standard:objectForKey_ "k")
    standard:addSuiteNamed_ "group.a"
    assert.equal("of the suite", standard:objectForKey_ "k")
    standard:removeSuiteNamed_ "group.a"
    assert.is_nil(standard:objectForKey_ "k")
  end)

  it("cannot be the app's own domain or the global one", function()
    assert.is_nil(objc.NSUserDefaults:alloc():initWithSuiteName_(objc.NSBundle:mainBundle():bundleIdentifier()))
    assert.is_nil(objc.NSUserDefaults:alloc():initWithSuiteName_ "NSGlobalDomain")
  end)
end)

describe("a path that leads nowhere", function()
  local circle = home .. "/circle"
  lazy_setup(function()
    manager:createSymbolicLinkAtPath_withDestinationPath_error_(circle, home .. "/other", nil)
    manager:createSymbolicLinkAtPath_withDestinationPath_error_(home .. "/other", circle, nil)
  end)

  it("is ENOENT if it is empty, and ELOOP in a circle of links", function()
    local function codes(error) return {error:code(), error:userInfo().NSUnderlyingError:code()} end
    local function read(path) return codes(select(2, objc.NSData:dataWithContentsOfFile_options_error_(path, 0))) end
    local function written(path) return codes(select(2, objc.box "x":writeToFile_atomically_encoding_error_(path, false, 4))) end
    assert.same({260, 2}, read "")
    assert.same({256, 62}, read(circle))
    assert.same({4, 2}, written "")
    assert.same({512, 62}, written(circle))
    assert.is_false(manager:fileExistsAtPath_ "")
    assert.is_false(manager:fileExistsAtPath_(circle))
    assert.is_nil(manager:contentsAtPath_(circle))
    assert.equal(4, failure("removeItemAtPath_error_", ""):code())
    assert.is_false((manager:changeCurrentDirectoryPath_ ""))
  end)
end)

describe("an offset of a file handle", function()
  it("that is negative is EINVAL, and one beyond any file EFBIG", function()
    local path = home .. "/handle"
    manager:createFileAtPath_contents_attributes_(path, nil, nil)
    local handle = objc.NSFileHandle:fileHandleForUpdatingAtPath_(path)
    local function reason(message, ...)
      local is_done, fault = pcall(handle[message], handle, ...)
      return not is_done and fault.reason
    end
    assert.equal("*** -[NSConcreteFileHandle seekToFileOffset:]: Invalid argument", reason("seekToFileOffset_", -1))
    assert.equal("*** -[NSConcreteFileHandle truncateFileAtOffset:]: Invalid argument", reason("truncateFileAtOffset_", -1))
    assert.equal("*** -[NSConcreteFileHandle truncateFileAtOffset:]: File too large", reason("truncateFileAtOffset_", 1 << 60))
    local is_done, error = handle:truncateAtOffset_error_(-1)
    assert.is_false(is_done)
    assert.equal(22, error:userInfo().NSUnderlyingError:code())
    handle:seekToFileOffset_(1 << 60)
    assert.equal("*** -[NSConcreteFileHandle writeData:]: File too large", reason("writeData_", "x"))
  end)
end)
