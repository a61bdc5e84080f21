-- Methods and properties that no header declares: warnings where ARC has errors.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local CLASS = [[
#import <UIKit/UIKit.h>
#import <objc/runtime.h>
#if !__has_feature(objc_arc)
#error not ARC
#endif
@interface Model : NSObject
@property NSMutableArray *list;
@end
@implementation Model
- (void)dealloc { printf("dealloc "); }
@end
static id answer(id self, SEL _cmd, int number, CGRect rect) {
  return [NSString stringWithFormat:@"%d %g", number, rect.size.width];
}
static CGFloat wide(id self, SEL _cmd) { return 2.5; }
static BOOL no(id self, SEL _cmd) { return NO; }
int main(void) { @autoreleasepool {
  Model *model = [Model new];
  Class meta = object_getClass(Model.class);
]]

local function printed(statements) return run(CLASS .. statements .. "\n} return 0; }") end

describe("a method that no header declares", function()
  it("is a warning with clang's message, and an error when it is called", function()
    local text, status = printed [[printf("before\n"); [model leap:3]; ]]
    assert.match("File.m:20:28: warning: no visible @interface for 'Model' declares the selector 'leap:'", text)
    assert.match("1 warning generated.", text)
    assert.match("before\n", text)
    assert.match("%-%[Model leap:%]: unrecognized selector", text)
    assert.match("File.m:20: in", text)
    assert.equal(1, status)
  end)

  it("may be sent in a function that returns a block, which ARC copies", function()
    local text, status = run [[
      #import <Foundation/Foundation.h>
      typedef void (^Done)(int);
      static Done make(int n) {
        Done (^inner)(void) = ^{
          if (n > 5) [NSObject leap];
          return ^(int k) { printf("%d ", n + k); };
        };
        return inner();
      }
      static Done direct(int n) {
        if (n > 5) [NSObject leap];
        return ^(int k) { printf("%d", n * k); };
      }
      int main(void) { Done one = make(1), other = direct(3); make(4); one(2); other(5); return 0; }
    ]]
    assert.match("2 warnings generated.\n3 15$", text)
    assert.equal(0, status)
  end)

  it("runs if the class implements it, for objects, classes and unknown receivers", function()
    assert.match("7 3 8 4 9 5 dealloc $", printed [[
      class_addMethod(Model.class, @selector(at:in:), (IMP)answer, "@@:i{CGRect={CGPoint=dd}{CGSize=dd}}");
      class_addMethod(meta, @selector(at:in:), (IMP)answer, "@@:i{CGRect={CGPoint=dd}{CGSize=dd}}");
      id any = model;
      id one = [model at:7 in:CGRectMake(1, 2, 3, 4)], two = [Model at:8 in:CGRectMake(1, 2, 4, 4)];
      printf("%s %s %s ", [one UTF8String], [two UTF8String], [[any at:9 in:CGRectMake(0, 0, 5, 0)] UTF8String]);]])
  end)

  it("returns nil where it returns zero", function()
    assert.match("nil nil dealloc $", printed [[
      class_addMethod(Model.class, @selector(isOpen), (IMP)no, "B@:");
      printf("%s ", [model isOpen] ? "object" : "nil");
      printf("%s ", [model performSelector:@selector(isOpen)] ? "object" : "nil");]])
  end)

  it("leaves ARC's properties and weak variables as they are", function()
    assert.match("1 T@\"NSMutableArray\",&,V_list dealloc 1$", printed [[
      __weak Model *weak = model;
      model.list = [NSMutableArray arrayWithObject:@1];
      printf("%d %s ", (int)model.list.count, property_getAttributes(class_getProperty(Model.class, "list")));
      if (weak == nil) [model leap];
      model = nil;
      printf("%d", weak == nil);]])
  end)

  it("hides no other error", function()
    local text, status = printed [[[model leap]; int x = nothing; ]]
    assert.match("error: use of undeclared identifier 'nothing'", text)
    assert.equal(1, status)
  end)
end)

describe("a property that no header declares", function()
  it("is a warning, and has the type of the context in which it is used", function()
    local text = printed [[
      class_addMethod(Model.class, @selector(wide), (IMP)wide, "d@:");
      CGFloat width = model.wide;
      printf("%g ", width + 1);
      model.frame = CGRectZero;]]
    assert.match("File.m:21:29: warning: property 'wide' not found on object of type 'Model %*'", text)
    assert.match("\n3.5 ", text)
    assert.match("%-%[Model setFrame:%]: unrecognized selector", text)
  end)

  it("is a warning without ARC as well", function()
    local text, status = run([[
#import <UIKit/UIKit.h>
int main(void) {
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  UIView *view = [[[UIView alloc] init] autorelease];
  if (0) { if (view.isUnknown == NO) view.width = 2; }
  printf("%d\n", (int)[view retain].retainCount);
  [pool release];
  return 0;
}
]], "--no-arc")
    assert.match("File.m:5:21: warning: property 'isUnknown' not found on object of type 'UIView %*'", text)
    assert.match("\n2\n", text)
    assert.equal(0, status)
  end)
end)
