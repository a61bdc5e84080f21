internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Selection, by a script without delegate messages, or by a touch.
extension UICollectionView {
  private func select(_ path: ItemPath) throws {
    if !allowsMultipleSelection {
      for other in selected where other != path { try deselect(other) }
    }
    if !selected.contains(path) { selected.append(path) }
    try showSelection(of: path, true)
  }

  private func deselect(_ path: ItemPath) throws {
    selected.removeAll { $0 == path }
    try showSelection(of: path, false)
  }

  private func showSelection(of path: ItemPath, _ isSelected: Bool) throws {
    guard let cell = cell(at: path), cell.isSelected != isSelected else { return }
    try cell.send(collectionSelectors.setSelected, isSelected)
  }

  func cell(at path: ItemPath) -> UICollectionViewCell? {
    view(of: .init(kind: nil, path: path)) as? UICollectionViewCell
  }

  /// Selects or deselects a tapped item after its highlight was removed.
  package func selectByFinger(_ path: ItemPath) throws {
    let current = generation
    if allowsMultipleSelection, selected.contains(path) {
      let should = try callDelegate(.shouldDeselect, world.indexPath(path), as: Bool.self) ?? true
      guard should, current == generation else { return }
      try deselect(path)
      guard current == generation else { return }
      return try sendToDelegate(.didDeselect, world.indexPath(path))
    }
    let should = try callDelegate(.shouldSelect, world.indexPath(path), as: Bool.self) ?? true
    guard should, current == generation else { return }
    if !allowsMultipleSelection {
      for other in selected where other != path {
        try deselect(other)
        guard current == generation else { return }
        try sendToDelegate(.didDeselect, world.indexPath(other))
        guard current == generation else { return }
      }
    }
    if !selected.contains(path) { selected.append(path) }
    try showSelection(of: path, true)
    guard current == generation else { return }
    if let cell = cell(at: path), let template = cell.selectionSegueTemplate {
      try template.send(runtime.selector("perform:"), cell)
      guard current == generation else { return }
    }
    try sendToDelegate(.didSelect, world.indexPath(path))
  }

  private func selectByScript(_ path: NSIndexPath?, _ position: Int, animated: Bool) throws {
    _ = try itemCounts()
    guard let path else {
      for old in selected { try deselect(old) }
      return
    }
    let place = try path.itemPath(for: self)
    guard contains(place) else { return }
    try select(place)
    if position != 0 { try scroll(to: path, position, animated: animated) }
  }

  static func defineSelection(_ view: ClassDefinition<UICollectionView>) {
    view.property("allowsSelection", get: { $0.allowsSelection }) { (view, allows: Bool) in
      view.allowsSelection = allows
      if !allows { for path in view.selected { try view.deselect(path) } }
    }
    view.property("allowsMultipleSelection", get: { $0.allowsMultipleSelection }) {
      (view, allows: Bool) in
      view.allowsMultipleSelection = allows
      if !allows { for path in view.selected.dropFirst() { try view.deselect(path) } }
    }
    view.readonly("indexPathsForSelectedItems", .copy) { (view) -> [NSIndexPath] in
      try view.world.indexPaths(view.selected)
    }
    view.method("selectItemAtIndexPath:animated:scrollPosition:") {
      (view, path: NSIndexPath?, animated: Bool, position: Int) in
      try view.keptAlive { try view.selectByScript(path, position, animated: animated) }
    }
    view.method("deselectItemAtIndexPath:animated:") { (view, path: NSIndexPath?, _: Bool) in
      guard let path else { return }
      try view.keptAlive { try view.deselect(path.itemPath(for: view)) }
    }
  }
}
