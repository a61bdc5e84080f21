-- The accuracy of a location's course and speed.
describe("a location", function()
  it("has the accuracy of its course and speed", function()
    local place = objc.CLLocation:alloc():initWithLatitude_longitude_(1, 2)
    assert.equal(-1, place:courseAccuracy())
    assert.equal(-1, place:speedAccuracy())
    place = objc.msgSend(objc.CLLocation:alloc(),
      "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:",
      {latitude = 1, longitude = 2}, 3, 4, 5, 90, 2, 7, 0.5, objc.NSDate:date())
    assert.same({90, 2, 7, 0.5}, {place:course(), place:courseAccuracy(), place:speed(), place:speedAccuracy()})
    assert.is_nil(place:floor())
    place = objc.msgSend(objc.CLLocation:alloc(),
      "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:speed:timestamp:",
      {latitude = 1, longitude = 2}, 3, 4, 5, 90, 7, objc.NSDate:dateWithTimeIntervalSince1970_(60))
    assert.same({90, -1, 7, -1, 60}, {place:course(), place:courseAccuracy(), place:speed(), place:speedAccuracy(),
      place:timestamp():timeIntervalSince1970()})
    assert.error_matches(function()
      objc.msgSend(objc.CLLocation:alloc(),
        "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:speed:timestamp:",
        {latitude = 1, longitude = 2}, 3, 4, 5, 90, "fast", objc.NSDate:date())
    end, "argument 6 must be a number")
  end)
end)
