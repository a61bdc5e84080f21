-- NSMetadataQuery: a search of files in iCloud or nearby, which finds nothing here and ends.

local C = ...
local objc, send = C.objc, C.send
local NOT_FOUND = math.maxinteger

objc.class("NSMetadataQuery", objc.NSObject, {}, function(instance)
  objc.property(instance, "delegate", {policy = "weak"})
  for _, name in ipairs {"predicate", "sortDescriptors", "valueListAttributes", "groupingAttributes", "searchScopes",
    "searchItems"} do
    objc.property(instance, name, {policy = "copy"})
  end
  objc.property(instance, "operationQueue")
  objc.property(instance, "notificationBatchingInterval", {policy = "assign", default = 1.0})
  objc.property(instance, "hookhostIsStarted", {policy = "assign", default = false})
  objc.property(instance, "hookhostIsGathering", {policy = "assign", default = false})
  objc.property(instance, "hookhostIsStopped", {policy = "assign", default = false})
  function instance:isStarted() return self:hookhostIsStarted() end
  function instance:isGathering() return self:hookhostIsGathering() end
  function instance:isStopped() return self:hookhostIsStopped() end

  local function post(self, name)
    objc.NSNotificationCenter:defaultCenter():postNotificationName_object_("NSMetadataQuery" .. name .. "Notification", self)
  end
  -- Each report is sent in a later turn of the queue, on which the results are used.
  local function later(self, body)
    (self:operationQueue() or objc.NSOperationQueue:mainQueue()):addOperationWithBlock_(body)
  end
  function instance:startQuery()
    if self:predicate() == nil or self:hookhostIsStarted() and not self:hookhostIsStopped() then return false end
    self:setHookhostIsStarted_(true)
    self:setHookhostIsStopped_(false)
    self:setHookhostIsGathering_(true)
    later(self, function()
      if not self:hookhostIsGathering() then return end
      post(self, "DidStartGathering")
      later(self, function()
        if not self:hookhostIsGathering() then return end
        self:setHookhostIsGathering_(false)
        post(self, "DidFinishGathering")
      end)
    end)
    return true
  end
  function instance:stopQuery()
    if not self:hookhostIsStarted() then return end
    self:setHookhostIsGathering_(false)
    self:setHookhostIsStopped_(true)
  end
  function instance:enableUpdates() end
  function instance:disableUpdates() end

  function instance:resultCount() return 0 end
  function instance:results() return objc.NSArray:array() end
  function instance:groupedResults() return objc.NSArray:array() end
  function instance:valueLists() return objc.NSDictionary:dictionary() end
  function instance:indexOfResult_() return NOT_FOUND end
  function instance:resultAtIndex_(index) return send(self:results(), "objectAtIndex:", index) end
  function instance:valueOfAttribute_forResultAtIndex_(_, index) return self:resultAtIndex_(index) end
  function instance:enumerateResultsUsingBlock_() end
  function instance:enumerateResultsWithOptions_usingBlock_() end
end)
