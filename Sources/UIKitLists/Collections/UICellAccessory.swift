internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// An accessory at an edge of a list cell, from UICellAccessory.h.
package final class UICellAccessory: StoringObject {
  /// The type, which is the last part of the class name.
  fileprivate(set) var kind = ""
  @Strong private var made: UIView?
  @Owned private var handler: Block?
  private var placement = 1

  var isHidden: Bool {
    storedValues?.value("hidden").flatMap { Bool.from($0, in: runtime) } ?? false
  }

  /// `UICellAccessoryDisplayedState`: always, only while editing, or only while not editing.
  var displayedState: Int {
    if let set = storedValues?.value("displayedState").flatMap({ Int.from($0, in: runtime) }) {
      return set
    }
    return ["delete", "insert", "reorder", "multiselect"].contains(kind) ? 1 : 0
  }

  var isLeading: Bool {
    kind == "customView" ? placement == 0 : ["delete", "insert", "multiselect"].contains(kind)
  }

  /// The reserved width; the default is that of a table cell's accessory.
  var width: Double {
    let reserved = storedValues?.value("reservedLayoutWidth")
      .flatMap { Double.from($0, in: runtime) }
    if let reserved, reserved > 0 { return reserved }
    if let made, kind == "customView" { return made.bounds.size.width + UITableViewCell.margin }
    if let label = made as? UILabel { return label.fittingSize(in: .zero).width + 16 }
    return UITableViewCell.accessoryWidth
  }

  /// Returns the index that the position block chooses among the other accessories; nil without
  /// one.
  ///
  /// - Throws: the errors of the block.
  func place(among others: [UICellAccessory]) throws -> Int? {
    guard let stored = storedValues?.value("position"),
      let position = Block.from(stored, in: runtime)
    else { return nil }
    let answer = try position(.list(others.map { .object($0) }))
    return Int.from(answer, in: runtime).map { min(max(0, $0), others.count) }
  }

  /// Returns the accessory's view, created when it is first shown.
  func view() throws -> UIView {
    if let made { return made }
    let view: UIView
    if kind == "label" {
      let label = try uikit.makeView(UIKitClasses.label)
      let text = storedValues?.value("text").flatMap { String.from($0, in: runtime) }
      try label.send(uikit.selectors.setText, text)
      view = label
    } else {
      let control = try uikit.makeView(UIKitClasses.control)
      control.isUserInteractionEnabled = takesTaps
      control.add(self, runtime.selector("_accessoryWasTapped"), .touchUpInside)
      view = control
    }
    made = view
    return view
  }

  /// Whether taps are handled; an outline disclosure without a handler expands its item.
  private var takesTaps: Bool { handler != nil || kind == "outlineDisclosure" }

  private func wasTapped() throws {
    if let handler { return _ = try handler() }
    guard kind == "outlineDisclosure", let cell = made?.superview as? UICollectionViewListCell,
      let view = cell.superview as? UICollectionView
    else { return }
    let path: NSIndexPath? = try view.call(runtime.selector("indexPathForCell:"), cell)
    let source = view.dataSourceSlot.object as? UICollectionViewDiffableDataSource
    if let path { try source?.toggle(itemAt: path) }
  }

  /// Lays out the view; a script's custom view keeps its size and is centered.
  func place(in room: CGRect) throws {
    let view = try view()
    guard kind == "customView" else { return try view.place(room) }
    let size = view.bounds.size
    try view.place(
      CGRect(
        x: room.origin.x + (room.size.width - size.width) / 2,
        y: room.origin.y + (room.size.height - size.height) / 2, width: size.width,
        height: size.height))
  }

  func leave() throws {
    guard let made else { return }
    try made.keptAlive { if made.superview != nil { try made.removeFromSuperview() } }
  }

  /// Declares a type of accessory; a checkmark is a `UICellAccessoryCheckmark`.
  static func kind(
    _ name: String, hasHandler: Bool = false
  ) -> NativeClass<UICellAccessory> {
    let kind = name.prefix(1).lowercased() + name.dropFirst()
    return NativeClass("UICellAccessory" + name, superclass: UIKitClasses.cellAccessory) {
      accessory in
      accessory.method("init") { (accessory) -> UICellAccessory in
        accessory.kind = kind
        return accessory
      }
      if hasHandler {
        accessory.property(
          "actionHandler", .copy, get: { $0.handler },
          set: { (accessory, handler: Block?) in
            accessory.handler = handler
            accessory.made?.isUserInteractionEnabled = accessory.takesTaps
          })
      }
      switch name {
      case "Label":
        accessory.method("initWithText:") { (accessory, text: String) -> UICellAccessory in
          accessory.kind = kind
          let values = StoredValues()
          values.set("text", .string(text), .copy)
          accessory.storedValues = values
          return accessory
        }
        accessory.readonly("text", .copy) { (accessory) -> String in
          accessory.storedValues?.value("text")
            .flatMap { String.from($0, in: accessory.runtime) } ?? ""
        }
        accessory.stored("font", .strong, usual: UIFont?.none)
        accessory.stored("adjustsFontForContentSizeCategory", usual: true)
      case "CustomView":
        accessory.method("initWithCustomView:placement:") {
          (accessory, view: UIView, placement: Int) -> UICellAccessory in
          accessory.kind = kind
          accessory.made = view
          accessory.placement = placement
          return accessory
        }
        accessory.readonly("customView", .strong) { $0.made }
        accessory.readonly("placement") { $0.placement }
        accessory.stored("maintainsFixedSize", usual: false)
        accessory.stored("position", .copy, usual: Block?.none)
      case "OutlineDisclosure": accessory.stored("style", usual: 0)
      case "Reorder": accessory.stored("showsVerticalSeparator", usual: true)
      default: break
      }
    }
  }

  static func define(_ accessory: ClassDefinition<UICellAccessory>) {
    accessory.readonly("accessoryType", .copy) { $0.kind }
    accessory.property(
      "displayedState", get: { $0.displayedState },
      set: { (accessory, state: Int) in
        let values = accessory.makeStoredValues()
        values.set("displayedState", .integer(Int64(state)), .assign)
      })
    accessory.stored("hidden", getter: "isHidden", usual: false)
    accessory.stored("reservedLayoutWidth", usual: 0.0)
    accessory.stored("tintColor", .strong, usual: UIColor?.none)
    accessory.stored("backgroundColor", .strong, usual: UIColor?.none)
    accessory.method("_accessoryWasTapped") { (accessory) in
      try accessory.keptAlive { try accessory.wasTapped() }
    }
    accessory.copiesStoredValues { old, new in
      (new.kind, new.handler, new.placement) = (old.kind, old.handler, old.placement)
      if old.kind == "customView" { new.made = old.made }
    }
  }
}

extension UIKitClasses {
  package static let cellAccessory = NativeClass<UICellAccessory>(
    "UICellAccessory", superclass: FoundationClasses.object, UICellAccessory.define)
  /// The accessory classes.
  @NativeClassList package static var cellAccessories: [NativeClassDeclaration] {
    ["DisclosureIndicator", "Checkmark", "Reorder", "Multiselect", "Label", "CustomView"]
      .map { UICellAccessory.kind($0) }
    ["Detail", "Delete", "Insert", "OutlineDisclosure"]
      .map { UICellAccessory.kind($0, hasHandler: true) }
  }
}
