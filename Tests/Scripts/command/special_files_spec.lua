-- Files that a command reads or writes and that are pipes without another side, and settings that need too much memory.

describe("a command", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end

  -- Returns the output and the status of a shell script that runs in a new folder, with the program as "$hookhost".
  local function run(script)
    local pipe = assert(io.popen(([[
      hookhost=$(readlink -f '%s'); folder=$(mktemp -d); cd "$folder" || exit 99
      mkdir A; printf '#import <Foundation/Foundation.h>\nint main(void) { return 0; }\n' > A/main.m
      (%s) 2>&1; status=$?; rm -r "$folder"; exit "$status"]]):format(arg[lowest], script)))
    local output = pipe:read "a"
    return output, select(3, pipe:close())
  end

  it("reads no pipe in place of a baseline, unless the shell passes it", function()
    local output, status = run [[mkfifo base; timeout 20 "$hookhost" check --baseline base .]]
    assert.equal(2, status)
    assert.matches("the baseline base cannot be read", output, 1, true)
    output, status = run [[printf '{"version": 1, "findings": []}' | timeout 20 "$hookhost" check --baseline /dev/stdin .]]
    assert.matches("no findings", output, 1, true)
    assert.equal(0, status)
  end)

  it("leaves pipes in a project out", function()
    local output, status = run [[mkfifo hookhost.lua A/B.m A/Info.plist; timeout 60 "$hookhost" translate . ]]
    assert.not_equal(124, status, output)
  end)

  it("writes no report into a pipe that is not read", function()
    local output, status = run [[mkfifo out; printf 'print(1)' > a.lua; timeout 20 "$hookhost" trace -o out a.lua]]
    assert.matches("cannot write the trace to 'out': no process reads the pipe", output, 1, true)
    assert.equal(1, status)
    output, status = run [[mkfifo out; printf 'objc.NSObject:new()' > a.lua; (cat out > copy) & timeout 20 "$hookhost" trace -o out a.lua
      status=$?; wait; cat copy; exit $status]]
    assert.matches("NSObject", output, 1, true)
    assert.equal(0, status)
  end)

  for name, command in pairs {
    ["trace -o"] = "trace -o link a.lua", ["translate -o"] = "translate -o link A/main.m",
    ["check --write-baseline"] = "check --write-baseline link .", ["test --coverage-output"] = "test --coverage-output link spec",
    ["test -Xoutput"] = "test -o junit -Xoutput link spec",
  } do
    it("writes through a link to no file, as a shell does, with " .. name, function()
      local output = run(([[
        printf 'print(1)' > a.lua; mkdir spec; printf 'describe("a", function() it("b", function() end) end)' > spec/a_spec.lua
        ln -s made link; timeout 60 "$hookhost" %s > /dev/null 2>&1; readlink link; [ -s made ] && echo written
        rm made; ln -sf /absent/made link; timeout 60 "$hookhost" %s 2>&1 | grep -o 'No such file or directory'; readlink link
        ln -sf link link; timeout 60 "$hookhost" %s 2>&1 | grep -o 'Too many levels of symbolic links'
        ]]):format(command, command, command))
      assert.equal("made\nwritten\nNo such file or directory\n/absent/made\nToo many levels of symbolic links\n", output)
    end)
  end

  for _, option in ipairs {"--emit-luacats", "--emit-objc-headers", "--emit-reference"} do
    it("makes no folder through a link to none, with " .. option, function()
      local output, status = run("ln -s absent link; \"$hookhost\" " .. option .. " link; status=$?; ls -d absent; exit $status")
      assert.matches("cannot make the folder 'link': Not a directory", output, 1, true)
      assert.equal(1, status)
    end)
  end

  for file, command in pairs {["hookhost.lua"] = "translate .", ["hookcheck.lua"] = "check ."} do
    local expected = file == "hookhost.lua" and "needs more memory than it may use %(64 MB%)" or "not enough memory"
    it("limits the memory of " .. file, function()
      local output, status = run(([[
        printf 'local t = {} while true do t[#t + 1] = ("x"):rep(1 << 20) .. #t end' > %s
        ulimit -v 4000000; timeout 20 "$hookhost" %s]]):format(file, command))
      assert.matches(file .. "[^\n]*" .. expected, output)
      assert.is_true(status == 1 or status == 2)
    end)
  end
end)
