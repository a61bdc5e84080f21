local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local project, xcode = require "project", require "xcode"

local function workspace(...)
  local lines = {'<?xml version="1.0" encoding="UTF-8"?>\n<Workspace version="1.0">'}
  for _, location in ipairs {...} do lines[#lines + 1] = ('<FileRef location="%s"></FileRef>'):format(location) end
  return table.concat(lines, "\n") .. "\n</Workspace>\n"
end
local function tests(name) return xcode.pbxproj {{name = name, kind = "tests", sources = {name .. ".m"}}} end

describe("a workspace", function()
  local function files()
    return {
      ["All.xcworkspace/contents.xcworkspacedata"] = workspace("group:One/One.xcodeproj", "container:Two/Two.xcodeproj"),
      ["One/One.xcodeproj/project.pbxproj"] = tests "OneTests", ["One/OneTests.m"] = project.case("OneTests", ""),
      ["Two/Two.xcodeproj/project.pbxproj"] = tests "TwoTests", ["Two/TwoTests.m"] = project.case("TwoTests", ""),
      ["Old/Old.xcodeproj/project.pbxproj"] = tests "OldTests", ["Old/OldTests.m"] = project.case("OldTests", "XCTFail();"),
    }
  end

  it("says which projects belong to the folder", function()
    local folder <close> = project.new(files())
    local output, status = folder:test()
    assert.matches("OneTests testIt", output, 1, true)
    assert.matches("TwoTests testIt", output, 1, true)
    assert.matches("left out: App/Old/Old.xcodeproj is no project of the workspace", output, 1, true)
    assert.equal(0, status)
  end)

  it("or a project can be named in place of the folder", function()
    local folder <close> = project.new(files())
    local output, status = folder:hookhost "test -o TAP App/All.xcworkspace"
    assert.matches("TwoTests testIt", output, 1, true)
    assert.equal(0, status)
    output, status = folder:hookhost "test -o TAP App/Old/Old.xcodeproj"
    assert.matches("not ok 1 - OldTests testIt", output, 1, true)
    assert.equal(1, status)
  end)

  it("may have groups, and projects outside the folder", function()
    local folder <close> = project.new {
      ["A.xcworkspace/contents.xcworkspacedata"] = '<Workspace version="1.0"><Group location="group:Inner" name="Inner">'
        .. '<FileRef location="group:A.xcodeproj"></FileRef></Group><FileRef location="group:../Beside/B.xcodeproj"></FileRef></Workspace>',
      ["Inner/A.xcodeproj/project.pbxproj"] = xcode.pbxproj {{name = "T", kind = "tests", sources = {"T.m"}}},
      ["Inner/T.m"] = project.case("T", "XCTAssertEqual(beside(), 7);", "#import <B/B.h>"),
    }
    folder:write("../Beside/B.xcodeproj/project.pbxproj", xcode.pbxproj {{name = "B", kind = "framework", sources = {"B.m"}}})
    folder:write("../Beside/B.h", "int beside(void);\n")
    folder:write("../Beside/B.m", '#import "B.h"\nint beside(void) { return 7; }\n')
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
  end)
end)

describe("a Podfile", function()
  local pod = "Pod::Spec.new do |s|\n s.name = 'Extra'\n s.source_files = '*.{h,m}'\nend\n"
  local function files(podfile)
    return {
      ["A.xcodeproj/project.pbxproj"] = xcode.pbxproj {{name = "T", kind = "tests", sources = {"T.m"}}},
      ["T.m"] = project.case("T", 'XCTAssertNotNil(NSClassFromString(@"Extra"));'),
      ["Podfile"] = podfile,
    }
  end
  local extra = "#import <Foundation/Foundation.h>\n@interface Extra : NSObject @end\n@implementation Extra @end\n"

  for name, text in pairs {
    ["in its target"] = "target 'T' do\n  pod 'Extra', '~> 1.0'\nend\n",
    ["by a method"] = "def kits\n pod 'Extra'\nend\ntarget 'App' do\n target 'T' do\n  inherit! :search_paths\n  kits\n end\nend\n",
    ["around its target"] = "abstract_target 'All' do\n pod 'Extra/Core', :git => 'https://example.com/x.git'\n target 'T' do\n end\nend\n",
    ["for all targets"] = "platform :ios, '9.0'\npod 'Extra'\n",
    ["that a target links with"] = "target :ios do\n link_with 'T'\n pod 'Extra'\nend\n",
    ["in a list of targets"] = "%w[Other T].each do |name|\n target name do\n  pod 'Extra'\n end\nend\n",
  } do
    it("links the pods that it gives to a target " .. name, function()
      local given = files(text)
      given["Kits/Extra/Extra.podspec"], given["Kits/Extra/Extra.m"] = pod, extra
      local folder <close> = project.new(given)
      assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
    end)
  end

  it("finds a pod in the folder of its path, which may be around the project or beside it", function()
    local folder <close> = project.new({
      ["Extra.podspec"] = pod, ["Extra.m"] = extra, ["Other Kits/Second.podspec"] = pod:gsub("Extra", "Second"),
      ["Other Kits/Second.m"] = extra:gsub("Extra", "Second"),
      ["Example/App/A.xcodeproj/project.pbxproj"] = xcode.pbxproj {{name = "T", kind = "tests", sources = {"T.m"}}},
      ["Example/App/T.m"] = project.case("T",
        'XCTAssertNotNil(NSClassFromString(@"Extra")); XCTAssertNotNil(NSClassFromString(@"Second"));'),
      ["Example/App/Podfile"] = "target 'T' do\n pod 'Extra', :path => '../..'\n pod 'Second', path: '../../Other Kits'\nend\n",
    }, "Kit")
    local output = folder:hookhost "test -o TAP Kit/Example"
    assert.matches("\nok 1 - T testIt", "\n" .. output, 1, true)
    assert.no.matches("is not there", output, 1, true)
  end)

  it("leaves the pods of other targets out", function()
    local given = files "target 'Other' do\n  pod 'Extra'\nend\ntarget 'T' do\nend\n"
    given["Kits/Extra/Extra.podspec"], given["Kits/Extra/Extra.m"] = pod, extra
    local folder <close> = project.new(given)
    assert.matches("not ok 1 - T testIt", folder:test(), 1, true)
  end)

  it("finds a pod in a folder of its name beside the project, and names one that is missing", function()
    local folder <close> = project.new(files "target 'T' do\n  pod 'Extra'\n  pod 'Lost'\nend\n")
    folder:write("../Extra/Extra.podspec", pod)
    folder:write("../Extra/Extra.m", extra)
    local output = folder:test()
    assert.matches("\nok 1 - T testIt", "\n" .. output, 1, true)
    assert.matches("the pod Lost of the target T is not there; --vendor DIR names its folder", output, 1, true)
  end)
end)
