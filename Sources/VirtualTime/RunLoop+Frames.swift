/// Frames of display links, counted from time 0.
extension RunLoop {
  /// The length of a frame in seconds.
  package var frameDuration: Double { 1 / Double(frameRate) }

  /// The valid frame rates per second.
  package static let frameRates = 1...1000

  /// Sets the frame rate per second.
  ///
  /// - Throws: ``RunLoopError`` when `rate` is not within ``frameRates``.
  package func setFrameRate(_ rate: Int) throws {
    guard Self.frameRates.contains(rate) else {
      throw RunLoopError(kind: .badFrameRate, now: now, value: Double(rate))
    }
    frameRate = rate
  }

  /// Returns the first frame after a time, never that time itself.
  /// - Complexity: O(1).
  package func nextFrame(after time: Double) -> Double {
    let rate = Double(frameRate)
    // The product may be rounded up or down, so the adjacent frames are tested.
    let frame = (time * rate).rounded()
    for candidate in [frame, frame + 1] where candidate / rate > time { return candidate / rate }
    return (frame + 2) / rate
  }
}
