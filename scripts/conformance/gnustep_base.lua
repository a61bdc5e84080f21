-- GNUstep base's own tests, file by file: each `.m` beside a TestInfo, counted by hand. Every line
-- "Passed test" or "Failed test" that a file prints is a run, and the end of the file is one more.
--
-- hookhost keeps files in memory: a script first puts there a fresh copy of the test's folder, and of
-- those beside it that tests use. GSConfig.h is written here; other headers of <GNUstepBase/> are the
-- checkout's. GNUSTEP_BASE_LIBRARY is not defined, so that tests take Apple's branch.

local processes = require "processes"
local gnustep = {}

local BESIDE = {"Shared", "GenericTests"}
local PREFIX = [[
#import <Foundation/Foundation.h>
#import <GNUstepBase/GNUstep.h>
#import <GNUstepBase/GSBlocks.h>
#define GSDebugSet(level) NO
#define NSDebugMLLog(level, ...)
#define NSDebugLog(...)
#define GSSwapHostI16ToBig(x) __builtin_bswap16(x)
#define GSSwapHostI32ToBig(x) __builtin_bswap32(x)
#define GSSwapHostI16ToLittle(x) ((uint16_t)(x))
#define GSSwapHostI32ToLittle(x) ((uint32_t)(x))
]]
local NUMBERS = {
  GS_USE_ICU = 1, GS_USE_LIBXML = 1, GS_USE_GNUTLS = 0, GS_USE_LIBDISPATCH = 1, GS_USE_LIBDISPATCH_RUNLOOP = 0,
  GS_HAVE_NSURLSESSION = 1, GS_HAVE_ICU_UTRANS = 1, GS_HAVE_I64 = 1, GS_SIZEOF_SHORT = 2, GS_SIZEOF_INT = 4,
  GS_SIZEOF_LONG = 8, GS_SIZEOF_LONG_LONG = 8, GS_SIZEOF_FLOAT = 4, GS_SIZEOF_DOUBLE = 8, GS_SIZEOF_VOIDP = 8,
  GS_WORDS_BIGENDIAN = 0, OBJC2RUNTIME = 1, BASE_NATIVE_OBJC_EXCEPTIONS = 1, GS_NONFRAGILE = 1,
}

local function headers(checkout, into)
  local word = processes.word
  os.execute(("mkdir -p %s/GNUstepBase %s/objc && ln -s %s/Headers/GNUstepBase/*.h %s/GNUstepBase/"):format(
    word(into), word(into), word(checkout), word(into)))
  os.execute(("rm -f -- %s/GNUstepBase/GSConfig.h %s/GNUstepBase/config.h"):format(word(into), word(into)))
  local lines = {"#pragma once", "#include <stdint.h>",
    "typedef uintptr_t gsuaddr;", "typedef intptr_t gssaddr;", "typedef uintptr_t gsaddr;"}
  for name, number in pairs(NUMBERS) do lines[#lines + 1] = ("#define %s %d"):format(name, number) end
  processes.write(into .. "/GNUstepBase/GSConfig.h", table.concat(lines, "\n") .. "\n")
  processes.write(into .. "/GNUstepBase/config.h", "")
  processes.write(into .. "/objc/encoding.h", "#include <objc/runtime.h>\n")
  processes.write(into .. "/prefix.h", PREFIX)
end

-- A script that puts the files of folders where they are on the disk, and changes into one.
local SEED = [[
local files = objc.NSFileManager:defaultManager()
for line in io.lines(%s) do
  local kind, path = line:match "^(%%a)(.*)$"
  if kind == "d" then
    files:createDirectoryAtPath_withIntermediateDirectories_attributes_error_(path, true, nil, nil)
  else
    local file <close> = assert(io.open(path, "rb"))
    local text = file:read "a"
    files:createFileAtPath_contents_attributes_(path, objc.NSData:dataWithBytes_length_(text, #text), nil)
  end
end
files:changeCurrentDirectoryPath_(%s)
]]
local function seed(place, folder, tops)
  local lines = {}
  for _, top in ipairs(tops) do
    for _, path in ipairs(processes.find(top, "-type d")) do lines[#lines + 1] = "d" .. path end
    for _, path in ipairs(processes.find(top, "-type f")) do lines[#lines + 1] = "f" .. path end
  end
  processes.write(place .. "/entries", table.concat(lines, "\n") .. "\n")
  processes.write(place .. "/seed.lua", SEED:format(processes.literal(place .. "/entries"), processes.literal(folder)))
end

-- Reports the lines of a file's output; equal lines are numbered.
local function note(name, output, status, report)
  local lines, seen = processes.lines(output), {}
  for place, line in ipairs(lines) do
    local ending, text = line:match "(%a+ %a+):   +(.*)$"
    if ending == "Passed test" or ending == "Failed test" or ending == "Failed set" then
      seen[text] = (seen[text] or 0) + 1
      local run = ("%s: %s%s"):format(name, text, seen[text] > 1 and (" (%d)"):format(seen[text]) or "")
      report(run, ending == "Passed test", (lines[place + 1] or ""):match "^%S" and lines[place + 1] or ending)
    end
  end
  report(name, status == 0, status == nil and "time limit" or ("status %d: %s"):format(status, processes.told(lines)))
end

function gnustep.run(program, checkout, options, report)
  local framework = options.framework or error("--framework must name TestFramework of gnustep's tools-make", 0)
  local base = checkout .. "/Tests/base"
  local scratch <close> = processes.scratch()
  local place = scratch.path
  headers(checkout, place .. "/Headers")
  os.execute(("mkdir -p %s/Tests && cp -rL %s %s/Tests/base"):format(place, processes.word(base), place))
  local copy = place .. "/Tests/base"
  for _, info in ipairs(processes.find(base, "-name TestInfo")) do
    for _, path in ipairs(processes.find(info:match "^(.*)/", "-maxdepth 1 -name '*.m'")) do
      local name = path:sub(#base + 2)
      local group = name:match "^[^/]+"
      if options.wants(name) or options.wants(group) then
        local tops = {copy .. "/" .. group}
        for _, folder in ipairs(BESIDE) do tops[#tops + 1] = copy .. "/" .. folder end
        for _, top in ipairs(tops) do
          os.execute(("rm -rf -- %s && cp -rL %s %s"):format(processes.word(top),
            processes.word(base .. top:sub(#copy + 1)), processes.word(top)))
        end
        local folder = (copy .. "/" .. name):match "^(.*)/"
        seed(place, folder, tops)
        local command = {program, "--no-arc"}
        for _, include in ipairs {folder, framework, copy .. "/GenericTests", copy .. "/NSString", place .. "/Headers"} do
          table.move({"--include", include}, 1, 2, #command + 1, command)
        end
        table.move({"--prefix-header", place .. "/Headers/prefix.h", "-e",
          ("dofile %s"):format(processes.literal(place .. "/seed.lua")), name:match "[^/]+$"}, 1, 5, #command + 1, command)
        local output, status = processes.run(command, {folder = folder, seconds = options.seconds})
        -- Positions name files without the folders of this run.
        for _, path in ipairs {framework .. "/", place} do output = output:gsub(path:gsub("%p", "%%%0"), "") end
        options.log(name, ("status %s\n%s"):format(status, output))
        note(name, output, status, report)
      end
    end
  end
end

return gnustep
