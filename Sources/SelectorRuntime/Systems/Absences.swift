/// The native classes, protocols and members that the running system does not have yet.
///
/// The lists are sorted and searched with a binary search. They are not dictionaries: the first
/// dictionary with string keys makes Swift's runtime scan all protocol conformances of the program,
/// and at the start of a program the lists are empty or have a few entries.
package struct Absences {
  /// The absent members of one class or protocol.
  package struct Members {
    /// The name of the class or protocol.
    package let owner: String
    /// The selectors; that of a class method begins with `+`.
    package let selectors: [String]

    /// Creates the list of one owner.
    package init(owner: String, selectors: [String]) {
      self.owner = owner
      self.selectors = selectors
    }
  }

  private let classes: [String]
  private let protocols: [String]
  private let members: [Members]
  /// The selectors that only absent protocols and absent members of protocols declare.
  ///
  /// Models do not send them to delegates.
  let messages: [String]

  /// Creates the lists; they need not be sorted.
  package init(
    classes: [String], protocols: [String], members: [Members], messages: [String]
  ) {
    self.classes = classes.sorted()
    self.protocols = protocols.sorted()
    self.members = members.sorted { $0.owner < $1.owner }
    self.messages = messages
  }

  /// Whether nothing is absent.
  package var isEmpty: Bool { classes.isEmpty && protocols.isEmpty && members.isEmpty }

  /// Returns whether a class is absent.
  /// - Complexity: O(log classes).
  func hasClass(_ name: String) -> Bool { Self.index(of: name, in: classes) { $0 } != nil }

  /// Returns whether a protocol is absent.
  /// - Complexity: O(log protocols).
  func hasProtocol(_ name: String) -> Bool { Self.index(of: name, in: protocols) { $0 } != nil }

  /// Returns the absent members of a class: selectors, with `+` before those of class methods.
  /// - Complexity: O(log classes).
  func members(of name: String) -> [String] {
    Self.index(of: name, in: members, \.owner).map { members[$0].selectors } ?? []
  }

  private static func index<Element>(
    of name: String, in list: [Element], _ key: (Element) -> String
  ) -> Int? {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if key(list[middle]) < name { low = middle + 1 } else { high = middle }
    }
    return low < list.count && key(list[low]) == name ? low : nil
  }
}
