describe("the run loop of a thread", function()
  it("continues in runMode:beforeDate: while timers fire, which are no input", function()
    local fired, ended
    local Worker = objc.class("LoopWorker", objc.NSObject, function(instance)
      function instance:work_()
        fired = 0
        objc.NSTimer:scheduledTimerWithTimeInterval_repeats_block_(0.5, true, function() fired = fired + 1 end)
        objc.NSRunLoop:currentRunLoop():runMode_beforeDate_("kCFRunLoopDefaultMode",
          objc.NSDate:dateWithTimeIntervalSinceNow_(2.2))
        ended = fired
      end
    end)
    objc.NSThread:detachNewThreadSelector_toTarget_withObject_("work:", Worker:new(), nil)
    runloop.run(3)
    assert.equal(4, ended)
  end)

  it("returns from runMode:beforeDate: after a message from another thread, which is input", function()
    local turns = {}
    local Worker = objc.class("CancelledWorker", objc.NSThread, function(instance)
      function instance:main()
        local loop = objc.NSRunLoop:currentRunLoop()
        loop:addPort_forMode_(objc.NSPort:port(), "kCFRunLoopDefaultMode")
        while not self:isCancelled() do
          turns[#turns + 1] = loop:runMode_beforeDate_("kCFRunLoopDefaultMode", objc.NSDate:distantFuture())
        end
      end
    end)
    local worker = Worker:new()
    worker:start()
    runloop.run(1)
    worker:performSelector_onThread_withObject_waitUntilDone_("cancel", worker, nil, false)
    runloop.run(1)
    assert.same({true}, turns)
    assert.is_true(worker:isFinished())
  end)
end)
