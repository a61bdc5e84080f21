-- How exactly the course and the speed of a location are known.
describe("a location", function()
  it("tells how exactly its course and speed are known", function()
    local place = objc.CLLocation:alloc():initWithLatitude_longitude_(1, 2)
    assert.equal(-1, place:courseAccuracy())
    assert.equal(-1, place:speedAccuracy())
    place = objc.msgSend(objc.CLLocation:alloc(),
      "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:",
      {latitude = 1, longitude = 2}, 3, 4, 5, 90, 2, 7, 0.5, objc.NSDate:date())
    assert.same({90, 2, 7, 0.5}, {place:course(), place:courseAccuracy(), place:speed(), place:speedAccuracy()})
    assert.is_nil(place:floor())
  end)
end)
