local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local project, xcode, template = require "project", require "xcode", require "template"

for _, version in ipairs {56, 77} do
  describe("a new app in Objective-C, as Xcode makes it in version " .. version, function()
    it("is launched by the name of its folder", function()
      local folder <close> = project.new(template(version), "Fish")
      local output, status = folder:run()
      assert.equal("loaded with Fish & chips in Fish\nGo\n", output)
      assert.equal(0, status)
    end)

    it("is tested by the name of its folder", function()
      local folder <close> = project.new(template(version), "Fish")
      local output, status = folder:test()
      assert.matches("FishTests.xctest: 5 of 5 sources were read", output, 1, true)
      assert.matches("\nok 1 - FishTests testExample", "\n" .. output, 1, true)
      assert.matches("\nok 2 - FishTests testPerformanceExample", "\n" .. output, 1, true)
      assert.equal(0, status)
    end)
  end)
end

describe("the app that tests run in", function()
  it("has been launched before the first test", function()
    local folder <close> = project.new(template(56), "Fish")
    folder:write("FishTests/FishTests.m", project.case("FishTests", [==[
  XCTAssertEqualObjects([UIApplication.sharedApplication.delegate class], NSClassFromString(@"AppDelegate"));
  UIWindow *window = UIApplication.sharedApplication.windows.firstObject;
  XCTAssertEqualObjects([window.rootViewController class], NSClassFromString(@"ViewController"));
]==], "#import <UIKit/UIKit.h>"))
    assert.matches("\nok 1 - FishTests testIt", "\n" .. folder:test(), 1, true)
  end)

  it("may raise when it is launched, which is said", function()
    local folder <close> = project.new(template(56), "Fish")
    folder:write("Fish/main.m", '#import <UIKit/UIKit.h>\nint main(int c, char **v) { return UIApplicationMain(c, v, nil, @"Nobody"); }\n')
    local output = folder:test()
    assert.matches("the launch of the tests' app has raised: .-No class named Nobody", output)
    assert.matches("\nok 1 - FishTests testExample", "\n" .. output, 1, true)
  end)
end)

describe("hookhost FOLDER", function()
  it("lists several apps, of which --target chooses one", function()
    local folder <close> = project.new {
      ["A.xcodeproj/project.pbxproj"] = xcode.pbxproj {
        {name = "One", kind = "application", sources = {"One/main.m"}}, {name = "Two", kind = "application", sources = {"Two/main.m"}},
      },
      ["One/main.m"] = '#include <stdio.h>\nint main(void) { puts("one"); return 3; }\n',
      ["Two/main.m"] = '#include <stdio.h>\nint main(void) { puts("two"); return 4; }\n',
    }
    local output, status = folder:run()
    assert.matches("App has several apps: One, Two; --target NAME chooses one", output, 1, true)
    assert.equal(1, status)
    output, status = folder:run "--target Two"
    assert.equal("two\n", output)
    assert.equal(4, status)
    assert.equal("two\n", (folder:hookhost "App --target Two"))
  end)

  it("runs the one with the project's name", function()
    local folder <close> = project.new {
      ["Two.xcodeproj/project.pbxproj"] = xcode.pbxproj {
        {name = "One", kind = "application", sources = {"One/main.m"}}, {name = "Two", kind = "application", sources = {"Two/main.m"}},
      },
      ["One/main.m"] = '#include <stdio.h>\nint main(void) { puts("one"); return 3; }\n',
      ["Two/main.m"] = '#include <stdio.h>\nint main(void) { puts("two"); return 4; }\n',
    }
    assert.equal("two\n", (folder:run()))
    assert.equal("one\n", (folder:run "--target One"))
    assert.matches("App has no target 'Three'; its targets are One (app), Two (app)", folder:run "--target Three", 1, true)
  end)

  it("says what there is where there is no app", function()
    local folder <close> = project.new {["Kit.podspec"] = "Pod::Spec.new do |s|\n s.name = 'Kit'\n s.source_files = 'K'\nend\n", ["K/K.m"] = "int k;\n"}
    assert.matches("App has no app to run; its targets are Kit (library)", folder:run(), 1, true)
    local swift <close> = project.new {["K.swift"] = "let k = 1\n"}
    assert.equal("hookhost: App has no app to run; it has no targets\n", (swift:run()))
  end)

  it("runs the main of a folder without a project file", function()
    local folder <close> = project.new {
      ["Code/Thing.h"] = "int thing(void);\n", ["Code/Thing.m"] = '#import "Thing.h"\nint thing(void) { return 42; }\n',
      ["main.m"] = '#include <stdio.h>\n#import "Thing.h"\nint main(void) { printf("%d\\n", thing()); return 0; }\n',
    }
    assert.equal("42\n", folder:run())
  end)
end)

describe("objc.import of a folder", function()
  it("brings its classes in and runs no main", function()
    local folder <close> = project.new {
      ["Code/Thing.h"] = "#import <Foundation/Foundation.h>\n@interface FolderThing : NSObject\n- (int)answer;\n@end\n",
      ["Code/Thing.m"] = '#import "Thing.h"\n@implementation FolderThing\n- (int)answer { return 42; }\n@end\n',
      ["main.m"] = '#import "Code/Thing.h"\nint main(void) { return 9; }\n',
    }
    objc.import(folder.folder)
    assert.equal(42, objc.FolderThing:new():answer())
  end)

  it("brings in the libraries that several apps only show", function()
    local xcode = require "xcode"
    local folder <close> = project.new {
      ["A.xcodeproj/project.pbxproj"] = xcode.pbxproj {
        {name = "Shown", kind = "static", sources = {"Shown.m"}}, {name = "One", kind = "application", sources = {"One.m"}},
        {name = "Two", kind = "application", sources = {"Two.m"}},
      },
      ["Shown.m"] = "#import <Foundation/Foundation.h>\n@interface ShownThing : NSObject @end\n@implementation ShownThing @end\n",
      ["One.m"] = "int main(void) { return 1; }\n", ["Two.m"] = "int main(void) { return 2; }\n",
    }
    objc.import(folder.folder)
    assert.is_not_nil(objc.getClass "ShownThing")
  end)

  it("is refused to a sandboxed script", function()
    local folder <close> = project.new {["Code/T.m"] = "int t;\n", ["run.lua"] = 'objc.import "App/Code"\n'}
    assert.matches("a sandboxed script cannot read the folder App/Code", folder:hookhost "--sandbox App/run.lua", 1, true)
  end)

  it("raises for a folder without sources", function()
    local folder <close> = project.new {["a.txt"] = ""}
    local _, exception = pcall(objc.import, folder.folder)
    assert.matches("holds no sources in Objective-C", exception.reason, 1, true)
  end)
end)
