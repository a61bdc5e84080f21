internal import Threads

/// The frames of a call stack in the columns that a device prints, which libraries take apart.
enum StackSymbols {
  /// The addresses of some frames: there is no machine code here, so they are numbered.
  static func addresses(_ count: Int, from first: Int) -> [Int] {
    (0..<count).map { first + 4 * $0 }
  }

  /// The frame's number, its image, its address, and what runs there.
  ///
  /// - Parameters:
  ///   - frames: The innermost first.
  ///   - image: The name of the program.
  ///   - first: The address of the innermost.
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
