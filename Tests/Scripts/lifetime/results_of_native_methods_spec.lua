-- Objects that native methods return, while finalizers run.

describe("the result of a native method", function()
  local Part, archive, classes

  -- Decodes an array with a number of new objects.
  local function decode(count)
    Part = Part or objc.class("DecodedPart", objc.NSObject, {protocols = {"NSSecureCoding"}}, function(instance, class)
      function class:supportsSecureCoding() return true end
      function instance:encodeWithCoder_() end
      function instance:initWithCoder_() return self end
    end)
    if not archive then
      local list = objc.NSMutableArray:array()
      for _ = 1, count do list:addObject_(Part:new()) end
      archive = objc.NSKeyedArchiver:archivedDataWithRootObject_requiringSecureCoding_error_(list, true, nil)
      classes = objc.NSSet:setWithObject_(Part)
    end
    return objc.NSKeyedUnarchiver:unarchivedArrayOfObjectsOfClasses_fromData_error_(classes, archive, nil)
  end

  before_each(function() archive = nil end)

  it("outlives an owner whose handle is finalized while it is passed", function()
    local kept = {}
    for round = 1, 3000 do
      kept[round] = decode(1)
      assert.equal(1, #kept[round])
    end
  end)

  it("has all its objects, though the handle of its coder was finalized meanwhile", function()
    for _ = 1, 3000 do
      local parts = decode(6)
      for index = 1, 6 do assert.equal(Part, parts:objectAtIndex_(index - 1):class()) end
    end
  end)
end)
