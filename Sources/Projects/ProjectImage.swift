package import LuaModules

/// All that is linked into one program: a bundle of tests with what it tests, or an app.
package struct ProjectImage {
  package struct Source {
    /// The path that opens it.
    package let path: String
    package let options: SourceOptions
    /// The path of the bundle that its classes belong to; nil for the app's.
    package let bundle: String?

    package init(path: String, options: SourceOptions, bundle: String?) {
      self.path = path
      self.options = options
      self.bundle = bundle
    }
  }

  /// A folder of resources, with its Info.plist.
  package struct Bundle {
    /// Its path inside the app's bundle; `""` is the app's own.
    package let path: String
    package var files: [ProjectResources.File] = []
    package var infoPlist: String?
    package var infoEntries: [String: String] = [:]
    package var settings: BuildSettings?
    /// The property list of the entitlements, which only an app has.
    package var entitlements: String?
  }

  package let name: String
  package var sources: [Source] = []
  /// Sources in languages that are not read, by the language.
  package var foreign: [(language: String, path: String)] = []
  package var bundles: [Bundle] = []
  /// Files that tests find beside their sources.
  package var fixtures: [String] = []
  /// The arguments and the environment that the scheme of the tests defines.
  package var launch = ProjectLaunch()
  /// The numbers of the version of iOS in the name of its SDK, `iphoneos4.3`; empty without a version.
  package var sdkVersion: [Int] = []
  /// Source files' references that lead nowhere.
  package var missing: [String] = []
}
