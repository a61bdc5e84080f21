internal import SelectorRuntime

/// One side of a comparison in a predicate: the value that an `NSExpression` wraps.
indirect enum PredicateExpression {
  case constant(Value)
  /// `SELF`.
  case evaluatedObject
  /// `$name`.
  case variable(String)
  /// A key path of the evaluated object, or of another expression.
  case keyPath(PredicateExpression, String)
  /// `{…}`: several expressions that form an array.
  case aggregate([PredicateExpression])
  /// A function by its selector: `sum:`, `add:to:`.
  case function(String, [PredicateExpression])
  /// `array[0]`, `array[FIRST]`.
  case index(PredicateExpression, Index)
  case subquery(PredicateExpression, variable: String, PredicateClause)
  case set(SetOperation, PredicateExpression, PredicateExpression)
  /// `TERNARY(predicate, a, b)`.
  case conditional(PredicateClause, PredicateExpression, PredicateExpression)
  /// A block with the expressions whose values are its arguments.
  case block(Block, [PredicateExpression])
  /// Any key of an object, for Spotlight searches only.
  case anyKey

  /// The operation of two sets, with the values of `NSExpressionType`.
  enum SetOperation: Int {
    case union = 5
    case intersect = 6
    case minus = 7
  }

  /// The index of an element.
  enum Index {
    case expression(PredicateExpression)
    case first
    case last
    case size
  }
}

/// A parsed predicate.
indirect enum PredicateClause {
  case truth(Bool)
  case comparison(PredicateComparison)
  case compound(Compound, [PredicateClause])
  /// A predicate object: one with a block, or one of a script's class.
  case object(RuntimeObject)

  /// `NSCompoundPredicateType`, with its raw values.
  enum Compound: Int {
    case not = 0
    case and = 1
    case or = 2
  }
}

/// Two expressions and the operator that compares them.
struct PredicateComparison {
  /// `NSPredicateOperatorType`, with its raw values.
  enum Operator: Int {
    case lessThan = 0
    case lessThanOrEqual = 1
    case greaterThan = 2
    case greaterThanOrEqual = 3
    case equal = 4
    case notEqual = 5
    case matches = 6
    case like = 7
    case beginsWith = 8
    case endsWith = 9
    case `in` = 10
    case custom = 11
    case contains = 99
    case between = 100
  }

  /// `NSComparisonPredicateModifier`: whether any or all elements of the left side must match.
  enum Modifier: Int {
    case direct = 0
    case all = 1
    case any = 2
  }

  var left: PredicateExpression
  var right: PredicateExpression
  var kind: Operator
  var modifier = Modifier.direct
  /// `NSComparisonPredicateOptions`: 1 ignores case, 2 diacritics, 4 compares unit by unit.
  var options = 0
  /// The selector of the comparison, for the operator `custom`.
  var selectorName: String?
}
