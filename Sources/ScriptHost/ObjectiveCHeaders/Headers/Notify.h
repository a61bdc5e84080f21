// Notifications that are identified by name only, sent to all registered clients.
#ifndef HOOKHOST_NOTIFY_H
#define HOOKHOST_NOTIFY_H
#include <dispatch/dispatch.h>

#define NOTIFY_STATUS_OK 0
#define NOTIFY_STATUS_INVALID_NAME 1
#define NOTIFY_STATUS_INVALID_TOKEN 2
#define NOTIFY_STATUS_FAILED 1000000
#define NOTIFY_TOKEN_INVALID -1
#define kNotifyASLDBUpdate "com.apple.system.logger.message"
typedef void (^notify_handler_t)(int token);
uint32_t notify_post(const char *name);
uint32_t notify_register_dispatch(
  const char *name, int *token, dispatch_queue_t queue, notify_handler_t handler);
uint32_t notify_register_check(const char *name, int *token);
uint32_t notify_check(int token, int *isPosted);
uint32_t notify_cancel(int token);
uint32_t notify_set_state(int token, uint64_t state);
uint32_t notify_get_state(int token, uint64_t *state);
bool notify_is_valid_token(int token);

#endif
