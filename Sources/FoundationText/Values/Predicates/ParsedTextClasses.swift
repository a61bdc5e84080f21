internal import FoundationCore
package import SelectorRuntime

/// The classes of attributed strings, scanners, regular expressions, number formatters and predicates.
package enum ParsedTextClasses {
  /// All classes, superclasses first.
  package static let all: [NativeClassDeclaration] = {
    let object = FoundationClasses.object.declaration
    var list = ValueClassList()
    _ = list.add(
      "NSMutableStringProxyForMutableAttributedString",
      TextAndNumberClasses.named("NSMutableString"), AttributedTextProxy.define)
    let attributed = list.add("NSAttributedString", object, NSAttributedString.define)
    _ = list.add("NSConcreteAttributedString", attributed, NSAttributedString.defineConcrete)
    let mutableAttributed = list.add(
      "NSMutableAttributedString", attributed, NSAttributedString.defineAbstractMutable)
    _ = list.add("NSConcreteMutableAttributedString", mutableAttributed) {
      (string: ClassDefinition<NSAttributedString>) in
      NSAttributedString.defineConcrete(string)
      NSAttributedString.defineMutable(string)
    }
    let storage = list.add("NSTextStorage", mutableAttributed, NSTextStorage.define)
    _ = list.add("NSConcreteTextStorage", storage) { (storage: ClassDefinition<NSTextStorage>) in
      let string = ClassDefinition<NSAttributedString>(extending: storage.cls)
      NSAttributedString.defineConcrete(string)
      NSAttributedString.defineMutable(string)
    }

    let scanner = list.add("NSScanner", object, NSScanner.define)
    _ = list.add("NSConcreteScanner", scanner) { (_: ClassDefinition<NSScanner>) in }

    let regularExpression = list.add("NSRegularExpression", object, NSRegularExpression.define)
    _ = list.add("NSDataDetector", regularExpression, NSDataDetector.defineDetector)
    _ = list.add("NSTextCheckingResult", object, NSTextCheckingResult.define)

    _ = list.add("NSNumberFormatter", FoundationClasses.formatter, NSNumberFormatter.define)

    let predicate = list.add("NSPredicate", object, NSPredicate.define)
    for name in ["NSTruePredicate", "NSFalsePredicate", "NSBlockPredicate"] {
      _ = list.add(name, predicate) { (_: ClassDefinition<NSPredicate>) in }
    }
    _ = list.add("NSComparisonPredicate", predicate, NSPredicate.defineComparison)
    _ = list.add("NSCompoundPredicate", predicate, NSPredicate.defineCompound)
    _ = list.add("_NSPredicateConstants", object) {
      (_: ClassDefinition<NSPredicateConstants>) in
    }
    let expression = list.add("NSExpression", object, NSExpression.define)
    for name in [
      "NSConstantValueExpression", "NSSelfExpression", "NSVariableExpression",
      "NSKeyPathSpecifierExpression", "NSAggregateExpression", "NSSubqueryExpression",
      "NSSetExpression", "NSTernaryExpression", "NSBlockExpression", "NSAnyKeyExpression",
    ] {
      _ = list.add(name, expression) { (_: ClassDefinition<NSExpression>) in }
    }
    let function = list.add("NSFunctionExpression", expression) {
      (_: ClassDefinition<NSExpression>) in
    }
    _ = list.add("NSKeyPathExpression", function, NSExpression.defineKeyPaths)
    _ = list.add("_NSPredicateUtilities", object) {
      (_: ClassDefinition<RuntimeObject>) in
    }
    let kind = list.add(
      "NSPredicateOperator", object, PredicateOperatorObject.define)
    for name in PredicateOperatorObject.classNames {
      _ = list.add(name, kind) { (_: ClassDefinition<PredicateOperatorObject>) in }
    }
    _ = list.add("NSSortDescriptor", object, NSSortDescriptor.define)
    return list.all
  }()
}

extension FoundationClasses {
  /// The categories of value classes that locales and linguistics add.
  package static var textCategories: [NativeCategory] {
    [
      NativeCategory("NSString", NSString.defineLinguistics),
      NativeCategory("NSDate", NSDate.defineReading),
    ]
  }
}
