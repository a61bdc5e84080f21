package import SelectorRuntime

/// The optional delegate methods; `respondsToSelector:` is sent when the delegate is set.
package enum TableDelegateMethod: String, CaseIterable {
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
  case contextMenu = "tableView:contextMenuConfigurationForRowAtIndexPath:point:"
}

/// The data source methods.
package enum TableDataSourceMethod: String, ItemsDataSourceMethod {
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

  package var isRequired: Bool { self == .numberOfRows || self == .cellForRow }
}

/// The selectors that tables send, in addition to those of every view.
package final class TableSelectors: NativeSelectors {
  /// In the order of their cases.
  package private(set) lazy var delegate = TableDelegateMethod.allCases.map {
    selector($0.rawValue)
  }
  package private(set) lazy var dataSource = TableDataSourceMethod.allCases.map {
    selector($0.rawValue)
  }
  package private(set) lazy var setSelected = selector("setSelected:animated:")
  package private(set) lazy var setHighlighted = selector("setHighlighted:animated:")
  package private(set) lazy var prepareForReuse = selector("prepareForReuse")
  package private(set) lazy var initWithStyle = selector("initWithStyle:reuseIdentifier:")
  package private(set) lazy var initWithReuseIdentifier = selector("initWithReuseIdentifier:")
  package private(set) lazy var layoutSubviews = selector("layoutSubviews")
  package private(set) lazy var setContentSize = selector("setContentSize:")
  package private(set) lazy var setContentOffset = selector("setContentOffset:animated:")
  package private(set) lazy var textLabel = selector("textLabel")
  package private(set) lazy var setText = selector("setText:")
  package private(set) lazy var setEditing = selector("setEditing:animated:")
  package private(set) lazy var setTitle = selector("setTitle:forState:")
  package private(set) lazy var setIndentationLevel = selector("setIndentationLevel:")
  package private(set) lazy var handleReorder = selector("_handleReorder:")
  package private(set) lazy var handleSwipe = selector("_handleSwipe:")
  package private(set) lazy var willTransition = selector("willTransitionToState:")
  package private(set) lazy var fittingSize = selector(
    "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:")
  package private(set) lazy var didTransition = selector("didTransitionToState:")
  package private(set) lazy var editControlTapped = selector("_editControlWasTapped")
  package private(set) lazy var rowActionTapped = selector("_rowActionWasTapped:")
  package private(set) lazy var accessoryTapped = selector("_accessoryButtonWasTapped")
}
