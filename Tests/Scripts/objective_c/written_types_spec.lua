-- Types in parentheses: `@encode` and `_Generic`.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local types = [=[
#import <Foundation/Foundation.h>
typedef struct P { int x; double y; } P;
typedef float Four[4];
typedef int (^Block)(int);
]=]

local function encoded(list, options)
  local parts = {}
  for place, text in ipairs(list) do parts[place] = ("@encode(%s)"):format(text) end
  return (run(types .. "int main(void) { const char *all[] = {" .. table.concat(parts, ", ")
    .. "}; for (int i = 0; i < " .. #list .. "; i++) printf(\"%s \", all[i]); return 0; }", options)):gsub(" $", "")
end

describe("@encode", function()
  it("encodes qualifiers in the right positions", function()
    assert.equal("i i Ai ^Ai r* * r^* r^^i", encoded {"const int", "volatile int", "_Atomic int", "_Atomic(int) *",
      "const char *", "char * const", "const char **", "int const * const *"})
  end)

  it("encodes a structure's fields behind one pointer only", function()
    assert.equal("{P=id} ^{P=id} ^^{P} r^{P=id} [2{P=id}] [2^{P}] {?=b3b4q}", encoded {"P", "struct P *", "P **",
      "const P *", "P[2]", "P *[2]", "struct { unsigned a:3; int b:4; long c; }"})
  end)

  it("encodes arrays, functions, blocks and pointers to them", function()
    assert.equal("[4f] ^[4f] [2[3i]] @? @? ^? [3^?] ^*", encoded {"Four", "Four *", "int[2][3]", "Block",
      "int (^)(int)", "void (*)(int)", "int (*[3])(int)", "char **"})
  end)

  it("encodes objects and numbers of every size", function()
    assert.equal("@ ^@ ^@ # ^# ^: @ T D jf S", encoded({"NSString *", "NSString **", "id *", "Class", "Class *", "SEL *",
      "id<NSCopying>", "unsigned __int128", "long double", "float _Complex", "unichar"}, "--no-arc"))
  end)
end)

describe("_Generic", function()
  it("has the result of the value's type, also in a macro", function()
    local text = run(types .. [=[
      #define KIND(x) _Generic((x), int: "int", unsigned: "unsigned", long: "long", char *: "text", const char *: "const", \
        default: "other")
      int main(void) {
        int a[2]; const char *t = ""; char buffer[3]; const int c = 2;
        printf("%s %s %s %s %s %s %s %d", KIND(1), KIND(2u), KIND(3L), KIND(buffer), KIND(t), KIND(c), KIND(a),
          _Generic(1.0, default: 4, double: 5));
        return 0; }]=])
    assert.equal("int unsigned long text const int other 5", text)
  end)

  it("matches classes and type names inside a macro", function()
    local text = run(types .. [=[
      typedef struct { int a; } Pair;
      @interface Kind : NSObject @end
      @implementation Kind @end
      #define KIND(x) _Generic((x), NSString *: "string", Kind *: "kind", Pair: "pair", Pair *: "pointer", default: "other")
      int main(void) {
        Pair pair = {1}; NSString *text = @"x"; Kind *kind = nil; NSArray *list = nil;
        printf("%s %s %s %s %s", KIND(text), KIND(kind), KIND(pair), KIND(&pair), KIND(list));
        return 0; }]=])
    assert.equal("string kind pair pointer other", text)
  end)
end)

describe("the type of a value", function()
  it("is that of a property, and of an element", function()
    assert.equal("Q @ @ @ @", (run [=[
      #import <Foundation/Foundation.h>
      #define ENCODED(value) @encode(__typeof__((value)))
      int main(void) {
        NSArray *list = @[@1];
        NSDictionary *names = @{};
        void (^block)(void) = ^{ printf("%s %s ", ENCODED(list[0]), ENCODED(names[@"a"])); };
        printf("%s ", ENCODED(list.count));
        block();
        printf("%s %s", ENCODED(list[0]), ENCODED(names[@"a"]));
        return 0;
      }]=]))
  end)
end)
