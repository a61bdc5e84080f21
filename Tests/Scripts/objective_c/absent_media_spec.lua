-- Frameworks for media and games that are declared only: their sources can be read.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run_main = dofile(here .. "support/run_main.lua")

describe("a source with media", function()
  it("is read, and runs where it does not need what is absent", function()
    assert.matches("\n1 64 1 0x8892 64 2 1 1886681407$", (run_main([=[
      AudioStreamBasicDescription format = {.mFormatID = kAudioFormatLinearPCM,
        .mFormatFlags = kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked, .mChannelsPerFrame = 2};
      AURenderCallback callback = render;
      GLKMatrix4 matrix = {.m = {1}};
      Filler filler = NULL;
      printf("%d %d %d 0x%x %d %d %d %d", NSClassFromString(@"EAGLContext") == nil, (int)sizeof(GLKMatrix4), matrix.m00 == 1,
        GL_ARRAY_BUFFER, (int)sizeof(AudioTimeStamp), (int)format.mChannelsPerFrame * (callback != NULL),
        filler == NULL, kAudioServicesUnsupportedPropertyError);]=], [=[
    #import <GLKit/GLKit.h>
    #import <Metal/Metal.h>
    #import <OpenAL/al.h>
    #import <AudioToolbox/AudioToolbox.h>
    #import <AudioUnit/AudioUnit.h>
    #import <CoreMedia/CoreMedia.h>
    typedef ALvoid AL_APIENTRY (*Filler)(const ALint buffer, ALenum format, ALvoid *data, ALsizei size, ALsizei frequency);
    static OSStatus render(void *info, AudioUnitRenderActionFlags *flags, const AudioTimeStamp *time, UInt32 bus,
      UInt32 count, AudioBufferList *data) { return noErr; }
    @interface Scene : NSObject <GLKViewDelegate>
    @property (nonatomic, strong) id<MTLDevice> device;
    @end
    @implementation Scene
    - (void)glkView:(GLKView *)view drawInRect:(CGRect)rect {
      glClearColor(0, 0, 0, 1);
      glClear(GL_COLOR_BUFFER_BIT);
      ((CAEAGLLayer *)view.layer).drawableProperties = @{kEAGLDrawablePropertyRetainedBacking: @NO};
      [view.context presentRenderbuffer:GL_RENDERBUFFER];
    }
    - (void)play:(ALuint)source { alSourcePlay(source); }
    - (CVImageBufferRef)image:(CMSampleBufferRef)sample { return CMSampleBufferGetImageBuffer(sample); }
    @end
    ]=])))
  end)
end)

describe("the C library", function()
  it("sets dates of files, and starts no other program", function()
    assert.equal("0 1000000000 0 2000000000 1 0 -1 2", run_main([=[
      const char *path = [NSTemporaryDirectory() stringByAppendingString:@"dated"].fileSystemRepresentation;
      fclose(fopen(path, "w"));
      struct timeval times[2] = {{5, 0}, {1000000000, 0}};
      struct stat facts;
      printf("%d ", utimes(path, times));
      stat(path, &facts);
      printf("%ld ", (long)facts.st_mtime);
      struct utimbuf dates = {5, 2000000000};
      printf("%d ", utime(path, &dates));
      stat(path, &facts);
      printf("%ld ", (long)facts.st_mtime);
      pid_t process = 0;
      char *arguments[] = {"ls", NULL};
      printf("%d %d ", posix_spawn(&process, "/bin/ls", NULL, NULL, arguments, NULL) == EPERM, process);
      printf("%d ", utimes("/none", NULL));
      printf("%d", errno);]=], "#include <spawn.h>\n#include <utime.h>\n#include <sys/stat.h>\n#include <errno.h>\n"))
  end)
end)
