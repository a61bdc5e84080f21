describe("symbolic links", function()
  local files, folder
  before_each(function()
    files = objc.NSFileManager:defaultManager()
    folder = tostring(files:temporaryDirectory():path()) .. "/links"
    files:createDirectoryAtPath_withIntermediateDirectories_attributes_error_(folder, true, nil)
    files:createFileAtPath_contents_attributes_(folder .. "/a.txt", "hello", nil)
  end)

  it("lead to their targets", function()
    assert.is_true(files:createSymbolicLinkAtPath_withDestinationPath_error_(folder .. "/l", "a.txt"))
    assert.equal("a.txt", files:destinationOfSymbolicLinkAtPath_error_(folder .. "/l"))
    assert.equal("hello", objc.unbox(files:contentsAtPath(folder .. "/l")))
    assert.equal("NSFileTypeSymbolicLink", files:attributesOfItemAtPath_error_(folder .. "/l").NSFileType)
  end)

  it("lead through folders", function()
    files:createSymbolicLinkAtPath_withDestinationPath_error_(folder .. "/up", folder)
    assert.is_true(files:fileExistsAtPath(folder .. "/up/up/a.txt"))
    assert.is_true(files:createFileAtPath_contents_attributes_(folder .. "/up/b.txt", "b", nil))
    assert.is_true(files:fileExistsAtPath(folder .. "/b.txt"))
    local url = objc.NSURL:fileURLWithPath(folder .. "/up/a.txt"):URLByResolvingSymlinksInPath()
    assert.equal(folder .. "/a.txt", url:path())
  end)

  it("keep their names when a file is written atomically", function()
    for _, isAtomic in ipairs {true, false} do
      local target, link = folder .. "/target", folder .. "/link"
      files:removeItemAtPath_error_(link)
      objc.NSString:stringWithString_("old"):writeToFile_atomically_encoding_error_(target, false, 4)
      files:createSymbolicLinkAtPath_withDestinationPath_error_(link, target)
      objc.NSString:stringWithString_("new"):dataUsingEncoding_(4):writeToFile_atomically_(link, isAtomic)
      local kind = isAtomic and "NSFileTypeRegular" or "NSFileTypeSymbolicLink"
      assert.equal(kind, tostring(files:attributesOfItemAtPath_error_(link).NSFileType))
      assert.equal(isAtomic and "old" or "new", tostring(objc.NSString:stringWithContentsOfFile_encoding_error_(target, 4)))
    end
  end)

  it("are removed, copied and moved themselves", function()
    files:createSymbolicLinkAtPath_withDestinationPath_error_(folder .. "/l", "a.txt")
    files:copyItemAtPath_toPath_error_(folder .. "/l", folder .. "/m")
    assert.equal("a.txt", files:destinationOfSymbolicLinkAtPath_error_(folder .. "/m"))
    files:removeItemAtPath_error_(folder .. "/l")
    assert.is_true(files:fileExistsAtPath(folder .. "/a.txt"))
  end)

  it("do not exist if their target is missing", function()
    files:createSymbolicLinkAtPath_withDestinationPath_error_(folder .. "/l", "nothing")
    assert.is_false(files:fileExistsAtPath(folder .. "/l"))
    files:createSymbolicLinkAtPath_withDestinationPath_error_(folder .. "/self", "self")
    assert.is_false(files:fileExistsAtPath(folder .. "/self/x"))
  end)

  it("are rejected where something is, and read only where there is one", function()
    local ok, taken = files:createSymbolicLinkAtPath_withDestinationPath_error_(folder .. "/a.txt", "b")
    assert.is_false(ok)
    assert.equal(516, taken:code())
    local target, none = files:destinationOfSymbolicLinkAtPath_error_(folder .. "/a.txt")
    assert.is_nil(target)
    assert.equal(256, none:code())
  end)

  it("go with a snapshot", function()
    local before = objc.snapshot()
    files:createSymbolicLinkAtPath_withDestinationPath_error_(folder .. "/l", "a.txt")
    objc.restore(before)
    assert.is_false(files:fileExistsAtPath(folder .. "/l"))
  end)
end)

describe("the permissions of a file", function()
  it("determine who can read, write and run it", function()
    local files = objc.NSFileManager:defaultManager()
    local path = tostring(files:temporaryDirectory():path()) .. "/p"
    files:createFileAtPath_contents_attributes_(path, "x", {NSFilePosixPermissions = 292})
    assert.equal(292, files:attributesOfItemAtPath_error_(path).NSFilePosixPermissions)
    assert.is_true(files:isReadableFileAtPath(path))
    assert.is_false(files:isWritableFileAtPath(path))
    files:setAttributes_ofItemAtPath_error_({NSFilePosixPermissions = 493}, path)
    assert.is_true(files:isExecutableFileAtPath(path))
  end)
end)

describe("an enumerator of a folder", function()
  it("skips the requested items", function()
    local files = objc.NSFileManager:defaultManager()
    local folder = tostring(files:temporaryDirectory():path()) .. "/walk"
    for _, path in ipairs {"/a/1", "/a/2", "/b"} do
      files:createDirectoryAtPath_withIntermediateDirectories_attributes_error_(folder .. path, true, nil)
    end
    local walk, seen = files:enumeratorAtPath(folder), {}
    for path in objc.each(walk) do
      seen[#seen + 1] = path .. ":" .. walk:level()
      if path == "a" then walk:skipDescendants() end
    end
    assert.same({"a:1", "b:1"}, seen)
    assert.is_nil(files:enumeratorAtPath(folder .. "/none"))
  end)
end)
