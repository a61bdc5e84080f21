internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime
internal import Systems
internal import UIKitBase
internal import UIKitRuntime

/// One loading of a nib, from the first `alloc` to the last `awakeFromNib`.
///
/// The order follows "object life cycle of nib files" in the Resource Programming Guide. First all
/// objects are created, each subview while its superview is decoded. Then user defined runtime
/// attributes are set, and outlets and actions are connected. Every created object receives
/// `awakeFromNib`; the file's owner does not.
final class NibLoading {
  unowned let world: UIKitWorld
  let name: String
  let owner: RuntimeObject?
  /// The objects created so far, in the order of the nib; retained until the end.
  var made: [(description: NibObject, object: RuntimeObject?)] = []
  private var known: [String: RuntimeObject] = [:]
  /// Whether connections mean the first object by the file's owner, as in the scene of a storyboard.
  var rootIsOwner = false
  /// The constraints of objects that were replaced, and the places of those objects in `made`.
  private var earlyConstraints: [RuntimeObject] = []
  private var placesWithConstraints: Set<Int> = []
  /// Creates the first object from its coder; it may return nil.
  var creator: Block?

  init(_ name: String, owner: RuntimeObject?, in world: UIKitWorld) {
    self.name = name
    self.owner = owner
    self.world = world
    known[NibObject.owner] = owner
  }

  var runtime: Runtime { world.runtime }

  /// Loads the nib, and returns its top-level objects.
  ///
  /// - Parameters:
  ///   - roots: the descriptions of the top-level objects.
  ///   - complete: adds values that are not in the nib to a top-level object before `awakeFromNib`.
  /// - Throws: `RuntimeError` for an unknown class; errors of the objects.
  func load(
    _ roots: [NibObject], then complete: (RuntimeObject) throws -> Void = { _ in }
  ) throws -> [RuntimeObject] {
    owner?.retain()
    defer {
      for entry in made { entry.object?.autorelease() }
      owner?.release()
    }
    var top: [RuntimeObject] = []
    for root in roots {
      if root.isOwner {
        if let owner { made.append((root, owner.retained())) }
      } else if let object = try make(root) {
        top.append(object)
      }
    }
    try setAttributes()
    // The layout guides of a controller are those of its view.
    if made.contains(where: { $0.description.isOwner && !$0.description.guides.isEmpty }) {
      try setView(top)
    }
    let rest = made.indices.filter { !placesWithConstraints.contains($0) }.map { made[$0] }
    let constraints = try makeConstraints(of: rest, world) + earlyConstraints
    defer { for constraint in constraints { constraint.autorelease() } }
    try connect()
    for object in top { try complete(object) }
    try setView(top)
    let awake = runtime.selector("awakeFromNib")
    for entry in made where entry.object !== owner { try entry.object?.send(awake) }
    return top
  }

  /// Gives a controller without a view the first object, if it is one.
  private func setView(_ top: [RuntimeObject]) throws {
    guard let controller = owner as? UIViewController, controller.loadedView == nil,
      let view = top.first as? UIView
    else { return }
    try controller.send(runtime.selector("setView:"), view)
  }

  /// The object with an id in the nib.
  func object(_ id: String) -> RuntimeObject? { known[id] }

  /// Gives an object an id, by which connections find it.
  func name(_ object: RuntimeObject, _ id: String) { known[id] = object }

  // MARK: - Creation of objects

  func make(_ description: NibObject) throws -> RuntimeObject? {
    let className = description.className ?? "UIView"
    guard let cls = runtime.lookUpClass(className) else {
      let near = NearestName.find(className, among: runtime.classList.map(\.name))
      throw RuntimeError(
        .inconsistency, "Unknown class \(className) in Interface Builder file '\(name)'.",
        hint: Framework.hint(for: className, standIn: "UIView")
          ?? near.map { "did you mean '\($0)'?" })
    }
    let place = made.count
    made.append((description, nil))
    let created = place == 0 ? try creator?(.object(decoder(for: description))).object : nil
    guard let object = try created ?? decoded(cls, description) else { return nil }
    object.retain()
    note(object, description, at: place)
    try addParts(of: description, to: object)
    return try replaced(object, description, at: place)
  }

  private func note(_ object: RuntimeObject, _ description: NibObject, at place: Int) {
    made[place].object = object
    if let id = description.id { known[id] = object }
    if rootIsOwner, place == 0 { known[NibObject.owner] = object }
  }

  /// Returns the object that a decoded one wants in its place: the result of `awakeAfterUsingCoder:`.
  ///
  /// The replaced object has its own constraints by then, as on a device, where it decodes them. Everything that
  /// is decoded or connected later refers to the other object.
  private func replaced(
    _ object: RuntimeObject, _ description: NibObject, at place: Int
  ) throws -> RuntimeObject? {
    let awake = runtime.selector("awakeAfterUsingCoder:")
    guard runtime.implements(awake, object), !object.isa.isNative(awake) else { return object }
    earlyConstraints += try makeConstraints(of: [(description, object)], world)
    placesWithConstraints.insert(place)
    let other: Value = try object.call(awake, decoder(for: description))
    guard other.object !== object else { return object }
    object.autorelease()
    guard let other = other.object else {
      made[place].object = nil
      return nil
    }
    other.retain()
    note(other, description, at: place)
    return other
  }

  private func decoded(_ cls: RuntimeClass, _ description: NibObject) throws -> RuntimeObject? {
    guard let allocated = try runtime.send(cls, world.selectors.alloc).object else { return nil }
    // Retained, because an initializer may release its receiver.
    allocated.retain()
    defer { allocated.autorelease() }
    let decode = runtime.selector("initWithCoder:")
    guard runtime.implements(decode, allocated) else {
      // UICustomObject creates objects that are not part of an interface by init.
      return try runtime.send(allocated, runtime.known.`init`).object
    }
    return try allocated.call(decode, decoder(for: description), as: Value.self).object
  }

  private func decoder(for description: NibObject) -> DictionaryDecoder {
    let decoder = world.create(UIKitClasses.nibDecoder)
    decoder.fill(
      Dictionary(description.properties.map { ($0.name, $0.value) }) { first, _ in first })
    decoder.make = { [weak self] key in
      guard let self, key == UIView.subviewsKey else { return nil }
      return .list(try description.subviews.compactMap { try make($0).map { .object($0) } })
    }
    return decoder
  }

  // MARK: - Connecting

  /// Sets the attributes that the objects have not decoded themselves.
  private func setAttributes() throws {
    let setValue = runtime.selector("setValue:forKeyPath:")
    for (description, object) in made {
      guard let object else { continue }
      for (name, value) in description.properties where !object.readsItself(name) {
        try explaining(name, of: object, description) {
          try object.send(setValue, value, name)
        }
      }
    }
  }

  /// Sets a property; the error for an unknown property names the object's position in the nib.
  private func explaining(
    _ name: String, of object: RuntimeObject, _ description: NibObject, _ body: () throws -> Void
  ) throws {
    do {
      try body()
    } catch let raised as RaisedException {
      var again = raised
      object.foundation.takeException(of: raised) { exception in
        if exception.name == "NSUnknownKeyException",
          case .dictionary(let facts) = exception.userInfo
        {
          // A property that can only be read has the same name.
          let known = (object.propertyNames + NibObject.reserved).filter { $0 != name }
          let near = NearestName.find(name, among: known)
          let hint = description.place.path + (near.map { ": did you mean '\($0)'?" } ?? "")
          exception.fill(
            name: exception.name, reason: exception.reason,
            userInfo: .dictionary(facts + [.init(key: .string("hint"), value: .string(hint))]))
        }
        again = exception.raised()
      }
      throw again
    }
  }

  private func connect() throws {
    let setValue = runtime.selector("setValue:forKey:")
    for (description, object) in made {
      guard let object else { continue }
      for outlet in description.outlets {
        var objects = outlet.ids.compactMap { known[$0] }.map { Value.object($0) }
        if outlet.name == "gestureRecognizers", let view = object as? UIView {
          objects = try objects.filter { try keeps($0.object, view) }
        }
        let value = outlet.isCollection ? .list(objects) : objects.first ?? .none
        try explaining(outlet.name, of: object, description) {
          try object.send(setValue, value, outlet.name)
        }
      }
    }
    for (description, object) in made {
      guard let object else { continue }
      for action in description.actions { try connect(action, of: object) }
    }
  }

  /// Whether a recognizer of the nib is that of no other view yet; the first view keeps it.
  private func keeps(_ recognizer: RuntimeObject?, _ view: UIView) throws -> Bool {
    guard let recognizer = recognizer as? UIGestureRecognizer, let first = recognizer.view,
      first !== view
    else { return true }
    view.world.warn(
      "WARNING: A Gesture recognizer (\(try recognizer.described())) was setup in a storyboard/xib "
        + "to be added to more than one view (->\(try view.described())) at a time, this was never "
        + "allowed, and is now enforced. Beginning with iOS 9.0 it will be put in the first view it "
        + "is loaded into.")
    return false
  }

  private func connect(_ action: NibObject.Action, of object: RuntimeObject) throws {
    let selector = runtime.selector(action.selector)
    let target = known[action.target ?? NibObject.owner]
    switch object {
    case is UIControl:
      // UIControlEventTouchUpInside
      try object.send(
        runtime.selector("addTarget:action:forControlEvents:"), target, selector,
        action.event ?? 1 << 6)
    case is UIGestureRecognizer:
      try object.send(runtime.selector("addTarget:action:"), target, selector)
    default:
      try object.send(runtime.selector("setTarget:"), target)
      try object.send(runtime.selector("setAction:"), selector)
    }
  }
}

extension RuntimeObject {
  /// The declared properties of its class and superclasses.
  fileprivate final var propertyNames: [String] {
    apparentClass.lineage.flatMap { $0.nativeProperties + $0.properties }.map(\.name)
  }

  fileprivate final func retained() -> RuntimeObject {
    retain()
    return self
  }
}

extension UIKitWorld {
  /// Loads a nib by name, as `-[NSBundle loadNibNamed:owner:options:]` does.
  ///
  /// - Throws: `RuntimeError` if there is no such nib; errors of its objects.
  func loadNib(_ name: String, owner: RuntimeObject?) throws -> [RuntimeObject] {
    try NibLoading(name, owner: owner, in: self).load(nib(name))
  }

  /// The description of a nib.
  func nib(_ name: String) throws -> [NibObject] {
    guard let roots = nibs.nibs[name] else {
      let near = NearestName.find(name, among: Array(nibs.nibs.keys))
      throw RuntimeError(
        .inconsistency,
        "Could not load NIB in bundle: 'NSBundle <\(Bundles.path)> (loaded)' with name '\(name)'",
        hint: near.map { "did you mean '\($0)'?" })
    }
    return roots
  }
}
