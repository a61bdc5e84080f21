describe("a property animator", function()
  local here = debug.getinfo(1, "S").source:match "^@(.*/)"
  local run = dofile(here .. "../objective_c/support/run_source.lua")
  local function make(done)
    local view = objc.UIView:new()
    uikit.keyWindow():addSubview_(view)
    local animator = objc.UIViewPropertyAnimator:alloc():initWithDuration_curve_animations_(
      1, uikit.UIViewAnimationCurveLinear, function() view:setAlpha_(0.5) end)
    if done then animator:addCompletion_(done) end
    return animator
  end
  local function reason(call) return select(2, pcall(call)).reason end

  it("must not be released while it is paused or stopped", function()
    assert.equal("caught caught fine fine", run [=[
      #import <UIKit/UIKit.h>
      static void drop(void (^prepare)(UIViewPropertyAnimator *)) {
        @try {
          @autoreleasepool {
            UIViewPropertyAnimator *a = [[UIViewPropertyAnimator alloc] initWithDuration:1
              curve:UIViewAnimationCurveLinear animations:^{}];
            prepare(a);
            a = nil;
          }
          printf("fine ");
        } @catch (NSException *e) {
          printf("%s ", [e.reason hasPrefix:@"It is an error to release a paused or stopped property animator."]
            ? "caught" : "other");
        }
      }
      int main(void) {
        drop(^(UIViewPropertyAnimator *a) { [a startAnimation]; [a pauseAnimation]; });
        drop(^(UIViewPropertyAnimator *a) { [a startAnimation]; [a stopAnimation:NO]; });
        drop(^(UIViewPropertyAnimator *a) { [a startAnimation]; });
        drop(^(UIViewPropertyAnimator *a) {});
        return 0;
      }]=]:gsub(" $", ""))
  end)

  it("is stopped only when it is active, and finished only when it is stopped", function()
    local animator = make()
    assert.is_not_nil(reason(function() animator:stopAnimation_(false) end))
    local words = "finishAnimationAtPosition: should only be called on a stopped animator!"
    assert.equal(words, reason(function() animator:finishAnimationAtPosition_(0) end))
    animator:startAnimation()
    assert.equal(words, reason(function() animator:finishAnimationAtPosition_(0) end))
    animator:stopAnimation_(true)
  end)

  it("is running in its completion", function()
    local animator, seen
    animator = make(function() seen = {animator:isRunning(), animator:state()} end)
    animator:startAnimation()
    runloop.run(2)
    assert.same({true, 5}, seen)
    assert.same({false, 0}, {animator:isRunning(), animator:state()})
  end)
end)

describe("an animation", function()
  it("ends unfinished when the application enters the background", function()
    local finished
    local view = objc.UIView:new()
    uikit.keyWindow():addSubview_(view)
    objc.UIView:animateWithDuration_animations_completion_(1, function() view:setAlpha_(0) end,
      function(done) finished = done end)
    runloop.run(0.2)
    uikit.background()
    runloop.run(0.1)
    assert.is_false(finished)
    uikit.foreground()
    view:removeFromSuperview()
  end)
end)
