-- Variables whose initial values name the variables themselves: in C the scope of a variable begins before its value.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local imported = dofile(here .. "support/import_source.lua")

local number = 0
-- What statements return, in a function that a source contains.
local function result(statements, options)
  number = number + 1
  local name = "ownReference" .. number
  return imported(([=[
    #import <Foundation/Foundation.h>
    struct node { struct node *next, *previous; int value; };
    int %s(void) { %s }]=]):format(name, statements), options)[name]()
end

describe("an initial value that names its variable", function()
  it("may contain the addresses of the variable and its parts", function()
    assert.equal(5, result "struct node ring = {&ring, &ring, 5}; return ring.next->previous->value;")
    assert.equal(1, result "void *list[2] = {&list[1], list}; return list[0] == &list[1] && list[1] == &list[0];")
    assert.equal(6, result "static struct node ring = {&ring, &ring, 6}; return ring.next->value;")
    assert.equal(1, result "void *own = &own; return *(void **)own == own;")
  end)

  it("may read a part that was not set yet, or the size", function()
    assert.equal(4, result "struct node first = {NULL, NULL, 4}, second = {second.next, &second, first.value}; return second.value;")
    assert.equal(7, result "struct node *node = malloc(sizeof *node); node->value = 7; return node->value;")
    assert.equal(3, result "int count = count; count = 3; return count;")
  end)

  it("reads nil under ARC, also beneath a variable of the same name", function()
    assert.equal(1, result [[id object = @"outer"; { id object = object ?: @"inner"; return [object isEqual:@"inner"]; }]])
    assert.equal(1, result [[__weak id object = object; return object == nil;]])
    assert.equal(0, result [[int rounds = 0; for (id item = item; item; item = nil) rounds++; return rounds;]])
    assert.equal(2, result [[id pair[2] = {@"a", pair[0] ?: @"b"}; return (pair[0] != nil) + (pair[1] != nil);]])
  end)

  it("is captured by a block before it is set, unless blocks share the variable", function()
    assert.equal(1, result [[id (^block)(void) = ^{ return (id)block; }; return block() == nil;]])
    assert.equal(1, result("__block id block = ^{ return block; }; return ((id (^)(void))block)() != nil;", {arc = false}))
  end)

  it("is evaluated again with each jump to its declaration", function()
    assert.equal(3, result "int rounds = 0; again:; int own = own * 0 + 1; rounds += own; if (rounds < 3) goto again; return rounds;")
  end)
end)
