internal import FoundationCore
package import SelectorRuntime
package import UIKitBase

/// The nibs and storyboards of an app's bundle, by name.
package struct NibTable {
  var nibs: [String: [NibObject]] = [:]
  var storyboards: [String: Storyboard] = [:]

  /// Registers a nib.
  ///
  /// - Parameters:
  ///   - name: the name of the nib.
  ///   - root: the table of its only root, or a list of roots.
  /// - Throws: `RuntimeError` with the position of an invalid value.
  package mutating func register(nib name: String, _ root: Value) throws {
    nibs[name] = try Self.objects(of: root, NibPlace(path: "nib '\(name)'"))
  }

  /// Parses the roots of a nib, and checks that every referenced id exists.
  static func objects(of root: Value, _ place: NibPlace) throws -> [NibObject] {
    let roots: [NibObject]
    if let list = root.elements, !list.isEmpty {
      roots = try list.enumerated().map { index, table in
        try NibObject(table, place.element(index))
      }
    } else {
      roots = [try NibObject(root, place)]
    }
    let all = roots.flatMap(\.subtree)
    var known: Set<String> = []
    let ids = all.flatMap { object in
      [object.id].compactMap(\.self) + object.constraints.compactMap(\.id)
        + object.guides.map(\.id)
    }
    for id in ids {
      guard known.insert(id).inserted else {
        throw place.error("two objects have the id '\(id)'")
      }
    }
    known.formUnion([NibObject.owner, NibObject.firstResponder])
    for object in all {
      let named =
        object.outlets.flatMap(\.ids) + object.actions.compactMap(\.target)
        + object.constraints.flatMap(\.items)
      for id in named where !known.contains(id) {
        throw place.error("no object has the id '\(id)'")
      }
    }
    return roots
  }
}

private enum NibsKey: SavedWorldKey {
  static func initialValue(in world: FoundationWorld) -> NibTable { NibTable() }
}

extension UIKitWorld {
  /// The nibs and storyboards of the app's bundle.
  package var nibs: NibTable {
    get { self[NibsKey.self] }
    _modify { yield &self[NibsKey.self] }
  }
}
