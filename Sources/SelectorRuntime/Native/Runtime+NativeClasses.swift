/// Native classes and protocols: known from the start, made when somebody needs them.
///
/// A class and its place in the list of classes do not depend on when it was made: the numbers of
/// its pair, of which its address is made, are set aside when its catalogue is declared, and
/// whoever wants all classes or all known selectors has the rest defined first.
extension Runtime {
  /// Makes a framework's classes and protocols known.
  ///
  /// - Precondition: no name is declared or defined already, and no snapshot has been taken.
  /// - Complexity: O(1).
  package func declare(_ catalogue: NativeCatalogue) {
    let count = 2 * catalogue.classes.count + NativeCatalogue.mostProtocols
    native.sections.append(.init(catalogue: catalogue, firstSerial: reserveSerials(count)))
    native.isComplete = false
  }

  /// The class of a declaration, made now if nobody has needed it yet.
  /// - Complexity: O(1), expected.
  package func cls<Instance>(_ declared: NativeClass<Instance>) -> RuntimeClass {
    cls(declared.declaration)
  }

  /// The class of a declaration, made now if nobody has needed it yet.
  /// - Complexity: O(1), expected.
  package func cls(_ declaration: NativeClassDeclaration) -> RuntimeClass {
    if let made = native.classes[declaration] { return made }
    for section in native.sections {
      guard let place = section.catalogue.classes.place(of: declaration) else { continue }
      return define(declaration, at: place, in: section)
    }
    preconditionFailure("\(declaration.name) is in no catalogue of this runtime")
  }

  /// The class of a declaration if somebody has needed it: what nobody has, nobody has changed.
  /// - Complexity: O(1), expected.
  package func madeClass(_ declaration: NativeClassDeclaration) -> RuntimeClass? {
    native.classes[declaration]
  }

  /// The protocol of a declaration, made now if nobody has needed it yet.
  /// - Complexity: O(1), expected.
  package func `protocol`(_ declaration: NativeProtocol) -> RuntimeProtocol {
    guard let made = lookUpProtocol(declaration.name) else {
      preconditionFailure("\(declaration.name) is in no catalogue of this runtime")
    }
    return made
  }

  /// The instances of a native class that are made anew, nobody's yet.
  package func create<Instance: RuntimeObject>(_ declaration: NativeClass<Instance>) -> Instance {
    guard let made = createInstance(cls(declaration)) as? Instance else {
      preconditionFailure("\(declaration.name) does not make instances of \(Instance.self)")
    }
    return made
  }

  /// Makes a native class by its name, if there is one that has not been made.
  func defineNativeClass(named name: String) -> RuntimeClass? {
    guard !native.isComplete else { return nil }
    for section in native.sections {
      guard let (place, declaration) = section.catalogue.classes.find(name) else { continue }
      return native.classes[declaration] ?? define(declaration, at: place, in: section)
    }
    return nil
  }

  private func define(
    _ declaration: NativeClassDeclaration, at place: Int, in section: NativeRegister.Section
  ) -> RuntimeClass {
    let parent = declaration.superclass.map { cls($0) }
    // The superclass's own body may have needed this class.
    if let made = native.classes[declaration] { return made }
    return withoutHistory {
      let cls = makePair(
        declaration.name, superclass: parent, serial: section.firstSerial + 2 * place
      ) { declaration.makeInstance($0) }
      cls.isNative = true
      native.classes.insert(cls, for: declaration)
      registerClassPair(cls)
      declaration.defineMembers(cls)
      defineCategories(of: cls)
      cls.awaitsProtocols = true
      if let selectors = section.catalogue.inheritedMethods(of: declaration.name) {
        defineInherited(selectors, in: cls)
      }
      return cls
    }
  }

  /// Adds the members that catalogues list for a class which has just been made.
  private func defineCategories(of cls: RuntimeClass) {
    for section in native.sections {
      for category in section.catalogue.categories where category.className == cls.name {
        category.define(cls)
      }
    }
  }

  /// Makes a native protocol by its name, if there is one that has not been made.
  func defineNativeProtocol(named name: String) -> RuntimeProtocol? {
    guard !native.isComplete else { return nil }
    for section in native.sections {
      guard let (place, declaration) = section.catalogue.protocols.place(of: name),
        native.protocols.insert(name).inserted
      else { continue }
      return withoutHistory {
        let serial = section.firstSerial + 2 * section.catalogue.classes.count + place
        let made = declaration.make(in: self, serial: serial)
        registerProtocol(made)
        return made
      }
    }
    return nil
  }

  /// The protocols that a native class adopts by its catalogue, besides those of its definition.
  func nativeAdoptions(of name: String) -> [NativeProtocol] {
    native.sections.flatMap { $0.catalogue.adoptions(of: name) }
  }

  /// The native protocols that declare a method of this name themselves, made or not.
  /// - Complexity: O(frameworks), expected.
  func nativeProtocols(declaring name: String) -> [NativeProtocol] {
    native.sections.flatMap { $0.catalogue.protocols.protocols(declaring: name) }
  }

  /// The protocols of scripts, then the native ones that may tell the types of a class's method.
  func protocols(givingTypesOf selector: Selector) -> [RuntimeProtocol] {
    protocolOrder.filter { !$0.isNative }
      + nativeProtocols(declaring: selector.name).filter(\.givesTypes).map { self.protocol($0) }
  }

  /// Makes every native class and protocol that nobody has needed yet.
  /// - Complexity: O(their methods) the first time, O(1) later.
  package func defineNativeClasses() {
    defineLatentMembers()
    guard !native.isComplete else { return }
    for section in native.sections {
      for declaration in section.catalogue.classes.all {
        _ = cls(declaration)
      }
    }
    defineNativeProtocols()
    native.isComplete = true
    let names = selectors.nativeNames
    for section in native.sections { section.catalogue.spellings.keep(names) }
  }

  /// Makes every native class and protocol, unless none of them has a selector that is spelled so.
  ///
  /// - Parameter spellings: with `_` for each `:`.
  /// - Complexity: O(their methods) the first time; O(length of the spellings) later, and in another
  ///   runtime of the process where no native selector is spelled so.
  package func defineNativeClasses(spelling spellings: String...) {
    guard !native.isComplete else { return }
    let mayKnow = native.sections.contains { section in
      spellings.contains { section.catalogue.spellings.mayHave($0) }
    }
    if mayKnow { defineNativeClasses() }
  }

  /// Makes every native protocol that nobody has needed yet, and no class but theirs.
  /// - Complexity: O(their methods) the first time, O(protocols) later.
  func defineNativeProtocols() {
    guard !native.isComplete else { return }
    for section in native.sections {
      for declaration in section.catalogue.protocols.all { _ = lookUpProtocol(declaration.name) }
    }
  }

  /// Registers a selector that a model sends, for good.
  func nativeSelector(_ name: String) -> Selector {
    defineLatentMembers(named: name)
    let wasNative = selectors.isNative
    selectors.isNative = true
    defer { selectors.isNative = wasNative }
    return selectors.register(name)
  }

  /// The selectors that are known, those of all native classes included.
  package var knownSelectors: [Selector] {
    defineNativeClasses()
    return selectors.all
  }

  /// Whether a selector of this name has been registered, by a native class too.
  package func isKnown(_ name: String) -> Bool {
    if knownSelector(name) != nil { return true }
    defineNativeClasses(spelling: name.replacing(":", with: "_"))
    return selectors.lookUp(name) != nil
  }

  /// Runs a body whose changes belong to no script and to no snapshot: what it makes known stays so.
  func withoutHistory<Made>(_ body: () -> Made) -> Made {
    let author = author
    self.author = nil
    journal.pause(true)
    selectors.isNative = true
    native.depth += 1
    defer {
      native.depth -= 1
      if native.depth == 0 {
        journal.pause(false)
        selectors.isNative = false
      }
      self.author = author
    }
    return body()
  }
}

/// The native classes of a runtime, and which of them have been made.
struct NativeRegister {
  /// A catalogue, and the first of the serial numbers that are set aside for it.
  struct Section {
    let catalogue: NativeCatalogue
    let firstSerial: Int
  }

  var sections: [Section] = []
  var classes = NativeClassTable()
  /// The names of the protocols that have been made.
  var protocols: Set<String> = []
  /// Whether all have been made.
  var isComplete = true
  /// How many are being made inside each other.
  var depth = 0
}
