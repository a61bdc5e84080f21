-- Sources whose macros hide information from clang's tree: selectors, BOOLs, receivers.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local imported = dofile(here .. "support/import_source.lua")

local globals = require "hookhost.c".globals

describe("a macro", function()
  it("may make a selector of its argument", function()
    imported [[
      #import <Foundation/Foundation.h>
      #define SELECTOR(name) @selector(name)
      #define PASSED(selector) NSStringFromSelector(selector)
      #define BOTH(a, b) [PASSED(@selector(a)) stringByAppendingString:PASSED(SELECTOR(b))]
      NSString *selectors(void) { NSString *text = @"@selector(none)"; return text ? BOTH(one:two:, three) : nil; }
    ]]
    assert.equal("one:two:three", tostring(globals.selectors()))
  end)

  it("may be one of sys/cdefs.h, whose result is a string of Objective-C", function()
    imported [[
      #import <Foundation/Foundation.h>
      #define KEY __STRING
      NSString *key(void) { return @KEY(collectionView); }
      int joined(void) { int __CONCAT(first, Second) = 4; return firstSecond; }
    ]]
    assert.equal("collectionView", tostring(globals.key()))
    assert.equal(4, globals.joined())
  end)

  it("may be the name of a type that is encoded", function()
    imported [[
      #import <UIKit/UIKit.h>
      #define Insets UIEdgeInsets
      #define Whole unsigned
      const char *insets(void) { return @encode(Insets); }
      const char *whole(void) { return @encode(Whole *); }
    ]]
    assert.equal("{UIEdgeInsets=dddd} ^I", globals.insets() .. " " .. globals.whole())
  end)

  it("may hold a truth value, and an encoding", function()
    imported [[
      #import <Foundation/Foundation.h>
      #define CALL(value) identity(value)
      #define ALWAYS CALL(YES)
      #define ENCODED(type) @encode(type)
      static BOOL identity(BOOL value) { return value; }
      BOOL always(void) { return ALWAYS; }
      const char *encoded(void) { return ENCODED(unsigned short); }
    ]]
    assert.is_true(globals.always())
    assert.equal("S", globals.encoded())
  end)

  it("may send to super, and to a class by a dot", function()
    imported [[
      #import <Foundation/Foundation.h>
      #define SAFE(statement) do { statement; } while (0)
      #define CALL_SUPER return [super value]
      #define LIMIT Limits.largest
      @interface Limits : NSObject
      @property (class, readonly) int largest;
      - (int)value;
      @end
      @implementation Limits
      + (int)largest { return 7; }
      - (int)value { return 3; }
      @end
      @interface Lower : Limits
      @end
      @implementation Lower
      - (int)value { CALL_SUPER; }
      @end
      int sum(void) { SAFE(NSLog(@"%d", Limits.largest)); return [[Lower new] value] * 10 + LIMIT; }
    ]]
    assert.equal(37, globals.sum())
  end)
end)

describe("a name of the source", function()
  it("may be one of the translation's own", function()
    imported [[
      #import <Foundation/Foundation.h>
      static void throw(id object) { @throw object; }
      int caught(void) {
        @try { throw([NSException exceptionWithName:@"Name" reason:nil userInfo:nil]); } @catch (NSException *e) { return 5; }
        return 0;
      }
    ]]
    assert.equal(5, globals.caught())
  end)

  it("may hold its own address", function()
    imported [[
      #import <Foundation/Foundation.h>
      BOOL isItself(void) { static const void *key = &key; return key != NULL && *(void **)key == key; }
    ]]
    assert.is_true(globals.isItself())
  end)
end)

describe("a project's settings", function()
  it("may leave UIKit's header to a prefix header", function()
    imported "NSString *name(void) { return NSStringFromClass([UIView class]); }"
    assert.equal("UIView", tostring(globals.name()))
  end)

  it("may name a prefix header", function()
    local header = os.tmpname()
    local file = assert(io.open(header, "w"))
    file:write "enum { LEVEL = 4 };"
    file:close()
    finally(function() os.remove(header) end)
    local path = header .. ".m"
    file = assert(io.open(path, "w"))
    file:write "int level(void) { return LEVEL; }"
    file:close()
    objc.import(path, {prefix = header})
    os.remove(path)
    assert.equal(4, globals.level())
  end)

  it("may import modules", function()
    imported [[
      @import Foundation;
      @import ObjectiveC.runtime;
      const char *imported(void) { return class_getName([NSObject class]); }
    ]]
    assert.equal("NSObject", globals.imported())
  end)
end)

describe("a macro of a header", function()
  it("can contain an encoding, in any string", function()
    local folder = os.tmpname()
    os.remove(folder)
    local path = folder .. ".h"
    local file = assert(io.open(path, "w"))
    file:write(("// A long way down.\n"):rep(200),
      "#define BOXED(value) [NSValue valueWithBytes:&(__typeof__(value)){value} objCType:@encode(__typeof__(value))]\n")
    file:close()
    imported('#import <Foundation/Foundation.h>\n#import "' .. path .. [["
      const char *boxed_type(void) { void (^block)(void) = ^{ BOXED(2); }; block(); return [BOXED(1.5) objCType]; }
      const char *inner_type(void) { const char *(^block)(void) = ^{ return [BOXED(2L) objCType]; }; return block(); }
    ]])
    os.remove(path)
    assert.equal("d", globals.boxed_type())
    assert.equal("q", globals.inner_type())
  end)
end)
