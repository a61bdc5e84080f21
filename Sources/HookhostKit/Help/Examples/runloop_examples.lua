--- runloop.now
do
  runloop.run(2.5)
  print(runloop.now()) --> 2.5
end

--- runloop.run
do
  dispatch.after(1, function() print(("at %g s"):format(runloop.now())) end)
  runloop.run(2) --> at 1 s
end

--- runloop.runUntilIdle
do
  dispatch.after(90, function() print "done" end)
  runloop.runUntilIdle() --> done
end

--- runloop.pending
do
  dispatch.after(1, function() end)
  print(runloop.pending()) --> 1
end

--- runloop.setFrameRate
do
  runloop.setFrameRate(120)
  local frames = 0
  local Counter = objc.class("FrameCounter", objc.NSObject, function(instance)
    function instance:frame_() frames = frames + 1 end
  end)
  local link = objc.CADisplayLink:displayLinkWithTarget_selector_(Counter:new(), "frame:")
  link:addToRunLoop_forMode_(objc.NSRunLoop:mainRunLoop(), "NSRunLoopCommonModes")
  runloop.run(1)
  link:invalidate()
  print(frames) --> 120
end

--- runloop.schedule
do
  print(runloop.schedule()) --> cooperative
end
