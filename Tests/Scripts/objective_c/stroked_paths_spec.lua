-- The outlines of stroked paths, dashed paths, and paths that are rectangles.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")
local uikit = [=[
  #import <UIKit/UIKit.h>
  static CGPathRef angle(void) {
    CGMutablePathRef path = CGPathCreateMutable();
    CGPathMoveToPoint(path, NULL, 0, 0);
    CGPathAddLineToPoint(path, NULL, 10, 0);
    CGPathAddLineToPoint(path, NULL, 10, 10);
    return path;
  }
  static const char *box(CGPathRef path) { return NSStringFromCGRect(CGPathGetBoundingBox(path)).UTF8String; }
]=]

describe("CGPathCreateCopyByStrokingPath", function()
  it("makes an area as wide as the stroke, with its caps", function()
    assert.equal("{{0, -2}, {10, 4}} {{-2, -2}, {14, 4}} {{-2, -2}, {14, 4}} 1 0 1 0", printed([=[
      CGMutablePathRef line = CGPathCreateMutable();
      CGPathMoveToPoint(line, NULL, 0, 0);
      CGPathAddLineToPoint(line, NULL, 10, 0);
      CGPathRef butt = CGPathCreateCopyByStrokingPath(line, NULL, 4, kCGLineCapButt, kCGLineJoinMiter, 10);
      CGPathRef round = CGPathCreateCopyByStrokingPath(line, NULL, 4, kCGLineCapRound, kCGLineJoinMiter, 10);
      CGPathRef square = CGPathCreateCopyByStrokingPath(line, NULL, 4, kCGLineCapSquare, kCGLineJoinMiter, 10);
      printf("%s %s %s ", box(butt), box(round), box(square));
      printf("%d %d %d %d", CGPathContainsPoint(butt, NULL, CGPointMake(5, 1.9), false),
        CGPathContainsPoint(butt, NULL, CGPointMake(5, 2.1), false),
        CGPathContainsPoint(square, NULL, CGPointMake(-1.9, 1.9), false),
        CGPathContainsPoint(round, NULL, CGPointMake(-1.9, 1.9), false));]=], uikit))
  end)

  it("joins segments by miters up to the limit, round, or by bevels", function()
    assert.equal("1 0 0 0 1", printed([=[
      for (int join = 0; join < 3; join++) {
        CGPathRef path = CGPathCreateCopyByStrokingPath(angle(), NULL, 4, kCGLineCapButt, join, 10);
        printf("%d ", CGPathContainsPoint(path, NULL, CGPointMake(11.8, -1.8), false));
      }
      CGPathRef sharp = CGPathCreateCopyByStrokingPath(angle(), NULL, 4, kCGLineCapButt, kCGLineJoinMiter, 1);
      printf("%d ", CGPathContainsPoint(sharp, NULL, CGPointMake(11.8, -1.8), false));
      CGPathRef round = CGPathCreateCopyByStrokingPath(angle(), NULL, 4, kCGLineCapButt, kCGLineJoinRound, 10);
      printf("%d", CGPathContainsPoint(round, NULL, CGPointMake(11.3, -1.3), false));]=], uikit))
  end)

  it("leaves the inside of a closed path out, also of one made of curves", function()
    assert.equal("1 0 1 {{-2, -2}, {24, 24}} 1", printed([=[
      CGPathRef circle = CGPathCreateWithEllipseInRect(CGRectMake(0, 0, 20, 20), NULL);
      CGPathRef ring = CGPathCreateCopyByStrokingPath(circle, NULL, 4, kCGLineCapButt, kCGLineJoinRound, 10);
      printf("%d %d %d ", CGPathContainsPoint(ring, NULL, CGPointMake(1, 10), false),
        CGPathContainsPoint(ring, NULL, CGPointMake(10, 10), false),
        CGPathContainsPoint(ring, NULL, CGPointMake(-1.5, 10), false));
      CGPathRef square = CGPathCreateWithRect(CGRectMake(0, 0, 20, 20), NULL);
      printf("%s %d", box(CGPathCreateCopyByStrokingPath(square, NULL, 4, kCGLineCapButt, kCGLineJoinMiter, 10)),
        CGPathCreateCopyByStrokingPath(NULL, NULL, 4, kCGLineCapButt, kCGLineJoinMiter, 10) == NULL);]=], uikit))
  end)
end)

it("CGPathCreateCopyByDashingPath divides a path from the phase on", function()
  assert.equal("M 0 0 L 3 0 M 5 0 L 8 0 M 10 0 L 10 3 M 10 5 L 10 8 | M 0 0 L 2 0 M 4 0 L 7 0 M 9 0 L 10 0 L 10 2", printed([=[
    void (^show)(CGPathRef) = ^(CGPathRef path) {
      __block BOOL first = YES;
      CGPathApplyWithBlock(path, ^(const CGPathElement *element) {
        printf(first ? "%s %g %g" : " %s %g %g", element->type == kCGPathElementMoveToPoint ? "M" : "L",
          element->points[0].x, element->points[0].y);
        first = NO;
      });
    };
    CGFloat lengths[] = {3, 2};
    show(CGPathCreateCopyByDashingPath(angle(), NULL, 0, lengths, 2));
    printf(" | ");
    CGMutablePathRef path = CGPathCreateMutable();
    CGPathMoveToPoint(path, NULL, 0, 0);
    CGPathAddLineToPoint(path, NULL, 10, 0);
    CGPathAddLineToPoint(path, NULL, 10, 2);
    show(CGPathCreateCopyByDashingPath(path, NULL, 1, lengths, 2));]=], uikit))
end)

it("CGPathIsRect returns the rectangle of a path", function()
  assert.equal("1 {{1, 2}, {3, 4}} 0 0", printed([=[
    CGRect rect = CGRectZero;
    printf("%d ", CGPathIsRect(CGPathCreateWithRect(CGRectMake(1, 2, 3, 4), NULL), &rect));
    printf("%s %d ", NSStringFromCGRect(rect).UTF8String, CGPathIsRect(angle(), NULL));
    printf("%d", CGPathIsRect(CGPathCreateWithEllipseInRect(CGRectMake(0, 0, 2, 2), NULL), NULL));]=], uikit))
end)
