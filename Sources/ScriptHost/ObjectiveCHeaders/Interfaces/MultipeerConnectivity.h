typedef NS_ENUM(NSInteger, MCErrorCode) {
  MCErrorUnknown, MCErrorNotConnected, MCErrorInvalidParameter, MCErrorUnsupported,
  MCErrorTimedOut, MCErrorCancelled, MCErrorUnavailable
};
typedef NS_ENUM(NSInteger, MCSessionSendDataMode) {
  MCSessionSendDataReliable, MCSessionSendDataUnreliable
};
typedef NS_ENUM(NSInteger, MCSessionState) {
  MCSessionStateNotConnected, MCSessionStateConnecting, MCSessionStateConnected
};
typedef NS_ENUM(NSInteger, MCEncryptionPreference) {
  MCEncryptionOptional, MCEncryptionRequired, MCEncryptionNone
};
extern NSString *const MCErrorDomain;
extern NSUInteger const kMCSessionMinimumNumberOfPeers, kMCSessionMaximumNumberOfPeers;

@interface MCPeerID : NSObject
- (instancetype)initWithDisplayName:(NSString *)myDisplayName;
@property (nonatomic, readonly) NSString *displayName;
@end

@protocol MCSessionDelegate <NSObject>
@optional
- (void)session:(MCSession *)session peer:(MCPeerID *)peerID didChangeState:(MCSessionState)state;
- (void)session:(MCSession *)session didReceiveData:(NSData *)data fromPeer:(MCPeerID *)peerID;
- (void)session:(MCSession *)session didReceiveStream:(NSInputStream *)stream withName:(NSString *)streamName fromPeer:(MCPeerID *)peerID;
- (void)session:(MCSession *)session didStartReceivingResourceWithName:(NSString *)resourceName fromPeer:(MCPeerID *)peerID withProgress:(NSProgress *)progress;
- (void)session:(MCSession *)session didFinishReceivingResourceWithName:(NSString *)resourceName fromPeer:(MCPeerID *)peerID atURL:(nullable NSURL *)localURL withError:(nullable NSError *)error;
- (void)session:(MCSession *)session didReceiveCertificate:(nullable NSArray *)certificate fromPeer:(MCPeerID *)peerID certificateHandler:(void (^)(BOOL))certificateHandler;
@end

@interface MCSession : NSObject
- (instancetype)initWithPeer:(MCPeerID *)myPeerID;
- (instancetype)initWithPeer:(MCPeerID *)myPeerID securityIdentity:(nullable NSArray *)identity encryptionPreference:(MCEncryptionPreference)encryptionPreference;
- (BOOL)sendData:(NSData *)data toPeers:(NSArray<MCPeerID *> *)peerIDs withMode:(MCSessionSendDataMode)mode error:(NSError **)error;
- (void)disconnect;
- (nullable NSProgress *)sendResourceAtURL:(NSURL *)resourceURL withName:(NSString *)resourceName toPeer:(MCPeerID *)peerID withCompletionHandler:(void (^_Nullable)(NSError *_Nullable))completionHandler;
- (nullable NSOutputStream *)startStreamWithName:(NSString *)streamName toPeer:(MCPeerID *)peerID error:(NSError **)error;
@property (nonatomic, weak, nullable) id<MCSessionDelegate> delegate;
@property (nonatomic, readonly) MCPeerID *myPeerID;
@property (nonatomic, readonly, nullable) NSArray *securityIdentity;
@property (nonatomic, readonly) MCEncryptionPreference encryptionPreference;
@property (nonatomic, readonly) NSArray<MCPeerID *> *connectedPeers;
- (void)nearbyConnectionDataForPeer:(MCPeerID *)peerID withCompletionHandler:(void (^)(NSData *_Nullable, NSError *_Nullable))completionHandler;
- (void)connectPeer:(MCPeerID *)peerID withNearbyConnectionData:(NSData *)data;
- (void)cancelConnectPeer:(MCPeerID *)peerID;
@end

@protocol MCNearbyServiceAdvertiserDelegate <NSObject>
@optional
- (void)advertiser:(MCNearbyServiceAdvertiser *)advertiser didReceiveInvitationFromPeer:(MCPeerID *)peerID withContext:(nullable NSData *)context invitationHandler:(void (^)(BOOL, MCSession *_Nullable))invitationHandler;
- (void)advertiser:(MCNearbyServiceAdvertiser *)advertiser didNotStartAdvertisingPeer:(NSError *)error;
@end

@interface MCNearbyServiceAdvertiser : NSObject
- (instancetype)initWithPeer:(MCPeerID *)myPeerID discoveryInfo:(nullable NSDictionary<NSString *, NSString *> *)info serviceType:(NSString *)serviceType;
- (void)startAdvertisingPeer;
- (void)stopAdvertisingPeer;
@property (nonatomic, weak, nullable) id<MCNearbyServiceAdvertiserDelegate> delegate;
@property (nonatomic, readonly) MCPeerID *myPeerID;
@property (nonatomic, readonly, nullable) NSDictionary<NSString *, NSString *> *discoveryInfo;
@property (nonatomic, readonly) NSString *serviceType;
@end

@protocol MCNearbyServiceBrowserDelegate <NSObject>
@optional
- (void)browser:(MCNearbyServiceBrowser *)browser foundPeer:(MCPeerID *)peerID withDiscoveryInfo:(nullable NSDictionary<NSString *, NSString *> *)info;
- (void)browser:(MCNearbyServiceBrowser *)browser lostPeer:(MCPeerID *)peerID;
- (void)browser:(MCNearbyServiceBrowser *)browser didNotStartBrowsingForPeers:(NSError *)error;
@end

@interface MCNearbyServiceBrowser : NSObject
- (instancetype)initWithPeer:(MCPeerID *)myPeerID serviceType:(NSString *)serviceType;
- (void)startBrowsingForPeers;
- (void)stopBrowsingForPeers;
- (void)invitePeer:(MCPeerID *)peerID toSession:(MCSession *)session withContext:(nullable NSData *)context timeout:(NSTimeInterval)timeout;
@property (nonatomic, weak, nullable) id<MCNearbyServiceBrowserDelegate> delegate;
@property (nonatomic, readonly) MCPeerID *myPeerID;
@property (nonatomic, readonly) NSString *serviceType;
@end

@protocol MCAdvertiserAssistantDelegate <NSObject>
@optional
- (void)advertiserAssistantWillPresentInvitation:(MCAdvertiserAssistant *)advertiserAssistant;
- (void)advertiserAssistantDidDismissInvitation:(MCAdvertiserAssistant *)advertiserAssistant;
@end

@interface MCAdvertiserAssistant : NSObject
- (instancetype)initWithServiceType:(NSString *)serviceType discoveryInfo:(nullable NSDictionary<NSString *, NSString *> *)info session:(MCSession *)session;
- (void)start;
- (void)stop;
@property (nonatomic, weak, nullable) id<MCAdvertiserAssistantDelegate> delegate;
@property (nonatomic, readonly) MCSession *session;
@property (nonatomic, readonly, nullable) NSDictionary<NSString *, NSString *> *discoveryInfo;
@property (nonatomic, readonly) NSString *serviceType;
@end

@protocol MCBrowserViewControllerDelegate <NSObject>
@optional
- (void)browserViewControllerDidFinish:(MCBrowserViewController *)browserViewController;
- (void)browserViewControllerWasCancelled:(MCBrowserViewController *)browserViewController;
- (BOOL)browserViewController:(MCBrowserViewController *)browserViewController shouldPresentNearbyPeer:(MCPeerID *)peerID withDiscoveryInfo:(nullable NSDictionary<NSString *, NSString *> *)info;
@end

@interface MCBrowserViewController : UIViewController <MCNearbyServiceBrowserDelegate>
- (instancetype)initWithServiceType:(NSString *)serviceType session:(MCSession *)session;
- (instancetype)initWithBrowser:(MCNearbyServiceBrowser *)browser session:(MCSession *)session;
@property (nonatomic, weak, nullable) id<MCBrowserViewControllerDelegate> delegate;
@property (nonatomic, readonly, nullable) MCNearbyServiceBrowser *browser;
@property (nonatomic, readonly) MCSession *session;
@property (nonatomic) NSUInteger minimumNumberOfPeers;
@property (nonatomic) NSUInteger maximumNumberOfPeers;
@end
