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
end)
