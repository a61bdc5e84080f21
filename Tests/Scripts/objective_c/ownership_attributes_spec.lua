-- Attributes that say who owns a result, and results of invocations, in sources with and without ARC.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local imported = dofile(here .. "support/import_source.lua")
local printed = dofile(here .. "support/run_main.lua")

local declarations = [=[
#import <Foundation/Foundation.h>
@interface NSInvocation (Owned)
- (id)ownedResultOn:(id)target NS_RETURNS_RETAINED;
- (id)ownedResultOfClass:(Class)aClass NS_RETURNS_RETAINED;
@end
extern int owned_count(id object);
]=]
imported(declarations .. [=[
int owned_count(id object) { return (int)[object retainCount]; }
@implementation NSInvocation (Owned)
- (id)unownedResult { void *pointer = NULL; [self getReturnValue:&pointer]; return (id)pointer; }
- (id)ownedResultOn:(id)target NS_RETURNS_RETAINED {
  [self invokeWithTarget:target];
  id result = [self unownedResult];
  NSString *name = NSStringFromSelector(self.selector);
  if (![name hasPrefix:@"init"] && ![name hasPrefix:@"new"]) [result retain];
  return result;
}
- (id)ownedResultOfClass:(Class)aClass { return [self ownedResultOn:[aClass alloc]]; }
@end
]=], {arc = false})
local globals = imported(declarations .. [=[
static NSMutableString *events;
@interface OwnedPart : NSObject @end
@implementation OwnedPart
- (void)dealloc { [events appendString:@"gone "]; }
- (instancetype)initWithName:(NSString *)name { self = [super init]; if (self) {} return self; }
+ (id)newPart { return [OwnedPart new]; }
+ (id)part { return [OwnedPart new]; }
+ (instancetype)partWithName:(NSString *)name { return [[self alloc] initWithName:name]; }
@end
static NSInvocation *invocation(SEL selector, BOOL ofClass) {
  NSMethodSignature *signature = ofClass ? [OwnedPart methodSignatureForSelector:selector]
                                         : [OwnedPart instanceMethodSignatureForSelector:selector];
  NSInvocation *made = [NSInvocation invocationWithMethodSignature:signature];
  made.selector = selector;
  return made;
}
NSString *ownedRun(int kind) {
  events = [NSMutableString new];
  {
    OwnedPart *part;
    @autoreleasepool {
      switch (kind) {
        case 0: part = [invocation(@selector(init), NO) ownedResultOfClass:[OwnedPart class]]; break;
        case 1: part = [invocation(@selector(newPart), YES) ownedResultOn:[OwnedPart class]]; break;
        case 2: part = [invocation(@selector(part), YES) ownedResultOn:[OwnedPart class]]; break;
        default: {
          NSString *name = @"name";
          NSInvocation *made = invocation(@selector(partWithName:), YES);
          [made setArgument:&name atIndex:2];
          part = [made ownedResultOn:[OwnedPart class]];
        }
      }
    }
    [events appendFormat:@"%d ", owned_count(part)];
    part = nil;
  }
  [events appendString:@"end"];
  return events;
}
]=])

describe("the result of an invocation that a source without ARC hands over", function()
  local names = {[0] = "an initializer", "a method of the family new", "a class method", "a class method of an initializer"}
  for kind = 0, 3 do
    it("has one reference if it came from " .. names[kind], function()
      assert.equal("1 gone end", tostring(globals.ownedRun(kind)))
    end)
  end
end)

local loud = [=[
  @interface Loud : NSObject @end
  @implementation Loud
  - (void)dealloc { printf("gone "); }
  + (Loud *)handed NS_RETURNS_RETAINED { return [Loud new]; }
  + (Loud *)newBorrowed NS_RETURNS_NOT_RETAINED { return [Loud new]; }
  + (Loud *)copyOfNone __attribute__((objc_method_family(none))) { return [Loud new]; }
  - (Loud *)setUp __attribute__((objc_method_family(init))) { self = [super init]; return self; }
  @end
  static Loud *made(void) NS_RETURNS_RETAINED;
  static Loud *made(void) { return [Loud new]; }
]=]

describe("under ARC", function()
  it("a result ends with its variable, whatever attributes say", function()
    for _, text in ipairs {"[Loud handed]", "[Loud newBorrowed]", "[Loud copyOfNone]", "[[Loud alloc] setUp]", "made()"} do
      assert.equal("have gone end", printed(
        ('@autoreleasepool { Loud *one = %s; printf("have "); } printf("end");'):format(text), loud), text)
    end
  end)

  it("a result that is not used ends with its statement", function()
    for _, text in ipairs {"[Loud handed]", "[[Loud alloc] setUp]", "made()"} do
      assert.equal("gone end", printed(('(void)%s; printf("end");'):format(text), loud), text)
    end
  end)
end)

it("the result of a forwarded message stays in the pool of the sender", function()
  assert.equal("2 1 end gone ", printed([=[
    Forwarder *forwarder = [Forwarder new];
    @autoreleasepool {
      NSArray *both = @[[(id)forwarder first], [(id)forwarder other]];
      printf("%d ", (int)both.count);
      printf("%d ", [both.firstObject isKindOfClass:[Loud class]]);
      both = nil;
      printf("end ");
    }]=], loud .. [=[
  @interface Forwarder : NSObject @end
  @interface Forwarder (Dynamic) - (id)first; - (id)other; @end
  @implementation Forwarder
  - (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
    return [NSMethodSignature signatureWithObjCTypes:"@@:"];
  }
  - (Loud *)answerFor:(SEL)selector {
    if (sel_isEqual(selector, @selector(first))) { Loud *made = [Loud new]; return made; }
    @autoreleasepool { for (int i = 0; i < 3; i++) { id other = [NSMutableArray array]; [other addObject:[other description]]; } }
    return (id)@"text";
  }
  - (void)forwardInvocation:(NSInvocation *)invocation {
    Loud *result = [self answerFor:invocation.selector];
    [invocation retainArguments];
    [invocation setReturnValue:&result];
  }
  @end]=]))
end)
