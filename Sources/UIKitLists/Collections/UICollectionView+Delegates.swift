internal import SelectorRuntime
internal import UIKitControls
internal import UIKitRuntime

extension UICollectionView: ItemsView {
  typealias DelegateMethod = CollectionDelegateMethod
  typealias DataSourceMethod = CollectionDataSourceMethod

  var delegateMethods: [Selector] { collectionSelectors.delegate }
  var dataSourceMethods: [Selector] { collectionSelectors.dataSource }

  func delegateChanged() {
    markNeedsPreparation()
    makeMenuInteraction(delegate(.contextMenuOfItems) != nil || delegate(.contextMenuOfItem) != nil)
  }

  func dataSourceChanged() { markNeedsReload() }
}
