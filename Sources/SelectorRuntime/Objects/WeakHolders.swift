/// A container that knows objects without owning them.
package protocol WeakHolder: AnyObject {
  /// Called when an object that it knows has begun to end, after its `dealloc`s.
  func weakMemberDidEnd(_ object: RuntimeObject)
}

/// One container that knows an object; the object does not keep it.
struct WeakHolderEntry {
  weak var holder: (any WeakHolder)?
}

extension RuntimeObject {
  /// Lets a container hear of the object's end; once is enough, however often it names the object.
  package final func addWeakHolder(_ holder: any WeakHolder) {
    guard !isConstant else { return }
    let extra = makeExtra()
    if extra.weakHolders.contains(where: { $0.holder === holder }) { return }
    extra.weakHolders.removeAll { $0.holder == nil }
    extra.weakHolders.append(WeakHolderEntry(holder: holder))
  }

  /// Tells the containers that the object has ended.
  final func tellWeakHolders() {
    guard let holders = extra?.weakHolders, !holders.isEmpty else { return }
    extra?.weakHolders = []
    for entry in holders { entry.holder?.weakMemberDidEnd(self) }
  }
}
