internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase

/// An object of a nib that is the value of a property of another one.
///
/// An object without a class is the one that the property has already, such as the content view of a
/// cell; the others are created and set.
struct NibPart {
  let property: String
  let objects: [NibObject]
  /// Whether the property is a list, such as `toolbarItems`.
  let isList: Bool
  /// Whether the property has the object already.
  let isOwned: Bool

  /// Parses the table of the parts of an object.
  static func parts(_ value: Value?, _ place: NibPlace) throws -> [NibPart] {
    guard let value, !value.isNone else { return [] }
    guard let entries = value.entries else {
      throw place.error("parts must be a table from properties to objects")
    }
    return try entries.map { entry in
      guard case .string(let property) = entry.key else {
        throw place.error("parts must be a table from properties to objects")
      }
      let place = place.inside("parts.\(property)")
      if let list = entry.value.elements, !list.isEmpty {
        let objects = try list.enumerated().map {
          try NibObject($1, place.inside("[\($0 + 1)]"))
        }
        return NibPart(property: property, objects: objects, isList: true, isOwned: false)
      }
      return NibPart(
        property: property, objects: [try NibObject(entry.value, place)], isList: false,
        isOwned: entry.value.entry("class").isNone)
    }
    .sorted { ($0.isOwned ? 0 : 1, $0.property) < ($1.isOwned ? 0 : 1, $1.property) }
  }
}

/// The prototypes and static cells of a table or a collection, and the segments of a control.
struct NibLists {
  /// A prototype: its identifier, and its objects.
  struct Prototype {
    let identifier: String
    /// The kind of a collection's supplementary view; nil for a cell.
    let kind: String?
    let roots: [NibObject]
  }

  /// A section of static cells.
  struct Section {
    let header: String?
    let footer: String?
    let cells: [NibObject]
  }

  let prototypes: [Prototype]
  let sections: [Section]
  let segments: [String]

  /// The static cells of all sections.
  var cells: [NibObject] { sections.flatMap(\.cells) }

  init(_ fields: [String: Value], _ place: NibPlace) throws {
    prototypes = try place.list(fields["prototypes"], "prototypes").enumerated().map {
      let place = place.inside("prototypes[\($0 + 1)]")
      guard let identifier = try place.text($1.entry("reuseIdentifier"), "reuseIdentifier") else {
        throw place.error("needs a reuseIdentifier")
      }
      guard let entries = $1.entries else { throw place.error("must be a table") }
      let kind = try place.text($1.entry("kind"), "kind")
      let table = Value.dictionary(entries.filter { !$0.key.isText("kind") })
      return Prototype(
        identifier: identifier, kind: kind, roots: try NibTable.objects(of: table, place))
    }
    sections = try place.list(fields["sections"], "sections").enumerated().map {
      let place = place.inside("sections[\($0 + 1)]")
      return Section(
        header: try place.text($1.entry("header"), "header"),
        footer: try place.text($1.entry("footer"), "footer"),
        cells: try place.list($1.entry("cells"), "cells").enumerated().map {
          try NibObject($1, place.inside("cells[\($0 + 1)]"))
        })
    }
    segments = try place.list(fields["segments"], "segments").map {
      try place.text($0, "segments") ?? ""
    }
  }
}
