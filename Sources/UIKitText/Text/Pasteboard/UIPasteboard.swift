internal import FoundationCore
internal import FoundationThreads
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

// no traps of stop: the general pasteboard is created at launch.

/// The pasteboard, which is kept in memory.
package final class UIPasteboard: RuntimeObject {
  /// A copied item, with a value for each of its types.
  typealias Item = [(type: String, value: HeldValue)]

  var name = ""
  @Owned private(set) var items: [Item] = []
  private(set) var changeCount = 0

  /// The types of plain text, URL, image and color.
  fileprivate enum Kind: String, CaseIterable {
    case text = "public.utf8-plain-text"
    case url = "public.url"
    case image = "public.png"
    case color = "com.apple.uikit.color"

    /// Whether a type is read as this one.
    func covers(_ type: String) -> Bool {
      if type == rawValue { return true }
      return switch self {
      case .text: ["public.text", "public.plain-text", "public.utf16-plain-text"].contains(type)
      case .image: ["public.image", "public.jpeg", "public.tiff"].contains(type)
      default: false
      }
    }
  }

  /// Replaces the items, and posts the notification.
  fileprivate func replace(_ new: [Item]) throws {
    items = new
    changeCount += 1
    try uikit.notificationCenter?.announce("UIPasteboardChangedNotification", .object(self))
  }

  func restoration() -> () -> Void {
    let (items, count) = (items, changeCount)
    return { [weak self] in
      self?.items = items
      self?.changeCount = count
    }
  }

  fileprivate func values(_ kind: Kind) -> [Value] {
    items.compactMap { item in item.first { kind.covers($0.type) }?.value.value }
  }

  fileprivate func set(_ values: [Value], _ kind: Kind) throws {
    try replace(values.filter { !$0.isNone }.map { [(kind.rawValue, HeldValue($0))] })
  }

  /// Whether there is a string, or a URL, which counts as one.
  func hasStrings() throws -> Bool { !values(.text).isEmpty || !values(.url).isEmpty }

  fileprivate func strings() throws -> [Value] {
    let texts = values(.text)
    guard texts.isEmpty else { return texts }
    let absolute = runtime.selector("absoluteString")
    return try values(.url).map { value in
      guard let url = value.object else { return value }
      return try url.call(absolute)
    }
  }

  /// The items as dictionaries, keyed by type.
  fileprivate var itemList: Value {
    .list(
      items.map { item in
        .dictionary(item.map { .init(key: .string($0.type), value: $0.value.value) })
      })
  }

  fileprivate func items(of value: Value) throws -> [Item] {
    guard let list = try uikit.elements(of: value) else {
      if value.isNone { return [] }
      throw RuntimeError(
        .invalidArgument,
        "-[UIPasteboard setItems:]: the items must be a list of dictionaries, got \(value.typeName)"
      )
    }
    return try list.map { item in
      try (uikit.entries(of: item) ?? []).compactMap { entry in
        String.from(entry.key, in: runtime).map { ($0, HeldValue(entry.value)) }
      }
    }
  }
}

extension UIPasteboard {
  static func define(_ board: ClassDefinition<UIPasteboard>) {
    defineBoards(board.classSide)
    board.readonly("name") { $0.name }
    board.readonly("changeCount") { $0.changeCount }
    board.readonly("numberOfItems") { $0.items.count }
    board.readonly("persistent", getter: "isPersistent") { (_) -> Bool in false }
    // Since iOS 10 only the general pasteboard is persistent, whatever the setter is given.
    board.method("setPersistent:") { (_, _: Bool) in }
    defineDetecting(board)
    defineValues(board)
    defineItems(board)
  }

  private static func defineBoards(_ cls: ClassDefinition<RuntimeClass>) {
    cls.readonly("generalPasteboard") { (cls) -> UIPasteboard in cls.uikit.pasteboards.general }
    cls.method("pasteboardWithName:create:") {
      (cls, name: String, creates: Bool) -> UIPasteboard? in
      cls.uikit.pasteboards.named(name, creates: creates)
    }
    cls.method("pasteboardWithUniqueName") { (cls) -> UIPasteboard? in
      let boards = cls.uikit.pasteboards
      return boards.named(boards.uniqueName(), creates: true)
    }
    cls.method("removePasteboardWithName:") { (cls, name: String) in
      try cls.uikit.pasteboards.remove(name)
    }
  }

  private static func defineValues(_ board: ClassDefinition<UIPasteboard>) {
    for (one, many, kind, type) in [
      ("string", "strings", Kind.text, "NSString"), ("URL", "URLs", .url, "NSURL"),
      ("image", "images", .image, "UIImage"), ("color", "colors", .color, "UIColor"),
    ] {
      board.property(
        one, .copy, of: type,
        get: { (board) -> Value in
          try (kind == .text ? board.strings() : board.values(kind)).first ?? .none
        },
        set: { (board, value: Value) in try board.set([value], kind) })
      board.property(
        many, .copy, of: "NSArray",
        get: { (board) -> [Value]? in
          let values = try kind == .text ? board.strings() : board.values(kind)
          return values.isEmpty ? nil : values
        },
        set: { (board, values: [Value]?) in try board.set(values ?? [], kind) })
      let name = many.prefix(1).uppercased() + many.dropFirst()
      board.readonly("has\(name)") { (board) -> Bool in
        try kind == .text ? board.hasStrings() : !board.values(kind).isEmpty
      }
    }
  }

  private static func defineItems(_ board: ClassDefinition<UIPasteboard>) {
    board.property("items", .copy, of: "NSArray", get: { $0.itemList }) { (board, items: Value) in
      try board.replace(try board.items(of: items))
    }
    board.method("setItems:options:") { (board, items: Value, _: Value) in
      try board.replace(try board.items(of: items))
    }
    board.method("addItems:") { (board, items: Value) in
      try board.replace(board.items + board.items(of: items))
    }
    board.property(
      "itemProviders", .copy,
      get: { (board) -> [NSItemProvider] in
        board.items.map { item in
          let provider = board.uikit.create(UIKitClasses.itemProvider)
          provider.take(item)
          return provider
        }
      },
      set: { (board, providers: [NSItemProvider]?) in
        try board.replace((providers ?? []).map(\.item))
      })
    board.method("setItemProviders:localOnly:expirationDate:") {
      (board, providers: [NSItemProvider]?, _: Bool, _: RuntimeObject?) in
      try board.replace((providers ?? []).map(\.item))
    }
    board.method("setObjects:") { (board, objects: [RuntimeObject]) in
      try board.replace(
        objects.map { object in try NSItemProvider.with(object, in: board.uikit).item })
    }
    board.method("itemSetWithPasteboardTypes:") {
      (board, types: [String]) -> RuntimeObject? in
      let places = board.items.indices.filter { place in
        board.items[place].contains { types.contains($0.type) }
      }
      return try board.indexSet(places)
    }
    board.method("pasteboardTypesForItemSet:") {
      (board, _: RuntimeObject?) -> [[String]] in board.items.map { $0.map(\.type) }
    }
    board.readonly("pasteboardTypes", .copy) { (board) -> [String] in
      board.items.first?.map(\.type) ?? []
    }
    for name in ["containsPasteboardTypes:", "contains:"] {
      board.method(name) { (board, types: [String]) -> Bool in
        board.items.first?.contains { types.contains($0.type) } ?? false
      }
    }
    for name in ["dataForPasteboardType:", "valueForPasteboardType:"] {
      board.method(name) { (board, type: String) -> Value in
        board.items.first?.first { $0.type == type }?.value.value ?? .none
      }
    }
    for name in ["setData:forPasteboardType:", "setValue:forPasteboardType:"] {
      board.method(name) { (board, value: Value, type: String) in
        try board.replace(value.isNone ? [] : [[(type, HeldValue(value))]])
      }
    }
  }
}

extension UIPasteboard {
  /// The index set, or nil if it is empty.
  fileprivate func indexSet(_ indexes: [Int]) throws -> RuntimeObject? {
    guard !indexes.isEmpty, let cls = runtime.lookUpClass("NSMutableIndexSet") else { return nil }
    let set: RuntimeObject = try cls.call(runtime.selector("indexSet"))
    for index in indexes { try set.send(runtime.selector("addIndex:"), index) }
    return set
  }
}

/// The pasteboards of a world.
package final class Pasteboards {
  private unowned let world: UIKitWorld
  private var boards: [String: UIPasteboard] = [:]
  private var made = 0

  init(_ world: UIKitWorld) { self.world = world }

  private static let generalName = "com.apple.UIKit.pboard.general"

  package var general: UIPasteboard {
    if let board = named(Self.generalName, creates: true) { return board }
    preconditionFailure("the general pasteboard is always there")
  }

  func named(_ name: String, creates: Bool) -> UIPasteboard? {
    if let board = boards[name], !board.isErased { return board }
    guard creates else { return nil }
    let board = world.create(UIKitClasses.pasteboard)
    board.name = name
    board.retain()
    boards[name] = board
    return board
  }

  /// Returns a unique name.
  func uniqueName() -> String {
    made += 1
    return "hookhost.pasteboard.\(made)"
  }

  func remove(_ name: String) throws {
    guard name != Self.generalName, let board = boards.removeValue(forKey: name) else { return }
    defer { board.release() }
    try world.notificationCenter?.announce("UIPasteboardRemovedNotification", .object(board))
  }

  func restoration() -> () -> Void {
    let boards = boards
    let contents = boards.values.map { $0.restoration() }
    return { [unowned self] in
      self.boards = boards.filter { !$0.value.isErased }
      for content in contents { content() }
    }
  }
}

extension UIKitClasses {
  package static let pasteboard = NativeClass<UIPasteboard>(
    "UIPasteboard", superclass: FoundationClasses.object, UIPasteboard.define)
}

private enum PasteboardsKey: WorldKey {
  static func initialValue(in world: FoundationWorld) -> Pasteboards { Pasteboards(world.uikit) }
  static func restoration(of value: Pasteboards, in world: FoundationWorld) -> (() -> Void)? {
    value.restoration()
  }
}

extension UIKitWorld {
  /// The pasteboards, by name.
  package var pasteboards: Pasteboards { self[PasteboardsKey.self] }
}
