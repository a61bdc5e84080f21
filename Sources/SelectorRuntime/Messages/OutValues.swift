/// The values of out-parameters.
///
/// As the last argument of a message it represents the pointers. A method of the host language does
/// not receive it; such a method returns the values after its result, and they are stored here. As
/// a result it has several values: the method's result, followed by the out-values.
package final class OutValues: ForeignValue {
  package var values: [Value]

  package init(_ values: [Value] = []) { self.values = values }

  package override var typeName: String { "pointer" }
}
