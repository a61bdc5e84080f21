describe("a script that waits in a function of C", function()
  --- Returns how often this process has waited.
  local function waits()
    for line in io.lines "/proc/self/status" do
      local count = line:match "^voluntary_ctxt_switches:%s*(%d+)"
      if count then return tonumber(count) end
    end
  end

  it("is not woken by the timer of the message limit", function()
    objc.NSObject:new()
    local before = waits()
    require "system".sleep(2)
    -- Once for the sleep; a busy machine can add some waits.
    assert.is_true(waits() - before <= 5)
  end)
end)
