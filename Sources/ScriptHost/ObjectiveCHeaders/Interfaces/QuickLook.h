@protocol QLPreviewItem <NSObject>
@property (readonly, nullable, nonatomic) NSURL *previewItemURL;
@optional
@property (readonly, nullable, nonatomic) NSString *previewItemTitle;
@end

@protocol QLPreviewControllerDataSource <NSObject>
- (NSInteger)numberOfPreviewItemsInPreviewController:(QLPreviewController *)controller;
- (id<QLPreviewItem>)previewController:(QLPreviewController *)controller previewItemAtIndex:(NSInteger)index;
@end

@protocol QLPreviewControllerDelegate <NSObject>
@optional
- (void)previewControllerWillDismiss:(QLPreviewController *)controller;
- (void)previewControllerDidDismiss:(QLPreviewController *)controller;
- (BOOL)previewController:(QLPreviewController *)controller shouldOpenURL:(NSURL *)url forPreviewItem:(id<QLPreviewItem>)item;
- (CGRect)previewController:(QLPreviewController *)controller frameForPreviewItem:(id<QLPreviewItem>)item inSourceView:(UIView *_Nullable *_Nonnull)view;
- (nullable UIImage *)previewController:(QLPreviewController *)controller transitionImageForPreviewItem:(id<QLPreviewItem>)item contentRect:(CGRect *)rect;
@end

@interface QLPreviewController : UIViewController
+ (BOOL)canPreviewItem:(id<QLPreviewItem>)item;
@property (nonatomic, weak, nullable) id<QLPreviewControllerDataSource> dataSource;
@property (nonatomic, weak, nullable) id<QLPreviewControllerDelegate> delegate;
@property (nonatomic, readonly, nullable) id<QLPreviewItem> currentPreviewItem;
@end
