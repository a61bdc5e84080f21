describe("a root without /proc", function()
  it("hides no arguments", function()
    local lowest = 0
    while arg[lowest - 1] do lowest = lowest - 1 end
    local hidden = [[unshare -rm sh -c 'mount -t tmpfs none /proc && "$0" -e "print(arg[1], arg[2])" - a b' '%s' 2>&1]]
    local pipe = io.popen(hidden:format(arg[lowest]) .. " < /dev/null")
    local output = pipe:read "a"
    pipe:close()
    if output:find "unshare:" or output:find "mount:" then return pending "this kernel lets nobody hide it" end
    assert.equal("a\tb\n", output)
  end)
end)
