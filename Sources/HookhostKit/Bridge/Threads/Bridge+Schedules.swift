internal import FoundationModels
internal import LuaBridge
internal import SelectorRuntime
internal import Threads

extension Bridge {
  /// Sets who decides at switch points; messages count as such from now on, or no longer.
  func use(scheduleNamed name: String, _ call: FunctionCall) throws {
    guard let schedule = makeSchedule(named: name) else {
      throw call.wrong(
        1, "\"cooperative\", \"random:SEED\" or an exact schedule such as \"exact:4>2,9>1\"")
    }
    world.threads.use(schedule)
  }
}
