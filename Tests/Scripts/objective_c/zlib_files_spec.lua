-- The files of zlib.h: what they write, how they read it, and what is wrong with damaged ones.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

local function output(statements)
  return printed(statements, [=[
#include <zlib.h>
#include <string.h>
static const char *path(void) {
  return [NSTemporaryDirectory() stringByAppendingPathComponent:@"words.gz"].fileSystemRepresentation;
}
static NSMutableData *contents(void) { return [NSMutableData dataWithContentsOfFile:@(path())]; }
static void save(NSData *data) { [data writeToFile:@(path()) atomically:NO]; }
]=])
end

describe("a file of zlib", function()
  it("is compressed as by gzip, and read in parts, by lines and from other positions", function()
    assert.equal("1f8b 1 5 one t [wo\n] thr 13 1 0 one", output [=[
      gzFile file = gzopen(path(), "wb9");
      gzwrite(file, "one ", 4); gzputs(file, "two"); gzputc(file, '\n'); gzprintf(file, "three");
      gzclose(file);
      const unsigned char *bytes = contents().bytes;
      printf("%02x%02x ", bytes[0], bytes[1]);
      file = gzopen(path(), "rb");
      char text[32] = {0};
      printf("%d ", !gzdirect(file));
      printf("%d ", gzread(file, text, 5));
      printf("%s ", text);
      printf("[%s] ", gzgets(file, text, sizeof text));
      gzread(file, text, 3); text[3] = 0;
      printf("%s ", text);
      gzread(file, text, 30);
      printf("%ld %d ", (long)gztell(file), gzeof(file));
      printf("%ld ", (long)gzseek(file, 0, SEEK_SET));
      gzread(file, text, 3); text[3] = 0;
      printf("%s", text);
      gzclose(file);]=])
  end)

  it("has the bytes of a file that is not compressed", function()
    assert.equal("1 5 plain", output [=[
      save([@"plain" dataUsingEncoding:NSUTF8StringEncoding]);
      gzFile file = gzopen(path(), "r");
      char text[16] = {0};
      printf("%d ", gzdirect(file));
      printf("%d ", gzread(file, text, 16));
      printf("%s", text);
      gzclose(file);]=])
  end)

  it("reports an end too early, and data that is damaged", function()
    assert.equal("1 -5 1 -3 1", output [=[
      gzFile file = gzopen(path(), "w");
      for (int line = 0; line < 100; line++) gzprintf(file, "line %d\n", line * line);
      gzclose(file);
      NSMutableData *data = contents();
      save([data subdataWithRange:NSMakeRange(0, data.length / 2)]);
      char text[2000];
      int code;
      file = gzopen(path(), "r");
      while (gzread(file, text, sizeof text) > 0);
      printf("%d ", gzread(file, text, 1) == -1);
      gzerror(file, &code);
      printf("%d ", code);
      printf("%d ", gzclose(file) == Z_BUF_ERROR);
      memset((char *)data.mutableBytes + 12, 0xFF, 20);
      save(data);
      file = gzopen(path(), "r");
      while (gzread(file, text, sizeof text) > 0);
      gzerror(file, &code);
      printf("%d ", code);
      gzclose(file);
      printf("%d", gzopen("/none/file", "r") == NULL);]=])
  end)
end)
