/// The reason of a thread's wait.
package struct Wait {
  /// Why a thread stands still.
  package enum Kind: Sendable {
    /// For something that another thread has or does.
    case resource
    /// For the next thing that its run loop has to do.
    case runLoop
    /// For time to pass.
    case sleep
    /// For work; nobody misses it.
    case idle
  }

  /// Who can end a wait, and where that one took what is waited for.
  package struct Holder {
    package let thread: SimulatedThread
    private let knownPlace: String?
    private let findPlace: (() -> String?)?

    package init(_ thread: SimulatedThread, at place: String? = nil) {
      self.thread = thread
      knownPlace = place
      findPlace = nil
    }

    /// Somebody who has something because of what is defined somewhere.
    init(_ thread: SimulatedThread, at place: String?, findingPlace: (() -> String?)?) {
      self.thread = thread
      knownPlace = place
      findPlace = findingPlace
    }

    /// The line, as `file:line`.
    package var place: String? { knownPlace ?? findPlace?() }
  }

  package let kind: Kind
  /// The thing that is waited for, such as `semaphore <OS_dispatch_semaphore: 0x…>`.
  package let text: () -> String
  /// Answers who has it now; nil when it is nobody's.
  package let holder: () -> Holder?

  package init(
    _ text: @escaping @autoclosure () -> String, kind: Kind = .resource,
    holder: @escaping () -> Holder? = { nil }
  ) {
    self.kind = kind
    self.text = text
    self.holder = holder
  }
}
