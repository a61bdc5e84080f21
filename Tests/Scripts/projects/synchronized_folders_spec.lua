-- Folders that Xcode 16 keeps in step with targets: files of several targets, and those that are left out.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local project, xcode = require "project", require "xcode"

local model = "#import <Foundation/Foundation.h>\n@interface Model : NSObject\n- (int)level;\n@end\n"
local model_source = '#import "Model.h"\n@implementation Model\n- (int)level { return LEVEL; }\n@end\n'

-- A project of a target in `Code` and tests in `Tests`; `exceptions` are added to the folder `Code`.
local function written(kind, exceptions, files)
  local text = xcode.pbxproj({
    {name = "Kit", kind = kind, folders = {"Code"}}, {name = "T", kind = "tests", folders = {"Tests"}},
  }, {version = 77, settings = {GCC_PREPROCESSOR_DEFINITIONS = "LEVEL=1"}})
  local ids, objects = {}, {}
  for _, name in ipairs {"Kit", "T"} do
    ids[name] = text:match('(A%x+) = {isa = PBXNativeTarget; name = "' .. name .. '"')
  end
  for place, exception in ipairs(exceptions) do
    objects[place] = ("E%d = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; %s};\n"):format(
      place, (exception:gsub("TARGET%((%w+)%)", ids)))
    text = text:gsub('path = "Code"; sourceTree = "<group>"; exceptions = %(', "%0E" .. place .. ", ")
  end
  files["A.xcodeproj/project.pbxproj"] = text:gsub("objects = {\n", "%0" .. table.concat(objects), 1)
  return project.new(files)
end

describe("a synchronized folder", function()
  it("gives a target that does not have it the files of its exceptions", function()
    local folder <close> = written("application", {"target = TARGET(T); membershipExceptions = (Inside/Model.m, );"}, {
      ["Code/Inside/Model.h"] = model, ["Code/Inside/Model.m"] = model_source,
      ["Code/Other.m"] = '#error not of the tests\n',
      ["Tests/T.m"] = project.case("T", "XCTAssertEqual([[Model new] level], 1);", '#import "Model.h"'),
    })
    local output = folder:test()
    assert.matches("T.xctest: 2 of 2 sources were read", output, 1, true)
    assert.matches("\nok 1 - T testIt", "\n" .. output, 1, true)
  end)

  it("leaves out folders, files of other platforms and files in every language", function()
    local folder <close> = written("static", {[[target = TARGET(T); membershipExceptions = (All, Two.m, );
      platformFiltersByRelativePath = {Two.m = (macos, ); };]],
      'target = TARGET(Kit); membershipExceptions = (All, Two.m, "/Localized: Old.strings", );'}, {
      ["Code/All/A.m"] = 'int a(void) { return 1; }\n', ["Code/Two.m"] = "#error of macOS\n",
      ["Code/en.lproj/Old.strings"] = '"a" = "b";\n', ["Code/Kit.m"] = "int kit(void) { return 2; }\n",
      ["Code/Kit.h"] = "int kit(void);\n",
      ["Tests/T.m"] = project.case("T", [==[
  XCTAssertEqual(a() + kit(), 3);
  XCTAssertNil([[NSBundle bundleForClass:[self class]] pathForResource:@"Old" ofType:@"strings"]);
]==], '#import "Kit.h"\nint a(void);'),
    })
    local output = folder:test()
    assert.matches("T.xctest: 3 of 3 sources were read", output, 1, true)
    assert.matches("\nok 1 - T testIt", "\n" .. output, 1, true)
  end)

  it("may hold the .xcconfig file of a configuration", function()
    local folder <close> = written("application", {"target = TARGET(T); membershipExceptions = (Model.m, );"}, {
      ["Code/Model.h"] = model, ["Code/Model.m"] = model_source,
      ["Tests/T.m"] = project.case("T", "XCTAssertEqual([[Model new] level], 7);", '#import "Model.h"'),
    })
    local path = folder.folder .. "/A.xcodeproj/project.pbxproj"
    local file <close> = io.open(path)
    local text = file:read "a"
    local group = text:match '(A%x+) = {isa = PBXFileSystemSynchronizedRootGroup; path = "Code"'
    folder:write("A.xcodeproj/project.pbxproj", (text:gsub('"GCC_PREPROCESSOR_DEFINITIONS" = "LEVEL=1";', "")
      :gsub("name = Debug;", ("%%0 baseConfigurationReferenceAnchor = %s; baseConfigurationReferenceRelativePath = Configs/Base.xcconfig;")
        :format(group))))
    folder:write("Code/Configs/Base.xcconfig", "GCC_PREPROCESSOR_DEFINITIONS = $(inherited) LEVEL=7\n")
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
  end)
end)
