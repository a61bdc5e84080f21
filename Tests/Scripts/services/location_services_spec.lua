-- Heading, beacons and visits of a scripted location: the delegate receives a message for each.
describe("a location manager", function()
  local snapshot, log, manager, delegate
  local Told = objc.class("LocationListener", objc.NSObject,
    {protocols = {"CLLocationManagerDelegate"}}, function(instance)
      local function note(...) log[#log + 1] = table.concat({...}, " ") end
      function instance:locationManager_didUpdateHeading_(_, heading) note("heading", heading:trueHeading()) end
      function instance:locationManagerShouldDisplayHeadingCalibration_() note "calibrate" return true end
      function instance:locationManager_didVisit_(_, visit)
        local isOver = visit:departureDate():timeIntervalSinceNow() <= 0
        note(isOver and "left" or "arrived", visit:coordinate().latitude)
      end
      function instance:locationManager_didEnterRegion_(_, region) note("in", region:identifier()) end
      function instance:locationManager_didExitRegion_(_, region) note("out", region:identifier()) end
      function instance:locationManager_didDetermineState_forRegion_(_, state) note("state", state) end
      function instance:locationManager_monitoringDidFailForRegion_withError_(_, _, failure)
        note("monitoring", failure:code())
      end
      function instance:locationManager_didRangeBeacons_inRegion_(_, beacons)
        note("region", #beacons, runloop.now())
      end
      function instance:locationManager_didRangeBeacons_satisfyingConstraint_(_, beacons)
        note("beacons", #beacons, beacons[1] and beacons[1]:minor(), beacons[1] and beacons[1]:proximity())
      end
      function instance:locationManager_didFailRangingBeaconsForConstraint_error_(_, _, failure)
        note("ranging", failure:code())
      end
      function instance:locationManager_didFinishDeferredUpdatesWithError_(_, failure)
        note("deferred", failure:code())
      end
    end)

  before_each(function()
    snapshot, log = objc.snapshot(), {}
    manager, delegate = objc.CLLocationManager:new(), Told:new()
    manager:setDelegate_(delegate)
  end)
  after_each(function() objc.restore(snapshot) end)

  local function allow()
    manager:requestWhenInUseAuthorization()
    runloop.runUntilIdle()
  end
  local function move(place)
    place.latitude, place.longitude = place.latitude or 1, 1
    uikit.setLocation(place)
    runloop.run(0.1)
  end

  it("has the questions of the class as properties, too", function()
    assert.is_true(manager:headingAvailable())
    assert.is_true(manager:locationServicesEnabled())
    uikit.setting("locationAnswer", "disabled")
    assert.is_false(manager:locationServicesEnabled())
  end)

  it("reports the heading when it has changed by the filter, from the top edge", function()
    allow()
    manager:setHeadingFilter_(10)
    manager:startUpdatingHeading()
    move {heading = 90}
    move {heading = 95}
    move {heading = 120, headingAccuracy = -1}
    manager:setHeadingOrientation_(uikit.CLDeviceOrientationLandscapeLeft)
    move {heading = 300}
    manager:stopUpdatingHeading()
    move {heading = 10}
    assert.same({"heading 90.0", "calibrate", "heading 120.0", "heading 30.0"}, log)
    assert.equal(30, manager:heading():magneticHeading())
    assert.error_matches(function() move {heading = 360} end, "less than 360")
  end)

  it("reports when the device arrives at a visit, and when it leaves", function()
    allow()
    manager:startMonitoringVisits()
    move {latitude = 3, visit = true}
    move {latitude = 3, visit = true}
    move {latitude = 4}
    assert.same({"arrived 3.0", "left 3.0"}, log)
  end)

  it("reports a region once by entering and once by its state, and no unrequested one", function()
    allow()
    local region = objc.CLCircularRegion:alloc():initWithCenter_radius_identifier_({5, 1}, 1000, "home")
    manager:startMonitoringForRegion_(region)
    move {latitude = 5}
    region:setNotifyOnExit_(false)
    move {latitude = 6}
    assert.same({"in home", "state 1"}, log)
  end)

  it("refuses to watch regions without permission and after the twentieth", function()
    local function watch(name)
      manager:startMonitoringForRegion_(
        objc.CLCircularRegion:alloc():initWithCenter_radius_identifier_({5, 1}, 1000, name))
    end
    watch "too early"
    runloop.runUntilIdle()
    allow()
    for place = 1, 21 do watch("region " .. place) end
    runloop.runUntilIdle()
    assert.same({"monitoring 4", "monitoring 5"}, log)
    assert.equal(20, #manager:monitoredRegions())
  end)

  local uuid = "F7826DA6-4FA2-4E98-8024-BC5B71E0893E"
  local function identity() return objc.NSUUID:alloc():initWithUUIDString_(uuid) end

  it("ranges beacons once a second, and only those that are meant", function()
    allow()
    move {beacons = {{uuid = uuid, major = 1, minor = 7, accuracy = 0.2}, {uuid = uuid, major = 2, accuracy = 9}}}
    local one = objc.CLBeaconIdentityConstraint:alloc():initWithUUID_major_(identity(), 1)
    manager:startRangingBeaconsSatisfyingConstraint_(one)
    runloop.run(2)
    assert.same({"beacons 1 7 1", "beacons 1 7 1"}, log)
    assert.equal(1, #manager:rangedBeaconConstraints())
    manager:stopRangingBeaconsSatisfyingConstraint_(
      objc.CLBeaconIdentityConstraint:alloc():initWithUUID_major_(identity(), 1))
    runloop.run(3)
    assert.equal(2, #log)
  end)

  it("reports why it cannot range or defer", function()
    local one = objc.CLBeaconIdentityConstraint:alloc():initWithUUID_(identity())
    manager:startRangingBeaconsSatisfyingConstraint_(one)
    runloop.run(1)
    manager:stopRangingBeaconsSatisfyingConstraint_(one)
    manager:allowDeferredLocationUpdatesUntilTraveled_timeout_(100, 10)
    runloop.runUntilIdle()
    assert.same({"ranging 16", "deferred 11"}, log)
  end)

  it("enters a beacon region when it detects one of the beacons", function()
    allow()
    local region = objc.CLBeaconRegion:alloc():initWithUUID_major_identifier_(identity(), 3, "shop")
    manager:startMonitoringForRegion_(region)
    move {beacons = {{uuid = uuid, major = 2}}}
    move {beacons = {{uuid = uuid:lower(), major = 3}}}
    move {}
    assert.same({"in shop", "state 1", "out shop", "state 2"}, log)
    assert.equal(3, region:beaconIdentityConstraint():major())
    assert.error_matches(function() move {beacons = {{major = 1}}} end, "'uuid'")
  end)

  it("reports the floor of a location", function()
    allow()
    manager:startUpdatingLocation()
    move {floor = 2}
    assert.equal(2, manager:location():floor():level())
  end)
end)

describe("a geocoder", function()
  local snapshot, coder, answers
  before_each(function()
    snapshot, coder, answers = objc.snapshot(), objc.CLGeocoder:new(), {}
    uikit.address("Town hall", {latitude = 48, longitude = 11, name = "Town hall", thoroughfare = "Long Road",
      locality = "Sample", country = "Nowhere", ISOcountryCode = "NW"})
    uikit.address("Town hall, Elsewhere", {latitude = 10, longitude = 11, locality = "Elsewhere"})
  end)
  after_each(function() objc.restore(snapshot) end)
  local function answer(found, failure)
    answers[#answers + 1] = found and found[1]:locality() .. " " .. #found or failure:code()
  end

  it("finds addresses by their words, those of a region first", function()
    coder:geocodeAddressString_completionHandler_("long road, sample", answer)
    assert.is_true(coder:isGeocoding())
    runloop.runUntilIdle()
    local near = objc.CLCircularRegion:alloc():initWithCenter_radius_identifier_({10, 11}, 10, "")
    coder:geocodeAddressString_inRegion_completionHandler_("Town Hall", near, answer)
    runloop.runUntilIdle()
    assert.same({"Sample 1", "Elsewhere 2"}, answers)
    assert.is_false(coder:isGeocoding())
  end)

  it("finds the address of a place", function()
    local mark
    coder:reverseGeocodeLocation_completionHandler_(
      objc.CLLocation:alloc():initWithLatitude_longitude_(48.001, 11), function(found) mark = found[1] end)
    runloop.runUntilIdle()
    assert.same({"Long Road", 48, "NW"}, {mark:thoroughfare(), mark:location():coordinate().latitude,
      mark:addressDictionary().CountryCode})
  end)

  it("reports its error: nothing found, no connection, cancelled, another request", function()
    local function ask(text) coder:geocodeAddressString_completionHandler_(text, answer) end
    ask "no such street"
    runloop.runUntilIdle()
    network.setOffline(true)
    ask "Town hall"
    runloop.runUntilIdle()
    network.setOffline(false)
    ask "Town hall"
    coder:cancelGeocode()
    runloop.runUntilIdle()
    ask "Sample"
    ask "Elsewhere"
    runloop.runUntilIdle()
    assert.same({8, 2, 10, 10, "Elsewhere 1"}, answers)
  end)
end)
