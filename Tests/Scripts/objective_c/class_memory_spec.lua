-- The words of classes and objects in memory, as sources read and change them.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local before = [=[
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
@interface Parent : NSObject @end
@implementation Parent @end
@interface Child : Parent { @public int number; } @end
@implementation Child @end
struct data { uint32_t flags; };
struct layout { void *isa, *superclass, *cache; uintptr_t mask; struct data *data; };
extern struct layout OBJC_CLASS_$_Parent;
static char key;
int main(void) {
]=]
local function printed(statements) return run(before .. statements .. "\nreturn 0; }", "--no-arc") end

describe("a class in memory", function()
  it("has its metaclass and its superclass in its first words", function()
    assert.equal("1 1 1", (printed [[
      struct layout *parent = &OBJC_CLASS_$_Parent;
      printf("%d %d ", parent->isa == (void *)object_getClass([Parent class]), parent->superclass == (void *)[NSObject class]);
      printf("%d", ((Class *)(void *)[Child class])[1] == [Parent class]);]]))
  end)

  it("forbids associated objects by a flag, also below it", function()
    local text, status = printed [[
      struct layout *parent = &OBJC_CLASS_$_Parent;
      parent->data->flags |= 1 << 10;
      objc_setAssociatedObject([NSObject new], &key, @"x", OBJC_ASSOCIATION_RETAIN);
      printf("set\n");
      objc_setAssociatedObject([Child new], &key, @"x", OBJC_ASSOCIATION_RETAIN);]]
    assert.match("^set\n.*objc_setAssociatedObject called on instance %(0x%x+%) of class Child which does not allow", text)
    assert.is_true(status ~= 0)
  end)

  it("ends the run when its superclasses form a circle", function()
    assert.match("Memory corruption in class list%.", (printed [[
      ((Class *)(void *)[Parent class])[1] = [Child class];
      printf("not reached");]]))
  end)
end)

describe("an object in memory", function()
  it("has no class and no values when its bytes are zero", function()
    assert.equal("0 1 1", (printed [[
      Child *child = [Child new];
      child->number = 5;
      memset((void *)child, 0, malloc_size((void *)child));
      printf("%d %d ", child->number, object_setClass(child, [Child class]) == nil);
      printf("%d", object_setClass(child, [Child class]) == [Child class]);]]))
  end)

  it("has its class in its first word, which sources read and write without its name", function()
    assert.equal("1 1 1 1 1", (printed [=[
      id child = [Child new];
      printf("%d ", *(Class *)child == [Child class]);
      *((Class *)child) = [Parent class];
      printf("%d %d ", [child isMemberOfClass:[Parent class]], *(void **)child == (void *)[Parent class]);
      *((Class *)[Child class]) = object_getClass([NSObject class]);
      printf("%d ", object_getClass([Child class]) == object_getClass([NSObject class]));
      id block = ^{};
      printf("%d", *(Class *)block == [block class]);]=]))
  end)

  it("has its class in isa, which a source may name", function()
    assert.equal("1 1 1 1", (run([=[
      #import <Foundation/Foundation.h>
      @interface Parent : NSObject @end
      @interface Child : Parent @end
      @implementation Parent
      - (Class)named { return isa; }
      - (void)become:(Class)other { self->isa = other; }
      @end
      @implementation Child @end
      int main(void) {
        Parent *parent = [Parent new];
        printf("%d ", [parent named] == [Parent class]);
        [parent become:[Child class]];
        id object = parent;
        printf("%d %d ", [parent isMemberOfClass:[Child class]], object->isa == [Child class]);
        printf("%d", ((struct objc_object *)object)->isa == [Child class]);
        return 0;
      }]=], "--no-arc"):match "[^\n]*$"))
  end)
end)
