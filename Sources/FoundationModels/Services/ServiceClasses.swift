internal import FoundationCore
internal import FoundationFiles
internal import FoundationNetwork
internal import FoundationText
internal import SelectorRuntime

/// The classes of an app's environment: its bundle, user defaults, files and process.
package enum ServiceClasses {
  @NativeClassList static var all: [NativeClassDeclaration] {
    FoundationClasses.processInfo
    FoundationClasses.uuid
    FoundationClasses.userDefaults
    FoundationClasses.bundle
    FoundationClasses.localizedString
    FoundationClasses.fileManager
    FoundationClasses.directoryEnumerator
    FoundationClasses.jsonSerialization
    FoundationClasses.urlComponents
    FoundationClasses.urlQueryItem
    FoundationClasses.timeZone
    FoundationClasses.locale
    FoundationClasses.cfLocale
    FoundationClasses.dateComponents
    FoundationClasses.calendar
    FoundationClasses.dateFormatter
    FoundationClasses.isoDateFormatter
    FoundationClasses.byteCountFormatter
    FoundationClasses.listFormatter
    FoundationClasses.relativeDateFormatter
    FoundationClasses.dateInterval
    FoundationClasses.personName
    FoundationClasses.personNameFormatter
    FoundationClasses.dateIntervalFormatter
    FoundationClasses.dateComponentsFormatter
    FoundationClasses.unitFormatters
    FoundationClasses.orthography
    FoundationClasses.linguisticTagger
    FoundationClasses.purgeableData
    FoundationClasses.ubiquitousStore
    FoundationClasses.assertionHandler
    FoundationClasses.invocationOperation
    FoundationClasses.garbageCollector
  }
}
