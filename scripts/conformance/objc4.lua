-- Apple's tests of its runtime: each `.m` with a line that begins with TEST_ is one, and says in
-- comments how it is built and what it prints. Without a MEM it runs twice, counting by hand (mrc)
-- and with ARC. A run passes if it prints what the test asks for: TEST_RUN_OUTPUT, else `OK: name`.
--
-- What a test links beforehand is imported by a script, an image for each product; what it opens
-- while it runs is not there.

local processes = require "processes"
local objc4 = {}

local function line_after(word, text) return text:match("%f[%w_]" .. word .. "%f[^%w_]([^\n]*)") end
local function block_after(word, text) return text:match(word .. "\n(.-\n)END[ */]*\n") end
-- The alternatives of an expected output are separated by lines of `OR`.
local function alternatives(block) return block and block:gsub("\nOR\n", "\n|") end

-- The words of a command; quotes and backslashes as in a shell.
local function split(command)
  local words, word, quote, place = {}, nil, nil, 1
  while place <= #command do
    local letter = command:sub(place, place)
    if quote then
      if letter == quote then quote = nil
      elseif letter == "\\" and quote == '"' then
        place = place + 1
        word = word .. command:sub(place, place)
      else word = word .. letter end
    elseif letter == "'" or letter == '"' then word, quote = word or "", letter
    elseif letter == "\\" then
      place = place + 1
      word = (word or "") .. command:sub(place, place)
    elseif letter:find "%s" then
      if word then words[#words + 1] = word end
      word = nil
    else word = (word or "") .. letter end
    place = place + 1
  end
  if word then words[#words + 1] = word end
  return words
end

local function parse(path)
  local text = processes.read(path)
  if not ("\n" .. text):find "\n[/*%s]*TEST_" then return nil end
  local environment, memories = {}, {}
  for name, value in (line_after("TEST_ENV", text) or ""):gmatch "([%w_]+)=(%S+)" do environment[name] = value end
  local memory = (line_after("TEST_CONFIG", text) or ""):match "MEM=(%S+)" or "mrc,arc"
  for one in memory:gmatch "[^,]+" do memories[#memories + 1] = one end
  if text:find "%f[%w_]TEST_CRASHES%f[^%w_]" then environment.OBJC_DEBUG_DONT_CRASH = "YES" end
  return {
    name = path:match "([^/]+)%.m$", path = path, memories = memories, environment = environment,
    flags = split(line_after("TEST_CFLAGS", text) or ""), build = block_after("TEST_BUILD", text),
    build_output = alternatives(block_after("TEST_BUILD_OUTPUT", text)),
    output = alternatives(block_after("TEST_RUN_OUTPUT", text)), filter = line_after("TEST_RUN_OUTPUT_FILTER", text),
  }
end

-- The macros of a command, with clang's own one for the system that it names as the oldest.
local SYSTEMS = {macosx = "MAC_OS_X", iphoneos = "IPHONE_OS", ["ios-simulator"] = "IPHONE_OS", ios = "IPHONE_OS",
  tvos = "TV_OS", ["tvos-simulator"] = "TV_OS", watchos = "WATCH_OS", ["watchos-simulator"] = "WATCH_OS"}
local function defines(words)
  local list = {}
  for _, word in ipairs(words) do
    local macro = word:match "^%-D(.+)$"
    if macro then list[#list + 1] = macro:gsub('\\"', '"') end
    local system, major, minor = word:match "^%-m(.-)%-version%-min=(%d+)%.?(%d*)"
    if SYSTEMS[system] then
      list[#list + 1] = ("__ENVIRONMENT_%s_VERSION_MIN_REQUIRED__=%d%02d00"):format(
        SYSTEMS[system], tonumber(major), tonumber(minor) or 0)
    end
  end
  return list
end

local function has(words, wanted)
  for place, word in ipairs(words) do
    if word == wanted then return place end
  end
end

-- The products of a test's commands, by name: each with its sources and the products that it uses.
local function products_of(test, folder, is_arc)
  local products = {}
  for _, command in ipairs(processes.lines(test.build)) do
    command = command:match "^%s*(.-)%s*$"
    local kind = command:match "^%$C{COMPILE([%w_]*)}"
    local words = split(command:gsub("%$T{OBJDIR}", "objects"):gsub("%$T{DYLIBDIR}", "images"):gsub("\\\\([()])", "'%1'"))
    local place = kind and has(words, "-o")
    if place then
      local product, sources, uses = words[place + 1], {}, {}
      local counts = is_arc and not kind:find "NOMEM" or has(words, "-fobjc-arc") ~= nil
      local installed = has(words, "-install_name")
      for _, word in ipairs(words) do
        local source, library = word:match "^%$DIR/(.+)$", word:match "^%-weak%-l(%w+)$" or word:match "^%-l(%w+)$"
        local use = library and ("lib%s.dylib"):format(library)
        if source and source:find "%.[mc]$" then
          sources[#sources + 1] = {path = folder .. "/" .. source, defines = defines(words), is_arc = counts}
        elseif (word:find "%.dylib$" or word:find "%.o$") and not word:find "/" or word:find "^objects/" then
          use = word
        end
        if use and use ~= product and not (installed and words[installed + 1] == use) then uses[#uses + 1] = use end
      end
      products[product] = {sources = sources, uses = uses}
    end
  end
  return products
end

-- The images of a test, each a list of sources, what is linked first.
local function images_of(test, folder, is_arc)
  if not test.build then
    return {{{path = test.path, defines = defines(test.flags), is_arc = is_arc}}}
  end
  local products, images, seen = products_of(test, folder, is_arc), {}, {}
  local function sources_of(product)
    local list = {}
    for _, use in ipairs(products[product].uses) do
      if use:find "%.o$" and products[use] then table.move(sources_of(use), 1, 99, #list + 1, list) end
    end
    return table.move(products[product].sources, 1, 99, #list + 1, list)
  end
  local function visit(product)
    if seen[product] or not products[product] then return end
    seen[product] = true
    for _, use in ipairs(products[product].uses) do visit(use) end
    if not product:find "%.o$" then images[#images + 1] = sources_of(product) end
  end
  visit(test.name .. ".exe")
  return images
end

-- A script that imports every image, the program at last, and runs its `main`.
local function driver(test, images, folder)
  local lines = {'local C = require "hookhost.c"'}
  for _, image in ipairs(images) do
    lines[#lines + 1] = "C.gather(function()"
    for _, source in ipairs(image) do
      local macros = {}
      for place, macro in ipairs(source.defines) do macros[place] = processes.literal(macro) end
      lines[#lines + 1] = ("  objc.import(%s, {include = {%s}, define = {%s}, arc = %s})"):format(
        processes.literal(source.path), processes.literal(folder), table.concat(macros, ", "), source.is_arc)
    end
    lines[#lines + 1] = "end)"
  end
  lines[#lines + 1] = ("os.exit(C.run(C.globals.main, {%s}))"):format(processes.literal(test.name .. ".exe"))
  return table.concat(lines, "\n") .. "\n"
end

local SIGNALS = {[132] = "SIGILL", [134] = "SIGABRT", [136] = "SIGFPE", [137] = "SIGKILL", [139] = "SIGSEGV"}
local function judge(test, output, build, status)
  local said, lines = {}, {}
  for _, line in ipairs(processes.lines(build)) do said[line] = true end
  for _, line in ipairs(processes.lines(output)) do
    local is_told = not said[line] and not processes.is_diagnostic(line) and not line:find "^WARN: "
      and not line:find "^VERBOSE: "
    if is_told and not (test.filter and processes.occurs(test.filter, line)) then lines[#lines + 1] = line end
  end
  if status == nil then return false, "time limit" end
  if SIGNALS[status] then lines[#lines + 1] = "CRASHED: " .. SIGNALS[status] end
  if test.output then
    return processes.matches(test.output, table.concat(lines, "\n") .. "\n"), "prints: " .. processes.told(lines)
  end
  for _, line in ipairs(lines) do
    if line:find "^BAD: " then return false, line end
  end
  local is_okay = lines[1] ~= nil and lines[1]:sub(1, #test.name + 4) == "OK: " .. test.name
  return is_okay and #lines == 1 and status == 0, processes.told(lines)
end

-- The systems of the published versions of the runtime, newest first, as in Apple's distribution-macOS.
local systems = {{950, "26.0"}, {940, "18.4"}, {928, "18.0"}}
-- The options of a run: the system of a checkout whose tag is known.
local function system_of(checkout, commit)
  local described = processes.run({"git", "-C", checkout, "describe", "--tags"}, {folder = checkout, seconds = 20})
  local number = tonumber((described .. " " .. (commit or "")):match "objc4%-(%d+)")
  for _, system in ipairs(number and systems or {}) do
    if number >= system[1] then return {"--system", system[2]} end
  end
  return {}
end

function objc4.run(program, checkout, options, report)
  local folder = checkout .. "/test"
  local system = system_of(checkout, options.commit)
  local scratch <close> = processes.scratch()
  for _, path in ipairs(processes.find(folder, "-maxdepth 1 -name '*.m'")) do
    local test = parse(path)
    for _, memory in ipairs(test and options.wants(test.name) and test.memories or {}) do
      if options.skips(("%s %s"):format(test.name, memory)) then goto next_run end
      local images = images_of(test, folder, memory == "arc")
      local source, command, build, built = images[1] and images[1][1], nil, "", 0
      local setting = {folder = scratch.path, environment = test.environment, seconds = options.seconds * 3}
      if source and #images == 1 and #images[1] == 1 and source.path == path then
        local flags = {"--include", folder}
        for _, macro in ipairs(source.defines) do table.move({"--define", macro}, 1, 2, #flags + 1, flags) end
        if not source.is_arc then flags[#flags + 1] = "--no-arc" end
        local translation = {program, "translate", "-o", scratch.path .. "/out.lua"}
        command = {program, table.unpack(system)}
        for _, list in ipairs {translation, command} do
          table.move(flags, 1, #flags, #list + 1, list)
          list[#list + 1] = path
        end
        if test.flags and #defines(test.flags) > 0 then translation[#translation] = path end
        build, built = processes.run(translation, setting)
      else
        processes.write(scratch.path .. "/program.lua", driver(test, images, folder))
        command = {program, table.unpack(system)}
        command[#command + 1] = scratch.path .. "/program.lua"
      end
      local run, output, status = ("%s %s"):format(test.name, memory), build, built
      local is_passed, why
      if built == 0 then
        setting.seconds = options.seconds
        output, status = processes.run(command, setting)
        is_passed, why = judge(test, output, build, status)
      else
        is_passed = test.build_output ~= nil and processes.matches(test.build_output, build)
        why = "not read: " .. processes.told(processes.lines(build))
      end
      options.log(run, ("$ %s\n%s--- run, status %s\n%s"):format(processes.words(command), build, status, output))
      report(run, is_passed, why)
      ::next_run::
    end
  end
end

return objc4
