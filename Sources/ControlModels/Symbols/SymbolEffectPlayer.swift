internal import FoundationCore
internal import SelectorRuntime
internal import VirtualTime

/// The effects that a view or an item of a bar has on its symbol, and who waits for their ends.
///
/// No document says how long an effect takes; half a second for each play at speed 1 is what is
/// commonly seen. An effect whose options let it play on ends only when it is removed.
final class SymbolEffectPlayer {
  /// Seconds that one play takes.
  private static let duration = 0.5

  /// An effect or a transition that has been asked for.
  private final class Play {
    let effect: NSSymbolEffect?
    let transition: NSSymbolContentTransition?
    let completion: Block?
    var entry: RunLoop.Entry?

    init(_ effect: NSSymbolEffect?, _ transition: NSSymbolContentTransition?, _ completion: Block?)
    {
      (self.effect, self.transition, self.completion) = (effect, transition, completion)
      effect?.retain()
      transition?.retain()
    }

    func letGo() {
      entry?.cancel()
      entry = nil
      effect?.release()
      transition?.release()
    }
  }

  /// The effects that have been added and not removed; a discrete one goes by itself.
  private var plays: [Play] = []
  /// What ends without having an effect of its own: removals, and the transition to an image.
  private var others: [Play] = []
  private unowned let owner: RuntimeObject

  init(_ owner: RuntimeObject) { self.owner = owner }

  private var world: UIKitWorld { owner.uikit }

  /// Forgets all, without telling anybody.
  func empty() {
    let all = plays + others
    (plays, others) = ([], [])
    for play in all { play.letGo() }
  }

  private func tell(_ play: Play, finished: Bool) throws {
    guard let completion = play.completion else { return }
    let context = world.create(UIKitClasses.symbolEffectCompletionContext)
    context.fill(finished, owner, play.effect, play.transition)
    try owner.keptAlive { try context.keptAlive { _ = try completion(.object(context)) } }
  }

  /// Ends one of them when its time has come.
  private func end(_ play: Play, after seconds: Double, keeps: Bool) throws {
    play.entry = try world.runLoop.schedule(after: seconds, phase: .blocks) { [weak self] in
      guard let self else { return }
      play.entry = nil
      if keeps { return try self.tell(play, finished: true) }
      self.plays.removeAll { $0 === play }
      self.others.removeAll { $0 === play }
      defer { play.letGo() }
      try self.tell(play, finished: true)
    }
  }

  /// How long an effect plays with these options; nil means until it is removed.
  private func length(_ effect: NSSymbolEffect, _ options: NSSymbolEffectOptions) -> Double? {
    let once = Self.duration / options.speed
    if effect.behavior == .lasting { return once }
    switch options.repeating {
    case .usual: return effect.behavior == .repeating ? nil : once
    case .once: return once
    case .endless: return nil
    case .times(let count): return once * Double(count) + options.delay * Double(count - 1)
    }
  }

  /// Adds an effect; one of the same type gives way to it, unfinished.
  ///
  /// - Throws: what the completion of the one that gives way throws.
  func add(
    _ effect: NSSymbolEffect, _ options: NSSymbolEffectOptions, animated: Bool, _ completion: Block?
  ) throws {
    let former = plays.filter { $0.effect?.type === effect.type }
    let play = Play(effect, nil, completion)
    plays.append(play)
    let stays = effect.behavior == .lasting
    // The documentation: `animated` is for effects that change the look, all others always move.
    if let length = length(effect, options) {
      try end(play, after: stays && !animated ? 0 : length, keeps: stays)
    }
    try interrupt(former)
  }

  /// Takes effects away; those that had not come to their end hear that they have not.
  private func interrupt(_ former: [Play]) throws {
    var deferred = DeferredErrors()
    for play in former {
      guard let place = plays.firstIndex(where: { $0 === play }) else { continue }
      plays.remove(at: place)
      let hasEnded = play.effect?.behavior == .lasting && play.entry == nil
      defer { play.letGo() }
      if !hasEnded { deferred.run { try tell(play, finished: false) } }
    }
    try deferred.throwFirst()
  }

  /// Removes the effect of the same type, or every one when none is named.
  ///
  /// - Throws: what the completions of what is removed throw.
  func remove(
    _ effect: NSSymbolEffect?, _ options: NSSymbolEffectOptions, animated: Bool,
    _ completion: Block? = nil
  ) throws {
    let former = plays.filter { effect == nil || $0.effect?.type === effect?.type }
    if let completion {
      let removal = Play(effect, nil, completion)
      others.append(removal)
      let moves = animated && !former.isEmpty
      try end(removal, after: moves ? Self.duration / options.speed : 0, keeps: false)
    }
    try interrupt(former)
  }

  /// Lets an image come by a transition; one that is still coming stays unfinished.
  ///
  /// - Throws: what the completion of the one that gives way throws.
  func change(
    _ transition: NSSymbolContentTransition, _ options: NSSymbolEffectOptions, _ completion: Block?
  ) throws {
    let former = others.filter { $0.transition != nil }
    let play = Play(nil, transition, completion)
    others.append(play)
    try end(play, after: Self.duration / options.speed, keeps: false)
    for play in former {
      others.removeAll { $0 === play }
      defer { play.letGo() }
      try tell(play, finished: false)
    }
  }
}
