-- Objects inside one another: as many as any app needs, and an exception that names the limit beyond it.

local function reason(body, ...)
  local is_done, fault = pcall(body, ...)
  return is_done and "none" or fault.reason
end

describe("a progress", function()
  local function make() return objc.NSProgress:progressWithTotalUnitCount_(1) end

  it("cannot contain itself", function()
    local outer, inner = make(), make()
    outer:addChild_withPendingUnitCount_(inner, 1)
    local expected = "*** -[NSProgress addChild:withPendingUnitCount:]: the child contains the receiver"
    assert.equal(expected, reason(function() inner:addChild_withPendingUnitCount_(outer, 1) end))
    assert.equal(expected, reason(function() outer:addChild_withPendingUnitCount_(outer, 1) end))
    inner:setCompletedUnitCount_(1)
    assert.equal(1, outer:fractionCompleted())
  end)

  it("contains up to a thousand others inside one another, from either end", function()
    local first, last, top = make(), nil, make()
    last = first
    for _ = 2, 1000 do
      local new, above = make(), make()
      last:addChild_withPendingUnitCount_(new, 1)
      above:addChild_withPendingUnitCount_(top, 1)
      last, top = new, above
    end
    assert.equal(0, first:fractionCompleted())
    local expected = "*** -[NSProgress addChild:withPendingUnitCount:]: progresses nest 1001 deep; 1000 is the most"
    assert.equal(expected, reason(function() last:addChild_withPendingUnitCount_(make(), 1) end))
    assert.equal(expected, reason(function() make():addChild_withPendingUnitCount_(top, 1) end))
  end)
end)

describe("a file wrapper", function()
  it("that contains itself cannot be written", function()
    local folder = objc.NSFileWrapper:alloc():initDirectoryWithFileWrappers_ {}
    folder:setPreferredFilename_ "again"
    folder:addFileWrapper_(folder)
    folder:addFileWrapper_(folder)
    local url = objc.NSURL:fileURLWithPath_ "/tmp/folder"
    assert.equal("*** -[NSFileWrapper serializedRepresentation]: directories nest 501 deep; 500 is the most",
      reason(function() return folder:serializedRepresentation() end))
    assert.matches("501 deep", reason(function() return folder:matchesContentsOfURL_(url) end), 1, true)
    assert.matches("501 deep", reason(function()
      return folder:writeToURL_options_originalContentsURL_error_(url, 0, nil, nil)
    end), 1, true)
    assert.is_false(objc.NSFileManager:defaultManager():fileExistsAtPath_ "/tmp/folder")
    folder:removeFileWrapper_(folder)
    folder:removeFileWrapper_(folder)
  end)
end)

describe("an undo manager", function()
  it("opens a thousand groups inside one another", function()
    local manager = objc.NSUndoManager:new()
    manager:setGroupsByEvent_(false)
    for _ = 1, 1000 do manager:beginUndoGrouping() end
    assert.matches("1000 groups are open already", reason(function() manager:beginUndoGrouping() end), 1, true)
    manager:registerUndoWithTarget_selector_object_(manager, "class", nil)
    for _ = 1, 1000 do manager:endUndoGrouping() end
    manager:undo()
    assert.is_true(manager:canRedo())
    manager:removeAllActions()
  end)
end)

describe("a character set", function()
  it("is changed any number of times by single characters and inversions", function()
    local set = objc.NSMutableCharacterSet:new()
    for code = 0x4E00, 0x4E00 + 2000 do
      set:addCharactersInString_(utf8.char(code))
      set:invert()
      set:invert()
    end
    assert.is_true(set:longCharacterIsMember_(0x4E00 + 2000))
    assert.is_false(set:longCharacterIsMember_(0x4DFF))
  end)

  it("contains up to a thousand sets of large ranges inside one another", function()
    local set = objc.NSMutableCharacterSet:new()
    local function widen(code) set:addCharactersInRange_ {code, 2000} end
    for code = 1, 1000 do widen(code) end
    assert.is_true(set:characterIsMember_(2999))
    assert.is_false(set:characterIsMember_(3000))
    assert.equal("NSMutableCharacterSet: character sets nest 1001 deep; 1000 is the most", reason(widen, 1))
  end)
end)

describe("a region of dynamics", function()
  it("contains up to a thousand other regions inside one another", function()
    local region = objc.UIRegion:alloc():initWithRadius_(1)
    for _ = 1, 1000 do region = region:regionByUnionWithRegion_(objc.UIRegion:alloc():initWithRadius_(2)) end
    assert.is_true(region:containsPoint_ {2, 0})
    assert.equal("UIRegion: regions nest 1001 deep; 1000 is the most",
      reason(function() return region:inverseRegion() end))
  end)
end)
