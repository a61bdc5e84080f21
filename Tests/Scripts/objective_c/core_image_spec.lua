-- Core Image: filters by name, and images with an extent.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")
local before = [=[
#import <UIKit/UIKit.h>
#import <CoreImage/CoreImage.h>
static CIImage *image(CGFloat width, CGFloat height) {
  UIGraphicsBeginImageContextWithOptions(CGSizeMake(width, height), NO, 1);
  UIImage *drawn = UIGraphicsGetImageFromCurrentImageContext();
  UIGraphicsEndImageContext();
  return [CIImage imageWithCGImage:drawn.CGImage];
}
static const char *extent(CIImage *image) {
  CGRect e = image.extent;
  return image ? [NSString stringWithFormat:@"%g,%g,%g,%g", e.origin.x, e.origin.y, e.size.width, e.size.height].UTF8String : "nil";
}
]=]

describe("a filter", function()
  it("is found by its name, with the defaults of its inputs", function()
    assert.equal("1 10 inputImage,inputRadius Gaussian Blur 10", main([=[
      CIFilter *blur = [CIFilter filterWithName:@"CIGaussianBlur"];
      printf("%d %g %s ", [CIFilter filterWithName:@"CINothing"] == nil, [[blur valueForKey:kCIInputRadiusKey] doubleValue],
        [[blur.inputKeys componentsJoinedByString:@","] UTF8String]);
      printf("%s %g", [blur.attributes[kCIAttributeFilterDisplayName] UTF8String],
        [blur.attributes[@"inputRadius"][kCIAttributeDefault] doubleValue]);]=], before))
  end)

  it("has inputs by key, and raises for other keys", function()
    assert.equal("0.5 1.5 NSUnknownKeyException", main([=[
      CIFilter *tone = [CIFilter filterWithName:@"CISepiaTone" keysAndValues:kCIInputIntensityKey, @0.5, nil];
      printf("%g ", [[tone valueForKey:@"inputIntensity"] doubleValue]);
      [tone setValue:@1.5 forKey:kCIInputIntensityKey];
      printf("%g ", [[tone valueForKey:@"inputIntensity"] doubleValue]);
      @try { [tone setValue:@1 forKey:@"inputRadius"]; } @catch (NSException *e) { printf("%s", e.name.UTF8String); }]=], before))
  end)

  it("computes the extent of its output", function()
    assert.equal("nil 0,0,40,30 -15,-15,70,60 0,0,40,30 10,0,30,20 0,0,50,30 23 27", main([=[
      CIImage *input = image(40, 30);
      CIFilter *controls = [CIFilter filterWithName:@"CIColorControls"];
      printf("%s ", extent(controls.outputImage));
      [controls setValue:input forKey:kCIInputImageKey];
      printf("%s ", extent(controls.outputImage));
      printf("%s ", extent([input imageByApplyingFilter:@"CIGaussianBlur" withInputParameters:@{@"inputRadius": @5}]));
      printf("%s ", extent([[input imageByApplyingFilter:@"CIGaussianBlur" withInputParameters:nil]
        imageByCroppingToRect:input.extent]));
      printf("%s ", extent([[CIFilter filterWithName:@"CICrop" withInputParameters:@{@"inputImage": input,
        @"inputRectangle": [CIVector vectorWithX:10 Y:-5 Z:50 W:25]}] outputImage]));
      printf("%s ", extent([input imageByApplyingFilter:@"CISourceOverCompositing"
        withInputParameters:@{kCIInputBackgroundImageKey: image(50, 10)}]));
      CIFilter *code = [CIFilter filterWithName:@"CIQRCodeGenerator"];
      [code setValue:[@"hookhost" dataUsingEncoding:NSUTF8StringEncoding] forKey:@"inputMessage"];
      printf("%g ", code.outputImage.extent.size.width);
      [code setValue:@"H" forKey:@"inputCorrectionLevel"];
      printf("%g", code.outputImage.extent.size.width);]=], before))
  end)
end)

describe("an image of Core Image", function()
  it("becomes a picture of its size", function()
    assert.equal("20x10 80x60 nil 0.25", main([=[
      CIContext *context = [CIContext contextWithOptions:nil];
      CIImage *input = image(40, 30);
      CGImageRef part = [context createCGImage:input fromRect:CGRectMake(0, 0, 20, 10)];
      printf("%zux%zu ", CGImageGetWidth(part), CGImageGetHeight(part));
      CGImageRelease(part);
      UIImage *shown = [UIImage imageWithCIImage:[input imageByApplyingTransform:CGAffineTransformMakeScale(2, 2)]];
      printf("%gx%g ", shown.size.width, shown.size.height);
      printf("%s ", [context createCGImage:input fromRect:CGRectMake(50, 50, 10, 10)] ? "?" : "nil");
      printf("%g", [[CIColor alloc] initWithColor:[UIColor colorWithRed:0 green:0.25 blue:1 alpha:1]].green);]=], before))
  end)
end)
