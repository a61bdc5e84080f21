/// The objects in Interface Builder's XML that are no subviews: content views, items of bars, headers of
/// tables, prototypes and static cells.
enum InterfaceParts {
  /// The properties that have their object already; a bar with a class of its own is created.
  private static let owned: Set<String> = [
    "contentView", "navigationItem", "navigationBar", "toolbar", "tabBar",
  ]

  /// The properties for which an object is created.
  private static let created: Set<String> = [
    "tableHeaderView", "tableFooterView", "titleView", "leftBarButtonItem", "rightBarButtonItem",
    "backBarButtonItem", "customView", "backgroundView", "selectedBackgroundView",
    "collectionViewLayout", "accessoryView", "editingAccessoryView", "tabBarItem", "view",
  ]

  /// The lists of objects, by the names of their elements.
  private static let lists: Set<String> = [
    "items", "leftBarButtonItems", "rightBarButtonItems", "toolbarItems", "viewControllers",
  ]

  /// Whether the value of a property is an object of the document.
  static func isObject(_ property: String) -> Bool {
    owned.contains(property) || created.contains(property)
  }

  /// Whether the elements of a property are objects of the document.
  static func isList(_ property: String) -> Bool { lists.contains(property) }

  /// Properties of a cell that name a label or an image view among the views of its content.
  private static let cellParts: [(attribute: String, property: String)] = [
    ("textLabel", "textLabel"), ("detailTextLabel", "detailTextLabel"), ("imageView", "imageView"),
  ]

  /// The objects that are values of properties, and elements of lists.
  static func objects(in element: XMLElement) -> [XMLElement] {
    element.children.flatMap { child -> [XMLElement] in
      if let key = child["key"], isObject(key) { return [child] }
      return lists.contains(child.name) ? child.children : []
    } + staticCells(of: element)
  }

  private static func staticCells(of element: XMLElement) -> [XMLElement] {
    element.list("sections").flatMap { $0.list("cells") }
  }

  /// The prototypes of a table or collection, with the kinds of supplementary views.
  static func prototypes(of element: XMLElement) -> [(element: XMLElement, kind: String?)] {
    var result = element.list("prototypes").map { ($0, String?.none) }
    guard element.name == "collectionView" else { return result }
    result += element.list("cells").map { ($0, nil) }
    for (key, kind) in [
      ("sectionHeaderView", "UICollectionElementKindSectionHeader"),
      ("sectionFooterView", "UICollectionElementKindSectionFooter"),
    ] {
      result += element.children.filter { $0["key"] == key }.map { ($0, kind) }
    }
    return result
  }

  /// The subviews of an object.
  static func subviews(of element: XMLElement) -> [XMLElement] {
    element.list("subviews").filter { $0["id"] != nil }
  }

  /// The identifiers of the objects that are made: the given ones, and those in them.
  static func identifiers(_ objects: [XMLElement]) -> Set<String> {
    var result: Set<String> = []
    for object in objects {
      if let id = object["id"] { result.insert(id) }
      result.formUnion(InterfaceConstraints.identifiers(object))
      result.formUnion(identifiers(object.list("subviews") + self.objects(in: object)))
    }
    return result
  }

  /// Adds the parts, prototypes, static cells and segments of an object to its table.
  static func add(
    of element: XMLElement, to result: inout [String: InterfaceValue], _ reader: InterfaceObject
  ) {
    var parts: [String: InterfaceValue] = [:]
    for child in element.children {
      if let key = child["key"], owned.contains(key), child["customClass"] == nil {
        parts[key] = .table(contents(child, of: element, reader, &parts))
      } else if let key = child["key"], isObject(key) {
        parts[key] = .table(reader.table(child))
      } else if lists.contains(child.name), !child.children.isEmpty {
        parts[child.name] = .list(child.children.map { .table(reader.table($0)) })
      }
    }
    if !parts.isEmpty { result["parts"] = .table(parts) }
    addPrototypes(of: element, to: &result, reader)
    let sections = element.list("sections").map { section(element: $0, reader) }
    if !sections.isEmpty { result["sections"] = .list(sections) }
    let segments = element.list("segments").map { InterfaceValue.text($0["title"] ?? "") }
    if !segments.isEmpty { result["segments"] = .list(segments) }
    let messages = messages(of: element)
    if !messages.isEmpty { result["messages"] = .list(messages.map { .list($0) }) }
  }

  /// The messages that give an object what no property does: selectors with their arguments.
  private static func messages(of element: XMLElement) -> [[InterfaceValue]] {
    var messages: [[InterfaceValue]] = []
    if element.name == "activityIndicatorView", element["animating"] == "YES" {
      messages.append([.text("startAnimating")])
    }
    for (place, segment) in element.list("segments").enumerated() {
      if let name = segment["image"] {
        messages.append([.text("setImage:forSegmentAtIndex:"), .image(name), .integer(place)])
      }
      if segment["enabled"] == "NO" {
        messages.append([.text("setEnabled:forSegmentAtIndex:"), .flag(false), .integer(place)])
      }
    }
    if let index = element["selectedSegmentIndex"].flatMap(Int.init) {
      messages.append([.text("setSelectedSegmentIndex:"), .integer(index)])
    }
    // UIControl.h
    let states = ["normal": 0, "highlighted": 1, "disabled": 2, "selected": 4, "focused": 8]
    for child in element.children where child.name == "state" {
      guard let state = child["key"].flatMap({ states[$0] }) else { continue }
      func set(_ what: String, _ value: InterfaceValue?) {
        if let value { messages.append([.text("set\(what):forState:"), value, .integer(state)]) }
      }
      // The title of the normal state is a property.
      if state > 0 { set("Title", (child["title"] ?? child.text(of: "title")).map { .text($0) }) }
      set("Image", child["image"].map { .image($0) })
      set("BackgroundImage", child["backgroundImage"].map { .image($0) })
      for part in child.children {
        switch part["key"] {
        case "titleColor": set("TitleColor", .color(part))
        case "titleShadowColor": set("TitleShadowColor", .color(part))
        case "attributedTitle": set("AttributedTitle", .attributedText(part))
        default: break
        }
      }
    }
    return messages
  }

  /// The table of an object that a property has; the labels of a cell's style become parts of the cell.
  private static func contents(
    _ child: XMLElement, of element: XMLElement, _ reader: InterfaceObject,
    _ parts: inout [String: InterfaceValue]
  ) -> [String: InterfaceValue] {
    var result = reader.ownedTable(child)
    if child.name.hasSuffix("Bar") || child.name == "toolbar" {
      // The controller lays its bars out.
      result["frame"] = nil
      result["autoresizingMask"] = nil
    }
    guard element.name == "tableViewCell" else { return result }
    var views = subviews(of: child)
    for part in cellParts {
      guard let id = element[part.attribute],
        let place = views.firstIndex(where: { $0["id"] == id })
      else { continue }
      var table = reader.ownedTable(views.remove(at: place))
      table["frame"] = nil
      parts[part.property] = .table(table)
    }
    result["subviews"] = views.isEmpty ? nil : .list(views.map { .table(reader.table($0)) })
    return result
  }

  private static func addPrototypes(
    of element: XMLElement, to result: inout [String: InterfaceValue], _ reader: InterfaceObject
  ) {
    let list = prototypes(of: element).compactMap { prototype, kind -> InterfaceValue? in
      guard prototype["reuseIdentifier"] != nil else { return nil }
      var table = reader.reader(of: [prototype]).table(prototype)
      if let kind { table["kind"] = .text(kind) }
      return .table(table)
    }
    if !list.isEmpty { result["prototypes"] = .list(list) }
  }

  private static func section(element: XMLElement, _ reader: InterfaceObject) -> InterfaceValue {
    var section: [String: InterfaceValue] = [
      "cells": .list(element.list("cells").map { .table(reader.table($0)) })
    ]
    for (key, attribute) in [("header", "headerTitle"), ("footer", "footerTitle")] {
      if let text = element[attribute] { section[key] = .text(text) }
    }
    return .table(section)
  }
}
