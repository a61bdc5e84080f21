/// The classes and protocols of a framework, in the order in which they are listed.
public struct NativeCatalogue: Sendable {
  /// How many protocols it may have: the numbers after those of its classes are kept for them, so that
  /// they need not be listed when a world begins.
  static let mostProtocols = 1024

  let classes: [NativeClassDeclaration]
  /// The places of the classes by their names.
  private let classPlaces: NameChains
  /// The protocols, which are listed when somebody needs one.
  let protocols: NativeProtocolIndex
  /// By the name of a class, what it overrides only to send it to super: some hundred lists, of which
  /// a program needs a few.
  private let inherited: [KeyValuePairs<String, String>]
  private let listAdoptions: @Sendable () -> [String: [NativeProtocol]]
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
    classes: [NativeClassDeclaration],
    protocols: @escaping @autoclosure @Sendable () -> [NativeProtocol] = [],
    protocolNames: NativeProtocolNames? = nil,
    inherited: [KeyValuePairs<String, String>] = [],
    adoptions: @escaping @autoclosure @Sendable () -> [String: [NativeProtocol]] = [:]
  ) {
    self.classes = classes
    self.protocols = NativeProtocolIndex(protocols, names: protocolNames)
    listAdoptions = adoptions
    self.inherited = inherited
    classPlaces = NameChains(of: classes, named: \.name)
    assert(
      Set(classes.map(\.name)).count == classes.count,
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

  /// The protocols that a class adopts besides those of its definition.
  /// - Complexity: O(1), expected.
  func adoptions(of name: String) -> [NativeProtocol] { listAdoptions()[name] ?? [] }

  /// The selectors, separated by spaces, that a class overrides only to send them to super.
  /// - Complexity: O(classes that do so).
  func inheritedMethods(of name: String) -> String? {
    for lists in inherited {
      for (listed, selectors) in lists where listed == name { return selectors }
    }
    return nil
  }
}
