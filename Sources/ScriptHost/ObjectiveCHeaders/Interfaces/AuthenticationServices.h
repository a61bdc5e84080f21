typedef UIWindow *ASPresentationAnchor;
typedef NSString *ASAuthorizationScope NS_TYPED_ENUM;
extern NSString *const ASAuthorizationErrorDomain, *const ASWebAuthenticationSessionErrorDomain;
extern ASAuthorizationScope const ASAuthorizationScopeFullName, ASAuthorizationScopeEmail;

typedef NS_ENUM(NSInteger, ASAuthorizationError) {
  ASAuthorizationErrorUnknown = 1000, ASAuthorizationErrorCanceled, ASAuthorizationErrorInvalidResponse,
  ASAuthorizationErrorNotHandled, ASAuthorizationErrorFailed, ASAuthorizationErrorNotInteractive
};
typedef NS_ENUM(NSInteger, ASWebAuthenticationSessionErrorCode) {
  ASWebAuthenticationSessionErrorCodeCanceledLogin = 1,
  ASWebAuthenticationSessionErrorCodePresentationContextNotProvided,
  ASWebAuthenticationSessionErrorCodePresentationContextInvalid
};
typedef NS_ENUM(NSInteger, ASAuthorizationAppleIDProviderCredentialState) {
  ASAuthorizationAppleIDProviderCredentialRevoked, ASAuthorizationAppleIDProviderCredentialAuthorized,
  ASAuthorizationAppleIDProviderCredentialNotFound, ASAuthorizationAppleIDProviderCredentialTransferred
};

typedef void (^ASWebAuthenticationSessionCompletionHandler)(NSURL *_Nullable url, NSError *_Nullable error);
@class ASWebAuthenticationSession, ASAuthorizationController, ASAuthorization;

@protocol ASWebAuthenticationPresentationContextProviding <NSObject>
- (ASPresentationAnchor)presentationAnchorForWebAuthenticationSession:(ASWebAuthenticationSession *)session;
@end

@interface ASWebAuthenticationSession : NSObject
- (instancetype)initWithURL:(NSURL *)url callbackURLScheme:(nullable NSString *)scheme completionHandler:(ASWebAuthenticationSessionCompletionHandler)completion;
@property (nonatomic, weak, nullable) id<ASWebAuthenticationPresentationContextProviding> presentationContextProvider;
@property (nonatomic) BOOL prefersEphemeralWebBrowserSession;
@property (nonatomic, readonly) BOOL canStart;
- (BOOL)start;
- (void)cancel;
@end

@protocol ASAuthorizationProvider <NSObject>
@end
@protocol ASAuthorizationCredential <NSObject, NSCopying, NSSecureCoding>
@end

@interface ASAuthorizationRequest : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly, strong) id<ASAuthorizationProvider> provider;
@end

@interface ASAuthorizationOpenIDRequest : ASAuthorizationRequest
@property (nonatomic, copy, nullable) NSArray<ASAuthorizationScope> *requestedScopes;
@property (nonatomic, copy, nullable) NSString *state;
@property (nonatomic, copy, nullable) NSString *nonce;
@end

@interface ASAuthorizationAppleIDRequest : ASAuthorizationOpenIDRequest
@property (nonatomic, copy, nullable) NSString *user;
@end

@interface ASAuthorizationAppleIDProvider : NSObject <ASAuthorizationProvider>
- (ASAuthorizationAppleIDRequest *)createRequest;
- (void)getCredentialStateForUserID:(NSString *)userID completion:(void (^)(ASAuthorizationAppleIDProviderCredentialState state, NSError *_Nullable error))completion;
@end

@interface ASAuthorizationAppleIDCredential : NSObject <ASAuthorizationCredential>
@property (nonatomic, readonly, copy) NSString *user;
@property (nonatomic, readonly, copy, nullable) NSString *state;
@property (nonatomic, readonly, copy, nullable) NSString *email;
@property (nonatomic, readonly, copy, nullable) NSData *identityToken;
@property (nonatomic, readonly, copy, nullable) NSData *authorizationCode;
@property (nonatomic, readonly, copy, nullable) NSPersonNameComponents *fullName;
@end

@interface ASAuthorization : NSObject
@property (nonatomic, readonly, strong) id<ASAuthorizationProvider> provider;
@property (nonatomic, readonly, strong) id<ASAuthorizationCredential> credential;
@end

@protocol ASAuthorizationControllerDelegate <NSObject>
@optional
- (void)authorizationController:(ASAuthorizationController *)controller didCompleteWithAuthorization:(ASAuthorization *)authorization;
- (void)authorizationController:(ASAuthorizationController *)controller didCompleteWithError:(NSError *)error;
@end

@protocol ASAuthorizationControllerPresentationContextProviding <NSObject>
- (ASPresentationAnchor)presentationAnchorForAuthorizationController:(ASAuthorizationController *)controller;
@end

@interface ASAuthorizationController : NSObject
- (instancetype)initWithAuthorizationRequests:(NSArray<ASAuthorizationRequest *> *)requests;
@property (nonatomic, readonly, strong) NSArray<ASAuthorizationRequest *> *authorizationRequests;
@property (nonatomic, weak, nullable) id<ASAuthorizationControllerDelegate> delegate;
@property (nonatomic, weak, nullable) id<ASAuthorizationControllerPresentationContextProviding> presentationContextProvider;
- (void)performRequests;
@end
