-- Ends of a statement's temporaries under ARC, in the order in which clang releases them.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path

local HEAD = [[
#import <Foundation/Foundation.h>
static int made;
@interface Ending : NSObject { @public int number; }
@property (nonatomic, strong) Ending *next;
- (Ending *)child;
- (Ending *)newChild;
- (Ending *)kept __attribute__((ns_returns_retained));
- (Ending *)echo:(Ending *)other;
- (void)give:(Ending **)out;
- (void)takeOver:(__attribute__((ns_consumed)) Ending *)other;
@end
typedef struct { int k; __strong Ending *o; } EndingPair;
@interface Ending (Pairs)
- (int)sum:(EndingPair)pair;
@end
@implementation Ending
- (instancetype)init { if ((self = [super init])) { number = ++made; printf("+%d ", number); } return self; }
- (void)dealloc { printf("-%d ", number); }
- (Ending *)child { return [Ending new]; }
- (Ending *)newChild { return [Ending new]; }
- (Ending *)kept { Ending *kept = [Ending new]; return kept; }
- (Ending *)echo:(Ending *)other { return other; }
- (void)give:(Ending **)out { if (out) *out = [Ending new]; }
- (void)takeOver:(__attribute__((ns_consumed)) Ending *)other { printf("o%d ", other->number); }
- (int)sum:(EndingPair)pair { return pair.k + pair.o->number; }
@end
static EndingPair pair(int k) { EndingPair p; p.k = k; p.o = [Ending new]; return p; }
static int sum(EndingPair p) { return p.k + p.o->number; }
static int number(Ending *e) { return e ? e->number : 0; }
]]

-- What a statement prints, with an object `v` that is number 1, and the end of that object.
local function printed(statement)
  local path = os.tmpname() .. ".m"
  local file = assert(io.open(path, "w"))
  file:write(HEAD, "int main(void) { @autoreleasepool { Ending *v = [Ending new]; printf(\": \");\n", statement,
    "\nprintf(\". \"); } return 0; }\n")
  file:close()
  local pipe = assert(io.popen(("'%s' '%s' 2>&1"):format(arg[-1], path)))
  local output = pipe:read "a"
  pipe:close()
  os.remove(path)
  return output:match "^%+1 : (.*)%-1 $" or output
end

for statement, ends in pairs {
  -- A result of a message to a new object ends before that object.
  ["[[[v newChild] child] echo:nil];"] = "+2 +3 -3 -2 . ",
  ["[[[v kept] child] give:NULL];"] = "+2 +3 -3 -2 . ",
  ["(void)number([[[v newChild] child] newChild]);"] = "+2 +3 +4 -4 -3 -2 . ",
  ["{ Ending *x = [[[Ending new] kept] echo:[[[Ending new] child] kept]]; printf(\"x \"); }"] =
    "+2 +3 +4 +5 +6 -5 -4 -3 -2 x -6 . ",
  -- A message to nil releases the argument that the method would have released.
  ["[v.next takeOver:[v newChild]];"] = "+2 -2 . ",
  ["[v.next takeOver:v];"] = ". ",
  ["[v takeOver:[v newChild]];"] = "+2 o2 -2 . ",
  -- The called function ends a structure that it is passed.
  ["printf(\"i%d \", sum(pair(4)));"] = "+2 -2 i6 . ",
  ["printf(\"i%d \", sum(pair(1)) + sum(pair(2)));"] = "+2 -2 +3 -3 i8 . ",
  ["printf(\"i%d \", [v sum:pair(3)]);"] = "+2 -2 i5 . ",
  ["EndingPair p = pair(3); printf(\"i%d \", sum(p));"] = "+2 i5 . -2 ",
  ["printf(\"i%d \", sum((EndingPair){3, [Ending new]}));"] = "+2 -2 i5 . ",
} do
  it("end in order: " .. statement, function() assert.equal(ends, printed(statement)) end)
end
