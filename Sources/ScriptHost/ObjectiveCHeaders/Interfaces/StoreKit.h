typedef NS_ENUM(NSInteger, SKPaymentTransactionState) {
  SKPaymentTransactionStatePurchasing, SKPaymentTransactionStatePurchased,
  SKPaymentTransactionStateFailed, SKPaymentTransactionStateRestored,
  SKPaymentTransactionStateDeferred
};
typedef NS_ENUM(NSInteger, SKErrorCode) {
  SKErrorUnknown, SKErrorClientInvalid, SKErrorPaymentCancelled, SKErrorPaymentInvalid,
  SKErrorPaymentNotAllowed, SKErrorStoreProductNotAvailable
};
extern NSString *const SKErrorDomain, *const SKStoreProductParameterITunesItemIdentifier;
typedef NSString *SKAdNetworkCoarseConversionValue NS_TYPED_ENUM;
extern SKAdNetworkCoarseConversionValue const SKAdNetworkCoarseConversionValueHigh;
extern SKAdNetworkCoarseConversionValue const SKAdNetworkCoarseConversionValueMedium;
extern SKAdNetworkCoarseConversionValue const SKAdNetworkCoarseConversionValueLow;

@interface SKPayment : NSObject
+ (instancetype)paymentWithProduct:(SKProduct *)product;
@property (nonatomic, copy, nullable, readonly) NSData *requestData;
@end

@interface SKMutablePayment : SKPayment
@property (nonatomic, copy, readwrite) NSString *productIdentifier;
@property (nonatomic, readwrite) NSInteger quantity;
@property (nonatomic, copy, nullable, readwrite) NSData *requestData;
@property (nonatomic, copy, nullable, readwrite) NSString *applicationUsername;
@end

@interface SKProduct : NSObject
@end

@interface SKProductsResponse : NSObject
@property (nonatomic, readonly) NSArray<SKProduct *> *products;
@property (nonatomic, readonly) NSArray<NSString *> *invalidProductIdentifiers;
@end

@protocol SKRequestDelegate <NSObject>
@optional
- (void)requestDidFinish:(SKRequest *)request;
- (void)request:(SKRequest *)request didFailWithError:(NSError *)error;
@end

@protocol SKProductsRequestDelegate <SKRequestDelegate>
- (void)productsRequest:(SKProductsRequest *)request didReceiveResponse:(SKProductsResponse *)response;
@end

@interface SKRequest : NSObject
@property (nonatomic, weak, nullable) id<SKRequestDelegate> delegate;
@end

@interface SKProductsRequest : SKRequest
@property (nonatomic, weak, nullable) id<SKProductsRequestDelegate> delegate;
- (instancetype)initWithProductIdentifiers:(NSSet<NSString *> *)identifiers;
@end

@interface SKReceiptRefreshRequest : SKRequest
- (instancetype)initWithReceiptProperties:(nullable NSDictionary<NSString *, id> *)properties;
@property (nullable, nonatomic, readonly) NSDictionary<NSString *, id> *receiptProperties;
@end

typedef NS_ENUM(NSInteger, SKDownloadState) {
  SKDownloadStateWaiting, SKDownloadStateActive, SKDownloadStatePaused, SKDownloadStateFinished,
  SKDownloadStateFailed, SKDownloadStateCancelled
};
FOUNDATION_EXTERN NSTimeInterval SKDownloadTimeRemainingUnknown;
@interface SKDownload : NSObject
@property (nonatomic, readonly) SKDownloadState state;
@property (nonatomic, readonly) SKDownloadState downloadState;
@property (nonatomic, readonly) NSString *contentIdentifier;
@property (nonatomic, readonly, nullable) NSURL *contentURL;
@property (nonatomic, readonly) NSString *contentVersion;
@property (nonatomic, readonly) long long contentLength;
@property (nonatomic, readonly) long long expectedContentLength;
@property (nonatomic, readonly, nullable) NSError *error;
@property (nonatomic, readonly) float progress;
@property (nonatomic, readonly) NSTimeInterval timeRemaining;
@property (nonatomic, readonly) SKPaymentTransaction *transaction;
+ (nullable NSURL *)contentURLForProductID:(NSString *)identifier;
+ (void)deleteContentForProductID:(NSString *)identifier;
@end

@interface SKPaymentTransaction : NSObject
@property (nonatomic, readonly) NSArray<SKDownload *> *downloads;
@property (nonatomic, readonly, nullable) NSError *error;
@property (nonatomic, readonly, nullable) SKPaymentTransaction *originalTransaction;
@property (nonatomic, readonly, nullable) NSDate *transactionDate;
@property (nonatomic, readonly) SKPaymentTransactionState transactionState;
@end

@protocol SKPaymentTransactionObserver <NSObject>
- (void)paymentQueue:(SKPaymentQueue *)queue updatedTransactions:(NSArray<SKPaymentTransaction *> *)transactions;
@optional
- (void)paymentQueue:(SKPaymentQueue *)queue removedTransactions:(NSArray<SKPaymentTransaction *> *)transactions;
- (void)paymentQueue:(SKPaymentQueue *)queue restoreCompletedTransactionsFailedWithError:(NSError *)error;
- (void)paymentQueueRestoreCompletedTransactionsFinished:(SKPaymentQueue *)queue;
- (void)paymentQueue:(SKPaymentQueue *)queue updatedDownloads:(NSArray<SKDownload *> *)downloads;
@end

@interface SKPaymentQueue : NSObject
+ (instancetype)defaultQueue;
- (void)addPayment:(SKPayment *)payment;
- (void)finishTransaction:(SKPaymentTransaction *)transaction;
- (void)startDownloads:(NSArray<SKDownload *> *)downloads;
- (void)pauseDownloads:(NSArray<SKDownload *> *)downloads;
- (void)resumeDownloads:(NSArray<SKDownload *> *)downloads;
- (void)cancelDownloads:(NSArray<SKDownload *> *)downloads;
- (void)addTransactionObserver:(id<SKPaymentTransactionObserver>)observer;
- (void)removeTransactionObserver:(id<SKPaymentTransactionObserver>)observer;
@property (nonatomic, readonly) NSArray<SKPaymentTransaction *> *transactions;
@property (nonatomic, readonly) NSArray<id<SKPaymentTransactionObserver>> *transactionObservers;
@end

@protocol SKStoreProductViewControllerDelegate <NSObject>
@optional
- (void)productViewControllerDidFinish:(SKStoreProductViewController *)controller;
@end

@interface SKStoreProductViewController : UIViewController
@property (nonatomic, weak, nullable) id<SKStoreProductViewControllerDelegate> delegate;
- (void)loadProductWithParameters:(NSDictionary<NSString *, id> *)parameters completionBlock:(nullable void (^)(BOOL result, NSError *_Nullable error))block;
@end

@interface SKStoreReviewController : NSObject
+ (void)requestReviewInScene:(UIWindowScene *)scene;
@end

@interface SKAdNetwork : NSObject
+ (void)registerAppForAdNetworkAttribution;
+ (void)updateConversionValue:(NSInteger)value;
+ (void)updatePostbackConversionValue:(NSInteger)value completionHandler:(nullable void (^)(NSError *_Nullable error))handler;
+ (void)updatePostbackConversionValue:(NSInteger)value coarseValue:(SKAdNetworkCoarseConversionValue)coarse completionHandler:(nullable void (^)(NSError *_Nullable error))handler;
+ (void)updatePostbackConversionValue:(NSInteger)value coarseValue:(SKAdNetworkCoarseConversionValue)coarse lockWindow:(BOOL)locks completionHandler:(nullable void (^)(NSError *_Nullable error))handler;
@end
