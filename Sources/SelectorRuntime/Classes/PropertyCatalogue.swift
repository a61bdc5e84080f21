/// What the headers of native classes declare as properties, beyond what their accessors tell.
///
/// A getter and its setter are a property by themselves, and a scalar's attributes follow from their
/// type encodings. What is readonly, and what class an object has and how it is held, is listed.
package struct PropertyCatalogue: Sendable {
  /// The readonly properties of a class: their names, with blanks between.
  package let readonly: KeyValuePairs<String, String>
  /// The class of an object and the letter that says how it is held, `UIColor C`, by the property's
  /// name, or by `Class.name` where that one differs.
  package let objects: KeyValuePairs<String, String>

  package init(
    readonly: KeyValuePairs<String, String>, objects: KeyValuePairs<String, String>
  ) {
    self.readonly = readonly
    self.objects = objects
  }

  fileprivate func readonly(of cls: String) -> [Substring] {
    readonly.first { $0.key == cls }?.value.split(separator: " ") ?? []
  }

  fileprivate func object(_ name: String, of cls: String) -> [Substring]? {
    let found =
      objects.first { $0.key == "\(cls).\(name)" } ?? objects.first { $0.key == name }
    return found?.value.split(separator: " ", omittingEmptySubsequences: false)
  }
}

extension RuntimeClass {
  /// The properties that a native class declares, in the order of their getters' definition.
  ///
  /// They are found when somebody asks; what scripts have added to the class is not among them.
  /// - Complexity: O(methods of the class · properties in the catalogues).
  func findNativeProperties() -> [DeclaredProperty] {
    guard isNative, !isMetaClass else { return [] }
    let own = methods.reversed().filter {
      $0.category == nil && $0.history.first?.change == .definition
        && $0.history.first?.source == nil
    }
    let selectors = Set(own.map(\.selector.name))
    let readonly = Set(
      runtime.propertyCatalogues.flatMap { $0().readonly(of: name).map(String.init) })
    var found: [DeclaredProperty] = []
    for method in own where method.selector.argumentCount == 0 {
      let getter = method.selector.name
      for property in RuntimeClass.propertyNames(of: getter) {
        let isReadonly = readonly.contains(property)
        let setter = DeclaredProperty.setterName(of: property)
        guard isReadonly || selectors.contains(setter) else { continue }
        // `isPaused` is the getter of `paused`, and stands for it where both are there.
        guard getter != property || !selectors.contains(RuntimeClass.question(property)) else {
          continue
        }
        found.append(
          declaration(property, getter: method, isReadonly: isReadonly))
        break
      }
    }
    return found
  }

  /// `isHidden` may be the getter of `hidden` or of `isHidden`.
  private static func propertyNames(of getter: String) -> [String] {
    let rest = getter.dropFirst(2)
    guard getter.hasPrefix("is"), let first = rest.first, first.isUppercase else { return [getter] }
    return [first.lowercased() + rest.dropFirst(), getter]
  }

  private static func question(_ property: String) -> String {
    "is" + property.prefix(1).uppercased() + property.dropFirst()
  }

  private func declaration(
    _ property: String, getter: Method, isReadonly: Bool
  ) -> DeclaredProperty {
    var type = TypeEncoding(getter.types).result
    let object = runtime.propertyCatalogues.lazy
      .compactMap { $0().object(property, of: self.name) }.first
    if type == "@", let cls = object?.first, !cls.isEmpty { type = "@\"\(cls)\"" }
    var attributes = [DeclaredProperty.Attribute(name: "T", value: type)]
    if isReadonly { attributes.append(.init(name: "R", value: "")) }
    if type.hasPrefix("@"), let held = object?.last, held.count == 1 {
      attributes.append(.init(name: String(held), value: ""))
    }
    attributes.append(.init(name: "N", value: ""))
    if getter.selector.name != property {
      attributes.append(.init(name: "G", value: getter.selector.name))
    }
    return DeclaredProperty(property, attributes: attributes, in: runtime)
  }
}
