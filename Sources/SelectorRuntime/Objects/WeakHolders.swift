/// A container of weak references.
package protocol WeakHolder: AnyObject {
  /// Called after the `dealloc` of one of its objects.
  func weakMemberDidDeallocate(_ object: RuntimeObject)
}

/// A weak reference to a container.
struct WeakHolderEntry {
  weak var holder: (any WeakHolder)?
}

extension RuntimeObject {
  /// Notifies a container when the object is deallocated, once even if it is added repeatedly.
  package final func addWeakHolder(_ holder: any WeakHolder) {
    guard !isConstant else { return }
    let extra = makeExtra()
    if extra.weakHolders.contains(where: { $0.holder === holder }) { return }
    extra.weakHolders.removeAll { $0.holder == nil }
    extra.weakHolders.append(WeakHolderEntry(holder: holder))
  }

  /// Notifies the containers of the deallocation.
  final func notifyWeakHolders() {
    guard let holders = extra?.weakHolders, !holders.isEmpty else { return }
    extra?.weakHolders = []
    for entry in holders { entry.holder?.weakMemberDidDeallocate(self) }
  }
}
