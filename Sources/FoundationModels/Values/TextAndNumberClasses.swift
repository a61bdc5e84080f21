internal import SelectorRuntime

/// The classes of strings, numbers, data, predicates and what belongs to them.
enum TextAndNumberClasses {
  /// One of them, as a superclass of another.
  static func named(_ name: String) -> NativeClassDeclaration {
    guard let declared = all.first(where: { $0.name == name }) else {
      preconditionFailure("\(name) is not among Foundation's texts and numbers")
    }
    return declared
  }

  /// All of them, superclasses first.
  static let all: [NativeClassDeclaration] = {
    let object = FoundationClasses.object.declaration
    var all: [NativeClassDeclaration] = []
    func cls<Instance: RuntimeObject>(
      _ name: String, _ superclass: NativeClassDeclaration,
      _ define: @escaping @Sendable (ClassDefinition<Instance>) -> Void
    ) -> NativeClassDeclaration {
      let declared = NativeClass<Instance>(name, superclass: superclass) {
        DeclaredProperties.declare(in: $0)
        define($0)
      }.declaration
      all.append(declared)
      return declared
    }
    let string = cls("NSString", object, NSString.define)
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
    _ = cls("NSPathStore2", string, StringCluster.defineTagged)

    let value = cls("NSValue", object, NSValue.define)
    _ = cls("NSConcreteValue", value, NSValue.defineReading)
    let number = cls("NSNumber", value, NSNumber.defineNumber)
    for name in ["__NSCFNumber", "__NSCFBoolean"] { _ = cls(name, number, NSNumber.defineReading) }
    _ = cls("NSPlaceholderNumber", number) { (_: ClassDefinition<NSNumber>) in }
    _ = cls("NSDecimalNumber", number, NSDecimalNumber.define)

    let data = cls("NSData", object, NSData.define)
    for name in ["_NSPlaceholderData", "_NSZeroData", "_NSInlineData", "NSConcreteData"] {
      _ = cls(name, data, NSData.defineConcrete)
    }
    let mutableData = cls("NSMutableData", data, NSData.defineMutable)
    _ = cls("NSConcreteMutableData", mutableData) { (data: ClassDefinition<NSData>) in
      NSData.defineConcrete(data)
      NSData.defineMutable(data)
    }

    let attributed = cls("NSAttributedString", object, NSAttributedString.define)
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

    let set = cls("NSCharacterSet", object, NSCharacterSet.define)
    _ = cls("NSMutableCharacterSet", set, NSCharacterSet.defineMutable)
    let regularExpression = cls("NSRegularExpression", object, NSRegularExpression.define)
    _ = cls("NSDataDetector", regularExpression, NSDataDetector.defineDetector)
    _ = cls("NSTextCheckingResult", object, NSTextCheckingResult.define)

    let scanner = cls("NSScanner", object, NSScanner.define)
    _ = cls("NSConcreteScanner", scanner) { (_: ClassDefinition<NSScanner>) in }
    let formatter = cls("NSFormatter", object, NSNumberFormatter.defineAbstract)
    _ = cls("NSNumberFormatter", formatter, NSNumberFormatter.define)

    let predicate = cls("NSPredicate", object, NSPredicate.define)
    for name in ["NSTruePredicate", "NSFalsePredicate", "NSBlockPredicate"] {
      _ = cls(name, predicate) { (_: ClassDefinition<NSPredicate>) in }
    }
    _ = cls("NSComparisonPredicate", predicate, NSPredicate.defineComparison)
    _ = cls("NSCompoundPredicate", predicate, NSPredicate.defineCompound)
    _ = cls("_NSPredicateConstants", object) {
      (_: ClassDefinition<NSPredicateConstants>) in
    }
    let expression = cls("NSExpression", object, NSExpression.define)
    for name in [
      "NSConstantValueExpression", "NSSelfExpression", "NSVariableExpression",
      "NSKeyPathSpecifierExpression", "NSAggregateExpression", "NSSubqueryExpression",
      "NSSetExpression", "NSTernaryExpression", "NSBlockExpression", "NSAnyKeyExpression",
    ] {
      _ = cls(name, expression) { (_: ClassDefinition<NSExpression>) in }
    }
    let function = cls("NSFunctionExpression", expression) { (_: ClassDefinition<NSExpression>) in }
    _ = cls("NSKeyPathExpression", function) { (_: ClassDefinition<NSExpression>) in }
    _ = cls("_NSPredicateUtilities", object) {
      (_: ClassDefinition<RuntimeObject>) in
    }
    let kind = cls(
      "NSPredicateOperator", object, PredicateOperatorObject.define)
    for name in PredicateOperatorObject.classNames {
      _ = cls(name, kind) { (_: ClassDefinition<PredicateOperatorObject>) in }
    }
    _ = cls("NSSortDescriptor", object, NSSortDescriptor.define)
    return all
  }()
}
