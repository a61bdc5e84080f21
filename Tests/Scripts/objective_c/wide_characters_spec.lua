-- Wide-character strings, and the related small headers.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function body(statements)
  return (run("#include <stdio.h>\n#include <stdlib.h>\n#include <wchar.h>\n#include <wctype.h>\n#include <stdalign.h>\n#include <stdnoreturn.h>\n"
    .. "int main(void) {\n" .. statements .. "\nreturn 0; }"))
end

describe("wide characters", function()
  it("are counted, compared, copied and found", function()
    assert.equal("3 1 0 -1 abcde 2 4 1 1", body [=[
      wchar_t text[16] = L"abc"; printf("%zu %d %d %d ", wcslen(text), wcscmp(L"b", L"a"), wcsncmp(L"abx", L"aby", 2), wcscmp(L"a", L"ab"));
      wcscat(text, L"de"); printf("%ls %td %td %d ", text, wcschr(text, L'c') - text, wcsstr(text, L"e") - text, wcsrchr(text, L'z') == NULL);
      wchar_t copy[4]; wmemcpy(copy, text, 4); printf("%d", copy[3] == L'd');]=])
  end)

  it("become bytes and numbers", function()
    assert.equal("3 héß 42 x 1 1 C9", body [=[
      wchar_t text[8]; size_t count = mbstowcs(text, "héß", 8); char bytes[16]; wcstombs(bytes, text, 16);
      wchar_t *end; long number = wcstol(L"42x", &end, 10);
      printf("%zu %s %ld %lc %d %d %X", count, bytes, number, (wint_t)*end, iswalpha(L'é') != 0, iswdigit(L'7') != 0, towupper(L'é'));]=])
  end)

  it("do not prevent macros with other headers' names", function()
    assert.equal("8 4", body [=[printf("%zu %zu", alignof(double), alignof(int));]=])
  end)
end)

describe("a C string in an encoding of wide characters", function()
  it("has no byte order mark, and ends with a wide zero", function()
    assert.equal("84 233 0 97 0 1 98 0 0\n", (run [=[
      #import <Foundation/Foundation.h>
      int main(void) {
        const unichar *text = (const unichar *)[@"Té" cStringUsingEncoding:NSUnicodeStringEncoding];
        printf("%d %d %d ", text[0], text[1], text[2]);
        const uint32_t *wide = (const uint32_t *)[@"a" cStringUsingEncoding:NSUTF32StringEncoding];
        printf("%u %u ", wide[0], wide[1]);
        char bytes[6];
        BOOL fits = [@"b" getCString:bytes maxLength:6 encoding:NSUTF16StringEncoding];
        printf("%d %d %d %d\n", fits, bytes[0], bytes[1], bytes[3]);
        return 0;
      }]=]))
  end)
end)
