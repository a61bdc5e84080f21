-- Core Video's buffers of pixels.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run_main = dofile(here .. "support/run_main.lua")
local function printed(statements) return run_main(statements, "#import <CoreVideo/CoreVideo.h>") end

describe("a buffer of pixels", function()
  it("has memory that can be written while it is locked", function()
    assert.equal("0 3 2 16 32 0 0|1 0 7 9 0|-6661", printed [=[
      CVPixelBufferRef buffer = NULL;
      int code = CVPixelBufferCreate(kCFAllocatorDefault, 3, 2, kCVPixelFormatType_32BGRA, NULL, &buffer);
      printf("%d %d %d %d %d %d %d|", code, (int)CVPixelBufferGetWidth(buffer), (int)CVPixelBufferGetHeight(buffer),
        (int)CVPixelBufferGetBytesPerRow(buffer), (int)CVPixelBufferGetDataSize(buffer), CVPixelBufferIsPlanar(buffer),
        (int)CVPixelBufferGetPlaneCount(buffer));
      int isUnlocked = CVPixelBufferGetBaseAddress(buffer) == NULL;
      CVPixelBufferLockBaseAddress(buffer, 0);
      uint8_t *bytes = CVPixelBufferGetBaseAddress(buffer);
      memset(bytes, 7, 4);
      bytes[16] = 9;
      CVPixelBufferUnlockBaseAddress(buffer, 0);
      CVPixelBufferLockBaseAddress(buffer, kCVPixelBufferLock_ReadOnly);
      const uint32_t *words = CVPixelBufferGetBaseAddress(buffer);
      printf("%d %d %d %d %d|", isUnlocked, (int)words[1], (int)(words[0] & 255), (int)words[4], (int)words[5]);
      CVPixelBufferUnlockBaseAddress(buffer, kCVPixelBufferLock_ReadOnly);
      printf("%d", CVPixelBufferUnlockBaseAddress(buffer, 0));
      CVPixelBufferRelease(buffer);]=])
  end)

  it("has planes, each with its size and its address", function()
    assert.equal("2 64x3 1 2x2 192 64|-6680 -6681", printed [=[
      NSDictionary *attributes = @{(__bridge id)kCVPixelBufferIOSurfacePropertiesKey: @{}};
      CVPixelBufferRef buffer = NULL, other = NULL;
      CVPixelBufferCreate(NULL, 3, 3, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange,
        (__bridge CFDictionaryRef)attributes, &buffer);
      CVPixelBufferLockBaseAddress(buffer, 0);
      uint8_t *first = CVPixelBufferGetBaseAddressOfPlane(buffer, 0), *second = CVPixelBufferGetBaseAddressOfPlane(buffer, 1);
      printf("%d %dx%d %d %dx%d %d %d|", (int)CVPixelBufferGetPlaneCount(buffer),
        (int)CVPixelBufferGetBytesPerRowOfPlane(buffer, 0), (int)CVPixelBufferGetHeightOfPlane(buffer, 0),
        CVPixelBufferGetBaseAddress(buffer) == NULL, (int)CVPixelBufferGetWidthOfPlane(buffer, 1),
        (int)CVPixelBufferGetHeightOfPlane(buffer, 1), (int)(second - first),
        (int)CVPixelBufferGetBytesPerRowOfPlane(buffer, 1));
      CVPixelBufferRelease(buffer);
      printf("%d %d", CVPixelBufferCreate(NULL, 1, 1, 'none', NULL, &other),
        CVPixelBufferCreate(NULL, 0, 1, kCVPixelFormatType_32BGRA, NULL, &other));]=])
  end)
end)
