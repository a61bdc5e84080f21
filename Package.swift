// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

let strictC: [CSetting] = [
  .enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error),
]

// What most models depend on, and the lowest modules of UIKit.
let core: [Target.Dependency] = [
  "CStandardLibrary", "StringSearch", "Systems", "SelectorRuntime", "VirtualTime", "FoundationCore",
  "FoundationThreads",
]
let views: [Target.Dependency] = ["UIKitRuntime", "QuartzCore", "UIKitBase"]

// The modules of Foundation and UIKit, each of which depends on earlier ones only.
let foundation: [Target.Dependency] = [
  "StringSearch", "SelectorRuntime", "VirtualTime", "Threads", "Systems", "FoundationCore",
  "FoundationThreads", "FoundationFiles", "FoundationText", "FoundationNetwork", "FoundationModels",
]
let uiKit: [Target.Dependency] = [
  "UIKitRuntime", "QuartzCore", "UIKitBase", "UIKitText", "UIKitControls", "UIKitLists",
  "UIKitControllers", "UIKitDynamics", "WebKit", "CoreLocation", "CoreTelephony",
  "AdSupport", "UserNotifications", "StoreKit", "UIKitDrawing", "ControlModels",
]

let package = Package(
  name: "hookhost",
  // The oldest macOS that has all of the standard library that the modules use.
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Hookhost", targets: ["Hookhost"]),
    .executable(name: "hookhost", targets: ["HookhostProgram"]),
    .executable(name: "hookhost-bench", targets: ["hookhost-bench"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLua", pkgConfig: "lua5.4", providers: [.apt(["liblua5.4-dev"]), .brew(["lua@5.4"])]),
    .target(name: "CProcess", cSettings: strictC),
    // The C library, whose module has another name on each system.
    .target(name: "CStandardLibrary", swiftSettings: strict),
    // Searching strings without the standard library's regular expressions.
    .target(name: "StringSearch", swiftSettings: strict),
    // Libraries that are loaded with their first use, not linked: ICU for locales, texts and regular
    // expressions, zlib, libxml2, cmark-gfm, libclang, SQLite, and libedit with librsvg.
    .target(name: "CSharedLibrary", cSettings: strictC),
    .target(name: "CICU", dependencies: ["CSharedLibrary"], cSettings: strictC),
    .target(name: "CZlib", dependencies: ["CSharedLibrary"], cSettings: strictC),
    .target(name: "CXML", dependencies: ["CSharedLibrary"], cSettings: strictC),
    .target(name: "CMarkdown", dependencies: ["CSharedLibrary"], cSettings: strictC),
    .target(name: "CLibclang", dependencies: ["CSharedLibrary"], cSettings: strictC),
    .target(name: "CSQLite", dependencies: ["CSharedLibrary"], cSettings: strictC),
    .target(name: "CLineEditor", dependencies: ["CSharedLibrary"], cSettings: strictC),
    .target(
      name: "CLuaShims", dependencies: ["CLua", "CProcess"],
      cSettings: strictC),
    .target(
      name: "LuaBridge",
      dependencies: [
        "CLua", "CLuaShims", "CProcess", "CStandardLibrary", "CLineEditor", "StringSearch",
      ],
      swiftSettings: strict),
    .target(name: "SelectorRuntime", dependencies: ["StringSearch"], swiftSettings: strict),
    .target(name: "VirtualTime", swiftSettings: strict),
    .target(name: "Threads", dependencies: ["VirtualTime"], swiftSettings: strict),
    // The versions of the system, and what differs between them.
    .target(name: "Systems", dependencies: ["SelectorRuntime"], swiftSettings: strict),
    // Foundation, by layers; FoundationModels lists the classes of all of them.
    .target(
      name: "FoundationCore",
      dependencies: [
        "CICU", "CStandardLibrary", "StringSearch", "Systems", "SelectorRuntime", "VirtualTime",
        "Threads",
      ],
      swiftSettings: strict),
    .target(
      name: "FoundationThreads",
      dependencies: ["SelectorRuntime", "VirtualTime", "Threads", "FoundationCore"],
      swiftSettings: strict),
    .target(
      name: "FoundationFiles", dependencies: core + ["CICU", "CZlib", "Threads"],
      swiftSettings: strict),
    .target(
      name: "FoundationText",
      dependencies: [
        "Systems", "SelectorRuntime", "FoundationCore", "FoundationFiles", "CICU", "CMarkdown",
        "CStandardLibrary", "CXML", "StringSearch",
      ],
      swiftSettings: strict),
    .target(
      name: "FoundationNetwork",
      dependencies: core + ["FoundationFiles", "FoundationText", "Threads"],
      swiftSettings: strict),
    .target(
      name: "FoundationModels",
      dependencies: core + ["FoundationFiles", "FoundationText", "FoundationNetwork"],
      swiftSettings: strict),
    // UIKit and the frameworks beside it, by layers; ControlModels lists all their classes.
    .target(
      name: "UIKitRuntime", dependencies: ["Systems", "SelectorRuntime", "FoundationCore"],
      swiftSettings: strict),
    .target(
      name: "QuartzCore",
      dependencies: [
        "CStandardLibrary", "Systems", "SelectorRuntime", "FoundationCore", "UIKitRuntime",
      ],
      swiftSettings: strict),
    .target(
      name: "UIKitBase",
      dependencies: core + ["FoundationFiles", "FoundationText", "UIKitRuntime", "QuartzCore"],
      swiftSettings: strict),
    .target(
      name: "UIKitText",
      dependencies: core + views + ["Threads", "FoundationFiles", "FoundationText"],
      swiftSettings: strict),
    .target(
      name: "UIKitControls",
      dependencies: core + views + ["FoundationFiles", "FoundationText", "UIKitText"],
      swiftSettings: strict),
    .target(
      name: "UIKitLists",
      dependencies: core + views + [
        "FoundationFiles", "FoundationText", "UIKitText", "UIKitControls",
      ],
      swiftSettings: strict),
    .target(
      name: "UIKitControllers",
      dependencies: core + views + [
        "Threads", "FoundationFiles", "FoundationText", "UIKitText", "UIKitControls",
        "UIKitLists",
      ],
      swiftSettings: strict),
    .target(
      name: "UIKitDynamics",
      dependencies: core + views + ["FoundationFiles", "UIKitLists", "UIKitControllers"],
      swiftSettings: strict),
    .target(
      name: "WebKit",
      dependencies: core + views + ["FoundationFiles", "FoundationNetwork", "UIKitControls"],
      swiftSettings: strict),
    .target(
      name: "CoreLocation", dependencies: core + views + ["FoundationFiles", "FoundationNetwork"],
      swiftSettings: strict),
    .target(
      name: "CoreTelephony",
      dependencies: ["Systems", "SelectorRuntime", "FoundationCore", "UIKitRuntime"],
      swiftSettings: strict),
    .target(
      name: "AdSupport", dependencies: core + ["FoundationFiles", "UIKitRuntime", "UIKitBase"],
      swiftSettings: strict),
    .target(
      name: "UserNotifications",
      dependencies: core + ["FoundationFiles", "FoundationText", "UIKitRuntime", "UIKitBase"],
      swiftSettings: strict),
    .target(
      name: "StoreKit", dependencies: core + ["FoundationNetwork", "UIKitRuntime", "UIKitBase"],
      swiftSettings: strict),
    .target(
      name: "UIKitDrawing",
      dependencies: core + views + [
        "FoundationText", "UIKitText", "UIKitControls", "UIKitLists", "UIKitControllers",
      ],
      swiftSettings: strict),
    .target(
      name: "ControlModels",
      dependencies: core + views + [
        "FoundationModels", "UIKitText", "UIKitControls", "UIKitLists", "UIKitControllers",
        "UIKitDynamics", "WebKit", "CoreLocation", "CoreTelephony", "AdSupport",
        "UserNotifications", "StoreKit", "UIKitDrawing",
      ],
      swiftSettings: strict),
    .target(name: "Hooks", dependencies: core, swiftSettings: strict),
    .target(
      name: "ObjectiveCSources", dependencies: ["CLibclang", "StringSearch"], swiftSettings: strict),
    .target(name: "Databases", dependencies: ["CSQLite"], swiftSettings: strict),
    .target(name: "XMLTrees", dependencies: ["CXML"], swiftSettings: strict),
    .target(name: "CEmbeddedFiles", dependencies: ["CZlib"], cSettings: strictC),
    // The Lua modules and what they need: handles, messages, traces, the lab.
    .target(
      name: "LuaModules",
      dependencies: foundation + uiKit + ["Hooks", "LuaBridge", "CEmbeddedFiles"],
      // Files in other languages, which scripts/embed lists for CEmbeddedFiles.
      exclude: [
        "Bridge/Scripts", "Lab/Scripts", "Modules/Gesture/Scripts", "Output/Scripts",
        "Systems/availability.txt",
      ],
      swiftSettings: strict),
    // Projects as they are on the disk: what describes them, their sources, headers and resources.
    .target(
      name: "Projects",
      dependencies: [
        "CEmbeddedFiles", "FoundationCore", "FoundationFiles", "LuaBridge", "LuaModules",
        "ObjectiveCSources", "StringSearch",
      ],
      exclude: ["Interfaces/interface_properties.txt"],
      swiftSettings: strict),
    // A world in a Lua state, with Objective-C: headers, the C library, sources and projects.
    .target(
      name: "ScriptHost",
      dependencies: foundation + uiKit + [
        "LuaModules", "Projects", "Hooks", "LuaBridge", "ObjectiveCSources", "Databases",
        "XMLTrees", "CEmbeddedFiles",
      ],
      exclude: [
        "CoreData/Scripts", "ObjectiveC/Scripts", "ObjectiveCHeaders/Headers",
        "ObjectiveCHeaders/Interfaces",
      ],
      swiftSettings: strict),
    // What the calls of `hookhost mcp` must not do, as far as the system can prevent it.
    .target(name: "CConfinement", cSettings: strictC),
    // The commands: scripts, tests, traces, the lab, the prompt, help, editor support.
    .target(
      name: "HookhostKit",
      dependencies: foundation + uiKit + [
        "ScriptHost", "Projects", "LuaModules", "Hooks", "LuaBridge", "ObjectiveCSources",
        "CConfinement", "CEmbeddedFiles", "CStandardLibrary",
      ],
      exclude: [
        "Check/Page", "Check/Rules/check_rules.txt", "Check/Scripts", "CommandLine/Output/Schemas",
        "Help/Concepts/concepts.txt", "Help/Examples", "Help/Page", "Lab/Command/Page",
        "REPL/Scripts", "TestRunner/Scripts", "ToolServer/Scripts", "Trace/Page/Files",
        "Trace/Scripts",
      ],
      swiftSettings: strict),
    .target(
      name: "Hookhost",
      dependencies: core + ["HookhostKit", "ScriptHost", "LuaModules", "UIKitBase", "LuaBridge"],
      swiftSettings: strict),
    // The allocator of the hookhost program; other programs keep their own.
    .target(
      name: "CMemoryMeter", dependencies: ["CProcess"],
      cSettings: strictC),
    // The commit of the program, which the scripts write before a build.
    .target(name: "CCommit", cSettings: strictC),
    .executableTarget(
      name: "HookhostProgram",
      dependencies: [
        "HookhostKit", "ScriptHost", "LuaModules", "LuaBridge", "CCommit", "CMemoryMeter",
        "CStandardLibrary",
      ],
      swiftSettings: strict),
    .target(name: "CBenchmarkPeers"),
    .executableTarget(
      name: "hookhost-bench", dependencies: ["CBenchmarkPeers", "SelectorRuntime"],
      swiftSettings: strict, linkerSettings: [.linkedLibrary("m")]),
    .testTarget(
      name: "SelectorRuntimeTests", dependencies: ["SelectorRuntime", "CStandardLibrary"],
      swiftSettings: strict),
    .testTarget(
      name: "StringSearchTests", dependencies: ["StringSearch"], swiftSettings: strict),
    .testTarget(name: "VirtualTimeTests", dependencies: ["VirtualTime"], swiftSettings: strict),
    .testTarget(name: "ThreadsTests", swiftSettings: strict),
    .testTarget(name: "LuaBridgeTests", dependencies: ["LuaBridge"], swiftSettings: strict),
    .testTarget(
      name: "FoundationModelsTests",
      dependencies: [
        "FoundationCore", "FoundationText", "FoundationModels", "SelectorRuntime", "VirtualTime",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "HooksTests",
      dependencies: [
        "Hooks", "FoundationCore", "FoundationModels", "SelectorRuntime", "VirtualTime",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ControlModelsTests",
      dependencies: [
        "ControlModels", "UIKitRuntime", "QuartzCore", "UIKitBase", "UIKitLists", "FoundationCore",
        "FoundationModels", "SelectorRuntime", "VirtualTime",
      ],
      swiftSettings: strict),
    .testTarget(name: "HookhostTests", dependencies: ["Hookhost"], swiftSettings: strict),
    .testTarget(
      name: "HookhostKitTests",
      dependencies: [
        "HookhostKit", "ScriptHost", "LuaModules", "LuaBridge", "SelectorRuntime",
        "CStandardLibrary",
      ],
      swiftSettings: strict),
  ]
)

// `scripts/hookhost` builds for release with flags that SwiftPM rejects in a dependency:
// - Each function has a section of its own, so that the linker leaves out what is not used.
// - A module becomes one module of LLVM instead of one for each file, which is a fourteenth smaller.
// - Two passes over Swift's intermediate language are left out, which LLVM repeats: a tenth of the time
//   in that language.
// - The interface of a module is emitted before its code is optimized, so that the modules above are
//   compiled at the same time. Functions of other modules are then inlined only if they are marked
//   `@inlinable`, except those of the modules that every message passes through. The small modules and
//   the last one are compiled soon enough without that, which saves reading their sources twice.
// - What runs once in a process, or once in a request, is compiled without the optimizer of Swift's
//   intermediate language, which takes two thirds of the time.
// - All modules but those that every message or view passes through are optimized for size. That makes
//   FoundationCore 450 KB smaller; its strings, numbers and collections execute 1 to 5 percent more
//   instructions, messages and new objects no more.
// - Modules whose types are never reflected have no descriptions of their fields.
// - Most embedded files are compressed; scripts/lib/compress has written them.
// - The standard library's searches of strings, which bring its regular expressions along, are not
//   visible; StringSearch has those that are used.
if Context.environment["HOOKHOST_BUILD"] == "fast" {
  let passedByMessages: Set = ["SelectorRuntime", "LuaBridge"]
  let compiledSoon: Set = [
    "FoundationNetwork", "FoundationModels", "UIKitDynamics", "WebKit", "CoreLocation",
    "CoreTelephony", "AdSupport", "UserNotifications", "StoreKit", "ControlModels", "Hooks",
    "Databases", "XMLTrees", "Projects", "HookhostKit",
  ]
  let runOnce: Set = [
    "FoundationNetwork", "WebKit", "CoreLocation", "CoreTelephony", "AdSupport",
    "UserNotifications", "StoreKit", "UIKitControllers", "UIKitDynamics", "Projects",
    "HookhostKit",
  ]
  let optimizedForSize: Set = [
    "Threads", "Systems", "FoundationCore", "FoundationThreads", "FoundationFiles",
    "FoundationText", "FoundationNetwork", "FoundationModels", "UIKitRuntime", "QuartzCore",
    "UIKitText", "UIKitControls", "UIKitLists", "UIKitControllers", "UIKitDynamics", "UIKitDrawing",
    "ControlModels", "WebKit", "CoreLocation", "CoreTelephony", "AdSupport", "UserNotifications",
    "StoreKit", "Hooks", "Databases", "XMLTrees", "ObjectiveCSources", "LuaModules", "Projects",
    "ScriptHost", "HookhostKit",
  ]
  // The search for leaks reflects on the objects of the other modules, and some of their enumerations
  // are printed by name.
  let unreflected: Set = ["ObjectiveCSources", "XMLTrees", "Projects", "HookhostKit"]
  let compressed = CSetting.unsafeFlags(
    ["-I", "\(Context.packageDirectory)/.build/embedded"], .when(configuration: .release))
  package.targets.first { $0.name == "CEmbeddedFiles" }?.cSettings?.append(compressed)
  for target in package.targets where target.swiftSettings != nil {
    var flags = [
      "-Xfrontend", "-function-sections",
      "-Xfrontend", "-disable-implicit-string-processing-module-import",
      "-Xfrontend", "-enable-single-module-llvm-emission",
      "-Xllvm", "-sil-disable-pass=dce", "-Xllvm", "-sil-disable-pass=release-hoisting",
    ]
    if !passedByMessages.contains(target.name) { flags.append("-disable-cmo") }
    if !passedByMessages.contains(target.name) && !compiledSoon.contains(target.name) {
      flags.append("-emit-module-separately-wmo")
    }
    if runOnce.contains(target.name) { flags += ["-Xfrontend", "-disable-sil-perf-optzns"] }
    if optimizedForSize.contains(target.name) { flags.append("-Osize") }
    if unreflected.contains(target.name) {
      flags += ["-Xfrontend", "-disable-reflection-metadata"]
    }
    target.swiftSettings?.append(.unsafeFlags(flags, .when(configuration: .release)))
  }
}
