// HTTP messages of CFNetwork, and the names of its errors and proxies.
#ifndef HOOKHOST_HTTP_MESSAGES_H
#define HOOKHOST_HTTP_MESSAGES_H
#include <CoreFoundation/CoreFoundation.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef struct CF_BRIDGED_TYPE(id) __CFHTTPMessage *CFHTTPMessageRef;
extern const CFStringRef kCFHTTPVersion1_0, kCFHTTPVersion1_1, kCFHTTPVersion2_0, kCFHTTPVersion3_0;
extern const CFStringRef kCFHTTPAuthenticationSchemeBasic, kCFHTTPAuthenticationSchemeDigest,
  kCFHTTPAuthenticationSchemeNTLM, kCFHTTPAuthenticationSchemeKerberos,
  kCFHTTPAuthenticationSchemeNegotiate, kCFHTTPAuthenticationSchemeOAuth1;
CFTypeID CFHTTPMessageGetTypeID(void);
CFHTTPMessageRef CFHTTPMessageCreateRequest(
  CFAllocatorRef allocator, CFStringRef method, CFURLRef url, CFStringRef version)
  CF_RETURNS_RETAINED;
CFHTTPMessageRef CFHTTPMessageCreateResponse(
  CFAllocatorRef allocator, CFIndex status, CFStringRef description, CFStringRef version)
  CF_RETURNS_RETAINED;
CFHTTPMessageRef CFHTTPMessageCreateEmpty(CFAllocatorRef allocator, Boolean isRequest)
  CF_RETURNS_RETAINED;
CFHTTPMessageRef CFHTTPMessageCreateCopy(CFAllocatorRef allocator, CFHTTPMessageRef message)
  CF_RETURNS_RETAINED;
Boolean CFHTTPMessageIsRequest(CFHTTPMessageRef message);
CFStringRef CFHTTPMessageCopyVersion(CFHTTPMessageRef message) CF_RETURNS_RETAINED;
CFDataRef CFHTTPMessageCopyBody(CFHTTPMessageRef message) CF_RETURNS_RETAINED;
void CFHTTPMessageSetBody(CFHTTPMessageRef message, CFDataRef body);
CFStringRef CFHTTPMessageCopyHeaderFieldValue(CFHTTPMessageRef message, CFStringRef name)
  CF_RETURNS_RETAINED;
CFDictionaryRef CFHTTPMessageCopyAllHeaderFields(CFHTTPMessageRef message) CF_RETURNS_RETAINED;
void CFHTTPMessageSetHeaderFieldValue(
  CFHTTPMessageRef message, CFStringRef name, CFStringRef value);
Boolean CFHTTPMessageAppendBytes(
  CFHTTPMessageRef message, const UInt8 *bytes, CFIndex count);
Boolean CFHTTPMessageIsHeaderComplete(CFHTTPMessageRef message);
CFDataRef CFHTTPMessageCopySerializedMessage(CFHTTPMessageRef message) CF_RETURNS_RETAINED;
CFURLRef CFHTTPMessageCopyRequestURL(CFHTTPMessageRef message) CF_RETURNS_RETAINED;
CFStringRef CFHTTPMessageCopyRequestMethod(CFHTTPMessageRef message) CF_RETURNS_RETAINED;
Boolean CFHTTPMessageAddAuthentication(
  CFHTTPMessageRef message, CFHTTPMessageRef failure, CFStringRef user, CFStringRef password,
  CFStringRef scheme, Boolean isForProxy);
typedef struct CF_BRIDGED_TYPE(id) _CFHTTPAuthentication *CFHTTPAuthenticationRef;
typedef CF_ENUM(int, CFStreamErrorHTTPAuthentication) {
  kCFStreamErrorHTTPAuthenticationTypeUnsupported = -1000,
  kCFStreamErrorHTTPAuthenticationBadUserName = -1001,
  kCFStreamErrorHTTPAuthenticationBadPassword = -1002
};
extern const CFStringRef kCFHTTPAuthenticationUsername, kCFHTTPAuthenticationPassword,
  kCFHTTPAuthenticationAccountDomain;
CFTypeID CFHTTPAuthenticationGetTypeID(void);
CFHTTPAuthenticationRef CFHTTPAuthenticationCreateFromResponse(
  CFAllocatorRef allocator, CFHTTPMessageRef response) CF_RETURNS_RETAINED;
Boolean CFHTTPAuthenticationIsValid(CFHTTPAuthenticationRef authentication, CFStreamError *error);
Boolean CFHTTPAuthenticationAppliesToRequest(
  CFHTTPAuthenticationRef authentication, CFHTTPMessageRef request);
Boolean CFHTTPAuthenticationRequiresOrderedRequests(CFHTTPAuthenticationRef authentication);
Boolean CFHTTPAuthenticationRequiresUserNameAndPassword(CFHTTPAuthenticationRef authentication);
Boolean CFHTTPAuthenticationRequiresAccountDomain(CFHTTPAuthenticationRef authentication);
CFStringRef CFHTTPAuthenticationCopyRealm(CFHTTPAuthenticationRef authentication)
  CF_RETURNS_RETAINED;
CFStringRef CFHTTPAuthenticationCopyMethod(CFHTTPAuthenticationRef authentication)
  CF_RETURNS_RETAINED;
CFArrayRef CFHTTPAuthenticationCopyDomains(CFHTTPAuthenticationRef authentication)
  CF_RETURNS_RETAINED;
Boolean CFHTTPMessageApplyCredentials(
  CFHTTPMessageRef request, CFHTTPAuthenticationRef authentication, CFStringRef user,
  CFStringRef password, CFStreamError *error);
Boolean CFHTTPMessageApplyCredentialDictionary(
  CFHTTPMessageRef request, CFHTTPAuthenticationRef authentication, CFDictionaryRef values,
  CFStreamError *error);
CFIndex CFHTTPMessageGetResponseStatusCode(CFHTTPMessageRef message);
CFStringRef CFHTTPMessageCopyResponseStatusLine(CFHTTPMessageRef message) CF_RETURNS_RETAINED;
#ifndef HOOKHOST_FOUNDATION_NETWORK_ERRORS
extern const CFStringRef kCFErrorDomainCFNetwork, kCFErrorDomainWinSock;
#endif
extern const CFStringRef kCFNetworkProxiesHTTPEnable, kCFNetworkProxiesHTTPPort,
  kCFNetworkProxiesHTTPProxy, kCFProxyHostNameKey, kCFProxyPortNumberKey, kCFProxyTypeKey,
  kCFProxyTypeNone, kCFProxyTypeHTTP, kCFProxyTypeHTTPS, kCFProxyTypeSOCKS,
  kCFProxyUsernameKey, kCFProxyPasswordKey, kCFProxyTypeFTP, kCFProxyTypeAutoConfigurationURL,
  kCFProxyTypeAutoConfigurationJavaScript, kCFProxyAutoConfigurationURLKey,
  kCFProxyAutoConfigurationJavaScriptKey, kCFProxyAutoConfigurationHTTPResponseKey;
CFDictionaryRef CFNetworkCopySystemProxySettings(void) CF_RETURNS_RETAINED;
CFArrayRef CFNetworkCopyProxiesForAutoConfigurationScript(
  CFStringRef script, CFURLRef url, CFErrorRef *error) CF_RETURNS_RETAINED;
CFArrayRef CFNetworkCopyProxiesForURL(CFURLRef url, CFDictionaryRef settings) CF_RETURNS_RETAINED;

CF_IMPLICIT_BRIDGING_DISABLED

#include <hookhost/CFNetworkHosts.h>

#endif
