-- Messages through ports, within a thread and between two.

local Receiver = objc.class("PortReceiver", objc.NSObject, {protocols = {"NSPortDelegate"}, ivars = {"_got"}},
  function(instance)
    instance["handlePortMessage:"] = function(self, message)
      local thread = objc.NSThread:isMainThread() and "main" or "other"
      local parts = objc.unbox(message:components())
      objc.object_setIvar(self, "_got", {message:msgid(), parts and parts[1], thread})
      if message:sendPort() then
        message:sendPort():sendBeforeDate_msgid_components_from_reserved_(nil, 8, {"back"}, nil, 0)
      end
    end
  end)

local function got(receiver) return objc.object_getIvar(receiver, "_got") end

describe("a port", function()
  it("passes its message to the delegate, in a turn of its run loop", function()
    local port <const>, receiver <const> = objc.NSPort:port(), Receiver:new()
    port:setDelegate_(receiver)
    assert.is_true(port:sendBeforeDate_msgid_components_from_reserved_(nil, 7, {"hi"}, nil, 0))
    runloop.run(0)
    assert.is_nil(got(receiver))
    objc.NSRunLoop:currentRunLoop():addPort_forMode_(port, "kCFRunLoopDefaultMode")
    assert.is_nil(got(receiver))
    runloop.run(0)
    assert.same({7, "hi", "main"}, got(receiver))
    port:invalidate()
  end)

  it("carries an answer from another thread", function()
    local mine <const>, its <const> = objc.NSMachPort:port(), objc.NSMachPort:port()
    local here <const>, there <const> = Receiver:new(), Receiver:new()
    mine:setDelegate_(here)
    its:setDelegate_(there)
    objc.NSRunLoop:mainRunLoop():addPort_forMode_(mine, "kCFRunLoopDefaultMode")
    local thread <const> = objc.NSThread:alloc():initWithBlock_(function()
      objc.NSRunLoop:currentRunLoop():addPort_forMode_(its, "kCFRunLoopDefaultMode")
      objc.NSRunLoop:currentRunLoop():runUntilDate_(objc.NSDate:dateWithTimeIntervalSinceNow_(1))
    end)
    thread:start()
    its:sendBeforeDate_msgid_components_from_reserved_(nil, 1, {"there"}, mine, 0)
    runloop.run(2)
    assert.same({1, "there", "other"}, got(there))
    assert.same({8, "back", "main"}, got(here))
    mine:invalidate()
    its:invalidate()
  end)

  it("accepts nothing after it is invalid", function()
    local port <const> = objc.NSPort:port()
    local told = 0
    local token = objc.NSNotificationCenter:defaultCenter():addObserverForName_object_queue_usingBlock_(
      "NSPortDidBecomeInvalidNotification", port, nil, function() told = told + 1 end)
    port:invalidate()
    port:invalidate()
    assert.is_false(port:isValid())
    assert.equal(1, told)
    assert.is_false(port:sendBeforeDate_msgid_components_from_reserved_(nil, 1, nil, nil, 0))
    objc.NSNotificationCenter:defaultCenter():removeObserver_(token)
  end)
end)
