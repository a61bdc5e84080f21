-- What XCTest's classes tell each other of a test: issues and where they are, runs, observers.

objc.class("XCTSourceCodeLocation", objc.NSObject, function(instance, _, super)
  objc.property(instance, "fileURL", {policy = "strong"})
  objc.property(instance, "lineNumber", {policy = "assign", default = 0})
  instance["initWithFileURL:lineNumber:"] = function(self, url, line)
    self = super(self):init()
    self:setFileURL_(url)
    self:setLineNumber_(line)
    return self
  end
  instance["initWithFilePath:lineNumber:"] = function(self, path, line)
    return self:initWithFileURL_lineNumber_(objc.NSURL:fileURLWithPath_(path), line)
  end
end)

objc.class("XCTSourceCodeContext", objc.NSObject, function(instance, _, super)
  objc.property(instance, "location", {policy = "strong"})
  instance["initWithLocation:"] = function(self, location)
    self = super(self):init()
    self:setLocation_(location)
    return self
  end
  instance["initWithCallStack:location:"] = function(self, _, location) return self:initWithLocation_(location) end
end)

objc.class("XCTIssue", objc.NSObject, function(instance, _, super)
  objc.property(instance, "type", {policy = "assign", default = 0})
  objc.property(instance, "compactDescription", {policy = "copy"})
  objc.property(instance, "detailedDescription", {policy = "copy"})
  objc.property(instance, "sourceCodeContext", {policy = "strong"})
  objc.property(instance, "associatedError", {policy = "strong"})
  objc.property(instance, "attachments", {policy = "copy"})
  local every = "initWithType:compactDescription:detailedDescription:sourceCodeContext:associatedError:attachments:"
  instance[every] = function(self, kind, compact, detailed, context, fault, attachments)
    self = super(self):init()
    self:setType_(kind)
    self:setCompactDescription_(compact)
    self:setDetailedDescription_(detailed)
    self:setSourceCodeContext_(context or objc.XCTSourceCodeContext:alloc():initWithLocation_(nil))
    self:setAssociatedError_(fault)
    self:setAttachments_(attachments)
    return self
  end
  instance["initWithType:compactDescription:"] = function(self, kind, compact)
    return self[every](self, kind, compact, nil, nil, nil, nil)
  end
end)
objc.class("XCTMutableIssue", objc.XCTIssue)

objc.class("XCTestRun", objc.NSObject, function(instance)
  objc.property(instance, "test", {policy = "strong"})
  function instance.start() end
  function instance.stop() end
end)
objc.class("XCTestCaseRun", objc.XCTestRun, function(instance)
  instance["recordIssue:"] = function(self, issue) self:test():recordIssue_(issue) end
  instance["recordFailureWithDescription:inFile:atLine:expected:"] = function(self, ...)
    self:test()["recordFailureWithDescription:inFile:atLine:expected:"](self:test(), ...)
  end
end)

-- Nobody outside a test's own process hears of tests, so that observers are kept and not called.
objc.class("XCTestObservationCenter", objc.NSObject, function(instance, class)
  local shared
  function class:sharedTestObservationCenter()
    shared = shared or self:new()
    return shared
  end
  instance["addTestObserver:"] = function() end
  instance["removeTestObserver:"] = function() end
end)
