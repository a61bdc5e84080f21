/// The variations of a file for size classes, as Xcode 6 and 7 write them.
extension XMLElement {
  /// The element as it is for a compact width and a regular height, the classes of a phone held upright.
  ///
  /// A variation changes attributes, replaces elements by their keys, and includes or excludes subviews
  /// and constraints.
  var resolvingVariations: XMLElement {
    let variations = children.filter { $0.name == "variation" && $0.isOfPhone }
      .sorted { $0.conditions.count < $1.conditions.count }
    var attributes = attributes
    var children = children.filter { $0.name != "variation" }.map(\.resolvingVariations)
    var excluded: [String: Set<String>] = [:]
    for variation in variations {
      attributes.merge(variation.attributes.filter { $0.key != "key" }) { $1 }
      for child in variation.children {
        guard let key = child["key"] else { continue }
        guard child.name == "mask" else {
          children.removeAll { $0["key"] == key }
          children.append(child)
          continue
        }
        for mark in child.children {
          guard let id = mark["reference"] else { continue }
          if mark.name == "exclude" {
            excluded[key, default: []].insert(id)
          } else {
            excluded[key]?.remove(id)
          }
        }
      }
    }
    for (index, child) in children.enumerated() {
      guard let ids = excluded[child.name], !ids.isEmpty else { continue }
      children[index] = XMLElement(
        child.name, child.attributes, child.children.filter { !ids.contains($0["id"] ?? "") })
    }
    return XMLElement(name, attributes, children, text)
  }

  private var conditions: [Substring] {
    self["key"] == "default" ? [] : (self["key"] ?? "").split(separator: "-")
  }

  private var isOfPhone: Bool {
    conditions.allSatisfy { $0 == "widthClass=compact" || $0 == "heightClass=regular" }
  }
}
