internal import SelectorRuntime

/// One side of a comparison in a predicate: what `NSExpression` stands for.
indirect enum PredicateExpression {
  case constant(Value)
  /// `SELF`.
  case evaluatedObject
  /// `$name`.
  case variable(String)
  /// A key path of the evaluated object, or of another expression.
  case keyPath(PredicateExpression, String)
  /// `{…}`: several expressions as one list.
  case aggregate([PredicateExpression])
  /// A function by its selector: `sum:`, `add:to:`.
  case function(String, [PredicateExpression])
  /// `array[0]`, `array[FIRST]`.
  case index(PredicateExpression, Index)
  case subquery(PredicateExpression, variable: String, PredicateClause)
  case set(SetOperation, PredicateExpression, PredicateExpression)
  /// `TERNARY(predicate, a, b)`.
  case conditional(PredicateClause, PredicateExpression, PredicateExpression)
  /// A block with the expressions whose values it is given.
  case block(Block, [PredicateExpression])
  /// Any of the keys of an object, for a service's search alone.
  case anyKey

  /// How two sets become one, by the numbers of `NSExpressionType`.
  enum SetOperation: Int {
    case union = 5
    case intersect = 6
    case minus = 7
  }

  /// Which element of a list is meant.
  enum Index {
    case expression(PredicateExpression)
    case first
    case last
    case size
  }
}

/// A predicate, taken apart.
indirect enum PredicateClause {
  case truth(Bool)
  case comparison(PredicateComparison)
  case compound(Compound, [PredicateClause])
  /// A predicate that is an object: a block, or a class of a script's.
  case object(RuntimeObject)

  /// `NSCompoundPredicateType`, by its numbers.
  enum Compound: Int {
    case not = 0
    case and = 1
    case or = 2
  }
}

/// Two expressions and how they are compared.
struct PredicateComparison {
  /// `NSPredicateOperatorType`, by its numbers.
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

  /// `NSComparisonPredicateModifier`: whether one, or all, of the left side's elements must compare.
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
  /// The message that compares, of an operator that is `custom`.
  var selector: Selector?
}
