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

  var types: String {
    switch self {
    case .heightForRow, .estimatedHeight: "d@:@@"
    case .heightForHeader, .heightForFooter: "d@:@q"
    case .viewForHeader, .viewForFooter: "@@:@q"
    case .willDisplay, .didEndDisplaying: "v@:@@@"
    case .willDisplayHeader, .willDisplayFooter, .didEndDisplayingHeader, .didEndDisplayingFooter:
      "v@:@@q"
    case .shouldHighlight, .shouldIndent: "B@:@@"
    case .willSelect, .willDeselect, .deleteTitle, .editActions, .leadingActions, .trailingActions:
      "@@:@@"
    case .targetForMove: "@@:@@@"
    case .indentationLevel, .editingStyle: "q@:@@"
    case .didHighlight, .didUnhighlight, .didSelect, .didDeselect, .accessoryTapped,
      .willBeginEditing, .didEndEditing:
      "v@:@@"
    }
  }
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

  var types: String {
    switch self {
    case .numberOfRows: "q@:@q"
    case .cellForRow: "@@:@@"
    case .numberOfSections: "q@:@"
    case .titleForHeader, .titleForFooter: "@@:@q"
    case .canEdit, .canMove: "B@:@@"
    case .moveRow: "v@:@@@"
    case .commit: "v@:@q@"
    case .indexTitles: "@@:@"
    case .sectionForIndexTitle: "q@:@@q"
    }
  }

  var isRequired: Bool { self == .numberOfRows || self == .cellForRow }
}

/// The selectors that tables send, besides those that every view sends.
struct TableSelectors {
  /// In the order of their cases.
  let delegate, dataSource: [Selector]
  let setDelegate, setSelected, setHighlighted, prepareForReuse, initWithStyle: Selector
  let setFrame, layoutSubviews, setContentSize, setContentOffset, initWithReuseIdentifier: Selector
  let textLabel, setText, setEditing, setTitle, handleSwipe, handleReorder: Selector
  let setIndentationLevel: Selector
  let willTransition, didTransition, fittingSize: Selector
  let editControlTapped, rowActionTapped, accessoryTapped: Selector

  init(_ runtime: Runtime) {
    delegate = TableDelegateMethod.allCases.map { runtime.selector($0.rawValue) }
    dataSource = TableDataSourceMethod.allCases.map { runtime.selector($0.rawValue) }
    setDelegate = runtime.selector("setDelegate:")
    setSelected = runtime.selector("setSelected:animated:")
    setHighlighted = runtime.selector("setHighlighted:animated:")
    prepareForReuse = runtime.selector("prepareForReuse")
    initWithStyle = runtime.selector("initWithStyle:reuseIdentifier:")
    initWithReuseIdentifier = runtime.selector("initWithReuseIdentifier:")
    setFrame = runtime.selector("setFrame:")
    layoutSubviews = runtime.selector("layoutSubviews")
    setContentSize = runtime.selector("setContentSize:")
    setContentOffset = runtime.selector("setContentOffset:animated:")
    textLabel = runtime.selector("textLabel")
    setText = runtime.selector("setText:")
    setEditing = runtime.selector("setEditing:animated:")
    setTitle = runtime.selector("setTitle:forState:")
    setIndentationLevel = runtime.selector("setIndentationLevel:")
    handleReorder = runtime.selector("_handleReorder:")
    handleSwipe = runtime.selector("_handleSwipe:")
    willTransition = runtime.selector("willTransitionToState:")
    fittingSize = runtime.selector(
      "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:")
    didTransition = runtime.selector("didTransitionToState:")
    editControlTapped = runtime.selector("_editControlWasTapped")
    rowActionTapped = runtime.selector("_rowActionWasTapped:")
    accessoryTapped = runtime.selector("_accessoryButtonWasTapped")
  }

  /// Defines `UITableViewDelegate` and `UITableViewDataSource`.
  static func defineProtocols(in runtime: Runtime) {
    let root = runtime.lookUpProtocol("NSObject")
    let scrolling = runtime.lookUpProtocol("UIScrollViewDelegate") ?? root
    runtime.defineProtocol(
      "UITableViewDelegate",
      optional: TableDelegateMethod.allCases.map { ($0.rawValue, $0.types) },
      adopts: scrolling.map { [$0] } ?? [])
    let asked = TableDataSourceMethod.allCases
    runtime.defineProtocol(
      "UITableViewDataSource",
      required: asked.filter(\.isRequired).map { ($0.rawValue, $0.types) },
      optional: asked.filter { !$0.isRequired }.map { ($0.rawValue, $0.types) },
      adopts: root.map { [$0] } ?? [])
  }
}
