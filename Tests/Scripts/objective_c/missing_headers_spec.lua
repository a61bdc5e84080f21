describe("a header that is missing", function()
  it("is named, with the options for header paths", function()
    local path = os.tmpname() .. ".m"
    local file <close> = assert(io.open(path, "w"))
    file:write '#import "Missing.h"\n'
    file:flush()
    local ok, exception = pcall(objc.import, path)
    os.remove(path)
    assert.is_false(ok)
    assert.matches(":1:9: fatal error: 'Missing.h' file not found", exception.reason, 1, true)
    assert.matches("--include DIR, or objc.import's {include = {DIR}}, says where headers are", exception.reason, 1, true)
  end)
end)
