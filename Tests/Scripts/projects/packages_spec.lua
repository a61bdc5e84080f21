local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local project = require "project"

describe("a Swift package", function()
  it("is tested by its test targets, without being run", function()
    local folder <close> = project.new {
      ["Package.swift"] = [[
// swift-tools-version:5.3
import PackageDescription
let package = Package(
  name: "Kit",
  products: [.library(name: "Kit", targets: ["Kit"])],
  targets: [
    .target(
      name: "Kit", path: "Source", exclude: ["Old"], publicHeadersPath: "Public",
      cSettings: [
        .define("ANSWER", to: "42"), .define("DESK", .when(platforms: [.macOS])), .headerSearchPath("Private"),
      ]),
    .testTarget(name: "KitTests", dependencies: ["Kit"], path: "Checks", resources: [.process("Data")]),
  ]
)
]],
      ["Source/Public/Kit.h"] = "int kit(void);\n", ["Source/Private/Hidden.h"] = "#define HIDDEN ANSWER\n",
      ["Source/Kit.m"] = '#import <Kit/Kit.h>\n#import "Hidden.h"\n#ifdef DESK\n#error desk\n#endif\nint kit(void) { return HIDDEN; }\n',
      ["Source/Old/O.m"] = "int kit(void) { return 1; }\n",
      ["Checks/Data/a.txt"] = "text",
      ["Checks/T.m"] = project.case("T", [[
  XCTAssertEqual(kit(), 42);
  XCTAssertNotNil([[NSBundle bundleForClass:self.class] pathForResource:@"a" ofType:@"txt"]);
]], "@import Kit;"),
    }
    local output = folder:test()
    assert.matches("KitTests.xctest: 2 of 2 sources were read", output, 1, true)
    assert.matches("\nok 1 - T testIt", "\n" .. output, 1, true)
  end)

  it("has a bundle with the resources of a target", function()
    local folder <close> = project.new {
      ["Package.swift"] = [[
let package = Package(name: "A", targets: [
  .target(name: "A"), .testTarget(name: "ATests", dependencies: ["A"], resources: [.copy("Data"), .process("Assets")]),
])
]],
      ["Sources/A/A.m"] = "int a(void) { return 42; }\n",
      ["Tests/ATests/Data/a.txt"] = "text",
      ["Tests/ATests/Assets/Inner/b.txt"] = "text", ["Tests/ATests/Assets/de.lproj/L.strings"] = '"a" = "b";',
      ["Tests/ATests/T.m"] = project.case("T",
        'XCTAssertNotNil([SWIFTPM_MODULE_BUNDLE pathForResource:@"a" ofType:@"txt" inDirectory:@"Data"]);'
          .. 'XCTAssertNotNil([SWIFTPM_MODULE_BUNDLE pathForResource:@"b" ofType:@"txt"]);'
          .. 'XCTAssertNotNil([SWIFTPM_MODULE_BUNDLE pathForResource:@"L" ofType:@"strings" inDirectory:nil forLocalization:@"de"]);'),
    }
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
  end)

  it("has a bundle with the localized files and nibs of a target without resources in the manifest", function()
    local folder <close> = project.new {
      ["Package.swift"] = 'let package = Package(name: "A", targets: [.testTarget(name: "ATests", exclude: ["Old"])])\n',
      ["Tests/ATests/V.xib"] = "<document></document>",
      ["Tests/ATests/en.lproj/L.strings"] = '"a" = "b";',
      ["Tests/ATests/Old/en.lproj/O.strings"] = '"a" = "b";',
      ["Tests/ATests/T.m"] = project.case("T", [[
  XCTAssertNotNil([SWIFTPM_MODULE_BUNDLE pathForResource:@"V" ofType:@"nib"]);
  XCTAssertEqualObjects([SWIFTPM_MODULE_BUNDLE localizedStringForKey:@"a" value:nil table:@"L"], @"b");
  XCTAssertEqualObjects([SWIFTPM_MODULE_BUNDLE localizedStringForKey:@"a" value:nil table:@"O"], @"a");
]]),
    }
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
  end)

  it("counts references as the flags of a target say", function()
    local folder <close> = project.new {
      ["Package.swift"] = [[
let package = Package(name: "A", targets: [
  .target(name: "A", cSettings: [
    .unsafeFlags(["-fno-objc-arc", "-DANSWER=42"]), .unsafeFlags(["-fobjc-arc"], .when(platforms: [.macOS])),
  ]),
  .testTarget(name: "ATests", dependencies: ["A"]),
])
]],
      ["Sources/A/include/A.h"] = "int a(void);\n",
      ["Sources/A/A.m"] = '#import <Foundation/Foundation.h>\n#include "A.h"\n@interface A : NSObject\n@end\n'
        .. "@implementation A\n- (id)init { [super init]; return self; }\n@end\n"
        .. "int a(void) { return __has_feature(objc_arc) ? 0 : ANSWER; }\n",
      ["Tests/ATests/T.m"] = project.case("T", "XCTAssertEqual(a(), 42); XCTAssertTrue(__has_feature(objc_arc));", "#import <A/A.h>"),
    }
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
  end)

  it("has its targets in the usual folders", function()
    local folder <close> = project.new {
      ["Package.swift"] = 'let package = Package(name: "A", targets: [.target(name: "A"), .testTarget(name: "ATests", dependencies: [.target(name: "A")])])\n',
      ["Sources/A/include/A.h"] = "int a(void);\n", ["Sources/A/A.c"] = '#include "A.h"\nint a(void) { return 42; }\n',
      ["Tests/ATests/T.m"] = project.case("T", "XCTAssertEqual(a(), 42);", "#import <A/A.h>"),
    }
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
  end)
end)
