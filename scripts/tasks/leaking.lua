-- Objects of three classes, one of which is in a cycle.
local function class(name)
  return objc.class(name, objc.NSObject, function(instance)
    objc.property(instance, "other", {policy = name == "Page" and "strong" or "weak"})
  end)
end
local Row, Page, Cell = class "Row", class "Page", class "Cell"
objc.autoreleasepool(function()
  for _, Class in ipairs {Row, Page, Cell} do
    local one, two = Class:new(), Class:new()
    one:setOther_(two)
    two:setOther_(one)
  end
end)
