/// The values of out-parameters.
///
/// As the last argument of a message it stands for the pointers: a method of the host language,
/// which does not see it, answers the values behind its result, and they are found here. As a result
/// it is several: the method's own, and the values behind it.
package final class OutValues: ForeignValue {
  package var values: [Value]

  package init(_ values: [Value] = []) { self.values = values }

  package override var typeName: String { "pointer" }
}
