-- Runtime functions with C-specific parameters.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function body(statements, before)
  return run("#import <Foundation/Foundation.h>\n#import <objc/runtime.h>\n#import <objc/message.h>\n"
    .. "#import <objc/objc-internal.h>\n" .. (before or "") .. "\nint main(void) { @autoreleasepool {\n" .. statements
    .. "\n} return 0; }")
end

describe("a source", function()
  it("calls a block's implementation for nil, for a number and without a selector", function()
    assert.equal("105 42", (body [=[
      IMP one = imp_implementationWithBlock(^int(id self, int n) { return n + 100; });
      IMP other = imp_implementationWithBlock(^long(void *self, long n) { return (long)self + n; });
      printf("%d %ld", ((int (*)(id, SEL, int))one)(nil, NULL, 5), ((long (*)(void *, SEL, long))other)((void *)40, 0, 2));]=]))
  end)

  it("sends to super of the method's class, or of the superclass", function()
    assert.equal("base base", (body([=[[[Sub new] test];]=], [=[
      OBJC_EXPORT id objc_msgSendSuper2(struct objc_super *super, SEL op, ...);
      @interface Base : NSObject
      @end
      @implementation Base
      - (const char *)who { return "base"; }
      @end
      @interface Sub : Base
      @end
      @implementation Sub
      - (const char *)who { return "sub"; }
      - (void)test {
        struct objc_super above = {self, [Base class]}, own = {self, [Sub class]};
        typedef const char *(*Send)(struct objc_super *, SEL);
        printf("%s %s", ((Send)objc_msgSendSuper)(&above, @selector(who)), ((Send)objc_msgSendSuper2)(&own, @selector(who)));
      }
      @end]=])))
  end)

  it("associates under the address of an element", function()
    assert.equal("two (null)", (body [=[
      static char keys[4]; id object = [NSObject new];
      objc_setAssociatedObject(object, keys + 2, @"two", OBJC_ASSOCIATION_RETAIN);
      printf("%s %s", [objc_getAssociatedObject(object, &keys[2]) UTF8String],
        [[objc_getAssociatedObject(object, keys + 1) description] UTF8String] ?: "(null)");]=]))
  end)

  it("handles the system's associations after all others", function()
    assert.equal("kept a b system ", (run([=[
      #import <Foundation/Foundation.h>
      #import <objc/objc-internal.h>
      @interface Value : NSObject { @public const char *name; }
      @end
      @implementation Value
      - (void)dealloc { printf("%s ", name); [super dealloc]; }
      @end
      static char one, two, late;
      static void add(id owner, void *key, const char *name, uintptr_t policy) {
        Value *value = [Value new];
        value->name = name; objc_setAssociatedObject(owner, key, value, policy); [value release];
      }
      int main(void) {
        id owner = [NSObject new];
        add(owner, &late, "system", OBJC_ASSOCIATION_RETAIN | _OBJC_ASSOCIATION_SYSTEM_OBJECT);
        objc_removeAssociatedObjects(owner);
        printf("kept ");
        add(owner, &one, "a", OBJC_ASSOCIATION_RETAIN); add(owner, &two, "b", OBJC_ASSOCIATION_RETAIN);
        [owner release];
        return 0; }]=], "--no-arc")))
  end)

  it("has the compiler's encodings for synthesized accessors", function()
    assert.equal("@16@0:8 v24@0:8@16 {_NSRange=QQ}16@0:8 v32@0:8{_NSRange=QQ}16 B16@0:8", (body([=[
      const char *names[] = {"text", "setText:", "range", "setRange:", "isOn"};
      for (int i = 0; i < 5; i++)
        printf("%s%s", i ? " " : "", method_getTypeEncoding(class_getInstanceMethod([Model class], sel_registerName(names[i]))));]=],
      [=[@interface Model : NSObject
      @property (nonatomic, copy) NSString *text;
      @property (nonatomic) NSRange range;
      @property (nonatomic, getter=isOn) BOOL on;
      @end
      @implementation Model
      @end]=])))
  end)

  it("has the alignment of variables", function()
    assert.equal("64 1", (body([=[
      printf("%td ", ivar_getOffset(class_getInstanceVariable([Wide class], "object")));
      Wide *wide = [Wide new]; objc_setProperty(wide, @selector(set:), 64, @"x", NO, NO);
      printf("%d", objc_getProperty(wide, @selector(get), 64, NO) == wide->object);]=], [=[
      #import <objc/objc-abi.h>
      @interface Wide : NSObject { @public char c; id object __attribute__((aligned(64))); }
      @end
      @implementation Wide
      @end]=])))
  end)

  it("uses the runtime name of a class from an attribute", function()
    assert.equal("Renamed 1 1", (body([=[
      printf("%s %d %d", class_getName([Original class]), objc_getClass("Original") == nil,
        [[Sub new] isKindOfClass:objc_getClass("Renamed")]);]=], [=[
      __attribute__((objc_runtime_name("Renamed"))) @interface Original : NSObject
      @end
      @implementation Original
      @end
      @interface Sub : Original
      @end
      @implementation Sub
      @end]=])))
  end)

  it("is called for each class before its +initialize", function()
    assert.equal("Base Sub sub ", (body([=[
      _objc_addWillInitializeClassFunc(seen, "x"); is_on = 1; [Sub class]; is_on = 0;]=], [=[
      static int is_on;
      static void seen(void *context, Class cls) { if (is_on) printf("%s ", class_getName(cls)); }
      @interface Base : NSObject
      @end
      @implementation Base
      @end
      @interface Sub : Base
      @end
      @implementation Sub
      + (void)initialize { printf("sub "); }
      @end]=])))
  end)

  it("deallocates an object itself if its class overrides that", function()
    assert.equal("dealloc start dealloc ", (body([=[
      { [Own new]; } _class_setCustomDeallocInitiation([Own class]); { [Sub new]; }]=], [=[
      @interface Own : NSObject
      @end
      @implementation Own
      - (void)dealloc { printf("dealloc "); }
      - (void)_objc_initiateDealloc { printf("start "); IMP end = class_getMethodImplementation([Own class], sel_registerName("dealloc"));
        ((void (*)(id, SEL))end)(self, sel_registerName("dealloc")); }
      @end
      @interface Sub : Own
      @end
      @implementation Sub
      @end]=])))
  end)
end)

describe("the log", function()
  it("reports which protocol can no longer be changed", function()
    local log = body [=[
      Protocol *done = objc_allocateProtocol("Done"), *open = objc_allocateProtocol("Open");
      objc_registerProtocol(done); objc_registerProtocol(done);
      protocol_addProtocol(done, @protocol(NSCopying)); protocol_addMethodDescription(done, @selector(copy), "@@:", YES, YES);
      Protocol *other = objc_allocateProtocol("Other"); protocol_addProtocol(other, open);]=]
    assert.matches("objc[1]: objc_registerProtocol: protocol 'Done' was already registered!\n"
      .. "objc[1]: protocol_addProtocol: modified protocol 'Done' is not under construction!\n"
      .. "objc[1]: protocol_addMethodDescription: protocol 'Done' is not under construction!\n"
      .. "objc[1]: protocol_addProtocol: added protocol 'Open' is still under construction!", log, 1, true)
  end)
end)
