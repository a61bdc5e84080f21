-- Objects that native methods return, while finalizers run.

describe("the result of a native method", function()
  it("outlives an owner whose handle is finalized while it is passed", function()
    local Part = objc.class("DecodedPart", objc.NSObject, {protocols = {"NSSecureCoding"}}, function(instance, class)
      function class:supportsSecureCoding() return true end
      function instance:encodeWithCoder_() end
      function instance:initWithCoder_() return self end
    end)
    local archive = objc.NSKeyedArchiver:archivedDataWithRootObject_requiringSecureCoding_error_(
      objc.NSArray:arrayWithObject_(Part:new()), true, nil)
    local classes, kept = objc.NSSet:setWithObject_(Part), {}
    for round = 1, 3000 do
      local parts = objc.NSKeyedUnarchiver:unarchivedArrayOfObjectsOfClasses_fromData_error_(classes, archive, nil)
      kept[round] = parts
      assert.equal(1, #parts)
    end
  end)
end)
