internal import FoundationCore
internal import FoundationFiles
internal import FoundationNetwork
internal import FoundationText
internal import FoundationThreads
internal import SelectorRuntime

extension FoundationProtocols {
  /// All protocols, adopted ones first.
  static let all =
    [
      object, copying, mutableCopying, coding, secureCoding, fastEnumeration, discardableContent,
      LockClasses.locking,
    ] + networking
    + [
      fileManagerDelegate, cacheDelegate, xmlParserDelegate, keyedArchiverDelegate,
      keyedUnarchiverDelegate, streamDelegate, userActivityDelegate, portDelegate,
      machPortDelegate, progressReporting, itemProviderReading, itemProviderWriting, filePresenter,
    ]
}
