// Multicast DNS in C, declared only: NSNetService is the scripted model of services.
#ifndef HOOKHOST_SERVICE_DISCOVERY_H
#define HOOKHOST_SERVICE_DISCOVERY_H
#include <dispatch/dispatch.h>
#include <hookhost/Sockets.h>

#define DNSSD_API
typedef struct _DNSServiceRef_t *DNSServiceRef;
typedef struct _DNSRecordRef_t *DNSRecordRef;
typedef union _TXTRecordRef_t { char PrivateData[16]; char *ForceNaturalAlignment; } TXTRecordRef;
typedef int dnssd_sock_t;
typedef uint32_t DNSServiceFlags, DNSServiceProtocol;
typedef int32_t DNSServiceErrorType;
enum {
  kDNSServiceFlagsMoreComing = 0x1, kDNSServiceFlagsAdd = 0x2, kDNSServiceFlagsDefault = 0x4,
  kDNSServiceFlagsNoAutoRename = 0x8, kDNSServiceFlagsShared = 0x10, kDNSServiceFlagsUnique = 0x20,
  kDNSServiceFlagsBrowseDomains = 0x40, kDNSServiceFlagsRegistrationDomains = 0x80,
  kDNSServiceFlagsLongLivedQuery = 0x100, kDNSServiceFlagsForce = 0x800,
  kDNSServiceFlagsReturnIntermediates = 0x1000, kDNSServiceFlagsShareConnection = 0x4000,
  kDNSServiceFlagsTimeout = 0x10000, kDNSServiceFlagsIncludeP2P = 0x20000
};
enum { kDNSServiceProtocol_IPv4 = 1, kDNSServiceProtocol_IPv6, kDNSServiceProtocol_UDP = 16,
  kDNSServiceProtocol_TCP = 32 };
enum { kDNSServiceClass_IN = 1 };
enum {
  kDNSServiceType_A = 1, kDNSServiceType_NS, kDNSServiceType_CNAME = 5, kDNSServiceType_SOA,
  kDNSServiceType_PTR = 12, kDNSServiceType_MX = 15, kDNSServiceType_TXT, kDNSServiceType_AAAA = 28,
  kDNSServiceType_SRV = 33, kDNSServiceType_ANY = 255
};
enum {
  kDNSServiceErr_NoError = 0, kDNSServiceErr_Unknown = -65537, kDNSServiceErr_NoSuchName = -65538,
  kDNSServiceErr_NoMemory = -65539, kDNSServiceErr_BadParam = -65540,
  kDNSServiceErr_BadReference = -65541, kDNSServiceErr_BadState = -65542,
  kDNSServiceErr_BadFlags = -65543, kDNSServiceErr_Unsupported = -65544,
  kDNSServiceErr_AlreadyRegistered = -65547, kDNSServiceErr_NameConflict = -65548,
  kDNSServiceErr_Invalid = -65549, kDNSServiceErr_NoSuchRecord = -65554,
  kDNSServiceErr_NoAuth = -65555, kDNSServiceErr_ServiceNotRunning = -65563,
  kDNSServiceErr_Timeout = -65568
};
#define kDNSServiceMaxServiceName 64
#define kDNSServiceMaxDomainName 1009
#define kDNSServiceInterfaceIndexAny 0
#define kDNSServiceInterfaceIndexLocalOnly ((uint32_t)-1)
#define kDNSServiceInterfaceIndexP2P ((uint32_t)-3)
typedef void (*DNSServiceDomainEnumReply)(
  DNSServiceRef, DNSServiceFlags, uint32_t, DNSServiceErrorType, const char *domain, void *context);
typedef void (*DNSServiceRegisterReply)(
  DNSServiceRef, DNSServiceFlags, DNSServiceErrorType, const char *name, const char *type,
  const char *domain, void *context);
typedef void (*DNSServiceBrowseReply)(
  DNSServiceRef, DNSServiceFlags, uint32_t, DNSServiceErrorType, const char *name,
  const char *type, const char *domain, void *context);
typedef void (*DNSServiceResolveReply)(
  DNSServiceRef, DNSServiceFlags, uint32_t, DNSServiceErrorType, const char *fullName,
  const char *host, uint16_t port, uint16_t length, const unsigned char *record, void *context);
typedef void (*DNSServiceQueryRecordReply)(
  DNSServiceRef, DNSServiceFlags, uint32_t, DNSServiceErrorType, const char *fullName,
  uint16_t type, uint16_t classNumber, uint16_t length, const void *data, uint32_t ttl,
  void *context);
typedef void (*DNSServiceGetAddrInfoReply)(
  DNSServiceRef, DNSServiceFlags, uint32_t, DNSServiceErrorType, const char *host,
  const struct sockaddr *address, uint32_t ttl, void *context);
int DNSServiceRefSockFD(DNSServiceRef service);
DNSServiceErrorType DNSServiceProcessResult(DNSServiceRef service);
void DNSServiceRefDeallocate(DNSServiceRef service);
DNSServiceErrorType DNSServiceSetDispatchQueue(DNSServiceRef service, dispatch_queue_t queue);
DNSServiceErrorType DNSServiceEnumerateDomains(
  DNSServiceRef *service, DNSServiceFlags, uint32_t, DNSServiceDomainEnumReply, void *context);
DNSServiceErrorType DNSServiceRegister(
  DNSServiceRef *service, DNSServiceFlags, uint32_t, const char *name, const char *type,
  const char *domain, const char *host, uint16_t port, uint16_t length, const void *record,
  DNSServiceRegisterReply, void *context);
DNSServiceErrorType DNSServiceBrowse(
  DNSServiceRef *service, DNSServiceFlags, uint32_t, const char *type, const char *domain,
  DNSServiceBrowseReply, void *context);
DNSServiceErrorType DNSServiceResolve(
  DNSServiceRef *service, DNSServiceFlags, uint32_t, const char *name, const char *type,
  const char *domain, DNSServiceResolveReply, void *context);
DNSServiceErrorType DNSServiceQueryRecord(
  DNSServiceRef *service, DNSServiceFlags, uint32_t, const char *fullName, uint16_t type,
  uint16_t classNumber, DNSServiceQueryRecordReply, void *context);
DNSServiceErrorType DNSServiceGetAddrInfo(
  DNSServiceRef *service, DNSServiceFlags, uint32_t, DNSServiceProtocol, const char *host,
  DNSServiceGetAddrInfoReply, void *context);
void TXTRecordCreate(TXTRecordRef *record, uint16_t length, void *buffer);
void TXTRecordDeallocate(TXTRecordRef *record);
DNSServiceErrorType TXTRecordSetValue(
  TXTRecordRef *record, const char *key, uint8_t length, const void *value);
uint16_t TXTRecordGetLength(const TXTRecordRef *record);
const void *TXTRecordGetBytesPtr(const TXTRecordRef *record);

#endif
