-- MapKit's plane: points, rectangles and spans of meters.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function printed(statements)
  return (run([[
    #import <MapKit/MapKit.h>
    static void show(MKMapRect r) { printf("{%g %g %g %g} ", r.origin.x, r.origin.y, r.size.width, r.size.height); }
    int main(void) { ]] .. statements .. " return 0; }"))
end

describe("a map", function()
  it("projects coordinates on a square of 2^28 points", function()
    assert.equal("134217728 134217728, 134217728 201326592, 268435456 0 45.000 -120.000", printed [[
      MKMapPoint middle = MKMapPointForCoordinate(CLLocationCoordinate2DMake(0, 0));
      MKMapPoint south = MKMapPointForCoordinate(CLLocationCoordinate2DMake(-66.51326044311186, 0));
      MKMapPoint corner = MKMapPointForCoordinate(CLLocationCoordinate2DMake(85.05112877980659, 180));
      CLLocationCoordinate2D back = MKCoordinateForMapPoint(MKMapPointForCoordinate(CLLocationCoordinate2DMake(45, -120)));
      printf("%.0f %.0f, %.0f %.0f, %.0f %.0f %.3f %.3f", middle.x, middle.y, south.x, south.y, corner.x, fabs(round(corner.y)),
        back.latitude, back.longitude);]])
  end)

  it("has rectangles as Core Graphics has", function()
    assert.equal("{2 3 6 4} {0 0 30 30} {5 5 5 5} 1 1 0 1 5 {0 0 2.68435e+08 2.68435e+08} ", printed [[
      MKMapRect one = MKMapRectMake(0, 0, 10, 10), other = MKMapRectMake(5, 5, 25, 25);
      show(MKMapRectInset(one, 2, 3)); show(MKMapRectUnion(one, other)); show(MKMapRectIntersection(one, other));
      printf("%d %d %d %d %g ", MKMapRectContainsPoint(one, MKMapPointMake(3, 3)), MKMapRectIntersectsRect(one, other),
        MKMapRectContainsRect(one, other), MKMapRectIsNull(MKMapRectIntersection(one, MKMapRectMake(50, 50, 1, 1))),
        MKMapRectGetMidX(one));
      show(MKMapRectWorld);]])
  end)

  it("measures in meters", function()
    assert.equal("0.1493 0.0746 1000 0.009044 0.008983 90 180", printed [[
      MKMapPoint start = MKMapPointForCoordinate(CLLocationCoordinate2DMake(10, 20));
      MKMapPoint end = MKMapPointMake(start.x, start.y - 1000 * MKMapPointsPerMeterAtLatitude(10));
      MKCoordinateRegion region = MKCoordinateRegionMakeWithDistance(CLLocationCoordinate2DMake(0, 0), 1000, 1000);
      MKCoordinateRegion half = MKCoordinateRegionForMapRect(MKMapRectMake(0, 0, MKMapSizeWorld.width / 2, 1));
      printf("%.4f %.4f %d %.6f %.6f ", MKMetersPerMapPointAtLatitude(0), MKMetersPerMapPointAtLatitude(60),
        (int)(round(MKMetersBetweenMapPoints(start, end) / 10) * 10), region.span.latitudeDelta, region.span.longitudeDelta);
      printf("%.0f %.0f", -half.center.longitude, half.span.longitudeDelta);]])
  end)
end)
