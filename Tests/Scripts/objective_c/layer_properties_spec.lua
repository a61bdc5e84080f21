-- The accessors of @dynamic properties of layers, which Core Animation implements.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run_main = dofile(here .. "support/run_main.lua")
local function printed(statements)
  return run_main(statements, [=[
    #import <UIKit/UIKit.h>
    @interface Watcher : NSObject
    @end
    @implementation Watcher
    - (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change
                           context:(void *)context {
      printf("observed ");
    }
    @end
    @interface Gauge : CALayer
    @property (nonatomic, strong) UIColor *tint;
    @property (nonatomic, copy) NSString *title;
    @property (nonatomic) NSInteger corners;
    @property (nonatomic) CGFloat progress;
    @property (nonatomic, getter=isOn) BOOL on;
    @property (nonatomic) CGRect area;
    @property (nonatomic) int own;
    @end
    @implementation Gauge
    @dynamic tint, title, corners, progress, on, area, own;
    - (int)own { return 9; }
    + (BOOL)needsDisplayForKey:(NSString *)key {
      return [key isEqualToString:@"progress"] || [super needsDisplayForKey:key];
    }
    + (id)defaultValueForKey:(NSString *)key {
      return [key isEqualToString:@"corners"] ? @7 : [super defaultValueForKey:key];
    }
    - (id<CAAction>)actionForKey:(NSString *)key {
      if ([key isEqualToString:@"progress"]) printf("action ");
      return [super actionForKey:key];
    }
    @end
  ]=])
end

describe("a @dynamic property of a layer", function()
  it("has a default value, and keeps what is set", function()
    assert.equal("7 0 0 1 0 9 action 3 0.5 1 1 3 text", printed [=[
      Gauge *gauge = [Gauge layer];
      printf("%ld %g %d %d %g %d ", (long)gauge.corners, gauge.progress, gauge.on, gauge.tint == nil,
        gauge.area.size.width, gauge.own);
      NSMutableString *title = [@"text" mutableCopy];
      gauge.corners = 3;
      gauge.on = YES;
      gauge.tint = UIColor.redColor;
      gauge.area = CGRectMake(1, 2, 3, 4);
      gauge.title = title;
      [title appendString:@"s"];
      [gauge setValue:@0.5 forKey:@"progress"];
      printf("%ld %g %d %d %g %s", (long)gauge.corners, gauge.progress, gauge.on, gauge.tint == UIColor.redColor,
        gauge.area.size.width, gauge.title.UTF8String);]=])
  end)

  it("is a key, is copied to another layer, and can be observed", function()
    assert.equal("action 1 0.25 1 0.25 action observed 0.75", printed [=[
      @autoreleasepool {
        Gauge *gauge = [Gauge layer];
        gauge.progress = 0.25;
        NSNumber *value = [gauge valueForKey:@"progress"];
        Gauge *copy = [[Gauge alloc] initWithLayer:gauge];
        printf("%d %g %d %g ", gauge.needsDisplay, value.doubleValue, [Gauge instancesRespondToSelector:@selector(setTint:)],
          copy.progress);
        id observer = [Watcher new];
        [gauge addObserver:observer forKeyPath:@"progress" options:0 context:NULL];
        gauge.progress = 0.75;
        printf("%g", gauge.progress);
        [gauge removeObserver:observer forKeyPath:@"progress"];
      }]=])
  end)
end)

describe("a key path of a layer", function()
  it("reads and writes the fields of structures", function()
    assert.equal("30 50 2 {30, 40} {0, 3} 6 40", run_main([=[
      CALayer *layer = [CALayer layer];
      layer.frame = CGRectMake(1, 2, 30, 40);
      printf("%g ", [[layer valueForKeyPath:@"bounds.size.width"] doubleValue]);
      [layer setValue:@50 forKeyPath:@"position.x"];
      [layer setValue:@3 forKeyPath:@"bounds.origin.y"];
      [layer setValue:@6 forKeyPath:@"shadowOffset.width"];
      printf("%g %g %s %s %g %g", layer.position.x, [[layer valueForKeyPath:@"frame.origin.y"] doubleValue],
        NSStringFromCGSize([[layer valueForKeyPath:@"bounds.size"] CGSizeValue]).UTF8String,
        NSStringFromCGPoint(layer.bounds.origin).UTF8String, layer.shadowOffset.width, layer.bounds.size.height);]=],
      "#import <UIKit/UIKit.h>"))
  end)

  it("reads and writes the scale, the rotation and the translation of a transform", function()
    assert.equal("2 0.5 9 1.75 0.25 {9, 0} 3 3", run_main([=[
      CALayer *layer = [CALayer layer];
      [layer setValue:@2 forKeyPath:@"transform.scale.x"];
      [layer setValue:@2.25 forKeyPath:@"transform.scale.y"];
      [layer setValue:@0.5 forKeyPath:@"transform.rotation.z"];
      [layer setValue:@9 forKeyPath:@"transform.translation.x"];
      double (^number)(NSString *) = ^(NSString *path) { return [[layer valueForKeyPath:path] doubleValue]; };
      printf("%g %g %g %g ", number(@"transform.scale.x"), number(@"transform.rotation"),
        number(@"transform.translation.x"), number(@"transform.scale"));
      [layer setValue:@0.25 forKeyPath:@"transform.rotation.x"];
      printf("%g %s ", number(@"transform.rotation.x"),
        NSStringFromCGSize([[layer valueForKeyPath:@"transform.translation"] CGSizeValue]).UTF8String);
      layer.transform = CATransform3DIdentity;
      [layer setValue:@3 forKeyPath:@"transform.scale"];
      printf("%g %g", layer.transform.m11, layer.transform.m33);]=], "#import <UIKit/UIKit.h>"))
  end)
end)

describe("a point of a layer", function()
  it("is converted through transforms and those of sublayers", function()
    assert.equal("{180, 140} {100, 100} {{20, 0}, {20, 10}} {110, 110} 1", run_main([=[
      CALayer *above = [CALayer layer], *layer = [CALayer layer];
      [above addSublayer:layer];
      layer.anchorPoint = CGPointZero;
      layer.transform = CATransform3DMakeScale(1.8, 1.4, 0);
      printf("%s ", NSStringFromCGPoint([layer convertPoint:CGPointMake(100, 100) toLayer:above]).UTF8String);
      CGPoint inside = [layer convertPoint:CGPointMake(180, 140) fromLayer:above];
      printf("{%g, %g} ", inside.x, inside.y);
      layer.transform = CATransform3DMakeScale(2, 1, 1);
      printf("%s ", NSStringFromCGRect([layer convertRect:CGRectMake(10, 0, 10, 10) toLayer:above]).UTF8String);
      layer.transform = CATransform3DIdentity;
      above.sublayerTransform = CATransform3DMakeTranslation(10, 10, 0);
      printf("%s ", NSStringFromCGPoint([layer convertPoint:CGPointMake(100, 100) toLayer:above]).UTF8String);
      CATransform3D deep = CATransform3DIdentity;
      deep.m34 = -1.0 / 500;
      layer.transform = CATransform3DRotate(deep, 0.5, 0, 1, 0);
      CGPoint far = [layer convertPoint:CGPointMake(40, 30) toLayer:above];
      CGPoint back = [layer convertPoint:far fromLayer:above];
      printf("%d", fabs(back.x - 40) < 1e-9 && fabs(back.y - 30) < 1e-9 && fabs(far.x - 50) > 1);]=],
      "#import <UIKit/UIKit.h>"))
  end)
end)
