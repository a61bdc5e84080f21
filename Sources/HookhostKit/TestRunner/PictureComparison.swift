internal import LuaBridge

/// The comparison of two pictures of screens, as PNG files.
enum PictureComparison {
  /// Pushes the function `compare_pictures(expected, actual)`.
  ///
  /// It returns a table with `differing` and `all`, numbers of pixels, the texts `size` and
  /// `other_size`, and `difference`, a PNG file; or nil, and what is wrong with the expected picture.
  static func pushFunction(on stack: LuaStack) {
    stack.push(
      LuaClosure { stack in
        let pictures = (stack.bytes(at: 1) ?? [], stack.bytes(at: 2) ?? [])
        switch result(pictures.0, pictures.1) {
        case .success(let made):
          push(made, on: stack)
          return 1
        case .failure(let failure):
          stack.pushNil()
          stack.pushString(words(for: failure))
          return 2
        }
      })
  }

  private static func result(
    _ expected: [UInt8], _ actual: [UInt8]
  ) -> Result<PNGPicture.Comparison, PNGPicture.ComparisonFailure> {
    do {
      return .success(try PNGPicture.compare(expected, with: actual))
    } catch {
      return .failure(error)
    }
  }

  private static func push(_ made: PNGPicture.Comparison, on stack: LuaStack) {
    let width = max(made.size.width, made.otherSize.width)
    let height = max(made.size.height, made.otherSize.height)
    stack.pushTable()
    for (name, number) in [("differing", made.differing), ("all", width * height)] {
      stack.pushInteger(Int64(number))
      stack.rawSet(at: -2, key: name)
    }
    for (name, size) in [("size", made.size), ("other_size", made.otherSize)] {
      stack.pushString("\(size.width) × \(size.height)")
      stack.rawSet(at: -2, key: name)
    }
    stack.pushBytes(made.difference)
    stack.rawSet(at: -2, key: "difference")
  }

  private static func words(for failure: PNGPicture.ComparisonFailure) -> String {
    switch failure {
    case .needsLibrary: "pictures are compared by libcairo2, which is not installed"
    case .isTooLarge: "a picture of the difference would be too large"
    case .isNoPicture: "is no PNG picture, or it is damaged"
    case .isOtherNoPicture: "the screen could not be read as a PNG picture"
    }
  }
}
