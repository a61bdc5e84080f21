typedef NSString *PKPushType;
extern PKPushType const PKPushTypeVoIP, PKPushTypeComplication, PKPushTypeFileProvider;

@interface PKPushCredentials : NSObject
@property (readonly, copy) PKPushType type;
@property (readonly, copy) NSData *token;
@end

@interface PKPushPayload : NSObject
@property (readonly, copy) PKPushType type;
@property (readonly, copy) NSDictionary *dictionaryPayload;
@end

@protocol PKPushRegistryDelegate <NSObject>
@optional
- (void)pushRegistry:(PKPushRegistry *)registry didUpdatePushCredentials:(PKPushCredentials *)pushCredentials forType:(PKPushType)type;
- (void)pushRegistry:(PKPushRegistry *)registry didReceiveIncomingPushWithPayload:(PKPushPayload *)payload forType:(PKPushType)type;
- (void)pushRegistry:(PKPushRegistry *)registry didReceiveIncomingPushWithPayload:(PKPushPayload *)payload forType:(PKPushType)type withCompletionHandler:(void (^)(void))completion;
- (void)pushRegistry:(PKPushRegistry *)registry didInvalidatePushTokenForType:(PKPushType)type;
@end

@interface PKPushRegistry : NSObject
@property (weak, nullable) id<PKPushRegistryDelegate> delegate;
@property (copy, nullable) NSSet<PKPushType> *desiredPushTypes;
- (nullable NSData *)pushTokenForType:(PKPushType)type;
- (instancetype)initWithQueue:(nullable dispatch_queue_t)queue;
@end
