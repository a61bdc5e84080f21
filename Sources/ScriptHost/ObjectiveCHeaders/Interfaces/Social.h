typedef NS_ENUM(NSInteger, ACAccountCredentialRenewResult) {
  ACAccountCredentialRenewResultRenewed, ACAccountCredentialRenewResultRejected,
  ACAccountCredentialRenewResultFailed
};
typedef NS_ENUM(int, ACErrorCode) {
  ACErrorUnknown = 1, ACErrorAccountMissingRequiredProperty, ACErrorAccountAuthenticationFailed,
  ACErrorAccountTypeInvalid, ACErrorAccountAlreadyExists, ACErrorAccountNotFound,
  ACErrorPermissionDenied, ACErrorAccessInfoInvalid, ACErrorClientPermissionDenied,
  ACErrorAccessDeniedByProtectionPolicy, ACErrorCredentialNotFound, ACErrorFetchCredentialFailed,
  ACErrorStoreCredentialFailed, ACErrorRemoveCredentialFailed, ACErrorUpdatingNonexistentAccount,
  ACErrorInvalidClientBundleID, ACErrorDeniedByPlugin, ACErrorCoreDataSaveFailed,
  ACErrorFailedSerializingAccountInfo, ACErrorInvalidCommand, ACErrorMissingTransportMessageID,
  ACErrorCredentialItemNotFound, ACErrorCredentialItemNotExpired
};
typedef void (^ACAccountStoreSaveCompletionHandler)(BOOL, NSError *);
typedef void (^ACAccountStoreRemoveCompletionHandler)(BOOL, NSError *);
typedef void (^ACAccountStoreRequestAccessCompletionHandler)(BOOL, NSError *);
typedef void (^ACAccountStoreCredentialRenewalHandler)(ACAccountCredentialRenewResult, NSError *);
extern NSString *const ACAccountTypeIdentifierTwitter, *const ACAccountTypeIdentifierFacebook,
  *const ACAccountTypeIdentifierSinaWeibo, *const ACAccountTypeIdentifierTencentWeibo,
  *const ACAccountTypeIdentifierLinkedIn, *const ACFacebookAppIdKey,
  *const ACFacebookPermissionsKey, *const ACFacebookAudienceKey,
  *const ACFacebookAudienceEveryone, *const ACFacebookAudienceFriends,
  *const ACFacebookAudienceOnlyMe, *const ACLinkedInAppIdKey, *const ACLinkedInPermissionsKey,
  *const ACTencentWeiboAppIdKey, *const ACAccountStoreDidChangeNotification, *const ACErrorDomain;

typedef NS_ENUM(NSInteger, SLRequestMethod) {
  SLRequestMethodGET, SLRequestMethodPOST, SLRequestMethodDELETE, SLRequestMethodPUT
};
typedef NS_ENUM(NSInteger, SLComposeViewControllerResult) {
  SLComposeViewControllerResultCancelled, SLComposeViewControllerResultDone
};
typedef void (^SLRequestHandler)(NSData *, NSHTTPURLResponse *, NSError *);
typedef void (^SLComposeViewControllerCompletionHandler)(SLComposeViewControllerResult);
typedef void (^SLComposeSheetConfigurationItemTapHandler)(void);
extern NSString *const SLServiceTypeTwitter, *const SLServiceTypeFacebook,
  *const SLServiceTypeSinaWeibo, *const SLServiceTypeTencentWeibo, *const SLServiceTypeLinkedIn;

@interface ACAccount : NSObject
- (instancetype)initWithAccountType:(ACAccountType *)type;
@property (nonatomic, readonly, weak) NSString *identifier;
@property (nonatomic) ACAccountType *accountType;
@property (nonatomic, copy) NSString *accountDescription;
@property (nonatomic, copy) NSString *username;
@property (nonatomic, readonly) NSString *userFullName;
@property (nonatomic) ACAccountCredential *credential;
@end

@interface ACAccountType : NSObject
@property (nonatomic, readonly) NSString *accountTypeDescription;
@property (nonatomic, readonly) NSString *identifier;
@property (nonatomic, readonly) BOOL accessGranted;
@end

@interface ACAccountCredential : NSObject
- (instancetype)initWithOAuthToken:(NSString *)token tokenSecret:(NSString *)secret;
- (instancetype)initWithOAuth2Token:(NSString *)token refreshToken:(NSString *)refreshToken expiryDate:(NSDate *)expiryDate;
@property (nonatomic, copy) NSString *oauthToken;
@end

@interface ACAccountStore : NSObject
@property (nonatomic, readonly, weak) NSArray *accounts;
- (ACAccount *)accountWithIdentifier:(NSString *)identifier;
- (ACAccountType *)accountTypeWithAccountTypeIdentifier:(NSString *)typeIdentifier;
- (NSArray *)accountsWithAccountType:(ACAccountType *)accountType;
- (void)saveAccount:(ACAccount *)account withCompletionHandler:(ACAccountStoreSaveCompletionHandler)completionHandler;
- (void)requestAccessToAccountsWithType:(ACAccountType *)accountType withCompletionHandler:(ACAccountStoreRequestAccessCompletionHandler)handler;
- (void)requestAccessToAccountsWithType:(ACAccountType *)accountType options:(NSDictionary *)options completion:(ACAccountStoreRequestAccessCompletionHandler)completion;
- (void)renewCredentialsForAccount:(ACAccount *)account completion:(ACAccountStoreCredentialRenewalHandler)completionHandler;
- (void)removeAccount:(ACAccount *)account withCompletionHandler:(ACAccountStoreRemoveCompletionHandler)completionHandler;
@end

@interface SLRequest : NSObject
+ (SLRequest *)requestForServiceType:(NSString *)serviceType requestMethod:(SLRequestMethod)requestMethod URL:(NSURL *)url parameters:(NSDictionary *)parameters;
@property (nonatomic) ACAccount *account;
@property (nonatomic, readonly) SLRequestMethod requestMethod;
@property (nonatomic, readonly) NSURL *URL;
@property (nonatomic, readonly) NSDictionary *parameters;
- (void)addMultipartData:(NSData *)data withName:(NSString *)name type:(NSString *)type filename:(NSString *)filename;
- (NSURLRequest *)preparedURLRequest;
- (void)performRequestWithHandler:(SLRequestHandler)handler;
@end

@interface SLComposeServiceViewController : UIViewController <UITextViewDelegate>
- (void)presentationAnimationDidFinish;
@property (nonatomic, readonly) UITextView *textView;
@property (nonatomic, readonly) NSString *contentText;
@property (nonatomic, copy) NSString *placeholder;
- (void)didSelectPost;
- (void)didSelectCancel;
- (void)cancel;
- (BOOL)isContentValid;
- (void)validateContent;
@property (nonatomic) NSNumber *charactersRemaining;
- (NSArray *)configurationItems;
- (void)reloadConfigurationItems;
- (void)pushConfigurationViewController:(UIViewController *)viewController;
- (void)popConfigurationViewController;
- (UIView *)loadPreviewView;
@property (nonatomic) UIViewController *autoCompletionViewController;
@end

@interface SLComposeViewController : UIViewController
+ (BOOL)isAvailableForServiceType:(NSString *)serviceType;
+ (SLComposeViewController *)composeViewControllerForServiceType:(NSString *)serviceType;
@property (nonatomic, readonly) NSString *serviceType;
- (BOOL)setInitialText:(NSString *)text;
- (BOOL)addImage:(UIImage *)image;
- (BOOL)removeAllImages;
- (BOOL)addURL:(NSURL *)url;
- (BOOL)removeAllURLs;
@property (nonatomic, copy) SLComposeViewControllerCompletionHandler completionHandler;
@end

@interface SLComposeSheetConfigurationItem : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSString *value;
@property (nonatomic) BOOL valuePending;
@property (nonatomic, copy) SLComposeSheetConfigurationItemTapHandler tapHandler;
@end
