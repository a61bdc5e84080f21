package import FoundationCore
internal import FoundationFiles
internal import FoundationNetwork
internal import FoundationText
internal import FoundationThreads
package import SelectorRuntime

/// Foundation's class catalogue.
///
/// The classes are declared in groups, superclasses first, when a script needs one of the group.
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
      NativeClassGroup(ThreadClasses.all + LockClasses.all),
      NativeClassGroup(OperationClasses.all),
    ],
    classNames: classNames,
    protocols: FoundationProtocols.all, protocolNames: FoundationProtocols.names,
    inherited: InheritedMethods.all,
    categories: fileCategories + textCategories + networkCategories)

  /// The classes that every program uses.
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

  /// The classes of notifications, time and file coordination.
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

  /// The classes that convert, measure and parse.
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
