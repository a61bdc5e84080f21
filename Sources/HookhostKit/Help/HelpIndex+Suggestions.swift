internal import SelectorRuntime
import StringSearch

/// The names that an unknown name was probably meant to be.
extension HelpIndex {
  /// The suggestions, the most probable first; at most five.
  ///
  /// A name that differs in case alone is the only one. Then follow the names with the fewest edits
  /// (a concept before others), the concepts with the same words, and the names that contain it.
  func suggestions(for name: String) -> [String] {
    let names = allNames
    let word = name.lowercased()
    if let same = names.first(where: { $0.lowercased() == word }) { return [same] }
    var offered: [String] = []
    func offer(_ name: String) {
      if offered.count < 5, !offered.contains(name) { offered.append(name) }
    }
    if let near = nearest(to: name, names) {
      offer(near)
    } else {
      for concept in HelpConcept.near(name) { offer(concept.name) }
    }
    guard word.utf8.count > 2 else { return offered }
    // A name that begins with the word is more probable than one that has it inside, a short name
    // more than a long one, and a selector is least probable.
    for title in conceptNames where title.lowercased().hasPrefix(word) { offer(title) }
    let containing = names.filter { $0.lowercased().contains(word) }
    for name in containing where name.lastPart.lowercased().hasPrefix(word) { offer(name) }
    for name in containing { offer(name) }
    return offered
  }

  /// The name or synonym of a concept that differs by at most two edits; nil if there is none.
  func nearestConcept(to name: String) -> String? {
    NearestName.find(name, among: conceptNames, limit: 2)
  }

  /// The class whose name differs by one edit; nil if there is none.
  func nearestClass(to name: String) -> String? {
    NearestName.find(name, among: classes.map(\.name), limit: 1)
  }

  /// The concept, or else the name, with the fewest edits.
  private func nearest(to name: String, _ names: [String]) -> String? {
    let most = max(name.utf8.count < 6 ? 1 : 2, name.utf8.count / 4)
    for limit in 1...most {
      if let found = NearestName.find(name, among: conceptNames, limit: limit) { return found }
      if let found = NearestName.find(name, among: names, limit: limit) { return found }
    }
    return nil
  }

  private var conceptNames: [String] { HelpConcept.all.flatMap { [$0.name] + $0.synonyms } }
}

extension String {
  /// The name after the last dot: `tap` of `gesture.tap`.
  fileprivate var lastPart: Substring {
    lastIndex(of: ".").map { self[index(after: $0)...] } ?? self[...]
  }
}
