/// A method of a data source.
package protocol ItemsDataSourceMethod: CaseIterable, RawRepresentable<String>, Equatable {
  /// Whether the method is required; required methods are sent without a check.
  var isRequired: Bool { get }
}
