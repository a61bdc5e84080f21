/// The modules that scripts have as globals and in `package.loaded`.
package enum ModuleNames {
  package static let all = [
    "objc", "uikit", "gesture", "hook", "trace", "lab", "runloop", "dispatch", "network",
  ]
}
