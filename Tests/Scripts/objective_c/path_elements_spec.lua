-- The elements of Core Graphics paths: CGPathApply, quadratic curves, bounds, reversed paths.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")
local uikit = [=[
  #import <UIKit/UIKit.h>
  static void show(void *information, const CGPathElement *element) {
    static const char *names[] = {"M", "L", "Q", "C", "Z"};
    static const int counts[] = {1, 1, 2, 3, 0};
    if (information) ++*(int *)information;
    printf("%s", names[element->type]);
    for (int i = 0; i < counts[element->type]; i++) printf(" %g %g", element->points[i].x, element->points[i].y);
    printf(";");
  }
]=]

describe("CGPathApply", function()
  it("passes each element with its points and the given pointer", function()
    assert.equal("M 1 2;L 3 4;Q 5 6 7 8;C 1 1 2 2 3 3;Z;5", printed([=[
      CGMutablePathRef path = CGPathCreateMutable();
      CGPathMoveToPoint(path, NULL, 1, 2);
      CGPathAddLineToPoint(path, NULL, 3, 4);
      CGPathAddQuadCurveToPoint(path, NULL, 5, 6, 7, 8);
      CGPathAddCurveToPoint(path, NULL, 1, 1, 2, 2, 3, 3);
      CGPathCloseSubpath(path);
      int count = 0;
      CGPathApply(path, &count, show);
      printf("%d", count);
      CGPathRelease(path);]=], uikit))
  end)

  it("has a form with a block, and sees the elements of UIBezierPath", function()
    assert.equal("M 0 0;L 4 0;L 4 2;L 0 2;Z;", printed([=[
      UIBezierPath *path = [UIBezierPath bezierPathWithRect:CGRectMake(0, 0, 4, 2)];
      CGPathApplyWithBlock(path.CGPath, ^(const CGPathElement *element) { show(NULL, element); });]=], uikit))
  end)

  it("shows elements after a transform and after coding", function()
    assert.equal("M 2 2;Q 4 4 6 2;M 2 2;Q 4 4 6 2;", printed([=[
      UIBezierPath *path = [UIBezierPath bezierPath];
      [path moveToPoint:CGPointMake(1, 1)];
      [path addQuadCurveToPoint:CGPointMake(3, 1) controlPoint:CGPointMake(2, 2)];
      [path applyTransform:CGAffineTransformMakeScale(2, 2)];
      CGPathApply(path.CGPath, NULL, show);
      NSData *data = [NSKeyedArchiver archivedDataWithRootObject:path requiringSecureCoding:YES error:nil];
      UIBezierPath *copy = [NSKeyedUnarchiver unarchivedObjectOfClass:UIBezierPath.class fromData:data error:nil];
      CGPathApply(copy.CGPath, NULL, show);]=], uikit))
  end)
end)

describe("a path", function()
  it("is bounded by its curves, and by its control points", function()
    assert.equal("{{0, 0}, {4, 1}} {{0, 0}, {4, 2}} {{0, 0}, {1, 0.75}} 1 1", printed([=[
      UIBezierPath *path = [UIBezierPath bezierPath];
      [path moveToPoint:CGPointZero];
      [path addQuadCurveToPoint:CGPointMake(4, 0) controlPoint:CGPointMake(2, 2)];
      UIBezierPath *cubic = [UIBezierPath bezierPath];
      [cubic moveToPoint:CGPointZero];
      [cubic addCurveToPoint:CGPointMake(1, 0) controlPoint1:CGPointMake(0, 1) controlPoint2:CGPointMake(1, 1)];
      CGPathRef empty = CGPathCreateMutable();
      printf("%s %s %s %d %d", NSStringFromCGRect(path.bounds).UTF8String,
        NSStringFromCGRect(CGPathGetBoundingBox(path.CGPath)).UTF8String, NSStringFromCGRect(cubic.bounds).UTF8String,
        CGRectIsNull(CGPathGetBoundingBox(empty)), CGRectIsNull(CGPathGetPathBoundingBox(empty)));]=], uikit))
  end)

  it("keeps its curves when it is reversed", function()
    assert.equal("M 9 0;L 8 0;M 3 1;C 3 3 2 2 1 1;L 0 0;Z;", printed([=[
      UIBezierPath *path = [UIBezierPath bezierPath];
      [path moveToPoint:CGPointZero];
      [path addLineToPoint:CGPointMake(1, 1)];
      [path addCurveToPoint:CGPointMake(3, 1) controlPoint1:CGPointMake(2, 2) controlPoint2:CGPointMake(3, 3)];
      [path closePath];
      [path moveToPoint:CGPointMake(8, 0)];
      [path addLineToPoint:CGPointMake(9, 0)];
      CGPathApply([path bezierPathByReversingPath].CGPath, NULL, show);]=], uikit))
  end)
end)
