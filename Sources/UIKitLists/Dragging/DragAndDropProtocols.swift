internal import FoundationCore
internal import FoundationThreads
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// Protocols of dragging and dropping: sessions, interactions, tables and collections.
extension UIKitProtocols {
  /// All protocols of drag and drop; an adopted protocol precedes its adopters.
  package static let dragAndDropProtocols = [
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
      .init("items", returns: [UIDragItem].self),
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
      .init("localDragSession", returns: Adopter<UIDragSession>?.self),
      .init("progressIndicatorStyle", returns: Int.self),
      .init("setProgressIndicatorStyle:", Int.self),
      .init(
        "loadObjectsOfClass:completion:", returns: NSProgress.self, RuntimeClass.self, Block.self),
    ])

  static let dragInteractionDelegate = NativeProtocol(
    "UIDragInteractionDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "dragInteraction:itemsForBeginningSession:", returns: [UIDragItem].self,
        UIDragInteraction.self,
        Adopter<UIDragSession>.self)
    ],
    optional: [
      .init(
        "dragInteraction:previewForLiftingItem:session:",
        returns: Instance<UITargetedDragPreview>?.self,
        UIDragInteraction.self, UIDragItem.self, Adopter<UIDragSession>.self),
      .init(
        "dragInteraction:willAnimateLiftWithAnimator:session:", UIDragInteraction.self,
        Adopter<UIDragAnimating>.self, Adopter<UIDragSession>.self),
      .init(
        "dragInteraction:sessionWillBegin:", UIDragInteraction.self, Adopter<UIDragSession>.self),
      .init(
        "dragInteraction:sessionAllowsMoveOperation:", returns: Bool.self, UIDragInteraction.self,
        Adopter<UIDragSession>.self),
      .init(
        "dragInteraction:sessionIsRestrictedToDraggingApplication:", returns: Bool.self,
        UIDragInteraction.self, Adopter<UIDragSession>.self),
      .init(
        "dragInteraction:prefersFullSizePreviewsForSession:", returns: Bool.self,
        UIDragInteraction.self, Adopter<UIDragSession>.self),
      .init("dragInteraction:sessionDidMove:", UIDragInteraction.self, Adopter<UIDragSession>.self),
      .init(
        "dragInteraction:session:willEndWithOperation:", UIDragInteraction.self,
        Adopter<UIDragSession>.self,
        Int.self),
      .init(
        "dragInteraction:session:didEndWithOperation:", UIDragInteraction.self,
        Adopter<UIDragSession>.self,
        Int.self),
      .init(
        "dragInteraction:sessionDidTransferItems:", UIDragInteraction.self,
        Adopter<UIDragSession>.self),
      .init(
        "dragInteraction:itemsForAddingToSession:withTouchAtPoint:", returns: [UIDragItem].self,
        UIDragInteraction.self, Adopter<UIDragSession>.self, CGPoint.self),
      .init(
        "dragInteraction:sessionForAddingItems:withTouchAtPoint:",
        returns: Adopter<UIDragSession>?.self,
        UIDragInteraction.self, [UIDragItem].self, CGPoint.self),
      .init(
        "dragInteraction:session:willAddItems:forInteraction:", UIDragInteraction.self,
        Adopter<UIDragSession>.self, [UIDragItem].self, UIDragInteraction.self),
      .init(
        "dragInteraction:previewForCancellingItem:withDefault:",
        returns: Instance<UITargetedDragPreview>?.self,
        UIDragInteraction.self, UIDragItem.self, Instance<UITargetedDragPreview>.self),
      .init(
        "dragInteraction:item:willAnimateCancelWithAnimator:", UIDragInteraction.self,
        UIDragItem.self, Adopter<UIDragAnimating>.self),
    ])

  static let dropInteractionDelegate = NativeProtocol(
    "UIDropInteractionDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "dropInteraction:canHandleSession:", returns: Bool.self, UIDropInteraction.self,
        Adopter<UIDropSession>.self),
      .init(
        "dropInteraction:sessionDidEnter:", UIDropInteraction.self, Adopter<UIDropSession>.self),
      .init(
        "dropInteraction:sessionDidUpdate:", returns: UIDropProposal.self, UIDropInteraction.self,
        Adopter<UIDropSession>.self),
      .init("dropInteraction:sessionDidExit:", UIDropInteraction.self, Adopter<UIDropSession>.self),
      .init("dropInteraction:performDrop:", UIDropInteraction.self, Adopter<UIDropSession>.self),
      .init("dropInteraction:concludeDrop:", UIDropInteraction.self, Adopter<UIDropSession>.self),
      .init("dropInteraction:sessionDidEnd:", UIDropInteraction.self, Adopter<UIDropSession>.self),
      .init(
        "dropInteraction:previewForDroppingItem:withDefault:",
        returns: Instance<UITargetedDragPreview>?.self,
        UIDropInteraction.self, UIDragItem.self, Instance<UITargetedDragPreview>.self),
      .init(
        "dropInteraction:item:willAnimateDropWithAnimator:", UIDropInteraction.self,
        UIDragItem.self, Adopter<UIDragAnimating>.self),
    ])

  package static let springLoadedInteractionSupporting = NativeProtocol(
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
        "shouldAllowInteraction:withContext:", returns: Bool.self, UISpringLoadedInteraction.self,
        Adopter<UISpringLoadedInteractionContext>.self)
    ],
    optional: [
      .init("interactionDidFinish:", UISpringLoadedInteraction.self)
    ])

  static let springLoadedInteractionEffect = NativeProtocol(
    "UISpringLoadedInteractionEffect", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init(
        "interaction:didChangeWithContext:", UISpringLoadedInteraction.self,
        Adopter<UISpringLoadedInteractionContext>.self)
    ])

  static let tableViewDragDelegate = NativeProtocol(
    "UITableViewDragDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "tableView:itemsForBeginningDragSession:atIndexPath:", returns: [UIDragItem].self,
        UITableView.self, Adopter<UIDragSession>.self, NSIndexPath.self)
    ],
    optional: [
      .init(
        "tableView:itemsForAddingToDragSession:atIndexPath:point:", returns: [UIDragItem].self,
        UITableView.self, Adopter<UIDragSession>.self, NSIndexPath.self, CGPoint.self),
      .init(
        "tableView:dragPreviewParametersForRowAtIndexPath:",
        returns: Instance<UIDragPreviewParameters>?.self,
        UITableView.self, NSIndexPath.self),
      .init("tableView:dragSessionWillBegin:", UITableView.self, Adopter<UIDragSession>.self),
      .init("tableView:dragSessionDidEnd:", UITableView.self, Adopter<UIDragSession>.self),
      .init(
        "tableView:dragSessionAllowsMoveOperation:", returns: Bool.self, UITableView.self,
        Adopter<UIDragSession>.self),
      .init(
        "tableView:dragSessionIsRestrictedToDraggingApplication:", returns: Bool.self,
        UITableView.self, Adopter<UIDragSession>.self),
    ])

  static let tableViewDropDelegate = NativeProtocol(
    "UITableViewDropDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "tableView:performDropWithCoordinator:", UITableView.self,
        Adopter<UITableViewDropCoordinator>.self)
    ],
    optional: [
      .init(
        "tableView:canHandleDropSession:", returns: Bool.self, UITableView.self,
        Adopter<UIDropSession>.self),
      .init("tableView:dropSessionDidEnter:", UITableView.self, Adopter<UIDropSession>.self),
      .init(
        "tableView:dropSessionDidUpdate:withDestinationIndexPath:",
        returns: Instance<UITableViewDropProposal>.self,
        UITableView.self, Adopter<UIDropSession>.self, NSIndexPath?.self),
      .init("tableView:dropSessionDidExit:", UITableView.self, Adopter<UIDropSession>.self),
      .init("tableView:dropSessionDidEnd:", UITableView.self, Adopter<UIDropSession>.self),
      .init(
        "tableView:dropPreviewParametersForRowAtIndexPath:",
        returns: Instance<UIDragPreviewParameters>?.self,
        UITableView.self, NSIndexPath.self),
    ])

  static let tableViewDropCoordinator = NativeProtocol(
    "UITableViewDropCoordinator", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("items", returns: [Adopter<UITableViewDropItem>].self),
      .init("destinationIndexPath", returns: NSIndexPath?.self),
      .init("proposal", returns: Instance<UITableViewDropProposal>.self),
      .init("session", returns: Adopter<UIDropSession>.self),
      .init(
        "dropItem:toPlaceholder:", returns: Adopter<UITableViewDropPlaceholderContext>.self,
        UIDragItem.self,
        RuntimeObject.self),
      .init(
        "dropItem:toRowAtIndexPath:", returns: Adopter<UIDragAnimating>.self, UIDragItem.self,
        NSIndexPath.self),
      .init(
        "dropItem:intoRowAtIndexPath:rect:", returns: Adopter<UIDragAnimating>.self,
        UIDragItem.self,
        NSIndexPath.self, CGRect.self),
      .init(
        "dropItem:toTarget:", returns: Adopter<UIDragAnimating>.self, UIDragItem.self,
        Instance<UIDragPreviewTarget>.self),
    ])

  static let tableViewDropItem = NativeProtocol(
    "UITableViewDropItem", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("dragItem", returns: UIDragItem.self),
      .init("sourceIndexPath", returns: NSIndexPath?.self),
      .init("previewSize", returns: CGSize.self),
    ])

  static let tableViewDropPlaceholderContext = NativeProtocol(
    "UITableViewDropPlaceholderContext", adopts: [dragAnimating], givesTypes: false,
    required: [
      .init("dragItem", returns: UIDragItem.self),
      .init("commitInsertionWithDataSourceUpdates:", returns: Bool.self, Block.self),
      .init("deletePlaceholder", returns: Bool.self),
    ])

  static let collectionViewDragDelegate = NativeProtocol(
    "UICollectionViewDragDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "collectionView:itemsForBeginningDragSession:atIndexPath:", returns: [UIDragItem].self,
        UICollectionView.self, Adopter<UIDragSession>.self, NSIndexPath.self)
    ],
    optional: [
      .init(
        "collectionView:itemsForAddingToDragSession:atIndexPath:point:", returns: [UIDragItem].self,
        UICollectionView.self, Adopter<UIDragSession>.self, NSIndexPath.self, CGPoint.self),
      .init(
        "collectionView:dragPreviewParametersForItemAtIndexPath:",
        returns: Instance<UIDragPreviewParameters>?.self,
        UICollectionView.self, NSIndexPath.self),
      .init(
        "collectionView:dragSessionWillBegin:", UICollectionView.self, Adopter<UIDragSession>.self),
      .init(
        "collectionView:dragSessionDidEnd:", UICollectionView.self, Adopter<UIDragSession>.self),
      .init(
        "collectionView:dragSessionAllowsMoveOperation:", returns: Bool.self, UICollectionView.self,
        Adopter<UIDragSession>.self),
      .init(
        "collectionView:dragSessionIsRestrictedToDraggingApplication:", returns: Bool.self,
        UICollectionView.self, Adopter<UIDragSession>.self),
    ])

  static let collectionViewDropDelegate = NativeProtocol(
    "UICollectionViewDropDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "collectionView:performDropWithCoordinator:", UICollectionView.self,
        Adopter<UICollectionViewDropCoordinator>.self)
    ],
    optional: [
      .init(
        "collectionView:canHandleDropSession:", returns: Bool.self, UICollectionView.self,
        Adopter<UIDropSession>.self),
      .init(
        "collectionView:dropSessionDidEnter:", UICollectionView.self, Adopter<UIDropSession>.self),
      .init(
        "collectionView:dropSessionDidUpdate:withDestinationIndexPath:",
        returns: Instance<UICollectionViewDropProposal>.self, UICollectionView.self,
        Adopter<UIDropSession>.self, NSIndexPath?.self),
      .init(
        "collectionView:dropSessionDidExit:", UICollectionView.self, Adopter<UIDropSession>.self),
      .init(
        "collectionView:dropSessionDidEnd:", UICollectionView.self, Adopter<UIDropSession>.self),
      .init(
        "collectionView:dropPreviewParametersForItemAtIndexPath:",
        returns: Instance<UIDragPreviewParameters>?.self,
        UICollectionView.self, NSIndexPath.self),
    ])

  static let collectionViewDropCoordinator = NativeProtocol(
    "UICollectionViewDropCoordinator", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("items", returns: [Adopter<UICollectionViewDropItem>].self),
      .init("destinationIndexPath", returns: NSIndexPath?.self),
      .init("proposal", returns: Instance<UICollectionViewDropProposal>.self),
      .init("session", returns: Adopter<UIDropSession>.self),
      .init(
        "dropItem:toPlaceholder:", returns: Adopter<UICollectionViewDropPlaceholderContext>.self,
        UIDragItem.self,
        RuntimeObject.self),
      .init(
        "dropItem:toItemAtIndexPath:", returns: Adopter<UIDragAnimating>.self, UIDragItem.self,
        NSIndexPath.self),
      .init(
        "dropItem:intoItemAtIndexPath:rect:", returns: Adopter<UIDragAnimating>.self,
        UIDragItem.self,
        NSIndexPath.self, CGRect.self),
      .init(
        "dropItem:toTarget:", returns: Adopter<UIDragAnimating>.self, UIDragItem.self,
        Instance<UIDragPreviewTarget>.self),
    ])

  static let collectionViewDropItem = NativeProtocol(
    "UICollectionViewDropItem", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("dragItem", returns: UIDragItem.self),
      .init("sourceIndexPath", returns: NSIndexPath?.self),
      .init("previewSize", returns: CGSize.self),
    ])

  static let collectionViewDropPlaceholderContext = NativeProtocol(
    "UICollectionViewDropPlaceholderContext", adopts: [dragAnimating], givesTypes: false,
    required: [
      .init("dragItem", returns: UIDragItem.self),
      .init("commitInsertionWithDataSourceUpdates:", returns: Bool.self, Block.self),
      .init("deletePlaceholder", returns: Bool.self),
      .init("setNeedsCellUpdate"),
    ])
}
