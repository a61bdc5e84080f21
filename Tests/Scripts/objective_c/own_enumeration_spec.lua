-- Objects of a source's own classes that `for … in` enumerates.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

describe("fast enumeration", function()
  it("accepts an object as the counter of mutations", function()
    local text = run [[
      #import <Foundation/Foundation.h>
      @interface Cell : NSObject <NSFastEnumeration> { @public Cell *_next; id _object; }
      @end
      @implementation Cell
      - (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)length {
        if (state->state == 0) {
          state->mutationsPtr = (__bridge void *)self;
          state->extra[0] = (long)self;
          state->state = 1;
        }
        Cell __unsafe_unretained *cell = (__bridge Cell *)((void *)state->extra[0]);
        NSUInteger count = 0;
        state->itemsPtr = buffer;
        for (; cell && count < length; cell = cell->_next, count++) *buffer++ = cell->_object;
        state->extra[0] = (long)cell;
        return count;
      }
      @end
      int main(void) {
        Cell *first = [Cell new], *second = [Cell new];
        first->_object = @"one";
        first->_next = second;
        second->_object = @"two";
        for (id object in first) printf("%s ", [object UTF8String]);
        return 0;
      }
    ]]
    assert.equal("one two ", text)
  end)
end)
