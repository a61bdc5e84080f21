package import FoundationCore

extension FoundationConstants {
  /// The constants of collections.
  package static let collectionIntegers: [(String, Int)] = [
    // NSObjCRuntime.h
    ("NSEnumerationConcurrent", 1),
    ("NSEnumerationReverse", 2),
    ("NSSortConcurrent", 1),
    ("NSSortStable", 16),
    // NSArray.h
    ("NSBinarySearchingFirstEqual", 1 << 8),
    ("NSBinarySearchingLastEqual", 1 << 9),
    ("NSBinarySearchingInsertionIndex", 1 << 10),
    // NSPointerFunctions.h
    ("NSPointerFunctionsStrongMemory", 0),
    ("NSPointerFunctionsOpaqueMemory", 2),
    ("NSPointerFunctionsMallocMemory", 3),
    ("NSPointerFunctionsMachVirtualMemory", 4),
    ("NSPointerFunctionsWeakMemory", 5),
    ("NSPointerFunctionsObjectPersonality", 0),
    ("NSPointerFunctionsOpaquePersonality", 1 << 8),
    ("NSPointerFunctionsObjectPointerPersonality", 2 << 8),
    ("NSPointerFunctionsCStringPersonality", 3 << 8),
    ("NSPointerFunctionsStructPersonality", 4 << 8),
    ("NSPointerFunctionsIntegerPersonality", 5 << 8),
    ("NSPointerFunctionsCopyIn", 1 << 16),
    // NSHashTable.h
    ("NSHashTableStrongMemory", 0),
    ("NSHashTableCopyIn", 1 << 16),
    ("NSHashTableObjectPointerPersonality", 2 << 8),
    ("NSHashTableWeakMemory", 5),
    // NSMapTable.h
    ("NSMapTableStrongMemory", 0),
    ("NSMapTableCopyIn", 1 << 16),
    ("NSMapTableObjectPointerPersonality", 2 << 8),
    ("NSMapTableWeakMemory", 5),
  ]
}
