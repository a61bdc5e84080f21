/// The classes and protocols of a framework, in the order in which they are listed.
public struct NativeCatalogue: Sendable {
  let classes: [NativeClassDeclaration]
  let protocols: [NativeProtocol]
  /// The places of the classes and of the protocols by their names.
  private let classPlaces, protocolPlaces: NameChains
  /// By the name of a class, what it overrides only to send it to super: some hundred lists, of which
  /// a program needs a few.
  private let inherited: [KeyValuePairs<String, String>]
  /// By the name of a class, the protocols that it adopts besides those of its definition.
  let adoptions: [String: [NativeProtocol]]
  /// Finds protocols by the methods that they declare.
  let protocolIndex: NativeProtocolIndex
  /// How scripts spell its selectors, once they are known.
  let spellings = NativeSpellings()

  /// Makes a catalogue, of which a program needs one for a framework.
  ///
  /// - Parameters:
  ///   - classes: The classes, superclasses first.
  ///   - protocols: The protocols, adopted ones first.
  ///   - protocolNames: Which names their methods have; nil for few protocols.
  ///   - inherited: By the name of a class, the selectors, separated by spaces, of the methods that it
  ///     overrides only to send them to `super`; one that begins with `+` is a class method's.
  ///   - adoptions: By the name of a class, the protocols that it adopts besides those of its
  ///     definition; they are made when somebody asks which the class adopts.
  /// - Precondition: each name stands once, and each class whose inherited methods are named is one of
  ///   the catalogue's and inherits them.
  public init(
    classes: [NativeClassDeclaration], protocols: [NativeProtocol] = [],
    protocolNames: NativeProtocolNames? = nil,
    inherited: [KeyValuePairs<String, String>] = [],
    adoptions: [String: [NativeProtocol]] = [:]
  ) {
    self.classes = classes
    self.protocols = protocols
    self.adoptions = adoptions
    protocolIndex = NativeProtocolIndex(protocols, names: protocolNames)
    self.inherited = inherited
    classPlaces = NameChains(of: classes, named: \.name)
    protocolPlaces = NameChains(of: protocols, named: \.name)
    assert(
      Set(classes.map(\.name)).count == classes.count
        && Set(protocols.map(\.name)).count == protocols.count,
      "a name stands twice in a catalogue")
    assert(
      inherited.joined().map(\.key).allSatisfy(Set(classes.map(\.name)).contains),
      "the inherited methods name a class that is none of theirs")
    assert(
      Set(inherited.joined().map(\.key)).count == inherited.joined().count,
      "the inherited methods name a class twice")
  }

  /// The place of a class among the classes, or nil.
  /// - Complexity: O(length of the name), expected.
  func place(ofClass name: String) -> Int? {
    classPlaces.place(of: name) { classes[$0].name }
  }

  /// The place of a protocol among the protocols, or nil.
  /// - Complexity: O(length of the name), expected.
  func place(ofProtocol name: String) -> Int? {
    protocolPlaces.place(of: name) { protocols[$0].name }
  }

  /// The selectors, separated by spaces, that a class overrides only to send them to super.
  /// - Complexity: O(classes that do so).
  func inheritedMethods(of name: String) -> String? {
    for lists in inherited {
      for (listed, selectors) in lists where listed == name { return selectors }
    }
    return nil
  }
}
