-- Files of projects whose patterns and blocks need much time or depth: each is read in a few seconds.

describe("a project", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end

  -- Writes the files into a new folder, and returns the output and the status of a command there.
  local function run(files, arguments)
    local folder = os.tmpname()
    os.remove(folder)
    local made = {}
    for name, text in pairs(files) do
      local inner = name:match "^(.-)[^/]*$"
      if not made[inner] then os.execute(("mkdir -p '%s/%s'"):format(folder, inner)) end
      made[inner] = true
      local file <close> = assert(io.open(folder .. "/" .. name, "wb"))
      file:write(text)
    end
    local pipe = assert(io.popen(("ulimit -c 0; timeout 20 '%s' %s '%s' 2>&1"):format(arg[lowest], arguments, folder)))
    local output = pipe:read "a"
    local _, _, status = pipe:close()
    os.execute(("rm -r '%s'"):format(folder))
    return output, status
  end

  local main = "#import <Foundation/Foundation.h>\nint main(void) { return 0; }\n"

  local function podspec(lines)
    return run({["main.m"] = main, ["A.podspec"] = "Pod::Spec.new do |s|\n" .. lines .. "\nend\n"}, "translate")
  end

  for name, lines in pairs {
    ["with 30,000 nested subspecs"] = ("s.subspec 'a' do |s|\n"):rep(30000),
    ["with 100,000 nested brackets"] = "s.source_files = " .. ("["):rep(100000),
    ["with 100,000 nested tables"] = "s.source_files = " .. ("{:a => "):rep(100000),
    ["with 20,000 additions to a list"] = ("s.frameworks += 'A'\n"):rep(20000),
    ["with a pattern of 3,000 pairs of braces"] = "s.source_files = '" .. ("**/{a,b,c}*"):rep(3000) .. "'",
    ["with a pattern of nested braces"] = "s.source_files = '" .. ("{a,{b,c}}"):rep(30) .. "'",
    ["with a pattern of many stars"] = "s.source_files = '" .. ("*a"):rep(30) .. "*.m', '" .. ("**a"):rep(40) .. "'\n"
      .. "s.exclude_files = '" .. ("*?"):rep(40) .. "'",
  } do
    it("with a podspec " .. name .. " is read", function()
      local output, status = podspec(lines)
      assert.equal(0, status, output)
      assert.matches("1 of 1 sources were read", output, 1, true)
    end)
  end

  it("with a Podfile of 30,000 nested and 10,000 other targets is read", function()
    local others = {}
    for index = 1, 10000 do others[index] = ("target 'T%d' do\npod 'A'\nend\n"):format(index) end
    local output, status = run({
      ["main.m"] = main, Podfile = table.concat(others) .. ("target 'A' do\n"):rep(30000),
    }, "translate")
    assert.equal(0, status, output)
  end)

  it("with braces and stars in a pattern has the files that fit it", function()
    local output = run({
      ["A.podspec"] = "Pod::Spec.new do |s|\ns.name = 'A'\ns.source_files = 'C/**/{x,y{1,2}}*.m', 'D/?[a-c].m', 'E/*/z.m'\nend\n",
      ["C/x.m"] = main, ["C/a/b/y1z.m"] = main, ["C/y3.m"] = main, ["Cx.m"] = main, ["C/ax.m"] = main,
      ["D/1b.m"] = main, ["D/1d.m"] = main, ["E/z.m"] = main, ["E/f/z.m"] = main, ["E/f/g/z.m"] = main,
    }, "translate")
    assert.matches("4 of 4 sources were read", output, 1, true)
  end)

  it("with 600 picture sets reads each catalog once", function()
    local files = {["main.m"] = main}
    for index = 1, 600 do
      files["A.xcassets/" .. index .. ".imageset/Contents.json"] = '{"images": [{"filename": "a.png"}]}'
    end
    local started = os.time()
    local output, status = run(files, "--time-limit 10")
    assert.equal(0, status, output)
    assert.is_true(os.time() - started < 15)
  end)

  -- Runs a project with an app of main.m, more objects, and more items in the main group, targets and settings.
  local function xcode(more, command, files)
    files = files or {}
    files["main.m"] = files["main.m"] or main
    files["A.xcodeproj/project.pbxproj"] = ([[{ rootObject = R; objects = {
      R = {isa = PBXProject; mainGroup = G; targets = (T, %s); buildConfigurationList = L;};
      L = {isa = XCConfigurationList; buildConfigurations = (C);};
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {%s};};
      G = {isa = PBXGroup; children = (F, %s); sourceTree = "<group>";};
      F = {isa = PBXFileReference; path = main.m; sourceTree = "<group>";};
      B = {isa = PBXBuildFile; fileRef = F;}; P = {isa = PBXSourcesBuildPhase; files = (B, %s);};
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (P);
        buildConfigurationList = L; dependencies = (%s);}; %s }; }]]):format(
      more.targets or "", more.settings or "", more.group or "", more.files or "", more.dependencies or "",
      table.concat(more.objects or {}))
    local output, status = run(files, command or "translate")
    assert.equal(0, status, output)
    return output
  end

  -- The objects of a format in which each %d is a number from 1 on, and each %n the one after it.
  local function objects(count, format)
    local all = {}
    for index = 1, count do all[index] = format:gsub("%%d", index):gsub("%%n", index + 1) end
    return all
  end

  it("with 50,000 nested groups is read", function()
    xcode {group = "X1", objects = objects(50000, "X%d = {isa = PBXGroup; children = (X%n);};\n")}
    xcode {group = "X1", objects = objects(50000, "X%d = {isa = PBXGroup; path = a; children = (X%n);};\n")}
  end)

  it("with 50,000 nested groups of variants is read", function()
    xcode {files = "V", objects = objects(50000,
      "V = {isa = PBXBuildFile; fileRef = X1;}; X%d = {isa = PBXVariantGroup; children = (X%n);};\n")}
  end)

  it("with 20,000 targets, each of which needs the next one, is linked", function()
    xcode({dependencies = "D1", targets = table.concat(objects(20000, "T%d"), ", "), objects = objects(20000,
      "T%d = {isa = PBXNativeTarget; name = T%d; dependencies = (D%n);}; D%d = {isa = PBXTargetDependency; target = T%d;};\n")}, "")
  end)

  it("with 3,000 targets of one source is translated", function()
    local output = xcode {targets = ("T, "):rep(3000)}
    assert.matches("App: 1 of 1 sources were read", output, 1, true)
  end)

  it("with 10,000 sources without a target, each of which includes the next one's header, is linked", function()
    local files = {["main.m"] = '#import "a/H1.h"\n' .. main}
    for index = 1, 10000 do
      files["a/H" .. index .. ".h"] = ""
      files["a/H" .. index .. ".mm"] = ('#import "H%d.h"\n'):format(index + 1)
    end
    assert.matches("not read: [^\n]*/a/H10000.mm: C%+%+", xcode({}, "", files))
  end)

  it("with 10,000 definitions of macros is read", function()
    xcode {settings = "GCC_PREPROCESSOR_DEFINITIONS = (" .. table.concat(objects(10000, '"A%d=1", ')) .. ");"}
  end)
end)
