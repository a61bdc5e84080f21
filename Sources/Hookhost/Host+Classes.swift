extension Host {
  /// Defines a class that is implemented in Swift, for use in scripts.
  ///
  ///     try host.define(Till.self, named: "Till") { till in
  ///       till.readonly("total") { $0.total }
  ///       till.method("add:") { (till, cents: Int) in till.total += cents }
  ///     }
  ///
  /// Scripts create instances, subclass it and hook its methods. Foundation's and UIKit's classes
  /// are declared in the same form: a line for a property declares getter, setter, attributes and
  /// key-value coding, and the Swift types of a body are the method's signature, against which
  /// arguments are checked.
  ///
  /// - Parameters:
  ///   - type: The Swift class of the instances, a subclass of the superclass's Swift class.
  ///   - name: The class's name.
  ///   - superclass: The name of the superclass.
  ///   - members: Declares the properties and methods.
  /// - Throws: ``HostError`` when a class of that name exists, or the superclass does not.
  @discardableResult
  public func define<Instance: RuntimeObject>(
    _ type: Instance.Type, named name: String, superclass: String = "NSObject",
    members: (ClassDefinition<Instance>) -> Void
  ) throws -> RuntimeClass {
    let parent = try cls(superclass)
    if runtime.lookUpClass(name) != nil {
      throw HostError(.exception, "class '\(name)' already exists")
    }
    let made = runtime.makeNativeClass(name, superclass: parent) { Instance(isa: $0) }
    members(ClassDefinition<Instance>(extending: made))
    return made
  }
}
