local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local project, xcode = require "project", require "xcode"

describe("a project that is not whole", function()
  it("may be an empty folder, which has no test", function()
    local folder <close> = project.new {}
    local output, status = folder:test()
    assert.matches("no test file matches '_spec' in: App", output, 1, true)
    assert.equal(1, status)
  end)

  for name, text in pairs {
    ["torn"] = xcode.pbxproj({{name = "T", kind = "tests", sources = {"T.m"}}}):sub(1, 700),
    ["of binary bytes"] = "bplist00\0\1\2\255\254" .. ("\0"):rep(100),
    ["empty"] = "",
  } do
    it("may have a project file that is " .. name .. ", which is said; the tree is read instead", function()
      local folder <close> = project.new {["A.xcodeproj/project.pbxproj"] = text, ["Tests/T.m"] = project.case("T", "")}
      local output, status = folder:test()
      assert.matches("A.xcodeproj/project.pbxproj is not a property list with the objects of a project", output, 1, true)
      assert.matches("\nok 1 - T testIt", "\n" .. output, 1, true)
      assert.equal(0, status)
    end)
  end

  it("may name files that are gone, which are listed", function()
    local folder <close> = project.new {
      ["A.xcodeproj/project.pbxproj"] = xcode.pbxproj {{name = "T", kind = "tests", sources = {"T.m", "Gone.m"}, resources = {"gone.json"}}},
      ["T.m"] = project.case("T", ""),
    }
    local output = folder:test()
    assert.matches("not there: App/Gone.m", output, 1, true)
    assert.matches("\nok 1 - T testIt", "\n" .. output, 1, true)
  end)

  it("may have two targets of one name", function()
    local folder <close> = project.new {
      ["A.xcodeproj/project.pbxproj"] = xcode.pbxproj {{name = "T", kind = "tests", sources = {"A.m"}}, {name = "T", kind = "tests", sources = {"B.m"}}},
      ["A.m"] = project.case("A", ""), ["B.m"] = project.case("B", ""),
    }
    local output = folder:test()
    assert.matches("A testIt", output, 1, true)
    assert.matches("B testIt", output, 1, true)
  end)

  it("may have groups in circles", function()
    local text = xcode.pbxproj {{name = "T", kind = "tests", sources = {"T.m"}}}
    local group = text:match "(A%x+) = {isa = PBXGroup"
    local folder <close> = project.new {
      ["A.xcodeproj/project.pbxproj"] = (text:gsub("isa = PBXGroup; children = %(", "%0" .. group .. ", ")), ["T.m"] = project.case("T", ""),
    }
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
  end)

  it("may have many files, which are looked at in short time", function()
    local files = {["Tests/T.m"] = project.case("T", "XCTAssertEqual(value, 4999);", '#import "H4999.h"')}
    local folder <close> = project.new(files)
    os.execute(("cd '%s' && mkdir -p a/b/c && cd a/b/c && i=0; while [ $i -lt 5000 ]; do echo 'static const int value = '$i';' > H$i.h; i=$((i+1)); done")
      :format(folder.folder))
    local start = os.time()
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
    assert.is_true(os.time() - start < 50)
  end)
end)

describe("a project whose parts refer to each other", function()
  local function test(text, files)
    files = files or {}
    files["A.xcodeproj/project.pbxproj"], files["T.m"] = text, project.case("T", "")
    local folder <close> = project.new(files)
    assert.matches("ok 1 - T testIt", folder:test "--time-limit 20", 1, true)
  end

  it("may have a group of variants that contains itself", function()
    local text = xcode.pbxproj {{name = "T", kind = "tests", sources = {"T.m"}, resources = {"a.strings"}}}
    local group = text:match '(A%x+) = {isa = PBXFileReference; path = "a.strings"'
    test((text:gsub('isa = PBXFileReference; path = "a.strings";', "isa = PBXVariantGroup; children = (" .. group .. ");")))
  end)

  it("may have settings that name each other many times", function()
    local settings = {GCC_PREPROCESSOR_DEFINITIONS = "LEVELS=$(S1)"}
    for level = 1, 18 do settings["S" .. level] = ("$(S" .. level + 1 .. ")"):rep(20) end
    settings.S19 = "1"
    test(xcode.pbxproj {{name = "T", kind = "tests", sources = {"T.m"}, settings = settings}})
  end)

  it("may have a configuration file that includes itself many times", function()
    local text = xcode.pbxproj {{name = "T", kind = "tests", sources = {"T.m"}, resources = {"a.xcconfig"}}}
    local id = text:match '(A%x+) = {isa = PBXFileReference; path = "a.xcconfig"'
    test((text:gsub("name = Debug;", "%0 baseConfigurationReference = " .. id .. ";")),
      {["a.xcconfig"] = ('#include "a.xcconfig"\n'):rep(20)})
  end)
end)

describe("what describes a project and cannot be used", function()
  local app = {
    ["main.m"] = '#include <stdio.h>\nint main(void) { puts("ran"); return 0; }\n',
  }

  it("is said when its app is run, as a project file without its root", function()
    local text = xcode.pbxproj({{name = "Own", kind = "application", sources = {"main.m"}}})
    local folder <close> = project.new(app)
    folder:write("A.xcodeproj/project.pbxproj", (text:gsub("rootObject = %w+", "rootObject = FFFF")))
    local output, status = folder:run()
    assert.matches("A.xcodeproj/project.pbxproj is not a property list with the objects of a project", output, 1, true)
    assert.matches("\nran\n", output, 1, true)
    assert.equal(0, status)
  end)

  it("is said when its sources are translated", function()
    local folder <close> = project.new(app)
    folder:write("A.xcodeproj/project.pbxproj", "{ objects = (")
    local output, status = folder:hookhost "translate App"
    assert.matches("left out: App: A.xcodeproj/project.pbxproj is not a property list", output, 1, true)
    assert.matches("App: 1 of 1 sources were read", output, 1, true)
    assert.equal(0, status)
  end)

  it("is said of a source of the app that is gone", function()
    local folder <close> = project.new(app)
    folder:write("A.xcodeproj/project.pbxproj",
      xcode.pbxproj {{name = "Own", kind = "application", sources = {"main.m", "Gone.m"}}})
    assert.matches("hookhost: not there: App/Gone.m\n", folder:run(), 1, true)
  end)

  it("is said of a Package.swift that makes its targets, and of a target without a folder", function()
    local folder <close> = project.new {
      ["Package.swift"] = "let package = Package(name: \"P\", targets: names.map { .target(name: $0) })\n",
      ["Tests/T.m"] = project.case("T", ""),
    }
    assert.matches("App/Package.swift names no target in plain text, and it is not run; the tree is read", folder:test(), 1, true)
    folder:write("Package.swift", "let package = Package(name: \"P\", targets: [.target(name: \"Kit\")])\n")
    assert.matches("App/Package.swift: the target Kit has no folder Sources/Kit", folder:test(), 1, true)
  end)

  it("is a target of tests that are all in Swift", function()
    local folder <close> = project.new {
      ["A.xcodeproj/project.pbxproj"] = xcode.pbxproj {{name = "T", kind = "tests", sources = {"T.swift"}}},
      ["T.swift"] = "import XCTest\n", ["Code/K.m"] = "int k;\n",
    }
    local output = folder:test()
    assert.matches("left out: the target T has no sources in Objective-C; they are in Swift", output, 1, true)
    assert.matches("App has no target of tests that can be run", output, 1, true)
  end)
end)
