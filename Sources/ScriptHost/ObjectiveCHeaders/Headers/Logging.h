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
#define OS_LOG_DEFAULT ((os_log_t)nil)
#define OS_LOG_DISABLED ((os_log_t)nil)
#define os_log_with_type(log, type, ...) _hookhost_log(log, type, __VA_ARGS__)
#define os_log(log, ...) _hookhost_log(log, OS_LOG_TYPE_DEFAULT, __VA_ARGS__)
#define os_log_info(log, ...) _hookhost_log(log, OS_LOG_TYPE_INFO, __VA_ARGS__)
#define os_log_debug(log, ...) _hookhost_log(log, OS_LOG_TYPE_DEBUG, __VA_ARGS__)
#define os_log_error(log, ...) _hookhost_log(log, OS_LOG_TYPE_ERROR, __VA_ARGS__)
#define os_log_fault(log, ...) _hookhost_log(log, OS_LOG_TYPE_FAULT, __VA_ARGS__)
#define OS_SIGNPOST_ID_NULL ((os_signpost_id_t)0)
#define OS_SIGNPOST_ID_EXCLUSIVE ((os_signpost_id_t)0xEEEEB0B5B2B2EEEE)
#define os_signpost_id_generate(log) OS_SIGNPOST_ID_EXCLUSIVE
#define os_signpost_id_make_with_pointer(log, pointer) ((os_signpost_id_t)(uintptr_t)(pointer))
#define os_signpost_interval_begin(log, id, ...) ((void)(log), (void)(id))
#define os_signpost_interval_end(log, id, ...) ((void)(log), (void)(id))
#define os_signpost_event_emit(log, id, ...) ((void)(log), (void)(id))

#endif
