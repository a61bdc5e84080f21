internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

/// Protocols of calendars and page controls.
extension UIKitProtocols {
  /// All of them; an adopted protocol precedes its adopters.
  package static let pickersProtocols = [
    calendarViewDelegate, calendarSelectionSingleDateDelegate, calendarSelectionMultiDateDelegate,
    calendarSelectionWeekOfYearDelegate, pageControlProgressDelegate,
    pageControlTimerProgressDelegate, dataSourceTranslating,
  ]

  static let calendarViewDelegate = NativeProtocol(
    "UICalendarViewDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "calendarView:decorationForDateComponents:", returns: UICalendarViewDecoration?.self,
        UICalendarView.self, Instance<NSDateComponents>.self)
    ],
    optional: [
      .init(
        "calendarView:didChangeVisibleDateComponentsFrom:", UICalendarView.self,
        Instance<NSDateComponents>.self)
    ])

  static let calendarSelectionSingleDateDelegate = NativeProtocol(
    "UICalendarSelectionSingleDateDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "dateSelection:didSelectDate:", UICalendarSelectionSingleDate.self,
        Instance<NSDateComponents>?.self)
    ],
    optional: [
      .init(
        "dateSelection:canSelectDate:", returns: Bool.self, UICalendarSelectionSingleDate.self,
        Instance<NSDateComponents>?.self)
    ])

  static let calendarSelectionMultiDateDelegate = NativeProtocol(
    "UICalendarSelectionMultiDateDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "multiDateSelection:didSelectDate:", UICalendarSelectionMultiDate.self,
        Instance<NSDateComponents>.self),
      .init(
        "multiDateSelection:didDeselectDate:", UICalendarSelectionMultiDate.self,
        Instance<NSDateComponents>.self),
    ],
    optional: [
      .init(
        "multiDateSelection:canSelectDate:", returns: Bool.self, UICalendarSelectionMultiDate.self,
        Instance<NSDateComponents>.self),
      .init(
        "multiDateSelection:canDeselectDate:", returns: Bool.self,
        UICalendarSelectionMultiDate.self,
        Instance<NSDateComponents>.self),
    ])

  static let calendarSelectionWeekOfYearDelegate = NativeProtocol(
    "UICalendarSelectionWeekOfYearDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "weekOfYearSelection:didSelectWeekOfYear:", RuntimeObject.self,
        Instance<NSDateComponents>?.self)
    ],
    optional: [
      .init(
        "weekOfYearSelection:canSelectWeekOfYear:", returns: Bool.self, RuntimeObject.self,
        Instance<NSDateComponents>?.self)
    ])

  static let pageControlProgressDelegate = NativeProtocol(
    "UIPageControlProgressDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "pageControlProgress:initialProgressForPage:", returns: Double.self, RuntimeObject.self,
        Int.self),
      .init("pageControlProgressVisibilityDidChange:", RuntimeObject.self),
    ])

  static let pageControlTimerProgressDelegate = NativeProtocol(
    "UIPageControlTimerProgressDelegate", adopts: [pageControlProgressDelegate],
    optional: [
      .init("pageControlTimerProgressDidChange:", RuntimeObject.self),
      .init(
        "pageControlTimerProgress:shouldAdvanceToPage:", returns: Bool.self, RuntimeObject.self,
        Int.self),
    ])

  package static let dataSourceTranslating = NativeProtocol(
    "UIDataSourceTranslating", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("presentationSectionIndexForDataSourceSectionIndex:", returns: Int.self, Int.self),
      .init("dataSourceSectionIndexForPresentationSectionIndex:", returns: Int.self, Int.self),
      .init(
        "presentationIndexPathForDataSourceIndexPath:", returns: NSIndexPath?.self,
        NSIndexPath?.self),
      .init(
        "dataSourceIndexPathForPresentationIndexPath:", returns: NSIndexPath?.self,
        NSIndexPath?.self),
      .init("performUsingPresentationValues:", Block.self),
    ])
}
