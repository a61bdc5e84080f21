/// The classes and protocols of a framework, in the order in which they are listed.
public struct NativeCatalogue: Sendable {
  /// How many protocols it may have: the numbers after those of its classes are kept for them, so that
  /// they need not be listed when a world begins.
  static let mostProtocols = 1024

  /// The classes, which are declared when somebody needs one by its name.
  let classes: NativeClassIndex
  /// The protocols, which are listed when somebody needs one.
  let protocols: NativeProtocolIndex
  /// By the name of a class, what it overrides only to send it to super: some hundred lists, of which
  /// a program needs a few.
  private let inherited: [KeyValuePairs<String, String>]
  private let listAdoptions: @Sendable () -> [String: [NativeProtocol]]
  /// What the framework adds to classes, its own and those of frameworks below it.
  let categories: [NativeCategory]
  /// How scripts spell its selectors, once they are known.
  let spellings = NativeSpellings()

  /// Makes a catalogue, of which a program needs one for a framework.
  ///
  /// - Parameters:
  ///   - classes: The classes in groups, superclasses first.
  ///   - classNames: Which names they have; nil for few classes.
  ///   - protocols: The protocols, adopted ones first.
  ///   - protocolNames: Which names their methods have; nil for few protocols.
  ///   - inherited: By the name of a class, the selectors, separated by spaces, of the methods that it
  ///     overrides only to send them to `super`; one that begins with `+` is a class method's.
  ///   - adoptions: By the name of a class, the protocols that it adopts besides those of its
  ///     definition; they are made when the protocols of the class are first listed.
  ///   - categories: Members that modules of the framework add to classes of modules below them.
  /// - Precondition: each name stands once, and each class whose inherited methods are named is one of
  ///   the catalogue's and inherits them.
  public init(
    classes: [NativeClassGroup],
    classNames: NativeClassNames? = nil,
    protocols: @escaping @autoclosure @Sendable () -> [NativeProtocol] = [],
    protocolNames: NativeProtocolNames? = nil,
    inherited: [KeyValuePairs<String, String>] = [],
    adoptions: @escaping @autoclosure @Sendable () -> [String: [NativeProtocol]] = [:],
    categories: [NativeCategory] = []
  ) {
    self.classes = NativeClassIndex(classes, names: classNames)
    self.protocols = NativeProtocolIndex(protocols, names: protocolNames)
    listAdoptions = adoptions
    self.categories = categories
    self.inherited = inherited
  }

  /// Makes a catalogue of few classes and of no protocol.
  /// - Precondition: each name stands once.
  public init(classes: [NativeClassDeclaration]) {
    self.init(classes: [NativeClassGroup(classes)])
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

extension NativeCatalogue {
  /// What is wrong with what was written beside the classes and protocols, a line each: what a test
  /// asks, since no program that runs looks at all of them.
  package var mistakes: [String] {
    var mistakes: [String] = []
    if classes.givenNames != classes.rightNames {
      mistakes.append("the names of the classes should be\n\(classes.rightNames)")
      return mistakes
    }
    let names = classes.all.map(\.name)
    for (name, found) in Dictionary(grouping: names, by: \.self) where found.count > 1 {
      mistakes.append("\(name) is declared twice")
    }
    var inheriting: Set<String> = []
    for name in inherited.joined().map(\.key) {
      if !names.contains(name) { mistakes.append("\(name), which inherits methods, is no class") }
      if !inheriting.insert(name).inserted { mistakes.append("\(name) inherits methods twice") }
    }
    if let names = protocols.names {
      let right = NativeProtocolNames(of: protocols.all, words: names.count)
      if right != names { mistakes.append("the names of the protocols should be\n\(right)") }
    }
    return mistakes
  }
}
