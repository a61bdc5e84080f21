package import UIKitRuntime

extension UIKitConstants {
  /// The enumerations of the headers of text fields.
  package static let textFields: KeyValuePairs<String, Int> = [
    // UITextField.h
    "UITextFieldViewModeNever": 0,
    "UITextFieldViewModeWhileEditing": 1,
    "UITextFieldViewModeUnlessEditing": 2,
    "UITextFieldViewModeAlways": 3,
    "UITextBorderStyleNone": 0,
    "UITextBorderStyleLine": 1,
    "UITextBorderStyleBezel": 2,
    "UITextBorderStyleRoundedRect": 3,
    "UITextFieldDidEndEditingReasonCommitted": 0,
    "UITextFieldDidEndEditingReasonCancelled": 1,
    // UITextInputTraits.h
    "UIKeyboardTypeDefault": 0,
    "UIKeyboardTypeASCIICapable": 1,
    "UIKeyboardTypeNumbersAndPunctuation": 2,
    "UIKeyboardTypeURL": 3,
    "UIKeyboardTypeNumberPad": 4,
    "UIKeyboardTypePhonePad": 5,
    "UIKeyboardTypeNamePhonePad": 6,
    "UIKeyboardTypeEmailAddress": 7,
    "UIKeyboardTypeDecimalPad": 8,
    "UITextAutocapitalizationTypeNone": 0,
    "UITextAutocapitalizationTypeWords": 1,
    "UITextAutocapitalizationTypeSentences": 2,
    "UITextAutocapitalizationTypeAllCharacters": 3,
    "UITextAutocorrectionTypeDefault": 0,
    "UITextAutocorrectionTypeNo": 1,
    "UITextAutocorrectionTypeYes": 2,
    "UIReturnKeyDefault": 0,
    "UIReturnKeyGo": 1,
    "UIReturnKeyGoogle": 2,
    "UIReturnKeyJoin": 3,
    "UIReturnKeyNext": 4,
    "UIReturnKeyRoute": 5,
    "UIReturnKeySearch": 6,
    "UIReturnKeySend": 7,
    "UIReturnKeyYahoo": 8,
    "UIReturnKeyDone": 9,
  ]

  /// The notifications of text fields, from UITextField.h.
  package static let textFieldNotifications: KeyValuePairs<String, String> = [
    "UITextFieldTextDidBeginEditingNotification": "UITextFieldTextDidBeginEditingNotification",
    "UITextFieldTextDidChangeNotification": "UITextFieldTextDidChangeNotification",
    "UITextFieldTextDidEndEditingNotification": "UITextFieldTextDidEndEditingNotification",
  ]
}
