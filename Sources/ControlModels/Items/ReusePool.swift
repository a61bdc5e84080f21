internal import SelectorRuntime

/// The views that a table or a collection keeps for reuse, and the classes that it makes them of.
///
/// It owns what waits in it. A view that is taken out stays alive until the next one is, which is
/// long enough for whoever asked to take it over.
final class ReusePool {
  private var classes: [String: RuntimeClass] = [:]
  @StrongList private var nibObjects: [UINib] = []
  private var nibs: [String: UINib] = [:]
  private var waiting: [String: [UIView]] = [:]
  @Strong private var lent: UIView?

  /// The class that is registered for an identifier.
  func registeredClass(_ identifier: String) -> RuntimeClass? {
    classes[identifier].flatMap { $0.isErased ? nil : $0 }
  }

  /// The nib that is registered for an identifier.
  func registeredNib(_ identifier: String) -> UINib? {
    nibs[identifier].flatMap { $0.isErased ? nil : $0 }
  }

  /// Registers a class, or with nil takes back that one was.
  func register(_ cls: RuntimeClass?, for identifier: String) {
    classes[identifier] = cls
    setNib(nil, for: identifier)
  }

  /// Registers a nib in place of a class, or with nil takes back that one was.
  func register(_ nib: UINib?, for identifier: String) {
    classes[identifier] = nil
    setNib(nib, for: identifier)
  }

  private func setNib(_ nib: UINib?, for identifier: String) {
    guard nib != nil || nibs[identifier] != nil else { return }
    nibs[identifier] = nib
    nibObjects = Array(nibs.values)
  }

  /// Keeps a view until it is asked for.
  func add(_ view: UIView, for identifier: String) {
    guard !waiting[identifier, default: []].contains(view) else { return }
    view.retain()
    waiting[identifier, default: []].append(view)
  }

  /// Hands out the view that has come last.
  func take(_ identifier: String) -> UIView? {
    while let view = waiting[identifier]?.popLast() {
      if view.isErased { continue }
      lent = view
      view.release()
      return view
    }
    return nil
  }

  /// Takes out a view that a script uses in another way.
  func forget(_ view: UIView, for identifier: String) {
    guard let place = waiting[identifier]?.firstIndex(of: view) else { return }
    waiting[identifier]?.remove(at: place)
    view.release()
  }

  /// Lets go of everything; the classes stay known.
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
