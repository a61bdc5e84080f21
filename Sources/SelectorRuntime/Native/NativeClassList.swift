/// Lists declarations of classes whose instances are of different Swift types, one a line.
///
///     @NativeClassList static var all: [NativeClassDeclaration] {
///       control
///       slider
///       otherControls
///     }
@resultBuilder public enum NativeClassList {
  /// What one line names; hundreds of lines name one class each, for which no list is made.
  @frozen public enum Line {
    case one(NativeClassDeclaration)
    case several([NativeClassDeclaration])
  }

  /// A line that names one class.
  @inlinable public static func buildExpression<Instance>(
    _ declared: NativeClass<Instance>
  ) -> Line { .one(declared.declaration) }

  /// A line of several classes with instances of one type.
  public static func buildExpression<Instance>(
    _ declared: [NativeClass<Instance>]
  ) -> Line { .several(declared.map { $0.declaration }) }

  /// A line that is a list itself.
  public static func buildExpression(_ declared: [NativeClassDeclaration]) -> Line {
    .several(declared)
  }

  /// All lines, in their order.
  public static func buildBlock(_ lines: Line...) -> [NativeClassDeclaration] {
    var all: [NativeClassDeclaration] = []
    all.reserveCapacity(lines.count)
    for line in lines {
      switch line {
      case .one(let declaration): all.append(declaration)
      case .several(let declarations): all += declarations
      }
    }
    return all
  }
}
