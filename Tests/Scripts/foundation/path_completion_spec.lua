describe("completePathIntoString:caseSensitive:matchesIntoArray:filterTypes:", function()
  local base = tostring(objc.NSTemporaryDirectory()) .. "completed/"
  local files = objc.NSFileManager:defaultManager()
  local function complete(path, is_case_sensitive, types)
    local text = objc.box(base .. path)
    local count, longest, matches =
      text:completePathIntoString_caseSensitive_matchesIntoArray_filterTypes_(nil, is_case_sensitive, nil, types)
    local names = {}
    for place, match in ipairs(matches) do names[place] = tostring(match):sub(#base + 1) end
    return count, longest and tostring(longest):sub(#base + 1), table.concat(names, " ")
  end

  setup(function()
    files:createDirectoryAtPath_withIntermediateDirectories_attributes_error_(base, true, nil)
    for _, name in ipairs {"Movie.m", "movie.h", "module.h", "other.txt"} do
      files:createFileAtPath_contents_attributes_(base .. name, "", nil)
    end
  end)

  it("finds the files with a path prefix, and their common prefix", function()
    assert.same({2, "mo", "module.h movie.h"}, {complete("m", true)})
    assert.same({1, "movie.h", "movie.h"}, {complete("movi", true)})
  end)

  it("finds none in an empty folder", function()
    assert.same({0, nil, ""}, {complete("x", true)})
  end)

  it("looks over the case of letters when it may", function()
    assert.same({3, "", "Movie.m module.h movie.h"}, {complete("MO", false)})
  end)

  it("keeps to the types that it is given", function()
    assert.same({1, "Movie.m", "Movie.m"}, {complete("m", false, {"m", "txt"})})
  end)
end)
