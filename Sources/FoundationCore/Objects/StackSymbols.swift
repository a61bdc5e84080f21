internal import Threads

/// Formats a call stack in the columns of a device, which libraries parse.
enum StackSymbols {
  /// Returns addresses for frames: they are numbered, since there is no machine code.
  static func addresses(_ count: Int, from first: Int) -> [Int] {
    (0..<count).map { first + 4 * $0 }
  }

  /// Returns the frames as text: number, image, address, and function.
  ///
  /// - Parameters:
  ///   - frames: The frames, the innermost first.
  ///   - image: The name of the program.
  ///   - first: The address of the innermost frame.
  static func lines(_ frames: [StackFrame], image: String, from first: Int) -> [String] {
    zip(frames, addresses(frames.count, from: first)).enumerated().map { number, frame in
      let digits = String(frame.1, radix: 16)
      return padded(String(number), to: 4) + padded(frame.0.image ?? image, to: 36) + "0x"
        + String(repeating: "0", count: max(0, 16 - digits.count)) + digits + " " + frame.0.symbol
    }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
