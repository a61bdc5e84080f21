internal import FoundationModels
internal import SelectorRuntime

/// Protocols of dragging and dropping: sessions, interactions, tables and collections.
extension UIKitProtocols {
  /// All of them, adopted ones first.
  static let dragAndDropProtocols = [
    dragAnimating, dragDropSession, dragSession, dropSession, dragInteractionDelegate,
    dropInteractionDelegate, springLoadedInteractionSupporting, springLoadedInteractionContext,
    springLoadedInteractionBehavior, springLoadedInteractionEffect, tableViewDragDelegate,
    tableViewDropDelegate, tableViewDropCoordinator, tableViewDropItem,
    tableViewDropPlaceholderContext, collectionViewDragDelegate, collectionViewDropDelegate,
    collectionViewDropCoordinator, collectionViewDropItem, collectionViewDropPlaceholderContext,
  ]

  static let dragAnimating = NativeProtocol(
    "UIDragAnimating", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("addAnimations:", Block.self),
      .init("addCompletion:", Block.self),
    ])

  static let dragDropSession = NativeProtocol(
    "UIDragDropSession", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("items", returns: [Value].self),
      .init("locationInView:", returns: CGPoint.self, UIView?.self),
      .init("allowsMoveOperation", returns: Bool.self),
      .init("isRestrictedToDraggingApplication", returns: Bool.self),
      .init("hasItemsConformingToTypeIdentifiers:", returns: Bool.self, [String].self),
      .init("canLoadObjectsOfClass:", returns: Bool.self, RuntimeClass.self),
    ])

  static let dragSession = NativeProtocol(
    "UIDragSession", adopts: [dragDropSession], givesTypes: false,
    required: [
      .init("localContext", returns: Value.self),
      .init("setLocalContext:", Value.self),
    ])

  static let dropSession = NativeProtocol(
    "UIDropSession", adopts: [dragDropSession], givesTypes: false,
    required: [
      .init("localDragSession", returns: RuntimeObject?.self),
      .init("progressIndicatorStyle", returns: Int.self),
      .init("setProgressIndicatorStyle:", Int.self),
      .init(
        "loadObjectsOfClass:completion:", returns: NSProgress.self, RuntimeClass.self, Block.self),
    ])

  static let dragInteractionDelegate = NativeProtocol(
    "UIDragInteractionDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "dragInteraction:itemsForBeginningSession:", returns: [Value].self, UIDragInteraction.self,
        RuntimeObject.self)
    ],
    optional: [
      .init(
        "dragInteraction:previewForLiftingItem:session:", returns: RuntimeObject?.self,
        UIDragInteraction.self, RuntimeObject.self, RuntimeObject.self),
      .init(
        "dragInteraction:willAnimateLiftWithAnimator:session:", UIDragInteraction.self,
        RuntimeObject.self, RuntimeObject.self),
      .init("dragInteraction:sessionWillBegin:", UIDragInteraction.self, RuntimeObject.self),
      .init(
        "dragInteraction:sessionAllowsMoveOperation:", returns: Bool.self, UIDragInteraction.self,
        RuntimeObject.self),
      .init(
        "dragInteraction:sessionIsRestrictedToDraggingApplication:", returns: Bool.self,
        UIDragInteraction.self, RuntimeObject.self),
      .init(
        "dragInteraction:prefersFullSizePreviewsForSession:", returns: Bool.self,
        UIDragInteraction.self, RuntimeObject.self),
      .init("dragInteraction:sessionDidMove:", UIDragInteraction.self, RuntimeObject.self),
      .init(
        "dragInteraction:session:willEndWithOperation:", UIDragInteraction.self, RuntimeObject.self,
        Int.self),
      .init(
        "dragInteraction:session:didEndWithOperation:", UIDragInteraction.self, RuntimeObject.self,
        Int.self),
      .init("dragInteraction:sessionDidTransferItems:", UIDragInteraction.self, RuntimeObject.self),
      .init(
        "dragInteraction:itemsForAddingToSession:withTouchAtPoint:", returns: [Value].self,
        UIDragInteraction.self, RuntimeObject.self, CGPoint.self),
      .init(
        "dragInteraction:sessionForAddingItems:withTouchAtPoint:", returns: RuntimeObject?.self,
        UIDragInteraction.self, [Value].self, CGPoint.self),
      .init(
        "dragInteraction:session:willAddItems:forInteraction:", UIDragInteraction.self,
        RuntimeObject.self, [Value].self, UIDragInteraction.self),
      .init(
        "dragInteraction:previewForCancellingItem:withDefault:", returns: RuntimeObject?.self,
        UIDragInteraction.self, RuntimeObject.self, RuntimeObject.self),
      .init(
        "dragInteraction:item:willAnimateCancelWithAnimator:", UIDragInteraction.self,
        RuntimeObject.self, RuntimeObject.self),
    ])

  static let dropInteractionDelegate = NativeProtocol(
    "UIDropInteractionDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "dropInteraction:canHandleSession:", returns: Bool.self, UIDropInteraction.self,
        RuntimeObject.self),
      .init("dropInteraction:sessionDidEnter:", UIDropInteraction.self, RuntimeObject.self),
      .init(
        "dropInteraction:sessionDidUpdate:", returns: RuntimeObject.self, UIDropInteraction.self,
        RuntimeObject.self),
      .init("dropInteraction:sessionDidExit:", UIDropInteraction.self, RuntimeObject.self),
      .init("dropInteraction:performDrop:", UIDropInteraction.self, RuntimeObject.self),
      .init("dropInteraction:concludeDrop:", UIDropInteraction.self, RuntimeObject.self),
      .init("dropInteraction:sessionDidEnd:", UIDropInteraction.self, RuntimeObject.self),
      .init(
        "dropInteraction:previewForDroppingItem:withDefault:", returns: RuntimeObject?.self,
        UIDropInteraction.self, RuntimeObject.self, RuntimeObject.self),
      .init(
        "dropInteraction:item:willAnimateDropWithAnimator:", UIDropInteraction.self,
        RuntimeObject.self, RuntimeObject.self),
    ])

  static let springLoadedInteractionSupporting = NativeProtocol(
    "UISpringLoadedInteractionSupporting", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("isSpringLoaded", returns: Bool.self),
      .init("setSpringLoaded:", Bool.self),
    ])

  static let springLoadedInteractionContext = NativeProtocol(
    "UISpringLoadedInteractionContext", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("state", returns: Int.self),
      .init("targetView", returns: UIView?.self),
      .init("setTargetView:", UIView?.self),
      .init("targetItem", returns: Value.self),
      .init("setTargetItem:", Value.self),
      .init("locationInView:", returns: CGPoint.self, UIView?.self),
    ])

  static let springLoadedInteractionBehavior = NativeProtocol(
    "UISpringLoadedInteractionBehavior", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init(
        "shouldAllowInteraction:withContext:", returns: Bool.self, RuntimeObject.self,
        RuntimeObject.self)
    ],
    optional: [
      .init("interactionDidFinish:", RuntimeObject.self)
    ])

  static let springLoadedInteractionEffect = NativeProtocol(
    "UISpringLoadedInteractionEffect", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("interaction:didChangeWithContext:", RuntimeObject.self, RuntimeObject.self)
    ])

  static let tableViewDragDelegate = NativeProtocol(
    "UITableViewDragDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "tableView:itemsForBeginningDragSession:atIndexPath:", returns: [Value].self,
        UITableView.self, RuntimeObject.self, NSIndexPath.self)
    ],
    optional: [
      .init(
        "tableView:itemsForAddingToDragSession:atIndexPath:point:", returns: [Value].self,
        UITableView.self, RuntimeObject.self, NSIndexPath.self, CGPoint.self),
      .init(
        "tableView:dragPreviewParametersForRowAtIndexPath:", returns: RuntimeObject?.self,
        UITableView.self, NSIndexPath.self),
      .init("tableView:dragSessionWillBegin:", UITableView.self, RuntimeObject.self),
      .init("tableView:dragSessionDidEnd:", UITableView.self, RuntimeObject.self),
      .init(
        "tableView:dragSessionAllowsMoveOperation:", returns: Bool.self, UITableView.self,
        RuntimeObject.self),
      .init(
        "tableView:dragSessionIsRestrictedToDraggingApplication:", returns: Bool.self,
        UITableView.self, RuntimeObject.self),
    ])

  static let tableViewDropDelegate = NativeProtocol(
    "UITableViewDropDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init("tableView:performDropWithCoordinator:", UITableView.self, RuntimeObject.self)
    ],
    optional: [
      .init(
        "tableView:canHandleDropSession:", returns: Bool.self, UITableView.self, RuntimeObject.self),
      .init("tableView:dropSessionDidEnter:", UITableView.self, RuntimeObject.self),
      .init(
        "tableView:dropSessionDidUpdate:withDestinationIndexPath:", returns: RuntimeObject.self,
        UITableView.self, RuntimeObject.self, NSIndexPath?.self),
      .init("tableView:dropSessionDidExit:", UITableView.self, RuntimeObject.self),
      .init("tableView:dropSessionDidEnd:", UITableView.self, RuntimeObject.self),
      .init(
        "tableView:dropPreviewParametersForRowAtIndexPath:", returns: RuntimeObject?.self,
        UITableView.self, NSIndexPath.self),
    ])

  static let tableViewDropCoordinator = NativeProtocol(
    "UITableViewDropCoordinator", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("items", returns: [Value].self),
      .init("destinationIndexPath", returns: NSIndexPath?.self),
      .init("proposal", returns: RuntimeObject.self),
      .init("session", returns: RuntimeObject.self),
      .init(
        "dropItem:toPlaceholder:", returns: RuntimeObject.self, RuntimeObject.self,
        RuntimeObject.self),
      .init(
        "dropItem:toRowAtIndexPath:", returns: RuntimeObject.self, RuntimeObject.self,
        NSIndexPath.self),
      .init(
        "dropItem:intoRowAtIndexPath:rect:", returns: RuntimeObject.self, RuntimeObject.self,
        NSIndexPath.self, CGRect.self),
      .init(
        "dropItem:toTarget:", returns: RuntimeObject.self, RuntimeObject.self, RuntimeObject.self),
    ])

  static let tableViewDropItem = NativeProtocol(
    "UITableViewDropItem", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("dragItem", returns: RuntimeObject.self),
      .init("sourceIndexPath", returns: NSIndexPath?.self),
      .init("previewSize", returns: CGSize.self),
    ])

  static let tableViewDropPlaceholderContext = NativeProtocol(
    "UITableViewDropPlaceholderContext", adopts: [dragAnimating], givesTypes: false,
    required: [
      .init("dragItem", returns: RuntimeObject.self),
      .init("commitInsertionWithDataSourceUpdates:", returns: Bool.self, Block.self),
      .init("deletePlaceholder", returns: Bool.self),
    ])

  static let collectionViewDragDelegate = NativeProtocol(
    "UICollectionViewDragDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "collectionView:itemsForBeginningDragSession:atIndexPath:", returns: [Value].self,
        UICollectionView.self, RuntimeObject.self, NSIndexPath.self)
    ],
    optional: [
      .init(
        "collectionView:itemsForAddingToDragSession:atIndexPath:point:", returns: [Value].self,
        UICollectionView.self, RuntimeObject.self, NSIndexPath.self, CGPoint.self),
      .init(
        "collectionView:dragPreviewParametersForItemAtIndexPath:", returns: RuntimeObject?.self,
        UICollectionView.self, NSIndexPath.self),
      .init("collectionView:dragSessionWillBegin:", UICollectionView.self, RuntimeObject.self),
      .init("collectionView:dragSessionDidEnd:", UICollectionView.self, RuntimeObject.self),
      .init(
        "collectionView:dragSessionAllowsMoveOperation:", returns: Bool.self, UICollectionView.self,
        RuntimeObject.self),
      .init(
        "collectionView:dragSessionIsRestrictedToDraggingApplication:", returns: Bool.self,
        UICollectionView.self, RuntimeObject.self),
    ])

  static let collectionViewDropDelegate = NativeProtocol(
    "UICollectionViewDropDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init("collectionView:performDropWithCoordinator:", UICollectionView.self, RuntimeObject.self)
    ],
    optional: [
      .init(
        "collectionView:canHandleDropSession:", returns: Bool.self, UICollectionView.self,
        RuntimeObject.self),
      .init("collectionView:dropSessionDidEnter:", UICollectionView.self, RuntimeObject.self),
      .init(
        "collectionView:dropSessionDidUpdate:withDestinationIndexPath:",
        returns: RuntimeObject.self, UICollectionView.self, RuntimeObject.self, NSIndexPath?.self),
      .init("collectionView:dropSessionDidExit:", UICollectionView.self, RuntimeObject.self),
      .init("collectionView:dropSessionDidEnd:", UICollectionView.self, RuntimeObject.self),
      .init(
        "collectionView:dropPreviewParametersForItemAtIndexPath:", returns: RuntimeObject?.self,
        UICollectionView.self, NSIndexPath.self),
    ])

  static let collectionViewDropCoordinator = NativeProtocol(
    "UICollectionViewDropCoordinator", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("items", returns: [Value].self),
      .init("destinationIndexPath", returns: NSIndexPath?.self),
      .init("proposal", returns: RuntimeObject.self),
      .init("session", returns: RuntimeObject.self),
      .init(
        "dropItem:toPlaceholder:", returns: RuntimeObject.self, RuntimeObject.self,
        RuntimeObject.self),
      .init(
        "dropItem:toItemAtIndexPath:", returns: RuntimeObject.self, RuntimeObject.self,
        NSIndexPath.self),
      .init(
        "dropItem:intoItemAtIndexPath:rect:", returns: RuntimeObject.self, RuntimeObject.self,
        NSIndexPath.self, CGRect.self),
      .init(
        "dropItem:toTarget:", returns: RuntimeObject.self, RuntimeObject.self, RuntimeObject.self),
    ])

  static let collectionViewDropItem = NativeProtocol(
    "UICollectionViewDropItem", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("dragItem", returns: RuntimeObject.self),
      .init("sourceIndexPath", returns: NSIndexPath?.self),
      .init("previewSize", returns: CGSize.self),
    ])

  static let collectionViewDropPlaceholderContext = NativeProtocol(
    "UICollectionViewDropPlaceholderContext", adopts: [dragAnimating], givesTypes: false,
    required: [
      .init("dragItem", returns: RuntimeObject.self),
      .init("commitInsertionWithDataSourceUpdates:", returns: Bool.self, Block.self),
      .init("deletePlaceholder", returns: Bool.self),
      .init("setNeedsCellUpdate"),
    ])
}
