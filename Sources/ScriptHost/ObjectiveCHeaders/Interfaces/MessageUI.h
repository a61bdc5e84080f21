typedef NS_ENUM(NSInteger, MFMailComposeResult) {
  MFMailComposeResultCancelled, MFMailComposeResultSaved, MFMailComposeResultSent,
  MFMailComposeResultFailed
};
typedef NS_ENUM(NSInteger, MessageComposeResult) {
  MessageComposeResultCancelled, MessageComposeResultSent, MessageComposeResultFailed
};

@protocol MFMailComposeViewControllerDelegate <NSObject>
@optional
- (void)mailComposeController:(MFMailComposeViewController *)controller didFinishWithResult:(MFMailComposeResult)result error:(nullable NSError *)error;
@end

@protocol MFMessageComposeViewControllerDelegate <NSObject>
- (void)messageComposeViewController:(MFMessageComposeViewController *)controller didFinishWithResult:(MessageComposeResult)result;
@end

@interface MFMailComposeViewController : UINavigationController
@property (nonatomic, assign, nullable) id<MFMailComposeViewControllerDelegate> mailComposeDelegate;
- (void)setSubject:(NSString *)subject;
- (void)addAttachmentData:(NSData *)data mimeType:(NSString *)type fileName:(NSString *)name;
@end

@interface MFMessageComposeViewController : UINavigationController
@property (nonatomic, assign, nullable) id<MFMessageComposeViewControllerDelegate> messageComposeDelegate;
- (BOOL)addAttachmentData:(NSData *)data typeIdentifier:(NSString *)type filename:(NSString *)name;
@end
