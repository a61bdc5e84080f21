extension LabVerdict {
  /// The meaning of the verdict, as a sentence.
  package var summary: String {
    switch self {
    case .overflow:
      "Messages caused each other without end; the detail names the cycle. They are ended when ten "
        + "thousand calls of them stand on the stack."
    case .dangling: "A message came to an object that has gone."
    case .unrecognized: "A message was sent that its receiver does not implement."
    case .assert: "ctx.assert was given something false."
    case .error: "Something raised any other error."
    case .timeout: "The order took longer than the scenario's timeLimit."
    case .deadlock: "Threads waited for each other, or for an event that could not occur any more."
    case .completion: "A handler made by ctx.completion was called never, or more than once."
    case .identity: "ctx.same was given two different things."
    case .resurrected: "A hook that had been removed ran."
    case .lost: "What the app sees without hooks, or an actor promised, came less often."
    case .double: "What the app sees without hooks, or an actor promised, came more often."
    case .leaked: "A class or an object was changed that is none of ctx.targets."
    case .failed: "The scenario's own expect said no."
    case .race:
      "Two threads touched one thing, one of them changed it, and nothing ordered them; the detail "
        + "names both places."
    case .unproven:
      "No hook of the sources was laid, or none ran while the app was driven; only `hookhost lab "
        + "--sources` gives it."
    case .ok: "Everything came as often as it should, and nothing else was changed."
    }
  }
}
