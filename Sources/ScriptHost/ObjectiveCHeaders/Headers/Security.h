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
  kSecAccessControlTouchIDCurrentSet = 8, kSecAccessControlDevicePasscode = 16,
  kSecAccessControlCompanion = 32, kSecAccessControlWatch = 32, kSecAccessControlOr = 1 << 14,
  kSecAccessControlAnd = 1 << 15, kSecAccessControlPrivateKeyUsage = 1 << 30,
  kSecAccessControlApplicationPassword = 1ul << 31
};
typedef CF_ENUM(uint32_t, SecPadding) {
  kSecPaddingNone, kSecPaddingPKCS1, kSecPaddingOAEP, kSecPaddingSigRaw = 0x4000,
  kSecPaddingPKCS1MD2 = 0x8000, kSecPaddingPKCS1MD5, kSecPaddingPKCS1SHA1,
  kSecPaddingPKCS1SHA224, kSecPaddingPKCS1SHA256, kSecPaddingPKCS1SHA384,
  kSecPaddingPKCS1SHA512
};
typedef CF_ENUM(CFIndex, SecKeyOperationType) {
  kSecKeyOperationTypeSign, kSecKeyOperationTypeVerify, kSecKeyOperationTypeEncrypt,
  kSecKeyOperationTypeDecrypt, kSecKeyOperationTypeKeyExchange
};
extern const SecKeyAlgorithm kSecKeyAlgorithmRSASignatureRaw, kSecKeyAlgorithmRSAEncryptionRaw,
  kSecKeyAlgorithmRSAEncryptionPKCS1, kSecKeyAlgorithmRSASignatureDigestPKCS1v15SHA1,
  kSecKeyAlgorithmRSASignatureMessagePKCS1v15SHA1, kSecKeyAlgorithmRSASignatureDigestPSSSHA1,
  kSecKeyAlgorithmRSASignatureMessagePSSSHA1, kSecKeyAlgorithmRSAEncryptionOAEPSHA1,
  kSecKeyAlgorithmECDSASignatureDigestX962SHA1, kSecKeyAlgorithmECDSASignatureMessageX962SHA1,
  kSecKeyAlgorithmRSASignatureDigestPKCS1v15SHA224,
  kSecKeyAlgorithmRSASignatureMessagePKCS1v15SHA224, kSecKeyAlgorithmRSASignatureDigestPSSSHA224,
  kSecKeyAlgorithmRSASignatureMessagePSSSHA224, kSecKeyAlgorithmRSAEncryptionOAEPSHA224,
  kSecKeyAlgorithmECDSASignatureDigestX962SHA224, kSecKeyAlgorithmECDSASignatureMessageX962SHA224,
  kSecKeyAlgorithmRSASignatureDigestPKCS1v15SHA256,
  kSecKeyAlgorithmRSASignatureMessagePKCS1v15SHA256, kSecKeyAlgorithmRSASignatureDigestPSSSHA256,
  kSecKeyAlgorithmRSASignatureMessagePSSSHA256, kSecKeyAlgorithmRSAEncryptionOAEPSHA256,
  kSecKeyAlgorithmECDSASignatureDigestX962SHA256, kSecKeyAlgorithmECDSASignatureMessageX962SHA256,
  kSecKeyAlgorithmRSASignatureDigestPKCS1v15SHA384,
  kSecKeyAlgorithmRSASignatureMessagePKCS1v15SHA384, kSecKeyAlgorithmRSASignatureDigestPSSSHA384,
  kSecKeyAlgorithmRSASignatureMessagePSSSHA384, kSecKeyAlgorithmRSAEncryptionOAEPSHA384,
  kSecKeyAlgorithmECDSASignatureDigestX962SHA384, kSecKeyAlgorithmECDSASignatureMessageX962SHA384,
  kSecKeyAlgorithmRSASignatureDigestPKCS1v15SHA512,
  kSecKeyAlgorithmRSASignatureMessagePKCS1v15SHA512, kSecKeyAlgorithmRSASignatureDigestPSSSHA512,
  kSecKeyAlgorithmRSASignatureMessagePSSSHA512, kSecKeyAlgorithmRSAEncryptionOAEPSHA512,
  kSecKeyAlgorithmECDSASignatureDigestX962SHA512, kSecKeyAlgorithmECDSASignatureMessageX962SHA512;
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
  errSecMissingEntitlement = -34018, errSecDecode = -26275, errSecDiskFull = -34,
  errSecReadOnly = -25292, errSecNoSuchKeychain = -25294, errSecInvalidKeychain = -25295,
  errSecDuplicateKeychain = -25296, errSecDuplicateCallback = -25297,
  errSecInvalidCallback = -25298, errSecBufferTooSmall = -25301, errSecDataTooLarge = -25302,
  errSecNoSuchAttr = -25303, errSecInvalidItemRef = -25304, errSecNoSuchClass = -25306,
  errSecNoDefaultKeychain = -25307, errSecReadOnlyAttr = -25309, errSecWrongSecVersion = -25310,
  errSecKeySizeNotAllowed = -25311, errSecNoStorageModule = -25312,
  errSecNoCertificateModule = -25313, errSecNoPolicyModule = -25314,
  errSecInteractionRequired = -25315, errSecDataNotAvailable = -25316,
  errSecDataNotModifiable = -25317, errSecCreateChainFailed = -25318,
  errSecInvalidPrefsDomain = -25319, errSecInDarkWake = -25320, errSecUnsupportedKeySize = -67735,
  errSecCertificateExpired = -67818, errSecNotTrusted = -67843, errSecVerifyFailed = -67808,
  errSecPkcs12VerifyFailure = -25264, errSecMissingValue = -67871, errSecInvalidValue = -67609,
  errSecCoreFoundationUnknown = -4960, errSecServiceNotAvailable = -67585,
  errSecInternalError = -67671, errSecNotLoggedIn = -67729
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
  kSecAttrKeyClassPrivate, kSecAttrKeyClassSymmetric, kSecAttrIsPermanent, kSecAttrSecurityDomain,
  kSecAttrAuthenticationType, kSecAttrSubject, kSecAttrIssuer, kSecAttrSerialNumber,
  kSecAttrSubjectKeyID, kSecAttrPublicKeyHash, kSecAttrCertificateType,
  kSecAttrCertificateEncoding, kSecAttrKeyTypeECSECPrimeRandom, kSecAttrEffectiveKeySize,
  kSecAttrCanEncrypt, kSecAttrCanDecrypt, kSecAttrCanDerive, kSecAttrCanSign, kSecAttrCanVerify,
  kSecAttrCanWrap, kSecAttrCanUnwrap, kSecAttrTokenID, kSecAttrTokenIDSecureEnclave,
  kSecAttrAccessGroupToken, kSecAttrSyncViewHint, kSecAttrPersistantReference,
  kSecAttrPersistentReference, kSecPrivateKeyAttrs, kSecPublicKeyAttrs, kSecSharedPassword;
extern const CFStringRef kSecAttrProtocolFTP, kSecAttrProtocolFTPAccount, kSecAttrProtocolHTTP,
  kSecAttrProtocolIRC, kSecAttrProtocolNNTP, kSecAttrProtocolPOP3, kSecAttrProtocolSMTP,
  kSecAttrProtocolSOCKS, kSecAttrProtocolIMAP, kSecAttrProtocolLDAP, kSecAttrProtocolAppleTalk,
  kSecAttrProtocolAFP, kSecAttrProtocolTelnet, kSecAttrProtocolSSH, kSecAttrProtocolFTPS,
  kSecAttrProtocolHTTPS, kSecAttrProtocolHTTPProxy, kSecAttrProtocolHTTPSProxy,
  kSecAttrProtocolFTPProxy, kSecAttrProtocolSMB, kSecAttrProtocolRTSP, kSecAttrProtocolRTSPProxy,
  kSecAttrProtocolDAAP, kSecAttrProtocolEPPC, kSecAttrProtocolIPP, kSecAttrProtocolNNTPS,
  kSecAttrProtocolLDAPS, kSecAttrProtocolTelnetS, kSecAttrProtocolIMAPS, kSecAttrProtocolIRCS,
  kSecAttrProtocolPOP3S;
extern const CFStringRef kSecAttrAuthenticationTypeNTLM, kSecAttrAuthenticationTypeMSN,
  kSecAttrAuthenticationTypeDPA, kSecAttrAuthenticationTypeRPA,
  kSecAttrAuthenticationTypeHTTPBasic, kSecAttrAuthenticationTypeHTTPDigest,
  kSecAttrAuthenticationTypeHTMLForm, kSecAttrAuthenticationTypeDefault;
extern const CFStringRef kSecAttrAccessibleWhenUnlocked, kSecAttrAccessibleAfterFirstUnlock,
  kSecAttrAccessibleAlways, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly,
  kSecAttrAccessibleWhenUnlockedThisDeviceOnly, kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
  kSecAttrAccessibleAlwaysThisDeviceOnly;
extern const CFStringRef kSecMatchLimit, kSecMatchLimitOne, kSecMatchLimitAll, kSecReturnData,
  kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef, kSecValueData, kSecValueRef,
  kSecUseOperationPrompt, kSecUseAuthenticationUI, kSecUseNoAuthenticationUI,
  kSecUseAuthenticationContext, kSecUseItemList, kSecUseDataProtectionKeychain,
  kSecValuePersistentRef, kSecMatchPolicy, kSecMatchItemList,
  kSecMatchSearchList, kSecMatchIssuers, kSecMatchEmailAddressIfPresent,
  kSecMatchSubjectContains, kSecMatchCaseInsensitive, kSecMatchTrustedOnly, kSecMatchValidOnDate,
  kSecUseAuthenticationUIAllow, kSecUseAuthenticationUIFail, kSecUseAuthenticationUISkip,
  kSecImportExportPassphrase, kSecImportItemIdentity, kSecImportItemTrust;
extern const SecRandomRef kSecRandomDefault;
CF_IMPLICIT_BRIDGING_ENABLED
OSStatus SecItemAdd(CFDictionaryRef attributes, CFTypeRef *result);
OSStatus SecItemCopyMatching(CFDictionaryRef query, CFTypeRef *result);
OSStatus SecItemUpdate(CFDictionaryRef query, CFDictionaryRef attributes);
OSStatus SecItemDelete(CFDictionaryRef query);
void SecAddSharedWebCredential(
  CFStringRef site, CFStringRef account, CFStringRef password,
  void (^completion)(CFErrorRef error));
void SecRequestSharedWebCredential(
  CFStringRef site, CFStringRef account,
  void (^completion)(CFArrayRef credentials, CFErrorRef error));
CFStringRef SecCreateSharedWebCredentialPassword(void);
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
CFDictionaryRef SecTrustCopyResult(SecTrustRef trust);
extern const CFStringRef kSecTrustEvaluationDate, kSecTrustExtendedValidation,
  kSecTrustOrganizationName, kSecTrustResultValue, kSecTrustRevocationChecked,
  kSecTrustCertificateTransparency;
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
OSStatus SecKeyRawSign(
  SecKeyRef key, SecPadding padding, const uint8_t *data, size_t size, uint8_t *signature,
  size_t *signatureSize);
OSStatus SecKeyRawVerify(
  SecKeyRef key, SecPadding padding, const uint8_t *data, size_t size, const uint8_t *signature,
  size_t signatureSize);
CFDataRef SecKeyCreateSignature(
  SecKeyRef key, SecKeyAlgorithm algorithm, CFDataRef data, CFErrorRef *error);
Boolean SecKeyVerifySignature(
  SecKeyRef key, SecKeyAlgorithm algorithm, CFDataRef data, CFDataRef signature,
  CFErrorRef *error);
CFDataRef SecKeyCreateDecryptedData(
  SecKeyRef key, SecKeyAlgorithm algorithm, CFDataRef cipher, CFErrorRef *error);
SecKeyRef SecKeyCreateRandomKey(CFDictionaryRef parameters, CFErrorRef *error);
SecKeyRef SecKeyCopyPublicKey(SecKeyRef key);
CFDictionaryRef SecKeyCopyAttributes(SecKeyRef key);
Boolean SecKeyIsAlgorithmSupported(
  SecKeyRef key, SecKeyOperationType operation, SecKeyAlgorithm algorithm);
SecKeyRef SecKeyCreateWithData(CFDataRef data, CFDictionaryRef attributes, CFErrorRef *error);
CFDataRef SecKeyCreateEncryptedData(
  SecKeyRef key, SecKeyAlgorithm algorithm, CFDataRef plain, CFErrorRef *error);
SecAccessControlRef SecAccessControlCreateWithFlags(
  CFAllocatorRef allocator, CFTypeRef protection, SecAccessControlCreateFlags flags,
  CFErrorRef *error);

// Macros that leave a block if their condition is false.
CF_IMPLICIT_BRIDGING_DISABLED
#ifndef __Require_Quiet
#include <hookhost/CLibrary.h>
#endif

// Secure Transport is only declared.
typedef struct CF_BRIDGED_TYPE(id) SSLContext *SSLContextRef;
typedef const void *SSLConnectionRef;
typedef uint16_t SSLCipherSuite;
typedef CF_ENUM(int, SSLProtocolSide) { kSSLServerSide, kSSLClientSide };
typedef CF_ENUM(int, SSLConnectionType) { kSSLStreamType, kSSLDatagramType };
typedef CF_ENUM(int, SSLSessionOption) {
  kSSLSessionOptionBreakOnServerAuth, kSSLSessionOptionBreakOnCertRequested,
  kSSLSessionOptionBreakOnClientAuth, kSSLSessionOptionFalseStart,
  kSSLSessionOptionSendOneByteRecord, kSSLSessionOptionAllowServerIdentityChange,
  kSSLSessionOptionFallback, kSSLSessionOptionBreakOnClientHello
};
typedef CF_ENUM(int, SSLSessionState) {
  kSSLIdle, kSSLHandshake, kSSLConnected, kSSLClosed, kSSLAborted
};
typedef CF_ENUM(int, SSLAuthenticate) { kNeverAuthenticate, kAlwaysAuthenticate, kTryAuthenticate };
typedef CF_ENUM(int, SSLClientCertificateState) {
  kSSLClientCertNone, kSSLClientCertRequested, kSSLClientCertSent, kSSLClientCertRejected
};
enum {
  errSSLProtocol = -9800, errSSLNegotiation = -9801, errSSLFatalAlert = -9802,
  errSSLWouldBlock = -9803, errSSLClosedGraceful = -9805, errSSLClosedAbort = -9806,
  errSSLXCertChainInvalid = -9807, errSSLBadCert = -9808, errSSLPeerBadCert = -9825,
  errSSLHostNameMismatch = -9843, errSSLServerAuthCompleted = -9841, errSSLPeerAuthCompleted = -9841
};
typedef OSStatus (*SSLReadFunc)(SSLConnectionRef connection, void *data, size_t *size);
typedef OSStatus (*SSLWriteFunc)(SSLConnectionRef connection, const void *data, size_t *size);
SSLContextRef SSLCreateContext(
  CFAllocatorRef allocator, SSLProtocolSide side, SSLConnectionType type) CF_RETURNS_RETAINED;
OSStatus SSLSetIOFuncs(SSLContextRef context, SSLReadFunc read, SSLWriteFunc write);
OSStatus SSLSetConnection(SSLContextRef context, SSLConnectionRef connection);
OSStatus SSLSetSessionOption(SSLContextRef context, SSLSessionOption option, Boolean value);
OSStatus SSLSetPeerDomainName(SSLContextRef context, const char *name, size_t size);
OSStatus SSLSetPeerID(SSLContextRef context, const void *name, size_t size);
OSStatus SSLSetCertificate(SSLContextRef context, CFArrayRef certificates);
OSStatus SSLSetProtocolVersionMin(SSLContextRef context, SSLProtocol least);
OSStatus SSLSetProtocolVersionMax(SSLContextRef context, SSLProtocol most);
OSStatus SSLSetEnabledCiphers(SSLContextRef context, const SSLCipherSuite *list, size_t count);
OSStatus SSLSetALPNProtocols(SSLContextRef context, CFArrayRef protocols);
OSStatus SSLHandshake(SSLContextRef context);
OSStatus SSLRead(SSLContextRef context, void *data, size_t size, size_t *processed);
OSStatus SSLWrite(SSLContextRef context, const void *data, size_t size, size_t *processed);
OSStatus SSLGetBufferedReadSize(SSLContextRef context, size_t *size);
OSStatus SSLCopyPeerTrust(SSLContextRef context, SecTrustRef *trust);
OSStatus SSLClose(SSLContextRef context);
OSStatus SSLGetSessionState(SSLContextRef context, SSLSessionState *state);
OSStatus SSLGetConnection(SSLContextRef context, SSLConnectionRef *connection);
OSStatus SSLGetPeerDomainNameLength(SSLContextRef context, size_t *size);
OSStatus SSLGetPeerDomainName(SSLContextRef context, char *name, size_t *size);
OSStatus SSLGetPeerID(SSLContextRef context, const void **name, size_t *size);
OSStatus SSLGetNumberSupportedCiphers(SSLContextRef context, size_t *count);
OSStatus SSLGetSupportedCiphers(SSLContextRef context, SSLCipherSuite *list, size_t *count);
OSStatus SSLGetNumberEnabledCiphers(SSLContextRef context, size_t *count);
OSStatus SSLGetEnabledCiphers(SSLContextRef context, SSLCipherSuite *list, size_t *count);
OSStatus SSLGetNegotiatedCipher(SSLContextRef context, SSLCipherSuite *suite);
OSStatus SSLGetNegotiatedProtocolVersion(SSLContextRef context, SSLProtocol *version);
OSStatus SSLGetProtocolVersionMin(SSLContextRef context, SSLProtocol *least);
OSStatus SSLGetProtocolVersionMax(SSLContextRef context, SSLProtocol *most);
OSStatus SSLSetClientSideAuthenticate(SSLContextRef context, SSLAuthenticate authenticate);
OSStatus SSLGetClientCertificateState(SSLContextRef context, SSLClientCertificateState *state);
OSStatus SSLSetDatagramHelloCookie(SSLContextRef context, const void *cookie, size_t size);
OSStatus SSLSetMaxDatagramRecordSize(SSLContextRef context, size_t size);

#endif
