-- The classes that describe issues of a test and their source locations.

local state = ...

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
    -- Reports contain the path as it was given.
    state(self).path = path
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

objc.class("XCTIssue", objc.NSObject, function(instance, class, super)
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
  -- A failed assertion counts as expected; an uncaught exception has type 2 (XCTIssue.h).
  class["_issueWithDescription:inFile:atLine:expected:"] = function(self, description, file, line, is_expected)
    local location = file and objc.XCTSourceCodeLocation:alloc():initWithFilePath_lineNumber_(file, line)
    local context = objc.XCTSourceCodeContext:alloc():initWithLocation_(location)
    local issue = self:alloc()
    return issue[every](issue, is_expected and 0 or 2, description, nil, context, nil, objc.NSArray:array())
  end
end)
objc.class("XCTMutableIssue", objc.XCTIssue)
