-- Projects with Interface Builder's files, and the elements of those files.

local project, xcode = require "project", require "xcode"
local interface_files = {}

-- The output of the test of a body, in a target with an app that has these interface files, implementations and
-- declarations.
function interface_files.output(body, files, implementations, declarations)
  local names = {}
  for name in pairs(files) do names[#names + 1] = name end
  files["App/App.m"], files["App/App.h"] = '#import "App.h"\n' .. (implementations or ""),
    "#import <UIKit/UIKit.h>\n" .. (declarations or "")
  files["Tests/T.m"] = project.case("T", body, '#import "App.h"')
  files["A.xcodeproj/project.pbxproj"] = xcode.pbxproj {
    {name = "App", kind = "application", sources = {"App/App.m"}, resources = names},
    {name = "AppTests", kind = "tests", sources = {"Tests/T.m"}, settings = {TEST_TARGET_NAME = "App"}},
  }
  local folder <close> = project.new(files)
  return "\n" .. folder:test()
end
function interface_files.storyboard(initial, scenes)
  return '<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="'
    .. initial .. '"><scenes>' .. scenes .. "</scenes></document>\n"
end
function interface_files.scene(inner) return "<scene><objects>" .. inner .. "</objects></scene>" end

-- A nib with these objects and a placeholder for its owner.
function interface_files.xib(objects)
  return '<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>'
    .. '<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>' .. objects .. "</objects></document>\n"
end

return interface_files
