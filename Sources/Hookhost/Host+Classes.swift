extension Host {
  /// Lets scripts use a Swift class, as they use any class of Foundation's.
  ///
  ///     try host.define(Till.self, named: "Till") { till in
  ///       till.readonly("total") { $0.total }
  ///       till.method("add:") { (till, cents: Int) in till.total += cents }
  ///     }
  ///
  /// Scripts make instances, subclass it and hook its methods. The form is the one in which
  /// Foundation's and UIKit's classes are declared: a line for a property gives getter, setter,
  /// attributes and key-value access, and the Swift types of a body are the method's signature, against
  /// which arguments are checked.
  ///
  /// - Parameters:
  ///   - type: The Swift class of the instances; it has whatever its superclass's instances have.
  ///   - name: The class's name.
  ///   - superclass: The name of the class above.
  ///   - members: Lists the properties and methods.
  /// - Throws: ``HostError`` when there is a class of that name, or none of the superclass's.
  @discardableResult
  public func define<Instance: RuntimeObject>(
    _ type: Instance.Type, named name: String, superclass: String = "NSObject",
    members: (ClassDefinition<Instance>) -> Void
  ) throws -> RuntimeClass {
    let parent = try cls(superclass)
    if runtime.lookUpClass(name) != nil {
      throw HostError(.exception, "there is a class '\(name)' already")
    }
    let made = runtime.makeNativeClass(name, superclass: parent) { Instance(isa: $0) }
    members(ClassDefinition<Instance>(extending: made))
    return made
  }
}
