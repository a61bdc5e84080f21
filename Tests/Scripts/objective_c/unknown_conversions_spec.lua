-- strftime with letters that are no conversions, and with times that have no date.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")
local before = "#include <limits.h>\n#include <time.h>\n"

it("strftime writes a letter that is no conversion as itself", function()
  assert.equal("[Q|1970|*t|$2|%] 16", printed([=[
    struct tm moment = {.tm_year = 70, .tm_mday = 1};
    char text[40];
    size_t count = strftime(text, sizeof text, "[%Q|%EY|*t|%$2|%%]", &moment);
    printf("%s %zu", text, count);]=], before))
  assert.equal("*t 2 0", printed([=[
    struct tm moment = {.tm_year = 70, .tm_mday = 1};
    char text[3];
    size_t count = strftime(text, 3, "*t", &moment);
    printf("%s %zu %zu", text, count, strftime(text, 2, "*t", &moment));]=], before))
end)

it("a time whose year is no int has no date", function()
  assert.equal("0 -1 1", printed([=[
    struct tm moment = {.tm_year = INT_MAX, .tm_mon = INT_MAX, .tm_mday = INT_MAX};
    char text[40];
    time_t far = LONG_MAX;
    printf("%zu ", strftime(text, sizeof text, "%Y", &moment));
    printf("%ld %d", timegm(&moment), gmtime(&far) == NULL);]=], before))
end)
