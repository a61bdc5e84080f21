-- NSNetService and NSNetServiceBrowser: a search finds the services that the same process has published.
--
-- There is no network here, so nothing else answers. Each report is sent in a later turn of the main run loop.

local C = ...
local objc, send = C.objc, C.send
local NO_RENAMING, COLLISION, BAD_ARGUMENT, TIMEOUT = 1, -72001, -72004, -72007
local LOCAL, ADDRESS = "local.", 0x7F000001

-- All services and browsers, weakly; their states are their own properties, which snapshots restore.
local services, browsers = {}, {}
local function each(list, body)
  for place = #list, 1, -1 do
    local object = list[place]:get()
    if object == nil then table.remove(list, place) end
  end
  for _, reference in ipairs {table.unpack(list)} do
    local object = reference:get()
    if object ~= nil then body(object) end
  end
end

local function report(object, selector, ...)
  local delegate = object:delegate()
  if delegate ~= nil and send(delegate, "respondsToSelector:", selector) then send(delegate, selector, object, ...) end
end
local function later(body) objc.NSOperationQueue:mainQueue():addOperationWithBlock_(body) end
local function errors(code) return {NSNetServicesErrorCode = code, NSNetServicesErrorDomain = 10} end
-- A type with the final period that may be left out.
local function full(type_name)
  local text = tostring(type_name)
  return text:sub(-1) == "." and text or text .. "."
end
local function finds(browser, service)
  return service:hookhostIsPublished() and full(service:type()) == full(browser:hookhostType())
end
-- A browser reports objects of its own.
local function found(type_name, name)
  return objc.NSNetService:alloc():initWithDomain_type_name_(LOCAL, type_name, name)
end
local function announce(service, selector)
  -- The service may be deallocated before the report.
  local type_name, name = tostring(service:type()), tostring(service:name())
  each(browsers, function(browser)
    if browser:hookhostType() == nil or full(browser:hookhostType()) ~= full(type_name) then return end
    later(function()
      if browser:hookhostType() ~= nil then report(browser, selector, found(type_name, name), false) end
    end)
  end)
end
-- The published service of a type and name.
local function published(type_name, name)
  local found
  each(services, function(service)
    if service:hookhostIsPublished() and full(service:type()) == full(type_name)
      and tostring(service:name()) == tostring(name) then found = service end
  end)
  return found
end

objc.class("NSNetService", objc.NSObject, {}, function(instance, class, super)
  objc.property(instance, "delegate", {policy = "weak"})
  for _, name in ipairs {"domain", "type", "name", "hostName", "addresses", "hookhostRecord"} do
    objc.property(instance, name, {policy = "copy"})
  end
  objc.property(instance, "port", {policy = "assign", default = -1})
  objc.property(instance, "includesPeerToPeer", {policy = "assign", default = false})
  objc.property(instance, "hookhostIsPublished", {policy = "assign", default = false})
  objc.property(instance, "hookhostIsMonitoring", {policy = "assign", default = false})
  instance["initWithDomain:type:name:port:"] = function(self, domain, type_name, name, port)
    self = super(self):init()
    self:setDomain_(domain)
    self:setType_(type_name)
    self:setName_(tostring(name) == "" and objc.UIDevice:currentDevice():name() or name)
    self:setPort_(port)
    services[#services + 1] = objc.weak(self)
    return self
  end
  function instance:initWithDomain_type_name_(domain, type_name, name)
    return self:initWithDomain_type_name_port_(domain, type_name, name, -1)
  end
  function instance:publishWithOptions_(options)
    report(self, "netServiceWillPublish:")
    later(function()
      if not tostring(self:type()):find "^_[%w-]+%._[tu][cd]p%.?$" or self:port() < 0 then
        return report(self, "netService:didNotPublish:", errors(BAD_ARGUMENT))
      end
      local name, count = tostring(self:name()), 1
      while published(self:type(), self:name()) do
        if options & NO_RENAMING ~= 0 then return report(self, "netService:didNotPublish:", errors(COLLISION)) end
        count = count + 1
        self:setName_(("%s (%d)"):format(name, count))
      end
      self:setDomain_(LOCAL)
      self:setHookhostIsPublished_(true)
      report(self, "netServiceDidPublish:")
      announce(self, "netServiceBrowser:didFindService:moreComing:")
    end)
  end
  function instance:publish() self:publishWithOptions_(0) end
  function instance:stop()
    if self:hookhostIsPublished() then
      self:setHookhostIsPublished_(false)
      announce(self, "netServiceBrowser:didRemoveService:moreComing:")
    end
    later(function() report(self, "netServiceDidStop:") end)
  end
  function instance:dealloc()
    if self:hookhostIsPublished() then announce(self, "netServiceBrowser:didRemoveService:moreComing:") end
  end

  function instance:resolveWithTimeout_(seconds)
    report(self, "netServiceWillResolve:")
    local function resolve(is_last)
      local other = published(self:type(), self:name())
      if other == nil then
        if is_last then report(self, "netService:didNotResolve:", errors(TIMEOUT)) end
        return false
      end
      local address = string.pack(">I1I1I2I4I8", 16, 2, other:port(), ADDRESS, 0)
      self:setPort_(other:port())
      self:setHostName_("localhost.local.")
      self:setAddresses_(objc.NSArray:arrayWithObject_(objc.NSData:dataWithBytes_length_(address, #address)))
      self:setHookhostRecord_(other:hookhostRecord())
      report(self, "netServiceDidResolveAddress:")
      return true
    end
    later(function()
      if resolve(seconds <= 0) or seconds <= 0 then return end
      objc.NSTimer:scheduledTimerWithTimeInterval_repeats_block_(seconds, false, function() resolve(true) end)
    end)
  end
  function instance:TXTRecordData() return self:hookhostRecord() end
  function instance:setTXTRecordData_(data)
    self:setHookhostRecord_(data)
    if not self:hookhostIsPublished() then return true end
    each(services, function(other)
      if other:hookhostIsMonitoring() and published(other:type(), other:name()) == self then
        other:setHookhostRecord_(data)
        later(function() report(other, "netService:didUpdateTXTRecordData:", data) end)
      end
    end)
    return true
  end
  function instance:startMonitoring() self:setHookhostIsMonitoring_(true) end
  function instance:stopMonitoring() self:setHookhostIsMonitoring_(false) end
  function instance:scheduleInRunLoop_forMode_() end
  function instance:removeFromRunLoop_forMode_() end

  -- A record is a list of `key=value`, each after its length.
  function class:dictionaryFromTXTRecordData_(data)
    local bytes, place = data and data:length() > 0 and data:bytes() or "", 1
    local list = objc.NSMutableDictionary:dictionary()
    while place <= #bytes do
      local part = bytes:sub(place + 1, place + bytes:byte(place))
      local key, value = part:match "^([^=]+)=?(.*)$"
      if key then list:setObject_forKey_(objc.NSData:dataWithBytes_length_(value, #value), key) end
      place = place + 1 + bytes:byte(place)
    end
    return list
  end
  function class:dataFromTXTRecordDictionary_(list)
    local parts = {}
    list = C.obj(list)
    for key in C.each(list:allKeys():sortedArrayUsingSelector_ "compare:") do
      local value = list:objectForKey_(key)
      local bytes = send(value, "isKindOfClass:", objc.NSData) and (value:length() > 0 and value:bytes() or "") or tostring(value)
      parts[#parts + 1] = string.pack("s1", (tostring(key) .. "=" .. bytes):sub(1, 255))
    end
    local bytes = table.concat(parts)
    return objc.NSData:dataWithBytes_length_(bytes, #bytes)
  end
end)

objc.class("NSNetServiceBrowser", objc.NSObject, {}, function(instance, _, super)
  objc.property(instance, "delegate", {policy = "weak"})
  objc.property(instance, "includesPeerToPeer", {policy = "assign", default = false})
  objc.property(instance, "hookhostType", {policy = "copy"})
  function instance:init()
    self = super(self):init()
    browsers[#browsers + 1] = objc.weak(self)
    return self
  end
  function instance:searchForServicesOfType_inDomain_(type_name)
    self:setHookhostType_(type_name)
    report(self, "netServiceBrowserWillSearch:")
    later(function()
      if self:hookhostType() == nil then return end
      local known = {}
      each(services, function(service)
        if finds(self, service) then known[#known + 1] = service end
      end)
      for place, service in ipairs(known) do
        local copy = found(service:type(), service:name())
        report(self, "netServiceBrowser:didFindService:moreComing:", copy, place < #known)
      end
    end)
  end
  local function search_domains(self)
    report(self, "netServiceBrowserWillSearch:")
    later(function() report(self, "netServiceBrowser:didFindDomain:moreComing:", C.str(LOCAL), false) end)
  end
  instance.searchForBrowsableDomains, instance.searchForRegistrationDomains = search_domains, search_domains
  function instance:stop()
    self:setHookhostType_(nil)
    later(function() report(self, "netServiceBrowserDidStopSearch:") end)
  end
  function instance:scheduleInRunLoop_forMode_() end
  function instance:removeFromRunLoop_forMode_() end
end)
