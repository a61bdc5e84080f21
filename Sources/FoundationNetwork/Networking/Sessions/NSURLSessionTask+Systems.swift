package import FoundationCore
internal import SelectorRuntime
internal import Systems

/// The classes of tasks by system, which decide where `resume` is hooked.
///
/// Before iOS 14 `__NSCFURLSessionTask` is between `NSURLSessionTask` and the private classes; it
/// implements `resume` itself and does not call `super`, so that a hook on `-[NSURLSessionTask
/// resume]` is never called (FLEXTool/FLEX#475, getsentry/sentry-cocoa#1353).
extension FoundationWorld {
  /// Gives the private classes of tasks the superclass that they have on the world's system.
  package func placeTaskClasses() {
    let isOld = !changes[.resumeOwner14]
    guard isOld || self[OldTaskClass.self] != nil else { return }
    let root = runtime.cls(FoundationClasses.urlSessionTask)
    let middle = oldTaskClass(below: root)
    runtime.setNamed(middle, isOld)
    for declaration in [
      FoundationClasses.localSessionTask, FoundationClasses.backgroundSessionTask,
    ] {
      let cls = runtime.cls(declaration)
      let parent = isOld ? middle : root
      if cls.superclass !== parent { runtime.place(cls, below: parent) }
    }
  }

  /// Returns `__NSCFURLSessionTask`, which is created on first use.
  private func oldTaskClass(below root: RuntimeClass) -> RuntimeClass {
    if let known = self[OldTaskClass.self] { return known }
    let made = runtime.makePermanentClass("__NSCFURLSessionTask", superclass: root) {
      NSURLSessionTask(isa: $0)
    } members: {
      NSURLSessionTask.defineControl(ClassDefinition(extending: $0))
    }
    self[OldTaskClass.self] = made
    return made
  }
}

/// The class `__NSCFURLSessionTask`; nil on systems since 14.
private enum OldTaskClass: WorldKey {
  static func initialValue(in world: FoundationWorld) -> RuntimeClass? { nil }
}

/// The class of tasks with the newer loader, since 18.4, if a session's configuration has
/// `usesClassicLoadingMode` NO: no subclass of `NSURLSessionTask` (DataDog/dd-sdk-ios#3017).
private enum NetworkLoaderClass: WorldKey {
  static func initialValue(in world: FoundationWorld) -> RuntimeClass? { nil }
}

extension NSURLSession {
  /// Returns a new `NWURLSessionTask`; nil if the session has the older loader.
  func networkLoaderTask(_ kind: NSURLSessionTask.Kind) -> NSURLSessionTask? {
    guard kind == .data, foundation.changes[.networkLoader], !isBackground,
      configuration?.isOn("usesClassicLoadingMode") == false
    else { return nil }
    let cls = foundation[NetworkLoaderClass.self] ?? makeNetworkLoaderClass()
    let made = runtime.createInstance(cls) as? NSURLSessionTask
    made?.isOfNetworkLoader = true
    return made
  }

  private func makeNetworkLoaderClass() -> RuntimeClass {
    let made = runtime.makePermanentClass("NWURLSessionTask", superclass: foundation.nsObject) {
      NSURLSessionTask(isa: $0)
    } members: {
      let task = ClassDefinition<NSURLSessionTask>(extending: $0)
      NSURLSessionTask.define(task)
      NSURLSessionTask.defineQueue(task)
      task.method("completeTaskWithError:") { (task, error: NSError?) in try task.end(error) }
    }
    foundation[NetworkLoaderClass.self] = made
    return made
  }
}

extension NSURLSessionTask {
  /// Sends `completeTaskWithError:`, with which the newer loader ends a task.
  ///
  /// - Returns: false if that message is being answered, or the task has the older loader.
  func completesByMessage(_ error: NSError?) throws -> Bool {
    guard isOfNetworkLoader, !isCompleting else { return false }
    isCompleting = true
    try send("completeTaskWithError:", error)
    return true
  }

  /// Ends a task whose GET request has a body, asynchronously.
  func refuseBodyOfGet() {
    foundation.writeLog("GET method must not have a body")
    retain()
    foundation.networkQueue.after(0) { [weak self] in
      guard let self else { return }
      defer { release() }
      guard state == .running else { return }
      try end(foundation.networkError(-1103, at: originalRequest?.url))
    }
  }

  /// Defines the methods that resume, suspend and cancel a task.
  static func defineControl(_ task: ClassDefinition<NSURLSessionTask>) {
    for (name, message) in [
      ("resume", "_onqueue_resume"), ("suspend", "_onqueue_suspend"),
      ("cancel", "_onqueue_cancel"),
    ] {
      task.method(name) { (task) in try task.send(message) }
    }
  }
}
