package import UIKitRuntime

extension UIKitConstants {
  package static let gestures: KeyValuePairs<String, Int> = [
    // UIGestureRecognizer.h
    "UIGestureRecognizerStatePossible": 0,
    "UIGestureRecognizerStateBegan": 1,
    "UIGestureRecognizerStateChanged": 2,
    "UIGestureRecognizerStateEnded": 3,
    "UIGestureRecognizerStateCancelled": 4,
    "UIGestureRecognizerStateFailed": 5,
    "UIGestureRecognizerStateRecognized": 3,
    // UISwipeGestureRecognizer.h
    "UISwipeGestureRecognizerDirectionRight": 1 << 0,
    "UISwipeGestureRecognizerDirectionLeft": 1 << 1,
    "UISwipeGestureRecognizerDirectionUp": 1 << 2,
    "UISwipeGestureRecognizerDirectionDown": 1 << 3,
    // UIGeometry.h
    "UIRectEdgeNone": 0,
    "UIRectEdgeTop": 1 << 0,
    "UIRectEdgeLeft": 1 << 1,
    "UIRectEdgeBottom": 1 << 2,
    "UIRectEdgeRight": 1 << 3,
    "UIRectEdgeAll": 0xF,
  ]
}
