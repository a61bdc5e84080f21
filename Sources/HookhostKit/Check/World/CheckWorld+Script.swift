/// What the worker's script asks while actors load.
extension CheckWorld {
  /// The actors whose sources are loaded with an actor's, before the first `+load` of either.
  ///
  /// An app has all classes before the first `+load`, also those of an image that is initialized later.
  func actorsLoaded(with actor: Int) -> [Int] {
    let later = running.drop { $0 != plan.actors[actor].name }
    return (beside[actor] ?? [])
      + (loadsNaming[actor] ?? []).filter { later.contains(plan.actors[$0].name) }
  }
}
