local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local project = require "project"

local function constant(name, value) return ("static const int %s = %d;\n"):format(name, value) end

-- A project without any project file whose test includes a header and reads its constant.
local function finds(head, files, name)
  files["Tests/T.m"] = project.case("T", "XCTAssertEqual(value, 42);", head)
  local folder <close> = project.new(files, name)
  local output = folder:test()
  assert.matches("\nok 1 - T testIt", "\n" .. output, 1, true)
end

describe("headers of a project", function()
  it("are found by their names from anywhere", function()
    finds('#import "Deep.h"', {["Sources/A/B/Deep.h"] = constant("value", 42)})
  end)

  it("are found by paths from the root", function()
    finds('#import "Sources/A/Deep.h"', {["Sources/A/Deep.h"] = constant("value", 42), ["Deep.h"] = constant("value", 1)})
  end)

  it("are found by the name of a pod", function()
    finds("#import <Kit/KitThing.h>", {["Pods/Kit/Source/KitThing.h"] = constant("value", 42)})
  end)

  it("are found by the name of the project's folder", function()
    finds("#import <My App/Thing.h>", {["Code/Thing.h"] = constant("value", 42)}, "My App")
  end)

  it("are found in folders with blanks and letters that are not Latin", function()
    finds('#import "Größe.h"', {["Quellen der App/Größe.h"] = constant("value", 42)}, "приложение")
  end)

  it("are found in a framework's folder", function()
    finds("#import <Kit/Kit.h>", {["Kit.framework/Headers/Kit.h"] = "#import <Kit/Other.h>\n", ["Kit.framework/Headers/Other.h"] = constant("value", 42)})
  end)

  it("are those beside a source before others of their name", function()
    finds('#import "Same.h"', {["Tests/Same.h"] = constant("value", 42), ["Sources/Same.h"] = constant("value", 1)})
  end)

  it("do not take the place of the system's", function()
    finds('#import <time.h>\n#import "Time.h"\nstatic time_t now;', {["Sources/Time.h"] = constant("value", 42)})
  end)

  it("are found through symbolic links, whose circles end", function()
    local folder <close> = project.new {
      ["Sources/Thing.h"] = constant("value", 42), ["Pods/Headers/Public/Kit/x.txt"] = "",
      ["Tests/T.m"] = project.case("T", "XCTAssertEqual(value, 42);", "#import <Kit/Thing.h>"),
    }
    os.execute(("cd '%s' && ln -s ../../../../Sources/Thing.h Pods/Headers/Public/Kit/Thing.h && ln -s ../.. Sources/circle && ln -s Sources/circle ring")
      :format(folder.folder))
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
  end)

  it("are made of the probes of DTrace", function()
    finds('#import "SignalProvider.h"\nstatic int traced(int value) {\n  if (SIGNAL_NEXT_ENABLED()) { SIGNAL_NEXT(value, "x"); '
      .. "return 0; }\n  SIGNAL_ALL_DONE();\n  return value;\n}\n#define value traced(42)", {
      ["Sources/SignalProvider.d"] = "/* provider No { probe no(); }; */\nprovider Signal {\n  probe next(int value, char *name);\n"
        .. "  probe all__done(); // the last\n};\n"})
  end)

  it("of a submodule are those of its module map", function()
    local folder <close> = project.new {
      ["Kit/Module-iOS.modulemap"] = 'framework module Kit {\n  umbrella header "Kit.h"\n  module Inner {\n    header "Deep.h"\n  }\n}\n',
      ["Kit/Module-Mac.modulemap"] = 'framework module Kit {\n  module Inner {\n    header "Absent.h"\n  }\n}\n',
      ["Kit/Kit.h"] = constant("umbrella", 1), ["Kit/Deep.h"] = constant("value", 42),
      ["Tests/T.m"] = project.case("T", "XCTAssertEqual(value, 42);", "@import Kit.Inner;"),
    }
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
  end)

  it("of a module without an umbrella are all imported", function()
    local folder <close> = project.new {
      ["Kit.podspec"] = "Pod::Spec.new do |s|\n  s.name = 'Kit'\n  s.source_files = 'Kit/*.{h,m}'\nend\n",
      ["Kit/A.h"] = constant("value", 40), ["Kit/B.h"] = constant("more", 2),
      ["Tests/T.m"] = project.case("T", "XCTAssertEqual(value + more, 42);", "#import <Kit/Kit.h>"),
    }
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
  end)
end)

describe("a class of which no source has the name", function()
  it("is linked by its header", function()
    local folder <close> = project.new {
      ["Code/Shapes.h"] = "#import <Foundation/Foundation.h>\n@interface Circle : NSObject\n+ (int)corners;\n@end\n",
      ["Code/Round.m"] = '#import "Shapes.h"\n@implementation Circle\n+ (int)corners { return 0; }\n@end\n',
      ["Code/Circle+More.m"] = '#import "Shapes.h"\n@implementation Circle (More)\n@end\n',
      ["Tests/T.m"] = project.case("T", "XCTAssertEqual([Circle corners], 0);", '#import "Shapes.h"'),
    }
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
  end)
end)
