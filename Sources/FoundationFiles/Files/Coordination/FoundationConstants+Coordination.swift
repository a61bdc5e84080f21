internal import FoundationCore

extension FoundationConstants {
  /// The options of NSFileCoordinator.h and NSFileWrapper.h.
  package static let coordinationIntegers: [(String, Int)] = [
    ("NSFileCoordinatorReadingWithoutChanges", 1),
    ("NSFileCoordinatorReadingResolvesSymbolicLink", 2),
    ("NSFileCoordinatorReadingImmediatelyAvailableMetadataOnly", 4),
    ("NSFileCoordinatorReadingForUploading", 8),
    ("NSFileCoordinatorWritingForDeleting", 1),
    ("NSFileCoordinatorWritingForMoving", 2),
    ("NSFileCoordinatorWritingForMerging", 4),
    ("NSFileCoordinatorWritingForReplacing", 8),
    ("NSFileCoordinatorWritingContentIndependentMetadataOnly", 16),
    ("NSFileWrapperReadingImmediate", 1),
    ("NSFileWrapperReadingWithoutMapping", 2),
    ("NSFileWrapperWritingAtomic", 1),
    ("NSFileWrapperWritingWithNameUpdating", 2),
  ]
}
