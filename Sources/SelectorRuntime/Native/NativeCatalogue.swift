/// The classes and protocols of a framework, in listing order.
public struct NativeCatalogue: Sendable {
  /// The maximum number of protocols.
  ///
  /// Serial numbers after those of the classes are reserved for them, so that the protocols need
  /// not be listed when a runtime is created.
  static let maximumProtocols = 1024

  /// The classes, which are declared on first use by name.
  let classes: NativeClassIndex
  /// The protocols, which are listed on first use.
  let protocols: NativeProtocolIndex
  /// Class names, each with the selectors that the class overrides only to call super.
  ///
  /// There are some hundred lists, of which a program needs a few.
  private let inherited: [KeyValuePairs<String, String>]
  private let listAdoptions: @Sendable () -> [String: [NativeProtocol]]
  /// Members that the framework's modules add to classes, its own and those of frameworks below.
  let categories: [NativeCategory]
  /// The scripts' spellings of its selectors, once they are known.
  let spellings = NativeSpellings()

  /// Creates the catalogue of a framework, once in a program.
  ///
  /// - Parameters:
  ///   - classes: The classes in groups, superclasses first.
  ///   - classNames: The index of their names; nil for few classes.
  ///   - protocols: The protocols, adopted ones first.
  ///   - protocolNames: The index of their methods' names; nil for few protocols.
  ///   - inherited: By class name, the selectors, separated by spaces, of the methods that the
  ///     class overrides only to call `super`; a class method begins with `+`.
  ///   - adoptions: By class name, the protocols that the class adopts besides those of its
  ///     definition; they are created when the class's protocols are first read.
  ///   - categories: Members that modules of the framework add to classes of modules below them.
  /// - Precondition: names are unique, and each class in `inherited` is in the catalogue and
  ///   inherits these methods.
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

  /// Creates a catalogue of few classes and no protocols.
  /// - Precondition: names are unique.
  public init(classes: [NativeClassDeclaration]) {
    self.init(classes: [NativeClassGroup(classes)])
  }

  /// Returns the protocols that a class adopts besides those of its definition.
  /// - Complexity: O(1), expected.
  func adoptions(of name: String) -> [NativeProtocol] { listAdoptions()[name] ?? [] }

  /// Returns the selectors, separated by spaces, that a class overrides only to call super.
  /// - Complexity: O(classes with such methods).
  func inheritedMethods(of name: String) -> String? {
    for lists in inherited {
      for (listed, selectors) in lists where listed == name { return selectors }
    }
    return nil
  }
}

extension NativeCatalogue {
  /// Mistakes in the indexes of names and the inherited methods, one per line.
  ///
  /// For tests, because a program at run time never checks all of them.
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
