-- Sources that do not compile are read once: clang's message is cached until a file changes.

describe("a source that does not compile", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end
  local folder

  local function sh(command, ...)
    local pipe = assert(io.popen(("cd '%s' && { %s; } 2>&1 < /dev/null"):format(folder, command:format(...))))
    local output = pipe:read "a"
    pipe:close()
    return output
  end

  local function write(name, text)
    local file <close> = assert(io.open(folder .. "/" .. name, "w"))
    file:write(text)
  end

  local function run() return sh("XDG_CACHE_HOME='%s/c' timeout 60 '%s' main.m", folder, arg[lowest]) end

  local function count_of_refusals()
    return tonumber(sh "grep -l 'hookhost refusal' c/hookhost/sources/* | wc -l")
  end

  before_each(function()
    folder = os.tmpname()
    os.remove(folder)
    os.execute(("mkdir '%s'"):format(folder))
  end)
  after_each(function() os.execute(("rm -r '%s'"):format(folder)) end)

  it("is read once, with the same message", function()
    write("main.m", '#import "Absent.h"\nint main(void) { return 0; }\n')
    local first = run()
    assert.matches("main.m:1:9: fatal error: 'Absent.h' file not found", first, 1, true)
    assert.equal(1, count_of_refusals())
    local stamp = sh "stat -c %%y c/hookhost/sources/*"
    assert.equal(first, run())
    assert.equal(stamp, sh "stat -c %%y c/hookhost/sources/*")
  end)

  it("is read again where the missing header was added, or a file has changed", function()
    write("main.m", '#import "A.h"\nint main(void) { return printf(NAME); }\n')
    assert.matches("'A.h' file not found", run(), 1, true)
    write("A.h", "#include <stdio.h>\n#define OTHER\n")
    assert.matches("undeclared identifier 'NAME'", run(), 1, true)
    write("A.h", '#include <stdio.h>\n#define NAME "read\\n"\n')
    assert.matches("^read\n", run())
  end)

  it("is read again where its message in the cache was changed", function()
    write("main.m", '#import "Absent.h"\nint main(void) { return 0; }\n')
    local first = run()
    sh "sed -i 's/Absent/Secret/g' c/hookhost/sources/*"
    assert.equal(first, run())
  end)
end)
