// The reachability of a host.
#ifndef HOOKHOST_SYSTEM_CONFIGURATION_H
#define HOOKHOST_SYSTEM_CONFIGURATION_H
#include <CoreFoundation/CoreFoundation.h>
#include <dispatch/dispatch.h>
#include <hookhost/Sockets.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef const struct CF_BRIDGED_TYPE(id) __SCNetworkReachability *SCNetworkReachabilityRef;
typedef CF_OPTIONS(uint32_t, SCNetworkReachabilityFlags) {
  kSCNetworkReachabilityFlagsTransientConnection = 1 << 0,
  kSCNetworkReachabilityFlagsReachable = 1 << 1,
  kSCNetworkReachabilityFlagsConnectionRequired = 1 << 2,
  kSCNetworkReachabilityFlagsConnectionOnTraffic = 1 << 3,
  kSCNetworkReachabilityFlagsInterventionRequired = 1 << 4,
  kSCNetworkReachabilityFlagsConnectionOnDemand = 1 << 5,
  kSCNetworkReachabilityFlagsIsLocalAddress = 1 << 16,
  kSCNetworkReachabilityFlagsIsDirect = 1 << 17,
  kSCNetworkReachabilityFlagsIsWWAN = 1 << 18,
  kSCNetworkReachabilityFlagsConnectionAutomatic = kSCNetworkReachabilityFlagsConnectionOnTraffic,
  // The original names.
  kSCNetworkFlagsTransientConnection = kSCNetworkReachabilityFlagsTransientConnection,
  kSCNetworkFlagsReachable = kSCNetworkReachabilityFlagsReachable,
  kSCNetworkFlagsConnectionRequired = kSCNetworkReachabilityFlagsConnectionRequired,
  kSCNetworkFlagsConnectionAutomatic = kSCNetworkReachabilityFlagsConnectionOnTraffic,
  kSCNetworkFlagsInterventionRequired = kSCNetworkReachabilityFlagsInterventionRequired,
  kSCNetworkFlagsIsLocalAddress = kSCNetworkReachabilityFlagsIsLocalAddress,
  kSCNetworkFlagsIsDirect = kSCNetworkReachabilityFlagsIsDirect,
};
typedef SCNetworkReachabilityFlags SCNetworkConnectionFlags;
typedef struct {
  CFIndex version;
  void *info;
  const void *(*retain)(const void *info);
  void (*release)(const void *info);
  CFStringRef (*copyDescription)(const void *info);
} SCNetworkReachabilityContext;
typedef void (*SCNetworkReachabilityCallBack)(
  SCNetworkReachabilityRef target, SCNetworkReachabilityFlags flags, void *info);
SCNetworkReachabilityRef SCNetworkReachabilityCreateWithAddress(
  CFAllocatorRef allocator, const struct sockaddr *address) CF_RETURNS_RETAINED;
SCNetworkReachabilityRef SCNetworkReachabilityCreateWithName(
  CFAllocatorRef allocator, const char *name) CF_RETURNS_RETAINED;
SCNetworkReachabilityRef SCNetworkReachabilityCreateWithAddressPair(
  CFAllocatorRef allocator, const struct sockaddr *local,
  const struct sockaddr *remote) CF_RETURNS_RETAINED;
CFTypeID SCNetworkReachabilityGetTypeID(void);
int SCError(void);
const char *SCErrorString(int status);
Boolean SCNetworkReachabilityGetFlags(
  SCNetworkReachabilityRef target, SCNetworkReachabilityFlags *flags);
Boolean SCNetworkReachabilitySetCallback(
  SCNetworkReachabilityRef target, SCNetworkReachabilityCallBack callback,
  SCNetworkReachabilityContext *context);
Boolean SCNetworkReachabilityScheduleWithRunLoop(
  SCNetworkReachabilityRef target, CFRunLoopRef loop, CFStringRef mode);
Boolean SCNetworkReachabilityUnscheduleFromRunLoop(
  SCNetworkReachabilityRef target, CFRunLoopRef loop, CFStringRef mode);
Boolean SCNetworkReachabilitySetDispatchQueue(
  SCNetworkReachabilityRef target, dispatch_queue_t queue);
CFArrayRef CNCopySupportedInterfaces(void);
CFDictionaryRef CNCopyCurrentNetworkInfo(CFStringRef interface);
extern const CFStringRef kCNNetworkInfoKeySSID;
extern const CFStringRef kCNNetworkInfoKeyBSSID;

CF_IMPLICIT_BRIDGING_DISABLED

#endif
