-- The folder for relative paths, in NSFileManager, in file URLs and in C.

describe("the current folder", function()
  local manager, start
  before_each(function()
    manager = objc.NSFileManager:defaultManager()
    start = objc.NSHomeDirectory() .. "/Documents"
    manager:createDirectoryAtPath_withIntermediateDirectories_attributes_error_(start .. "/Inner", true, nil)
  end)
  after_each(function() manager:changeCurrentDirectoryPath_ "/" end)

  it("is the root by default, and does not change to a missing folder", function()
    assert.equal("/", manager:currentDirectoryPath())
    assert.is_true(manager:changeCurrentDirectoryPath_(start))
    assert.is_false(manager:changeCurrentDirectoryPath_ "nowhere")
    assert.equal(start, manager:currentDirectoryPath())
    assert.is_true(manager:changeCurrentDirectoryPath_ "Inner")
    assert.equal(start .. "/Inner", manager:currentDirectoryPath())
    assert.is_true(manager:changeCurrentDirectoryPath_ "..")
    assert.equal(start, manager:currentDirectoryPath())
  end)

  it("is where relative paths begin", function()
    manager:changeCurrentDirectoryPath_(start)
    objc.msgSend("words", "writeToFile:atomically:encoding:error:", "a.txt", true, 4)
    assert.is_true(manager:fileExistsAtPath_(start .. "/a.txt"))
    assert.equal("words", tostring((objc.NSString:stringWithContentsOfFile_encoding_error_("./a.txt", 4))))
    assert.equal(start .. "/Inner", objc.NSBundle:bundleWithPath_("Inner"):bundlePath())
  end)

  it("is not removed by its dots", function()
    manager:changeCurrentDirectoryPath_(start)
    for _, dots in ipairs {".", "..", "Inner/.."} do
      assert.is_false((manager:removeItemAtPath_error_(dots)))
      assert.error_matches(function() manager:removeFileAtPath_handler_(dots, nil) end, "removeFileAtPath:handler:")
    end
    assert.is_true(manager:fileExistsAtPath_(start .. "/Inner"))
  end)

  it("is restored with a snapshot", function()
    local before = objc.snapshot()
    manager:changeCurrentDirectoryPath_(start)
    objc.restore(before)
    assert.equal("/", objc.NSFileManager:defaultManager():currentDirectoryPath())
  end)

  it("is the base of a relative file URL", function()
    manager:changeCurrentDirectoryPath_(start)
    local url = objc.NSURL:fileURLWithPath_ "b c.txt"
    assert.equal("file://" .. start .. "/", url:baseURL():absoluteString())
    assert.equal("b%20c.txt", url:relativeString())
    assert.equal(start .. "/b c.txt", url:path())
  end)
end)

describe("a file URL", function()
  it("ends with a slash for a folder", function()
    local documents = objc.NSHomeDirectory() .. "/Documents"
    assert.is_true(objc.NSURL:fileURLWithPath_(documents):hasDirectoryPath())
    assert.is_false(objc.NSURL:fileURLWithPath_(documents .. "/none"):hasDirectoryPath())
    local home = objc.NSURL:fileURLWithPath_(objc.NSHomeDirectory())
    assert.is_true(home:URLByAppendingPathComponent_("Documents"):hasDirectoryPath())
    assert.is_false(home:URLByAppendingPathComponent_("none"):hasDirectoryPath())
  end)
end)

describe("a URL without a path", function()
  local function changed(text, name, ...)
    local url = objc.NSURL:URLWithString_(text)
    return url[name](url, ...):absoluteString()
  end

  it("has no last component to delete, and appends \"..\"", function()
    assert.equal("http://a.test/../", changed("http://a.test/", "URLByDeletingLastPathComponent"))
    assert.equal("http://a.test/b/../../", changed("http://a.test/b/../", "URLByDeletingLastPathComponent"))
    assert.equal("http://a.test/.txt", changed("http://a.test/", "URLByAppendingPathExtension_", "txt"))
  end)
end)

describe("a file that is immutable", function()
  it("is neither written nor removed until it is mutable again", function()
    local manager, path = objc.NSFileManager:defaultManager(), objc.NSTemporaryDirectory() .. "/fixed"
    manager:createFileAtPath_contents_attributes_(path, objc.NSData:dataWithBytes_length_("x", 1), nil)
    assert.is_false(manager:attributesOfItemAtPath_error_(path).NSFileImmutable)
    assert.is_true((manager:setAttributes_ofItemAtPath_error_({NSFileImmutable = true}, path)))
    assert.is_true(manager:attributesOfItemAtPath_error_(path).NSFileImmutable)
    assert.is_false((manager:removeItemAtPath_error_(path)))
    manager:setAttributes_ofItemAtPath_error_({NSFileImmutable = false}, path)
    assert.is_true((manager:removeItemAtPath_error_(path)))
  end)
end)
