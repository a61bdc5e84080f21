--- The tarball runs in a root that contains nothing else: a script, a spec and a source.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local function output_of(command)
  local pipe <close> = assert(io.popen(command .. " 2>&1 < /dev/null"))
  return pipe:read "a"
end

describe("the tarball", function()
  it("runs in an empty root, after a move and by a link", function()
    local folder = os.tmpname()
    os.remove(folder)
    finally(function() os.execute(("rm -rf '%s'"):format(folder)) end)
    local program = output_of(("readlink -f '%s'"):format(arg[lowest])):match "[^\n]+"
    local made = output_of(("HOOKHOST_PROGRAM='%s' scripts/package --tarball '%s'"):format(program, folder))
    local tarball = made:match "(%S+%.tar%.gz)"
    assert.is_truthy(tarball, made)
    assert.equal("", output_of(("mkdir -p '%s/root' && tar -C '%s/root' -xzf '%s'"):format(folder, folder, tarball)))
    assert.equal("", output_of(([[cd '%s/root' && mkdir proc tmp elsewhere spec && mv hookhost-* elsewhere/h &&
ln -s elsewhere/h/bin/hookhost hookhost]]):format(folder)))
    local function write(name, text)
      local file <close> = assert(io.open(folder .. "/root/" .. name, "w"))
      file:write(text)
    end
    write("a.lua", "print(_VERSION, objc.UIView:new():tag())\n")
    write("spec/a_spec.lua", 'it("adds", function() assert.equal(2, 1 + 1) end)\n')
    write("a.m", '#include <stdio.h>\nint main(void) { printf("from C\\n"); return 0; }\n')
    local function run(arguments)
      return output_of(([[PATH=$PATH:/usr/sbin unshare -rm sh -c '
mount --rbind /proc "$0/proc" && exec env -i "$(command -v chroot)" "$0" /hookhost %s' '%s/root']]):format(arguments, folder))
    end
    local text = run "/a.lua"
    if text:find "unshare:" or text:find "mount:" then return pending "this kernel lets nobody change the root" end
    assert.equal("Lua 5.4\t0\n", text)
    assert.matches("1 success", run "test /spec", 1, true)
    assert.matches("1 success", run "test --jobs 2 /spec", 1, true)
    assert.equal("from C\n", run "/a.m")
    assert.matches("First%-Hour", run "examples")
  end)

  it("says what is wrong with its arguments", function()
    assert.matches("usage: scripts/package", output_of "scripts/package --tar", 1, true)
    assert.matches("which is no program", output_of "HOOKHOST_PROGRAM=/nothing scripts/package --tarball /tmp", 1, true)
    assert.matches("usage: scripts/container", output_of "scripts/container --bild", 1, true)
  end)
end)
