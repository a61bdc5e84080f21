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
+ (BOOL)canSendMail;
@property (nonatomic, assign, nullable) id<MFMailComposeViewControllerDelegate> mailComposeDelegate;
- (void)setSubject:(NSString *)subject;
- (void)setToRecipients:(nullable NSArray<NSString *> *)recipients;
- (void)setCcRecipients:(nullable NSArray<NSString *> *)recipients;
- (void)setBccRecipients:(nullable NSArray<NSString *> *)recipients;
- (void)setMessageBody:(NSString *)body isHTML:(BOOL)isHTML;
- (void)addAttachmentData:(NSData *)data mimeType:(NSString *)type fileName:(NSString *)name;
@end

@interface MFMessageComposeViewController : UINavigationController
+ (BOOL)canSendText;
+ (BOOL)canSendSubject;
+ (BOOL)canSendAttachments;
@property (nonatomic, assign, nullable) id<MFMessageComposeViewControllerDelegate> messageComposeDelegate;
@property (nonatomic, copy, nullable) NSArray<NSString *> *recipients;
@property (nonatomic, copy, nullable) NSString *body;
@property (nonatomic, copy, nullable) NSString *subject;
- (BOOL)addAttachmentData:(NSData *)data typeIdentifier:(NSString *)type filename:(NSString *)name;
@end
