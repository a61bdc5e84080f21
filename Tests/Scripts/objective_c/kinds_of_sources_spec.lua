-- Dispatch sources with external events, and thread identifiers.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("a source for file events", function()
  it("returns its handle and its mask, and is cancelled", function()
    assert.equal("7 33 cancelled", printed([=[
      dispatch_source_t source = dispatch_source_create(DISPATCH_SOURCE_TYPE_VNODE, 7,
        DISPATCH_VNODE_DELETE | DISPATCH_VNODE_RENAME, dispatch_get_main_queue());
      dispatch_source_set_event_handler(source, ^{ printf("event "); });
      dispatch_source_set_cancel_handler(source, ^{ printf("cancelled"); });
      dispatch_resume(source);
      printf("%ld %ld ", (long)dispatch_source_get_handle(source), (long)dispatch_source_get_mask(source));
      dispatch_source_cancel(source);
      [NSRunLoop.mainRunLoop runUntilDate:[NSDate dateWithTimeIntervalSinceNow:1]];]=]))
  end)
end)

describe("a thread's number", function()
  it("is its own", function()
    assert.equal("1 1", printed([=[
      __block __uint64_t other = 0;
      __uint64_t own = 0, again = 0;
      pthread_threadid_np(NULL, &own);
      pthread_threadid_np(pthread_self(), &again);
      [NSThread detachNewThreadWithBlock:^{ __uint64_t number; pthread_threadid_np(NULL, &number); other = number; }];
      [NSThread sleepForTimeInterval:1];
      printf("%d %d", own == again, other != 0 && other != own);]=], "#include <pthread.h>\n"))
  end)
end)
