internal import FoundationCore
internal import FoundationFiles
internal import FoundationNetwork
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

// no traps of count: the place is an index of the list, or -1.

/// The pages before and after the present one.
package final class WKBackForwardList: RuntimeObject {
  private var history = WebHistory()

  static func make(_ history: WebHistory, in world: UIKitWorld) -> WKBackForwardList {
    let made = world.create(UIKitClasses.wkBackForwardList)
    made.history = history
    return made
  }

  private func item(_ place: Int) -> WKBackForwardListItem? {
    guard let address = history.address(at: place) else { return nil }
    let made = uikit.create(UIKitClasses.wkBackForwardListItem)
    (made.target, made.place) = (address, place)
    return made
  }

  static func define(_ list: ClassDefinition<WKBackForwardList>) {
    list.readonly("currentItem") { (list) -> WKBackForwardListItem? in list.item(list.history.place)
    }
    list.readonly("backItem") { (list) -> WKBackForwardListItem? in
      list.item(list.history.place - 1)
    }
    list.readonly("forwardItem") { (list) -> WKBackForwardListItem? in
      list.item(list.history.place + 1)
    }
    list.method("itemAtIndex:") { (list, index: Int) -> WKBackForwardListItem? in
      list.item(list.history.place.addingReportingOverflow(index).partialValue)
    }
    list.readonly("backList", .copy) { (list) -> [WKBackForwardListItem?] in
      Array(below: list.history.place) { list.item($0) }
    }
    list.readonly("forwardList", .copy) { (list) -> [WKBackForwardListItem?] in
      list.history.addresses.indices.dropFirst(list.history.place + 1).map { list.item($0) }
    }
  }
}

/// One page of the list.
package final class WKBackForwardListItem: RuntimeObject {
  fileprivate(set) var target = ""
  fileprivate(set) var place = 0

  static func define(_ item: ClassDefinition<WKBackForwardListItem>) {
    item.declare("URL", Value.self, .copy, of: "NSURL", isReadonly: true)
    item.declare("initialURL", Value.self, .copy, of: "NSURL", isReadonly: true)
    item.readonly("title", .copy) { (item) -> String? in
      (item.uikit.pages[item.target]?.title).flatMap { $0.isEmpty ? nil : $0 }
    }
    for name in ["URL", "initialURL"] {
      item.method(name) { (item) -> NSURL? in item.uikit.request(for: item.target)?.url }
    }
  }
}

extension UIKitClasses {
  package static let wkBackForwardList = NativeClass<WKBackForwardList>(
    "WKBackForwardList", superclass: FoundationClasses.object, WKBackForwardList.define)
}

extension UIKitClasses {
  package static let wkBackForwardListItem = NativeClass<WKBackForwardListItem>(
    "WKBackForwardListItem", superclass: FoundationClasses.object, WKBackForwardListItem.define)
}
