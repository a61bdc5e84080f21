-- A delegate of a scroll view that sends its messages to another one.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("the target offset of a scroll view's delegate", function()
  it("is a pointer, which one delegate passes to another", function()
    assert.equal("{0, 300} {0, 7}", printed([=[
      Forwarder *forwarder = [Forwarder new];
      Target *target = [Target new];
      forwarder.next = target;
      CGPoint offset = CGPointMake(0, 300);
      [(id<UIScrollViewDelegate>)forwarder scrollViewWillEndDragging:[UIScrollView new] withVelocity:CGPointZero
        targetContentOffset:&offset];
      printf("%s", NSStringFromCGPoint(offset).UTF8String);]=], [=[
      #import <UIKit/UIKit.h>
      @interface Target : NSObject <UIScrollViewDelegate> @end
      @implementation Target
      - (void)scrollViewWillEndDragging:(UIScrollView *)view withVelocity:(CGPoint)velocity
          targetContentOffset:(inout CGPoint *)target {
        printf("%s ", NSStringFromCGPoint(*target).UTF8String);
        target->y = 7;
      }
      @end
      @interface Forwarder : NSObject <UIScrollViewDelegate>
      @property (weak) id<UIScrollViewDelegate> next;
      @end
      @implementation Forwarder
      - (void)scrollViewWillEndDragging:(UIScrollView *)view withVelocity:(CGPoint)velocity
          targetContentOffset:(inout CGPoint *)target {
        [self.next scrollViewWillEndDragging:view withVelocity:velocity targetContentOffset:target];
      }
      @end]=]))
  end)
end)
