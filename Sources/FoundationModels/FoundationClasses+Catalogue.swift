package import FoundationCore
internal import FoundationFiles
internal import FoundationNetwork
internal import FoundationText
package import SelectorRuntime

/// Foundation's catalogue: its classes in groups that are declared when a script needs one of their
/// classes, superclasses first.
extension FoundationClasses {
  package static let catalogue = NativeCatalogue(
    classes: [
      NativeClassGroup(roots),
      NativeClassGroup(events),
      NativeClassGroup(conversions),
      NativeClassGroup(NetworkClasses.all),
      NativeClassGroup(ValueClasses.all),
      NativeClassGroup(TextAndNumberClasses.all + ParsedTextClasses.all),
      NativeClassGroup(ServiceClasses.all),
      NativeClassGroup(DispatchClasses.all),
      NativeClassGroup(ThreadClasses.all),
      NativeClassGroup(OperationClasses.all),
    ],
    classNames: classNames,
    protocols: FoundationProtocols.all, protocolNames: FoundationProtocols.names,
    inherited: InheritedMethods.all,
    categories: fileCategories + textCategories + networkCategories)

  /// Those that every program has.
  @NativeClassList private static var roots: [NativeClassDeclaration] {
    object
    coder
    keyedArchiver
    keyedUnarchiver
    archiver
    unarchiver
    propertyListSerialization
    methodSignature
    invocation
    proxy
    `protocol`
    exception
    null
    indexPath
    autoreleasePool
    keyValueMutableArray
    keyValueMutableSet
    keyValueMutableOrderedSet
    orderedSetArray
    keyValueNestedProperty
    keyValueObservationInfo
    keyValueObservance
    keyValueProperty
  }

  /// Those of notifications, time and what goes between files.
  @NativeClassList private static var events: [NativeClassDeclaration] {
    notification
    observer
    notificationCenter
    notificationQueue
    date
    timer
    runLoop
    displayLink
    error
    url
    userActivity
    presentationIntent
    markdownParsingOptions
    fileWrapper
    fileCoordinator
    fileAccessIntent
    undoManager
    undoManagerProxy
  }

  /// Those that convert, measure and read.
  @NativeClassList private static var conversions: [NativeClassDeclaration] {
    valueTransformer
    decimalNumberHandler
    measurement
    unit
    dimension
    unitConverter
    orderedChange
    orderedDifference
    stream
    inputStream
    outputStream
    xmlParser
    fileHandle
    concreteFileHandle
    nullFileHandle
    pipe
    concretePipe
    valueTransformers
    units
  }
}
