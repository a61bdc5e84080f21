import StringSearch

extension Podspec {
  /// The units of a podspec: the pod with its subspecs, and its specs of tests.
  ///
  /// There are none if the podspec names sources of which the tree has none: a project may have
  /// the podspecs of pods that are elsewhere.
  ///
  /// - Parameters:
  ///   - path: The podspec's path.
  ///   - tree: The files of the project.
  func units(_ path: String, in tree: ProjectTree) -> [ProjectUnit] {
    let folder = ProjectPath.folder(of: path)
    let name = spec.texts("name").first ?? ProjectPath.stem(path)
    var unit = ProjectUnit(name: name, kind: .library)
    unit.origin = path
    unit.folder = folder
    unit.moduleNames =
      [name] + [spec.texts("module_name"), spec.texts("header_dir")].flatMap(\.self)
    unit.usesARC = true
    unit.isFramework = tree.files.contains { file in
      ProjectPath.name(file) == "Podfile" && tree.text(file)?.contains("use_frameworks!") == true
    }
    // CocoaPods writes this prefix header, unless the pod wants none.
    if spec.value("prefix_header_file").map({ $0.texts.isEmpty }) != true {
      unit.prefixText = "#ifdef __OBJC__\n#import <UIKit/UIKit.h>\n#endif\n"
    }
    var tests: [ProjectUnit] = []
    add(spec, folder, tree, to: &unit, &tests)
    let units = [unit] + tests
    let isElsewhere = units.allSatisfy { $0.sources.isEmpty && $0.headers.isEmpty }
    return isElsewhere && namesSources(spec) ? [] : units
  }

  private func namesSources(_ spec: Spec) -> Bool {
    !spec.texts("source_files").isEmpty || spec.subspecs.contains(where: namesSources)
  }

  private func add(
    _ spec: Spec, _ folder: String, _ tree: ProjectTree, to unit: inout ProjectUnit,
    _ tests: inout [ProjectUnit]
  ) {
    let files = self.files(spec.texts("source_files"), spec, folder, tree)
    let all = Set(self.files(spec.texts("source_files"), nil, folder, tree))
    unit.excludedSources += all.subtracting(files).sorted().filter {
      ["m", "mm", "c"].contains(ProjectPath.ending($0))
    }
    let arc = spec.value("requires_arc")
    var counted: Set<String>?
    if let arc, case let patterns = arc.texts, !patterns.isEmpty {
      counted = Set(self.files(patterns, nil, folder, tree))
    }
    for file in files {
      if ["h", "hh", "hpp", "pch"].contains(ProjectPath.ending(file)) {
        if !unit.headers.contains(file) { unit.headers.append(file) }
      } else if !unit.sources.contains(where: { $0.path == file }) {
        var source = ProjectUnit.Source(path: file)
        if let counted { source.usesARC = counted.contains(file) }
        if case .flag(let flag)? = arc { source.usesARC = flag }
        unit.sources.append(source)
      }
    }
    unit.headers += self.files(
      spec.texts("public_header_files") + spec.texts("private_header_files"), nil, folder, tree
    ).filter { !unit.headers.contains($0) }
    for key in ["resources", "resource"] {
      unit.resources += spec.texts(key).flatMap { tree.paths($0, in: folder) }
    }
    if case .table(let bundles)? = spec.value("resource_bundles") ?? spec.value("resource_bundle") {
      for (name, patterns) in bundles.sorted(by: { $0.key < $1.key }) {
        unit.resourceBundles.append((name, patterns.texts.flatMap { tree.paths($0, in: folder) }))
      }
    }
    if let header = spec.texts("prefix_header_file").first {
      unit.prefixHeader = ProjectPath.normalized(ProjectPath.join(folder, header))
    }
    let contents = spec.texts("prefix_header_contents")
    if !contents.isEmpty {
      unit.prefixText = (unit.prefixText ?? "") + contents.joined(separator: "\n") + "\n"
    }
    var flags = spec.texts("compiler_flags")
    for key in ["pod_target_xcconfig", "xcconfig", "user_target_xcconfig"] {
      guard case .table(let table)? = spec.value(key) else { continue }
      flags += table["OTHER_CFLAGS"]?.texts ?? []
      for word in (table["GCC_PREPROCESSOR_DEFINITIONS"]?.texts ?? []).flatMap(BuildSettings.words)
      where !word.hasPrefix("$") { unit.define.append(word) }
      for path in (table["HEADER_SEARCH_PATHS"]?.texts ?? []).flatMap(BuildSettings.words) {
        let inPod = path.replacing("$(PODS_TARGET_SRCROOT)/", with: "")
          .replacing("${PODS_TARGET_SRCROOT}/", with: "")
        if let path = ProjectPath.normalized(ProjectPath.join(folder, inPod)),
          tree.folders.contains(path)
        {
          unit.searchPaths.append(path)
        }
      }
    }
    for flag in flags.flatMap(BuildSettings.words) where flag.hasPrefix("-D") {
      unit.define.append(String(flag.dropFirst(2)))
    }
    unit.dependencies += spec.dependencies.map { String($0.prefix { $0 != "/" }) }
      .filter { $0 != unit.name }
    // By default all subspecs are part of a pod.
    for part in spec.subspecs where !part.isTest { add(part, folder, tree, to: &unit, &tests) }
    for part in spec.subspecs where part.isTest {
      var test = ProjectUnit(name: "\(unit.name)-\(part.name)", kind: .tests)
      (test.origin, test.folder, test.usesARC) = (unit.origin, folder, true)
      test.dependencies = [unit.name]
      var none: [ProjectUnit] = []
      add(part, folder, tree, to: &test, &none)
      tests.append(test)
    }
  }

  private static let endings: Set<String> = ["h", "hh", "hpp", "m", "mm", "c", "cpp", "swift", "s"]

  /// The files of patterns without those that the spec excludes; a folder means the sources in it.
  private func files(
    _ patterns: [String], _ spec: Spec?, _ folder: String, _ tree: ProjectTree
  ) -> [String] {
    let excluded = (spec?.texts("exclude_files") ?? []).compactMap { pattern in
      ProjectPath.normalized(ProjectPath.join(folder, pattern))
    }
    let patternsToLeave = excluded.map(PathPattern.init)
    var seen: Set<String> = []
    return patterns.flatMap { pattern in
      tree.paths(pattern, in: folder).flatMap { path in
        guard tree.folders.contains(path) else { return [path] }
        return tree.files.filter {
          ProjectPath.folder(of: $0) == path && Self.endings.contains(ProjectPath.ending($0))
        }
      }
    }.filter { file in
      let isLeft =
        patternsToLeave.contains { $0.matches(file) }
        || excluded.contains { ProjectPath.isInside(file, $0) }
      return !isLeft && seen.insert(file).inserted
    }
  }
}
