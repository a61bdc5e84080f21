extension FoundationWorld {
  /// Throws the error of the memory limit if that many elements do not fit.
  ///
  /// - Parameters:
  ///   - count: The number of elements, which may be any integer; a negative one needs no memory.
  ///   - size: The bytes of one element.
  package func checkMemory(_ count: Int, each size: Int) throws {
    let (bytes, overflows) = max(0, count).multipliedReportingOverflow(by: size)
    try checkMemory(overflows ? .max : bytes)
  }
}
