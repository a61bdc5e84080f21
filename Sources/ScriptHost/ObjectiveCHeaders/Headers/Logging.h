// The unified log: messages are printed to standard error, and signposts are ignored.
#ifndef HOOKHOST_LOGGING_H
#define HOOKHOST_LOGGING_H
#include <objc/NSObject.h>

@protocol OS_os_log <NSObject>
@end
typedef NSObject<OS_os_log> *os_log_t;
typedef enum os_log_type_t : uint8_t {
  OS_LOG_TYPE_DEFAULT, OS_LOG_TYPE_INFO, OS_LOG_TYPE_DEBUG, OS_LOG_TYPE_ERROR = 0x10,
  OS_LOG_TYPE_FAULT
} os_log_type_t;
typedef uint64_t os_signpost_id_t;
os_log_t os_log_create(const char *subsystem, const char *category) NS_RETURNS_RETAINED;
bool os_log_type_enabled(os_log_t log, os_log_type_t type);
void _hookhost_log(os_log_t log, os_log_type_t type, const char *format, ...);
os_log_t _hookhost_log_object(int disabled);
#define OS_LOG_DEFAULT _hookhost_log_object(0)
#define OS_LOG_DISABLED _hookhost_log_object(1)
bool os_log_is_enabled(os_log_t log);
bool os_log_is_debug_enabled(os_log_t log);
#define os_log_info_enabled(log) os_log_type_enabled(log, OS_LOG_TYPE_INFO)
#define os_log_debug_enabled(log) os_log_type_enabled(log, OS_LOG_TYPE_DEBUG)
#define os_log_with_type(log, type, ...) _hookhost_log(log, type, __VA_ARGS__)
#define os_log(log, ...) _hookhost_log(log, OS_LOG_TYPE_DEFAULT, __VA_ARGS__)
#define os_log_info(log, ...) _hookhost_log(log, OS_LOG_TYPE_INFO, __VA_ARGS__)
#define os_log_debug(log, ...) _hookhost_log(log, OS_LOG_TYPE_DEBUG, __VA_ARGS__)
#define os_log_error(log, ...) _hookhost_log(log, OS_LOG_TYPE_ERROR, __VA_ARGS__)
#define os_log_fault(log, ...) _hookhost_log(log, OS_LOG_TYPE_FAULT, __VA_ARGS__)
#define OS_SIGNPOST_ID_NULL ((os_signpost_id_t)0)
#define OS_SIGNPOST_ID_EXCLUSIVE ((os_signpost_id_t)0xEEEEB0B5B2B2EEEE)
#define OS_SIGNPOST_ID_INVALID ((os_signpost_id_t)~0)
#define OS_LOG_CATEGORY_POINTS_OF_INTEREST "PointsOfInterest"
#define OS_LOG_CATEGORY_DYNAMIC_TRACING "DynamicTracing"
#define OS_LOG_CATEGORY_DYNAMIC_STACK_TRACING "DynamicStackTracing"
typedef enum os_signpost_type_t : uint8_t {
  OS_SIGNPOST_EVENT, OS_SIGNPOST_INTERVAL_BEGIN, OS_SIGNPOST_INTERVAL_END
} os_signpost_type_t;
bool os_signpost_enabled(os_log_t log);
os_signpost_id_t os_signpost_id_generate(os_log_t log);
os_signpost_id_t os_signpost_id_make_with_pointer(os_log_t log, const void *pointer);
#define os_signpost_animation_interval_begin(log, id, ...) ((void)(log), (void)(id))
// Activities, which group messages of the log.
@protocol OS_os_activity <NSObject>
@end
typedef NSObject<OS_os_activity> *os_activity_t;
typedef uint64_t os_activity_id_t;
#define OS_ACTIVITY_FLAG_DEFAULT 0
#define OS_ACTIVITY_FLAG_DETACHED 1
#define OS_ACTIVITY_CURRENT ((os_activity_t)nil)
#define OS_ACTIVITY_NONE ((os_activity_t)nil)
#define os_activity_initiate(description, flags, block) ((void)(flags), (block)())
#define os_activity_label_useraction(label) ((void)(label))
#define os_signpost_interval_begin(log, id, ...) ((void)(log), (void)(id))
#define os_signpost_interval_end(log, id, ...) ((void)(log), (void)(id))
#define os_signpost_event_emit(log, id, ...) ((void)(log), (void)(id))

#endif
