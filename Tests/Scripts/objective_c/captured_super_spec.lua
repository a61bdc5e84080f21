-- Blocks that send to `super` capture `self`.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

describe("a block that sends to super", function()
  for _, options in ipairs {"", "--no-arc"} do
    it("retains self " .. options, function()
      local text, status = run([=[
        #import <Foundation/Foundation.h>
        @interface Base : NSObject
        @property (nonatomic, copy) NSString *title;
        - (void)finish;
        @end
        @implementation Base
        - (void)finish { NSLog(@"finish"); }
        - (NSString *)title { return @"title"; }
        - (void)setTitle:(NSString *)title { NSLog(@"set %@", title); }
        @end
        @interface Sub : Base
        @end
        @implementation Sub
        - (void)begin {
          dispatch_async(dispatch_get_main_queue(), ^{ [super finish]; });
          dispatch_async(dispatch_get_main_queue(), ^{ NSLog(@"%@", super.title); });
          dispatch_async(dispatch_get_main_queue(), ^{ super.title = @"x"; });
          dispatch_async(dispatch_get_main_queue(), ^{ ^{ [super finish]; }(); });
        }
        - (void)dealloc {
          NSLog(@"dealloc");
        #if !__has_feature(objc_arc)
          [super dealloc];
        #endif
        }
        @end
        int main(void) {
          @autoreleasepool {
            Sub *one = [[Sub alloc] init];
            [one begin];
        #if !__has_feature(objc_arc)
            [one release];
        #endif
          }
          NSLog(@"run");
          [NSRunLoop.mainRunLoop runUntilDate:[NSDate dateWithTimeIntervalSinceNow:1]];
          return 0;
        }
      ]=], options)
      local order = {}
      for line in text:gmatch "%] ([^\n]*)" do order[#order + 1] = line end
      assert.equal("run finish title set x finish dealloc", table.concat(order, " "))
      assert.equal(0, status)
    end)
  end
end)
