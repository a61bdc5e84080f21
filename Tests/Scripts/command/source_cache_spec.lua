-- The cache of headers and translations is the user's own folder, or there is none.

describe("the cache of sources", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end
  local folder

  local function sh(command, ...)
    local pipe = assert(io.popen(("cd '%s' && { %s; } 2>&1 < /dev/null"):format(folder, command:format(...))))
    local output = pipe:read "a"
    pipe:close()
    return output
  end

  local number = 0
  --- Writes a source that has never been read; answers the number that it prints.
  local function new_source()
    number = number + 1
    local file = assert(io.open(folder .. "/main.m", "w"))
    file:write('#import <Foundation/Foundation.h>\nint main(void) { printf("', number, '\\n"); return 0; }\n')
    file:close()
    return number .. "\n"
  end

  local function run(environment)
    environment = environment or ("XDG_CACHE_HOME='%s/c'"):format(folder)
    return sh("%s timeout 60 '%s' main.m", environment, arg[lowest])
  end

  before_each(function()
    folder = os.tmpname()
    os.remove(folder)
    os.execute(("mkdir '%s'"):format(folder))
  end)
  after_each(function() os.execute(("chmod -R u+rwx '%s'; rm -r '%s'"):format(folder, folder)) end)

  it("is entered by its user alone", function()
    assert.equal(new_source(), run())
    assert.equal("700\n", sh "stat -c %%a c/hookhost")
    assert.equal("1\n", sh "ls c/hookhost/sources | wc -l")
  end)

  it("is not where the variables do not say a folder of the user's", function()
    local expected = new_source()
    assert.equal(expected, run(("env -u HOME -u XDG_CACHE_HOME TMPDIR='%s'"):format(folder)))
    assert.equal(expected, run "env -u HOME XDG_CACHE_HOME=relative")
    assert.equal("main.m\n", sh "ls")
  end)

  for name, command in pairs {
    ["a file"] = "mkdir c && touch c/hookhost",
    ["a link"] = "mkdir c real && ln -s ../real c/hookhost",
    ["a folder that others write into"] = "mkdir -p c/hookhost && chmod 777 c/hookhost",
    ["in a folder that others write into"] = "mkdir c && chmod 777 c",
  } do
    it("is not used where it is " .. name, function()
      sh(command)
      assert.equal(new_source(), run())
      assert.equal("", sh "find c real -name '*.h' 2> /dev/null")
    end)
  end

  it("is not believed when a translation in it was changed", function()
    local expected = new_source()
    assert.equal(expected, run())
    sh [[for f in c/hookhost/sources/*; do sed -i 's/printf/NSLog /' $f; done]]
    assert.equal(expected, run())
  end)

  it("does not wait for a pipe in it", function()
    local expected = new_source()
    assert.equal(expected, run())
    sh "for f in c/hookhost/sources/*; do rm $f && mkfifo $f; done"
    assert.equal(expected, run())
    sh "rm c/hookhost/*.h && mkfifo c/hookhost/Foundation-prefix.h"
    assert.equal(new_source(), run())
  end)

  it("is repaired where headers were cut off, changed or lost", function()
    assert.equal(new_source(), run())
    for _, damage in ipairs {"truncate -s 100", "sed -i 's/NSObject/NSObjekt/'", "rm", "truncate -s 0"} do
      sh(damage .. " c/hookhost/headers-*/Foundation/Foundation.h")
      assert.equal(new_source(), run())
      assert.equal("", sh "grep -l NSObjekt c/hookhost/headers-*/Foundation/Foundation.h")
      assert.equal("1\n", sh "find c/hookhost/headers-*/Foundation/Foundation.h -size +9k | wc -l")
    end
  end)

  it("is repaired where a precompiled header was cut off or changed", function()
    assert.equal(new_source(), run())
    for _, damage in ipairs {
      "truncate -s 5000 c/hookhost/*.pch",
      "dd if=/dev/urandom of=$(ls c/hookhost/*.pch) bs=1000 seek=100 count=500 conv=notrunc",
    } do
      sh(damage)
      assert.equal(new_source(), run())
      assert.equal("1\n", sh "find c/hookhost/*.pch -size +900k | wc -l")
    end
  end)
end)
