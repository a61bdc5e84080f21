internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// A cell class or nib with the block that configures cells.
///
/// It is declared in UICollectionViewCellRegistration.h.
package final class UICollectionViewCellRegistration: RuntimeObject {
  @Strong fileprivate var cellClass: RuntimeClass?
  @Strong fileprivate var nib: UINib?
  @Owned fileprivate var handler: Block?
  /// Whether it was created while a cell was requested, which would create one for each cell.
  fileprivate var isMadeForOneCell = false

  fileprivate func fill(
    _ cellClass: RuntimeClass?, _ nib: UINib?, _ handler: Block
  ) -> UICollectionViewCellRegistration {
    (self.cellClass, self.nib, self.handler) = (cellClass, nib, handler)
    isMadeForOneCell = uikit.cellRequests > 0
    return self
  }

  static func define(_ registration: ClassDefinition<UICollectionViewCellRegistration>) {
    registration.classSide.method("registrationWithCellClass:configurationHandler:") {
      (cls, cellClass: RuntimeClass, handler: Block) -> UICollectionViewCellRegistration in
      try cls.uikit.instance(UICollectionViewCellRegistration.self, of: cls)
        .fill(cellClass, nil, handler)
    }
    registration.classSide.method("registrationWithCellNib:configurationHandler:") {
      (cls, nib: UINib, handler: Block) -> UICollectionViewCellRegistration in
      try cls.uikit.instance(UICollectionViewCellRegistration.self, of: cls)
        .fill(nil, nib, handler)
    }
    registration.readonly("cellClass") { $0.cellClass }
    registration.readonly("cellNib", .strong) { $0.nib }
    registration.readonly("configurationHandler", .copy) { $0.handler }
  }
}

/// A class or nib of supplementary views with the block that configures them.
///
/// It is declared in UICollectionViewCellRegistration.h.
package final class UICollectionViewSupplementaryRegistration: RuntimeObject {
  @Strong fileprivate var viewClass: RuntimeClass?
  @Strong fileprivate var nib: UINib?
  fileprivate var kind = ""
  @Owned fileprivate var handler: Block?

  fileprivate func fill(
    _ viewClass: RuntimeClass?, _ nib: UINib?, _ kind: String, _ handler: Block
  ) -> UICollectionViewSupplementaryRegistration {
    (self.viewClass, self.nib, self.kind, self.handler) = (viewClass, nib, kind, handler)
    return self
  }

  static func define(_ registration: ClassDefinition<UICollectionViewSupplementaryRegistration>) {
    registration.classSide.method(
      "registrationWithSupplementaryClass:elementKind:configurationHandler:"
    ) {
      (cls, viewClass: RuntimeClass, kind: String, handler: Block)
        -> UICollectionViewSupplementaryRegistration in
      try cls.uikit.instance(UICollectionViewSupplementaryRegistration.self, of: cls)
        .fill(viewClass, nil, kind, handler)
    }
    registration.classSide.method(
      "registrationWithSupplementaryNib:elementKind:configurationHandler:"
    ) {
      (cls, nib: UINib, kind: String, handler: Block)
        -> UICollectionViewSupplementaryRegistration in
      try cls.uikit.instance(UICollectionViewSupplementaryRegistration.self, of: cls)
        .fill(nil, nib, kind, handler)
    }
    registration.readonly("supplementaryClass") { $0.viewClass }
    registration.readonly("supplementaryNib", .strong) { $0.nib }
    registration.readonly("elementKind", .copy) { $0.kind }
    registration.readonly("configurationHandler", .copy) { $0.handler }
  }
}

extension UICollectionView {
  /// Dequeues a view of a registration, whose address is the reuse identifier, and configures it.
  private func dequeue(
    _ registration: RuntimeObject, _ cls: RuntimeClass?, _ nib: UINib?, _ kind: String?,
    _ path: NSIndexPath
  ) throws -> UICollectionReusableView {
    let identifier = registration.address
    let key = Self.poolKey(kind, identifier)
    if let nib {
      reusables.register(nib, for: key)
    } else if reusables.registeredClass(key) == nil {
      reusables.register(cls, for: key)
    }
    let made = try dequeue(kind, identifier, path.itemPath(for: self))
    if let view = made.object as? UICollectionReusableView { return view }
    throw RuntimeError(
      .inconsistency,
      "the view of \(registration.defaultDescription) must be a UICollectionReusableView, got "
        + made.typeName)
  }

  private func cell(
    _ registration: UICollectionViewCellRegistration, _ path: NSIndexPath, _ item: Value
  ) throws -> UICollectionReusableView {
    guard !registration.isMadeForOneCell else {
      throw RuntimeError(
        .inconsistency,
        "Attempted to dequeue a cell using a registration that was created inside "
          + "-collectionView:cellForItemAtIndexPath: or inside a "
          + "UICollectionViewDiffableDataSource cell provider. Creating a new registration each "
          + "time a cell is requested will prevent reuse and cause created cells to remain "
          + "inaccessible in memory for the lifetime of the collection view. Registrations should "
          + "be created up front and reused. Registration: \(registration.defaultDescription)")
    }
    let cell = try dequeue(registration, registration.cellClass, registration.nib, nil, path)
    try cell.keptAlive { _ = try registration.handler?(.object(cell), .object(path), item) }
    return cell
  }

  static func defineRegistrations(_ view: ClassDefinition<UICollectionView>) {
    view.method("dequeueConfiguredReusableCellWithRegistration:forIndexPath:item:") {
      (
        view, registration: UICollectionViewCellRegistration, path: NSIndexPath, item: Value
      ) -> UICollectionReusableView in
      try view.keptAlive { try view.cell(registration, path, item) }
    }
    view.method("dequeueConfiguredReusableSupplementaryViewWithRegistration:forIndexPath:") {
      (view, registration: UICollectionViewSupplementaryRegistration, path: NSIndexPath)
        -> UICollectionReusableView in
      try view.keptAlive {
        let made = try view.dequeue(
          registration, registration.viewClass, registration.nib, registration.kind, path)
        try made.keptAlive {
          _ = try registration.handler?(
            .object(made), .string(registration.kind), .object(path))
        }
        return made
      }
    }
  }
}

extension UIKitClasses {
  package static let collectionViewCellRegistration = NativeClass<UICollectionViewCellRegistration>(
    "UICollectionViewCellRegistration", superclass: FoundationClasses.object,
    UICollectionViewCellRegistration.define)
  package static let collectionViewSupplementaryRegistration = NativeClass<
    UICollectionViewSupplementaryRegistration
  >(
    "UICollectionViewSupplementaryRegistration", superclass: FoundationClasses.object,
    UICollectionViewSupplementaryRegistration.define)
}
