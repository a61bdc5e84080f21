internal import SelectorRuntime

/// Foundation's classes, each declared beside its model.
package enum FoundationClasses {
  static let catalogue = NativeCatalogue(
    classes: all + NetworkClasses.all + ValueClasses.all + TextAndNumberClasses.all
      + ServiceClasses.all
      + DispatchClasses.all + ThreadClasses.all + OperationClasses.all,
    protocols: FoundationProtocols.all, protocolNames: FoundationProtocols.names,
    inherited: InheritedMethods.all)

  /// All of them, superclasses first.
  @NativeClassList private static var all: [NativeClassDeclaration] {
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
    keyValueNestedProperty
    keyValueObservationInfo
    keyValueObservance
    keyValueProperty
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
