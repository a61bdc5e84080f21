-- AdSupport and AppTrackingTransparency: the identifier for advertisers, and the user's permission.
local zeros = "00000000-0000-0000-0000-000000000000"
local own = "12345678-0000-4000-8000-000000000009"

local function identifier()
  return objc.ASIdentifierManager:sharedManager():advertisingIdentifier():UUIDString()
end

local function asked()
  local got
  objc.ATTrackingManager:requestTrackingAuthorizationWithCompletionHandler_(function(status) got = status end)
  assert.is_nil(got)
  runloop.runUntilIdle()
  return got
end

describe("the identifier for advertisers", function()
  local world
  before_each(function() world = objc.snapshot() end)
  after_each(function() objc.restore(world) end)

  it("is zeros unless a script sets one", function()
    uikit.setting("trackingAnswer", "granted")
    assert.equal(3, asked())
    assert.equal(zeros, identifier())
    assert.is_false(objc.ASIdentifierManager:sharedManager():isAdvertisingTrackingEnabled())
  end)

  it("is available once the user has allowed it", function()
    uikit.setting("trackingAnswer", "granted")
    uikit.setting("advertisingIdentifier", own)
    assert.equal(zeros, identifier())
    assert.equal(0, objc.ATTrackingManager:trackingAuthorizationStatus())
    assert.equal(3, asked())
    assert.equal(own, identifier())
    assert.is_true(objc.ASIdentifierManager:sharedManager():isAdvertisingTrackingEnabled())
  end)

  it("is zeros after the user has refused, whatever the user answers later", function()
    uikit.setting("advertisingIdentifier", own)
    assert.equal(2, asked())
    uikit.setting("trackingAnswer", "granted")
    assert.equal(2, asked())
    assert.equal(zeros, identifier())
  end)

  it("was available without a question before iOS 14.5", function()
    uikit.setting("systemVersion", "13.0")
    uikit.setting("advertisingIdentifier", own)
    assert.equal(own, identifier())
    assert.error_matches(function() return objc.ATTrackingManager end, "since iOS 14.0", 1, true)
  end)

  it("is zeros where tracking is restricted", function()
    uikit.setting("trackingAnswer", "restricted")
    uikit.setting("advertisingIdentifier", own)
    assert.equal(1, objc.ATTrackingManager:trackingAuthorizationStatus())
    assert.equal(1, asked())
    assert.equal(zeros, identifier())
  end)
end)
