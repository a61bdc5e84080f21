-- dispatch/io.h: channels over files and pipes, and data of several regions.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

-- Opens a file with the letters a to h.
local FILE = [=[
  NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"letters"];
  [@"abcdefgh" writeToFile:path atomically:YES encoding:NSUTF8StringEncoding error:NULL];
  dispatch_queue_t queue = dispatch_queue_create("q", NULL);
  int file = open(path.UTF8String, O_RDWR);
]=]

describe("a channel", function()
  it("tells the end of a file by a call of its own, and then gives the descriptor back", function()
    assert.equal("0:8 1:0 done0 ", printed(FILE .. [=[
      dispatch_io_t channel = dispatch_io_create(DISPATCH_IO_STREAM, file, queue, ^(int error) {
        printf("done%d ", error);
      });
      dispatch_io_read(channel, 0, SIZE_MAX, queue, ^(bool done, dispatch_data_t data, int error) {
        printf("%d:%zu ", done, dispatch_data_get_size(data));
      });
      dispatch_io_close(channel, 0);
      sleep(1);]=]))
  end)

  it("reads at any place, from the position of the descriptor", function()
    assert.equal("1:def ", printed(FILE .. [=[
      lseek(file, 1, SEEK_SET);
      dispatch_io_t channel = dispatch_io_create(DISPATCH_IO_RANDOM, file, queue, NULL);
      dispatch_io_read(channel, 2, 3, queue, ^(bool done, dispatch_data_t data, int error) {
        printf("%d:%.*s ", done, 3, (const char *)((NSData *)data).bytes);
      });
      sleep(1);]=]))
  end)

  it("hands parts over between its low and its high water", function()
    assert.equal("0:3 0:3 0:2 1:0 ", printed(FILE .. [=[
      dispatch_io_t channel = dispatch_io_create_with_path(
        DISPATCH_IO_STREAM, path.UTF8String, O_RDONLY, 0, queue, NULL);
      dispatch_io_set_high_water(channel, 3);
      dispatch_io_read(channel, 0, SIZE_MAX, queue, ^(bool done, dispatch_data_t data, int error) {
        printf("%d:%zu ", done, dispatch_data_get_size(data));
      });
      sleep(1);]=]))
  end)

  it("tells the error of a path with its first operation, and refuses a relative path", function()
    assert.equal("1 1 2 1", printed(FILE .. [=[
      dispatch_io_t channel = dispatch_io_create_with_path(
        DISPATCH_IO_STREAM, "/absent/file", O_RDONLY, 0, queue, NULL);
      dispatch_io_read(channel, 0, 1, queue, ^(bool done, dispatch_data_t data, int error) {
        printf("%d %d %d ", done, data == NULL, error);
      });
      sleep(1);
      printf("%d", dispatch_io_create_with_path(DISPATCH_IO_STREAM, "x", O_RDONLY, 0, queue, NULL) == NULL);]=]))
  end)

  it("waits for a pipe, and a stop cancels what waits", function()
    assert.equal("0:x 1:-89 ", printed(FILE .. [=[
      int ends[2];
      pipe(ends);
      dispatch_io_t channel = dispatch_io_create(DISPATCH_IO_STREAM, ends[0], queue, NULL);
      dispatch_io_set_low_water(channel, 1);
      dispatch_io_read(channel, 0, 5, queue, ^(bool done, dispatch_data_t data, int error) {
        if (data) printf("%d:%c ", done, *(const char *)((NSData *)data).bytes);
        else printf("%d:-%d ", done, error);
      });
      sleep(1);
      write(ends[1], "x", 1);
      sleep(1);
      dispatch_io_close(channel, DISPATCH_IO_STOP);
      sleep(1);]=]))
  end)

  it("writes what it gets, before a barrier runs", function()
    assert.equal("1 1 0 barrier XYcdefgh", printed(FILE .. [=[
      dispatch_io_t channel = dispatch_io_create(DISPATCH_IO_STREAM, file, queue, NULL);
      dispatch_data_t data = dispatch_data_create("XY", 2, NULL, DISPATCH_DATA_DESTRUCTOR_DEFAULT);
      dispatch_io_write(channel, 0, data, queue, ^(bool done, dispatch_data_t rest, int error) {
        printf("%d %d %d ", done, rest == NULL, error);
      });
      dispatch_io_barrier(channel, ^{ dispatch_async(queue, ^{ printf("barrier "); }); });
      sleep(1);
      printf("%s", [NSString stringWithContentsOfFile:path encoding:NSUTF8StringEncoding error:NULL].UTF8String);]=]))
  end)
end)

describe("a single operation", function()
  it("calls its handler once, with what is there", function()
    assert.equal("8:0 3:0 1:0 ", printed(FILE .. [=[
      dispatch_read(file, SIZE_MAX, queue, ^(dispatch_data_t data, int error) {
        printf("%zu:%d ", dispatch_data_get_size(data), error);
      });
      sleep(1);
      int ends[2];
      pipe(ends);
      dispatch_read(ends[0], 100, queue, ^(dispatch_data_t data, int error) {
        printf("%zu:%d ", dispatch_data_get_size(data), error);
      });
      dispatch_data_t data = dispatch_data_create("XYZ", 3, NULL, DISPATCH_DATA_DESTRUCTOR_DEFAULT);
      sleep(1);
      dispatch_write(ends[1], data, queue, ^(dispatch_data_t rest, int error) {
        dispatch_async(queue, ^{ printf("%d:%d ", rest == NULL, error); });
      });
      sleep(1);]=]))
  end)
end)

describe("data of several regions", function()
  it("is applied and divided by region", function()
    assert.equal("0+3 3+2 | 1+2 | 3 de", printed([=[
      dispatch_data_t one = dispatch_data_create("abc", 3, NULL, DISPATCH_DATA_DESTRUCTOR_DEFAULT);
      dispatch_data_t two = dispatch_data_create("de", 2, NULL, DISPATCH_DATA_DESTRUCTOR_DEFAULT);
      dispatch_data_t both = dispatch_data_create_concat(one, two);
      bool (^show)(dispatch_data_t, size_t, const void *, size_t) =
        ^bool(dispatch_data_t region, size_t offset, const void *start, size_t count) {
          printf("%zu+%zu ", offset, count);
          return true;
        };
      dispatch_data_apply(both, show);
      printf("| ");
      dispatch_data_apply(dispatch_data_create_subrange(both, 2, 2), ^bool(
        dispatch_data_t region, size_t offset, const void *start, size_t count) {
          if (offset > 0) printf("%zu+%zu ", offset, count + 1);
          return true;
        });
      size_t offset = 0;
      NSData *region = (NSData *)dispatch_data_copy_region(both, 4, &offset);
      printf("| %zu %.*s", offset, (int)region.length, (const char *)region.bytes);]=]))
  end)
end)
