// Calls the functions of dispatch that the module `dispatch` answers.
#import <Foundation/Foundation.h>
#define CHECK(condition) if (!(condition)) printf("line %d: %s\n", __LINE__, #condition)

static int key;

static void callQueues(void) {
  dispatch_queue_t serial = dispatch_queue_create("serial", DISPATCH_QUEUE_SERIAL);
  dispatch_queue_t background = dispatch_get_global_queue(QOS_CLASS_BACKGROUND, 0);
  dispatch_queue_t targeted = dispatch_queue_create_with_target("targeted", NULL, serial);
  CHECK(strcmp(dispatch_queue_get_label(serial), "serial") == 0);
  CHECK(strcmp(dispatch_queue_get_label(dispatch_get_main_queue()), "com.apple.main-thread") == 0);
  dispatch_set_target_queue(dispatch_queue_create("movable", NULL), background);
  dispatch_queue_set_specific(serial, &key, (void *)7, NULL);
  CHECK(dispatch_queue_get_specific(serial, &key) == (void *)7);
  CHECK(dispatch_get_specific(&key) == NULL);
  int relative = 1;
  CHECK(dispatch_queue_get_qos_class(background, &relative) == QOS_CLASS_BACKGROUND && relative == 0);
  dispatch_queue_attr_t attributes =
    dispatch_queue_attr_make_with_qos_class(DISPATCH_QUEUE_CONCURRENT, QOS_CLASS_UTILITY, -3);
  CHECK(dispatch_queue_get_qos_class(dispatch_queue_create("utility", attributes), &relative) == QOS_CLASS_UTILITY);
  CHECK(relative == -3);
  __block int order = 0;
  dispatch_sync(serial, ^{
    dispatch_assert_queue(serial);
    dispatch_assert_queue_not(targeted);
    CHECK(dispatch_get_specific(&key) == (void *)7);
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
    CHECK(dispatch_get_current_queue() == serial);
    order = 1;
  });
  CHECK(order == 1);
  dispatch_async_and_wait(serial, ^{ order = 2; });
  CHECK(order == 2);
  dispatch_suspend(serial);
  dispatch_async(serial, ^{ order = 3; });
  CHECK(order == 2);
  dispatch_resume(serial);
  dispatch_barrier_sync(serial, ^{ CHECK(order == 3); order = 4; });
  dispatch_queue_t concurrent = dispatch_queue_create("concurrent", DISPATCH_QUEUE_CONCURRENT);
  dispatch_barrier_async(concurrent, ^{ dispatch_assert_queue_barrier(concurrent); order = 5; });
  dispatch_barrier_sync(concurrent, ^{ CHECK(order == 5); });
  dispatch_barrier_async_and_wait(concurrent, ^{ dispatch_assert_queue_barrier(concurrent); order = 7; });
  CHECK(order == 7);
  dispatch_set_finalizer_f(concurrent, free);
  dispatch_queue_t inactive = dispatch_queue_create("inactive",
    dispatch_queue_attr_make_initially_inactive(DISPATCH_QUEUE_SERIAL));
  dispatch_async(inactive, ^{ order = 6; });
  dispatch_activate(inactive);
  dispatch_sync(inactive, ^{ CHECK(order == 6); });
  static dispatch_once_t once;
  for (int i = 0; i < 2; i++) dispatch_once(&once, ^{ order += 10; });
  CHECK(order == 16);
  __block size_t sum = 0;
  dispatch_apply(4, serial, ^(size_t index) { sum += index; });
  CHECK(sum == 6);
}

static void callGroups(void) {
  dispatch_group_t group = dispatch_group_create();
  dispatch_queue_t queue = dispatch_queue_create("group", NULL);
  __block int count = 0;
  dispatch_group_async(group, queue, ^{ count += 1; });
  dispatch_group_enter(group);
  dispatch_async(queue, ^{ count += 1; dispatch_group_leave(group); });
  dispatch_group_notify(group, dispatch_get_main_queue(), ^{ CHECK(count == 2); count = 10; });
  CHECK(dispatch_group_wait(group, DISPATCH_TIME_FOREVER) == 0 && count == 2);
  [NSRunLoop.currentRunLoop runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.1]];
  CHECK(count == 10);
  dispatch_semaphore_t semaphore = dispatch_semaphore_create(0);
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC / 10), queue, ^{ dispatch_semaphore_signal(semaphore); });
  CHECK(dispatch_semaphore_wait(semaphore, dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC)) == 0);
  CHECK(dispatch_semaphore_wait(semaphore, DISPATCH_TIME_NOW) != 0);
  dispatch_block_t block = dispatch_block_create(0, ^{ count = 20; });
  dispatch_block_notify(block, queue, ^{ CHECK(count == 20); count = 21; });
  dispatch_sync(queue, block);
  dispatch_sync(queue, ^{});
  CHECK(count == 21);
}

static void callSources(void) {
  dispatch_queue_t queue = dispatch_queue_create("sources", NULL);
  __block unsigned long data = 0;
  __block int registered = 0, cancelled = 0, ticks = 0;
  dispatch_source_t adds = dispatch_source_create(DISPATCH_SOURCE_TYPE_DATA_ADD, 0, 0, queue);
  dispatch_source_set_registration_handler(adds, ^{ registered = 1; });
  dispatch_source_set_event_handler(adds, ^{ data = dispatch_source_get_data(adds); });
  dispatch_source_set_cancel_handler(adds, ^{ cancelled = 1; });
  dispatch_resume(adds);
  dispatch_source_merge_data(adds, 3);
  dispatch_source_merge_data(adds, 4);
  dispatch_sync(queue, ^{});
  [NSThread sleepForTimeInterval:0.1];
  CHECK(registered == 1 && data == 7);
  CHECK(!dispatch_source_testcancel(adds));
  dispatch_source_cancel(adds);
  CHECK(dispatch_source_testcancel(adds));
  [NSThread sleepForTimeInterval:0.1];
  CHECK(cancelled == 1);
  dispatch_source_t timer = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue);
  dispatch_source_set_timer(timer, dispatch_time(DISPATCH_TIME_NOW, 0), NSEC_PER_SEC / 10, 0);
  dispatch_source_set_event_handler(timer, ^{ ticks += 1; });
  dispatch_activate(timer);
  [NSThread sleepForTimeInterval:0.25];
  CHECK(ticks == 3);
  dispatch_source_cancel(timer);
}

int main(void) {
  @autoreleasepool {
    callQueues();
    callGroups();
    callSources();
  }
  return 0;
}
