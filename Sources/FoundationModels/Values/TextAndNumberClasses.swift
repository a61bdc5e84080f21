internal import SelectorRuntime

/// The classes of strings, numbers, data, predicates and what belongs to them.
enum TextAndNumberClasses {
  /// All of them, superclasses first.
  static let all: [any NativeClassDeclaration] = {
    var all: [any NativeClassDeclaration] = []
    func cls<Instance: RuntimeObject>(
      _ name: String, _ superclass: any NativeClassDeclaration,
      _ define: @escaping @Sendable (ClassDefinition<Instance>) -> Void
    ) -> any NativeClassDeclaration {
      let declared = NativeClass<Instance>(name, superclass: superclass) {
        DeclaredProperties.declare(in: $0)
        define($0)
      }
      all.append(declared)
      return declared
    }
    let string = cls("NSString", FoundationClasses.object, NSString.define)
    let mutableString = cls("NSMutableString", string, NSString.defineMutable)
    _ = cls("NSPlaceholderString", string) { NSString.defineInitializers($0, isMutable: false) }
    _ = cls("NSPlaceholderMutableString", mutableString) {
      NSString.defineInitializers($0, isMutable: true)
    }
    _ = cls(
      "NSMutableStringProxyForMutableAttributedString", mutableString, AttributedTextProxy.define)
    let cfString = cls("__NSCFString", mutableString, StringCluster.defineCFString)
    _ = cls("__NSCFConstantString", cfString, StringCluster.defineConstant)
    _ = cls("NSTaggedPointerString", string, StringCluster.defineTagged)

    let value = cls("NSValue", FoundationClasses.object, NSValue.define)
    _ = cls("NSConcreteValue", value, NSValue.defineReading)
    let number = cls("NSNumber", value, NSNumber.defineNumber)
    for name in ["__NSCFNumber", "__NSCFBoolean"] { _ = cls(name, number, NSNumber.defineReading) }
    _ = cls("NSPlaceholderNumber", number) { (_: ClassDefinition<NSNumber>) in }
    _ = cls("NSDecimalNumber", number, NSDecimalNumber.define)

    let data = cls("NSData", FoundationClasses.object, NSData.define)
    for name in ["_NSPlaceholderData", "_NSZeroData", "_NSInlineData", "NSConcreteData"] {
      _ = cls(name, data, NSData.defineConcrete)
    }
    let mutableData = cls("NSMutableData", data, NSData.defineMutable)
    _ = cls("NSConcreteMutableData", mutableData) { (data: ClassDefinition<NSData>) in
      NSData.defineConcrete(data)
      NSData.defineMutable(data)
    }

    let attributed = cls("NSAttributedString", FoundationClasses.object, NSAttributedString.define)
    _ = cls("NSConcreteAttributedString", attributed, NSAttributedString.defineConcrete)
    let mutableAttributed = cls(
      "NSMutableAttributedString", attributed, NSAttributedString.defineAbstractMutable)
    _ = cls("NSConcreteMutableAttributedString", mutableAttributed) {
      (string: ClassDefinition<NSAttributedString>) in
      NSAttributedString.defineConcrete(string)
      NSAttributedString.defineMutable(string)
    }
    let storage = cls("NSTextStorage", mutableAttributed, NSTextStorage.define)
    _ = cls("NSConcreteTextStorage", storage) { (storage: ClassDefinition<NSTextStorage>) in
      let string = ClassDefinition<NSAttributedString>(extending: storage.cls)
      NSAttributedString.defineConcrete(string)
      NSAttributedString.defineMutable(string)
    }

    let set = cls("NSCharacterSet", FoundationClasses.object, NSCharacterSet.define)
    _ = cls("NSMutableCharacterSet", set, NSCharacterSet.defineMutable)
    _ = cls("NSRegularExpression", FoundationClasses.object, NSRegularExpression.define)
    _ = cls("NSTextCheckingResult", FoundationClasses.object, NSTextCheckingResult.define)

    let scanner = cls("NSScanner", FoundationClasses.object, NSScanner.define)
    _ = cls("NSConcreteScanner", scanner) { (_: ClassDefinition<NSScanner>) in }
    let formatter = cls("NSFormatter", FoundationClasses.object, NSNumberFormatter.defineAbstract)
    _ = cls("NSNumberFormatter", formatter, NSNumberFormatter.define)

    let predicate = cls("NSPredicate", FoundationClasses.object, NSPredicate.define)
    for name in ["NSTruePredicate", "NSFalsePredicate", "NSBlockPredicate"] {
      _ = cls(name, predicate) { (_: ClassDefinition<NSPredicate>) in }
    }
    _ = cls("NSComparisonPredicate", predicate, NSPredicate.defineComparison)
    _ = cls("NSCompoundPredicate", predicate, NSPredicate.defineCompound)
    _ = cls("_NSPredicateConstants", FoundationClasses.object) {
      (_: ClassDefinition<NSPredicateConstants>) in
    }
    _ = cls("NSExpression", FoundationClasses.object, NSExpression.define)
    _ = cls("NSSortDescriptor", FoundationClasses.object, NSSortDescriptor.define)
    return all
  }()
}
