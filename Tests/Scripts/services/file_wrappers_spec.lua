-- Files and folders as objects, independent of their paths.

local function url(name) return objc.NSURL:fileURLWithPath_(tostring(objc.NSTemporaryDirectory()) .. name) end

local function file(text, name)
  local made = objc.NSFileWrapper:alloc():initRegularFileWithContents_(text)
  if name then made:setPreferredFilename_(name) end
  return made
end

local function folder() return objc.NSFileWrapper:alloc():initDirectoryWithFileWrappers_({}) end

describe("a file wrapper", function()
  it("writes a folder, and reads it", function()
    local all = folder()
    assert.equal("a", tostring(all:addFileWrapper_(file("one", "a"))))
    local inner = folder()
    inner:setPreferredFilename_("in")
    inner:addRegularFileWithContents_preferredFilename_("two", "b")
    all:addFileWrapper_(inner)
    assert.is_true((all:writeToURL_options_originalContentsURL_error_(url "box", 2, nil)))
    assert.equal("box", tostring(all:filename()))
    assert.equal("in", tostring(inner:filename()))

    local read = objc.NSFileWrapper:alloc():initWithURL_options_error_(url "box", 0)
    assert.is_true(read:isDirectory())
    local b = read:fileWrappers()["in"]:fileWrappers().b
    assert.equal("two", objc.unbox(b:regularFileContents()))
    assert.is_true(read:matchesContentsOfURL_(url "box"))
    objc.box("other"):writeToFile_atomically_encoding_error_(url("box"):path() .. "/a", true, 4)
    assert.is_false(read:matchesContentsOfURL_(url "box"))
    assert.is_true((read:readFromURL_options_error_(url "box", 0)))
    assert.equal("other", objc.unbox(read:fileWrappers().a:regularFileContents()))
  end)

  it("stores a second part of the same name under another key", function()
    local all, first, second = folder(), file("1", "a"), file("2", "a")
    all:addFileWrapper_(first)
    local key = tostring(all:addFileWrapper_(second))
    assert.not_equal("a", key)
    assert.equal(key, tostring(all:keyForFileWrapper_(second)))
    all:removeFileWrapper_(first)
    assert.is_nil(all:fileWrappers().a)
    assert.is_truthy(next(all:fileWrappers()))
  end)

  it("is created from its serialized form", function()
    local all = folder()
    all:addFileWrapper_(file("x", "a"))
    local again = objc.NSFileWrapper:alloc():initWithSerializedRepresentation_(all:serializedRepresentation())
    assert.equal("x", objc.unbox(again:fileWrappers().a:regularFileContents()))
    assert.is_nil(objc.NSFileWrapper:alloc():initWithSerializedRepresentation_("nothing"))
  end)

  it("returns an error for a missing file", function()
    local none, failure = objc.NSFileWrapper:alloc():initWithURL_options_error_(url "missing", 0)
    assert.is_nil(none)
    assert.equal(260, failure:code())
  end)

  it("rejects messages of another type", function()
    assert.error_matches(function() file("a"):fileWrappers() end, "this method is only for directory", 1, true)
    assert.error_matches(function() folder():regularFileContents() end, "only for regular file", 1, true)
    assert.error_matches(function() folder():addFileWrapper_(file "a") end, "has no preferred name", 1, true)
    assert.error_matches(function() file("a"):setPreferredFilename_("") end, "nil or empty", 1, true)
  end)
end)
