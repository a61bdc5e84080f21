@protocol SFSafariViewControllerDelegate <NSObject>
@optional
- (void)safariViewControllerDidFinish:(SFSafariViewController *)controller;
@end

@interface SFSafariViewController : UIViewController
- (instancetype)initWithURL:(NSURL *)url;
@property (nonatomic, weak, nullable) id<SFSafariViewControllerDelegate> delegate;
@property (nonatomic, nullable) UIColor *preferredBarTintColor;
@property (nonatomic, nullable) UIColor *preferredControlTintColor;
@end
