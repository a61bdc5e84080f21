/// The differences of the section "Scroll views, tables and collections".
extension SystemDifferences {
  static let lists: [SystemDifference] = [
    .init(
      .scrollDelegateWeak, since: 9_00, [.modelled], .reported,
      before: "`delegate` and `dataSource` are unretained: a dead delegate crashes",
      after: "zeroing weak",
      source: "apache/incubator-weex#838; lionheart/openradar-mirror#1475 (8.3)"),
    .init(
      .estimatedHeights, since: 11_00, [.sdk, .modelled], .reported,
      before: """
        `estimatedRowHeight` and the header and footer estimates are 0: heights of all rows are \
        asked at once
        """,
      after: """
        `UITableViewAutomaticDimension`: estimates first, real heights when rows come near; \
        `contentSize` and `contentOffset` change while scrolling
        """,
      source: """
        Apple's release notes of 11, quoted in Yelp/YLTableView#30; adamshin/SwiftReorder#10; \
        CoderMJLee/MJRefresh#976, #992, #1071
        """),
    .init(
      .sectionHeaderTopPadding, since: 15_00, [.sdk, .modelled], .reported,
      before: "no padding above headers of a plain table",
      after: "`sectionHeaderTopPadding` is automatic (about 22 points); 0 restores",
      source: """
        Apple page of `sectionHeaderTopPadding` (automatic); pujiaxin33/JXCategoryView#408; \
        finn-no/FinniversKit#1168; 22 points as articles say
        """),
    .init(
      .collectionPrefetch, since: 10_00, [.sdk, .modelled], .documented,
      before: "`collectionView:cellForItemAtIndexPath:` comes right before display",
      after: """
        `prefetchingEnabled` is YES: it comes earlier, one cell in a turn; a prepared cell that \
        comes into view gets only `willDisplayCell:`
        """,
      source: """
        Apple page of `isPrefetchingEnabled`; lionheart/openradar-mirror#16033 (log)
        """),
    .init(
      .reuseDelayed, since: 10_00, [.modelled], .reported,
      before: "a cell that leaves goes back for reuse at once",
      after: """
        it is kept for a while and can come back without `cellForItem…` or `prepareForReuse`
        """,
      source: "macoscope/WWDC16#101; pitiphong-p/CollectionViewShelfLayout#2"),
    .init(
      .preparedCellsHidden, since: 10_00, [.modelled], .reported,
      before: "configured cells are the visible cells",
      after: "`cellForItemAtIndexPath:` and `visibleCells` do not return prepared cells",
      source: "lionheart/openradar-mirror#16247, #16245"),
    .init(
      .prefetchCallbacks, since: 10_00, [.modelled], .documented,
      before: "no data prefetching",
      after: "`collectionView:prefetchItemsAtIndexPaths:`, also of tables, for data only",
      source: "Apple page of `prefetchDataSource`"),
    .init(
      .tablePrefetch, since: 15_00, [.sdk, .modelled], .documented,
      before: "a table asks for a cell right before display",
      after: """
        `prefetchingEnabled` (new, YES): `cellForRow…` may come without display, and \
        `willDisplayCell:` without a new `cellForRow…`
        """,
      source: """
        Apple page of UITableView `isPrefetchingEnabled`; \
        essentialdevelopercom/essential-feed-case-study#70, #73
        """),
    .init(
      .collectionPrefetch15, since: 15_00, [.sdk], .reported,
      before: "`visibleCells` of a collection are up to date",
      after: """
        a waiting prefetched cell misses changes made through `visibleCells`; use \
        `reconfigureItems…`
        """,
      source: "wikimedia/wikipedia-ios#4049"),
    .init(
      .tablePrefetchTiming, since: 14_05, [], .reported,
      before: "data prefetching and display of a row are well apart",
      after: "they can fall together",
      source: "essentialdevelopercom/essential-feed-case-study#69"),
    .init(
      .reconfigure, since: 15_00, [.modelled], .documented,
      before: "reload replaces the cell",
      after: "`reconfigureItemsAtIndexPaths:` and rows configure it in place",
      source: "dotnet/macios `src/uikit.cs` (15.0)"),
    .init(
      .diffableWithoutAnimation, since: 15_00, [.sdk, .modelled], .reported,
      before: "applying a snapshot without animation reloads everything",
      after: "it computes the difference; `applySnapshotUsingReloadData:` reloads",
      source: """
        SwiftOldDriver/iOS-Weekly#2868; the-blue-alliance/the-blue-alliance-ios#994
        """),
    .init(
      .tableBatchUpdates, since: 11_00, [.modelled], .documented,
      before: "`beginUpdates`/`endUpdates`",
      after: "tables have `performBatchUpdates:completion:` too",
      source: "dotnet/macios (2022 state) `src/uikit.cs` (11.0)"),
    .init(
      .invalidUpdateText, since: 16_00, [.guessedVersion, .modelled], .measured,
      before: """
        `Invalid update: invalid number of rows in section 0. The number of rows contained in an \
        existing section after the update (5) must be equal to the number of rows contained in \
        that section before the update (5), plus or minus the number of rows inserted or deleted \
        from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved \
        into or out of that section (0 moved in, 0 moved out).` (collections: `items`)
        """,
      after: """
        `Invalid batch updates detected: the number of sections and/or rows returned by the data \
        source before and/or after performing the batch updates are inconsistent with the \
        updates.` and then `Data source before updates = { 1 section with row counts: [3] }`, \
        `Data source after updates = { … }`, `Updates = [ … ]`
        """,
      source: """
        before, 13.3.1: Automattic/simplenote-ios#730 (stack); after, 16.5: \
        ra1028/DifferenceKit#155; rows and lists: exyte/Chat#56
        """),
    .init(
      .invalidUpdateSpacing, since: 12_00, [.modelled], .measured,
      before: "that exception has two spaces after its first sentence",
      after: "one space",
      source: """
        before, 9.3, 10.3 and 11 beta: lionheart/openradar-mirror#15192, element-hq/element-ios#1033, \
        lionheart/openradar-mirror#17863; after, 12.1.4: element-hq/element-ios#2295
        """),
    .init(
      .invalidUpdateRaiser, since: 13_00, [], .assumed,
      before: "raised by `-[UITableView _endCellAnimationsWithContext:]`",
      after: """
        by `-[UITableView \
        _Bug_Detected_In_Client_Of_UITableView_Invalid_Number_Of_Rows_In_Section:]`
        """,
      source: "Automattic/simplenote-ios#730 (after); before assumed"),
    .init(
      .nilCellText, since: 10_00, [.modelled], .measured,
      before: """
        `UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:`
        """,
      after: """
        `UITableView (<UITableView: 0x…; frame = …>) failed to obtain a cell from its dataSource \
        (<…>)`
        """,
      source: """
        before: Grouper/FlatUIKit#93; after, 2017: Augustyniak/RATreeView#220; version assumed
        """),
    .init(
      .dequeuedViewUnused, since: 18_00, [.sdk, .modelled], .measured,
      before: "a dequeued cell that is not returned is lost in silence",
      after: """
        `NSInternalInconsistencyException`: `Expected dequeued view to be returned to the \
        collection view in preparation for display. When the collection view's data source is \
        asked to provide a view for a given index path, ensure that a single view is dequeued \
        and returned to the collection view. Avoid dequeuing views without a request from the \
        collection view. For retrieving an existing view in the collection view, use \
        -[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView \
        supplementaryViewForElementKind:atIndexPath:]. Dequeued view: <…>; Collection view: \
        <…>`, in `-[UICollectionView _updateVisibleCellsNow:]`
        """,
      source: """
        Juanpe/SkeletonView#580; Instabug/Instabug-SP#38 (17 works); mikaoj/BSImagePicker#367 \
        (supplementary views)
        """),
    .init(
      .layoutOutsideWindow, since: 13_00, [.sdk, .modelled], .measured,
      before: "silence",
      after: """
        once, console: `[TableView] Warning once only: UITableView was told to layout its \
        visible cells and other contents without being in the view hierarchy (the table view or \
        one of its superviews has not been added to a window). This may cause bugs … Make a \
        symbolic breakpoint at UITableViewAlertForLayoutOutsideViewHierarchy to catch this in \
        the debugger … Table view: <…>`
        """,
      source: "JohnEstropia/CoreStore#360; kazuhiro4949/PagingKit#125"),
    .init(
      .visibleCellsDuringUpdate, since: 13_00, [.sdk, .modelled], .measured,
      before: "returns something",
      after: """
        console: `[Assert] Attempted to access the table view's visibleCells while they were in \
        the process of being updated, which is not allowed. Make a symbolic breakpoint at \
        UITableViewAlertForVisibleCellsAccessDuringUpdate to catch this in the debugger and see \
        what caused this to occur. Perhaps you are trying to ask the table view for the visible \
        cells from inside a table view callback about a specific row? Table view: <…>`
        """,
      source: "dito010/JPVideoPlayer#265; renzifeng/ZFPlayer#955"),
    .init(
      .cellForRowDuringUpdate, since: 13_00, [.sdk, .modelled], .measured,
      before: "returns something",
      after: """
        console: `[Assert] Attempted to call -cellForRowAtIndexPath: on the table view while it \
        was in the process of updating its visible cells, which is not allowed. Make a symbolic \
        breakpoint at UITableViewAlertForCellForRowAtIndexPathAccessDuringUpdate …`
        """,
      source: "azizuysal/AUPickerCell#6"),
    .init(
      .scrollOutOfBoundsText, since: 15_00, [.guessedVersion, .modelled], .measured,
      before: """
        `NSInvalidArgumentException`: `attempt to scroll to invalid index path: <NSIndexPath: \
        0x…> {length = 2, path = 0 - 4}`
        """,
      after: """
        `NSInternalInconsistencyException`: `Attempted to scroll the collection view to an \
        out-of-bounds item (0) when there are only 0 items in section 0. Collection view: <…>.`
        """,
      source: """
        before, 2017: Alua-Kinzhebayeva/iOS-PDF-Reader#60 (stack); after, September 2021: \
        chiahsien/CHTCollectionViewWaterfallLayout#203; SRGSSR/playsrg-apple#180
        """),
    .init(
      .cellContentViewOnTop, since: 14_00, [.sdk, .modelled], .reported,
      before: "subviews added to a cell itself get touches",
      after: "`contentView` is above them and takes the touches",
      source: """
        Lickability/PinpointKit#277; pennlabs/penn-mobile-ios#358; xmartlabs/Eureka#2085
        """),
    .init(
      .cellSubviewHidden, since: 13_00, [], .reported,
      before: "subviews of a cell itself are shown",
      after: "one report of views missing on 13 and shown on 14",
      source: "freshOS/Stevia#156"),
    .init(
      .highlightBackground, since: 13_00, [.modelled], .documented,
      before: """
        highlight and selection clear `backgroundColor` and `opaque` of the content view's \
        subviews
        """,
      after: "they do not",
      source: """
        iOS 13 release notes digest (javashuo.com); admin-ch/CovidCertificate-App-iOS#19
        """),
    .init(
      .reloadNoRows, since: 13_00, [.modelled], .reported,
      before: "`reloadRowsAtIndexPaths:` with an empty or nil list does nothing",
      after: "raises",
      source: "TimOliver/TORoundedTableView#10"),
    .init(
      .selfSizingInvalidation, since: 16_00, [.modelled], .assumed,
      before: "a shown cell keeps its size until a reload",
      after: """
        `selfSizingInvalidation` is enabled by default: a cell resizes when it or its content view \
        sends `invalidateIntrinsicContentSize`
        """,
      source: """
        Apple pages of the cases of `UITableView.SelfSizingInvalidation`; dotnet/macios \
        `src/uikit.cs` (16.0); default assumed
        """),
    .init(
      .selectionFollowsFocus, since: 14_00, [.modelled], .documented,
      before: "selection and focus are apart",
      after: "`selectionFollowsFocus`",
      source: "dotnet/macios `src/uikit.cs` (14.0)"),
    .init(
      .scrollRefreshControl, since: 10_00, [.modelled], .documented,
      before: "`refreshControl` of a table controller only",
      after: "of every scroll view",
      source: "dotnet/macios (2022 state) `src/uikit.cs` (10.0)"),
    .init(
      .contentConfiguration, since: 14_00, [.modelled], .documented,
      before: "`textLabel`, `imageView` of a cell",
      after: """
        `contentConfiguration` replaces the content view; the old labels are deprecated
        """,
      source: "dotnet/macios `src/uikit.cs` (14.0)"),
    .init(
      .coastAfterCatch, since: 11_00, [.guessedVersion, .modelled], .reported,
      before: """
        `scrollViewDidEndDecelerating:` is not sent after a finger has stopped a coast
        """,
      after: "it is sent",
      source: "reports of iOS 9, 10 and 13; version between them"),
    .init(
      .dequeueTwiceRaises, since: 11_00, [.modelled], .measured,
      before: "a second cell can be dequeued for an index path",
      after: """
        a second one inside a `tableView:cellForRowAtIndexPath:` raises `Attempted to dequeue \
        multiple cells for the same index path, which is not allowed. …`
        """,
      source: "kif-framework/KIF#1007, #1020; apptentive-ios#207"),
    .init(
      .rowOutOfBoundsText, since: 13_00, [.modelled], .measured,
      before: """
        `-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row (5) \
        beyond bounds (3) for section (0).`
        """,
      after: """
        `Attempted to scroll the table view to an out-of-bounds row (5) when there are only 3 \
        rows in section 0. Table view: <…>`
        """,
      source: "itsmeichigo/DateTimePicker#91 (2019); Eureka#1219 (10); DWLogger#1 (11)"),
    .init(
      .rowOutOfBoundsMethod, since: 11_00, [.modelled], .measured,
      before: """
        the text above names `_contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:`
        """,
      after: """
        11 and 12 name \
        `_contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:`
        """,
      source: "DWLogger#1 (11)"),
    .init(
      .sectionOutOfBoundsRaises, since: 14_00, [.guessedVersion, .modelled], .assumed,
      before: "`numberOfRowsInSection:` of a section that does not exist answers `NSNotFound`",
      after: """
        it raises `Requested the number of rows for section (0) which is out of bounds.`
        """,
      source: "RxDataSources#305 (12); element-ios#4591; exyte/Chat#292"),
    .init(
      .deleteControlTransitions, since: 11_00, [.modelled], .reported,
      before: """
        a tap on the delete control of a row sends `willTransitionToState:` and \
        `didTransitionToState:`
        """,
      after: "it does not",
      source: "openradar 35280540 (11.0.3)"),
    .init(
      .attributesOutOfBounds, since: 13_00, [.modelled], .measured,
      before: """
        attributes of an item that the data source does not have raise \
        `NSInternalInconsistencyException`: `UICollectionView received layout attributes for a \
        cell with an index path that does not exist: <…>`
        """,
      after: """
        console: `Layout attributes <…> were received from the layout <…> but are not valid for \
        the data source counts. Attributes will be ignored.`
        """,
      source: """
        onmyway133/notes#550 (12.4 and 13); ashfurrow/Collection-View-in-a-Table-View-Cell#46
        """),
  ]
}
