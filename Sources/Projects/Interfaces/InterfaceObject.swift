/// Reads an object of a nib: its class, properties, outlets, actions, constraints and subviews.
struct InterfaceObject {
  /// The identifiers of all objects of the document that are made, and what those of others are called.
  let known: Set<String>
  let owner: String?

  /// The classes whose names the rule `label` → `UILabel` does not give.
  private static let classes = [
    "customObject": "NSObject", "mapView": "MKMapView", "wkWebView": "WKWebView",
    "adBannerView": "ADBannerView", "aDBannerView": "ADBannerView",
    "glkView": "UIView", "mtkView": "UIView", "containerView": "UIView",
    "viewControllerPlaceholder": "UIViewController",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "collectionViewFlowLayout": "UICollectionViewFlowLayout",
    "tableViewCellContentView": "UIView", "collectionViewCellContentView": "UIView",
  ]

  static func className(of element: XMLElement) -> String {
    if let own = element["customClass"] { return own }
    let name = element.name
    return classes[name] ?? "UI" + name.prefix(1).uppercased() + name.dropFirst()
  }

  /// A reader of other objects of the same file, such as those of a prototype.
  func reader(of objects: [XMLElement]) -> InterfaceObject {
    InterfaceObject(known: InterfaceParts.identifiers(objects), owner: owner)
  }

  /// The table of an object that a property has already: without a class.
  func ownedTable(_ element: XMLElement) -> [String: InterfaceValue] {
    var result = table(element)
    result["class"] = nil
    return result
  }

  /// The table of an object, as `uikit.nib` takes it.
  func table(_ element: XMLElement) -> [String: InterfaceValue] {
    var result = InterfaceProperties(element).values
    result["class"] = .text(Self.className(of: element))
    if let id = element["id"] { result["id"] = .text(id) }
    connect(element, &result)
    InterfaceConstraints.add(of: element, to: &result) { name($0) }
    InterfaceParts.add(of: element, to: &result, self)
    let views = InterfaceParts.subviews(of: element)
    if !views.isEmpty { result["subviews"] = .list(views.map { .table(table($0)) }) }
    return result
  }

  /// The identifier under which a connection names an object; nil for one that is not made.
  private func name(_ id: String?) -> String? {
    guard let id else { return nil }
    if id == "-1" || id == owner { return "owner" }
    if id == "-2" { return "firstResponder" }
    return known.contains(id) ? id : nil
  }

  /// Adds the outlets and actions of an object.
  func connect(_ element: XMLElement, _ result: inout [String: InterfaceValue]) {
    var outlets: [String: InterfaceValue] = [:]
    var actions: [InterfaceValue] = []
    for connection in element.list("connections") {
      switch connection.name {
      case "outlet":
        guard let property = connection["property"], let id = name(connection["destination"]) else {
          continue
        }
        outlets[property] = .text(id)
      case "outletCollection":
        guard let property = connection["property"], let id = name(connection["destination"]) else {
          continue
        }
        if case .list(let list)? = outlets[property] {
          outlets[property] = .list(list + [.text(id)])
        } else {
          outlets[property] = .list([.text(id)])
        }
      case "action":
        guard let selector = connection["selector"],
          let target = name(connection["destination"]) ?? (owner == nil ? nil : "firstResponder")
        else { continue }
        var action: [String: InterfaceValue] = [
          "selector": .text(selector), "target": .text(target),
        ]
        if let event = connection["eventType"].flatMap({ Self.events[$0] ?? Int($0) }) {
          action["event"] = .integer(event)
        }
        actions.append(.table(action))
      default: break
      }
    }
    if !outlets.isEmpty { result["outlets"] = .table(outlets) }
    if !actions.isEmpty { result["actions"] = .list(actions) }
  }

  /// The control events of UIControl.h by Interface Builder's names.
  private static let events: [String: Int] = [
    "touchDown": 1, "touchDownRepeat": 2, "touchDragInside": 4, "touchDragOutside": 8,
    "touchDragEnter": 16, "touchDragExit": 32, "touchUpInside": 64, "touchUpOutside": 128,
    "touchCancel": 256, "valueChanged": 4096, "primaryActionTriggered": 8192,
    "editingDidBegin": 1 << 16, "editingChanged": 1 << 17, "editingDidEnd": 1 << 18,
    "editingDidEndOnExit": 1 << 19,
  ]
}
