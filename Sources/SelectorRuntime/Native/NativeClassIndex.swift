internal import Synchronization

/// Some of a framework's classes, which are declared when one of them is asked for by its name.
public struct NativeClassGroup: Sendable {
  let list: @Sendable () -> [NativeClassDeclaration]

  /// Takes what lists the classes, superclasses first.
  public init(_ list: @escaping @autoclosure @Sendable () -> [NativeClassDeclaration]) {
    self.list = list
  }
}

/// The classes of a catalogue, found by their names.
///
/// A model that needs a class has its declaration, and needs the class's place alone: the names tell it.
/// A script has a name: the group in which it stands is listed, once for all worlds of a program.
final class NativeClassIndex: Sendable {
  private let groups: [NativeClassGroup]
  private let names: NativeClassNames
  /// The groups that have been listed; an empty one has not.
  private let listed: Mutex<[[NativeClassDeclaration]]>

  /// Takes the groups, and the names that stand in them; nil for few classes, which are listed now.
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

  /// How many there are.
  var count: Int { names.count }

  /// All of them, in their order.
  /// - Complexity: O(classes).
  var all: [NativeClassDeclaration] { groups.indices.flatMap { group($0) } }

  /// The place of a declared class, or nil when it is of another catalogue.
  /// - Complexity: O(length of the name + log classes), expected.
  func place(of declaration: NativeClassDeclaration) -> Int? {
    var places = names.places(of: NameHash(declaration.name))
    guard let place = places.next() else { return nil }
    if places.next() == nil { return place }
    return find(declaration.name)?.place
  }

  /// The class of a name and its place, or nil; its group is listed.
  /// - Complexity: O(length of the name + log classes), expected; O(classes of its group) once.
  func find(_ name: String) -> (place: Int, declaration: NativeClassDeclaration)? {
    for place in names.places(of: NameHash(name)) {
      var first = 0
      for (number, count) in names.counts.enumerated() {
        if place < first + count {
          let declaration = group(number)[place - first]
          if declaration.name == name { return (place, declaration) }
          break
        }
        first += count
      }
    }
    return nil
  }

  /// The classes of a group, declared now if nobody has asked for one of them.
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

  /// Whether the names say that a group has these classes, each where it stands.
  private func have(_ made: [NativeClassDeclaration], in group: Int) -> Bool {
    guard names.counts.count == groups.count, names.counts[group] == made.count else {
      return false
    }
    let first = names.counts[..<group].reduce(0, +)
    return made.enumerated().allSatisfy { offset, declaration in
      names.places(of: NameHash(declaration.name)).contains(first + offset)
    }
  }

  /// What the names should be.
  var rightNames: NativeClassNames { NativeClassNames(of: groups.map { $0.list() }) }

  /// The names as they were given.
  var givenNames: NativeClassNames { names }
}
