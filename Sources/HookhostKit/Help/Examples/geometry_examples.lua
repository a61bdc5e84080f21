--- uikit.CGPointMake
do
  print(uikit.CGPointMake(3, 4).y) --> 4.0
end

--- uikit.CGSizeMake
do
  print(uikit.CGSizeMake(30, 40).width) --> 30.0
end

--- uikit.CGRectMake
do
  print(uikit.CGRectMake(0, 0, 30, 40).size.height) --> 40.0
end

--- uikit.UIEdgeInsetsMake
do
  print(uikit.UIEdgeInsetsMake(1, 2, 3, 4).bottom) --> 3.0
end

--- uikit.CGVectorMake
do
  print(uikit.CGVectorMake(0, 1).dy) --> 1.0
end

--- uikit.NSMakeRange
do
  print(uikit.NSMakeRange(2, 5).length) --> 5
end

--- uikit.CGAffineTransformMakeScale
do
  print(uikit.CGAffineTransformMakeScale(2, 3).d) --> 3.0
end

--- uikit.CGAffineTransformMakeRotation
do
  print(uikit.CGAffineTransformMakeRotation(0).a) --> 1.0
end

--- uikit.CGAffineTransformMakeTranslation
do
  print(uikit.CGAffineTransformMakeTranslation(10, 20).tx) --> 10.0
end

--- uikit.CGRectGetMinX
do
  print(uikit.CGRectGetMinX {10, 20, 30, 40}) --> 10.0
end

--- uikit.CGRectGetMidX
do
  print(uikit.CGRectGetMidX {10, 20, 30, 40}) --> 25.0
end

--- uikit.CGRectGetMaxX
do
  print(uikit.CGRectGetMaxX {10, 20, 30, 40}) --> 40.0
end

--- uikit.CGRectGetMinY
do
  print(uikit.CGRectGetMinY {10, 20, 30, 40}) --> 20.0
end

--- uikit.CGRectGetMidY
do
  print(uikit.CGRectGetMidY {10, 20, 30, 40}) --> 40.0
end

--- uikit.CGRectGetMaxY
do
  print(uikit.CGRectGetMaxY {10, 20, 30, 40}) --> 60.0
end

--- uikit.CGRectGetWidth
do
  print(uikit.CGRectGetWidth {10, 20, -30, 40}) --> 30.0
end

--- uikit.CGRectGetHeight
do
  print(uikit.CGRectGetHeight {10, 20, 30, 40}) --> 40.0
end

--- uikit.CGRectContainsPoint
do
  print(uikit.CGRectContainsPoint({0, 0, 10, 10}, {5, 5})) --> true
end

--- uikit.CGRectContainsRect
do
  print(uikit.CGRectContainsRect({0, 0, 10, 10}, {2, 2, 20, 2})) --> false
end

--- uikit.CGRectIntersectsRect
do
  print(uikit.CGRectIntersectsRect({0, 0, 10, 10}, {5, 5, 10, 10})) --> true
end

--- uikit.CGRectIsEmpty
do
  print(uikit.CGRectIsEmpty {0, 0, 10, 0}) --> true
end

--- uikit.CGRectEqualToRect
do
  print(uikit.CGRectEqualToRect({0, 0, 1, 1}, uikit.CGRectMake(0, 0, 1, 1))) --> true
end

--- uikit.CGPointEqualToPoint
do
  print(uikit.CGPointEqualToPoint({1, 2}, {x = 1, y = 2})) --> true
end

--- uikit.CGSizeEqualToSize
do
  print(uikit.CGSizeEqualToSize({1, 2}, {2, 1})) --> false
end

--- uikit.CGRectInset
do
  print(uikit.CGRectInset({0, 0, 10, 10}, 2, 3).size.height) --> 4.0
end

--- uikit.CGRectOffset
do
  print(uikit.CGRectOffset({0, 0, 10, 10}, 2, 3).origin.y) --> 3.0
end

--- uikit.CGRectUnion
do
  print(uikit.CGRectUnion({0, 0, 10, 10}, {20, 0, 10, 10}).size.width) --> 30.0
end

--- uikit.UIEdgeInsetsInsetRect
do
  print(uikit.UIEdgeInsetsInsetRect({0, 0, 100, 100}, {10, 0, 20, 0}).size.height) --> 70.0
end

--- uikit.CGAffineTransformConcat
do
  local scale, move = uikit.CGAffineTransformMakeScale(2, 2), uikit.CGAffineTransformMakeTranslation(10, 0)
  print(uikit.CGAffineTransformConcat(scale, move).tx) --> 10.0
end

--- uikit.CGAffineTransformInvert
do
  print(uikit.CGAffineTransformInvert(uikit.CGAffineTransformMakeScale(2, 2)).a) --> 0.5
end

--- uikit.CGAffineTransformIsIdentity
do
  print(uikit.CGAffineTransformIsIdentity(uikit.CGAffineTransformIdentity)) --> true
end

--- uikit.CGAffineTransformScale
do
  print(uikit.CGAffineTransformScale(uikit.CGAffineTransformMakeTranslation(10, 0), 2, 2).a) --> 2.0
end

--- uikit.CGAffineTransformRotate
do
  print(uikit.CGAffineTransformRotate(uikit.CGAffineTransformIdentity, 0).d) --> 1.0
end

--- uikit.CGAffineTransformTranslate
do
  print(uikit.CGAffineTransformTranslate(uikit.CGAffineTransformMakeScale(2, 2), 10, 0).tx) --> 20.0
end

--- uikit.CGPointApplyAffineTransform
do
  print(uikit.CGPointApplyAffineTransform({3, 4}, uikit.CGAffineTransformMakeScale(2, 2)).y) --> 8.0
end

--- uikit.NSStringFromCGPoint
do
  print(uikit.NSStringFromCGPoint {1, 2}) --> {1, 2}
end

--- uikit.NSStringFromCGSize
do
  print(uikit.NSStringFromCGSize {3, 4}) --> {3, 4}
end

--- uikit.NSStringFromCGRect
do
  print(uikit.NSStringFromCGRect {1, 2, 3, 4}) --> {{1, 2}, {3, 4}}
end

--- uikit.NSStringFromCGVector
do
  print(uikit.NSStringFromCGVector {1, 2}) --> {1, 2}
end

--- uikit.NSStringFromUIEdgeInsets
do
  print(uikit.NSStringFromUIEdgeInsets {1, 2, 3, 4}) --> {1, 2, 3, 4}
end

--- uikit.NSStringFromRange
do
  print(uikit.NSStringFromRange {2, 5}) --> {2, 5}
end

--- uikit.NSStringFromCGAffineTransform
do
  print(uikit.NSStringFromCGAffineTransform(uikit.CGAffineTransformIdentity)) --> [1, 0, 0, 1, 0, 0]
end

--- uikit.NSStringFromUIOffset
do
  print(pcall(uikit.NSStringFromUIOffset, {horizontal = 1, vertical = 2}))
end

--- uikit.NSStringFromDirectionalEdgeInsets
do
  print(pcall(uikit.NSStringFromDirectionalEdgeInsets, {top = 1, leading = 2, bottom = 3, trailing = 4}))
end

--- uikit.CGPointFromString
do
  print(uikit.CGPointFromString("{1, 2}").y) --> 2.0
end

--- uikit.CGSizeFromString
do
  print(uikit.CGSizeFromString("{3, 4}").width) --> 3.0
end

--- uikit.CGRectFromString
do
  print(uikit.CGRectFromString("{{1, 2}, {3, 4}}").size.height) --> 4.0
end

--- uikit.CGVectorFromString
do
  print(uikit.CGVectorFromString("{1, 2}").dy) --> 2.0
end

--- uikit.CGAffineTransformFromString
do
  print(uikit.CGAffineTransformFromString("[2, 0, 0, 2, 5, 0]").tx) --> 5.0
end

--- uikit.UIEdgeInsetsFromString
do
  print(uikit.UIEdgeInsetsFromString("{1, 2, 3, 4}").right) --> 4.0
end

--- uikit.UIOffsetFromString
do
  print(uikit.UIOffsetFromString "{1, 2}")
end

--- uikit.DirectionalEdgeInsetsFromString
do
  print(uikit.DirectionalEdgeInsetsFromString "{1, 2, 3, 4}")
end

--- uikit.NSRangeFromString
do
  print(uikit.NSRangeFromString("{2, 5}").length) --> 5
end

--- uikit.NSEqualRanges
do
  print(uikit.NSEqualRanges({1, 2}, {1, 2})) --> true
end

--- uikit.NSIntersectionRange
do
  print(uikit.NSIntersectionRange({0, 5}, {3, 5}).length) --> 2
end

--- uikit.NSUnionRange
do
  print(uikit.NSUnionRange({0, 2}, {5, 1}).length) --> 6
end

--- uikit.NSMaxRange
do
  print(uikit.NSMaxRange {2, 3}) --> 5
end

--- uikit.NSLocationInRange
do
  print(uikit.NSLocationInRange(3, {2, 3})) --> true
end

--- uikit.CATransform3DMakeTranslation
do
  print(uikit.CATransform3DMakeTranslation(1, 2, 3).m42) --> 2.0
end

--- uikit.CATransform3DMakeScale
do
  local layer = objc.CALayer:layer()
  layer:setTransform_(uikit.CATransform3DMakeScale(2, 3, 1))
  print(layer:affineTransform().d) --> 3.0
end

--- uikit.CATransform3DMakeRotation
do
  print(uikit.CATransform3DMakeRotation(math.pi, 0, 1, 0).m11) --> -1.0
end

--- uikit.CATransform3DConcat
do
  local both = uikit.CATransform3DConcat(
    uikit.CATransform3DMakeScale(2, 2, 2), uikit.CATransform3DMakeTranslation(5, 0, 0))
  print(both.m11, both.m41) --> 2.0 5.0
end

--- uikit.CATransform3DMakeTranslation
do
  print(uikit.CATransform3DMakeTranslation(10, 20, 30).m41) --> 10.0
end

--- uikit.CATransform3DMakeScale
do
  print(uikit.CATransform3DMakeScale(2, 3, 4).m22) --> 3.0
end

--- uikit.CATransform3DMakeRotation
do
  print(uikit.CATransform3DMakeRotation(0, 0, 0, 1).m11) --> 1.0
end

--- uikit.CATransform3DConcat
do
  local two = uikit.CATransform3DMakeScale(2, 2, 2)
  print(uikit.CATransform3DConcat(two, two).m11) --> 4.0
end
