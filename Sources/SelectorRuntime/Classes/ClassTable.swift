/// The registered classes of a runtime by their names.
///
/// It is no dictionary: the first one whose keys are strings makes Swift's runtime look through all
/// conformances of the program, which costs more than a world's classes.
struct ClassTable {
  private var classes: [RuntimeClass] = []
  private var places = NameChains(capacity: 64)

  /// The class of a name, or nil.
  /// - Complexity: O(length of the name), expected; O(classes) to take one out.
  subscript(name: String) -> RuntimeClass? {
    get { place(of: name).map { classes[$0] } }
    set {
      switch (place(of: name), newValue) {
      case (nil, nil): break
      case (nil, let cls?):
        classes.append(cls)
        places.append(NameHash(name))
      case (let place?, let cls?): classes[place] = cls
      case (let place?, nil):
        classes.remove(at: place)
        places = NameChains(of: classes, named: \.name)
      }
    }
  }

  private func place(of name: String) -> Int? { places.place(of: name) { classes[$0].name } }
}
