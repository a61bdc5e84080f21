-- NSPostingStyle
local idle <const>, soon <const>, now <const> = 1, 2, 3

describe("a notification queue", function()
  local log, token, queue
  before_each(function()
    log = {}
    queue = objc.NSNotificationQueue:defaultQueue()
    token = objc.NSNotificationCenter:defaultCenter():addObserverForName_object_queue_usingBlock_(
      nil, nil, nil, function(notification)
        if notification:name():sub(1, 6) == "Queued" then log[#log + 1] = notification:name() end
      end)
  end)
  after_each(function() objc.NSNotificationCenter:defaultCenter():removeObserver_(token) end)

  local function notification(name, sender)
    return objc.NSNotification:notificationWithName_object_(name, sender)
  end

  it("is one and the same of its thread", function()
    assert.equal(queue, objc.NSNotificationQueue:defaultQueue())
  end)

  it("posts now, soon, and when there is nothing else to do", function()
    queue:enqueueNotification_postingStyle_(notification "QueuedIdle", idle)
    queue:enqueueNotification_postingStyle_(notification "QueuedSoon", soon)
    queue:enqueueNotification_postingStyle_(notification "QueuedNow", now)
    assert.same({"QueuedNow"}, log)
    runloop.run(0.1)
    assert.same({"QueuedNow", "QueuedSoon", "QueuedIdle"}, log)
  end)

  it("makes one of those with the same name and sender", function()
    local sender <const> = objc.NSObject:new()
    for _ = 1, 3 do
      queue:enqueueNotification_postingStyle_(notification("QueuedA", sender), soon)
    end
    queue:enqueueNotification_postingStyle_(notification "QueuedA", soon)
    runloop.run(0)
    assert.same({"QueuedA", "QueuedA"}, log)
  end)

  it("coalesces by the requested criteria", function()
    local sender <const> = objc.NSObject:new()
    local function enqueue(name, object, mask)
      queue:enqueueNotification_postingStyle_coalesceMask_forModes_(
        notification(name, object), soon, mask, nil)
    end
    enqueue("QueuedA", sender, 0)
    enqueue("QueuedA", sender, 0)
    enqueue("QueuedB", sender, 2)
    runloop.run(0)
    assert.same({"QueuedB"}, log)
  end)

  it("removes waiting notifications", function()
    queue:enqueueNotification_postingStyle_(notification "QueuedA", idle)
    queue:enqueueNotification_postingStyle_(notification "QueuedB", soon)
    queue:dequeueNotificationsMatching_coalesceMask_(notification "QueuedA", 1)
    runloop.run(0)
    assert.same({"QueuedB"}, log)
  end)

  it("rejects an unknown style", function()
    local ok, raised = pcall(function()
      queue:enqueueNotification_postingStyle_(notification "QueuedA", 7)
    end)
    assert.is_false(ok)
    assert.matches("7 is no posting style", raised.reason)
  end)
end)

describe("a progress", function()
  it("reports its fraction", function()
    local progress <const> = objc.NSProgress:progressWithTotalUnitCount_(2000)
    progress:setCompletedUnitCount_(1000)
    assert.equal("50% completed", progress:localizedDescription())
    assert.equal("1,000 of 2,000", progress:localizedAdditionalDescription())
    progress:setLocalizedDescription_("mine")
    assert.equal("mine", progress:localizedDescription())
  end)
end)
