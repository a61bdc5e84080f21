-- Inputs of growth.lua for the files of a project: `n` headers, groups, targets, definitions or lines of settings.

local folders = {}

-- Writes the files into a new folder, which is removed when the program ends.
local function project(files)
  local folder = os.tmpname()
  os.remove(folder)
  folders[#folders + 1] = setmetatable({}, {__gc = function() os.execute(("rm -r '%s'"):format(folder)) end})
  local made = {}
  for name, text in pairs(files) do
    local path = folder .. "/" .. name:match "^(.-)[^/]*$"
    if not made[path] then os.execute(("mkdir -p '%s'"):format(path)) end
    made[path] = true
    local file <close> = assert(io.open(folder .. "/" .. name, "w"))
    file:write(text)
  end
  return folder
end

-- An Xcode project: an app with one source, more objects, and more of some lists.
local function xcode(parts, files)
  files = files or {}
  files["main.m"] = "int main(void) { return 0; }\n"
  files["A.xcodeproj/project.pbxproj"] = ([[{ rootObject = R; objects = {
    R = {isa = PBXProject; mainGroup = G; targets = (T, %s);};
    L = {isa = XCConfigurationList; buildConfigurations = (C);};
    C = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {%s};};
    G = {isa = PBXGroup; children = (F, X, %s); sourceTree = "<group>";}; X = {isa = PBXFileReference; path = "a.xcconfig";};
    F = {isa = PBXFileReference; path = main.m;}; B = {isa = PBXBuildFile; fileRef = F;};
    P = {isa = PBXSourcesBuildPhase; files = (B);}; T = {isa = PBXNativeTarget; name = App; buildPhases = (P%s);
      productType = "com.apple.product-type.application"; buildConfigurationList = L; dependencies = (%s);}; %s }; }]]):format(
    parts.targets or "", parts.settings or "", parts.group or "", parts.phases or "", parts.dependencies or "", parts.objects or "")
  return project(files)
end

return function(shapes, numbered)
  shapes("project", function(folder) objc.import(folder) end, {
    headers = function(n)
      local files = {}
      for index = 1, n do files[("H%d/H%d.h"):format(index // 1000, index)] = "" end
      return xcode({}, files)
    end,
    ["asset catalogs"] = function(n)
      local files, list = {}, {}
      for index = 1, n do
        files[("C%d.xcassets/a.imageset/a.png"):format(index)] = ""
        list[index] = ("K%d = {isa = PBXFileReference; path = C%d.xcassets;}; J%d = {isa = PBXBuildFile; fileRef = K%d;};"):format(
          index, index, index, index)
      end
      local objects = table.concat(list) .. "Q = {isa = PBXResourcesBuildPhase; files = (" .. numbered(n, "J#", ", ") .. ");};"
      return xcode({phases = ", Q", group = numbered(n, "K#", ", "), objects = objects}, files)
    end,
    ["package targets"] = function(n)
      return project {
        ["main.m"] = "int main(void) { return 0; }\n",
        ["Package.swift"] = "let package = Package(name: \"A\", targets: ["
          .. numbered(n, '.target(name: "T#", dependencies: ["D#"], path: "T#"),', "\n") .. "])\n",
      }
    end,
    groups = function(n)
      return xcode {group = "X1", objects = numbered(n, "X# = {isa = PBXGroup; path = a; children = (X#a);};"
        .. "X#a = {isa = PBXFileReference; path = a;};")}
    end,
    ["nested groups"] = function(n)
      local parts = {}
      for index = 1, n do parts[index] = ("X%d = {isa = PBXGroup; path = a; children = (X%d);};"):format(index, index + 1) end
      return xcode {group = "X1", objects = table.concat(parts)}
    end,
    targets = function(n)
      return xcode {targets = numbered(n, "T#", ", "), dependencies = numbered(n, "D#", ", "), objects = numbered(n,
        "T# = {isa = PBXNativeTarget; name = T#;}; D# = {isa = PBXTargetDependency; target = T#;};")}
    end,
    definitions = function(n)
      return xcode {settings = "GCC_PREPROCESSOR_DEFINITIONS = (" .. numbered(n, '"A#=1"', ", ") .. ");"}
    end,
    settings = function(n) return xcode({}, {["a.xcconfig"] = numbered(n, "A# = $(B#) // note\n")}) end,
  })
end
