typedef NS_ENUM(NSInteger, LPErrorCode) {
  LPErrorUnknown = 1, LPErrorMetadataFetchFailed, LPErrorMetadataFetchCancelled,
  LPErrorMetadataFetchTimedOut
};
extern NSErrorDomain const LPErrorDomain;

@interface LPLinkMetadata : NSObject
@property (nonatomic, nullable) NSURL *originalURL;
@property (nonatomic, nullable) NSURL *URL;
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic, nullable) NSItemProvider *iconProvider;
@property (nonatomic, nullable) NSItemProvider *imageProvider;
@property (nonatomic, nullable) NSItemProvider *videoProvider;
@property (nonatomic, nullable) NSURL *remoteVideoURL;
@end

@interface LPLinkView : UIView
- (instancetype)initWithURL:(NSURL *)URL;
- (instancetype)initWithMetadata:(LPLinkMetadata *)metadata;
@property (nonatomic, copy) LPLinkMetadata *metadata;
@end

@interface LPMetadataProvider : NSObject
- (void)startFetchingMetadataForURL:(NSURL *)URL completionHandler:(void (^)(LPLinkMetadata *_Nullable, NSError *_Nullable))completionHandler;
- (void)startFetchingMetadataForRequest:(NSURLRequest *)request completionHandler:(void (^)(LPLinkMetadata *_Nullable, NSError *_Nullable))completionHandler;
- (void)cancel;
@property (nonatomic) BOOL shouldFetchSubresources;
@property (nonatomic) NSTimeInterval timeout;
@end
