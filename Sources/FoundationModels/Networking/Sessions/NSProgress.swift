package import SelectorRuntime

/// How far something has come; its fraction can be observed.
package final class NSProgress: RuntimeObject {
  var total = 0
  private var completed = 0
  private var isCancelled = false, isPaused = false
  private var flags: Set<String> = ["isCancellable"]
  private var texts: [String: String] = [:]
  private var handlers: [String: Block] = [:]
  /// Takes `cancel`, `suspend` and `resume` for what the progress is of.
  var control: ((String) throws -> Void)?

  private var fraction: Double {
    total > 0 ? min(max(Double(completed) / Double(total), 0), 1) : completed > 0 ? 1 : 0
  }

  package override func destruct() {
    handlers = [:]
    control = nil
    super.destruct()
  }

  /// Reports bytes, when it is known how many there will be.
  func report(_ count: Int, of expected: Int) throws {
    guard expected > 0 else { return }
    total = expected
    try send("setCompletedUnitCount:", count)
  }

  private func change(_ completed: Int) throws {
    let keys = ["fractionCompleted", "finished"]
    for key in keys { try send("willChangeValueForKey:", key) }
    self.completed = completed
    for key in keys.reversed() { try send("didChangeValueForKey:", key) }
  }

  static func define(_ progress: ClassDefinition<NSProgress>) {
    progress.classSide.method("progressWithTotalUnitCount:") { (cls, total: Int) -> RuntimeObject in
      let made = cls.runtime.createInstance(cls)
      (made as? NSProgress)?.total = total
      return made
    }
    progress.classSide.method("discreteProgressWithTotalUnitCount:") {
      (cls, total: Int) -> Value in try cls.send("progressWithTotalUnitCount:", total)
    }
    progress.property("totalUnitCount", get: { $0.total }, set: { $0.total = $1 })
    progress.property("completedUnitCount", get: { $0.completed }, set: { try $0.change($1) })
    progress.readonly("fractionCompleted") { $0.fraction }
    progress.readonly("finished", getter: "isFinished") { (progress) -> Bool in
      progress.total > 0 && progress.completed >= progress.total
    }
    progress.readonly("indeterminate", getter: "isIndeterminate") { $0.total <= 0 }
    progress.readonly("cancelled", getter: "isCancelled") { $0.isCancelled }
    progress.readonly("paused", getter: "isPaused") { $0.isPaused }
    for name in ["cancellable", "pausable"] {
      let flag = "is" + name.prefix(1).uppercased() + name.dropFirst()
      progress.property(
        name, getter: flag, get: { $0.flags.contains(flag) },
        set: { if $1 { $0.flags.insert(flag) } else { $0.flags.remove(flag) } })
    }
    for name in ["localizedDescription", "localizedAdditionalDescription", "kind"] {
      progress.property(
        name, .copy, get: { $0.texts[name] },
        set: { (progress, text) in progress.texts[name] = text })
    }
    for name in ["cancellationHandler", "pausingHandler", "resumingHandler"] {
      progress.property(
        name, .copy, get: { $0.handlers[name] },
        set: { (progress, block) in progress.handlers[name] = block })
    }
    progress.method("cancel") { (progress) in
      progress.isCancelled = true
      try progress.control?("cancel")
      try progress.handlers["cancellationHandler"]?()
    }
    progress.method("pause") { (progress) in
      progress.isPaused = true
      try progress.control?("suspend")
      try progress.handlers["pausingHandler"]?()
    }
    progress.method("resume") { (progress) in
      progress.isPaused = false
      try progress.control?("resume")
      try progress.handlers["resumingHandler"]?()
    }
  }
}

extension FoundationClasses {
  static let progress = NativeClass<NSProgress>(
    "NSProgress", superclass: object, NSProgress.define)
}
