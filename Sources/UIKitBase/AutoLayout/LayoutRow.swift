// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// A linear expression: a constant and symbols with their coefficients, sorted by symbol.
struct LayoutRow {
  private(set) var constant: Double
  private(set) var symbols: [Int32] = []
  private(set) var coefficients: [Double] = []

  /// Numbers below this value count as 0; coordinates have only a few significant digits.
  static let tolerance = 1e-8

  init(constant: Double = 0) { self.constant = constant }

  /// Returns the index of a symbol, or nil.
  ///
  /// - Complexity: O(log n).
  private func place(of symbol: Int32) -> Int? {
    var (low, high) = (0, symbols.count)
    while low < high {
      let middle = (low + high) / 2
      if symbols[middle] < symbol { low = middle + 1 } else { high = middle }
    }
    return low < symbols.count && symbols[low] == symbol ? low : nil
  }

  /// Returns the coefficient of a symbol; 0 if the expression does not contain it.
  func coefficient(of symbol: Int32) -> Double { place(of: symbol).map { coefficients[$0] } ?? 0 }

  mutating func add(constant: Double) { self.constant += constant }

  /// Adds a symbol with a coefficient.
  mutating func add(_ symbol: Int32, _ coefficient: Double) {
    var place = symbols.count
    while place > 0, symbols[place - 1] > symbol { place -= 1 }
    if place > 0, symbols[place - 1] == symbol {
      coefficients[place - 1] += coefficient
      guard abs(coefficients[place - 1]) <= Self.tolerance else { return }
      symbols.remove(at: place - 1)
      coefficients.remove(at: place - 1)
    } else {
      symbols.insert(symbol, at: place)
      coefficients.insert(coefficient, at: place)
    }
  }

  /// Removes a symbol, and returns its coefficient.
  mutating func remove(_ symbol: Int32) -> Double {
    guard let place = place(of: symbol) else { return 0 }
    symbols.remove(at: place)
    return coefficients.remove(at: place)
  }

  /// Adds a multiple of another expression.
  ///
  /// - Parameters:
  ///   - other: The other expression.
  ///   - factor: The factor of the other expression.
  ///   - isNew: called with each symbol that the expression did not contain before.
  /// - Complexity: O(n + m).
  mutating func add(_ other: LayoutRow, times factor: Double, isNew: (Int32) -> Void) {
    constant += other.constant * factor
    guard !other.symbols.isEmpty else { return }
    let (mine, theirs) = (symbols, other.symbols)
    var merged: [Int32] = []
    var values: [Double] = []
    merged.reserveCapacity(mine.count + theirs.count)
    values.reserveCapacity(mine.count + theirs.count)
    var (left, right) = (0, 0)
    while left < mine.count || right < theirs.count {
      if right == theirs.count || (left < mine.count && mine[left] < theirs[right]) {
        merged.append(mine[left])
        values.append(coefficients[left])
        left += 1
      } else if left == mine.count || theirs[right] < mine[left] {
        let value = other.coefficients[right] * factor
        if abs(value) > Self.tolerance {
          merged.append(theirs[right])
          values.append(value)
          isNew(theirs[right])
        }
        right += 1
      } else {
        let value = coefficients[left] + other.coefficients[right] * factor
        if abs(value) > Self.tolerance {
          merged.append(mine[left])
          values.append(value)
        }
        left += 1
        right += 1
      }
    }
    symbols = merged
    coefficients = values
  }

  mutating func negate() { scale(by: -1) }

  private mutating func scale(by factor: Double) {
    constant *= factor
    for place in coefficients.indices { coefficients[place] *= factor }
  }

  /// Solves "the expression is 0" for a symbol; the receiver becomes the value of the symbol.
  mutating func solve(for symbol: Int32) {
    let coefficient = remove(symbol)
    scale(by: -1 / coefficient)
  }

  /// Solves "`basic` is the expression" for a symbol; the receiver becomes its value.
  mutating func exchange(_ basic: Int32, for symbol: Int32) {
    add(basic, -1)
    solve(for: symbol)
  }
}
