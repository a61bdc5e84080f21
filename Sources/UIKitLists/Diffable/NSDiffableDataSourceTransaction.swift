internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

// The argument of the reordering handlers: the contents before and after the move, for the whole
// data source and for each changed section. An app applies the same change to its own model.

/// The contents of a data source before and after the user has moved an item.
///
/// From NSDiffableDataSourceTransaction in UIDiffableDataSource.h.
package final class NSDiffableDataSourceTransaction: RuntimeObject {
  @Strong private var initial: NSDiffableDataSourceSnapshot?
  @Strong private var final: NSDiffableDataSourceSnapshot?
  @Strong private var difference: RuntimeObject?
  @StrongList private var sections: [NSDiffableDataSourceSectionTransaction] = []

  /// - Throws: errors of the identifiers' `isEqual:`.
  func fill(
    from old: SnapshotContents, to new: SnapshotContents
  ) throws -> NSDiffableDataSourceTransaction {
    initial = uikit.create(UIKitClasses.diffableDataSourceSnapshot).fill(old)
    final = uikit.create(UIKitClasses.diffableDataSourceSnapshot).fill(new)
    func list(_ contents: SnapshotContents) -> [Value] {
      contents.items.joined().map { contents.itemNames.identifiers[$0] }
    }
    difference = try uikit.difference(from: list(old), to: list(new))
    for section in new.sections {
      let identifier = new.sectionNames.identifiers[section]
      let made = uikit.create(UIKitClasses.diffableDataSourceSectionTransaction)
      try made.fill(
        identifier, from: old.identifiers(ofSection: identifier),
        to: new.identifiers(ofSection: identifier))
      if made.hasChanges { sections.append(made) }
    }
    return self
  }

  static func define(_ transaction: ClassDefinition<NSDiffableDataSourceTransaction>) {
    transaction.readonly("initialSnapshot", .strong) { $0.initial }
    transaction.readonly("finalSnapshot", .strong) { $0.final }
    transaction.readonly("difference", .strong, of: "NSOrderedCollectionDifference") {
      $0.difference
    }
    transaction.readonly("sectionTransactions", .strong) { $0.sections }
  }
}

/// The items of one section before and after the user has moved one.
///
/// From NSDiffableDataSourceSectionTransaction in UIDiffableDataSource.h.
package final class NSDiffableDataSourceSectionTransaction: RuntimeObject {
  @Owned private var identifier: HeldValue?
  @Strong private var initial: NSDiffableDataSourceSectionSnapshot?
  @Strong private var final: NSDiffableDataSourceSectionSnapshot?
  @Strong private var difference: RuntimeObject?
  private(set) var hasChanges = false

  fileprivate func fill(_ section: Value, from old: [Value], to new: [Value]) throws {
    func tree(_ items: [Value]) throws -> NSDiffableDataSourceSectionSnapshot {
      let made = uikit.create(UIKitClasses.diffableDataSourceSectionSnapshot)
      try made.append(items, to: nil)
      return made
    }
    identifier = HeldValue(section)
    (initial, final) = (try tree(old), try tree(new))
    let steps = try uikit.difference(from: old, to: new)
    hasChanges = try steps.call(runtime.selector("hasChanges"))
    difference = steps
  }

  static func define(_ transaction: ClassDefinition<NSDiffableDataSourceSectionTransaction>) {
    transaction.readonly("sectionIdentifier", .strong) { $0.identifier?.value ?? .none }
    transaction.readonly("initialSnapshot", .strong) { $0.initial }
    transaction.readonly("finalSnapshot", .strong) { $0.final }
    transaction.readonly("difference", .strong, of: "NSOrderedCollectionDifference") {
      $0.difference
    }
  }
}

extension UIKitWorld {
  /// The difference between two lists of identifiers, with moves inferred.
  fileprivate func difference(from old: [Value], to new: [Value]) throws -> RuntimeObject {
    // NSOrderedCollectionDifferenceCalculationInferMoves
    try makeArray(new).call(
      runtime.selector("differenceFromArray:withOptions:"), Value.list(old), 4)
  }
}

extension UIKitClasses {
  package static let diffableDataSourceTransaction = NativeClass<NSDiffableDataSourceTransaction>(
    "NSDiffableDataSourceTransaction", superclass: FoundationClasses.object,
    NSDiffableDataSourceTransaction.define)
  package static let diffableDataSourceSectionTransaction = NativeClass<
    NSDiffableDataSourceSectionTransaction
  >(
    "NSDiffableDataSourceSectionTransaction", superclass: FoundationClasses.object,
    NSDiffableDataSourceSectionTransaction.define)
}
