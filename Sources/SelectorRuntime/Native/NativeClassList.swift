/// Lists declarations of classes whose instances are of different Swift types, one a line.
///
///     @NativeClassList static var all: [NativeClassDeclaration] {
///       control
///       slider
///       otherControls
///     }
@resultBuilder public enum NativeClassList {
  /// A line that names one class.
  @inlinable public static func buildExpression<Instance>(
    _ declared: NativeClass<Instance>
  ) -> [NativeClassDeclaration] { [declared.declaration] }

  /// A line of several classes with instances of one type.
  public static func buildExpression<Instance>(
    _ declared: [NativeClass<Instance>]
  ) -> [NativeClassDeclaration] { declared.map { $0.declaration } }

  /// A line that is a list itself.
  public static func buildExpression(
    _ declared: [NativeClassDeclaration]
  ) -> [NativeClassDeclaration] { declared }

  /// All lines, in their order.
  public static func buildBlock(
    _ lists: [NativeClassDeclaration]...
  ) -> [NativeClassDeclaration] { Array(lists.joined()) }
}
