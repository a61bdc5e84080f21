local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local project = require "project"

describe("hookhost.lua in a project", function()
  it("adds headers, definitions, a prefix and sources, and leaves sources out", function()
    local folder <close> = project.new {
      ["hookhost.lua"] = 'return {include = {"odd"}, define = {"TWO=2"}, prefix = "first.h", sources = {"Code/*.m"}, exclude = {"Code/Old.m"}}\n',
      ["odd/x/strange.h"] = "#define FORTY 40\n", ["first.h"] = "#define FIRST 1\n",
      ["Code/Thing.h"] = "int thing(void);\n",
      ["Code/Thing.m"] = "#include <x/strange.h>\nint thing(void) { return FORTY + TWO + FIRST; }\n",
      ["Code/Old.m"] = "int thing(void) { return 0; }\n",
      ["Tests/T.m"] = project.case("T", "XCTAssertEqual(thing(), 43);", '#import "Thing.h"'),
    }
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
  end)

  it("may name the tests with the other sources, and no others", function()
    local folder <close> = project.new {
      ["hookhost.lua"] = 'return {sources = {"Code/*.m", "Checks/T.m"}}\n',
      ["Code/Thing.h"] = "int thing(void);\n",
      ["Code/Thing.m"] = "int thing(void) { return 4; }\n",
      ["Checks/T.m"] = project.case("T", "XCTAssertEqual(thing(), 4);", '#import "Thing.h"'),
      ["Checks/U.m"] = project.case("U", "XCTFail();"),
    }
    local output = "\n" .. folder:test()
    assert.matches("\nok 1 - T testIt", output, 1, true)
    assert.matches("\n1..1\n", output, 1, true)
  end)

  it("says whether ARC counts", function()
    local folder <close> = project.new {
      ["hookhost.lua"] = "return {arc = false}\n",
      ["Tests/T.m"] = project.case("T", "\n#if __has_feature(objc_arc)\nXCTFail();\n#endif\n"),
    }
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
  end)

  for text, message in pairs {
    ["return 1"] = "App/hookhost.lua: must return a table",
    ["return {includes = {}}"] = "App/hookhost.lua: knows no 'includes'; it may say arc, define,",
    ["return {define = 'X'}"] = "App/hookhost.lua: 'define' must be a list of strings",
    ["return {"] = "App/hookhost.lua:1:",
    ["error()"] = "App/hookhost.lua: (error object is a nil value)",
    ["coroutine.yield()"] = "App/hookhost.lua: attempt to yield from outside a coroutine",
    ["os.execute 'touch ran' return {}"] = "App/hookhost.lua:1: attempt to call a nil value (field 'execute')",
  } do
    it("that is wrong is named: " .. text, function()
      local folder <close> = project.new {["hookhost.lua"] = text, ["Tests/T.m"] = project.case("T", "")}
      local output, status = folder:test()
      assert.matches(message, output, 1, true)
      assert.equal(1, status)
    end)
  end
end)

describe("third parties' sources", function()
  it("are found in the folder of --vendor", function()
    local kit <close> = project.new({
      ["Expect/Expect.podspec"] = "Pod::Spec.new do |s|\n s.name = 'Expect'\n s.source_files = 'Sources/**/*.{h,m}'\nend\n",
      ["Expect/Sources/Expect.h"] = "#import <Expect/Inner.h>\n", ["Expect/Sources/Deep/Inner.h"] = "int expected(void);\n",
      ["Expect/Sources/Deep/Inner.m"] = '#import "Inner.h"\nint expected(void) { return 42; }\n',
    }, "kits")
    local folder <close> = project.new {["Tests/T.m"] = project.case("T", "XCTAssertEqual(expected(), 42);", "#import <Expect/Expect.h>")}
    assert.matches("the function 'expected' is not available", folder:test(), 1, true)
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test("--vendor '" .. kit.folder .. "'"), 1, true)
  end)

  it("are found in Pods", function()
    local folder <close> = project.new {
      ["Pods/Expect/Expect/Expect.h"] = "int expected(void);\n", ["Pods/Expect/Expect/Expect.m"] = '#import "Expect.h"\nint expected(void) { return 42; }\n',
      ["Tests/T.m"] = project.case("T", "XCTAssertEqual(expected(), 42);", "#import <Expect/Expect.h>"),
    }
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
  end)
end)
