extension InheritedMethods {
  /// Layers, images, touches and other objects that are not views.
  static let objects: KeyValuePairs<String, String> = [
    "CAAnimation":
      "dealloc debugDescription setValue:forKey: setValue:forKeyPath: valueForKey: "
      + "valueForKeyPath: +automaticallyNotifiesObserversForKey:",
    "CAEmitterCell":
      "dealloc debugDescription didChangeValueForKey: setValue:forKey: setValue:forKeyPath: "
      + "valueForKey: valueForKeyPath:",
    "CAEmitterLayer": "didChangeValueForKey: +defaultValueForKey:",
    "CAGradientLayer": "didChangeValueForKey: +defaultValueForKey:",
    "CALayer":
      "dealloc debugDescription description init setValue:forKey: setValue:forKeyPath: "
      + "valueForKey: valueForKeyPath:",
    "CAMediaTimingFunction": "dealloc description",
    "CAReplicatorLayer": "didChangeValueForKey: init +defaultValueForKey:",
    "CAScrollLayer": "+defaultValueForKey:",
    "CAShapeLayer": "didChangeValueForKey: +defaultValueForKey:",
    "CASpringAnimation": "+defaultValueForKey:",
    "CATextLayer":
      "dealloc didChangeValueForKey: drawInContext: init +defaultValueForKey: "
      + "+needsDisplayForKey:",
    "CATiledLayer":
      "dealloc didChangeValueForKey: setContents: setNeedsDisplayInRect: "
      + "shouldArchiveValueForKey: +defaultValueForKey:",
    "CATransformLayer": "init",
    "CAValueFunction": "dealloc",
    "CLCircularRegion": "description",
    "CLLocation": "dealloc init",
    "CLLocationManager": "dealloc",
    "CLRegion": "dealloc description",
    "NSItemProvider": "dealloc description",
    "NSLayoutAnchor": "dealloc init",
    "NSLayoutConstraint": "dealloc init",
    "NSLayoutManager": "dealloc description init",
    "NSLayoutXAxisAnchor":
      "constraintEqualToSystemSpacingAfterAnchor:multiplier: "
      + "constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:multiplier: "
      + "constraintLessThanOrEqualToSystemSpacingAfterAnchor:multiplier:",
    "NSLayoutYAxisAnchor":
      "constraintEqualToSystemSpacingBelowAnchor:multiplier: "
      + "constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:multiplier: "
      + "constraintLessThanOrEqualToSystemSpacingBelowAnchor:multiplier:",
    "NSMutableParagraphStyle": "copyWithZone:",
    "NSParagraphStyle": "dealloc description init",
    "NSShadow": "dealloc description hash init isEqual:",
    "NSStringDrawingContext": "dealloc description init",
    "NSTextAttachment": "dealloc description init",
    "NSTextContainer": "dealloc description",
    "NSTextTab": "dealloc description init isEqual:",
    "UIAccessibilityCustomAction": "init",
    "UIActivity": "init",
    "UIAlertAction": "description",
    "_UIAppearance": "dealloc description",
    "UIApplicationShortcutIcon": "hash isEqual:",
    "UIApplicationShortcutItem": "description init",
    "UIApplication":
      "becomeFirstResponder dealloc keyCommands motionBegan:withEvent: "
      + "motionCancelled:withEvent: motionEnded:withEvent: nextResponder "
      + "pressesBegan:withEvent: pressesCancelled:withEvent: pressesEnded:withEvent: "
      + "textInputMode",
    "UIAttachmentBehavior": "description init",
    "UIBarButtonItemGroup": "description init",
    "UIBarButtonItem":
      "dealloc description image init isEnabled isEqual: landscapeImagePhone "
      + "largeContentSizeImage setEnabled: setImage: setImageInsets: setLandscapeImagePhone: "
      + "setLandscapeImagePhoneInsets: setLargeContentSizeImage: "
      + "setLargeContentSizeImageInsets: setTitle: setTitleTextAttributes:forState: title "
      + "titleTextAttributesForState:",
    "UIBezierPath": "dealloc description init isEqual:",
    "UIBlurEffect": "copyWithZone: description init",
    "UICTFont": "hash isEqual:",
    "UICollisionBehavior": "description init",
    "UIContextualAction": "description",
    "UICubicTimingParameters": "description init isEqual:",
    "UIDevice": "dealloc init",
    "UIDocument": "dealloc description init",
    "UIDynamicAnimator": "dealloc description init",
    "UIDynamicBehavior": "description init",
    "UIDynamicItemBehavior": "description init",
    "UIEvent": "dealloc",
    "UIFontDescriptor": "dealloc description init",
    "UIFontMetrics": "init",
    "UIGestureRecognizerTarget": "description",
    "UIGravityBehavior": "description init",
    "UIImage": "dealloc",
    "UIInterpolatingMotionEffect":
      "copyWithZone: description init keyPathsAndRelativeValuesForViewerOffset:",
    "UIKeyCommand": "description hash init isEqual:",
    "UILayoutGuide": "dealloc description init",
    "_UILayoutGuide": "dealloc",
    "UILocalNotification": "init",
    "UIMarkupTextPrintFormatter": "copyWithZone: removeFromPrintPageRenderer",
    "UIMenuController": "dealloc init",
    "UIMenuItem": "init",
    "UIMotionEffectGroup":
      "copyWithZone: debugDescription description keyPathsAndRelativeValuesForViewerOffset:",
    "UIMotionEffect": "init",
    "UIMotionEvent": "dealloc description subtype type",
    "UIMutableApplicationShortcutItem": "copyWithZone:",
    "UINibDecoder":
      "containsValueForKey: dealloc decodeBoolForKey: decodeBytesForKey:returnedLength: "
      + "decodeBytesWithReturnedLength: decodeDoubleForKey: decodeFloatForKey: "
      + "decodeInt32ForKey: decodeInt64ForKey: decodeIntegerForKey: decodeObject "
      + "decodeObjectForKey: systemVersion",
    "UINib": "dealloc",
    "UIPercentDrivenInteractiveTransition": "init",
    "UIPhysicalKeyboardEvent": "isEqual: type",
    "UIPopoverPresentationController":
      "containerViewWillLayoutSubviews dealloc dismissalTransitionDidEnd: "
      + "dismissalTransitionWillBegin init "
      + "initWithPresentedViewController:presentingViewController: presentationStyle "
      + "presentationTransitionDidEnd: presentationTransitionWillBegin presentedView "
      + "shouldPresentInFullscreen shouldRemovePresentersView",
    "UIPresentationController": "dealloc init",
    "UIPrintFormatter": "init",
    "UIPrintInfo": "init",
    "UIPrintInteractionController": "dealloc init",
    "UIPrintPageRenderer": "dealloc",
    "UIPushBehavior": "description init",
    "UIResponder": "dealloc doesNotRecognizeSelector:",
    "UIScreenMode": "description valueForKey:",
    "UIScreen": "dealloc description observeValueForKeyPath:ofObject:change:context: valueForKey:",
    "UISnapBehavior": "description init",
    "UISpringTimingParameters": "description init isEqual:",
    "UIStoryboardSegueTemplate": "init",
    "UIStoryboardSegue": "init",
    "UIStoryboard": "dealloc",
    "UIStoryboardUnwindSegueSource": "init",
    "UISwipeActionsConfiguration": "description init",
    "UITextChecker": "dealloc init",
    "UITextInputAssistantItem": "dealloc description init",
    "_UITextKitTextPosition": "description init isEqual:",
    "_UITextKitTextRange": "description end init isEmpty isEqual: start",
    "UITouch": "dealloc description",
    "UITraitCollection": "dealloc init",
    "UIUserNotificationSettings": "description",
    "UIVibrancyEffect": "copyWithZone: description init",
    "UIViewPrintFormatter": "copyWithZone:",
    "UIViewPropertyAnimator":
      "dealloc description init observeValueForKeyPath:ofObject:change:context: "
      + "+automaticallyNotifiesObserversForKey:",
    "UNCalendarNotificationTrigger": "description hash isEqual:",
    "UNLocationNotificationTrigger": "description hash isEqual:",
    "UNMutableNotificationContent": "copyWithZone:",
    "UNNotificationAction": "description",
    "UNNotificationCategory": "description",
    "UNNotificationContent": "description init",
    "UNNotificationRequest": "description",
    "UNNotificationResponse": "description",
    "UNNotificationSettings": "description",
    "UNNotificationSound": "description init",
    "UNNotificationTrigger": "description init",
    "UNNotification": "description",
    "UNPushNotificationTrigger": "description hash isEqual:",
    "UNTextInputNotificationAction": "description isEqual:",
    "UNTextInputNotificationResponse": "description hash isEqual:",
    "UNTimeIntervalNotificationTrigger": "description hash isEqual:",
    "UNUserNotificationCenter": "init",
    "WKBackForwardListItem": "dealloc",
    "WKBackForwardList": "dealloc",
    "WKFrameInfo": "dealloc description",
    "WKNavigationAction": "dealloc description",
    "WKNavigationResponse": "dealloc description",
    "WKNavigation": "dealloc",
    "WKPreferences": "dealloc init",
    "WKProcessPool": "dealloc description init",
    "WKUserContentController": "dealloc init",
    "WKUserScript": "dealloc",
    "WKWebViewConfiguration": "description init",
    "WKWebsiteDataStore": "dealloc",
  ]
}
