/// An error in the input of `hookhost check`: a setting, a model, a baseline.
struct CheckError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
