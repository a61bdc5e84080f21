extension InheritedMethods {
  /// Predicates, expressions and their operators.
  static let predicates: KeyValuePairs<String, String> = [
    "NSAggregateExpression":
      "collection constantValue copyWithZone: dealloc encodeWithCoder: "
      + "expressionValueWithObject:context: hash initWithCoder: isEqual:",
    "NSAnyKeyExpression":
      "copyWithZone: encodeWithCoder: expressionValueWithObject:context: hash init "
      + "initWithCoder: isEqual:",
    "NSBlockExpression":
      "arguments copyWithZone: dealloc encodeWithCoder: expressionBlock "
      + "expressionValueWithObject:context: initWithCoder:",
    "NSBlockPredicate":
      "copyWithZone: dealloc encodeWithCoder: evaluateWithObject:substitutionVariables: "
      + "initWithCoder: predicateFormat predicateWithSubstitutionVariables:",
    "NSComparisonPredicate":
      "copyWithZone: dealloc encodeWithCoder: evaluateWithObject:substitutionVariables: hash "
      + "initWithCoder: isEqual: predicateFormat predicateWithSubstitutionVariables:",
    "NSComparisonPredicateOperator": "encodeWithCoder: initWithCoder: isEqual:",
    "NSCompoundPredicate":
      "copyWithZone: dealloc encodeWithCoder: evaluateWithObject:substitutionVariables: hash "
      + "initWithCoder: isEqual: predicateFormat predicateWithSubstitutionVariables:",
    "NSConstantValueExpression":
      "constantValue copyWithZone: dealloc encodeWithCoder: "
      + "expressionValueWithObject:context: hash initWithCoder: isEqual:",
    "NSCustomPredicateOperator": "encodeWithCoder: initWithCoder: isEqual:",
    "NSEqualityPredicateOperator": "encodeWithCoder: initWithCoder: isEqual:",
    "NSFalsePredicate":
      "copyWithZone: encodeWithCoder: evaluateWithObject:substitutionVariables: hash "
      + "initWithCoder: isEqual: predicateFormat",
    "NSFunctionExpression":
      "arguments copyWithZone: dealloc encodeWithCoder: expressionValueWithObject:context: "
      + "function hash initWithCoder: isEqual: operand",
    "NSInPredicateOperator": "dealloc encodeWithCoder: initWithCoder: isEqual:",
    "NSKeyPathExpression": "dealloc keyPath",
    "NSKeyPathSpecifierExpression":
      "constantValue copyWithZone: dealloc encodeWithCoder: "
      + "expressionValueWithObject:context: hash initWithCoder: isEqual: keyPath",
    "NSMatchingPredicateOperator": "dealloc",
    "NSPredicateOperator": "description hash isEqual:",
    "NSRegularExpression": "dealloc",
    "NSSelfExpression":
      "copyWithZone: encodeWithCoder: expressionValueWithObject:context: hash init "
      + "initWithCoder: isEqual:",
    "NSSetExpression":
      "copyWithZone: dealloc encodeWithCoder: expressionValueWithObject:context: "
      + "initWithCoder: isEqual: leftExpression rightExpression",
    "NSSubqueryExpression":
      "collection copyWithZone: dealloc encodeWithCoder: expressionValueWithObject:context: "
      + "hash initWithCoder: isEqual: predicate variable",
    "NSSubstringPredicateOperator": "encodeWithCoder: initWithCoder: isEqual:",
    "NSTernaryExpression":
      "copyWithZone: dealloc encodeWithCoder: expressionValueWithObject:context: "
      + "falseExpression initWithCoder: isEqual: predicate trueExpression",
    "NSTruePredicate":
      "copyWithZone: encodeWithCoder: evaluateWithObject:substitutionVariables: hash "
      + "initWithCoder: isEqual: predicateFormat",
    "NSVariableExpression":
      "copyWithZone: dealloc encodeWithCoder: expressionValueWithObject:context: hash "
      + "initWithCoder: isEqual: variable",
  ]
}
