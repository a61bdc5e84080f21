local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local project, xcode = require "project", require "xcode"

-- The output of a test in a folder with a podspec.
local function tested(spec, files, body, head)
  files["Kit.podspec"] = spec
  files["Tests/T.m"] = project.case("T", body, head or '#import "Thing.h"')
  files["Kit/Thing.h"] = files["Kit/Thing.h"] or "int thing(void);\n"
  files["Kit/Thing.m"] = files["Kit/Thing.m"] or "int thing(void) { return 42; }\n"
  local folder <close> = project.new(files, "Kit")
  return (folder:test())
end

local function passes(...) assert.matches("\nok 1 - T testIt", "\n" .. tested(...), 1, true) end

describe("a podspec", function()
  it("names sources by patterns with braces, lists and %w", function()
    passes([[
Pod::Spec.new do |s|
  s.name = "Kit"            # the name
  s.source_files = 'Kit/**/*.{h,m}',
                   "More/*.m"
  s.exclude_files = %w(Kit/Old.m)
  s.description = <<-DESC
    end do |s| s.source_files = 'nothing'
  DESC
end
]], {["Kit/Old.m"] = "int thing(void) { return 1; }\n", ["More/M.m"] = "int more = 1;\n"}, "XCTAssertEqual(thing() + more, 43);",
      '#import "Thing.h"\nextern int more;')
  end)

  it("defines macros by its compiler flags and by the flags of its settings", function()
    passes([[
Pod::Spec.new do |s|
  s.name = "Kit"
  s.source_files = 'Kit/*'
  s.compiler_flags = '-DONE=1', '-Wall'
  s.pod_target_xcconfig = { 'OTHER_CFLAGS' => '$(inherited) -DTWO=2', 'GCC_PREPROCESSOR_DEFINITIONS' => 'FOUR=4' }
end
]], {["Kit/Thing.m"] = "int thing(void) { return ONE + TWO + FOUR; }\n"}, "XCTAssertEqual(thing(), 7);")
  end)

  it("brings its subspecs", function()
    passes([[
Pod::Spec.new do |spec|
  spec.name = 'Kit'
  spec.default_subspecs = 'Core'
  spec.subspec 'Core' do |core|
    core.source_files = ['Kit/*']
    core.subspec 'Inner' do |inner|
      inner.source_files = 'Inner'
    end
  end
end
]], {["Inner/I.m"] = "int inner = 2;\n"}, "XCTAssertEqual(thing() + inner, 44);", '#import "Thing.h"\nextern int inner;')
  end)

  it("says what precedes each source", function()
    passes([[
Pod::Spec.new do |s|
  s.name = 'Kit'
  s.source_files = 'Kit'
  s.prefix_header_contents = '#define ANSWER 40', "#define MORE 2"
end
]], {["Kit/Thing.m"] = "int thing(void) { return ANSWER + MORE; }\n"}, "XCTAssertEqual(thing(), 42);")
  end)

  it("says by patterns where ARC counts", function()
    local counts = "\n#if __has_feature(objc_arc)\nreturn 1;\n#else\nreturn 0;\n#endif\n"
    passes([[
Pod::Spec.new do |s|
  s.name = 'Kit'
  s.source_files = 'Kit'
  s.requires_arc = ['Kit/A*.m']
end
]], {["Kit/Thing.m"] = "int thing(void) {" .. counts .. "}\n", ["Kit/Arc.m"] = "int arc(void) {" .. counts .. "}\n"},
      "XCTAssertEqual(thing(), 0); XCTAssertEqual(arc(), 1);", '#import "Thing.h"\nint arc(void);')
  end)

  it("defines macros", function()
    passes([[
Pod::Spec.new do |s|
  s.name = 'Kit'
  s.source_files = 'Kit'
  s.compiler_flags = '-DA=40', '-Wall'
  s.pod_target_xcconfig = { 'GCC_PREPROCESSOR_DEFINITIONS' => '$(inherited) B=2', "OTHER" => "x" }
end
]], {["Kit/Thing.m"] = "int thing(void) { return A + B; }\n"}, "XCTAssertEqual(thing(), 42);")
  end)

  it("leaves the sources of other platforms out", function()
    passes([[
Pod::Spec.new do |s|
  s.name = 'Kit'
  s.source_files = 'Kit'
  s.osx.source_files = 'Desk'
  s.ios.source_files = 'Phone'
end
]], {["Desk/D.m"] = "int place(void) { return 1; }\n", ["Phone/P.m"] = "int place(void) { return 2; }\n"},
      "XCTAssertEqual(thing(), 42); XCTAssertEqual(place(), 2);", '#import "Thing.h"\nint place(void);')
  end)

  it("has tests in a test_spec", function()
    local folder <close> = project.new({
      ["Kit.podspec"] = "Pod::Spec.new do |s|\n s.name = 'Kit'\n s.source_files = 'Kit'\n s.test_spec 'Unit' do |t|\n"
        .. "  t.source_files = 'Checks/*.m'\n end\nend\n",
      ["Kit/Thing.m"] = "int thing = 42;\n", ["Checks/C.m"] = project.case("C", "XCTAssertEqual(thing, 42);", "extern int thing;"),
    }, "Kit")
    local output = folder:test()
    assert.matches("Kit-Unit.xctest: 2 of 2 sources were read", output, 1, true)
    assert.matches("\nok 1 - C testIt", "\n" .. output, 1, true)
  end)

  it("of a pod that is elsewhere does not replace the pod beside the project", function()
    local folder <close> = project.new({
      ["Kit.xcodeproj/project.pbxproj"] = xcode.pbxproj {{name = "T", kind = "tests", sources = {"Tests/T.m"}}},
      Podfile = "target 'T' do\n pod 'Other', :podspec => 'Tests/Other.podspec'\nend\n",
      ["Tests/Other.podspec"] = "Pod::Spec.new do |s|\n s.name = 'Other'\n s.source_files = 'Other/*.{h,m}'\nend\n",
      ["Tests/T.m"] = project.case("T", "XCTAssertEqual(other(), 7);", "#import <Other/Other.h>"),
    }, "Kit")
    folder:write("../Other/Other.podspec", "Pod::Spec.new do |s|\n s.name = 'Other'\n s.source_files = 'Source'\nend\n")
    folder:write("../Other/Source/Other.h", "int other(void);\n")
    folder:write("../Other/Source/Other.m", "int other(void) { return 7; }\n")
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
  end)

  it("knows the variables of its file, also inside texts", function()
    passes([[
folder = 'Kit'
Pod::Spec.new do |s|
  s.name = 'Kit'
  all_files = ["#{folder}/**/*.m", 'More/*.m']
  s.ios.source_files = all_files
end
]], {["More/M.m"] = "int more = 1;\n"}, "XCTAssertEqual(thing() + more, 43);", '#import "Thing.h"\nextern int more;')
  end)

  it("has sources that include UIKit by the prefix header of CocoaPods, unless it wants none", function()
    local function pod(rest)
      return project.new({
        ["Kit.podspec"] = "Pod::Spec.new do |s|\n s.name = 'Kit'\n s.source_files = 'Kit'\n" .. rest .. "end\n",
        ["Kit/Kit.h"] = "#import <Foundation/Foundation.h>\n@interface Kit : NSObject\n+ (NSInteger)sides;\n@end\n",
        ["Kit/Kit.m"] = '#import "Kit.h"\n#ifdef UI_USER_INTERFACE_IDIOM\n#define SIDES 4\n#else\n#define SIDES 0\n#endif\n'
          .. "@implementation Kit\n+ (NSInteger)sides { return SIDES; }\n@end\n",
        ["Kit/plain.c"] = "int plain = 1;\n",
        ["Tests/T.m"] = project.case("T", "XCTAssertEqual([Kit sides], 4);", '#import "Kit.h"'),
      }, "Kit")
    end
    local folder <close> = pod ""
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
    local other <close> = pod " s.prefix_header_file = false\n"
    assert.matches("\nnot ok 1 - T testIt", "\n" .. other:test(), 1, true)
  end)
end)
