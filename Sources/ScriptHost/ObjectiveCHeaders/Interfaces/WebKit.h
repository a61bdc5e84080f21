typedef NS_ENUM(NSInteger, WKErrorCode) {
  WKErrorUnknown = 1, WKErrorWebContentProcessTerminated, WKErrorWebViewInvalidated,
  WKErrorJavaScriptExceptionOccurred, WKErrorJavaScriptResultTypeIsUnsupported,
  WKErrorContentRuleListStoreCompileFailed, WKErrorContentRuleListStoreLookUpFailed,
  WKErrorContentRuleListStoreRemoveFailed, WKErrorContentRuleListStoreVersionMismatch,
  WKErrorAttributedStringContentFailedToLoad, WKErrorAttributedStringContentLoadTimedOut,
  WKErrorJavaScriptInvalidFrameTarget, WKErrorNavigationAppBoundDomain,
  WKErrorJavaScriptAppBoundDomain, WKErrorDuplicateCredential, WKErrorMalformedCredential,
  WKErrorCredentialNotFound
};
typedef NS_ENUM(NSInteger, WKSelectionGranularity) {
  WKSelectionGranularityDynamic, WKSelectionGranularityCharacter
};
typedef NS_OPTIONS(NSUInteger, WKDataDetectorTypes) {
  WKDataDetectorTypeNone = 0, WKDataDetectorTypePhoneNumber = 1 << 0,
  WKDataDetectorTypeLink = 1 << 1, WKDataDetectorTypeAddress = 1 << 2,
  WKDataDetectorTypeCalendarEvent = 1 << 3, WKDataDetectorTypeTrackingNumber = 1 << 4,
  WKDataDetectorTypeFlightNumber = 1 << 5, WKDataDetectorTypeLookupSuggestion = 1 << 6,
  WKDataDetectorTypeAll = NSUIntegerMax,
  WKDataDetectorTypeSpotlightSuggestion = WKDataDetectorTypeLookupSuggestion
};
typedef NS_OPTIONS(NSUInteger, WKAudiovisualMediaTypes) {
  WKAudiovisualMediaTypeNone = 0, WKAudiovisualMediaTypeAudio = 1 << 0,
  WKAudiovisualMediaTypeVideo = 1 << 1, WKAudiovisualMediaTypeAll = NSUIntegerMax
};
typedef NS_ENUM(NSInteger, WKMediaCaptureType) {
  WKMediaCaptureTypeCamera, WKMediaCaptureTypeMicrophone, WKMediaCaptureTypeCameraAndMicrophone
};
typedef NS_ENUM(NSInteger, WKPermissionDecision) {
  WKPermissionDecisionPrompt, WKPermissionDecisionGrant, WKPermissionDecisionDeny
};
typedef NS_ENUM(NSInteger, WKCookiePolicy) {
  WKCookiePolicyAllow, WKCookiePolicyDisallow
};
typedef NS_ENUM(NSInteger, WKInactiveSchedulingPolicy) {
  WKInactiveSchedulingPolicySuspend, WKInactiveSchedulingPolicyThrottle,
  WKInactiveSchedulingPolicyNone
};
typedef NS_ENUM(NSInteger, WKContentMode) {
  WKContentModeRecommended, WKContentModeMobile, WKContentModeDesktop
};
typedef NS_ENUM(NSInteger, WKDownloadPlaceholderPolicy) {
  WKDownloadPlaceholderPolicyDisable, WKDownloadPlaceholderPolicyEnable
};
typedef NS_ENUM(NSInteger, WKUserInterfaceDirectionPolicy) {
  WKUserInterfaceDirectionPolicyContent, WKUserInterfaceDirectionPolicySystem
};
typedef NS_ENUM(NSInteger, WKDownloadRedirectPolicy) {
  WKDownloadRedirectPolicyCancel = 0, WKDownloadRedirectPolicyAllow = 1
};
typedef NS_ENUM(NSInteger, WKFullscreenState) {
  WKFullscreenStateNotInFullscreen, WKFullscreenStateEnteringFullscreen,
  WKFullscreenStateInFullscreen, WKFullscreenStateExitingFullscreen
};
typedef NS_ENUM(NSInteger, WKMediaCaptureState) {
  WKMediaCaptureStateNone, WKMediaCaptureStateActive, WKMediaCaptureStateMuted
};
typedef NS_ENUM(NSInteger, WKMediaPlaybackState) {
  WKMediaPlaybackStateNone, WKMediaPlaybackStatePlaying, WKMediaPlaybackStatePaused,
  WKMediaPlaybackStateSuspended
};
typedef NS_ENUM(NSInteger, WKNavigationType) {
  WKNavigationTypeLinkActivated, WKNavigationTypeFormSubmitted, WKNavigationTypeBackForward,
  WKNavigationTypeReload, WKNavigationTypeFormResubmitted, WKNavigationTypeOther = -1
};
typedef NS_ENUM(NSInteger, WKNavigationActionPolicy) {
  WKNavigationActionPolicyCancel, WKNavigationActionPolicyAllow, WKNavigationActionPolicyDownload
};
typedef NS_ENUM(NSInteger, WKNavigationResponsePolicy) {
  WKNavigationResponsePolicyCancel, WKNavigationResponsePolicyAllow,
  WKNavigationResponsePolicyDownload
};
typedef NS_ENUM(NSInteger, WKUserScriptInjectionTime) {
  WKUserScriptInjectionTimeAtDocumentStart, WKUserScriptInjectionTimeAtDocumentEnd
};

@protocol WKNavigationDelegate <NSObject>
@optional
- (void)webView:(WKWebView *)view decidePolicyForNavigationAction:(WKNavigationAction *)action decisionHandler:(void (^)(WKNavigationActionPolicy policy))handler;
- (void)webView:(WKWebView *)view decidePolicyForNavigationResponse:(WKNavigationResponse *)response decisionHandler:(void (^)(WKNavigationResponsePolicy policy))handler;
- (void)webView:(WKWebView *)view didStartProvisionalNavigation:(null_unspecified WKNavigation *)navigation;
- (void)webView:(WKWebView *)view didReceiveServerRedirectForProvisionalNavigation:(null_unspecified WKNavigation *)navigation;
- (void)webView:(WKWebView *)view didFailProvisionalNavigation:(null_unspecified WKNavigation *)navigation withError:(NSError *)error;
- (void)webView:(WKWebView *)view didCommitNavigation:(null_unspecified WKNavigation *)navigation;
- (void)webView:(WKWebView *)view didFinishNavigation:(null_unspecified WKNavigation *)navigation;
- (void)webView:(WKWebView *)view didFailNavigation:(null_unspecified WKNavigation *)navigation withError:(NSError *)error;
- (void)webView:(WKWebView *)view didReceiveAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge completionHandler:(void (^)(NSURLSessionAuthChallengeDisposition disposition, NSURLCredential *_Nullable credential))handler;
- (void)webViewWebContentProcessDidTerminate:(WKWebView *)view;
@end

@protocol WKUIDelegate <NSObject>
@optional
- (nullable WKWebView *)webView:(WKWebView *)view createWebViewWithConfiguration:(WKWebViewConfiguration *)configuration forNavigationAction:(WKNavigationAction *)action windowFeatures:(nullable id)features;
- (void)webView:(WKWebView *)view runJavaScriptAlertPanelWithMessage:(NSString *)message initiatedByFrame:(WKFrameInfo *)frame completionHandler:(void (^)(void))handler;
- (void)webView:(WKWebView *)view runJavaScriptConfirmPanelWithMessage:(NSString *)message initiatedByFrame:(WKFrameInfo *)frame completionHandler:(void (^)(BOOL result))handler;
- (void)webView:(WKWebView *)view runJavaScriptTextInputPanelWithPrompt:(NSString *)prompt defaultText:(nullable NSString *)text initiatedByFrame:(WKFrameInfo *)frame completionHandler:(void (^)(NSString *_Nullable result))handler;
@end

@interface WKWebView : UIView
@property (nonatomic, readonly, copy) WKWebViewConfiguration *configuration;
@property (nullable, nonatomic, weak) id<WKNavigationDelegate> navigationDelegate;
@property (nullable, nonatomic, weak) id<WKUIDelegate> UIDelegate;
- (instancetype)initWithFrame:(CGRect)frame configuration:(WKWebViewConfiguration *)configuration;
- (nullable WKNavigation *)loadRequest:(NSURLRequest *)request;
- (nullable WKNavigation *)loadHTMLString:(NSString *)text baseURL:(nullable NSURL *)base;
- (nullable WKNavigation *)goBack;
- (nullable WKNavigation *)goForward;
- (nullable WKNavigation *)reload;
- (void)evaluateJavaScript:(NSString *)script completionHandler:(nullable void (^)(id _Nullable result, NSError *_Nullable error))handler;
@end

@interface WKUserScript : NSObject
- (instancetype)initWithSource:(NSString *)source injectionTime:(WKUserScriptInjectionTime)time forMainFrameOnly:(BOOL)main;
@end

@interface WKUserContentController (WKUserScripts)
@property (nonatomic, readonly, copy) NSArray<WKUserScript *> *userScripts;
- (void)addUserScript:(WKUserScript *)script;
- (void)removeAllUserScripts;
@end

@interface WKPreferences : NSObject
@end

@interface WKWebViewConfiguration (WKPreferences)
@property (nonatomic, strong) WKPreferences *preferences;
@end

@interface WKWebsiteDataStore (Results)
@property (class, readonly) WKWebsiteDataStore *defaultDataStore;
@property (class, readonly) WKWebsiteDataStore *nonPersistentDataStore;
@property (nonatomic, readonly) WKHTTPCookieStore *httpCookieStore;
@end

@interface WKWebView (Results)
- (nullable WKNavigation *)goToBackForwardListItem:(WKBackForwardListItem *)item;
- (nullable WKNavigation *)reloadFromOrigin;
- (nullable WKNavigation *)loadData:(NSData *)data MIMEType:(NSString *)type characterEncodingName:(NSString *)encoding baseURL:(NSURL *)base;
- (nullable WKNavigation *)loadFileURL:(NSURL *)url allowingReadAccessToURL:(NSURL *)folder;
- (nullable WKNavigation *)loadFileRequest:(NSURLRequest *)request allowingReadAccessToURL:(NSURL *)folder;
- (nullable WKNavigation *)loadSimulatedRequest:(NSURLRequest *)request response:(NSURLResponse *)response responseData:(NSData *)data;
- (nullable WKNavigation *)loadSimulatedRequest:(NSURLRequest *)request responseHTMLString:(NSString *)text;
@end

@interface WKContentWorld (Results)
@property (class, readonly) WKContentWorld *pageWorld;
@property (class, readonly) WKContentWorld *defaultClientWorld;
+ (instancetype)worldWithName:(NSString *)name;
@end

@interface WKHTTPCookieStore (Parameters)
- (void)addObserver:(id<WKHTTPCookieStoreObserver>)observer;
- (void)removeObserver:(id<WKHTTPCookieStoreObserver>)observer;
@end

@interface WKUserContentController (Parameters)
- (void)addScriptMessageHandler:(id<WKScriptMessageHandler>)scriptMessageHandler name:(NSString *)name;
- (void)addScriptMessageHandler:(id<WKScriptMessageHandler>)scriptMessageHandler contentWorld:(WKContentWorld *)world name:(NSString *)name;
- (void)addScriptMessageHandlerWithReply:(id<WKScriptMessageHandlerWithReply>)handler contentWorld:(WKContentWorld *)world name:(NSString *)name;
- (void)removeAllScriptMessageHandlersFromContentWorld:(WKContentWorld *)world;
- (void)removeScriptMessageHandlerForName:(NSString *)name contentWorld:(WKContentWorld *)world;
@end

@interface WKUserScript (Parameters)
- (instancetype)initWithSource:(NSString *)source injectionTime:(WKUserScriptInjectionTime)injectionTime forMainFrameOnly:(BOOL)forMainFrameOnly inContentWorld:(WKContentWorld *)contentWorld;
@end

@interface WKWebView (Parameters)
- (void)callAsyncJavaScript:(NSString *)functionBody arguments:(nullable NSDictionary<NSString *, id> *)arguments inFrame:(nullable WKFrameInfo *)frame inContentWorld:(WKContentWorld *)contentWorld completionHandler:(void (^_Nullable)(id _Nullable result, NSError *_Nullable error))completionHandler;
- (void)evaluateJavaScript:(NSString *)javaScriptString inFrame:(nullable WKFrameInfo *)frame inContentWorld:(WKContentWorld *)contentWorld completionHandler:(void (^_Nullable)(id _Nullable result, NSError *_Nullable error))completionHandler;
- (void)resumeDownloadFromResumeData:(NSData *)resumeData completionHandler:(void (^)(WKDownload *download))completionHandler;
@end

@interface WKWebViewConfiguration (Parameters)
- (void)setURLSchemeHandler:(nullable id<WKURLSchemeHandler>)urlSchemeHandler forURLScheme:(NSString *)urlScheme;
- (nullable id<WKURLSchemeHandler>)urlSchemeHandlerForURLScheme:(NSString *)urlScheme;
@end

@interface WKWebsiteDataStore (Parameters)
- (void)fetchDataRecordsOfTypes:(NSSet<NSString *> *)dataTypes completionHandler:(void (^)(NSArray *records))completionHandler;
- (void)removeDataOfTypes:(NSSet<NSString *> *)dataTypes forDataRecords:(NSArray *)dataRecords completionHandler:(void (^)(void))completionHandler;
- (void)removeDataOfTypes:(NSSet<NSString *> *)dataTypes modifiedSince:(NSDate *)date completionHandler:(void (^)(void))completionHandler;
@end
