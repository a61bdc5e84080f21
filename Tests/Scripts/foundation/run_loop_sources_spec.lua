-- The events that end a run loop's wait for its next input source.

describe("runMode:beforeDate: of the main run loop", function()
  local loop
  before_each(function() loop = objc.NSRunLoop:mainRunLoop() end)

  local function run(seconds)
    local start = runloop.now()
    local date = seconds and objc.NSDate:dateWithTimeIntervalSinceNow_(seconds) or objc.NSDate:distantFuture()
    assert.is_true(loop:runMode_beforeDate_("kCFRunLoopDefaultMode", date))
    return runloop.now() - start
  end

  it("returns when a block of the main queue has run", function()
    local is_done = false
    dispatch.after(2, function() is_done = true end)
    dispatch.after(5, function() end)
    assert.near(2, run(), 1e-9)
    assert.is_true(is_done)
    assert.near(3, run(), 1e-9)
  end)

  it("continues when a timer has fired", function()
    local count = 0
    objc.NSTimer:scheduledTimerWithTimeInterval_repeats_block_(1, true, function() count = count + 1 end)
    dispatch.after(3.5, function() end)
    assert.near(3.5, run(), 1e-9)
    assert.equal(3, count)
  end)

  it("waits no longer than until the date", function()
    dispatch.after(2, function() end)
    assert.near(1, run(1), 1e-9)
  end)
end)
