// no traps of abs: these are floating-point numbers, whose magnitudes exist.
// no traps of narrow: a system has fewer symbols than 32 bits count, as memory limits them.

/// Solves systems of linear equations and inequalities with priorities, exactly.
///
/// It implements the Cassowary algorithm of Badros, Borning and Stuckey, written from their paper:
/// required constraints are rows of a simplex tableau in basic feasible form, and every
/// non-required constraint has error variables that an objective minimizes. Priorities are not
/// weights: each has its own objective, which is improved only without worsening the objectives of
/// higher priorities. Each column lists the rows that may contain it, so that a pivot only visits
/// affected rows.
///
/// Marks only name the constraints of a conflict, and fill the rows: a chain of n equations would have
/// n² / 2 of them. So rows contain them only after a conflict, for which all steps are repeated.
struct LayoutSolver {
  /// The type of a symbol.
  enum Kind: UInt8 {
    /// A variable of the caller, with any sign.
    case variable
    /// The slack of an inequality; never negative.
    case slack
    /// The error of a non-required constraint; never negative.
    case error
    /// The marker of a required equation; always 0.
    case mark
  }

  /// The relation of an expression to 0.
  enum Relation: Int { case lessOrEqual = -1, equal = 0, greaterOrEqual = 1 }

  /// The priority of constraints that must be satisfied: `UILayoutPriorityRequired`.
  static let required = 1000.0

  private(set) var kinds: [Kind] = []
  /// The number of the constraint that added each symbol; −1 for variables.
  private var owners: [Int] = []
  private(set) var rows: [LayoutRow] = []
  private var basics: [Int32] = []
  /// The row of each basic symbol; −1 for other symbols.
  private var rowOf: [Int32] = []
  /// The rows that may contain each symbol; some entries can be outdated.
  private var columns: [[Int32]] = []
  /// The priorities of the objectives, in descending order.
  private var priorities: [Double] = []
  private var objectives: [[Double]] = []

  /// A change of the solver.
  private enum Step {
    case variable, solve
    case add(LayoutExpression, Relation, priority: Double, number: Int)
    case prefer(Int32, Double, notMore: Double, notLess: Double, number: Int)
  }
  /// The changes until now; nil when the rows contain the marks.
  private var steps: [Step]? = []

  /// Creates a variable, whose value is 0 until a constraint determines it.
  mutating func makeVariable() -> Int32 {
    _ = change(.variable)
    return Int32(kinds.count - 1)
  }

  /// Makes a change, and repeats all with marks at the first conflict.
  private mutating func change(_ step: Step) -> [Int]? {
    steps?.append(step)
    let conflict = perform(step)
    guard conflict != nil, let all = steps else { return conflict }
    self = LayoutSolver()
    steps = nil
    return all.map { perform($0) }.last ?? nil
  }

  private mutating func perform(_ step: Step) -> [Int]? {
    switch step {
    case .variable: _ = makeSymbol(.variable, -1)
    case .solve: for level in objectives.indices { optimize(level: level) }
    case .add(let expression, let relation, let priority, let number):
      return insert(expression, relation, priority: priority, number: number)
    case .prefer(let variable, let value, let notMore, let notLess, let number):
      return insert(variable, value, notMore: notMore, notLess: notLess, number: number)
    }
    return nil
  }

  private mutating func makeSymbol(_ kind: Kind, _ owner: Int) -> Int32 {
    kinds.append(kind)
    owners.append(owner)
    rowOf.append(-1)
    columns.append([])
    for place in objectives.indices { objectives[place].append(0) }
    return Int32(kinds.count - 1)
  }

  /// Returns the value of a variable in the current solution.
  func value(of variable: Int32) -> Double {
    let row = rowOf[Int(variable)]
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  /// Whether no constraint determines a variable.
  func isFree(_ variable: Int32) -> Bool {
    let row = rowOf[Int(variable)]
    guard row >= 0 else { return true }
    return rows[Int(row)].symbols.contains { symbol in
      switch kinds[Int(symbol)] {
      case .variable: true
      // A slack or error without cost can have any value.
      case .slack, .error: objectives.allSatisfy { abs($0[Int(symbol)]) < LayoutRow.tolerance }
      case .mark: false
      }
    }
  }

  // MARK: - Adding

  /// Adds a constraint on an expression of variables.
  ///
  /// The number identifies the constraint in a conflict.
  ///
  /// - Returns: nil, or the numbers of the conflicting constraints; then nothing has changed.
  mutating func add(
    _ expression: LayoutExpression, _ relation: Relation, priority: Double, number: Int
  ) -> [Int]? { change(.add(expression, relation, priority: priority, number: number)) }

  private mutating func insert(
    _ expression: LayoutExpression, _ relation: Relation, priority: Double, number: Int
  ) -> [Int]? {
    let isRequired = priority >= Self.required
    var row = substituted(expression)
    var marks: [Int32] = []
    switch relation {
    case .equal where isRequired: marks = [mark(.mark, number, &row, 1)]
    case .equal:
      marks = [mark(.error, number, &row, -1), mark(.error, number, &row, 1)]
      for error in marks { setCost(of: error, at: priority) }
    case .lessOrEqual, .greaterOrEqual:
      let sign = relation == .lessOrEqual ? 1.0 : -1
      marks = [mark(.slack, number, &row, sign)]
      if !isRequired {
        let error = mark(.error, number, &row, -sign)
        setCost(of: error, at: priority)
        marks.append(error)
      }
    }
    return insert(row, marks)
  }

  /// Prefers a value for a variable, with separate priorities against larger and smaller values.
  mutating func prefer(
    _ variable: Int32, _ value: Double, notMore: Double, notLess: Double, number: Int
  ) -> [Int]? {
    change(.prefer(variable, value, notMore: notMore, notLess: notLess, number: number))
  }

  private mutating func insert(
    _ variable: Int32, _ value: Double, notMore: Double, notLess: Double, number: Int
  ) -> [Int]? {
    var row = substituted(LayoutExpression(variable) - value)
    var marks: [Int32] = []
    for (priority, sign) in [(notMore, -1.0), (notLess, 1.0)] where priority < Self.required {
      let error = mark(.error, number, &row, sign)
      setCost(of: error, at: priority)
      marks.append(error)
    }
    if marks.isEmpty { marks = [mark(.mark, number, &row, 1)] }
    return insert(row, marks)
  }

  private func substituted(_ expression: LayoutExpression) -> LayoutRow {
    var row = LayoutRow(constant: expression.constant)
    for (variable, coefficient) in expression.terms {
      let basic = rowOf[Int(variable)]
      if basic < 0 {
        row.add(variable, coefficient)
      } else {
        row.add(rows[Int(basic)], times: coefficient) { _ in }
      }
    }
    return row
  }

  private mutating func mark(
    _ kind: Kind, _ number: Int, _ row: inout LayoutRow, _ coefficient: Double
  ) -> Int32 {
    let symbol = makeSymbol(kind, number)
    if kind != .mark || steps == nil { row.add(symbol, coefficient) }
    return symbol
  }

  private mutating func setCost(of error: Int32, at priority: Double) {
    if let place = priorities.firstIndex(of: priority) {
      objectives[place][Int(error)] += 1
      return
    }
    let place = priorities.firstIndex { $0 < priority } ?? priorities.count
    priorities.insert(priority, at: place)
    objectives.insert([Double](repeating: 0, count: kinds.count), at: place)
    objectives[place][Int(error)] = 1
  }

  /// Adds a row, whose value must be 0, to the tableau.
  private mutating func insert(_ given: LayoutRow, _ marks: [Int32]) -> [Int]? {
    var row = given
    if row.constant < 0 { row.negate() }
    if let subject = subject(of: row, marks) {
      row.solve(for: subject)
      enter(subject, row)
      return nil
    }
    if row.symbols.allSatisfy({ kinds[Int($0)] == .mark }) {
      guard abs(row.constant) < 1e-6 else { return conflict(in: row) }
      guard let mark = marks.first, row.coefficient(of: mark) != 0 else { return nil }
      row.solve(for: mark)
      enter(mark, row)
      return nil
    }
    return insertWithArtificialVariable(row)
  }

  /// Returns a symbol for which a new row can be solved while keeping the tableau feasible.
  private func subject(of row: LayoutRow, _ marks: [Int32]) -> Int32? {
    if let variable = row.symbols.first(where: { kinds[Int($0)] == .variable }) { return variable }
    if let mark = marks.first(where: {
      kinds[Int($0)] != .mark && row.coefficient(of: $0) < 0
    }) {
      return mark
    }
    for (symbol, coefficient) in zip(row.symbols, row.coefficients)
    where coefficient < 0 && kinds[Int(symbol)] != .mark && moveOnlyVariables(symbol) {
      return symbol
    }
    return nil
  }

  /// Whether a symbol can have any value without making another one negative.
  private func moveOnlyVariables(_ symbol: Int32) -> Bool {
    columns[Int(symbol)].allSatisfy { place in
      let basic = basics[Int(place)]
      return basic < 0 || kinds[Int(basic)] == .variable
        || rows[Int(place)].coefficient(of: symbol) == 0
    }
  }

  /// Returns the constraints whose markers are in an unsatisfiable row.
  private func conflict(in row: LayoutRow) -> [Int] {
    Array(Set(row.symbols.map { owners[Int($0)] }.filter { $0 >= 0 })).sorted()
  }

  private mutating func insertWithArtificialVariable(_ row: LayoutRow) -> [Int]? {
    let saved = self
    let artificial = makeSymbol(.slack, -1)
    enter(artificial, row)
    var cost = [Double](repeating: 0, count: kinds.count)
    for (symbol, coefficient) in zip(row.symbols, row.coefficients) {
      cost[Int(symbol)] = coefficient
    }
    objectives.insert(cost, at: 0)
    priorities.insert(.infinity, at: 0)
    optimize(level: 0)
    objectives.removeFirst()
    priorities.removeFirst()
    let place = rowOf[Int(artificial)]
    if place >= 0 {
      let rest = rows[Int(place)]
      guard rest.constant < 1e-6 else {
        let numbers = conflict(in: rest)
        self = saved
        return numbers
      }
      if let symbol = rest.symbols.first(where: { kinds[Int($0)] != .mark }) {
        pivot(enter: symbol, leave: Int(place))
      }
    }
    forget(artificial)
    return nil
  }

  /// Removes a symbol from the tableau.
  private mutating func forget(_ symbol: Int32) {
    let place = rowOf[Int(symbol)]
    if place >= 0 {
      rows[Int(place)] = LayoutRow()
      basics[Int(place)] = -1
      rowOf[Int(symbol)] = -1
    }
    for row in columns[Int(symbol)] { _ = rows[Int(row)].remove(symbol) }
    columns[Int(symbol)] = []
    for place in objectives.indices { objectives[place][Int(symbol)] = 0 }
    kinds[Int(symbol)] = .mark
  }

  // MARK: - Pivoting

  /// Makes a symbol basic, and substitutes its row in all other rows.
  private mutating func enter(_ symbol: Int32, _ row: LayoutRow) {
    let place = Int32(rows.count)
    substitute(symbol, row)
    rows.append(row)
    basics.append(symbol)
    rowOf[Int(symbol)] = place
    for other in row.symbols { columns[Int(other)].append(place) }
  }

  private mutating func substitute(_ symbol: Int32, _ row: LayoutRow) {
    let places = columns[Int(symbol)]
    columns[Int(symbol)] = []
    for place in places where basics[Int(place)] >= 0 {
      let coefficient = rows[Int(place)].remove(symbol)
      guard coefficient != 0 else { continue }
      var changed = rows[Int(place)]
      rows[Int(place)] = LayoutRow()
      changed.add(row, times: coefficient) { columns[Int($0)].append(place) }
      rows[Int(place)] = changed
    }
    for level in objectives.indices {
      let cost = objectives[level][Int(symbol)]
      guard cost != 0 else { continue }
      objectives[level][Int(symbol)] = 0
      for (other, coefficient) in zip(row.symbols, row.coefficients) {
        objectives[level][Int(other)] += cost * coefficient
      }
    }
  }

  private mutating func pivot(enter symbol: Int32, leave place: Int) {
    let basic = basics[place]
    var row = rows[place]
    rows[place] = LayoutRow()
    basics[place] = -1
    rowOf[Int(basic)] = -1
    row.exchange(basic, for: symbol)
    substitute(symbol, row)
    rows[place] = row
    basics[place] = symbol
    rowOf[Int(symbol)] = Int32(place)
    for other in row.symbols { columns[Int(other)].append(Int32(place)) }
  }

  /// Optimizes the objectives in descending priority.
  mutating func solve() { _ = change(.solve) }

  /// The number of pivots after which Bland's rule is used, which prevents cycling.
  private static let patience = 1000

  private mutating func optimize(level: Int) {
    var pivots = 0
    while let symbol = entering(level, first: pivots > Self.patience) {
      guard let place = leaving(for: symbol) else { return }
      pivot(enter: symbol, leave: place)
      pivots += 1
    }
  }

  /// Returns a symbol that improves an objective without changing those of higher priorities.
  private func entering(_ level: Int, first: Bool) -> Int32? {
    var best: Int32?
    var least = -1e-7
    for (symbol, cost) in objectives[level].enumerated() where cost < least {
      guard kinds[symbol] != .mark, rowOf[symbol] < 0,
        objectives[..<level].allSatisfy({ abs($0[symbol]) < 1e-7 })
      else { continue }
      best = Int32(symbol)
      if first { return best }
      least = cost
    }
    return best
  }

  /// Returns the row whose symbol first reaches 0 when another symbol increases.
  private func leaving(for symbol: Int32) -> Int? {
    var best: Int?
    var least = Double.infinity
    for place in columns[Int(symbol)] {
      let basic = basics[Int(place)]
      guard basic >= 0, kinds[Int(basic)] != .variable else { continue }
      let coefficient = rows[Int(place)].coefficient(of: symbol)
      guard coefficient < -LayoutRow.tolerance else { continue }
      let ratio = -rows[Int(place)].constant / coefficient
      let isSmaller = ratio < least - 1e-12
      let isTie = abs(ratio - least) <= 1e-12 && best.map { basics[$0] > basic } ?? false
      if isSmaller || isTie {
        least = min(least, ratio)
        best = Int(place)
      }
    }
    return best
  }
}
