/// The projects of an `.xcworkspace`, read from its `contents.xcworkspacedata`.
///
/// Xcode and CocoaPods write a workspace where an app and its pods, or a library and its examples, are
/// projects of their own.
struct XcodeWorkspace {
  /// The paths of the projects, relative to the folder of the tree; absolute for those outside it.
  private(set) var projects: [String] = []

  /// Reads a workspace; nil if the file is missing or is not a workspace in XML.
  ///
  /// - Parameters:
  ///   - path: The path of the `.xcworkspace` in the tree.
  ///   - tree: The files of the project.
  init?(_ path: String, in tree: ProjectTree) {
    let file = tree.path(ProjectPath.join(path, "contents.xcworkspacedata"))
    guard let bytes = ProjectPath.bytes(file), let root = XMLElement.root(of: bytes),
      root.name == "Workspace"
    else { return nil }
    let folder = ProjectPath.folder(of: path)
    add(root.children, in: folder, container: folder, tree)
  }

  /// Adds the references to projects of a group and of the groups in it.
  private mutating func add(
    _ elements: [XMLElement], in group: String, container: String, _ tree: ProjectTree
  ) {
    for element in elements {
      guard let location = element["location"], let colon = location.firstIndex(of: ":") else {
        continue
      }
      let path = String(location[location.index(after: colon)...])
      let whole: String
      switch location[..<colon] {
      case "container": whole = ProjectPath.join(container, path)
      case "absolute": whole = path
      case "self": whole = container
      case "group": whole = ProjectPath.join(group, path)
      default: continue
      }
      if element.name == "Group" {
        add(element.children, in: whole, container: container, tree)
      } else if ProjectPath.ending(whole) == "xcodeproj", let found = Self.place(whole, tree),
        !projects.contains(found)
      {
        projects.append(found)
      }
    }
  }

  /// A path in the tree, or the absolute path of a folder outside it; nil if there is no folder.
  private static func place(_ path: String, _ tree: ProjectTree) -> String? {
    if let inside = ProjectPath.normalized(path), !path.hasPrefix("/") {
      return tree.folders.contains(inside) ? inside : nil
    }
    return ProjectPath.real(tree.path(path))
  }
}
