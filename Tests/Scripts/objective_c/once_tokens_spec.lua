-- Tokens of dispatch_once as memory.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("a token of dispatch_once", function()
  it("that is set to 0 is a fresh one", function()
    assert.equal("2", printed([=[
      int runs = 0, *count = &runs;
      for (int turn = 0; turn < 4; turn++) {
        if (turn == 2) token = 0;
        dispatch_once(&token, ^{ (*count)++; });
      }
      printf("%d", runs);]=], "static dispatch_once_t token;"))
  end)
end)
