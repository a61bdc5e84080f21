/// The reason of a thread's wait.
package struct Wait {
  /// The type of wait.
  package enum Kind: Sendable {
    /// For a resource of another thread.
    case resource
    /// For the next entry of its run loop.
    case runLoop
    /// For a time.
    case sleep
    /// For work; this is not part of a deadlock.
    case idle
  }

  /// The thread that holds the awaited resource, and where it acquired it.
  package struct Holder {
    package let thread: SimulatedThread
    private let knownPlace: String?
    private let findPlace: (() -> String?)?

    package init(_ thread: SimulatedThread, at place: String? = nil) {
      self.thread = thread
      knownPlace = place
      findPlace = nil
    }

    /// Creates a holder whose source location is found on demand.
    init(_ thread: SimulatedThread, at place: String?, findingPlace: (() -> String?)?) {
      self.thread = thread
      knownPlace = place
      findPlace = findingPlace
    }

    /// The source location, as `file:line`.
    package var place: String? { knownPlace ?? findPlace?() }
  }

  package let kind: Kind
  /// The awaited resource, such as `semaphore <OS_dispatch_semaphore: 0x…>`.
  package let text: () -> String
  /// Returns the thread that holds it now; nil when none does.
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
