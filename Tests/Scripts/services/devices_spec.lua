describe("UIDevice", function()
  local device = objc.UIDevice:currentDevice()

  it("returns the values of the settings", function()
    assert.equal(device, objc.UIDevice:currentDevice())
    assert.same({"iPhone", "iPhone", "iOS", 0}, {device:name(), device:model(), device:systemName(),
      device:userInterfaceIdiom()})
    uikit.setting("deviceName", "Ada's phone")
    uikit.setting("systemVersion", "16.4.1")
    assert.same({"Ada's phone", "16.4.1"}, {device:name(), device:systemVersion()})
    uikit.setting("identifierForVendor", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    assert.equal("E621E1F8-C36C-495A-93FC-0C247A3E6E5F", device:identifierForVendor():UUIDString())
    local info = objc.NSProcessInfo:processInfo()
    assert.same({majorVersion = 16, minorVersion = 4, patchVersion = 1}, info:operatingSystemVersion())
    assert.same({true, false}, {
      info:isOperatingSystemAtLeastVersion_{majorVersion = 16, minorVersion = 0, patchVersion = 0},
      info:isOperatingSystemAtLeastVersion_{majorVersion = 16, minorVersion = 5, patchVersion = 0}})
    assert.error_matches(function() uikit.setting("identifierForVendor", "x") end, "must be a UUID")
    assert.error_matches(function() uikit.setting("batteryLevel", 2) end, "from 0 to 1")
  end)

  it("reports its battery only while that is monitored", function()
    local seen = {}
    local token = objc.NSNotificationCenter:defaultCenter():addObserverForName_object_queue_usingBlock_(
      "UIDeviceBatteryLevelDidChangeNotification", nil, nil,
      function() seen[#seen + 1] = device:batteryLevel() end)
    assert.same({-1.0, 0}, {device:batteryLevel(), device:batteryState()})
    uikit.setting("batteryLevel", 0.5)
    device:setBatteryMonitoringEnabled_(true)
    uikit.setting("batteryLevel", 0.25)
    device:setBatteryMonitoringEnabled_(false)
    objc.NSNotificationCenter:defaultCenter():removeObserver_(token)
    assert.same({0.25}, seen)
  end)

  it("is turned with the screen, or turns it before iOS 16", function()
    uikit.setting("systemVersion", "15.8")
    local seen = {}
    local token = objc.NSNotificationCenter:defaultCenter():addObserverForName_object_queue_usingBlock_(
      "UIDeviceOrientationDidChangeNotification", nil, nil,
      function() seen[#seen + 1] = device:orientation() end)
    uikit.rotate(uikit.UIInterfaceOrientationLandscapeRight)
    device:setValue_forKey_(1, "orientation")
    objc.NSNotificationCenter:defaultCenter():removeObserver_(token)
    assert.same({3, 1}, seen)
    assert.equal(1, objc.UIApplication:sharedApplication():statusBarOrientation())
    uikit.setting("systemVersion", "18.5")
    device:setValue_forKey_(3, "orientation")
    assert.equal(1, objc.UIApplication:sharedApplication():statusBarOrientation())
  end)
end)

describe("NSUUID", function()
  it("is another one each time, of random form, and reads texts", function()
    local one, other = objc.NSUUID:UUID(), objc.NSUUID:UUID()
    assert.is_false(one:isEqual_(other))
    assert.matches("^%x+%-%x+%-4%x%x%x%-[89AB]%x%x%x%-%x+$", one:UUIDString())
    local read = objc.NSUUID:alloc():initWithUUIDString_(one:UUIDString():lower())
    assert.is_true(one:isEqual_(read))
    assert.equal(one:hash(), read:hash())
    assert.is_nil(objc.NSUUID:alloc():initWithUUIDString_("no"))
  end)

  it("passes environment variables to an app", function()
    local environment = objc.NSProcessInfo:processInfo():environment()
    assert.equal("/usr/bin:/bin:/usr/sbin:/sbin", environment.PATH)
    assert.equal(environment.HOME .. "/tmp/", environment.TMPDIR)
    assert.equal("mobile", environment.USER)
  end)
end)
