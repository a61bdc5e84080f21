-- A source under `--sandbox` reads its own folder and the folders of `--include`, and nothing else.

describe("a sandboxed source", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end
  local folder
  local MAIN = '\nint printf(const char *, ...);\nint main(void) { printf("ran\\n"); return 0; }\n'

  local function write(name, text)
    local file = assert(io.open(folder .. "/" .. name, "w"))
    file:write(text)
    file:close()
  end

  --- What a source of the folder `in` writes.
  local function output_of(text, options)
    write("in/main.m", text .. MAIN)
    local command = "timeout 20 '%s' --sandbox %s %s/in/main.m 2>&1 < /dev/null"
    local pipe = assert(io.popen(command:format(arg[lowest], options or "", folder)))
    local output = pipe:read "a"
    pipe:close()
    return output
  end

  before_each(function()
    folder = os.tmpname()
    os.remove(folder)
    os.execute(("mkdir -p '%s/in/sub' '%s/out'"):format(folder, folder))
    write("out/secret.h", "int the_secret_text = 1; @\n")
    write("out/free.h", "#define FREE 1\n")
    write("in/near.h", "#define NEAR 1\n")
    write("in/sub/up.h", '#include "../near.h"\n')
    os.execute(("cd '%s/in' && ln -s ../out/secret.h link.h && ln -s ../out away && ln -s near.h inner.h")
      :format(folder))
  end)
  after_each(function() os.execute(("rm -r '%s'"):format(folder)) end)

  it("includes files of its folder, by links and macros as well", function()
    assert.equal("ran\n", output_of [[
#define TEXT_(name) #name
#define TEXT(name) TEXT_(name)
#include "inner.h"
#import "near.h"
#include "sub/up.h"
#include TEXT(sub/up.h)
#if !__has_include("near.h") || !NEAR
#error missing
#endif]])
  end)

  it("includes files of a folder that the command line names", function()
    local text = "#include <free.h>\n#if !FREE\n#error missing\n#endif"
    assert.matches("'free.h' file not found", output_of(text), 1, true)
    assert.equal("ran\n", output_of(text, ("--include '%s/out'"):format(folder)))
  end)

  for name, text in pairs {
    ["by its path"] = '#include "%s/out/secret.h"',
    ["above its folder"] = '#include "../out/secret.h"',
    ["behind a link"] = '#include "link.h"',
    ["behind a linked folder"] = '#include "away/secret.h"',
    ["that a macro names"] = '#define NAME "%s/out/secret.h"\n#include NAME',
    ["that a macro puts together"] = "#define T_(x) #x\n#define T(x) T_(x)\n#include T(../out/secret.h)",
    ["on two lines"] = '#inc\\\nlude "../out/sec\\\nret.h"',
    ["with include_next"] = '#include_next "../out/secret.h"',
    ["with embed"] = 'const char text[] = {\n#embed "../out/secret.h"\n};',
    ["with a dependency"] = '#pragma GCC dependency "../out/secret.h"',
    ["of the process"] = '#include "/proc/self/environ"',
    ["that is a device"] = '#include "/dev/zero"',
  } do
    it("does not read a file " .. name, function()
      local output = output_of((text:gsub("%%s", folder)))
      assert.matches("file not found", output, 1, true)
      assert.is_nil(output:find("the_secret_text", 1, true))
    end)
  end

  it("does not learn whether a file outside is there", function()
    assert.equal("ran\n", output_of((([[
#if __has_include("%s/out/secret.h") || __has_include("link.h") || __has_embed("../out/secret.h")
#error there
#endif]]):gsub("%%s", folder))))
    local there, absent = output_of '#include "../out/secret.h"', output_of '#include "../out/absent.h"'
    assert.equal(absent, (there:gsub("secret", "absent")))
  end)

  it("does not get a file outside as a module", function()
    os.execute(("mkdir '%s/out/Secret' && cp '%s/out/secret.h' '%s/out/Secret/Secret.h'"):gsub("%%s", folder))
    os.execute(("ln -s ../out/Secret '%s/in/Secret'"):format(folder))
    local output = output_of("@import Secret;", ("--include '%s/in'"):format(folder))
    assert.matches("file not found", output, 1, true)
    assert.is_nil(output:find("the_secret_text", 1, true))
  end)

  it("is not a translation that was made without a sandbox", function()
    write("in/main.m", '#include "../out/free.h"' .. MAIN)
    os.execute(("'%s' '%s/in/main.m' > /dev/null"):format(arg[lowest], folder))
    assert.matches("file not found", output_of '#include "../out/free.h"', 1, true)
  end)
end)

describe("a source", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end

  it("says that what it includes is a pipe or a device", function()
    local folder = os.tmpname()
    os.remove(folder)
    os.execute(("mkdir '%s' && mkfifo '%s/pipe.h'"):format(folder, folder))
    for _, name in ipairs {"pipe.h", "/dev/zero", "/dev/stdin", "/proc/self/mem"} do
      for _, line in ipairs {'#include "%s"', '#define N "%s"\n#include N', 'char d[] = {\n#embed "%s"\n};'} do
        local file = assert(io.open(folder .. "/main.m", "w"))
        file:write(line:format(name), "\nint main(void) { return 0; }\n")
        file:close()
        local pipe = assert(io.popen(("timeout 20 '%s' '%s/main.m' 2>&1"):format(arg[lowest], folder)))
        assert.matches(("hookhost: '%s' is not a regular file"):format(name), pipe:read "a", 1, true)
        assert.equal(1, select(3, pipe:close()))
      end
    end
    os.execute(("rm -r '%s'"):format(folder))
  end)

  it("whose name begins with a dash is no option of the compiler's", function()
    local folder = os.tmpname()
    os.remove(folder)
    os.execute(("mkdir '%s'"):format(folder))
    local file = assert(io.open(folder .. "/-dash.m", "w"))
    file:write 'int dashed(void) { return 0; }\n'
    file:close()
    local pipe = assert(io.popen(("cd '%s' && '%s' -e 'objc.import \"-dash.m\" print(\"read\")' 2>&1")
      :format(folder, arg[lowest])))
    assert.equal("read\n", pipe:read "a")
    pipe:close()
    os.execute(("rm -r '%s'"):format(folder))
  end)
end)
