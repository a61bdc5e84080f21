internal import FoundationModels
internal import SelectorRuntime

/// The pages behind and ahead of the present one.
final class WKBackForwardList: RuntimeObject {
  private var history = WebHistory()

  static func make(_ history: WebHistory, in world: UIKitWorld) -> WKBackForwardList {
    let made = world.create(WKBackForwardList.self, of: world.classes.web.backForwardList)
    made.history = history
    return made
  }

  private func item(_ place: Int) -> WKBackForwardListItem? {
    guard let address = history.address(at: place) else { return nil }
    let made = uikit.create(WKBackForwardListItem.self, of: uikit.classes.web.backForwardItem)
    (made.target, made.place) = (address, place)
    return made
  }

  static func define(in runtime: Runtime, superclass: RuntimeClass) -> RuntimeClass {
    let list = ClassDefinition<WKBackForwardList>(
      "WKBackForwardList", in: runtime, superclass: superclass)
    list.method("currentItem") { (list) -> WKBackForwardListItem? in list.item(list.history.place) }
    list.method("backItem") { (list) -> WKBackForwardListItem? in
      list.item(list.history.place - 1)
    }
    list.method("forwardItem") { (list) -> WKBackForwardListItem? in
      list.item(list.history.place + 1)
    }
    list.method("itemAtIndex:") { (list, index: Int) -> WKBackForwardListItem? in
      list.item(list.history.place.addingReportingOverflow(index).partialValue)
    }
    list.method("backList") { (list) -> [WKBackForwardListItem?] in
      (0..<max(0, list.history.place)).map { list.item($0) }
    }
    list.method("forwardList") { (list) -> [WKBackForwardListItem?] in
      list.history.addresses.indices.dropFirst(list.history.place + 1).map { list.item($0) }
    }
    return list.cls
  }
}

/// One page of the list.
final class WKBackForwardListItem: RuntimeObject {
  fileprivate(set) var target = ""
  fileprivate(set) var place = 0

  static func define(in runtime: Runtime, superclass: RuntimeClass) -> RuntimeClass {
    let item = ClassDefinition<WKBackForwardListItem>(
      "WKBackForwardListItem", in: runtime, superclass: superclass)
    for name in ["URL", "initialURL"] {
      item.method(name) { (item) -> NSURL? in item.uikit.request(for: item.target)?.url }
    }
    return item.cls
  }
}
