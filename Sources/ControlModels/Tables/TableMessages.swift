internal import SelectorRuntime

/// What a table asks its delegate; whether it may is asked when the delegate is set.
enum TableDelegateMethod: String, CaseIterable {
  case heightForRow = "tableView:heightForRowAtIndexPath:"
  case heightForHeader = "tableView:heightForHeaderInSection:"
  case heightForFooter = "tableView:heightForFooterInSection:"
  case viewForHeader = "tableView:viewForHeaderInSection:"
  case viewForFooter = "tableView:viewForFooterInSection:"
  case willDisplay = "tableView:willDisplayCell:forRowAtIndexPath:"
  case didEndDisplaying = "tableView:didEndDisplayingCell:forRowAtIndexPath:"
  case willDisplayHeader = "tableView:willDisplayHeaderView:forSection:"
  case willDisplayFooter = "tableView:willDisplayFooterView:forSection:"
  case didEndDisplayingHeader = "tableView:didEndDisplayingHeaderView:forSection:"
  case didEndDisplayingFooter = "tableView:didEndDisplayingFooterView:forSection:"
  case shouldHighlight = "tableView:shouldHighlightRowAtIndexPath:"
  case didHighlight = "tableView:didHighlightRowAtIndexPath:"
  case didUnhighlight = "tableView:didUnhighlightRowAtIndexPath:"
  case willSelect = "tableView:willSelectRowAtIndexPath:"
  case willDeselect = "tableView:willDeselectRowAtIndexPath:"
  case didSelect = "tableView:didSelectRowAtIndexPath:"
  case didDeselect = "tableView:didDeselectRowAtIndexPath:"
  case accessoryTapped = "tableView:accessoryButtonTappedForRowWithIndexPath:"
  case indentationLevel = "tableView:indentationLevelForRowAtIndexPath:"
  case editingStyle = "tableView:editingStyleForRowAtIndexPath:"
  case deleteTitle = "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:"
  case shouldIndent = "tableView:shouldIndentWhileEditingRowAtIndexPath:"
  case willBeginEditing = "tableView:willBeginEditingRowAtIndexPath:"
  case targetForMove =
    "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:"
  case didEndEditing = "tableView:didEndEditingRowAtIndexPath:"
  case estimatedHeight = "tableView:estimatedHeightForRowAtIndexPath:"
  case editActions = "tableView:editActionsForRowAtIndexPath:"
  case leadingActions = "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:"
  case trailingActions = "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:"

}

/// What a table asks its data source.
enum TableDataSourceMethod: String, CaseIterable {
  case numberOfRows = "tableView:numberOfRowsInSection:"
  case cellForRow = "tableView:cellForRowAtIndexPath:"
  case numberOfSections = "numberOfSectionsInTableView:"
  case titleForHeader = "tableView:titleForHeaderInSection:"
  case titleForFooter = "tableView:titleForFooterInSection:"
  case canEdit = "tableView:canEditRowAtIndexPath:"
  case commit = "tableView:commitEditingStyle:forRowAtIndexPath:"
  case canMove = "tableView:canMoveRowAtIndexPath:"
  case moveRow = "tableView:moveRowAtIndexPath:toIndexPath:"
  case indexTitles = "sectionIndexTitlesForTableView:"
  case sectionForIndexTitle = "tableView:sectionForSectionIndexTitle:atIndex:"

  var isRequired: Bool { self == .numberOfRows || self == .cellForRow }
}

/// The selectors that tables send, besides those that every view sends.
final class TableSelectors: NativeSelectors {
  /// In the order of their cases.
  private(set) lazy var delegate = TableDelegateMethod.allCases.map { known($0.rawValue) }
  private(set) lazy var dataSource = TableDataSourceMethod.allCases.map { known($0.rawValue) }
  private(set) lazy var setDelegate = known("setDelegate:")
  private(set) lazy var setSelected = known("setSelected:animated:")
  private(set) lazy var setHighlighted = known("setHighlighted:animated:")
  private(set) lazy var prepareForReuse = known("prepareForReuse")
  private(set) lazy var initWithStyle = known("initWithStyle:reuseIdentifier:")
  private(set) lazy var initWithReuseIdentifier = known("initWithReuseIdentifier:")
  private(set) lazy var layoutSubviews = known("layoutSubviews")
  private(set) lazy var setContentSize = known("setContentSize:")
  private(set) lazy var setContentOffset = known("setContentOffset:animated:")
  private(set) lazy var textLabel = known("textLabel")
  private(set) lazy var setText = known("setText:")
  private(set) lazy var setEditing = known("setEditing:animated:")
  private(set) lazy var setTitle = known("setTitle:forState:")
  private(set) lazy var setIndentationLevel = known("setIndentationLevel:")
  private(set) lazy var handleReorder = known("_handleReorder:")
  private(set) lazy var handleSwipe = known("_handleSwipe:")
  private(set) lazy var willTransition = known("willTransitionToState:")
  private(set) lazy var fittingSize = known(
    "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:")
  private(set) lazy var didTransition = known("didTransitionToState:")
  private(set) lazy var editControlTapped = known("_editControlWasTapped")
  private(set) lazy var rowActionTapped = known("_rowActionWasTapped:")
  private(set) lazy var accessoryTapped = known("_accessoryButtonWasTapped")
}
