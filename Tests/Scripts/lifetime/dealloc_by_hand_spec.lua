-- An explicit `dealloc`, which code must not send: the object is deallocated despite other references.

local run = dofile(debug.getinfo(1, "S").source:match "^@(.*/)" .. "../objective_c/support/run_source.lua")

describe("dealloc that is sent explicitly", function()
  it("runs the overrides and leaves a zombie", function()
    local ended = {}
    local Parent = objc.class("HandEndedParent", "NSObject", function(instance)
      function instance:dealloc() ended[#ended + 1] = "parent" end
    end)
    local Child = objc.class("HandEndedChild", Parent, function(instance)
      function instance:dealloc() ended[#ended + 1] = "child" end
    end)
    local child = Child:new()
    child:dealloc()
    assert.same({"child", "parent"}, ended)
    assert.error_matches(function() child:hash() end, "message sent to deallocated instance", 1, true)
    assert.error_matches(function() child:dealloc() end, "message sent to deallocated instance", 1, true)
  end)

  it("deallocates an object that others retain, and clears weak references to it", function()
    local object = objc.NSObject:new()
    local weak, list = objc.weak(object), objc.NSMutableArray:array()
    list:addObject_(object)
    object:performSelector_ "dealloc"
    assert.is_nil(weak:get())
  end)

  it("raises the error of an override", function()
    local Class = objc.class("HandEndedRaising", "NSObject", function(instance)
      function instance:dealloc() error("in dealloc", 0) end
    end)
    assert.error_matches(function() Class:new():dealloc() end, "in dealloc", 1, true)
  end)

  it("is allowed in a source with manual reference counting", function()
    assert.equal("B A 2 A 1\n", (run([=[
      #import <Foundation/Foundation.h>
      @interface A : NSObject
      @end
      @implementation A
      - (void)dealloc { printf("A "); [super dealloc]; }
      @end
      @interface B : A
      @end
      @implementation B
      - (void)dealloc { printf("B "); [super dealloc]; }
      @end
      int main(void) {
        B *b = [[B new] retain];
        [b dealloc];
        printf("2 ");
        [[A new] performSelector:@selector(dealloc)];
        printf("1\n");
        return 0;
      }]=], "--no-arc")))
  end)
end)
