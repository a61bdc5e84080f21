// no traps of stop: native classes are declared by the host and not by scripts.

import StringSearch

/// Native classes and protocols: declared from the start, created on first use.
///
/// A class's address and its position in the class list do not depend on when it is created. The
/// serial numbers, from which addresses are derived, are reserved when its catalogue is declared.
/// Listing all classes or all known selectors creates the remaining ones first.
extension Runtime {
  /// Declares a framework's classes and protocols.
  ///
  /// - Precondition: no name is declared or defined already, and no snapshot has been taken.
  /// - Complexity: O(1).
  package func declare(_ catalogue: NativeCatalogue) {
    let count = 2 * catalogue.classes.count + NativeCatalogue.maximumProtocols
    native.sections.append(.init(catalogue: catalogue, firstSerial: reserveSerials(count)))
    native.isComplete = false
  }

  /// Returns the class of a declaration, which is created on first use.
  /// - Complexity: O(1), expected.
  package func cls<Instance>(_ declared: NativeClass<Instance>) -> RuntimeClass {
    cls(declared.declaration)
  }

  /// Returns the class of a declaration, which is created on first use.
  /// - Complexity: O(1), expected.
  package func cls(_ declaration: NativeClassDeclaration) -> RuntimeClass {
    if let made = native.classes[declaration] { return made }
    for section in native.sections {
      guard let index = section.catalogue.classes.index(of: declaration) else { continue }
      return define(declaration, at: index, in: section)
    }
    preconditionFailure("\(declaration.name) is in no catalogue of this runtime")
  }

  /// Returns the class of a declaration if it has been created.
  /// - Complexity: O(1), expected.
  package func madeClass(_ declaration: NativeClassDeclaration) -> RuntimeClass? {
    native.classes[declaration]
  }

  /// Returns the protocol of a declaration, which is created on first use.
  /// - Complexity: O(1), expected.
  package func `protocol`(_ declaration: NativeProtocol) -> RuntimeProtocol {
    let name = declaration.name
    guard let made = protocols[name] ?? defineNativeProtocol(named: name) else {
      preconditionFailure("\(declaration.name) is in no catalogue of this runtime")
    }
    return made
  }

  /// Creates an instance of a native class, which has no owner yet.
  package func create<Instance: RuntimeObject>(_ declaration: NativeClass<Instance>) -> Instance {
    guard let made = createInstance(cls(declaration)) as? Instance else {
      preconditionFailure("\(declaration.name) does not make instances of \(Instance.self)")
    }
    return made
  }

  /// Creates the native class with a name, if it is declared.
  func defineNativeClass(named name: String) -> RuntimeClass? {
    guard !native.isComplete, !isAbsentClass(name) else { return nil }
    for section in native.sections {
      guard let (index, declaration) = section.catalogue.classes.find(name) else { continue }
      return native.classes[declaration] ?? define(declaration, at: index, in: section)
    }
    return nil
  }

  private func define(
    _ declaration: NativeClassDeclaration, at index: Int, in section: NativeRegister.Section
  ) -> RuntimeClass {
    let parent = declaration.superclass.map { cls($0) }
    // The superclass's own body may have created this class.
    if let made = native.classes[declaration] { return made }
    return withoutHistory {
      let cls = makePair(
        declaration.name, superclass: parent, serial: section.firstSerial + 2 * index
      ) { declaration.makeInstance($0) }
      cls.isNative = true
      native.classes.insert(cls, for: declaration)
      registerClassPair(cls, isNamed: !isAbsentClass(declaration.name))
      declaration.defineMembers(cls)
      defineCategories(of: cls)
      cls.awaitsProtocols = true
      if let selectors = section.catalogue.inheritedMethods(of: declaration.name) {
        defineInherited(selectors, in: cls)
      }
      hideMembers(of: cls)
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

  /// Creates the native protocol with a name, if it is declared and not created yet.
  func defineNativeProtocol(named name: String) -> RuntimeProtocol? {
    guard !native.isComplete else { return nil }
    for section in native.sections {
      guard let (index, declaration) = section.catalogue.protocols.index(of: name),
        native.protocols.insert(name).inserted
      else { continue }
      return withoutHistory {
        let serial = section.firstSerial + 2 * section.catalogue.classes.count + index
        let made = declaration.make(in: self, serial: serial)
        registerProtocol(made)
        return made
      }
    }
    return nil
  }

  /// Returns the protocols that a native class's catalogue adds to those of its definition.
  func nativeAdoptions(of name: String) -> [NativeProtocol] {
    native.sections.flatMap { $0.catalogue.adoptions(of: name) }
  }

  /// Returns the native protocols that declare a method themselves, created or not.
  /// - Complexity: O(frameworks), expected.
  func nativeProtocols(declaring name: String) -> [NativeProtocol] {
    native.sections.flatMap { $0.catalogue.protocols.protocols(declaring: name) }
  }

  /// Returns the scripts' protocols, then the native ones that can provide a method's types.
  func protocols(givingTypesOf selector: Selector) -> [RuntimeProtocol] {
    protocolOrder.filter { !$0.isNative }
      + nativeProtocols(declaring: selector.name).filter(\.givesTypes).map { self.protocol($0) }
  }

  /// Creates all remaining native classes and protocols.
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
    for section in native.sections { section.catalogue.spellings.store(names) }
  }

  /// Creates all native classes and protocols, unless no native selector has these spellings.
  ///
  /// - Parameter spellings: with `_` for each `:`.
  /// - Complexity: O(their methods) the first time; O(length of the spellings) later, and in
  ///   another runtime of the process where no native selector has the spelling.
  package func defineNativeClasses(spelling spellings: String...) {
    guard !native.isComplete else { return }
    let mayKnow = native.sections.contains { section in
      spellings.contains { section.catalogue.spellings.mayHave($0) }
    }
    if mayKnow { defineNativeClasses() }
  }

  /// Creates all remaining native protocols, and the protocol class.
  /// - Complexity: O(their methods) the first time, O(protocols) later.
  func defineNativeProtocols() {
    guard !native.isComplete else { return }
    for section in native.sections {
      for declaration in section.catalogue.protocols.all { _ = self.protocol(declaration) }
    }
  }

  /// Registers a selector of a model permanently.
  func nativeSelector(_ name: String) -> Selector {
    defineLatentMembers(named: name)
    let wasNative = selectors.isNative
    selectors.isNative = true
    defer { selectors.isNative = wasNative }
    return selectors.register(name)
  }

  /// The known selectors, including those of all native classes.
  package var knownSelectors: [Selector] {
    defineNativeClasses()
    return selectors.all
  }

  /// Returns whether a selector is registered, also by a native class.
  package func isKnown(_ name: String) -> Bool {
    if knownSelector(name) != nil { return true }
    defineNativeClasses(spelling: name.replacing(":", with: "_"))
    return selectors.lookUp(name) != nil
  }

  /// Runs a body whose changes have no author and are not undone by restoring a snapshot.
  func withoutHistory<Made>(_ body: () -> Made) -> Made {
    let author = author
    self.author = nil
    let isPaused = !journal.isRecording
    journal.pause(true)
    selectors.isNative = true
    native.depth += 1
    defer {
      native.depth -= 1
      if native.depth == 0 {
        // A class may be defined while a snapshot is being restored.
        journal.pause(isPaused)
        selectors.isNative = false
      }
      self.author = author
    }
    return body()
  }
}

/// The native classes of a runtime, and those that have been created.
struct NativeRegister {
  /// A catalogue, and its first reserved serial number.
  struct Section {
    let catalogue: NativeCatalogue
    let firstSerial: Int
  }

  var sections: [Section] = []
  var classes = NativeClassTable()
  /// The names of the protocols that have been created.
  var protocols: Set<String> = []
  /// The names that the running system lacks; nil if it has all.
  var absences: Absences?
  /// The methods that were taken out of the lists of their classes.
  var hidden: [ObjectIdentifier: [Runtime.HiddenMethod]] = [:]
  /// Whether all have been created.
  var isComplete = true
  /// The nesting depth of creations.
  var depth = 0
  /// The classes that scripts of the host will define.
  var scripted: [ScriptedClasses] = []
}
