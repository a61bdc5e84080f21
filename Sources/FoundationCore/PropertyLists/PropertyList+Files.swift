extension PropertyList {
  /// Parses a file in any format; fails if it is not a property list.
  ///
  /// - Parameter goesOn: Called after some thousand values; parsing fails when it returns false.
  package init?(_ bytes: [UInt8], goesOn: @escaping () -> Bool = { true }) {
    if bytes.starts(with: BinaryPropertyList.mark.prefix(6)) {
      guard let list = BinaryPropertyList.list(of: bytes) else { return nil }
      self = list
    } else if let list = XMLPropertyList.list(of: bytes, goesOn: goesOn) {
      self = list
    } else if let text = StringEncoding.utf8.text(of: bytes),
      let list = PropertyListText.list(of: text, goesOn: goesOn)
    {
      self = list
    } else {
      return nil
    }
  }
}
