/// A part of a project that is built as one product: a target, a pod, or the files of a folder.
///
/// All paths are relative to the project's folder.
package struct ProjectUnit {
  package enum Kind: String {
    case application, library, tests
    /// Tests that drive an app from outside, and programs of other kinds.
    case other
  }

  package struct Source: Equatable {
    package var path: String
    /// Whether ARC counts; nil where only the unit's options say so.
    package var usesARC: Bool?
    /// Macros of this file alone.
    package var define: [String] = []
  }

  package var name: String
  package var kind: Kind
  /// Its place among the units of the project, which tells it from others of its name.
  package var number = -1
  /// The file that describes it: `App.xcodeproj`, `Package.swift`; empty for the tree.
  package var origin = ""
  /// Names that precede its headers: `<Name/Header.h>`.
  package var moduleNames: [String] = []
  package var sources: [Source] = []
  package var headers: [String] = []
  /// Sources that a podspec excludes, such as those of another platform.
  package var excludedSources: [String] = []
  /// Files and folders that are copied into its bundle.
  var resources: [String] = []
  /// Bundles inside its bundle, with the files that are copied into each: CocoaPods' `resource_bundles`.
  var resourceBundles: [(name: String, paths: [String])] = []
  package var define: [String] = []
  /// The header that precedes all its sources.
  package var prefixHeader: String?
  /// Text that precedes all its sources.
  package var prefixText: String?
  /// Whether ARC counts references; nil when nothing says so.
  package var usesARC: Bool?
  package var searchPaths: [String] = []
  var infoPlist: String?
  /// Entries of Info.plist that build settings make.
  var infoEntries: [String: String] = [:]
  /// The property list of the app's entitlements.
  var entitlements: String?
  /// The build settings that Info.plist's variables name.
  package var settings: BuildSettings?
  /// Names of units that are linked into it.
  var dependencies: [String] = []
  /// The app that the tests run in.
  package var host: String?
  /// The platform it is for, when that is not iOS.
  package var foreignPlatform: String?
  /// The folder that it belongs to.
  package var folder = ""
  /// The product's name: that of its bundle.
  var productName: String?
  /// Whether it is a bundle inside its host, and not a static library.
  var isFramework = false
  /// References to files that are not there.
  var missing: [String] = []
}

extension ProjectUnit {
  /// Creates a unit without files.
  package static func empty(_ name: String, _ kind: Kind) -> ProjectUnit {
    ProjectUnit(name: name, kind: kind)
  }
}

extension ProjectUnit.Source {
  /// A source that is read with its unit's options.
  package static func plain(_ path: String) -> ProjectUnit.Source { ProjectUnit.Source(path: path) }
}
