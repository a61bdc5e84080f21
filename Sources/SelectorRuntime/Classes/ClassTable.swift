/// The registered classes of a runtime by name.
///
/// It is not a dictionary: the first dictionary with string keys makes Swift's runtime scan all
/// protocol conformances of the program, which costs more than creating the classes.
struct ClassTable {
  private var classes: [RuntimeClass] = []
  private var indexes = NameChains(capacity: 64)

  /// The class with a name, or nil.
  /// - Complexity: O(length of the name), expected; O(classes) to remove one.
  subscript(name: String) -> RuntimeClass? {
    get { index(of: name).map { classes[$0] } }
    set {
      switch (index(of: name), newValue) {
      case (nil, nil): break
      case (nil, let cls?):
        classes.append(cls)
        indexes.append(NameHash(name))
      case (let index?, let cls?): classes[index] = cls
      case (let index?, nil):
        classes.remove(at: index)
        indexes = NameChains(of: classes, named: \.name)
      }
    }
  }

  private func index(of name: String) -> Int? { indexes.index(of: name) { classes[$0].name } }
}
