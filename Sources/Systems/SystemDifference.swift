/// A behavior that differs between versions of iOS.
///
/// It costs nothing until it is listed: the texts are constants of the program. A model asks for
/// the typed key, ``SystemChange``, whose bit is set when the version of the system is set.
package struct SystemDifference: Sendable {
  /// How well the difference is known.
  package enum Confidence: String, Sendable {
    /// Apple's page, release note or open source, or one that quotes it.
    case documented
    /// A log, a stack, a failed test or an exception in a report.
    case measured
    /// A thread or a merged fix states it, without a log.
    case reported
    /// The difference, its version or its consequence is an inference.
    case assumed

    /// Whether it is less than a measurement.
    package var isUncertain: Bool { self == .reported || self == .assumed }
  }

  /// Remarks on a difference.
  package struct Remarks: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// It applies to apps built with the SDK of that version or a later one.
    package static let sdk = Remarks(rawValue: 1)
    /// Old and new behavior are known, but not the version between them.
    package static let guessedVersion = Remarks(rawValue: 2)
    /// The models here have both behaviors.
    package static let modelled = Remarks(rawValue: 4)
  }

  /// The key, which has the name of the difference.
  package let change: SystemChange
  /// The first version with the new behavior: 100 × major + minor number.
  let code: Int
  package let remarks: Remarks
  package let confidence: Confidence
  /// The behavior of older systems.
  package let before: StaticString
  /// The behavior from that version on.
  package let after: StaticString
  /// The sources of the difference.
  package let source: StaticString

  init(
    _ change: SystemChange, since code: Int, _ remarks: Remarks, _ confidence: Confidence,
    before: StaticString, after: StaticString, source: StaticString
  ) {
    self.change = change
    self.code = code
    self.remarks = remarks
    self.confidence = confidence
    self.before = before
    self.after = after
    self.source = source
  }

  /// The name of the difference.
  package var name: String { String(describing: change) }
  /// The first version with the new behavior.
  package var since: SystemVersion { SystemVersion([code / 100, code % 100]) }
}

/// The table of all differences that are known.
package enum SystemDifferences {
  /// All differences, in the order of the cases of ``SystemChange``.
  package static let all =
    runtime + foundation + application + controllers + lists + text + controls + network

  /// The difference of a key.
  package static func of(_ change: SystemChange) -> SystemDifference { all[change.rawValue] }

  /// The differences between two systems, whichever is the older one.
  package static func between(_ one: SystemVersion, _ other: SystemVersion) -> [SystemDifference] {
    let (low, high) = (min(one, other).code, max(one, other).code)
    return all.filter { low < $0.code && $0.code <= high }
  }
}
