/// A `.xib` or `.storyboard` as the tables that `uikit.nib` and `uikit.storyboard` take.
package struct InterfaceDocument {
  private let root: XMLElement

  /// Reads a document; nil when it is none of Interface Builder's in XML.
  package init?(_ bytes: [UInt8]) {
    guard let root = XMLElement.root(of: bytes),
      let document = root.name == "document" ? root : InterfaceArchive(root)?.document
    else { return nil }
    self.root = document.resolvingVariations
  }

  // MARK: Nibs

  /// The roots of a nib: the file's owner with its connections, then the objects.
  package var nib: InterfaceValue {
    let objects = root.list("objects")
    let reader = InterfaceObject(
      known: InterfaceParts.identifiers(objects.filter { $0.name != "placeholder" }), owner: nil)
    var roots: [InterfaceValue] = []
    for object in objects {
      guard object.name == "placeholder" else {
        roots.append(.table(reader.table(object)))
        continue
      }
      guard object["id"] == "-1" else { continue }
      var owner: [String: InterfaceValue] = ["id": .text("owner")]
      reader.connect(object, &owner)
      if owner.count > 1 { roots.insert(.table(owner), at: 0) }
    }
    return .list(roots)
  }

  // MARK: Storyboards

  /// A storyboard: its first controller, and its scenes by the names that code asks for.
  package var storyboard: InterfaceValue {
    let controllers = root.list("scenes").compactMap { scene -> (XMLElement, [XMLElement])? in
      let objects = scene.list("objects")
      guard
        let controller = objects.first(where: { $0["sceneMemberID"] == "viewController" })
          ?? objects.first(where: { $0.name.hasSuffix("ontroller") })
      else { return nil }
      return (controller, objects)
    }
    var names: [String: String] = [:]
    for (controller, _) in controllers {
      guard let id = controller["id"] else { continue }
      names[id] = controller["storyboardIdentifier"] ?? id
    }
    var scenes: [String: InterfaceValue] = [:]
    for (controller, objects) in controllers {
      guard let id = controller["id"], let name = names[id] else { continue }
      scenes[name] = .table(scene(controller, objects, names))
    }
    var result: [String: InterfaceValue] = ["scenes": .table(scenes)]
    if let first = root["initialViewController"].flatMap({ names[$0] }), scenes[first] != nil {
      result["initial"] = .text(first)
    }
    return .table(result)
  }

  private func scene(
    _ controller: XMLElement, _ objects: [XMLElement], _ names: [String: String]
  ) -> [String: InterfaceValue] {
    if let storyboard = controller["storyboardName"] {
      // A reference to another storyboard: its initial scene, or the one that is named.
      var reference: [String: InterfaceValue] = ["storyboard": .text(storyboard)]
      if let id = controller["referencedIdentifier"] { reference["id"] = .text(id) }
      return ["reference": .table(reference)]
    }
    let view = controller.children.first { $0["key"] == "view" }
    let frame = XMLElement(
      controller.name, controller.attributes, controller.children.filter { $0 !== view })
    let others = objects.filter { object in
      object !== controller && object.name != "placeholder" && object.name != "exit"
    }
    let made = InterfaceParts.identifiers([view].compactMap(\.self) + others)
      .union(InterfaceConstraints.guides(of: controller).keys)
    let reader = InterfaceObject(known: made, owner: controller["id"])
    var result = InterfaceProperties(controller).values
    result["class"] = .text(InterfaceObject.className(of: controller))
    // The items of bars are made with the controller, and are not in its nib.
    let items = InterfaceParts.identifiers([frame]).subtracting([controller["id"] ?? ""])
    let own = InterfaceObject(known: items, owner: controller["id"])
    InterfaceParts.add(of: frame, to: &result, own)
    own.connect(controller, &result)
    result["actions"] = nil
    if let view {
      var roots: [InterfaceValue] = [.table(reader.table(view))]
      roots += others.map { .table(reader.table($0)) }
      var owner: [String: InterfaceValue] = ["id": .text("owner")]
      reader.connect(controller, &owner)
      let guides = InterfaceConstraints.guides(of: controller)
      if !guides.isEmpty { owner["guides"] = .table(guides) }
      if owner["outlets"] != nil || !guides.isEmpty { roots.append(.table(owner)) }
      result["nib"] = .list(roots)
    }
    var segues: [InterfaceValue] = []
    addSegues(of: controller, from: nil, names, made, to: &segues)
    for object in [view].compactMap(\.self) + others {
      addSegues(of: object, from: object["id"], names, made, to: &segues)
    }
    for part in InterfaceParts.objects(in: frame) {
      addSegues(of: part, from: part["id"], names, items, to: &segues)
    }
    if !segues.isEmpty { result["segues"] = .list(segues) }
    return result
  }

  /// The segues of an object and of what is in it.
  private func addSegues(
    of element: XMLElement, from object: String?, _ names: [String: String], _ made: Set<String>,
    to segues: inout [InterfaceValue]
  ) {
    for connection in element.list("connections") where connection.name == "segue" {
      guard var table = Self.segue(connection, names) else { continue }
      if let object, made.contains(object) { table["from"] = .text(object) }
      segues.append(.table(table))
    }
    for child in element.list("subviews") + InterfaceParts.objects(in: element) {
      addSegues(of: child, from: child["id"], names, made, to: &segues)
    }
    for (prototype, _) in InterfaceParts.prototypes(of: element) {
      let inside = InterfaceParts.identifiers([prototype])
      addSegues(of: prototype, from: prototype["id"], names, inside, to: &segues)
    }
  }

  private static func segue(
    _ element: XMLElement, _ names: [String: String]
  ) -> [String: InterfaceValue]? {
    var table: [String: InterfaceValue] = [:]
    if let id = element["identifier"] { table["id"] = .text(id) }
    if element["kind"] == "unwind" {
      guard let action = element["unwindAction"] else { return nil }
      table["kind"] = .text("unwind")
      table["action"] = .text(action)
      return table
    }
    guard let destination = element["destination"].flatMap({ names[$0] }) else { return nil }
    table["to"] = .text(destination)
    if let own = element["customClass"] { table["class"] = .text(own) }
    if element["trigger"] == "accessoryAction" { table["trigger"] = .text("accessory") }
    switch element["kind"] {
    case "presentation", "modal": table["kind"] = .text("present")
    case "embed": table["kind"] = .text("embed")
    case "popoverPresentation", "popover": table["kind"] = .text("popover")
    case "relationship": table["kind"] = .text("root")
    default: table["kind"] = .text("show")
    }
    return table
  }
}
