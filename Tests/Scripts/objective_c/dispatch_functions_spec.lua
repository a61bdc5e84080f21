-- Functions of libdispatch that get a context and a function instead of a block, and `dispatch_main`.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local head = [=[
#include <dispatch/dispatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
static void work(void *context) { printf("%s ", (const char *)context); }
static void each(void *context, size_t place) { printf("%s%zu ", (const char *)context, place); }
]=]
local function printed(statements) return (run(head .. "int main(void) {" .. statements .. "}", "--no-arc")) end

it("an object that is released by hand is deallocated, and its finalizer gets the context", function()
  assert.equal("kept ran released async context end", printed [=[
    dispatch_queue_t queue = dispatch_queue_create("queue", NULL);
    dispatch_set_context(queue, "context");
    dispatch_set_finalizer_f(queue, work);
    dispatch_retain(queue);
    dispatch_release(queue);
    printf("kept ");
    dispatch_sync(queue, ^{ printf("ran "); });
    dispatch_async(queue, ^{ printf("async "); });
    dispatch_release(queue);
    printf("released ");
    dispatch_release(dispatch_get_main_queue());
    usleep(1000);
    printf("end");
    return 0; ]=])
end)

it("an object is described after a message, in the error output", function()
  assert.matches("^queue 3: <OS_dispatch_queue_serial: own%[0x%x+%]>\n$", printed [=[
    dispatch_queue_t queue = dispatch_queue_create("own", NULL);
    dispatch_debug(queue, "queue %d", 3);
    return 0; ]=])
end)

describe("a function instead of a block", function()
  it("gets its context on a queue, for each index, and from a group", function()
    assert.equal("and barrier i0 i1 group notify ", printed [=[
      dispatch_queue_t queue = dispatch_queue_create("queue", DISPATCH_QUEUE_CONCURRENT);
      dispatch_async_and_wait_f(queue, "and", work);
      dispatch_barrier_async_and_wait_f(queue, "barrier", work);
      dispatch_apply_f(2, DISPATCH_APPLY_AUTO, "i", each);
      dispatch_group_t group = dispatch_group_create();
      dispatch_group_async_f(group, queue, "group", work);
      dispatch_group_wait(group, DISPATCH_TIME_FOREVER);
      dispatch_group_notify_f(group, queue, "notify", work);
      dispatch_barrier_sync(queue, ^{ });
      return 0; ]=])
  end)

  it("gets the context that a source has when an event comes", function()
    assert.equal("second cancelled ", printed [=[
      dispatch_queue_t queue = dispatch_queue_create("queue", NULL);
      dispatch_source_t source = dispatch_source_create(DISPATCH_SOURCE_TYPE_DATA_ADD, 0, 0, queue);
      dispatch_set_context(source, "first");
      dispatch_source_set_event_handler_f(source, work);
      dispatch_source_set_cancel_handler_f(source, work);
      dispatch_set_context(source, "second");
      dispatch_resume(source);
      dispatch_source_merge_data(source, 1);
      dispatch_sync(queue, ^{ });
      dispatch_set_context(source, "cancelled");
      dispatch_source_cancel(source);
      dispatch_sync(queue, ^{ });
      return 0; ]=])
  end)
end)

describe("a finalizer", function()
  it("gets the context of an object that was deallocated", function()
    assert.equal("end context ", (run(head .. [=[
      int main(void) {
        {
          dispatch_queue_t queue = dispatch_queue_create("queue", NULL);
          dispatch_set_context(queue, "context");
          dispatch_set_finalizer_f(queue, work);
          printf("end ");
        }
        dispatch_main();
      }]=])))
  end)
end)

describe("a value of a queue", function()
  it("is destroyed when it is replaced, and with its queue, in the order of the keys", function()
    assert.equal("released a b two ", printed [=[
      static char first, second;
      dispatch_queue_t queue = dispatch_queue_create("queue", NULL);
      dispatch_queue_set_specific(queue, &first, "a", work);
      dispatch_queue_set_specific(queue, &second, "two", work);
      dispatch_queue_set_specific(queue, &first, "b", work);
      dispatch_async(queue, ^{});
      dispatch_release(queue);
      printf("released ");
      sleep(1);
      return 0;]=])
  end)
end)

describe("dispatch_main", function()
  it("runs the blocks of the main queue and never returns", function()
    assert.equal("one two later ", printed [=[
      dispatch_async_f(dispatch_get_main_queue(), "one", work);
      dispatch_async_f(dispatch_get_main_queue(), "two", work);
      dispatch_after_f(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), dispatch_get_main_queue(), "later", work);
      dispatch_main();
      printf("returned"); ]=])
  end)

  it("traps on another thread", function()
    assert.matches("dispatch_main%(%) must be called on the main thread", printed [=[
      dispatch_async(dispatch_queue_create("queue", NULL), ^{ dispatch_main(); });
      dispatch_main(); ]=])
  end)
end)

describe("a timer whose handler cannot run", function()
  it("does not fire again until it can, and counts what it missed", function()
    assert.equal("1 1", printed([=[
      dispatch_queue_t queue = dispatch_queue_create("q", NULL);
      dispatch_source_t timer = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue);
      __block int fired = 0;
      __block unsigned long events = 0;
      dispatch_source_set_event_handler(timer, ^{
        fired++;
        events += dispatch_source_get_data(timer);
        if (fired == 1) dispatch_suspend(queue);
      });
      dispatch_source_set_timer(timer, DISPATCH_TIME_NOW, 1, 0);
      dispatch_resume(timer);
      sleep(1);
      printf("%d ", fired);
      dispatch_source_set_event_handler(timer, ^{
        if (fired == 2) return;
        fired = 2;
        printf("%d", dispatch_source_get_data(timer) > 900000000);
        dispatch_source_cancel(timer);
      });
      dispatch_resume(queue);
      sleep(1);]=]))
  end)
end)
