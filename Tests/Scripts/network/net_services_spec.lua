-- NSNetService and NSNetServiceBrowser within one process.

local world, log
local Delegate = objc.class("NetServiceDelegate", objc.NSObject, function(instance)
  local function note(...) log[#log + 1] = table.concat({...}, " ") end
  function instance:netServiceDidPublish_(service) note("published", tostring(service:name())) end
  function instance:netService_didNotPublish_(_, problem) note("refused", problem.NSNetServicesErrorCode) end
  function instance:netServiceDidStop_() note "stopped" end
  function instance:netServiceDidResolveAddress_(service)
    note("resolved", service:port(), #service:addresses(), service:addresses():objectAtIndex_(0):length())
  end
  function instance:netService_didNotResolve_(_, problem) note("lost", problem.NSNetServicesErrorCode) end
  function instance:netServiceBrowser_didFindService_moreComing_(_, service, more)
    note("found", tostring(service:name()), tostring(more))
  end
  function instance:netServiceBrowser_didRemoveService_moreComing_(_, service, more)
    note("removed", tostring(service:name()), tostring(more))
  end
  function instance:netServiceBrowserDidStopSearch_() note "ended" end
end)
local delegate
local function service(name, port)
  local one = objc.NSNetService:alloc():initWithDomain_type_name_port_("", "_chat._tcp.", name, port or 8080)
  one:setDelegate_(delegate)
  return one
end
local function drained()
  runloop.run(1)
  local text = table.concat(log, ", ")
  log = {}
  return text
end

before_each(function()
  world, log, delegate = objc.snapshot(), {}, Delegate:new()
end)
after_each(function() objc.restore(world) end)

describe("a net service", function()
  it("is published under a name of its own", function()
    local first, second, third = service "Room", service "Room", service "Room"
    first:publish()
    second:publish()
    third:publishWithOptions_(1)
    assert.equal("published Room, published Room (2), refused -72001", drained())
    first:stop()
    assert.equal("stopped", drained())
  end)

  it("is found by a browser of its type, and then removed", function()
    local first, second = service "One", service "Two"
    first:publish()
    drained()
    local browser = objc.NSNetServiceBrowser:new()
    browser:setDelegate_(delegate)
    browser:searchForServicesOfType_inDomain_("_chat._tcp", "local.")
    assert.equal("found One false", drained())
    second:publish()
    assert.equal("published Two, found Two false", drained())
    first:stop()
    assert.equal("removed One false, stopped", drained())
    browser:stop()
    second:stop()
    assert.equal("ended, stopped", drained())
  end)

  it("is resolved to a port and an address while it is published", function()
    local one = service("One", 4711)
    one:publish()
    drained()
    local found = objc.NSNetService:alloc():initWithDomain_type_name_("local.", "_chat._tcp.", "One")
    found:setDelegate_(delegate)
    found:resolveWithTimeout_(5)
    assert.equal("resolved 4711 1 16", drained())
    one:stop()
    drained()
    found:resolveWithTimeout_(0.5)
    assert.equal("lost -72007", drained())
  end)

  it("has a record of keys and values", function()
    local data = objc.NSNetService:dataFromTXTRecordDictionary_({b = "2", a = "one"})
    assert.equal("\5a=one\3b=2", objc.unbox(data))
    assert.equal("one", objc.unbox(objc.NSNetService:dictionaryFromTXTRecordData_(data):objectForKey_("a")))
  end)
end)
