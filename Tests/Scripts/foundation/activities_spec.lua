-- User activities: saving, and their properties.

describe("a user activity", function()
  local function activity()
    return objc.NSUserActivity:alloc():initWithActivityType_("com.example.reading")
  end

  it("lets its delegate update it before it is saved", function()
    local one <const> = activity()
    local saved = 0
    local delegate <const> = objc.class("SavingDelegate", objc.NSObject, function(instance)
      instance["userActivityWillSave:"] = function() saved = saved + 1 end
    end):new()
    one:setDelegate_(delegate)
    one:setNeedsSave_(true)
    runloop.run(0)
    assert.equal(0, saved)
    one:becomeCurrent()
    runloop.run(0)
    assert.equal(1, saved)
    assert.is_false(one:needsSave())
    activity():becomeCurrent()
    one:setNeedsSave_(true)
    runloop.run(0)
    assert.equal(1, saved)
  end)

  it("keeps copies of its details", function()
    local one = activity()
    local keywords = objc.NSMutableSet:setWithObject_("a")
    one:setKeywords_(keywords)
    keywords:addObject_("b")
    assert.equal(1, one:keywords():count())
    one:setPersistentIdentifier_("id")
    assert.equal("id", tostring(one:persistentIdentifier()))
    assert.is_nil(one:targetContentIdentifier())
  end)

  it("has no device to stream to", function()
    local code
    activity():getContinuationStreamsWithCompletionHandler_(function(input, _, failure)
      code = input == nil and failure:code()
    end)
    runloop.run(0)
    assert.equal(4609, code)
  end)

  it("is forgotten when it is deleted", function()
    local done = 0
    objc.NSUserActivity:deleteAllSavedUserActivitiesWithCompletionHandler_(function() done = done + 1 end)
    runloop.run(0)
    assert.equal(1, done)
  end)
end)
