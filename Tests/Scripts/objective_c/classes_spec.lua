-- Classes of sources with unusual declarations.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local imported = dofile(here .. "support/import_source.lua")

local globals = require "hookhost.c".globals

describe("a class of a source", function()
  it("may have a method that returns a block with parameters", function()
    imported [[
      #import <Foundation/Foundation.h>
      @interface Chained : NSObject
      - (int (^)(int one, int other))sum;
      @end
      @implementation Chained
      - (int (^)(int, int))sum { return ^(int one, int other) { return one + other; }; }
      @end
      int summed(void) { return [Chained new].sum(3, 4); }
    ]]
    assert.equal(7, globals.summed())
  end)

  it("may have only an implementation, which names the superclass", function()
    imported [[
      #import <Foundation/Foundation.h>
      @implementation Undeclared : NSOperation { int number; }
      - (int)increase { return ++number; }
      @end
      int increased(void) { return [[Undeclared alloc] increase]; }
    ]]
    assert.equal("NSOperation", objc.class_getSuperclass(objc.Undeclared):description())
    assert.equal(1, globals.increased())
  end)

  it("has the variable of a property that it synthesizes next to its own getter", function()
    imported [[
      #import <Foundation/Foundation.h>
      @interface Lazy : NSObject
      @property (nonatomic, readonly) NSMutableArray *items;
      @end
      @implementation Lazy
      @synthesize items = _items;
      - (NSMutableArray *)items {
        if (!_items) _items = [NSMutableArray arrayWithObject:@"first"];
        return _items;
      }
      @end
      long counted(void) { Lazy *lazy = [Lazy new]; [lazy.items addObject:@"second"]; return lazy.items.count; }
    ]]
    assert.equal(2, globals.counted())
  end)

  it("keeps a variable that is called like a property with its own accessors", function()
    imported [[
      #import <Foundation/Foundation.h>
      @interface Counter : NSObject
      @end
      @interface Counter () { NSInteger _count; }
      @property (nonatomic) NSInteger count;
      @end
      @implementation Counter
      - (NSInteger)count { return _count + 1; }
      - (void)setCount:(NSInteger)count { _count = count; }
      @end
      long counts(void) { Counter *counter = [Counter new]; counter.count = 4; return counter.count; }
    ]]
    assert.equal(5, globals.counts())
  end)

  it("initializes a structure variable to zero", function()
    imported [[
      #import <UIKit/UIKit.h>
      @interface Placed : NSObject { CGRect _place; }
      - (CGFloat)width;
      @end
      @implementation Placed
      - (CGFloat)width { CGRect copy = _place; return copy.size.width + _place.origin.x; }
      @end
      double width(void) { return [[Placed new] width]; }
    ]]
    assert.equal(0.0, globals.width())
  end)
end)

describe("a protocol", function()
  it("that only a source's headers declare may be adopted", function()
    imported [[
      #import <UIKit/UIKit.h>
      @interface Adopter : NSObject <UIDynamicItem, NSCacheDelegate>
      @end
      @implementation Adopter
      @end
    ]]
    assert.is_true(objc.Adopter:conformsToProtocol_(objc.getProtocol "UIDynamicItem"))
    assert.is_truthy(objc.protocol_getMethodDescription(objc.getProtocol "NSCacheDelegate", "cache:willEvictObject:", false, true).types)
  end)

  it("exists when a source names it, though no class adopts it and it is empty", function()
    imported [[
      #import <Foundation/Foundation.h>
      #import <objc/runtime.h>
      @protocol Marker @end
      __attribute__((constructor)) static void mark(void) { class_addProtocol([NSDate class], @protocol(Marker)); }
    ]]
    assert.is_true(objc.NSDate:date():conformsToProtocol_(objc.getProtocol "Marker"))
  end)
end)

describe("a proxy", function()
  it("sends itself the message that it performs", function()
    imported [[
      #import <Foundation/Foundation.h>
      static NSMutableArray *forwarded;
      @interface Echo : NSProxy
      @end
      @implementation Echo
      - (NSMethodSignature *)methodSignatureForSelector:(SEL)selector { return [NSMethodSignature signatureWithObjCTypes:"v@:"]; }
      - (void)forwardInvocation:(NSInvocation *)invocation { [forwarded addObject:NSStringFromSelector(invocation.selector)]; }
      @end
      NSString *performed(void) {
        forwarded = [NSMutableArray new];
        [(id)[Echo alloc] performSelector:@selector(count)];
        return [forwarded componentsJoinedByString:@" "];
      }
    ]]
    assert.equal("count", tostring(globals.performed()))
  end)

  it("has the superclass of the class that it imitates", function()
    imported [[
      #import <Foundation/Foundation.h>
      @interface Guise : NSProxy
      @end
      @implementation Guise
      - (Class)class { return [NSString class]; }
      @end
      BOOL guised(void) { return [(id)[Guise alloc] superclass] == [NSObject class]; }
    ]]
    assert.is_true(globals.guised())
  end)
end)

describe("a method with a C array of objects", function()
  it("receives the list that native code or a script passes", function()
    imported [=[
      #import <Foundation/Foundation.h>
      #import <objc/runtime.h>
      @interface Joiner : NSObject
      @end
      @implementation Joiner
      + (NSString *)joined:(const id [])objects count:(NSUInteger)count {
        NSMutableString *text = [NSMutableString string];
        for (NSUInteger i = 0; i < count; i++) [text appendString:objects[i]];
        return text;
      }
      @end
      // The method of a selector that the source does not know as the array's own.
      NSString *copied(void) {
        id list[2] = {@"a", @"b"};
        NSArray *(*make)(id, SEL, const id *, NSUInteger) = (void *)method_getImplementation(
          class_getClassMethod([NSArray class], @selector(arrayWithObjects:count:)));
        return [make([NSArray class], @selector(arrayWithObjects:count:), list, 2) componentsJoinedByString:@""];
      }
    ]=]
    assert.equal("abc", tostring(objc.Joiner:joined_count_({"a", "b", "c"}, 3)))
    assert.equal("ab", tostring(globals.copied()))
  end)
end)

describe("a class whose superclass is in a missing framework", function()
  it("is omitted, as the runtime leaves it out", function()
    imported [[
      #import <MapKit/MapKit.h>
      @interface Pin : MKAnnotationView
      @end
      @implementation Pin
      @end
      int loaded(void) { return 1; }
    ]]
    assert.equal(1, globals.loaded())
    assert.is_nil(objc.getClass "Pin")
  end)
end)
