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

describe("a pointer to a part of a structure", function()
  it("sees what is assigned to the whole", function()
    assert.equal("1 2 7 9 8 5.0 b", printed([=[
      struct Pair { int a, b; };
      struct Outer { struct Pair pair; int list[2]; char name[4]; CGRect frame; } outer = {{3, 4}, {5, 6}, "a"};
      struct Pair local = {3, 4}, other = {1, 2};
      int *a = &local.a, *b = &local.b;
      local = other;
      printf("%d %d ", *a, *b);
      int *inner = &outer.pair.b, *element = &outer.list[1];
      CGFloat *width = &outer.frame.size.width;
      char *name = outer.name;
      outer.pair = (struct Pair){6, 7};
      printf("%d ", *inner);
      outer = (struct Outer){{8, 9}, {7, 8}, "b", {{1, 2}, {5, 6}}};
      printf("%d %d %.1f %s", *inner, *element, *width, name);]=], "#import <UIKit/UIKit.h>"))
  end)
end)
