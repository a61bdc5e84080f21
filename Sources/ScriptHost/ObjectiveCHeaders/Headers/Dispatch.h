// Grand Central Dispatch; its types are objects, as on a device.
#ifndef HOOKHOST_DISPATCH_H
#define HOOKHOST_DISPATCH_H
#include <objc/NSObject.h>

NS_ASSUME_NONNULL_BEGIN

#define HOOKHOST_DISPATCH_TYPE(name) \
  @protocol OS_##name <OS_dispatch_object> \
  @end \
  typedef NSObject<OS_##name> *name##_t
@protocol OS_dispatch_object <NSObject>
@end
typedef NSObject<OS_dispatch_object> *dispatch_object_t;
HOOKHOST_DISPATCH_TYPE(dispatch_queue);
HOOKHOST_DISPATCH_TYPE(dispatch_queue_attr);
HOOKHOST_DISPATCH_TYPE(dispatch_group);
HOOKHOST_DISPATCH_TYPE(dispatch_semaphore);
HOOKHOST_DISPATCH_TYPE(dispatch_source);
HOOKHOST_DISPATCH_TYPE(dispatch_data);
HOOKHOST_DISPATCH_TYPE(dispatch_io);
typedef dispatch_queue_t dispatch_queue_main_t;
typedef dispatch_queue_t dispatch_queue_global_t;
typedef dispatch_queue_t dispatch_queue_serial_t;
typedef dispatch_queue_t dispatch_queue_concurrent_t;

typedef void (^dispatch_block_t)(void);
typedef void (*dispatch_function_t)(void *_Nullable context);
typedef uint64_t dispatch_time_t;
typedef long dispatch_once_t;
typedef unsigned int dispatch_qos_class_t;
typedef unsigned int qos_class_t;
typedef long dispatch_queue_priority_t;
typedef const struct dispatch_source_type_s *dispatch_source_type_t;
typedef unsigned long dispatch_source_timer_flags_t;
typedef unsigned long dispatch_block_flags_t;
typedef long dispatch_autorelease_frequency_t;
typedef int dispatch_fd_t;

#define NSEC_PER_SEC 1000000000ull
#define NSEC_PER_MSEC 1000000ull
#define USEC_PER_SEC 1000000ull
#define NSEC_PER_USEC 1000ull
#define DISPATCH_TIME_NOW (0ull)
#define DISPATCH_TIME_FOREVER (~0ull)
#define DISPATCH_WALLTIME_NOW (~1ull)
#define DISPATCH_QUEUE_PRIORITY_HIGH 2
#define DISPATCH_QUEUE_PRIORITY_DEFAULT 0
#define DISPATCH_QUEUE_PRIORITY_LOW (-2)
#define DISPATCH_QUEUE_PRIORITY_BACKGROUND (-32768)
#define QOS_MIN_RELATIVE_PRIORITY (-15)
#define DISPATCH_API_VERSION 20181008
enum {
  QOS_CLASS_USER_INTERACTIVE = 0x21,
  QOS_CLASS_USER_INITIATED = 0x19,
  QOS_CLASS_DEFAULT = 0x15,
  QOS_CLASS_UTILITY = 0x11,
  QOS_CLASS_BACKGROUND = 0x09,
  QOS_CLASS_UNSPECIFIED = 0x00,
};
enum {
  DISPATCH_BLOCK_BARRIER = 0x1,
  DISPATCH_BLOCK_DETACHED = 0x2,
  DISPATCH_BLOCK_ASSIGN_CURRENT = 0x4,
  DISPATCH_BLOCK_NO_QOS_CLASS = 0x8,
  DISPATCH_BLOCK_INHERIT_QOS_CLASS = 0x10,
  DISPATCH_BLOCK_ENFORCE_QOS_CLASS = 0x20,
};
enum { DISPATCH_TIMER_STRICT = 1 };
#define DISPATCH_QUEUE_SERIAL ((dispatch_queue_attr_t _Nullable)0)
extern const dispatch_queue_attr_t _dispatch_queue_attr_concurrent;
#define DISPATCH_QUEUE_SERIAL_WITH_AUTORELEASE_POOL DISPATCH_QUEUE_SERIAL
#define DISPATCH_QUEUE_CONCURRENT_WITH_AUTORELEASE_POOL DISPATCH_QUEUE_CONCURRENT
#define DISPATCH_QUEUE_CONCURRENT _dispatch_queue_attr_concurrent
#define DISPATCH_TARGET_QUEUE_DEFAULT ((dispatch_queue_t _Nullable)0)
#define DISPATCH_CURRENT_QUEUE_LABEL ((dispatch_queue_t _Nullable)0)
extern const struct dispatch_source_type_s _dispatch_source_type_timer;
extern const struct dispatch_source_type_s _dispatch_source_type_data_add;
extern const struct dispatch_source_type_s _dispatch_source_type_data_or;
extern const struct dispatch_source_type_s _dispatch_source_type_vnode;
extern const struct dispatch_source_type_s _dispatch_source_type_read;
extern const struct dispatch_source_type_s _dispatch_source_type_signal;
extern const struct dispatch_source_type_s _dispatch_source_type_data_replace;
extern const struct dispatch_source_type_s _dispatch_source_type_write;
extern const struct dispatch_source_type_s _dispatch_source_type_proc;
extern const struct dispatch_source_type_s _dispatch_source_type_memorypressure;
#define DISPATCH_SOURCE_TYPE_TIMER (&_dispatch_source_type_timer)
#define DISPATCH_SOURCE_TYPE_DATA_ADD (&_dispatch_source_type_data_add)
#define DISPATCH_SOURCE_TYPE_DATA_OR (&_dispatch_source_type_data_or)
#define DISPATCH_SOURCE_TYPE_VNODE (&_dispatch_source_type_vnode)
#define DISPATCH_SOURCE_TYPE_READ (&_dispatch_source_type_read)
#define DISPATCH_SOURCE_TYPE_SIGNAL (&_dispatch_source_type_signal)
#define DISPATCH_SOURCE_TYPE_DATA_REPLACE (&_dispatch_source_type_data_replace)
#define DISPATCH_SOURCE_TYPE_WRITE (&_dispatch_source_type_write)
#define DISPATCH_SOURCE_TYPE_PROC (&_dispatch_source_type_proc)
#define DISPATCH_SOURCE_TYPE_MEMORYPRESSURE (&_dispatch_source_type_memorypressure)
enum {
  DISPATCH_VNODE_DELETE = 0x1, DISPATCH_VNODE_WRITE = 0x2, DISPATCH_VNODE_EXTEND = 0x4,
  DISPATCH_VNODE_ATTRIB = 0x8, DISPATCH_VNODE_LINK = 0x10, DISPATCH_VNODE_RENAME = 0x20,
  DISPATCH_VNODE_REVOKE = 0x40, DISPATCH_VNODE_FUNLOCK = 0x100
};
enum {
  DISPATCH_MEMORYPRESSURE_NORMAL = 0x1, DISPATCH_MEMORYPRESSURE_WARN = 0x2,
  DISPATCH_MEMORYPRESSURE_CRITICAL = 0x4
};
typedef unsigned long dispatch_source_memorypressure_flags_t, dispatch_source_vnode_flags_t,
  dispatch_source_proc_flags_t, dispatch_source_mach_send_flags_t;

dispatch_queue_t dispatch_get_main_queue(void);
dispatch_queue_t dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
dispatch_queue_t dispatch_get_current_queue(void);
dispatch_queue_t dispatch_queue_create(
  const char *_Nullable label, dispatch_queue_attr_t _Nullable attributes);
dispatch_queue_t dispatch_queue_create_with_target(
  const char *_Nullable label, dispatch_queue_attr_t _Nullable attributes,
  dispatch_queue_t _Nullable target);
dispatch_queue_attr_t dispatch_queue_attr_make_with_qos_class(
  dispatch_queue_attr_t _Nullable attributes, dispatch_qos_class_t quality, int priority);
dispatch_queue_attr_t dispatch_queue_attr_make_with_autorelease_frequency(
  dispatch_queue_attr_t _Nullable attributes, dispatch_autorelease_frequency_t frequency);
dispatch_queue_attr_t dispatch_queue_attr_make_initially_inactive(
  dispatch_queue_attr_t _Nullable attributes);
const char *dispatch_queue_get_label(dispatch_queue_t _Nullable queue);
dispatch_qos_class_t dispatch_queue_get_qos_class(dispatch_queue_t queue, int *_Nullable priority);
void dispatch_queue_set_specific(
  dispatch_queue_t queue, const void *key, void *_Nullable context,
  dispatch_function_t _Nullable destructor);
void *_Nullable dispatch_queue_get_specific(dispatch_queue_t queue, const void *key);
void *_Nullable dispatch_get_specific(const void *key);
void dispatch_set_target_queue(dispatch_object_t object, dispatch_queue_t _Nullable queue);
void dispatch_main(void) __dead2;
void dispatch_debug(dispatch_object_t object, const char *message, ...) __printflike(2, 3);
qos_class_t qos_class_self(void);
qos_class_t qos_class_main(void);

void dispatch_async(dispatch_queue_t queue, dispatch_block_t block);
void dispatch_async_f(
  dispatch_queue_t queue, void *_Nullable context, dispatch_function_t work);
void dispatch_sync(dispatch_queue_t queue, DISPATCH_NOESCAPE dispatch_block_t block);
void dispatch_sync_f(dispatch_queue_t queue, void *_Nullable context, dispatch_function_t work);
void dispatch_async_and_wait(dispatch_queue_t queue, DISPATCH_NOESCAPE dispatch_block_t block);
void dispatch_async_and_wait_f(
  dispatch_queue_t queue, void *_Nullable context, dispatch_function_t work);
void dispatch_barrier_async(dispatch_queue_t queue, dispatch_block_t block);
void dispatch_barrier_async_f(
  dispatch_queue_t queue, void *_Nullable context, dispatch_function_t work);
void dispatch_barrier_sync(dispatch_queue_t queue, DISPATCH_NOESCAPE dispatch_block_t block);
void dispatch_barrier_sync_f(
  dispatch_queue_t queue, void *_Nullable context, dispatch_function_t work);
void dispatch_barrier_async_and_wait(
  dispatch_queue_t queue, DISPATCH_NOESCAPE dispatch_block_t block);
void dispatch_barrier_async_and_wait_f(
  dispatch_queue_t queue, void *_Nullable context, dispatch_function_t work);
#define DISPATCH_APPLY_AUTO ((dispatch_queue_t _Nullable)0)
void dispatch_apply(
  size_t count, dispatch_queue_t _Nullable queue, DISPATCH_NOESCAPE void (^block)(size_t));
void dispatch_apply_f(
  size_t count, dispatch_queue_t _Nullable queue, void *_Nullable context,
  void (*work)(void *_Nullable context, size_t place));
void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, dispatch_block_t block);
void dispatch_after_f(
  dispatch_time_t when, dispatch_queue_t queue, void *_Nullable context, dispatch_function_t work);
dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta);
dispatch_time_t dispatch_walltime(const struct timespec *_Nullable when, int64_t delta);
void dispatch_once(dispatch_once_t *predicate, DISPATCH_NOESCAPE dispatch_block_t block);
void dispatch_once_f(
  dispatch_once_t *predicate, void *_Nullable context, dispatch_function_t function);

dispatch_block_t dispatch_block_create(dispatch_block_flags_t flags, dispatch_block_t block);
dispatch_block_t dispatch_block_create_with_qos_class(
  dispatch_block_flags_t flags, dispatch_qos_class_t quality, int priority, dispatch_block_t block);
void dispatch_block_perform(
  dispatch_block_flags_t flags, DISPATCH_NOESCAPE dispatch_block_t block);
long dispatch_block_wait(dispatch_block_t block, dispatch_time_t timeout);
void dispatch_block_notify(
  dispatch_block_t block, dispatch_queue_t queue, dispatch_block_t notification);
void dispatch_block_cancel(dispatch_block_t block);
long dispatch_block_testcancel(dispatch_block_t block);

dispatch_group_t dispatch_group_create(void);
void dispatch_group_async(dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block);
void dispatch_group_async_f(
  dispatch_group_t group, dispatch_queue_t queue, void *_Nullable context, dispatch_function_t work);
void dispatch_group_enter(dispatch_group_t group);
void dispatch_group_leave(dispatch_group_t group);
long dispatch_group_wait(dispatch_group_t group, dispatch_time_t timeout);
void dispatch_group_notify(dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block);
void dispatch_group_notify_f(
  dispatch_group_t group, dispatch_queue_t queue, void *_Nullable context, dispatch_function_t work);
dispatch_semaphore_t dispatch_semaphore_create(intptr_t value);
long dispatch_semaphore_wait(dispatch_semaphore_t semaphore, dispatch_time_t timeout);
long dispatch_semaphore_signal(dispatch_semaphore_t semaphore);

dispatch_source_t dispatch_source_create(
  dispatch_source_type_t type, uintptr_t handle, uintptr_t mask, dispatch_queue_t _Nullable queue);
void dispatch_source_set_event_handler(
  dispatch_source_t source, dispatch_block_t _Nullable handler);
void dispatch_source_set_event_handler_f(
  dispatch_source_t source, dispatch_function_t _Nullable handler);
void dispatch_source_set_cancel_handler(
  dispatch_source_t source, dispatch_block_t _Nullable handler);
void dispatch_source_set_cancel_handler_f(
  dispatch_source_t source, dispatch_function_t _Nullable handler);
void dispatch_source_set_registration_handler(
  dispatch_source_t source, dispatch_block_t _Nullable handler);
void dispatch_source_set_registration_handler_f(
  dispatch_source_t source, dispatch_function_t _Nullable handler);
void dispatch_source_set_timer(
  dispatch_source_t source, dispatch_time_t start, uint64_t interval, uint64_t leeway);
void dispatch_source_merge_data(dispatch_source_t source, uintptr_t value);
uintptr_t dispatch_source_get_data(dispatch_source_t source);
uintptr_t dispatch_source_get_handle(dispatch_source_t source);
uintptr_t dispatch_source_get_mask(dispatch_source_t source);
void dispatch_source_cancel(dispatch_source_t source);
long dispatch_source_testcancel(dispatch_source_t source);

// `<dispatch/block.h>` and `<dispatch/object.h>` have these for objects of several types.
#define dispatch_cancel(object) _Generic((object), \
  dispatch_block_t: dispatch_block_cancel, dispatch_source_t: dispatch_source_cancel)(object)
#define dispatch_testcancel(object) _Generic((object), \
  dispatch_block_t: dispatch_block_testcancel, \
  dispatch_source_t: dispatch_source_testcancel)(object)
#define dispatch_wait(object, timeout) _Generic((object), \
  dispatch_block_t: dispatch_block_wait, dispatch_group_t: dispatch_group_wait, \
  dispatch_semaphore_t: dispatch_semaphore_wait)((object), (timeout))
#define dispatch_notify(object, queue, notification) _Generic((object), \
  dispatch_block_t: dispatch_block_notify, \
  dispatch_group_t: dispatch_group_notify)((object), (queue), (notification))

// Data objects, which are NSData objects.
typedef bool (^dispatch_data_applier_t)(
  dispatch_data_t region, size_t offset, const void *bytes, size_t size);
extern dispatch_data_t dispatch_data_empty;
extern const dispatch_block_t _dispatch_data_destructor_free, _dispatch_data_destructor_munmap;
#define DISPATCH_DATA_DESTRUCTOR_DEFAULT NULL
#define DISPATCH_DATA_DESTRUCTOR_FREE (_dispatch_data_destructor_free)
#define DISPATCH_DATA_DESTRUCTOR_MUNMAP (_dispatch_data_destructor_munmap)
dispatch_data_t dispatch_data_create(
  const void *_Nullable bytes, size_t size, dispatch_queue_t _Nullable queue,
  dispatch_block_t _Nullable destructor);
size_t dispatch_data_get_size(dispatch_data_t data);
dispatch_data_t dispatch_data_create_map(
  dispatch_data_t data, const void *_Nullable *_Nullable bytes, size_t *_Nullable size);
dispatch_data_t dispatch_data_create_concat(dispatch_data_t first, dispatch_data_t second);
dispatch_data_t dispatch_data_create_subrange(dispatch_data_t data, size_t offset, size_t length);
bool dispatch_data_apply(dispatch_data_t data, dispatch_data_applier_t body);
dispatch_data_t dispatch_data_copy_region(dispatch_data_t data, size_t place, size_t *offset);

// Channels, which read and write descriptors in the background.
typedef int dispatch_fd_t;
typedef unsigned long dispatch_io_type_t, dispatch_io_close_flags_t, dispatch_io_interval_flags_t;
#define DISPATCH_IO_STREAM 0
#define DISPATCH_IO_RANDOM 1
#define DISPATCH_IO_STOP 0x1
#define DISPATCH_IO_STRICT_INTERVAL 0x1
typedef void (^dispatch_io_handler_t)(bool done, dispatch_data_t _Nullable data, int error);
void dispatch_read(
  dispatch_fd_t file, size_t length, dispatch_queue_t queue,
  void (^handler)(dispatch_data_t data, int error));
void dispatch_write(
  dispatch_fd_t file, dispatch_data_t data, dispatch_queue_t queue,
  void (^handler)(dispatch_data_t _Nullable data, int error));
dispatch_io_t dispatch_io_create(
  dispatch_io_type_t type, dispatch_fd_t file, dispatch_queue_t queue,
  void (^_Nullable cleanup)(int error));
dispatch_io_t dispatch_io_create_with_path(
  dispatch_io_type_t type, const char *path, int flags, mode_t mode, dispatch_queue_t queue,
  void (^_Nullable cleanup)(int error));
dispatch_io_t dispatch_io_create_with_io(
  dispatch_io_type_t type, dispatch_io_t channel, dispatch_queue_t queue,
  void (^_Nullable cleanup)(int error));
void dispatch_io_read(
  dispatch_io_t channel, off_t offset, size_t length, dispatch_queue_t queue,
  dispatch_io_handler_t handler);
void dispatch_io_write(
  dispatch_io_t channel, off_t offset, dispatch_data_t data, dispatch_queue_t queue,
  dispatch_io_handler_t handler);
void dispatch_io_barrier(dispatch_io_t channel, dispatch_block_t block);
void dispatch_io_close(dispatch_io_t channel, dispatch_io_close_flags_t flags);
dispatch_fd_t dispatch_io_get_descriptor(dispatch_io_t channel);
void dispatch_io_set_high_water(dispatch_io_t channel, size_t size);
void dispatch_io_set_low_water(dispatch_io_t channel, size_t size);
void dispatch_io_set_interval(
  dispatch_io_t channel, uint64_t interval, dispatch_io_interval_flags_t flags);

void dispatch_resume(dispatch_object_t object);
void dispatch_suspend(dispatch_object_t object);
void dispatch_activate(dispatch_object_t object);
void *_Nullable dispatch_get_context(dispatch_object_t object);
void dispatch_set_context(dispatch_object_t object, void *_Nullable context);
void dispatch_set_finalizer_f(
  dispatch_object_t object, dispatch_function_t _Nullable finalizer);
#if __has_feature(objc_arc)
#define dispatch_retain(object) ((void)(object))
#define dispatch_release(object) ((void)(object))
#else
void dispatch_retain(dispatch_object_t object);
void dispatch_release(dispatch_object_t object);
#endif
void dispatch_assert_queue(dispatch_queue_t queue);
void dispatch_assert_queue_not(dispatch_queue_t queue);
void dispatch_assert_queue_barrier(dispatch_queue_t queue);

NS_ASSUME_NONNULL_END

#endif
