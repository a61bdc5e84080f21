/// Lists class declarations of different Swift types, one per line.
///
///     @NativeClassList static var all: [NativeClassDeclaration] {
///       control
///       slider
///       otherControls
///     }
@resultBuilder public enum NativeClassList {
  /// The classes of one line; the case `one` avoids an array for each of hundreds of lines.
  @frozen public enum Line {
    case one(NativeClassDeclaration)
    case several([NativeClassDeclaration])
  }

  /// A line with one class.
  @inlinable public static func buildExpression<Instance>(
    _ declared: NativeClass<Instance>
  ) -> Line { .one(declared.declaration) }

  /// A line with several classes of one Swift type.
  public static func buildExpression<Instance>(
    _ declared: [NativeClass<Instance>]
  ) -> Line { .several(declared.map { $0.declaration }) }

  /// A line with a list of declarations.
  public static func buildExpression(_ declared: [NativeClassDeclaration]) -> Line {
    .several(declared)
  }

  /// All classes in line order.
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
