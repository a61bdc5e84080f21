-- When ARC releases objects: in a program, and together with Lua variables that hold them.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")
local imported = dofile(here .. "support/import_source.lua")

local loud = [=[
#import <Foundation/Foundation.h>
static NSMutableArray *events;
static void note(NSString *event) { if (!events) events = [NSMutableArray new]; [events addObject:event]; }
@interface Loud : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) id child;
@property (nonatomic, copy) void (^action)(void);
+ (instancetype)named:(NSString *)name;
+ (instancetype)newNamed:(NSString *)name;
- (instancetype)same;
- (void)configure;
@end
@implementation Loud
+ (instancetype)named:(NSString *)name { Loud *made = [self new]; made.name = name; return made; }
+ (instancetype)newNamed:(NSString *)name { return [self named:name]; }
- (instancetype)same { return self; }
- (void)configure { [self same]; note(@"configured"); }
- (void)dealloc { note([@"-" stringByAppendingString:self.name ?: @""]); }
@end
static void use(id object) { { id other = object; other = nil; } note([object name]); }
static Loud *echo(Loud *object) { return object; }
]=]

-- The events of statements, run as a program and run together with Lua.
local function events(statements)
  local body = loud .. "static void body(void) {" .. statements .. "}\n"
    .. 'NSString *happened(void) { body(); note(@"end"); return [events componentsJoinedByString:@" "]; }\n'
  local alone = run(body .. 'int main(void) { printf("%s", happened().UTF8String); return 0; }')
  local beside = tostring(imported((body:gsub("Loud", "Loud" .. tostring(body):len() .. "x"))).happened())
  assert.equal(alone, beside)
  return alone
end

describe("a variable of ARC", function()
  it("releases its object when it gets another value", function()
    assert.equal("one -a two -b end", events [=[
      Loud *a = [Loud named:@"a"]; note(@"one"); a = [Loud named:@"b"]; note(@"two"); ]=])
  end)

  it("releases its object when it is set to nil, and at the end of its scope", function()
    assert.equal("-a one -b two end", events [=[
      Loud *a = [Loud named:@"a"]; a = nil; note(@"one"); { Loud *b = [Loud named:@"b"]; } note(@"two"); ]=])
  end)

  it("does not release an object that the caller has in no variable", function()
    assert.equal("a -a one end", events [=[ use([Loud newNamed:@"a"]); note(@"one"); ]=])
    assert.equal("a -a one end", events [=[ use(echo([[Loud newNamed:@"a"] same])); note(@"one"); ]=])
  end)

  it("does not release the receiver of a message whose result is unused", function()
    assert.equal("configured -a end", events [=[ Loud *a = [Loud named:@"a"]; [a configure]; a = nil; ]=])
    assert.equal("configured - one end", events [=[ [[Loud new] configure]; note(@"one"); ]=])
  end)
end)

describe("a retained result of a message", function()
  it("is released at the end of the statement if no variable stores it", function()
    assert.equal("- one end", events [=[ [Loud new]; note(@"one"); ]=])
    assert.equal("one - two end", events [=[ NSArray *list = @[[Loud new]]; note(@"one"); list = nil; note(@"two"); ]=])
  end)

  it("is owned by the property that stores it", function()
    assert.equal("one - -a end", events [=[
      Loud *a = [Loud named:@"a"]; a.child = [Loud new]; note(@"one"); a.child = nil; a = nil; ]=])
  end)
end)

describe("a readonly property", function()
  it("holds the value that an initializer stores in its variable", function()
    assert.equal("- kept - end", (run [=[
      #import <Foundation/Foundation.h>
      @interface Part : NSObject
      @end
      @implementation Part
      - (void)dealloc { printf("- "); }
      @end
      @interface Whole : NSObject
      @property (nonatomic, readonly) Part *part;
      @property (nonatomic, readonly, weak) Part *known;
      @end
      @implementation Whole
      - (instancetype)init { if ((self = [super init])) { _part = [[Part alloc] init]; _known = [Part new]; } return self; }
      @end
      int main(void) {
        Whole *whole = [Whole new];
        printf(whole.part && !whole.known ? "kept " : "lost ");
        whole = nil;
        printf("end");
        return 0;
      }]=]):gsub("^.-warning.-generated%.\n", ""))
  end)
end)

describe("a cleanup", function()
  it("receives its variable's value, before ARC releases it", function()
    assert.equal("body cleaned\n", (run [=[
      #import <Foundation/Foundation.h>
      static void clean(__strong void (^*block)(void)) { (*block)(); }
      static void scoped(void) {
        __strong void (^block)(void) __attribute__((cleanup(clean), unused)) = ^{ printf("cleaned\n"); };
        printf("body ");
      }
      int main(void) { scoped(); return 0; }]=]))
  end)

  it("can be in a macro", function()
    assert.equal("one two cleaned cleaned ", (run [=[
      #import <Foundation/Foundation.h>
      typedef void (^block_t)(void);
      static void clean(__strong block_t *block) { (*block)(); }
      #define CONCAT_(a, b) a ## b
      #define CONCAT(a, b) CONCAT_(a, b)
      #define LATER __strong block_t CONCAT(later_, __LINE__) __attribute__((cleanup(clean), unused)) = ^
      static void scoped(void) {
        LATER { printf("cleaned "); };
        LATER { printf("two "); printf("cleaned "); };
        printf("one ");
      }
      int main(void) { scoped(); return 0; }]=]))
  end)
end)

describe("an object that a block has captured", function()
  it("is not captured by asking for its type", function()
    assert.equal("one -a two end", events [=[
      Loud *a = [Loud named:@"a"];
      __weak Loud *weakly = a;
      void (^block)(void) = ^{ __typeof__(a) again = (__typeof__(a))weakly; note(again ? @"here" : @"two"); };
      note(@"one"); a = nil; block(); ]=])
  end)

  it("lives as long as the block does", function()
    assert.equal("one -a two end", events [=[
      NSString *(^name)(void) = nil;
      { Loud *a = [Loud named:@"a"]; name = ^{ return a.name; }; a = nil; }
      note(@"one"); if (name().length != 1) note(@"lost");
      name = nil; note(@"two"); ]=])
  end)

  it("lives until the scope of the block's literal ends, at least", function()
    assert.equal("one two -a end", events [=[
      Loud *a = [Loud named:@"a"];
      NSString *(^name)(void) = ^{ return a.name; };
      a = nil; note(@"one"); if (name().length != 1) note(@"lost");
      name = nil; note(@"two"); ]=])
  end)

  it("is the variable's value at that time", function()
    assert.equal("a b -b -a end", events [=[
      Loud *a = [Loud named:@"a"];
      void (^first)(void) = ^{ note(a.name); };
      a = [Loud named:@"b"];
      first(); note(a.name); a = nil; first = nil; ]=])
  end)

  it("may be the receiver", function()
    assert.equal("kept -a end", events [=[
      Loud *a = [Loud named:@"a"], *holder = [Loud named:@""];
      holder.action = ^{ [a same]; }; a = nil; note(@"kept");
      holder.action(); [events removeObject:@"-"]; holder.action = nil; @autoreleasepool {}
      holder = nil; [events removeObject:@"-"]; ]=])
  end)
end)

describe("a variable that blocks share", function()
  it("releases its object when it is set to nil", function()
    assert.equal("-a one end", events [=[
      __block Loud *a = [Loud named:@"a"]; void (^clear)(void) = ^{ a = nil; }; clear(); note(@"one"); ]=])
  end)
end)

describe("an object that Lua has as well", function()
  it("outlives the variables of the source", function()
    local globals = imported [=[
      #import <Foundation/Foundation.h>
      @interface Kept : NSObject
      @end
      @implementation Kept
      @end
      id made(void) { Kept *kept = [Kept new]; return kept; }
      void passed(id object) { Kept *kept = object; kept = nil; }
    ]=]
    local kept = globals.made()
    globals.passed(kept)
    assert.is_true(kept:isKindOfClass_(objc.Kept))
  end)
end)

describe("a condition", function()
  it("has the values of properties, next to any operator", function()
    local printed = run [=[
      #import <Foundation/Foundation.h>
      @interface Holder : NSObject
      @property NSArray *items;
      @property int number;
      @property double ratio;
      @end
      @implementation Holder
      @end
      int main(void) {
        Holder *holder = [Holder new];
        if (holder.items.count || holder.number || holder.ratio) printf("or ");
        if (!holder.items.count && !holder.number && !(holder.ratio)) printf("none ");
        for (int i = 0; holder.number; i++) break;
        printf("%d %d ", holder.items.count ? 1 : 2, (int)(holder.items.count ?: 5));
        printf("%d %d", holder.number++ || holder.ratio, holder.number);
        return 0;
      }]=]
    assert.equal("none 2 5 0 1", printed)
  end)

  it("may compare a character of an encoding", function()
    assert.equal("1 0", (run [=[
      #import <Foundation/Foundation.h>
      int main(void) {
        const char *type = "#";
        printf("%d %d", type[0] == @encode(Class)[0], type[0] == @encode(SEL)[0]);
        return 0;
      }]=]))
  end)
end)
