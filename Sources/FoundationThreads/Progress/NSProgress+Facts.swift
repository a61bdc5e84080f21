package import FoundationCore
package import SelectorRuntime

/// The user info entries of a progress that have their own properties: files and times.
extension FoundationProtocols {
  /// Objects that report a progress: tasks, operation queues, loads.
  package static let progressReporting = NativeProtocol(
    "NSProgressReporting", adopts: [object],
    required: [.init("progress", returns: NSProgress.self)])
}

extension NSProgress {
  static func defineFacts(_ progress: ClassDefinition<NSProgress>) {
    for (name, key, className) in [
      ("estimatedTimeRemaining", "NSProgressEstimatedTimeRemainingKey", "NSNumber"),
      ("throughput", "NSProgressThroughputKey", "NSNumber"),
      ("fileOperationKind", "NSProgressFileOperationKindKey", "NSString"),
      ("fileURL", "NSProgressFileURLKey", "NSURL"),
      ("fileTotalCount", "NSProgressFileTotalCountKey", "NSNumber"),
      ("fileCompletedCount", "NSProgressFileCompletedCountKey", "NSNumber"),
    ] {
      progress.property(
        name, .copy, of: className,
        get: { (progress) -> Value in
          try progress.send("userInfo").object?.send("objectForKey:", key) ?? .none
        },
        set: { (progress, value: Value) in
          _ = try progress.send("setUserInfoObject:forKey:", value, key)
        })
    }
    // Progress is published to other processes, which do not exist here.
    progress.method("publish") { (_) in }
    progress.method("unpublish") { (_) in }
  }
}
