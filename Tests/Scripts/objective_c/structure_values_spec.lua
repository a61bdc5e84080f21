-- Structures where Objective-C has an object: KVC's values, and KVO's change dictionaries.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("a structure that native code returns", function()
  it("is a value object for KVC", function()
    assert.equal("3 {{1, 2}, {3, 4}} 7 {5, 6}", printed([[
      UIScrollView *view = [[UIScrollView alloc] initWithFrame:CGRectMake(1, 2, 3, 4)];
      view.contentInset = UIEdgeInsetsMake(7, 0, 0, 0);
      id frame = [view valueForKey:@"frame"];
      printf("%g %s ", [frame CGRectValue].size.width, NSStringFromCGRect([frame CGRectValue]).UTF8String);
      printf("%g ", [[view valueForKey:@"contentInset"] UIEdgeInsetsValue].top);
      [view setValue:[NSValue valueWithCGSize:CGSizeMake(5, 6)] forKey:@"contentSize"];
      printf("%s", NSStringFromCGSize([[view valueForKeyPath:@"contentSize"] CGSizeValue]).UTF8String);]],
      "#import <UIKit/UIKit.h>"))
  end)

  it("is a value object in a change", function()
    assert.equal("{0, 0} {3, 4} 1 1", printed([[
      UIScrollView *view = [UIScrollView new];
      Watcher *watcher = [Watcher new];
      [view addObserver:watcher forKeyPath:@"contentSize"
        options:NSKeyValueObservingOptionNew | NSKeyValueObservingOptionOld context:NULL];
      view.contentSize = CGSizeMake(3, 4);
      [view removeObserver:watcher forKeyPath:@"contentSize"];]], [[
      #import <UIKit/UIKit.h>
      @interface Watcher : NSObject @end
      @implementation Watcher
      - (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change
                             context:(void *)context {
        printf("%s %s %d %d", NSStringFromCGSize([change[NSKeyValueChangeOldKey] CGSizeValue]).UTF8String,
          NSStringFromCGSize([change[NSKeyValueChangeNewKey] CGSizeValue]).UTF8String,
          [change[NSKeyValueChangeKindKey] intValue], [change[@"new"] isKindOfClass:NSValue.class]);
      }
      @end]]))
  end)
end)

describe("a value of a pointer", function()
  it("is described by the bytes of the address", function()
    assert.equal("{length = 8, bytes = 0x3412000000000000} {length = 8, bytes = 0x0000000000000000} 1 1", printed([[
      int number = 3;
      NSObject *object = [NSObject new];
      void *pointers[] = {&number, (__bridge void *)object};
      NSValue *values[] = {[NSValue valueWithPointer:&number], [NSValue valueWithNonretainedObject:object]};
      printf("%s ", [NSValue valueWithPointer:(void *)0x1234].description.UTF8String);
      printf("%s", [NSValue valueWithPointer:NULL].description.UTF8String);
      for (int place = 0; place < 2; place++) {
        uintptr_t address = (uintptr_t)pointers[place];
        NSData *bytes = [NSData dataWithBytes:&address length:8];
        printf(" %d", [values[place].description isEqualToString:bytes.description]);
      }]]))
  end)
end)
