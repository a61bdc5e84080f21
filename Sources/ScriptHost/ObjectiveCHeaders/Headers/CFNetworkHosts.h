// Hosts, net services and streams of HTTP and FTP, declared only.
#ifndef HOOKHOST_CFNETWORK_HOSTS_H
#define HOOKHOST_CFNETWORK_HOSTS_H
#include <CoreFoundation/CoreFoundation.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef const void *(*CFAllocatorRetainCallBack)(const void *);
typedef void (*CFAllocatorReleaseCallBack)(const void *);
typedef CFStringRef (*CFAllocatorCopyDescriptionCallBack)(const void *);
typedef CF_ENUM(int, CFNetworkErrors) {
  kCFHostErrorHostNotFound = 1, kCFHostErrorUnknown, kCFSOCKSErrorUnknownClientVersion = 100,
  kCFSOCKSErrorUnsupportedServerVersion, kCFSOCKS4ErrorRequestFailed = 110,
  kCFSOCKS4ErrorIdentdFailed, kCFSOCKS4ErrorIdConflict, kCFSOCKS4ErrorUnknownStatusCode,
  kCFSOCKS5ErrorBadState = 120, kCFSOCKS5ErrorBadResponseAddr, kCFSOCKS5ErrorBadCredentials,
  kCFSOCKS5ErrorUnsupportedNegotiationMethod, kCFSOCKS5ErrorNoAcceptableMethod,
  kCFFTPErrorUnexpectedStatusCode = 200, kCFErrorHTTPAuthenticationTypeUnsupported = 300,
  kCFErrorHTTPBadCredentials, kCFErrorHTTPConnectionLost, kCFErrorHTTPParseFailure,
  kCFErrorHTTPRedirectionLoopDetected, kCFErrorHTTPBadURL, kCFErrorHTTPProxyConnectionFailure,
  kCFErrorHTTPBadProxyCredentials, kCFErrorPACFileError = 308, kCFErrorPACFileAuth,
  kCFErrorHTTPSProxyConnectionFailure = 310, kCFURLErrorUnknown = -998,
  kCFURLErrorCancelled = -999, kCFURLErrorBadURL = -1000, kCFURLErrorTimedOut = -1001,
  kCFURLErrorUnsupportedURL = -1002, kCFURLErrorCannotFindHost = -1003,
  kCFURLErrorCannotConnectToHost = -1004, kCFURLErrorNetworkConnectionLost = -1005,
  kCFURLErrorDNSLookupFailed = -1006, kCFURLErrorHTTPTooManyRedirects = -1007,
  kCFURLErrorResourceUnavailable = -1008, kCFURLErrorNotConnectedToInternet = -1009,
  kCFURLErrorRedirectToNonExistentLocation = -1010, kCFURLErrorBadServerResponse = -1011,
  kCFURLErrorUserCancelledAuthentication = -1012, kCFURLErrorUserAuthenticationRequired = -1013,
  kCFURLErrorZeroByteResource = -1014, kCFURLErrorCannotDecodeRawData = -1015,
  kCFURLErrorCannotDecodeContentData = -1016, kCFURLErrorCannotParseResponse = -1017,
  kCFURLErrorInternationalRoamingOff = -1018, kCFURLErrorCallIsActive = -1019,
  kCFURLErrorDataNotAllowed = -1020, kCFURLErrorRequestBodyStreamExhausted = -1021,
  kCFURLErrorAppTransportSecurityRequiresSecureConnection = -1022,
  kCFURLErrorFileDoesNotExist = -1100, kCFURLErrorFileIsDirectory = -1101,
  kCFURLErrorNoPermissionsToReadFile = -1102, kCFURLErrorDataLengthExceedsMaximum = -1103,
  kCFURLErrorFileOutsideSafeArea = -1104, kCFURLErrorSecureConnectionFailed = -1200,
  kCFURLErrorServerCertificateHasBadDate = -1201, kCFURLErrorServerCertificateUntrusted = -1202,
  kCFURLErrorServerCertificateHasUnknownRoot = -1203,
  kCFURLErrorServerCertificateNotYetValid = -1204, kCFURLErrorClientCertificateRejected = -1205,
  kCFURLErrorClientCertificateRequired = -1206, kCFURLErrorCannotLoadFromNetwork = -2000,
  kCFURLErrorCannotCreateFile = -3000, kCFURLErrorCannotOpenFile = -3001,
  kCFURLErrorCannotCloseFile = -3002, kCFURLErrorCannotWriteToFile = -3003,
  kCFURLErrorCannotRemoveFile = -3004, kCFURLErrorCannotMoveFile = -3005,
  kCFURLErrorDownloadDecodingFailedMidStream = -3006,
  kCFURLErrorDownloadDecodingFailedToComplete = -3007, kCFHTTPCookieCannotParseCookieFile = -4000,
  kCFNetServiceErrorUnknown = -72000, kCFNetServiceErrorCollision = -72001,
  kCFNetServiceErrorNotFound = -72002, kCFNetServiceErrorInProgress = -72003,
  kCFNetServiceErrorBadArgument = -72004, kCFNetServiceErrorCancel = -72005,
  kCFNetServiceErrorInvalid = -72006, kCFNetServiceErrorTimeout = -72007
};
extern const CFStringRef kCFGetAddrInfoFailureKey;
typedef struct CF_BRIDGED_TYPE(id) __CFHost *CFHostRef;
extern const SInt32 kCFStreamErrorDomainNetDB;
typedef CF_ENUM(int, CFHostInfoType) { kCFHostAddresses, kCFHostNames, kCFHostReachability };
typedef struct CFHostClientContext { CFIndex version; void *info; CFAllocatorRetainCallBack retain;
  CFAllocatorReleaseCallBack release; CFAllocatorCopyDescriptionCallBack copyDescription; } CFHostClientContext;
typedef void (*CFHostClientCallBack)(CFHostRef, CFHostInfoType, const CFStreamError *, void *);
CFHostRef CFHostCreateWithName(CFAllocatorRef, CFStringRef) CF_RETURNS_RETAINED;
CFHostRef CFHostCreateWithAddress(CFAllocatorRef, CFDataRef) CF_RETURNS_RETAINED;
CFHostRef CFHostCreateCopy(CFAllocatorRef, CFHostRef) CF_RETURNS_RETAINED;
CFArrayRef CFHostGetNames(CFHostRef, Boolean *);
CFDataRef CFHostGetReachability(CFHostRef, Boolean *);
void CFHostCancelInfoResolution(CFHostRef, CFHostInfoType);
Boolean CFHostStartInfoResolution(CFHostRef, CFHostInfoType, CFStreamError *);
CFArrayRef CFHostGetAddressing(CFHostRef, Boolean *);
Boolean CFHostSetClient(CFHostRef, CFHostClientCallBack, CFHostClientContext *);
void CFHostScheduleWithRunLoop(CFHostRef, CFRunLoopRef, CFStringRef);
void CFHostUnscheduleFromRunLoop(CFHostRef, CFRunLoopRef, CFStringRef);
typedef struct CF_BRIDGED_TYPE(id) __CFNetService *CFNetServiceRef;
extern const SInt32 kCFStreamErrorDomainNetServices;
typedef CF_ENUM(int, CFNetServicesError) { kCFNetServicesErrorTimeout = -72007 };
typedef struct CFNetServiceClientContext { CFIndex version; void *info;
  CFAllocatorRetainCallBack retain;
  CFAllocatorReleaseCallBack release; CFAllocatorCopyDescriptionCallBack copyDescription; } CFNetServiceClientContext;
typedef void (*CFNetServiceClientCallBack)(CFNetServiceRef, CFStreamError *, void *);
typedef struct CF_BRIDGED_TYPE(id) __CFNetServiceBrowser *CFNetServiceBrowserRef;
typedef CF_OPTIONS(CFOptionFlags, CFNetServiceBrowserFlags) {
  kCFNetServiceFlagMoreComing = 1, kCFNetServiceFlagIsDomain = 2, kCFNetServiceFlagIsDefault = 4,
  kCFNetServiceFlagIsRegistrationDomain = 4, kCFNetServiceFlagRemove = 8 };
typedef void (*CFNetServiceBrowserClientCallBack)(
  CFNetServiceBrowserRef, CFOptionFlags, CFTypeRef, CFStreamError *, void *);
CFNetServiceBrowserRef CFNetServiceBrowserCreate(
  CFAllocatorRef, CFNetServiceBrowserClientCallBack, CFNetServiceClientContext *);
void CFNetServiceBrowserInvalidate(CFNetServiceBrowserRef);
Boolean CFNetServiceBrowserSearchForDomains(CFNetServiceBrowserRef, Boolean, CFStreamError *);
Boolean CFNetServiceBrowserSearchForServices(
  CFNetServiceBrowserRef, CFStringRef, CFStringRef, CFStreamError *);
void CFNetServiceBrowserStopSearch(CFNetServiceBrowserRef, CFStreamError *);
void CFNetServiceBrowserScheduleWithRunLoop(CFNetServiceBrowserRef, CFRunLoopRef, CFStringRef);
void CFNetServiceBrowserUnscheduleFromRunLoop(CFNetServiceBrowserRef, CFRunLoopRef, CFStringRef);
CFNetServiceRef CFNetServiceCreate(CFAllocatorRef, CFStringRef, CFStringRef, CFStringRef, SInt32);
CFNetServiceRef CFNetServiceCreateCopy(CFAllocatorRef, CFNetServiceRef);
CFStringRef CFNetServiceGetType(CFNetServiceRef);
CFStringRef CFNetServiceGetName(CFNetServiceRef);
Boolean CFNetServiceRegisterWithOptions(CFNetServiceRef, CFOptionFlags, CFStreamError *);
Boolean CFNetServiceResolveWithTimeout(CFNetServiceRef, CFTimeInterval, CFStreamError *);
void CFNetServiceCancel(CFNetServiceRef);
CFStringRef CFNetServiceGetTargetHost(CFNetServiceRef);
Boolean CFNetServiceSetTXTData(CFNetServiceRef, CFDataRef);
CFDataRef CFNetServiceCreateTXTDataWithDictionary(CFAllocatorRef, CFDictionaryRef);
Boolean CFNetServiceSetClient(CFNetServiceRef, CFNetServiceClientCallBack,
  CFNetServiceClientContext *);
void CFNetServiceScheduleWithRunLoop(CFNetServiceRef, CFRunLoopRef, CFStringRef);
void CFNetServiceUnscheduleFromRunLoop(CFNetServiceRef, CFRunLoopRef, CFStringRef);
extern const CFStringRef kCFStreamNetworkServiceTypeBackground;
extern const SInt32 kCFStreamErrorDomainHTTP, kCFStreamErrorDomainFTP;
extern const CFStringRef kCFStreamPropertyHTTPResponseHeader;
extern const CFStringRef kCFStreamPropertyHTTPProxy;
extern const CFStringRef kCFStreamPropertyHTTPFinalURL;
extern const CFStringRef kCFStreamPropertyHTTPShouldAutoredirect;
extern const CFStringRef kCFStreamPropertyHTTPAttemptPersistentConnection;
extern const CFStringRef kCFStreamPropertyHTTPRequestBytesWrittenCount;
CFReadStreamRef CFReadStreamCreateForHTTPRequest(CFAllocatorRef, CFHTTPMessageRef);
CFReadStreamRef CFReadStreamCreateForStreamedHTTPRequest(CFAllocatorRef, CFHTTPMessageRef,
  CFReadStreamRef);
CFReadStreamRef CFReadStreamCreateWithFTPURL(CFAllocatorRef, CFURLRef);
CFWriteStreamRef CFWriteStreamCreateWithFTPURL(CFAllocatorRef, CFURLRef);
CFIndex CFFTPCreateParsedResourceListing(CFAllocatorRef, const UInt8 *, CFIndex, CFDictionaryRef *);
extern const CFStringRef kCFStreamPropertyFTPUsePassiveMode, kCFStreamPropertyFTPUserName,
  kCFStreamPropertyFTPPassword, kCFStreamPropertyFTPProxy, kCFStreamPropertyFTPResourceSize,
  kCFStreamPropertyFTPAttemptPersistentConnection, kCFStreamPropertyFTPFileTransferOffset,
  kCFStreamPropertyFTPFetchResourceInfo, kCFFTPResourceMode, kCFFTPResourceName,
  kCFFTPResourceOwner, kCFFTPResourceGroup, kCFFTPResourceLink, kCFFTPResourceSize,
  kCFFTPResourceType, kCFFTPResourceModDate;

CF_IMPLICIT_BRIDGING_DISABLED

#endif
