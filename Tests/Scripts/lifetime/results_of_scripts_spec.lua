-- Objects that only a method of a script has created, while native code collects them.

local Result = objc.class("MadeResult", objc.NSObject)
local Maker = objc.class("ResultMaker", objc.NSObject, function(instance)
  function instance:fresh() -- luacheck: ignore 212
    return Result:new()
  end
end)

local function makers(count)
  local list = {}
  for place = 1, count do list[place] = Maker:new() end
  return objc.NSArray:arrayWithArray_(list)
end

describe("an object that a script's method returns to native code", function()
  it("lives until the pool is drained", function()
    local fresh <const> = makers(2000):valueForKey_("fresh")
    for place = 0, 1999 do assert.is_number(fresh:objectAtIndex_(place):hash()) end
  end)

  it("can be compared with later ones", function()
    assert.equal(1000, #makers(1000):valueForKeyPath_("@distinctUnionOfObjects.fresh"))
  end)

  it("is deallocated when the pool is drained", function()
    collectgarbage()
    local before <const> = #objc.liveObjects(Result)
    objc.autoreleasepool(function() makers(100):valueForKey_("fresh") end)
    collectgarbage()
    assert.is_true(#objc.liveObjects(Result) <= before)
  end)
end)
