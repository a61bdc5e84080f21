describe("random calls of everything that a script can reach", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end

  --- Returns the steps that a program of random calls printed. It can write files under any name, so it runs in its own
  --- folder.
  local function steps(seed)
    local pipe = assert(io.popen(([[
      program=$(readlink -f '%s') calls=$PWD/scripts/fuzzing/random_calls.lua folder=$(mktemp -d)
      cd "$folder" && "$program" --time-limit 60 "$calls" %d 500 2>&1 >/dev/null
      rm -r "$folder"]]):format(arg[lowest], seed)))
    local text = pipe:read "a"
    pipe:close()
    return (text:gsub("0x%x+", "0x…")) -- Lua's own addresses differ from run to run
  end

  for seed = 1, 3 do
    it("crash no host, with seed " .. seed, function()
      assert.matches("\nend\n", steps(seed), 1, true)
    end)
  end

  it("are the same for the same seed", function()
    assert.equal(steps(4), steps(4))
  end)
end)
