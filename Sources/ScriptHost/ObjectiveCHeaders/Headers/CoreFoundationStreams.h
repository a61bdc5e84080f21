// The streams and sockets of Core Foundation.
#ifndef HOOKHOST_CORE_FOUNDATION_STREAMS_H
#define HOOKHOST_CORE_FOUNDATION_STREAMS_H
#include <CoreFoundation/CoreFoundation.h>
#include <dispatch/dispatch.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef CFOptionFlags CFStreamEventType;
typedef void (*CFReadStreamClientCallBack)(CFReadStreamRef stream, CFStreamEventType event, void *info);
typedef void (*CFWriteStreamClientCallBack)(CFWriteStreamRef stream, CFStreamEventType event, void *info);
typedef struct CFStreamClientContext {
  CFIndex version;
  void *info;
  void *(*retain)(void *info);
  void (*release)(void *info);
  CFStringRef (*copyDescription)(void *info);
} CFStreamClientContext;
extern const CFStringRef kCFStreamPropertySocketSecurityLevel, kCFStreamPropertySSLSettings,
  kCFStreamSocketSecurityLevelNone, kCFStreamSocketSecurityLevelNegotiatedSSL,
  kCFStreamSSLAllowsAnyRoot, kCFStreamSSLAllowsExpiredRoots,
  kCFStreamSSLAllowsExpiredCertificates, kCFStreamSSLValidatesCertificateChain, kCFStreamSSLPeerName, kCFStreamSSLCertificates,
  kCFStreamSSLIsServer, kCFStreamSSLLevel, kCFStreamPropertySOCKSProxyHost, kCFStreamPropertySOCKSProxyPort,
  kCFStreamSocketSecurityLevelTLSv1, kCFStreamSocketSecurityLevelSSLv2,
  kCFStreamSocketSecurityLevelSSLv3, kCFStreamPropertyShouldCloseNativeSocket,
  kCFStreamPropertySSLPeerTrust, kCFStreamPropertySSLPeerCertificates, kCFStreamPropertySSLContext;
void CFStreamCreatePairWithSocketToHost(
  CFAllocatorRef allocator, CFStringRef host, uint32_t port, CFReadStreamRef *read,
  CFWriteStreamRef *write);
typedef CFIndex CFStreamStatus;
typedef struct CFStreamError { CFIndex domain; SInt32 error; } CFStreamError;
enum {
  kCFStreamStatusNotOpen,
  kCFStreamStatusOpening,
  kCFStreamStatusOpen,
  kCFStreamStatusReading,
  kCFStreamStatusWriting,
  kCFStreamStatusAtEnd,
  kCFStreamStatusClosed,
  kCFStreamStatusError,
};
enum {
  kCFStreamEventNone = 0,
  kCFStreamEventOpenCompleted = 1,
  kCFStreamEventHasBytesAvailable = 2,
  kCFStreamEventCanAcceptBytes = 4,
  kCFStreamEventErrorOccurred = 8,
  kCFStreamEventEndEncountered = 16,
};
enum { kCFStreamErrorDomainCustom = -1, kCFStreamErrorDomainPOSIX = 1, kCFStreamErrorDomainMacOSStatus };
extern const CFStringRef kCFStreamPropertySocketNativeHandle, kCFStreamPropertySocketRemoteHostName,
  kCFStreamPropertySocketRemotePortNumber, kCFStreamPropertyDataWritten,
  kCFStreamPropertyFileCurrentOffset, kCFStreamPropertyAppendToFile,
  kCFStreamNetworkServiceType, kCFStreamNetworkServiceTypeVoIP, kCFStreamPropertySOCKSProxy;
void CFStreamCreatePairWithSocket(
  CFAllocatorRef allocator, int socket, CFReadStreamRef *read, CFWriteStreamRef *write);
void CFStreamCreateBoundPair(
  CFAllocatorRef allocator, CFReadStreamRef *read, CFWriteStreamRef *write, CFIndex size);
CFReadStreamRef CFReadStreamCreateWithBytesNoCopy(
  CFAllocatorRef allocator, const UInt8 *bytes, CFIndex count, CFAllocatorRef deallocator)
  CF_RETURNS_RETAINED;
CFReadStreamRef CFReadStreamCreateWithFile(CFAllocatorRef allocator, CFURLRef url)
  CF_RETURNS_RETAINED;
CFWriteStreamRef CFWriteStreamCreateWithFile(CFAllocatorRef allocator, CFURLRef url)
  CF_RETURNS_RETAINED;
CFWriteStreamRef CFWriteStreamCreateWithAllocatedBuffers(
  CFAllocatorRef allocator, CFAllocatorRef buffers) CF_RETURNS_RETAINED;
CFIndex CFReadStreamRead(CFReadStreamRef stream, UInt8 *bytes, CFIndex count);
const UInt8 *CFReadStreamGetBuffer(CFReadStreamRef stream, CFIndex most, CFIndex *count);
Boolean CFReadStreamHasBytesAvailable(CFReadStreamRef stream);
CFIndex CFWriteStreamWrite(CFWriteStreamRef stream, const UInt8 *bytes, CFIndex count);
Boolean CFWriteStreamCanAcceptBytes(CFWriteStreamRef stream);
CFTypeID CFReadStreamGetTypeID(void);
Boolean CFReadStreamOpen(CFReadStreamRef stream);
void CFReadStreamClose(CFReadStreamRef stream);
CFStreamStatus CFReadStreamGetStatus(CFReadStreamRef stream);
CFStreamError CFReadStreamGetError(CFReadStreamRef stream);
CFErrorRef CFReadStreamCopyError(CFReadStreamRef stream) CF_RETURNS_RETAINED;
CFTypeRef CFReadStreamCopyProperty(CFReadStreamRef stream, CFStringRef name) CF_RETURNS_RETAINED;
Boolean CFReadStreamSetProperty(CFReadStreamRef stream, CFStringRef name, CFTypeRef value);
Boolean CFReadStreamSetClient(
  CFReadStreamRef stream, CFOptionFlags events, CFReadStreamClientCallBack callback,
  CFStreamClientContext *context);
void CFReadStreamScheduleWithRunLoop(CFReadStreamRef stream, CFRunLoopRef loop, CFRunLoopMode mode);
void CFReadStreamUnscheduleFromRunLoop(CFReadStreamRef stream, CFRunLoopRef loop, CFRunLoopMode mode);
void CFReadStreamSetDispatchQueue(CFReadStreamRef stream, dispatch_queue_t queue);
dispatch_queue_t CFReadStreamCopyDispatchQueue(CFReadStreamRef stream) CF_RETURNS_RETAINED;
CFTypeID CFWriteStreamGetTypeID(void);
Boolean CFWriteStreamOpen(CFWriteStreamRef stream);
void CFWriteStreamClose(CFWriteStreamRef stream);
CFStreamStatus CFWriteStreamGetStatus(CFWriteStreamRef stream);
CFStreamError CFWriteStreamGetError(CFWriteStreamRef stream);
CFErrorRef CFWriteStreamCopyError(CFWriteStreamRef stream) CF_RETURNS_RETAINED;
CFTypeRef CFWriteStreamCopyProperty(CFWriteStreamRef stream, CFStringRef name) CF_RETURNS_RETAINED;
Boolean CFWriteStreamSetProperty(CFWriteStreamRef stream, CFStringRef name, CFTypeRef value);
Boolean CFWriteStreamSetClient(
  CFWriteStreamRef stream, CFOptionFlags events, CFWriteStreamClientCallBack callback,
  CFStreamClientContext *context);
void CFWriteStreamScheduleWithRunLoop(CFWriteStreamRef stream, CFRunLoopRef loop, CFRunLoopMode mode);
void CFWriteStreamUnscheduleFromRunLoop(CFWriteStreamRef stream, CFRunLoopRef loop, CFRunLoopMode mode);
void CFWriteStreamSetDispatchQueue(CFWriteStreamRef stream, dispatch_queue_t queue);
dispatch_queue_t CFWriteStreamCopyDispatchQueue(CFWriteStreamRef stream) CF_RETURNS_RETAINED;

typedef struct CF_BRIDGED_MUTABLE_TYPE(id) __CFSocket *CFSocketRef;
typedef int CFSocketNativeHandle;
typedef CFOptionFlags CFSocketCallBackType;
typedef CFIndex CFSocketError;
enum { kCFSocketSuccess = 0, kCFSocketError = -1, kCFSocketTimeout = -2 };
enum {
  kCFSocketNoCallBack = 0,
  kCFSocketReadCallBack = 1,
  kCFSocketAcceptCallBack = 2,
  kCFSocketDataCallBack = 3,
  kCFSocketConnectCallBack = 4,
  kCFSocketWriteCallBack = 8,
};
enum {
  kCFSocketAutomaticallyReenableReadCallBack = 1,
  kCFSocketAutomaticallyReenableAcceptCallBack = 2,
  kCFSocketAutomaticallyReenableDataCallBack = 3,
  kCFSocketAutomaticallyReenableWriteCallBack = 8,
  kCFSocketLeaveErrors = 64,
  kCFSocketCloseOnInvalidate = 128,
};
typedef void (*CFSocketCallBack)(
  CFSocketRef socket, CFSocketCallBackType type, CFDataRef address, const void *data, void *info);
typedef struct CFSocketContext {
  CFIndex version;
  void *info;
  const void *(*retain)(const void *info);
  void (*release)(const void *info);
  CFStringRef (*copyDescription)(const void *info);
} CFSocketContext;
CFTypeID CFSocketGetTypeID(void);
CFSocketRef CFSocketCreate(
  CFAllocatorRef allocator, SInt32 family, SInt32 type, SInt32 protocol, CFOptionFlags callbacks,
  CFSocketCallBack callback, const CFSocketContext *context) CF_RETURNS_RETAINED;
CFSocketRef CFSocketCreateWithNative(
  CFAllocatorRef allocator, CFSocketNativeHandle socket, CFOptionFlags callbacks,
  CFSocketCallBack callback, const CFSocketContext *context) CF_RETURNS_RETAINED;
CFSocketError CFSocketSetAddress(CFSocketRef socket, CFDataRef address);
CFSocketError CFSocketConnectToAddress(
  CFSocketRef socket, CFDataRef address, CFTimeInterval timeout);
CFSocketError CFSocketSendData(
  CFSocketRef socket, CFDataRef address, CFDataRef data, CFTimeInterval timeout);
CFDataRef CFSocketCopyAddress(CFSocketRef socket) CF_RETURNS_RETAINED;
CFDataRef CFSocketCopyPeerAddress(CFSocketRef socket) CF_RETURNS_RETAINED;
void CFSocketInvalidate(CFSocketRef socket);
Boolean CFSocketIsValid(CFSocketRef socket);
CFSocketNativeHandle CFSocketGetNative(CFSocketRef socket);
CFRunLoopSourceRef CFSocketCreateRunLoopSource(
  CFAllocatorRef allocator, CFSocketRef socket, CFIndex order) CF_RETURNS_RETAINED;
CFOptionFlags CFSocketGetSocketFlags(CFSocketRef socket);
void CFSocketSetSocketFlags(CFSocketRef socket, CFOptionFlags flags);
void CFSocketEnableCallBacks(CFSocketRef socket, CFOptionFlags callbacks);
void CFSocketDisableCallBacks(CFSocketRef socket, CFOptionFlags callbacks);
void CFSocketGetContext(CFSocketRef socket, CFSocketContext *context);

// Ports for messages between processes are only declared: there is one process.
typedef struct CF_BRIDGED_MUTABLE_TYPE(id) __CFMessagePort *CFMessagePortRef;
typedef struct {
  CFIndex version;
  void *info;
  const void *(*retain)(const void *info);
  void (*release)(const void *info);
  CFStringRef (*copyDescription)(const void *info);
} CFMessagePortContext;
enum {
  kCFMessagePortSuccess = 0, kCFMessagePortSendTimeout = -1, kCFMessagePortReceiveTimeout = -2,
  kCFMessagePortIsInvalid = -3, kCFMessagePortTransportError = -4,
  kCFMessagePortBecameInvalidError = -5
};
typedef CFDataRef (*CFMessagePortCallBack)(
  CFMessagePortRef port, SInt32 number, CFDataRef data, void *info);
typedef void (*CFMessagePortInvalidationCallBack)(CFMessagePortRef port, void *info);
CFMessagePortRef CFMessagePortCreateLocal(
  CFAllocatorRef allocator, CFStringRef name, CFMessagePortCallBack callback,
  CFMessagePortContext *context, Boolean *frees) CF_RETURNS_RETAINED;
CFMessagePortRef CFMessagePortCreateRemote(
  CFAllocatorRef allocator, CFStringRef name) CF_RETURNS_RETAINED;
SInt32 CFMessagePortSendRequest(
  CFMessagePortRef port, SInt32 number, CFDataRef data, CFTimeInterval sending,
  CFTimeInterval receiving, CFStringRef mode, CFDataRef *answer);
CFRunLoopSourceRef CFMessagePortCreateRunLoopSource(
  CFAllocatorRef allocator, CFMessagePortRef port, CFIndex order) CF_RETURNS_RETAINED;
void CFMessagePortSetDispatchQueue(CFMessagePortRef port, dispatch_queue_t queue);
void CFMessagePortSetInvalidationCallBack(
  CFMessagePortRef port, CFMessagePortInvalidationCallBack callback);
CFStringRef CFMessagePortGetName(CFMessagePortRef port);
Boolean CFMessagePortIsRemote(CFMessagePortRef port);
Boolean CFMessagePortIsValid(CFMessagePortRef port);
void CFMessagePortInvalidate(CFMessagePortRef port);

CF_IMPLICIT_BRIDGING_DISABLED

#endif
