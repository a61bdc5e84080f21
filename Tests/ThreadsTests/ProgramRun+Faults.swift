extension ProgramRun {
  /// The guarantee of libdispatch that a run has violated; nil if there is none.
  static func fault(in events: [Event], of program: RandomProgram) -> String? {
    let times: Times
    switch Times.read(events, program) {
    case .success(let read): times = read
    case .failure(let fault): return fault.text
    }
    return times.faultOfBlocks(program) ?? times.faultOfGroups(program)
  }
}

/// A violated guarantee, as text.
private struct Fault: Error {
  let text: String
}

/// The position of each action among the events.
private struct Times {
  private var at: [ProgramRun.Event.Kind: [ProgramRun.Subject: Int]] = [:]

  subscript(kind: ProgramRun.Event.Kind, subject: ProgramRun.Subject) -> Int? {
    at[kind]?[subject]
  }

  /// Reads the events, and counts the blocks inside each limited section.
  static func read(
    _ events: [ProgramRun.Event], _ program: RandomProgram
  ) -> Result<Times, Fault> {
    var times = Times()
    var inside: [ProgramRun.Subject: Int] = [:]
    for (position, event) in events.enumerated() {
      let most: Int? =
        switch event.subject {
        case .lock: 1
        case .semaphore(let which): program.semaphores[which - 1]
        default: nil
        }
      if let most {
        inside[event.subject, default: 0] += event.kind == .begin ? 1 : -1
        if inside[event.subject, default: 0] > most {
          return .failure(Fault(text: "too many are inside \(event.subject)"))
        }
      } else if event.subject == .pastOnce {
        if times[.end, .once] == nil {
          return .failure(Fault(text: "somebody is past once before its block has ended"))
        }
      } else if times.at[event.kind, default: [:]].updateValue(position, forKey: event.subject)
        != nil
      {
        return .failure(Fault(text: "\(event.kind) of \(event.subject) comes twice"))
      }
    }
    return .success(times)
  }

  /// A block that ran on a queue.
  private struct Entry {
    let subject: ProgramRun.Subject
    let queue: Int
    /// Whether it excludes all other blocks of its queue.
    let isAlone: Bool
    let call, made, first, last: Int
  }

  func faultOfBlocks(_ program: RandomProgram) -> String? {
    var entries: [Entry] = []
    for block in program.blocks {
      let subject = ProgramRun.Subject.block(block.number)
      guard let call = self[.call, subject], let made = self[.made, subject],
        let first = self[.begin, subject], let last = self[.end, subject]
      else { return "\(subject) has not run" }
      if first < call { return "\(subject) runs before it was asked for" }
      if block.submission.isWaitedFor, last > made { return "the wait for \(subject) ends early" }
      entries.append(
        Entry(
          subject: subject, queue: block.queue,
          isAlone: program.kinds[block.queue - 1] == .serial || block.submission.isBarrier,
          call: call, made: made, first: first, last: last))
    }
    for (number, queue, count) in program.applies {
      let subject = ProgramRun.Subject.apply(number)
      guard let call = self[.call, subject], let made = self[.made, subject] else {
        return "\(subject) has not ended"
      }
      for index in 0..<count {
        guard let first = self[.begin, .iteration(number, index)],
          let last = self[.end, .iteration(number, index)], call < first, last < made
        else { return "iteration \(index) does not lie within \(subject)" }
        // They run concurrently, on any queue.
        entries.append(
          Entry(
            subject: .iteration(number, index), queue: queue, isAlone: false, call: call,
            made: made, first: first, last: last))
      }
    }
    return Times.faultOfOrder(entries)
  }

  private static func faultOfOrder(_ entries: [Entry]) -> String? {
    for one in entries {
      for other in entries
      where one.queue == other.queue && one.subject != other.subject
        && (one.isAlone || other.isAlone)
      {
        if one.first < other.first, one.last > other.first {
          return "\(other.subject) begins while \(one.subject) runs"
        }
        if one.made < other.call, one.first > other.first {
          return "\(other.subject) comes before \(one.subject)"
        }
      }
    }
    return nil
  }

  func faultOfGroups(_ program: RandomProgram) -> String? {
    for group in 1...2 {
      guard let asked = self[.call, .notification(group)],
        let notified = self[.begin, .notification(group)],
        let waits = self[.call, .wait(group)], let waited = self[.made, .wait(group)]
      else { return "group \(group) is never done" }
      for block in program.blocks
      where block.submission == .groupAsync && block.group == group {
        guard let made = self[.made, .block(block.number)],
          let end = self[.end, .block(block.number)]
        else { continue }
        if made < asked, end > notified {
          return "group \(group) is notified before block \(block.number) has ended"
        }
        if made < waits, end > waited {
          return "group \(group) is waited for before block \(block.number) has ended"
        }
      }
    }
    return nil
  }
}
