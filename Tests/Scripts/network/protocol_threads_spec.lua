-- The thread of a script's protocols: its run loop runs, so timers and blocks that a protocol schedules on it run too.

local count = 0
local function load(start)
  local seen = {}
  count = count + 1
  local class = objc.class("ThreadProtocol" .. count, objc.NSURLProtocol, function(instance, class)
    function class:canInitWithRequest_() return true end
    function class:canonicalRequestForRequest_(request) return request end
    function instance:startLoading()
      seen.thread = tostring(objc.NSThread:currentThread():name())
      seen.loop = objc.NSRunLoop:currentRunLoop()
      start(self, seen.loop)
    end
    function instance:answer()
      seen.is_same = objc.NSRunLoop:currentRunLoop() == seen.loop
      self:client():URLProtocol_didLoadData_(self, objc.NSData:dataWithBytes_length_("abc", 3))
      self:client():URLProtocolDidFinishLoading_(self)
    end
    function instance:stopLoading() seen.stops_there = objc.NSRunLoop:currentRunLoop() == seen.loop end
  end)
  local configuration = objc.NSURLSessionConfiguration:ephemeralSessionConfiguration()
  configuration:setProtocolClasses_ {class}
  local session = objc.NSURLSession:sessionWithConfiguration_(configuration)
  for round = 1, 2 do
    session:dataTaskWithURL_completionHandler_(objc.NSURL:URLWithString_ "https://a.example", function(data)
      seen[round] = objc.unbox(data)
    end):resume()
    runloop.runUntilIdle()
  end
  return seen
end

local function answers(start)
  local seen = load(start)
  seen.loop = nil
  assert.same({"abc", "abc", thread = "com.apple.CFNetwork.CustomProtocols", is_same = true, stops_there = true}, seen)
end

describe("a protocol of a script", function()
  it("may answer by a block on the run loop that started it", function()
    answers(function(protocol, loop)
      dispatch.after(0.5, dispatch.global(), function() loop:performBlock_(function() protocol:answer() end) end)
    end)
  end)

  it("may answer from a timer or a delayed message of that run loop", function()
    answers(function(protocol) protocol:performSelector_withObject_afterDelay_("answer", nil, 2) end)
    answers(function(protocol)
      objc.NSTimer:scheduledTimerWithTimeInterval_target_selector_userInfo_repeats_(1, protocol, "answer", nil, false)
    end)
  end)

  it("leaves no work behind, so that a snapshot can be taken", function()
    load(function(protocol) protocol:answer() end)
    local snapshot = objc.snapshot()
    objc.restore(snapshot)
    answers(function(protocol) protocol:answer() end)
  end)

  it("raises its errors in the call that runs the main loop", function()
    assert.error_matches(function() load(function() error "no luck" end) end, "no luck")
    runloop.run(60)
    answers(function(protocol) protocol:answer() end)
  end)
end)
