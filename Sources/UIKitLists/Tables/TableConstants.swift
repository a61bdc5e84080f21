package import UIKitRuntime

extension UIKitConstants {
  /// From UITableView.h; the string is that of devices.
  package static let tableStrings: KeyValuePairs<String, String> = [
    "UITableViewIndexSearch": "{search}"
  ]

  /// The enumerations of the table headers.
  package static let tables: KeyValuePairs<String, Int> = [
    // UITableView.h
    "UITableViewStylePlain": 0,
    "UITableViewStyleGrouped": 1,
    "UITableViewStyleInsetGrouped": 2,
    "UITableViewScrollPositionNone": 0,
    "UITableViewScrollPositionTop": 1,
    "UITableViewScrollPositionMiddle": 2,
    "UITableViewScrollPositionBottom": 3,
    "UITableViewRowAnimationFade": 0,
    "UITableViewRowAnimationRight": 1,
    "UITableViewRowAnimationLeft": 2,
    "UITableViewRowAnimationTop": 3,
    "UITableViewRowAnimationBottom": 4,
    "UITableViewRowAnimationNone": 5,
    "UITableViewRowAnimationMiddle": 6,
    "UITableViewRowAnimationAutomatic": 100,
    "UITableViewAutomaticDimension": -1,
    // UITableViewCell.h
    "UITableViewCellStyleDefault": 0,
    "UITableViewCellStyleValue1": 1,
    "UITableViewCellStyleValue2": 2,
    "UITableViewCellStyleSubtitle": 3,
    "UITableViewCellSelectionStyleNone": 0,
    "UITableViewCellSelectionStyleBlue": 1,
    "UITableViewCellSelectionStyleGray": 2,
    "UITableViewCellSelectionStyleDefault": 3,
    "UITableViewCellAccessoryNone": 0,
    "UITableViewCellAccessoryDisclosureIndicator": 1,
    "UITableViewCellAccessoryDetailDisclosureButton": 2,
    "UITableViewCellAccessoryCheckmark": 3,
    "UITableViewCellAccessoryDetailButton": 4,
    "UITableViewCellEditingStyleNone": 0,
    "UITableViewCellEditingStyleDelete": 1,
    "UITableViewCellEditingStyleInsert": 2,
    "UITableViewRowActionStyleDefault": 0,
    "UITableViewRowActionStyleDestructive": 0,
    "UITableViewRowActionStyleNormal": 1,
    // UIContextualAction.h
    "UIContextualActionStyleNormal": 0,
    "UIContextualActionStyleDestructive": 1,
    // UITableViewCell.h
    "UITableViewCellStateDefaultMask": 0,
    "UITableViewCellStateShowingEditControlMask": 1 << 0,
    "UITableViewCellStateShowingDeleteConfirmationMask": 1 << 1,
  ]
}
