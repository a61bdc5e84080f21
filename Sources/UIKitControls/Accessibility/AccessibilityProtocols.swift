internal import FoundationCore
internal import FoundationText
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The accessibility protocols.
extension UIKitProtocols {
  /// All accessibility protocols, adopted ones first.
  package static let accessibilityProtocols = [
    accessibilityContainer, accessibilityContainerDataTable, accessibilityContainerDataTableCell,
    accessibilityIdentification, accessibilityReadingContent, pickerViewAccessibilityDelegate,
    scrollViewAccessibilityDelegate, guidedAccessRestrictionDelegate,
  ]

  static let accessibilityContainer = NativeProtocol(
    "UIAccessibilityContainer", adopts: [FoundationProtocols.object], givesTypes: false,
    optional: [
      .init("accessibilityElementCount", returns: Int.self),
      .init("accessibilityElementAtIndex:", returns: Value.self, Int.self),
      .init("indexOfAccessibilityElement:", returns: Int.self, Value.self),
      .init("accessibilityElements", returns: Value.self),
      .init("setAccessibilityElements:", Value.self),
      .init("accessibilityContainerType", returns: Int.self),
      .init("setAccessibilityContainerType:", Int.self),
    ])

  static let accessibilityContainerDataTable = NativeProtocol(
    "UIAccessibilityContainerDataTable", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init(
        "accessibilityDataTableCellElementForRow:column:", returns: RuntimeObject?.self, Int.self,
        Int.self),
      .init("accessibilityRowCount", returns: Int.self),
      .init("accessibilityColumnCount", returns: Int.self),
    ],
    optional: [
      .init("accessibilityHeaderElementsForRow:", returns: [Value]?.self, Int.self),
      .init("accessibilityHeaderElementsForColumn:", returns: [Value]?.self, Int.self),
    ])

  static let accessibilityContainerDataTableCell = NativeProtocol(
    "UIAccessibilityContainerDataTableCell", adopts: [FoundationProtocols.object],
    givesTypes: false,
    required: [
      .init("accessibilityRowRange", returns: IndexRange.self),
      .init("accessibilityColumnRange", returns: IndexRange.self),
    ])

  package static let accessibilityIdentification = NativeProtocol(
    "UIAccessibilityIdentification", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("accessibilityIdentifier", returns: String?.self),
      .init("setAccessibilityIdentifier:", String?.self),
    ])

  static let accessibilityReadingContent = NativeProtocol(
    "UIAccessibilityReadingContent", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("accessibilityLineNumberForPoint:", returns: Int.self, CGPoint.self),
      .init("accessibilityContentForLineNumber:", returns: String.self, Int.self),
      .init("accessibilityFrameForLineNumber:", returns: CGRect.self, Int.self),
      .init("accessibilityPageContent", returns: String.self),
    ],
    optional: [
      .init(
        "accessibilityAttributedContentForLineNumber:", returns: NSAttributedString?.self, Int.self),
      .init("accessibilityAttributedPageContent", returns: NSAttributedString?.self),
    ])

  static let pickerViewAccessibilityDelegate = NativeProtocol(
    "UIPickerViewAccessibilityDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "pickerView:accessibilityLabelForComponent:", returns: String?.self, UIPickerView.self,
        Int.self),
      .init(
        "pickerView:accessibilityHintForComponent:", returns: String?.self, UIPickerView.self,
        Int.self),
      .init(
        "pickerView:accessibilityAttributedLabelForComponent:", returns: NSAttributedString?.self,
        UIPickerView.self, Int.self),
      .init(
        "pickerView:accessibilityAttributedHintForComponent:", returns: NSAttributedString?.self,
        UIPickerView.self, Int.self),
      .init(
        "pickerView:accessibilityUserInputLabelsForComponent:", returns: [String].self,
        UIPickerView.self, Int.self),
      .init(
        "pickerView:accessibilityAttributedUserInputLabelsForComponent:",
        returns: [NSAttributedString].self, UIPickerView.self, Int.self),
    ])

  static let scrollViewAccessibilityDelegate = NativeProtocol(
    "UIScrollViewAccessibilityDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("accessibilityScrollStatusForScrollView:", returns: String?.self, UIScrollView.self),
      .init(
        "accessibilityAttributedScrollStatusForScrollView:", returns: NSAttributedString?.self,
        UIScrollView.self),
    ])

  static let guidedAccessRestrictionDelegate = NativeProtocol(
    "UIGuidedAccessRestrictionDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init("guidedAccessRestrictionIdentifiers", returns: [String].self),
      .init("guidedAccessRestrictionWithIdentifier:didChangeState:", String.self, Int.self),
      .init("textForGuidedAccessRestrictionWithIdentifier:", returns: String.self, String.self),
    ],
    optional: [
      .init(
        "detailTextForGuidedAccessRestrictionWithIdentifier:", returns: String.self, String.self)
    ])
}
