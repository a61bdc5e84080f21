internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The operation of a drop, numbered as in UIDragging.h.
enum DropOperation: Int {
  case cancel, forbidden, copy, move

  /// Whether data is transferred.
  var transfers: Bool { self == .copy || self == .move }
}

/// The intent of a drop on a table or collection, numbered as in their headers.
enum DropIntent: Int {
  case unspecified, insertAtDestination, insertIntoDestination, automatic
}

/// The operation that a target proposes for a drop, from UIDropInteraction.h.
///
/// Proposals of tables and collections also say whether to insert a row or item or to drop into
/// one.
package final class UIDropProposal: StoringObject {
  private(set) var operation = DropOperation.cancel
  private(set) var intent = DropIntent.unspecified

  /// - Throws:
  ///
  /// ``RuntimeError`` for a number that is not an operation or intent.
  func fill(_ operation: Int, _ intent: Int, _ method: String) throws -> UIDropProposal {
    guard let known = DropOperation(rawValue: operation) else {
      throw RuntimeError(
        .invalidArgument, "-[\(className) \(method)]: there is no UIDropOperation \(operation)")
    }
    guard let wanted = DropIntent(rawValue: intent) else {
      throw RuntimeError(
        .invalidArgument, "-[\(className) \(method)]: there is no intent \(intent)")
    }
    (self.operation, self.intent) = (known, wanted)
    return self
  }

  /// The same proposal without an intent, for a drop outside the rows and items.
  func withoutIntent() throws -> UIDropProposal {
    let made = try uikit.instance(UIDropProposal.self, of: isa)
    made.storedValues = storedValues?.copy()
    made.operation = operation
    return made
  }

  static func define(_ proposal: ClassDefinition<UIDropProposal>) {
    proposal.method("initWithDropOperation:") {
      (proposal, operation: Int) -> UIDropProposal in
      try proposal.fill(operation, 0, "initWithDropOperation:")
    }
    proposal.readonly("operation") { (proposal) -> Int in proposal.operation.rawValue }
    proposal.stored("precise", getter: "isPrecise", usual: false)
    proposal.stored("prefersFullSizePreview", usual: false)
    proposal.method("copyWithZone:") { (proposal, _: Value) -> UIDropProposal in
      let made = try proposal.withoutIntent()
      made.intent = proposal.intent
      return made
    }
  }

  static func defineIntent(_ proposal: ClassDefinition<UIDropProposal>) {
    proposal.method("initWithDropOperation:intent:") {
      (proposal, operation: Int, intent: Int) -> UIDropProposal in
      try proposal.fill(operation, intent, "initWithDropOperation:intent:")
    }
    proposal.readonly("intent") { (proposal) -> Int in proposal.intent.rawValue }
  }
}

extension UIKitClasses {
  static let dropProposal = NativeClass<UIDropProposal>(
    "UIDropProposal", superclass: FoundationClasses.object, UIDropProposal.define)
  static let tableViewDropProposal = NativeClass<UIDropProposal>(
    "UITableViewDropProposal", superclass: dropProposal, UIDropProposal.defineIntent)
  static let collectionViewDropProposal = NativeClass<UIDropProposal>(
    "UICollectionViewDropProposal", superclass: dropProposal, UIDropProposal.defineIntent)
}
