// The keychain, certificates and trust.
#ifndef HOOKHOST_SECURITY_H
#define HOOKHOST_SECURITY_H
#include <CoreFoundation/CoreFoundation.h>
#include <dispatch/dispatch.h>

typedef int32_t OSStatus;
typedef struct CF_BRIDGED_TYPE(id) __SecCertificate *SecCertificateRef;
typedef struct CF_BRIDGED_TYPE(id) __SecIdentity *SecIdentityRef;
typedef struct CF_BRIDGED_TYPE(id) __SecKey *SecKeyRef;
typedef struct CF_BRIDGED_TYPE(id) __SecPolicy *SecPolicyRef;
typedef struct CF_BRIDGED_TYPE(id) __SecTrust *SecTrustRef;
typedef struct CF_BRIDGED_TYPE(id) __SecAccessControl *SecAccessControlRef;
typedef const struct __SecRandom *SecRandomRef;
typedef CFStringRef SecKeyAlgorithm;
typedef CF_ENUM(uint32_t, SecTrustResultType) {
  kSecTrustResultInvalid, kSecTrustResultProceed, kSecTrustResultConfirm, kSecTrustResultDeny,
  kSecTrustResultUnspecified, kSecTrustResultRecoverableTrustFailure,
  kSecTrustResultFatalTrustFailure, kSecTrustResultOtherError
};
typedef CF_OPTIONS(CFOptionFlags, SecAccessControlCreateFlags) {
  kSecAccessControlUserPresence = 1, kSecAccessControlBiometryAny = 2,
  kSecAccessControlTouchIDAny = 2, kSecAccessControlBiometryCurrentSet = 8,
  kSecAccessControlDevicePasscode = 16
};
typedef CF_ENUM(uint32_t, SecPadding) {
  kSecPaddingNone, kSecPaddingPKCS1, kSecPaddingOAEP, kSecPaddingPKCS1SHA1 = 0x8002,
  kSecPaddingPKCS1SHA256 = 0x8004
};
typedef CF_ENUM(uint16_t, tls_protocol_version_t) {
  tls_protocol_version_TLSv10 = 0x0301, tls_protocol_version_TLSv11 = 0x0302,
  tls_protocol_version_TLSv12 = 0x0303, tls_protocol_version_TLSv13 = 0x0304,
  tls_protocol_version_DTLSv10 = 0xFEFF, tls_protocol_version_DTLSv12 = 0xFEFD
};
typedef CF_ENUM(int, SSLProtocol) {
  kSSLProtocolUnknown = 0, kSSLProtocol2 = 1, kSSLProtocol3 = 2, kSSLProtocol3Only = 3,
  kTLSProtocol1 = 4, kTLSProtocol1Only = 5, kSSLProtocolAll = 6, kTLSProtocol11 = 7,
  kTLSProtocol12 = 8, kDTLSProtocol1 = 9, kTLSProtocol13 = 10, kDTLSProtocol12 = 11,
  kTLSProtocolMaxSupported = 999
};
typedef CF_ENUM(uint32_t, SecExternalFormat) { kSecFormatUnknown };
enum {
  errSecSuccess = 0, errSecUnimplemented = -4, errSecIO = -36, errSecOpWr = -49,
  errSecParam = -50, errSecAllocate = -108, errSecUserCanceled = -128, errSecBadReq = -909,
  errSecInternalComponent = -2070, errSecNotAvailable = -25291, errSecAuthFailed = -25293,
  errSecDuplicateItem = -25299, errSecItemNotFound = -25300, errSecInteractionNotAllowed = -25308,
  errSecMissingEntitlement = -34018, errSecDecode = -26275
};
extern const CFStringRef kSecClass, kSecClassGenericPassword, kSecClassInternetPassword,
  kSecClassCertificate, kSecClassKey, kSecClassIdentity;
extern const CFStringRef kSecAttrAccessible, kSecAttrAccessControl, kSecAttrAccessGroup,
  kSecAttrSynchronizable, kSecAttrSynchronizableAny, kSecAttrCreationDate,
  kSecAttrModificationDate, kSecAttrDescription, kSecAttrComment, kSecAttrCreator, kSecAttrType,
  kSecAttrLabel, kSecAttrIsInvisible, kSecAttrIsNegative, kSecAttrAccount, kSecAttrService,
  kSecAttrGeneric, kSecAttrServer, kSecAttrProtocol, kSecAttrPort, kSecAttrPath,
  kSecAttrApplicationTag, kSecAttrApplicationLabel, kSecAttrKeyType, kSecAttrKeyTypeRSA,
  kSecAttrKeyTypeEC, kSecAttrKeySizeInBits, kSecAttrKeyClass, kSecAttrKeyClassPublic,
  kSecAttrKeyClassPrivate, kSecAttrIsPermanent;
extern const CFStringRef kSecAttrAccessibleWhenUnlocked, kSecAttrAccessibleAfterFirstUnlock,
  kSecAttrAccessibleAlways, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly,
  kSecAttrAccessibleWhenUnlockedThisDeviceOnly, kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
  kSecAttrAccessibleAlwaysThisDeviceOnly;
extern const CFStringRef kSecMatchLimit, kSecMatchLimitOne, kSecMatchLimitAll, kSecReturnData,
  kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef, kSecValueData, kSecValueRef,
  kSecUseOperationPrompt, kSecUseAuthenticationUI, kSecUseNoAuthenticationUI,
  kSecUseAuthenticationContext, kSecUseItemList, kSecUseDataProtectionKeychain,
  kSecImportExportPassphrase, kSecImportItemIdentity, kSecImportItemTrust;
extern const SecRandomRef kSecRandomDefault;
OSStatus SecItemAdd(CFDictionaryRef attributes, CFTypeRef *result);
OSStatus SecItemCopyMatching(CFDictionaryRef query, CFTypeRef *result);
OSStatus SecItemUpdate(CFDictionaryRef query, CFDictionaryRef attributes);
OSStatus SecItemDelete(CFDictionaryRef query);
CFStringRef SecCopyErrorMessageString(OSStatus status, void *reserved);
int SecRandomCopyBytes(SecRandomRef source, size_t count, void *bytes);
SecCertificateRef SecCertificateCreateWithData(CFAllocatorRef allocator, CFDataRef data);
CFDataRef SecCertificateCopyData(SecCertificateRef certificate);
CFStringRef SecCertificateCopySubjectSummary(SecCertificateRef certificate);
SecKeyRef SecCertificateCopyPublicKey(SecCertificateRef certificate);
SecKeyRef SecCertificateCopyKey(SecCertificateRef certificate);
OSStatus SecCertificateCopyCommonName(SecCertificateRef certificate, CFStringRef *name);
CFDataRef SecCertificateCopySerialNumberData(SecCertificateRef certificate, CFErrorRef *error);
CFDictionaryRef SecKeyCopyAttributes(SecKeyRef key);
SecPolicyRef SecPolicyCreateBasicX509(void);
SecPolicyRef SecPolicyCreateSSL(Boolean server, CFStringRef name);
OSStatus SecTrustCreateWithCertificates(
  CFTypeRef certificates, CFTypeRef policies, SecTrustRef *trust);
OSStatus SecTrustEvaluate(SecTrustRef trust, SecTrustResultType *result);
Boolean SecTrustEvaluateWithError(SecTrustRef trust, CFErrorRef *error);
OSStatus SecTrustGetTrustResult(SecTrustRef trust, SecTrustResultType *result);
CFIndex SecTrustGetCertificateCount(SecTrustRef trust);
SecCertificateRef SecTrustGetCertificateAtIndex(SecTrustRef trust, CFIndex index);
CFArrayRef SecTrustCopyCertificateChain(SecTrustRef trust);
SecKeyRef SecTrustCopyPublicKey(SecTrustRef trust);
SecKeyRef SecTrustCopyKey(SecTrustRef trust);
OSStatus SecTrustSetPolicies(SecTrustRef trust, CFTypeRef policies);
OSStatus SecTrustCopyPolicies(SecTrustRef trust, CFArrayRef *policies);
OSStatus SecTrustSetVerifyDate(SecTrustRef trust, CFDateRef date);
CFAbsoluteTime SecTrustGetVerifyTime(SecTrustRef trust);
OSStatus SecTrustEvaluateAsyncWithError(
  SecTrustRef trust, dispatch_queue_t queue,
  void (^body)(SecTrustRef trust, bool result, CFErrorRef error));
OSStatus SecTrustSetAnchorCertificates(SecTrustRef trust, CFArrayRef certificates);
OSStatus SecTrustSetAnchorCertificatesOnly(SecTrustRef trust, Boolean only);
OSStatus SecPKCS12Import(CFDataRef data, CFDictionaryRef options, CFArrayRef *items);
OSStatus SecIdentityCopyCertificate(SecIdentityRef identity, SecCertificateRef *certificate);
OSStatus SecIdentityCopyPrivateKey(SecIdentityRef identity, SecKeyRef *key);
size_t SecKeyGetBlockSize(SecKeyRef key);
OSStatus SecKeyEncrypt(
  SecKeyRef key, SecPadding padding, const uint8_t *plain, size_t size, uint8_t *cipher,
  size_t *cipherSize);
OSStatus SecKeyDecrypt(
  SecKeyRef key, SecPadding padding, const uint8_t *cipher, size_t size, uint8_t *plain,
  size_t *plainSize);
OSStatus SecKeyGeneratePair(CFDictionaryRef parameters, SecKeyRef *publicKey, SecKeyRef *privateKey);
CFDataRef SecKeyCopyExternalRepresentation(SecKeyRef key, CFErrorRef *error);
SecKeyRef SecKeyCreateWithData(CFDataRef data, CFDictionaryRef attributes, CFErrorRef *error);
CFDataRef SecKeyCreateEncryptedData(
  SecKeyRef key, SecKeyAlgorithm algorithm, CFDataRef plain, CFErrorRef *error);
SecAccessControlRef SecAccessControlCreateWithFlags(
  CFAllocatorRef allocator, CFTypeRef protection, SecAccessControlCreateFlags flags,
  CFErrorRef *error);

// Macros that leave a block if their condition is false.
#ifndef __Require_Quiet
#include <hookhost/CLibrary.h>
#endif

#endif
