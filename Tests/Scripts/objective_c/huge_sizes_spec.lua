-- Sizes that no machine has: memory that is set at once asks for its size first, and sizes below zero are beyond any
-- memory. The greatest size is no limit for functions that stop at the end of a text.

local bodies <const> = {
  variable = "long n = 1l << 60; char q[n]; q[5] = 1;", rows = "long n = 1l << 40; int q[n][n]; q[0][0] = 1;",
  square = "long n = 1l << 20; double q[n][n]; q[0][0] = 1;", stack = "char *q = __builtin_alloca(1ull << 60); q[0] = 1;",
  heap = "char *q = malloc(1ull << 39); q[5] = 1;", zeroed = "int *q = calloc(1ull << 37, 4); q[5] = 1;",
  grown = "char *q = malloc(9); q[0] = 1; q = realloc(q, 1ull << 39); q[5] = 1;",
  parts = "typedef struct { int a; char b[3]; } S; S *q = calloc(1ull << 33, 8); q[5].a = 1;",
  absent = "return malloc(1ull << 60) == NULL && calloc(1ull << 40, 1ull << 40) == NULL;",
  copied = "memcpy(q10, p, less);", moved = "memmove(q10, p, less);", set = "memset(q10, 0, less);", cleared = "bzero(q10, less);",
  back = "bcopy(p, q10, less);", compared = "return memcmp(p, q10, less);", padded = "strncpy(q10, p, less);",
  texts = [[
    return strnlen(p, less) == 3 && strncmp(p, "abd", less) < 0 && strncmp(p, "abc", less) == 0
      && strlcpy(q10, p, less) == 3 && strcmp(q10, "abc") == 0 && strlcat(q10, p, less) == 6 && strcmp(q10, "abcabc") == 0
      && (char *)memchr(q10, 'c', less) - q10 == 2 && strlen(strndup(p, less)) == 3;]],
  random = "return arc4random_uniform((uint32_t)@[].count) == 0 && arc4random_uniform(1) == 0;",
  aligned = [[
    void *made = NULL;
    return posix_memalign(&made, 0, 8) == 22 && posix_memalign(&made, 24, 8) == 22 && posix_memalign(&made, 4, 8) == 22
      && posix_memalign(&made, 64, 8) == 0 && made;]],
}

describe("a size that no machine has", function()
  local sizes

  setup(function()
    local lines = {"#import <Foundation/Foundation.h>\n@interface HugeSizes : NSObject\n@end\n@implementation HugeSizes\n"}
    for name, body in pairs(bodies) do
      lines[#lines + 1] = ('+ (int)%s { char q10[10] = "", p[4] = "abc"; size_t less = (size_t)-1; %s return 0; }\n'):format(name, body)
    end
    local path = os.tmpname()
    os.remove(path)
    local file = assert(io.open(path .. ".m", "w"))
    file:write(table.concat(lines), "@end\n")
    file:close()
    objc.import(path .. ".m")
    os.remove(path .. ".m")
    sizes = objc.getClass "HugeSizes"
  end)

  local function fault(name)
    local is_done, message = pcall(objc.msgSend, sizes, name)
    return not is_done and tostring(message)
  end

  it("is refused before the elements of the memory are set", function()
    for _, name in ipairs {"variable", "rows", "square", "stack", "heap", "zeroed", "grown", "parts"} do
      assert.matches("not enough memory", fault(name), 1, true)
    end
  end)

  it("is a null pointer above the address space", function() assert.equal(1, objc.msgSend(sizes, "absent")) end)

  it("is an error below zero, and no empty copy", function()
    for _, name in ipairs {"copied", "moved", "set", "cleared", "back", "compared", "padded"} do
      assert.matches("18446744073709551616 bytes: no memory is as large", fault(name), 1, true)
    end
  end)

  it("is no limit for a text that ends", function() assert.equal(1, objc.msgSend(sizes, "texts")) end)
end)

describe("a random number below zero or one", function()
  it("is zero, as for an empty list", function() assert.equal(1, objc.msgSend(objc.getClass "HugeSizes", "random")) end)
end)

describe("an alignment", function()
  it("is a power of two, at least the size of a pointer", function()
    assert.equal(1, objc.msgSend(objc.getClass "HugeSizes", "aligned"))
  end)
end)
