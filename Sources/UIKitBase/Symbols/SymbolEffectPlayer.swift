internal import FoundationCore
package import SelectorRuntime
internal import UIKitRuntime
internal import VirtualTime

/// The active symbol effects of a view or bar item, and their completions.
///
/// No document states the duration of an effect. Half a second for each repetition at speed 1 is
/// commonly seen. An indefinite effect ends only when it is removed.
package final class SymbolEffectPlayer {
  /// The duration of one repetition in seconds.
  private static let duration = 0.5

  /// A requested effect or transition.
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

  /// The active effects; discrete effects are removed when they finish.
  private var plays: [Play] = []
  /// Pending completions without an active effect: removals and image transitions.
  private var others: [Play] = []
  private unowned let owner: RuntimeObject

  package init(_ owner: RuntimeObject) { self.owner = owner }

  private var world: UIKitWorld { owner.uikit }

  /// Discards everything without calling completions.
  package func empty() {
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

  /// Finishes an effect after its duration.
  private func end(_ play: Play, after seconds: Double, keeps: Bool) throws {
    play.entry = try world.runLoop.schedule(after: seconds, phase: .blocks) { [weak self] in
      guard let self else { return }
      play.entry = nil
      if keeps { return try self.tell(play, finished: true) }
      self.plays.removeAll(play)
      self.others.removeAll(play)
      defer { play.letGo() }
      try self.tell(play, finished: true)
    }
  }

  /// The duration of an effect with options; nil for an indefinite one.
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

  /// Adds an effect, which replaces one of the same type.
  ///
  /// - Throws: errors of the replaced effect's completion.
  package func add(
    _ effect: NSSymbolEffect, _ options: NSSymbolEffectOptions, animated: Bool, _ completion: Block?
  ) throws {
    let former = plays.filter { $0.effect?.type === effect.type }
    let play = Play(effect, nil, completion)
    plays.append(play)
    let stays = effect.behavior == .lasting
    // From the documentation: `animated` applies to effects that change the look; all others always
    // animate.
    if let length = length(effect, options) {
      try end(play, after: stays && !animated ? 0 : length, keeps: stays)
    }
    try interrupt(former)
  }

  /// Removes effects; the completions of unfinished ones receive `finished` as false.
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

  /// Removes the effect of the same type, or all effects.
  ///
  /// - Throws: errors of the removed effects' completions.
  package func remove(
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

  /// Changes the image with a transition, which replaces an unfinished one.
  ///
  /// - Throws: errors of the replaced transition's completion.
  package func change(
    _ transition: NSSymbolContentTransition, _ options: NSSymbolEffectOptions, _ completion: Block?
  ) throws {
    let former = others.filter { $0.transition != nil }
    let play = Play(nil, transition, completion)
    others.append(play)
    try end(play, after: Self.duration / options.speed, keeps: false)
    for play in former {
      others.removeAll(play)
      defer { play.letGo() }
      try tell(play, finished: false)
    }
  }
}
