-- The metadata of classes, as clang emits it for arm64-apple-ios: encodings of instance variables with the names of
-- fields, variables of properties sorted by size, properties of class extensions first, and `.cxx_destruct`.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local LISTS = [=[
#import <UIKit/UIKit.h>
#import <objc/runtime.h>
static void listVariables(Class cls) {
  unsigned count;
  Ivar *list = class_copyIvarList(cls, &count);
  for (unsigned i = 0; i < count; i++)
    printf("%s %s %td\n", ivar_getName(list[i]), ivar_getTypeEncoding(list[i]), ivar_getOffset(list[i]));
  free(list);
}
static void listProperties(Class cls) {
  unsigned count;
  objc_property_t *list = class_copyPropertyList(cls, &count);
  for (unsigned i = 0; i < count; i++) printf("%s %s\n", property_getName(list[i]), property_getAttributes(list[i]));
  free(list);
}
@protocol Named @end
@protocol Listed @end
]=]

describe("an instance variable's encoding", function()
  it("is that of a complex number", function()
    assert.equal("_wide jd 8\n_narrow jf 24\n_last c 32\n", (run(LISTS .. [=[
      @interface Wave : NSObject { double _Complex _wide; float _Complex _narrow; char _last; } @end
      @implementation Wave @end
      int main(void) { listVariables([Wave class]); return 0; }]=])))
  end)

  it("has the names of fields, classes and protocols", function()
    assert.equal([=[
_rect {CGRect="origin"{CGPoint="x"d"y"d}"size"{CGSize="width"d"height"d}} 8
_target ^{CGRect={CGPoint=dd}{CGSize=dd}} 40
_flags {?="a"b1"b"b2""b0"c"s} 48
_either (?=""{?="x"i}"l"q) 56
_deep {?="in"[2{?="q"i}]"text"@"NSString""any"@"count"i} 64
_named @"<Named>" 96
_both @"NSString<Named><Listed>" 104
_list @"NSArray" 112
_work @? 120
_kind # 128
3.5 4 7 held
]=], run(LISTS .. [=[
@interface Encoded : NSObject {
  @public CGRect _rect; CGRect *_target;
  struct { unsigned a : 1, b : 2; int : 0; short c; } _flags;
  union { struct { int x; }; long l; } _either;
  struct { struct { int q; } in[2]; NSString *__unsafe_unretained text; id __unsafe_unretained any; int count; } _deep;
  id<Named> _named; NSString<Named, Listed> *_both; NSArray<NSString *> *_list; void (^_work)(int); Class<Named> _kind;
}
@end
@implementation Encoded
@end
int main(void) {
  listVariables(Encoded.class);
  Encoded *object = [Encoded new];
  [object setValue:@(CGRectMake(3.5, 0, 1, 1)) forKey:@"rect"];
  object->_rect.size.width = 4;
  object->_deep.in[1].q = 7;
  object->_deep.text = @"held";
  printf("%g %g %d %s\n", [[object valueForKey:@"rect"] CGRectValue].origin.x, object->_rect.size.width,
    object->_deep.in[1].q, object->_deep.text.UTF8String);
  return 0;
}]=]))
  end)
end)

describe("the instance variables of properties", function()
  it("come after the declared ones, the smallest first", function()
    assert.equal([=[
_own @"NSString" 8
_isOn B 16
_late c 17
_ratio f 20
_renamed @ 24
_name @"NSString" 32
_next @"<Named>" 40
_range {_NSRange="location"Q"length"Q} 48
]=], run(LISTS .. [=[
@interface Sized : NSObject
@property (nonatomic) NSRange range;
@property (nonatomic, readonly) NSString *name;
@property (nonatomic, weak) id<Named> next;
@property (nonatomic) BOOL isOn;
@property (nonatomic, copy) NSString *own;
@property (nonatomic) id other;
@property (nonatomic) float ratio;
@end
@interface Sized ()
@property (nonatomic, readwrite) NSString *name;
@property (nonatomic) char late;
@end
@implementation Sized { NSString *_own; }
@synthesize other = _renamed;
@end
int main(void) { listVariables(Sized.class); return 0; }]=]))
  end)
end)

describe("a class's properties", function()
  it("are listed with those of its extensions first; a block is copied under ARC", function()
    assert.equal([=[
name T@"NSString",&,N,V_name
late Tc,N,V_late
work T@?,C,N,V_work
given T@?,R,N,V_given
next T@"<Named>",W,N,V_next
]=], run(LISTS .. [=[
@interface Listing : NSObject
@property (nonatomic) void (^work)(void);
@property (nonatomic, readonly) NSString *name;
@property (nonatomic, readonly) void (^given)(void);
@property (nonatomic, weak) id<Named> next;
@end
@interface Listing ()
@property (nonatomic, readwrite) NSString *name;
@property (nonatomic) char late;
@end
@implementation Listing
@end
int main(void) { listProperties(Listing.class); return 0; }]=]))
  end)
end)

describe("the method .cxx_destruct", function()
  local SOURCE = LISTS .. [=[
@interface Ending : NSObject @end
@implementation Ending
- (void)dealloc { printf("end\n"); }
@end
@interface Holding : NSObject { Ending *_held; int _number; } @end
@implementation Holding
- (id)init { if ((self = [super init])) _held = [Ending new]; return self; }
@end
@interface Plain : NSObject { int _number; __unsafe_unretained id _seen; } @end
@implementation Plain @end
static int has(Class cls) { return class_getInstanceMethod(cls, sel_registerName(".cxx_destruct")) != NULL; }
int main(void) {
  printf("%d %d\n", has(Holding.class), has(Plain.class));
  Holding *object = [Holding new];
  ((void (*)(id, SEL))objc_msgSend)(object, sel_registerName(".cxx_destruct"));
  printf("still there\n");
  return 0;
}]=]
  it("is that of a class with references under ARC, which it releases", function()
    assert.equal("1 0\nend\nstill there\n", run((SOURCE:gsub("<objc/runtime.h>", "%0\n#import <objc/message.h>"))))
  end)

  it("does nothing when its class is gone", function()
    assert.equal("still here\n", run(LISTS .. [=[
@interface Gone : NSObject { id _held; } @end
@implementation Gone @end
int main(void) {
  SEL name = sel_registerName(".cxx_destruct");
  void (*destruct)(id, SEL) = (void (*)(id, SEL))class_getMethodImplementation(objc_getClass("Gone"), name);
  objc_disposeClassPair(objc_getClass("Gone"));
  // The memory of disposed classes is freed when there are many.
  for (int i = 0; i < 3000; i++) {
    Class other = objc_allocateClassPair([NSObject class], [NSString stringWithFormat:@"Other%d", i].UTF8String, 0);
    objc_registerClassPair(other);
    objc_disposeClassPair(other);
  }
  destruct([NSObject new], name);
  printf("still here\n");
  return 0;
}]=]))
  end)
end)
