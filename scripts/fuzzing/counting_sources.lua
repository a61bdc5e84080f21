-- The sources of a random program that counts references, around what differs: the methods of `Hand` that
-- count by hand, declared and defined, and the statements of `body` under ARC.

return function(declared, defined, body)
  local sources = {}
  sources["Counting.h"] = [[
#import <Foundation/Foundation.h>
#include <stdio.h>
@class Auto;
@interface Part : NSObject { int _number; }
- (id)initWithNumber:(int)number;
@end
@interface Leaf : NSObject
@property (nonatomic) int number;
- (id)initWithNumber:(int)number;
@end
@interface PartLeaf : Part
@end
@interface LeafPart : Leaf
@end
@interface Hand : NSObject { id _kept; id (^_block)(void); }
+ (id)part:(int)number;
+ (Part *)newPart:(int)number;
- (void)touch:(id)object;
- (void)touchLater:(id)object;
- (void)keep:(id)object;
- (id)kept;
- (id)keptLater;
- (id)take;
- (id)pass:(id)object;
- (void)hold:(id (^)(void))block;
]] .. declared .. [[

@end
@interface Auto : NSObject
- (id)make:(int)number;
- (Leaf *)newLeaf:(int)number;
- (void)put:(id)object at:(int)place;
- (id)slot:(int)place;
- (void)box:(id)object;
- (void)look:(id)object;
- (id)pass:(id)object;
- (void)fill:(id)object;
@property (nonatomic, strong) id held;
@end
]]
  sources["Hand.m"] = [[
#import "Counting.h"
@implementation Part
- (id)initWithNumber:(int)number { if ((self = [super init])) { _number = number; [[self retain] release]; } return self; }
- (void)dealloc { printf("-%d\n", _number); [super dealloc]; }
@end
@implementation Hand
+ (id)part:(int)number { return [[[Part alloc] initWithNumber:number] autorelease]; }
+ (Part *)newPart:(int)number { return [[Part alloc] initWithNumber:number]; }
- (void)touch:(id)object { [object retain]; [object release]; }
- (void)touchLater:(id)object { [[object retain] autorelease]; }
- (void)keep:(id)object { [object retain]; id old = _kept; _kept = object; [old release]; }
- (id)kept { return _kept; }
- (id)keptLater { return [[_kept retain] autorelease]; }
- (id)take { id object = _kept; _kept = nil; return [object autorelease]; }
- (id)pass:(id)object { return object; }
- (void)hold:(id (^)(void))block { id (^old)(void) = _block; _block = [block copy]; [old release]; }
]] .. defined .. [[

@end
]]
  sources["Late.m"] = [[
#import "Counting.h"
@implementation LeafPart
- (id)initWithNumber:(int)number { return [super initWithNumber:number]; }
- (void)dealloc { [super dealloc]; }
@end
]]
  sources["Auto.m"] = [[
#import "Counting.h"
typedef struct { id part; } Box;
static id shared;
@implementation Leaf
- (id)initWithNumber:(int)number { if ((self = [super init])) _number = number; return self; }
- (void)dealloc { printf("-%d\n", _number); }
@end
@implementation PartLeaf
- (id)initWithNumber:(int)number { return [super initWithNumber:number]; }
@end
@implementation Auto { id _slots[2]; Box _box; }
- (id)make:(int)number { Leaf *leaf = [[Leaf alloc] initWithNumber:number]; return leaf; }
- (Leaf *)newLeaf:(int)number { return [[Leaf alloc] initWithNumber:number]; }
- (void)put:(id)object at:(int)place { _slots[place] = object; }
- (id)slot:(int)place { return _slots[place]; }
- (void)box:(id)object { _box.part = object; }
- (void)look:(id)object { id other = object; Box box = {other}; Box copy = box; copy.part = nil; }
- (id)pass:(id)object { return object; }
- (void)fill:(id)object { _slots[0] = object; _slots[1] = object; Box box = {object}; _box = box; self.held = object; }
@end
static id (^sharer(id object))(void) { __block id shared_one = object; return ^{ return shared_one; }; }
static void rethrow(id object) {
  @try {
    id other = object;
    @try { @throw [[Leaf alloc] initWithNumber:0]; } @catch (Leaf *leaf) { other = nil; (void)leaf; }
  } @finally { object = nil; }
}
static id (^getter(id object))(void) { return ^{ return object; }; }
static void body(void) {
  Auto *a = [Auto new]; Hand *h = [Hand new];
  id v1 = nil, v2 = nil, v3 = nil; id (^b1)(void) = nil; id (^b2)(void) = nil; id list[2] = {nil, nil}; Box box = {nil};
]] .. body .. [[

}
int main(void) { @autoreleasepool { body(); puts("body"); } puts("done"); return 0; }
]]
  return sources
end
