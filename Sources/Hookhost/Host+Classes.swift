extension Host {
  /// Lets scripts use a Swift class, as they use any class of Foundation's.
  ///
  ///     try host.define(Till.self, named: "Till") { till in
  ///       till.method("add:") { (till, cents: Int) in till.total += cents }
  ///     }
  ///
  /// Scripts make instances, subclass it and hook its methods. The Swift types of a body are the
  /// method's signature, and its arguments are checked against them.
  ///
  /// - Parameters:
  ///   - type: The Swift class of the instances; it has whatever its superclass's instances have.
  ///   - name: The class's name.
  ///   - superclass: The name of the class above.
  ///   - members: Lists the methods.
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
