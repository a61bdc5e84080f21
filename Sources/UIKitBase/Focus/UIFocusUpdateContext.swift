internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime
internal import VirtualTime

/// The context of a focus update, from UIFocus.h.
package final class UIFocusUpdateContext: RuntimeObject {
  @Weak private var previous: UIView?
  @Weak private var next: UIView?
  private var heading = 0
  /// The list, in contexts for a list's delegate.
  @Weak private var list: UIView?

  func fill(_ previous: UIView?, _ next: UIView?, _ heading: Int) -> UIFocusUpdateContext {
    (self.previous, self.next, self.heading) = (previous, next, heading)
    return self
  }

  /// A context for the same update that a list's delegate receives.
  package func seen(from list: UIView, _ declaration: NativeClass<UIFocusUpdateContext>)
    -> UIFocusUpdateContext
  {
    let made = uikit.create(declaration).fill(previous, next, heading)
    made.list = list
    return made
  }

  /// The index path of the cell that contains a view.
  private func path(of view: UIView?) throws -> NSIndexPath? {
    guard let list, let view else { return nil }
    let asks = runtime.selector("indexPathForCell:")
    for one in view.ancestry where one is any FocusableCell {
      guard one.ancestry.contains(where: { $0 === list }) else { continue }
      return try list.call(asks, one)
    }
    return nil
  }

  static func define(_ context: ClassDefinition<UIFocusUpdateContext>) {
    for name in ["previouslyFocusedItem", "previouslyFocusedView"] {
      context.readonly(name, .weak, of: name.hasSuffix("Item") ? "<UIFocusItem>" : "UIView") {
        $0.previous
      }
    }
    for name in ["nextFocusedItem", "nextFocusedView"] {
      context.readonly(name, .weak, of: name.hasSuffix("Item") ? "<UIFocusItem>" : "UIView") {
        $0.next
      }
    }
    context.readonly("focusHeading") { $0.heading }
  }

  static func defineList(_ context: ClassDefinition<UIFocusUpdateContext>) {
    context.readonly("previouslyFocusedIndexPath", .strong) { try $0.path(of: $0.previous) }
    context.readonly("nextFocusedIndexPath", .strong) { try $0.path(of: $0.next) }
  }
}

/// The animations of a focus update, from UIFocusAnimationCoordinator.h.
package final class UIFocusAnimationCoordinator: RuntimeObject {
  private var plain: [Block] = []
  private var directed: [Block] = []
  private var completions: [Block] = []

  /// A quarter of a second, as commonly seen; no document states it.
  private static let duration = 0.25

  package override func destruct() {
    (plain, directed, completions) = ([], [], [])
    super.destruct()
  }

  /// Runs the animations now, and the completions when they have finished.
  ///
  /// - Throws: the first error of the animations; all of them are run.
  func run(_ context: UIFocusUpdateContext) throws {
    let (plain, directed, completions) = (plain, directed, completions)
    (self.plain, self.directed, self.completions) = ([], [], [])
    var deferred = DeferredErrors()
    func animate(_ body: () throws -> Void) {
      deferred.run {
        let animation = ViewAnimation(
          duration: Self.duration, delay: 0, options: [], completion: nil)
        try uikit.animations.animate(animation, body)
      }
    }
    let details = uikit.create(UIKitClasses.focusAnimationContext)
    for block in plain { animate { try block() } }
    details.keptAlive { for block in directed { animate { try block(.object(details)) } } }
    if !completions.isEmpty {
      try uikit.runLoop.schedule(after: Self.duration, phase: .displayLinks) {
        for block in completions { try block() }
      }
    }
    try deferred.throwFirst()
  }

  static func define(_ coordinator: ClassDefinition<UIFocusAnimationCoordinator>) {
    coordinator.method("addCoordinatedAnimations:completion:") {
      (coordinator, animations: Block?, completion: Block?) in
      if let animations { coordinator.plain.append(animations) }
      if let completion { coordinator.completions.append(completion) }
    }
    for name in ["Focusing", "Unfocusing"] {
      coordinator.method("addCoordinated\(name)Animations:completion:") {
        (coordinator, animations: Block?, completion: Block?) in
        if let animations { coordinator.directed.append(animations) }
        if let completion { coordinator.completions.append(completion) }
      }
    }
  }

  /// Declares the context that the animation blocks for one side receive.
  static func defineContext(_ context: ClassDefinition<RuntimeObject>) {
    context.adopt(UIKitProtocols.focusAnimationContext)
    context.readonly("duration") { (_) -> Double in duration }
  }
}

extension UIKitClasses {
  package static let focusUpdateContext = NativeClass<UIFocusUpdateContext>(
    "UIFocusUpdateContext", superclass: FoundationClasses.object, UIFocusUpdateContext.define)
  package static let tableViewFocusUpdateContext = NativeClass<UIFocusUpdateContext>(
    "UITableViewFocusUpdateContext", superclass: focusUpdateContext,
    UIFocusUpdateContext.defineList)
  package static let collectionViewFocusUpdateContext = NativeClass<UIFocusUpdateContext>(
    "UICollectionViewFocusUpdateContext", superclass: focusUpdateContext,
    UIFocusUpdateContext.defineList)
  package static let focusAnimationCoordinator = NativeClass<UIFocusAnimationCoordinator>(
    "UIFocusAnimationCoordinator", superclass: FoundationClasses.object,
    UIFocusAnimationCoordinator.define)
  package static let focusAnimationContext = NativeClass<RuntimeObject>(
    "_UIFocusAnimationContext", superclass: FoundationClasses.object,
    UIFocusAnimationCoordinator.defineContext)
  /// A rectangle that redirects the focus to other views, from UIFocusGuide.h.
  package static let focusGuide = NativeClass<UILayoutGuide>(
    "UIFocusGuide", superclass: layoutGuide
  ) { guide in
    guide.stored("enabled", getter: "isEnabled", usual: true)
    guide.stored("preferredFocusEnvironments", .copy, usual: [RuntimeObject]())
    let (list, setList) = (
      guide.runtime.selector("preferredFocusEnvironments"),
      guide.runtime.selector("setPreferredFocusEnvironments:")
    )
    guide.property(
      "preferredFocusedView", .weak,
      get: { (guide) -> UIView? in
        let wished: [RuntimeObject] = try guide.call(list)
        return wished.first as? UIView
      },
      set: { (guide, view: UIView?) in
        try guide.send(setList, view.map { [$0 as RuntimeObject] } ?? [])
      })
  }
}
