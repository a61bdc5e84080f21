internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitControls
internal import UIKitLists
internal import UIKitRuntime

/// Decodes a view from a nib or an archive, and encodes it.
extension UIView {
  /// The key of its subviews.
  static let subviewsKey = "UISubviews"

  /// The encoded numbers and BOOLs: the key, the property with its getter, and the type.
  private static let numbers: [(key: String, property: String, getter: String, type: String)] = [
    ("UIAlpha", "Alpha", "alpha", "Double"), ("UITag", "Tag", "tag", "Integer"),
    ("UIHidden", "Hidden", "isHidden", "Bool"), ("UIOpaque", "Opaque", "isOpaque", "Bool"),
    ("UIClipsToBounds", "ClipsToBounds", "clipsToBounds", "Bool"),
    (
      "UIUserInteractionEnabled", "UserInteractionEnabled", "isUserInteractionEnabled", "Bool"
    ),
    ("UIMultipleTouchEnabled", "MultipleTouchEnabled", "isMultipleTouchEnabled", "Bool"),
    ("UIContentMode", "ContentMode", "contentMode", "Integer"),
    ("UIAutoresizingMask", "AutoresizingMask", "autoresizingMask", "Integer"),
  ]

  /// Sets the properties from a coder.
  private final func decode(from coder: NSCoder) throws {
    if try coder.containsValue(forKey: "UIBounds") { try decode(archive: coder) }
    try read(coder)
    try didDecode()
    let place = try placeOfDecodedSubviews()
    for subview in try coder.decodeObjects(forKey: Self.subviewsKey) {
      guard let subview = subview.object as? UIView else { continue }
      try place.insert(subview, at: place.subviews.count)
    }
    try PropertyArchives.decodeOwned(self, coder)
  }

  private final func decode(archive coder: NSCoder) throws {
    func decoded(_ type: String, _ key: String) throws -> Value {
      try runtime.send(coder, runtime.selector("decode\(type)ForKey:"), Arguments(.string(key)))
    }
    for (type, key, setter) in [
      ("CGRect", "UIBounds", "setBounds:"), ("CGPoint", "UICenter", "setCenter:"),
      ("Object", "UIBackgroundColor", "setBackgroundColor:"),
    ] where try coder.containsValue(forKey: key) {
      try send(runtime.selector(setter), decoded(type, key))
    }
    for number in Self.numbers where try coder.containsValue(forKey: number.key) {
      try send(runtime.selector("set\(number.property):"), decoded(number.type, number.key))
    }
  }

  private final func encode(to coder: NSCoder) throws {
    func encode(_ type: String, _ value: Value, _ key: String) throws {
      try coder.send(runtime.selector("encode\(type):forKey:"), value, key)
    }
    try encode("CGRect", bounds.messageValue, "UIBounds")
    try encode("CGPoint", center.messageValue, "UICenter")
    if let backgroundColor { try encode("Object", .object(backgroundColor), "UIBackgroundColor") }
    for number in Self.numbers {
      try encode(
        number.type, try runtime.send(self, runtime.selector(number.getter)), number.key)
    }
    try PropertyArchives.encodeOwned(self, coder)
    let subviews = try PropertyArchives.encodedSubviews(placeOfDecodedSubviews().subviews, of: self)
    if !subviews.isEmpty {
      try coder.encodeObjects(subviews.map { .object($0) }, forKey: Self.subviewsKey)
    }
  }

  static func defineCoding(_ view: ClassDefinition<UIView>) {
    view.method("initWithCoder:") { (view, coder: NSCoder?) -> UIView in
      if let coder { try view.decode(from: coder) }
      return view
    }
    view.method("encodeWithCoder:") { (view, coder: NSCoder) in try view.encode(to: coder) }
  }
}

extension RuntimeObject {
  /// Whether its UIKit class declares the property, and `initWithCoder:` therefore decodes it.
  final func readsItself(_ property: String) -> Bool {
    switch (self, property) {
    // NibLoading+Parts sets them.
    case (is UITableViewCell, "style"), (is UITableViewCell, "rowHeight"),
      (is UITableView, "style"), (is UIBarButtonItem, "systemItem"), (is UIButton, "buttonType"),
      (is UICollectionReusableView, "reuseIdentifier"), (is UIViewController, "UINibName"):
      return true
    default: break
    }
    return switch self {
    case is UIResponder, is UIGestureRecognizer, is UIBarButtonItem, is UINavigationItem,
      is UITabBarItem:
      nativeSetter(of: property) != nil
    default: false
    }
  }

  private final func nativeSetter(of property: String) -> Selector? {
    guard let first = property.first, !property.contains(".") else { return nil }
    if self is UIButton, property == "title" { return runtime.selector("setTitle:forState:") }
    let setter = runtime.selector("set\(first.uppercased())\(property.dropFirst()):")
    let native = runtime.lookUpClass(type(of: self).declaredName)
    return native?.method(setter) == nil ? nil : setter
  }

  /// Sets the UIKit properties that a nib contains.
  final func read(_ coder: NSCoder) throws {
    guard let nib = coder as? DictionaryDecoder else { return }
    let keys = nib.keys
    for key in keys.filter({ $0 == "frame" }) + keys.filter({ $0 != "frame" }) {
      guard let setter = nativeSetter(of: key) else { continue }
      let value = try decoded(nib.decodeObject(forKey: key, of: nil))
      // UIControlStateNormal
      if setter.argumentCount == 2 { try send(setter, value, 0) } else { try send(setter, value) }
    }
  }

  /// Declares the coding methods of a class that is not a view.
  static func defineNibCoding<Instance: RuntimeObject>(_ cls: ClassDefinition<Instance>) {
    cls.method("initWithCoder:") { (object, coder: NSCoder?) -> Instance in
      guard let coder else { return object }
      try object.read(coder)
      try PropertyArchives.decodeOwned(object, coder)
      return object
    }
    cls.method("encodeWithCoder:") { (object, coder: NSCoder) in
      try PropertyArchives.encodeOwned(object, coder)
    }
  }
}
