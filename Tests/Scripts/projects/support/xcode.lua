-- Writes a `project.pbxproj`: targets with their sources, resources and settings, the files in one group.

local xcode = {}

local function quoted(text) return '"' .. text:gsub('[\\"]', "\\%0") .. '"' end

local function setting(value)
  if type(value) == "string" then return quoted(value) end
  local words = {}
  for _, word in ipairs(value) do words[#words + 1] = quoted(word) end
  return "(" .. table.concat(words, ", ") .. ")"
end

local function settings(values)
  local lines = {}
  for name, value in pairs(values or {}) do lines[#lines + 1] = quoted(name) .. " = " .. setting(value) .. ";" end
  table.sort(lines)
  return table.concat(lines, " ")
end

local kinds = {
  application = "application", tests = "bundle.unit-test", framework = "framework",
  static = "library.static", bundle = "bundle", ["ui tests"] = "bundle.ui-testing",
}

-- `targets` is a list of `{name, kind, sources =, resources =, settings =, flags = {source = flags},
-- depends =, folders =, product =}`; `options` has `version`, `settings` of the
-- project and `configurations`, the project's settings in others.
function xcode.pbxproj(targets, options)
  options = options or {}
  local objects, children, count, references = {}, {}, 0, {}
  local function add(text)
    count = count + 1
    local id = ("A%07X"):format(count)
    objects[#objects + 1] = ("\t\t%s = {%s};"):format(id, text)
    return id
  end
  local function configurations(values, others)
    local configuration = add(("isa = XCBuildConfiguration; name = Debug; buildSettings = {%s};"):format(settings(values)))
    local release = add "isa = XCBuildConfiguration; name = Release; buildSettings = {};"
    local all = {release, configuration}
    for name, own in pairs(others or {}) do
      all[#all + 1] = add(("isa = XCBuildConfiguration; name = %s; buildSettings = {%s};"):format(name, settings(own)))
    end
    return add(("isa = XCConfigurationList; buildConfigurations = (%s); defaultConfigurationName = Release;")
      :format(table.concat(all, ", ")))
  end
  local function reference(path)
    if not references[path] then
      references[path] = add(("isa = PBXFileReference; path = %s; sourceTree = \"<group>\";"):format(quoted(path)))
      children[#children + 1] = references[path]
    end
    return references[path]
  end
  local function phase(isa, paths, flags)
    local files = {}
    for _, path in ipairs(paths or {}) do
      local own = flags and flags[path]
      files[#files + 1] = add(("isa = PBXBuildFile; fileRef = %s; %s"):format(reference(path),
        own and ("settings = {COMPILER_FLAGS = %s;};"):format(quoted(own)) or ""))
    end
    return add(("isa = %s; files = (%s);"):format(isa, table.concat(files, ", ")))
  end
  local ids = {}
  for _, target in ipairs(targets) do
    local groups = {}
    for _, folder in ipairs(target.folders or {}) do
      local exception = target.exceptions and add(("isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (%s);")
        :format(table.concat(target.exceptions, ", ")))
      local group = add(("isa = PBXFileSystemSynchronizedRootGroup; path = %s; sourceTree = \"<group>\"; exceptions = (%s);")
        :format(quoted(folder), exception or ""))
      groups[#groups + 1], children[#children + 1] = group, group
    end
    local dependencies = {}
    for _, name in ipairs(target.depends or {}) do
      dependencies[#dependencies + 1] = add(("isa = PBXTargetDependency; name = %s;"):format(quoted(name)))
    end
    local product = target.product and reference(target.product) or ""
    ids[#ids + 1] = add(("isa = PBXNativeTarget; name = %s; productReference = \"%s\"; productType = \"com.apple.product-type.%s\"; "
      .. "buildPhases = (%s, %s); dependencies = (%s); fileSystemSynchronizedGroups = (%s); buildConfigurationList = %s;"):format(
        quoted(target.name), product, kinds[target.kind], phase("PBXSourcesBuildPhase", target.sources, target.flags),
        phase("PBXResourcesBuildPhase", target.resources), table.concat(dependencies, ", "),
        table.concat(groups, ", "), configurations(target.settings)))
  end
  local main = add(("isa = PBXGroup; children = (%s); sourceTree = \"<group>\";"):format(table.concat(children, ", ")))
  local root = add(("isa = PBXProject; mainGroup = %s; targets = (%s); buildConfigurationList = %s; projectDirPath = \"\";")
    :format(main, table.concat(ids, ", "), configurations(options.settings, options.configurations)))
  return ("// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tobjectVersion = %d;\n\tobjects = {\n%s\n\t};\n\trootObject = %s;\n}\n")
    :format(options.version or 56, table.concat(objects, "\n"), root)
end

return xcode
