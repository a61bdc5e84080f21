internal import Synchronization

/// Some classes of a framework, which are declared when one of them is looked up by name.
public struct NativeClassGroup: Sendable {
  let list: @Sendable () -> [NativeClassDeclaration]

  /// Creates a group from the list of its classes, superclasses first.
  public init(_ list: @escaping @autoclosure @Sendable () -> [NativeClassDeclaration]) {
    self.list = list
  }
}

/// The classes of a catalogue by name.
///
/// A model that uses a class has its declaration and needs only the class's index, which the names
/// provide. A script has only the name; then the class's group is listed, once for all runtimes of
/// a program.
final class NativeClassIndex: Sendable {
  private let groups: [NativeClassGroup]
  private let names: NativeClassNames
  /// The classes of each group; empty until the group is listed.
  private let listed: Mutex<[[NativeClassDeclaration]]>

  /// Creates an index of groups; without names, as for few classes, the groups are listed now.
  init(_ groups: [NativeClassGroup], names: NativeClassNames?) {
    self.groups = groups
    if let names {
      self.names = names
      listed = Mutex(Array(repeating: [], count: groups.count))
    } else {
      let all = groups.map { $0.list() }
      self.names = NativeClassNames(of: all)
      listed = Mutex(all)
    }
  }

  /// The number of classes.
  var count: Int { names.count }

  /// All classes in listing order.
  /// - Complexity: O(classes).
  var all: [NativeClassDeclaration] { groups.indices.flatMap { group($0) } }

  /// Returns the index of a declared class, or nil when it is in another catalogue.
  /// - Complexity: O(length of the name + log classes), expected.
  func index(of declaration: NativeClassDeclaration) -> Int? {
    var indexes = names.indexes(of: NameHash(declaration.name))
    guard let index = indexes.next() else { return nil }
    if indexes.next() == nil { return index }
    return find(declaration.name)?.index
  }

  /// Returns the class with a name and its index, or nil; lists its group.
  /// - Complexity: O(length of the name + log classes), expected; O(classes of its group) once.
  func find(_ name: String) -> (index: Int, declaration: NativeClassDeclaration)? {
    for index in names.indexes(of: NameHash(name)) {
      var first = 0
      for (number, count) in names.counts.enumerated() {
        if index < first + count {
          let declaration = group(number)[index - first]
          if declaration.name == name { return (index, declaration) }
          break
        }
        first += count
      }
    }
    return nil
  }

  /// Returns the classes of a group, which are declared on first use.
  private func group(_ number: Int) -> [NativeClassDeclaration] {
    listed.withLock { listed in
      if listed[number].isEmpty {
        let made = groups[number].list()
        assert(have(made, in: number), "the names of the classes should be\n\(rightNames)")
        listed[number] = made
      }
      return listed[number]
    }
  }

  /// Returns whether the names have the right index for each class of a group.
  private func have(_ made: [NativeClassDeclaration], in group: Int) -> Bool {
    guard names.counts.count == groups.count, names.counts[group] == made.count else {
      return false
    }
    let first = names.counts[..<group].reduce(0, +)
    return made.enumerated().allSatisfy { offset, declaration in
      names.indexes(of: NameHash(declaration.name)).contains(first + offset)
    }
  }

  /// The correct names.
  var rightNames: NativeClassNames { NativeClassNames(of: groups.map { $0.list() }) }

  /// The names that the catalogue was created with.
  var givenNames: NativeClassNames { names }
}
