package import FoundationCore
package import SelectorRuntime

/// The progress of a task, which can have child progresses; its fraction can be observed.
package final class NSProgress: RuntimeObject {
  /// A child progress with its share of this progress's units, until it finishes.
  private struct Child {
    let progress: NSProgress
    let units: Int
  }

  /// A current progress, to which the next progress that is created is added.
  struct Current {
    let progress: NSProgress
    let units: Int
    var isTaken = false
  }

  package var total = 0
  private var completed = 0
  private var isCancelled = false, isPaused = false
  private var flags: Set<String> = ["isCancellable"]
  private var texts: [String: String] = [:]
  @Owned private var handlers: [String: Block] = [:]
  @Strong private var userInfo: RuntimeObject?
  private var children: [Child] = []
  private weak var parent: NSProgress?
  /// The most levels of children that the progress has had, counting its own.
  private var height = 1
  private static let greatestDepth = 1_000
  /// The progress and those above it.
  private var lineage: [NSProgress] { Array(sequence(first: self) { $0.parent }) }
  /// Called for `cancel`, `suspend` and `resume` by the task that the progress belongs to.
  @Owned package var control: ((String) throws -> Void)?

  private var isIndeterminate: Bool { total < 0 || completed < 0 || (total == 0 && completed == 0) }

  private var isFinished: Bool { !isIndeterminate && completed >= total && completed > 0 }

  private var fraction: Double {
    guard !isIndeterminate else { return 0 }
    guard total > 0 else { return completed > 0 ? 1 : 0 }
    // A child's fraction may exceed 1, but its share of the parent may not.
    let parts = children.reduce(0.0) { $0 + Double($1.units) * min($1.progress.fraction, 1) }
    return max((Double(completed) + parts) / Double(total), 0)
  }

  package override func destruct() {
    let old = children
    children = []
    for child in old { child.progress.release() }
    super.destruct()
  }

  /// Reports completed bytes, if the expected count is known.
  package func report(_ count: Int, of expected: Int) throws {
    guard expected > 0 else { return }
    total = expected
    try send("setCompletedUnitCount:", count)
  }

  // MARK: Changing

  /// Changes both counts, and notifies observers of all affected keys.
  private func change(total newTotal: Int, completed newCompleted: Int) throws {
    let (isTotal, isCompleted) = (newTotal != total, newCompleted != completed)
    let old = (total, completed, isIndeterminate, isFinished)
    (total, completed) = (newTotal, newCompleted)
    let (becomesIndeterminate, becomesFinished) = (isIndeterminate, isFinished)
    (total, completed) = (old.0, old.1)
    var keys: [(NSProgress, String)] = isTotal ? [(self, "totalUnitCount")] : []
    keys.append((self, "fractionCompleted"))
    if isCompleted || !isTotal { keys.append((self, "completedUnitCount")) }
    if becomesIndeterminate != old.2 { keys.append((self, "indeterminate")) }
    if becomesFinished != old.3 { keys.append((self, "finished")) }
    let ends = becomesFinished && !old.3
    var above = parent
    while let next = above, !ends {
      keys.append((next, "fractionCompleted"))
      above = next.parent
    }
    for (progress, key) in keys { _ = try progress.send("willChangeValueForKey:", key) }
    (total, completed) = (newTotal, newCompleted)
    if ends { try finish() }
    for (progress, key) in keys.reversed() { _ = try progress.send("didChangeValueForKey:", key) }
  }

  /// Adds the units of this finished child to its parent.
  private func finish() throws {
    guard let parent, let place = parent.children.firstIndex(where: { $0.progress === self })
    else { return }
    let child = parent.children.remove(at: place)
    self.parent = nil
    try parent.change(total: parent.total, completed: parent.completed &+ child.units)
    child.progress.release()
  }

  /// Returns why a progress cannot become a child; nil if it can.
  private func fault(adding child: NSProgress) -> String? {
    if child.parent != nil { return "the child has a parent" }
    if lineage.contains(where: { $0 === child }) { return "the child contains the receiver" }
    let depth = lineage.count + child.height
    guard depth > Self.greatestDepth else { return nil }
    return "progresses nest \(depth) deep; \(Self.greatestDepth) is the most"
  }

  fileprivate func add(_ child: NSProgress, _ units: Int) throws {
    if let fault = fault(adding: child) {
      throw RuntimeError(
        .invalidArgument, "*** -[\(className) addChild:withPendingUnitCount:]: \(fault)")
    }
    for (place, progress) in lineage.enumerated() {
      progress.height = max(progress.height, child.height + place + 1)
    }
    child.retain()
    child.parent = self
    children.append(Child(progress: child, units: units))
  }

  /// Returns the default description; nil if the progress has a `kind`.
  private func usualText(_ name: String) -> String? {
    guard name != "kind", texts["kind"] == nil else { return nil }
    if isIndeterminate { return "" }
    func text(_ number: Int) -> String { FormatNumbers.american.text(of: String(number)) }
    return name == "localizedDescription"
      ? "\(text(Int(nearestTo: (fraction * 100).rounded())))% completed"
      : "\(text(completed)) of \(text(total))"
  }

  /// Performs `cancel`, `pause` or `resume` on itself and on its unfinished children.
  private func pass(
    _ key: String, _ message: String, _ handler: String, _ set: (NSProgress) -> Void
  ) throws {
    _ = try send("willChangeValueForKey:", key)
    set(self)
    _ = try send("didChangeValueForKey:", key)
    try control?(message)
    try handlers[handler]?()
    for child in children where !child.progress.isFinished {
      try child.progress.pass(key, message, handler, set)
    }
  }
}

extension NSProgress {
  static func define(_ progress: ClassDefinition<NSProgress>) {
    defineMaking(progress)
    defineTree(progress)
    defineFacts(progress)
    progress.property(
      "totalUnitCount", get: { $0.total },
      set: { try $0.change(total: $1, completed: $0.completed) })
    progress.property(
      "completedUnitCount", get: { $0.completed },
      set: { try $0.change(total: $0.total, completed: $1) })
    // These keys use manual change notifications, together with the keys that depend on them.
    progress.classSide.method("automaticallyNotifiesObserversForKey:") {
      (_, key: String) -> Bool in !["totalUnitCount", "completedUnitCount"].contains(key)
    }
    progress.readonly("fractionCompleted") { $0.fraction }
    progress.readonly("finished", getter: "isFinished") { $0.isFinished }
    progress.readonly("indeterminate", getter: "isIndeterminate") { $0.isIndeterminate }
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
        name, .copy, get: { $0.texts[name] ?? $0.usualText(name) },
        set: { (progress, text) in progress.texts[name] = text })
    }
    for name in ["cancellationHandler", "pausingHandler", "resumingHandler"] {
      progress.property(
        name, .copy, get: { $0.handlers[name] },
        set: { (progress, block) in progress.handlers[name] = block })
    }
    progress.method("cancel") {
      try $0.pass("cancelled", "cancel", "cancellationHandler") { $0.isCancelled = true }
    }
    progress.method("pause") {
      try $0.pass("paused", "suspend", "pausingHandler") { $0.isPaused = true }
    }
    progress.method("resume") {
      try $0.pass("paused", "resume", "resumingHandler") { $0.isPaused = false }
    }
  }

  private static func defineMaking(_ progress: ClassDefinition<NSProgress>) {
    let cls = progress.classSide
    cls.method("progressWithTotalUnitCount:") { (cls, total: Int) -> RuntimeObject in
      let made = cls.runtime.createInstance(cls)
      guard let progress = made as? NSProgress else { return made }
      progress.total = total
      // The first progress that is created while another is current becomes its child.
      let world = cls.foundation
      if let place = world.currentProgresses.indices.last,
        !world.currentProgresses[place].isTaken
      {
        world.currentProgresses[place].isTaken = true
        let current = world.currentProgresses[place]
        try current.progress.add(progress, current.units)
      }
      return made
    }
    cls.method("discreteProgressWithTotalUnitCount:") { (cls, total: Int) -> RuntimeObject in
      let made = cls.runtime.createInstance(cls)
      (made as? NSProgress)?.total = total
      return made
    }
    cls.method("progressWithTotalUnitCount:parent:pendingUnitCount:") {
      (cls, total: Int, parent: NSProgress, units: Int) -> RuntimeObject in
      let made = cls.runtime.createInstance(cls)
      guard let progress = made as? NSProgress else { return made }
      progress.total = total
      try parent.add(progress, units)
      return made
    }
    progress.method("initWithParent:userInfo:") {
      (progress, parent: NSProgress?, userInfo: Value) -> NSProgress in
      let current = progress.foundation.currentProgresses.last
      guard parent == nil || parent === current?.progress else {
        throw RuntimeError(
          .invalidArgument,
          "*** -[\(progress.className) initWithParent:userInfo:]: The parent of an NSProgress "
            + "object must be the currentProgress.")
      }
      let given = try progress.foundation.box(userInfo)
      progress.userInfo = try given?.send("mutableCopy").object
      if let parent, let current { try parent.add(progress, current.units) }
      return progress
    }
  }

  private static func defineTree(_ progress: ClassDefinition<NSProgress>) {
    progress.classSide.method("currentProgress") { (cls) -> NSProgress? in
      cls.foundation.currentProgresses.last?.progress
    }
    progress.method("becomeCurrentWithPendingUnitCount:") { (progress, units: Int) in
      progress.retain()
      progress.foundation.currentProgresses.append(Current(progress: progress, units: units))
    }
    progress.method("resignCurrent") { (progress) in
      guard let last = progress.foundation.currentProgresses.last, last.progress === progress else {
        throw RuntimeError(
          .invalidArgument,
          "*** -[\(progress.className) resignCurrent]: the receiver is not the current progress")
      }
      progress.foundation.currentProgresses.removeLast()
      // Units without a child progress are completed.
      if !last.isTaken {
        try progress.change(total: progress.total, completed: progress.completed &+ last.units)
      }
      progress.release()
    }
    progress.method("performAsCurrentWithPendingUnitCount:usingBlock:") {
      (progress, units: Int, block: Block) in
      _ = try progress.send("becomeCurrentWithPendingUnitCount:", units)
      try block()
      _ = try progress.send("resignCurrent")
    }
    progress.method("addChild:withPendingUnitCount:") {
      (progress, child: NSProgress, units: Int) in try progress.add(child, units)
    }
    progress.readonly("userInfo", .copy, of: "NSDictionary") { (progress) -> RuntimeObject? in
      try progress.userInfo?.send("copy").object ?? progress.foundation.box(.dictionary([]))
    }
    progress.method("setUserInfoObject:forKey:") { (progress, value: Value, key: String) in
      if progress.userInfo == nil {
        progress.userInfo = try progress.foundation.box(.dictionary([]))?.send("mutableCopy").object
      }
      _ = try progress.userInfo?.send("setValue:forKey:", value, key)
    }
  }
}

extension FoundationClasses {
  package static let progress = NativeClass<NSProgress>(
    "NSProgress", superclass: object, NSProgress.define)
}

extension FoundationWorld {
  /// The current progresses, the innermost last.
  var currentProgresses: [NSProgress.Current] {
    get { self[CurrentProgresses.self] }
    _modify { yield &self[CurrentProgresses.self] }
  }

  private enum CurrentProgresses: WorldKey {
    static func initialValue(in world: FoundationWorld) -> [NSProgress.Current] { [] }
  }
}
