// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
  // Overlapping accesses are found by the tests, which are built for debugging.
  .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
]

// A program that stands at a fixed address has nothing to relocate when it starts: 110 pages fewer
// are touched before the first line of a script.
let fixed: [LinkerSetting] = [
  .unsafeFlags(
    ["-Xclang-linker", "-no-pie", "-Xclang-linker", "-static-libgcc"],
    .when(configuration: .release))
]

let package = Package(
  name: "hookhost",
  products: [
    .executable(name: "hookhost", targets: ["hookhost"]),
    .executable(name: "hookhost-bench", targets: ["hookhost-bench"]),
  ],
  targets: [
    .systemLibrary(name: "CLua", pkgConfig: "lua5.4", providers: [.apt(["liblua5.4-dev"])]),
    .target(
      name: "CLuaShims", dependencies: ["CLua"],
      cSettings: [.unsafeFlags(["-Wall", "-Wextra", "-Werror"])]),
    .target(name: "LuaBridge", dependencies: ["CLua", "CLuaShims"], swiftSettings: strict),
    .target(name: "SelectorRuntime", swiftSettings: strict),
    .target(name: "VirtualTime", swiftSettings: strict),
    .target(
      name: "FoundationModels", dependencies: ["SelectorRuntime", "VirtualTime"],
      swiftSettings: strict),
    .target(
      name: "ControlModels", dependencies: ["SelectorRuntime", "VirtualTime", "FoundationModels"],
      swiftSettings: strict),
    .target(
      name: "Hooks", dependencies: ["SelectorRuntime", "VirtualTime", "FoundationModels"],
      swiftSettings: strict),
    .target(
      name: "HookhostKit",
      dependencies: [
        "SelectorRuntime", "VirtualTime", "FoundationModels", "ControlModels", "Hooks", "LuaBridge",
      ],
      // Lua, HTML, CSS and JavaScript stand in files of their own and in the program as bytes.
      resources: [
        .embedInCode("Bridge/Scripts"), .embedInCode("CommandLine/Scripts"),
        .embedInCode("Lab/Command/Page"), .embedInCode("Lab/Scripts"),
        .embedInCode("TestRunner/Scripts"), .embedInCode("Trace/Page/Files"),
        .embedInCode("Trace/Scripts"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "hookhost", dependencies: ["HookhostKit", "LuaBridge"], swiftSettings: strict,
      linkerSettings: fixed),
    .target(name: "CBenchmarkPeers"),
    .executableTarget(
      name: "hookhost-bench", dependencies: ["CBenchmarkPeers", "SelectorRuntime"],
      swiftSettings: strict, linkerSettings: [.linkedLibrary("m")]),
    .testTarget(
      name: "SelectorRuntimeTests", dependencies: ["SelectorRuntime"], swiftSettings: strict),
    .testTarget(name: "VirtualTimeTests", dependencies: ["VirtualTime"], swiftSettings: strict),
    .testTarget(name: "LuaBridgeTests", dependencies: ["LuaBridge"], swiftSettings: strict),
    .testTarget(
      name: "FoundationModelsTests",
      dependencies: ["FoundationModels", "SelectorRuntime", "VirtualTime"],
      swiftSettings: strict),
    .testTarget(
      name: "HooksTests",
      dependencies: ["Hooks", "FoundationModels", "SelectorRuntime", "VirtualTime"],
      swiftSettings: strict),
    .testTarget(
      name: "ControlModelsTests",
      dependencies: ["ControlModels", "FoundationModels", "SelectorRuntime", "VirtualTime"],
      swiftSettings: strict),
    .testTarget(
      name: "HookhostKitTests", dependencies: ["HookhostKit", "LuaBridge"], swiftSettings: strict),
  ]
)
