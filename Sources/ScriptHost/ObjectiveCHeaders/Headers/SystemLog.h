// The log before the unified one: messages are strings by keys, and sent messages can be queried.
#ifndef HOOKHOST_SYSTEM_LOG_H
#define HOOKHOST_SYSTEM_LOG_H
#include <hookhost/CTypes.h>

typedef struct __asl_object_s *asl_object_t, *aslclient, *aslmsg, *aslresponse;
#define ASL_LEVEL_EMERG 0
#define ASL_LEVEL_ALERT 1
#define ASL_LEVEL_CRIT 2
#define ASL_LEVEL_ERR 3
#define ASL_LEVEL_WARNING 4
#define ASL_LEVEL_NOTICE 5
#define ASL_LEVEL_INFO 6
#define ASL_LEVEL_DEBUG 7
enum {
  LOG_EMERG, LOG_ALERT, LOG_CRIT, LOG_ERR, LOG_WARNING, LOG_NOTICE, LOG_INFO, LOG_DEBUG, LOG_USER,
  LOG_MAIL = 16, LOG_DAEMON = 24, LOG_AUTH = 32, LOG_SYSLOG = 40, LOG_AUTHPRIV = 80,
  LOG_LOCAL0 = 128, LOG_LOCAL1 = 136, LOG_LOCAL2 = 144, LOG_LOCAL3 = 152, LOG_LOCAL4 = 160,
  LOG_LOCAL5 = 168, LOG_LOCAL6 = 176, LOG_LOCAL7 = 184
};
#define LOG_PRIMASK 7
#define LOG_FACMASK 0x03f8
#define LOG_MASK(priority) (1 << (priority))
#define LOG_UPTO(priority) ((1 << ((priority) + 1)) - 1)
#define LOG_PID 1
#define LOG_CONS 2
#define LOG_ODELAY 4
#define LOG_NDELAY 8
#define LOG_NOWAIT 16
#define LOG_PERROR 32
void openlog(const char *name, int options, int facility);
void syslog(int priority, const char *format, ...) __attribute__((format(printf, 2, 3)));
void vsyslog(int priority, const char *format, va_list arguments);
int setlogmask(int mask);
void closelog(void);
#define ASL_STRING_EMERG "Emergency"
#define ASL_STRING_ALERT "Alert"
#define ASL_STRING_CRIT "Critical"
#define ASL_STRING_ERR "Error"
#define ASL_STRING_WARNING "Warning"
#define ASL_STRING_NOTICE "Notice"
#define ASL_STRING_INFO "Info"
#define ASL_STRING_DEBUG "Debug"
#define ASL_KEY_TIME "Time"
#define ASL_KEY_TIME_NSEC "TimeNanoSec"
#define ASL_KEY_HOST "Host"
#define ASL_KEY_SENDER "Sender"
#define ASL_KEY_FACILITY "Facility"
#define ASL_KEY_PID "PID"
#define ASL_KEY_UID "UID"
#define ASL_KEY_GID "GID"
#define ASL_KEY_LEVEL "Level"
#define ASL_KEY_MSG "Message"
#define ASL_KEY_READ_UID "ReadUID"
#define ASL_KEY_READ_GID "ReadGID"
#define ASL_KEY_MSG_ID "ASLMessageID"
#define ASL_TYPE_UNDEF 0xffffffff
#define ASL_TYPE_MSG 0
#define ASL_TYPE_QUERY 1
#define ASL_TYPE_LIST 2
#define ASL_QUERY_OP_CASEFOLD 0x10
#define ASL_QUERY_OP_PREFIX 0x20
#define ASL_QUERY_OP_SUFFIX 0x40
#define ASL_QUERY_OP_SUBSTRING 0x60
#define ASL_QUERY_OP_NUMERIC 0x80
#define ASL_QUERY_OP_EQUAL 1
#define ASL_QUERY_OP_GREATER 2
#define ASL_QUERY_OP_GREATER_EQUAL 3
#define ASL_QUERY_OP_LESS 4
#define ASL_QUERY_OP_LESS_EQUAL 5
#define ASL_QUERY_OP_NOT_EQUAL 6
#define ASL_QUERY_OP_TRUE 7
#define ASL_OPT_STDERR 1
#define ASL_OPT_NO_DELAY 2
#define ASL_OPT_NO_REMOTE 4
#define ASL_FILTER_MASK(level) (1 << (level))
#define ASL_FILTER_MASK_UPTO(level) ((1 << ((level) + 1)) - 1)
asl_object_t asl_open(const char *sender, const char *facility, uint32_t options);
void asl_close(asl_object_t client);
asl_object_t asl_new(uint32_t type);
void asl_free(asl_object_t object);
asl_object_t asl_retain(asl_object_t object);
void asl_release(asl_object_t object);
int asl_set(asl_object_t message, const char *key, const char *value);
int asl_unset(asl_object_t message, const char *key);
const char *asl_get(asl_object_t message, const char *key);
const char *asl_key(asl_object_t message, uint32_t place);
int asl_set_query(asl_object_t query, const char *key, const char *value, uint32_t operation);
int asl_set_filter(asl_object_t client, int mask);
int asl_send(asl_object_t client, asl_object_t message);
int asl_log(asl_object_t client, asl_object_t message, int level, const char *format, ...);
asl_object_t asl_search(asl_object_t client, asl_object_t query);
asl_object_t asl_next(asl_object_t response);
asl_object_t aslresponse_next(asl_object_t response);
void aslresponse_free(asl_object_t response);

#endif
