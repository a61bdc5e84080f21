internal import FoundationCore
internal import FoundationFiles
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime
internal import VirtualTime

/// Provides an item for copying, dragging or choosing, in one or several types.
package final class NSItemProvider: StoringObject {
  /// A registered type, with its value or its load handler.
  private struct Representation {
    let type: String
    let value: HeldValue?
    /// Called with a block for the loaded item and an error.
    let load: Block?
  }

  @Owned private var representations: [Representation] = []
  /// The number of active loads; nil if they are not counted.
  private var loads: Int?
  /// Called when no load is active any more.
  @Owned private var whenIdle: (() throws -> Void)?

  /// Starts to count loads, for ``whenIdle(_:in:_:)``.
  package func startCounting() { loads = 0 }

  private func finishLoad() throws {
    guard let count = loads else { return }
    loads = count - 1
    guard count == 1, let done = whenIdle else { return }
    whenIdle = nil
    try done()
  }

  /// Calls a closure in a later turn, when all counted loads of the providers have finished.
  ///
  /// - Throws: errors of the run loop.
  package static func whenIdle(
    _ providers: [NSItemProvider], in world: UIKitWorld, _ done: @escaping () throws -> Void
  ) throws {
    guard let busy = providers.first(where: { ($0.loads ?? 0) > 0 }) else {
      for provider in providers { provider.loads = nil }
      try world.runLoop.schedule(after: 0, phase: .blocks) { try done() }
      return
    }
    busy.whenIdle = { [unowned world] in try whenIdle(providers, in: world, done) }
  }

  /// The types that an object provides.
  private static func types(of value: Value, in world: UIKitWorld) throws -> [String] {
    guard let object = value.object else {
      return String.from(value, in: world.runtime) == nil ? [] : ["public.utf8-plain-text"]
    }
    if object is UIImage { return ["public.png"] }
    if object is NSURL { return ["public.url"] }
    if object is UIColor { return ["com.apple.uikit.color"] }
    if String.from(value, in: world.runtime) != nil { return ["public.utf8-plain-text"] }
    let selector = world.runtime.selector("writableTypeIdentifiersForItemProvider")
    if try object.implements(selector) { return try object.call(selector) }
    guard try object.apparentClass.implements(selector) else { return [] }
    return try object.apparentClass.call(selector)
  }

  /// Returns the object if it is a provider, or creates a provider of it.
  package static func with(_ object: RuntimeObject, in world: UIKitWorld) throws -> NSItemProvider {
    if let provider = object as? NSItemProvider { return provider }
    let made = world.create(UIKitClasses.itemProvider)
    try made.register(.object(object))
    return made
  }

  fileprivate func register(_ value: Value) throws {
    for type in try Self.types(of: value, in: uikit) {
      representations.append(Representation(type: type, value: HeldValue(value), load: nil))
    }
  }

  /// The pasteboard item of the provider: the types with available values.
  var item: UIPasteboard.Item {
    representations.compactMap { one in one.value.map { (one.type, $0) } }
  }

  /// Registers the types of a pasteboard item.
  func take(_ item: UIPasteboard.Item) {
    representations = item.map { Representation(type: $0.type, value: $0.value, load: nil) }
  }

  /// Whether a type conforms to another, by the inheritance of the system's types.
  private static func conforms(_ type: String, to other: String) -> Bool {
    if type == other || other == "public.item" || other == "public.data" { return true }
    let parents = [
      "public.text": ["public.utf8-plain-text", "public.plain-text", "public.html", "public.rtf"],
      "public.plain-text": ["public.utf8-plain-text"],
      "public.image": [
        "public.png", "public.jpeg", "public.tiff", "public.heic", "com.compuserve.gif",
      ],
      "public.url": ["public.file-url"],
      "public.movie": ["public.mpeg-4", "com.apple.quicktime-movie"],
    ]
    return parents[other]?.contains(type) ?? false
  }

  private func representation(_ type: String) -> Representation? {
    representations.first { Self.conforms($0.type, to: type) }
  }

  /// Loads an item of a type and calls a block in a later turn.
  ///
  /// - Parameters:
  ///   - type: the type to load, or nil if the provider has no suitable type.
  ///   - cls: the class of the wanted object; nil for the item itself or its data.
  ///   - asData: whether the item is wanted as data.
  ///   - done: called with the item and an error.
  private func load(
    _ type: String?, as cls: RuntimeClass? = nil, asData: Bool = false, _ done: Block?
  ) throws {
    guard let done else { return }
    let error = NSError.make(
      domain: "NSItemProviderErrorDomain", code: -1000,
      description: "Cannot load representation of type \(type ?? "(null)")", in: uikit)
    let found = type.flatMap(representation)
    retain()
    if let count = loads { loads = count + 1 }
    func finish(_ item: Value, _ error: Value) throws -> Value {
      let answer = try done(item, error)
      try finishLoad()
      return answer
    }
    try uikit.runLoop.schedule(after: 0, phase: .blocks) { [self] in
      defer { release() }
      guard let found else { return _ = try finish(.none, .object(error)) }
      let reads = try cls?.implements(selectors.read) ?? false
      func deliver(_ item: Value, _ error: Value) throws -> Value {
        guard let cls, reads, !item.isNone else { return try finish(item, error) }
        // An object of the class needs no decoding.
        if let object = item.object, object.isa.inherits(from: cls) {
          return try finish(item, error)
        }
        let (object, failure) = try object(of: cls, from: item, found.type)
        return try finish(object, failure)
      }
      func offer(_ item: Value, _ error: Value) throws -> Value {
        if let object = item.object, try object.implements(selectors.write) {
          let hand = NativeBlock { try deliver($0.first ?? .none, $0.dropFirst().first ?? .none) }
          return try object.runtime.send(
            object, selectors.write, Arguments(.string(found.type), .foreign(hand)))
        }
        return try deliver(item, error)
      }
      guard let load = found.load else {
        let item = found.value?.value ?? .none
        return _ = try offer(asData ? data(of: item) : item, .none)
      }
      let hand = NativeBlock { try offer($0.first ?? .none, $0.dropFirst().first ?? .none) }
      _ = try load(.foreign(hand))
    }
  }

  /// The object that a class creates from data, and its error.
  private func object(
    of cls: RuntimeClass, from item: Value, _ type: String
  ) throws -> (Value, Value) {
    let out = OutValues()
    let made = try runtime.send(
      cls, selectors.read, Arguments(data(of: item), .string(type), .foreign(out)))
    return (made, made.isNone ? out.values.first ?? .none : .none)
  }

  /// The UTF-8 data of a string; other items are returned unchanged.
  private func data(of item: Value) -> Value {
    String.from(item, in: runtime).map { .object(foundation.data(Array($0.utf8))) } ?? item
  }

  /// The selectors that encode objects as data and decode them.
  private var selectors: (read: Selector, write: Selector) {
    (
      runtime.selector("objectWithItemProviderData:typeIdentifier:error:"),
      runtime.selector("loadDataWithTypeIdentifier:forItemProviderCompletionHandler:")
    )
  }

  /// The type from which an object of a class is loaded.
  private func type(for cls: RuntimeClass) throws -> String? {
    let names = [
      "NSString": "public.text", "NSURL": "public.url", "UIImage": "public.image",
      "UIColor": "com.apple.uikit.color",
    ]
    for (name, type) in names where cls.name == name || cls.inheritsNamed(name) {
      return representation(type)?.type
    }
    let selector = runtime.selector("readableTypeIdentifiersForItemProvider")
    guard try cls.implements(selector) else { return nil }
    let types: [String] = try cls.call(selector)
    return types.first { representation($0) != nil }
  }
}

extension RuntimeClass {
  /// Whether a superclass has a name.
  fileprivate func inheritsNamed(_ name: String) -> Bool {
    sequence(first: self, next: \.superclass).contains { $0.name == name }
  }
}

extension NSItemProvider {
  static func define(_ provider: ClassDefinition<NSItemProvider>) {
    provider.method("init") { (provider) -> NSItemProvider in provider }
    provider.method("initWithObject:") { (provider, object: Value) -> NSItemProvider in
      try provider.register(object)
      return provider
    }
    provider.method("initWithItem:typeIdentifier:") {
      (provider, item: Value, type: String?) -> NSItemProvider in
      if let type {
        provider.representations = [
          Representation(type: type, value: HeldValue(item), load: nil)
        ]
      }
      return provider
    }
    provider.method("initWithContentsOfURL:") { (provider, url: NSURL) -> NSItemProvider in
      provider.representations = [
        Representation(type: "public.file-url", value: HeldValue(.object(url)), load: nil)
      ]
      return provider
    }
    provider.stored("suggestedName", .copy, usual: String?.none)
    defineTypes(provider)
    defineRegistering(provider)
    defineLoading(provider)
    provider.method("copyWithZone:") { (provider, _: Value) -> NSItemProvider in
      let copy = provider.uikit.create(UIKitClasses.itemProvider)
      copy.representations = provider.representations
      return copy
    }
  }

  private static func defineTypes(_ provider: ClassDefinition<NSItemProvider>) {
    provider.readonly("registeredTypeIdentifiers", .copy) { (provider) -> [String] in
      provider.representations.map(\.type)
    }
    provider.method("registeredTypeIdentifiersWithFileOptions:") {
      (provider, _: Int) -> [String] in provider.representations.map(\.type)
    }
    provider.method("hasItemConformingToTypeIdentifier:") {
      (provider, type: String) -> Bool in provider.representation(type) != nil
    }
    provider.method("hasRepresentationConformingToTypeIdentifier:fileOptions:") {
      (provider, type: String, _: Int) -> Bool in provider.representation(type) != nil
    }
    provider.method("canLoadObjectOfClass:") { (provider, cls: RuntimeClass) -> Bool in
      try provider.type(for: cls) != nil
    }
  }

  private static func defineRegistering(_ provider: ClassDefinition<NSItemProvider>) {
    provider.method("registerObject:visibility:") { (provider, object: Value, _: Int) in
      try provider.register(object)
    }
    for name in [
      "registerDataRepresentationForTypeIdentifier:visibility:loadHandler:"
    ] {
      provider.method(name) { (provider, type: String, _: Int, load: Block) in
        provider.representations.append(Representation(type: type, value: nil, load: load))
      }
    }
    provider.method("registerObjectOfClass:visibility:loadHandler:") {
      (provider, cls: RuntimeClass, _: Int, load: Block) in
      let types: [String] = try cls.call(
        cls.runtime.selector("writableTypeIdentifiersForItemProvider"))
      provider.representations += types.map { Representation(type: $0, value: nil, load: load) }
    }
    provider.method("registerItemForTypeIdentifier:loadHandler:") {
      (provider, type: String, load: Block) in
      // This handler also receives the expected class and options.
      let plain = NativeBlock { arguments in
        try load(arguments.first ?? .none, .none, .dictionary([]))
      }
      guard let block = Block.from(.foreign(plain), in: provider.runtime) else { return }
      provider.representations.append(Representation(type: type, value: nil, load: block))
    }
  }

  private static func defineLoading(_ provider: ClassDefinition<NSItemProvider>) {
    provider.method("loadObjectOfClass:completionHandler:") {
      (provider, cls: RuntimeClass, done: Block?) -> RuntimeObject in
      try provider.load(try provider.type(for: cls), as: cls, done)
      return try provider.progress()
    }
    for name in [
      "loadDataRepresentationForTypeIdentifier:completionHandler:",
      "loadFileRepresentationForTypeIdentifier:completionHandler:",
    ] {
      provider.method(name) { (provider, type: String, done: Block?) -> RuntimeObject in
        try provider.load(type, asData: true, done)
        return try provider.progress()
      }
    }
    provider.method("loadItemForTypeIdentifier:options:completionHandler:") {
      (provider, type: String, _: Value, done: Block?) in try provider.load(type, done)
    }
  }

  /// Returns a progress with one unit of work.
  private func progress() throws -> RuntimeObject {
    guard let cls = runtime.lookUpClass("NSProgress") else { return self }
    return try cls.call(runtime.selector("progressWithTotalUnitCount:"), 1)
  }
}

extension UIKitClasses {
  package static let itemProvider = NativeClass<NSItemProvider>(
    "NSItemProvider", superclass: FoundationClasses.object, NSItemProvider.define)
}
