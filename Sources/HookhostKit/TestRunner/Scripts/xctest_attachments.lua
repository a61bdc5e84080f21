-- Attachments, screenshots and metrics of XCTest, as the tests of Xcode's templates use them.
--
-- A screenshot is an empty picture of the screen's size: `XCTAssertScreen` compares what is drawn. What a
-- metric measures is not measured, since virtual time passes only in waits and gestures.

local kept = setmetatable({}, {__mode = "k"})

objc.class("XCUIScreenshot", objc.NSObject, function(instance)
  function instance:image()
    if not kept[self] then
      local size = objc.UIScreen:mainScreen():bounds().size
      local renderer = objc.UIGraphicsImageRenderer:alloc():initWithSize_(size)
      kept[self] = renderer:imageWithActions_(function() end)
    end
    return kept[self]
  end
  function instance:PNGRepresentation() return uikit.UIImagePNGRepresentation(self:image()) end
end)

objc.class("XCUIScreen", objc.NSObject, function(instance, class)
  function class:mainScreen() return self:alloc():init() end
  function class:screens() return objc.box {self:mainScreen()} end
  function instance.screenshot() return objc.XCUIScreenshot:alloc():init() end
end)

objc.class("XCTAttachment", objc.NSObject, function(instance, class)
  objc.property(instance, "name", {policy = "copy"})
  objc.property(instance, "lifetime", {policy = "assign", default = 1})
  objc.property(instance, "userInfo", {policy = "copy"})
  for _, content in ipairs {"Screenshot", "Image", "String", "Data"} do
    class["attachmentWith" .. content .. ":"] = function(self, value)
      local attachment = self:alloc():init()
      kept[attachment] = value
      return attachment
    end
  end
end)

-- An activity is a named part of a test. Its block runs at once; attachments are dropped.
objc.class("XCTActivityProxy", objc.NSObject, function(instance)
  objc.property(instance, "name", {policy = "copy"})
  instance["addAttachment:"] = function() end
end)
objc.class("XCTContext", objc.NSObject, function(_, class)
  class["runActivityNamed:block:"] = function(_, name, block)
    local activity = objc.XCTActivityProxy:alloc():init()
    activity:setName_(name)
    block(activity)
  end
end)

for _, name in ipairs {"XCTClockMetric", "XCTCPUMetric", "XCTMemoryMetric", "XCTStorageMetric"} do
  objc.class(name, objc.NSObject)
end
objc.class("XCTApplicationLaunchMetric", objc.NSObject, function(instance)
  instance["initWithWaitUntilResponsive:"] = function(self) return self:init() end
end)
objc.class("XCTMeasureOptions", objc.NSObject, function(instance, class)
  objc.property(instance, "iterationCount", {policy = "assign", default = 5})
  function class:defaultOptions() return self:alloc():init() end
end)
