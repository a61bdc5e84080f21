internal import SelectorRuntime
internal import UIKitBase

/// The reusable views of a table or collection, and the classes registered for them.
///
/// The pool retains its views. A dequeued view stays retained until the next one is dequeued, so
/// that the caller can retain it.
final class ReusePool {
  private var classes: [String: RuntimeClass] = [:]
  @StrongList private var nibObjects: [UINib] = []
  private var nibs: [String: UINib] = [:]
  private var prototypes: [String: any ListPrototype] = [:]
  private var waiting: [String: [UIView]] = [:]
  @Strong private var lent: UIView?

  /// The class registered for an identifier.
  func registeredClass(_ identifier: String) -> RuntimeClass? {
    classes[identifier].flatMap { $0.isErased ? nil : $0 }
  }

  /// The nib registered for an identifier.
  func registeredNib(_ identifier: String) -> UINib? {
    nibs[identifier].flatMap { $0.isErased ? nil : $0 }
  }

  /// The prototype of a storyboard for an identifier.
  func prototype(_ identifier: String) -> (any ListPrototype)? { prototypes[identifier] }

  /// Sets the prototype for an identifier; a later registration replaces it.
  func setPrototype(_ prototype: any ListPrototype, for identifier: String) {
    prototypes[identifier] = prototype
  }

  /// Registers a class; nil removes the registration.
  func register(_ cls: RuntimeClass?, for identifier: String) {
    classes[identifier] = cls
    prototypes[identifier] = nil
    setNib(nil, for: identifier)
  }

  /// Registers a nib instead of a class; nil removes the registration.
  func register(_ nib: UINib?, for identifier: String) {
    classes[identifier] = nil
    prototypes[identifier] = nil
    setNib(nib, for: identifier)
  }

  private func setNib(_ nib: UINib?, for identifier: String) {
    guard nib != nil || nibs[identifier] != nil else { return }
    nibs[identifier] = nib
    nibObjects = Array(nibs.values)
  }

  /// Stores a view for reuse.
  func add(_ view: UIView, for identifier: String) {
    guard !waiting[identifier, default: []].contains(view) else { return }
    view.retain()
    waiting[identifier, default: []].append(view)
  }

  /// Dequeues the view that was added last.
  func take(_ identifier: String) -> UIView? {
    while let view = waiting[identifier]?.popLast() {
      if view.isErased { continue }
      lent = view
      view.release()
      return view
    }
    return nil
  }

  /// Removes a view that a script uses in another way.
  func forget(_ view: UIView, for identifier: String) {
    guard let place = waiting[identifier]?.firstIndex(of: view) else { return }
    waiting[identifier]?.remove(at: place)
    view.release()
  }

  /// Releases all views; registrations are kept.
  func empty() {
    lent = nil
    nibObjects = []
    let all = waiting
    waiting = [:]
    for identifier in all.keys.sorted() {
      for view in all[identifier] ?? [] { view.release() }
    }
  }
}
