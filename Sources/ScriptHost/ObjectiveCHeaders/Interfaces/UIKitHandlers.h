typedef void (^UIActivityViewControllerCompletionHandler)(UIActivityType _Nullable activityType, BOOL completed);
typedef void (^UIActivityViewControllerCompletionWithItemsHandler)(UIActivityType _Nullable activityType, BOOL completed, NSArray *_Nullable returnedItems, NSError *_Nullable activityError);
typedef void (^UIButtonConfigurationUpdateHandler)(__kindof UIButton *button);
typedef void (^UITableViewCellConfigurationUpdateHandler)(__kindof UITableViewCell *cell, UICellConfigurationState *state);
typedef void (^UICollectionViewCellConfigurationUpdateHandler)(__kindof UICollectionViewCell *cell, UICellConfigurationState *state);
typedef UIColor *_Nonnull (^UIConfigurationColorTransformer)(UIColor *color);
typedef NSDictionary<NSAttributedStringKey, id> *_Nonnull (^UIConfigurationTextAttributesTransformer)(NSDictionary<NSAttributedStringKey, id> *textAttributes);
typedef void (^NSCollectionLayoutSectionVisibleItemsInvalidationHandler)(NSArray *visibleItems, CGPoint contentOffset, id<NSCollectionLayoutEnvironment> layoutEnvironment);
typedef UICollectionReusableView *_Nullable (^UICollectionViewDiffableDataSourceSupplementaryViewProvider)(UICollectionView *collectionView, NSString *elementKind, NSIndexPath *indexPath);
typedef UISwipeActionsConfiguration *_Nullable (^UICollectionLayoutListSwipeActionsConfigurationProvider)(NSIndexPath *indexPath);

@interface UIActivityViewController (Handlers)
@property (nullable, nonatomic, copy) UIActivityViewControllerCompletionHandler completionHandler;
@property (nullable, nonatomic, copy) UIActivityViewControllerCompletionWithItemsHandler completionWithItemsHandler;
@end

@interface UIButton (Handlers)
@property (nullable, nonatomic, copy) UIButtonConfigurationUpdateHandler configurationUpdateHandler;
@end

@interface UITableViewCell (Handlers)
@property (nullable, nonatomic, copy) UITableViewCellConfigurationUpdateHandler configurationUpdateHandler;
@end

@interface UICollectionViewCell (Handlers)
@property (nullable, nonatomic, copy) UICollectionViewCellConfigurationUpdateHandler configurationUpdateHandler;
@end

@interface UIButtonConfiguration (Handlers)
@property (nullable, nonatomic, copy) UIConfigurationColorTransformer imageColorTransformer;
@property (nullable, nonatomic, copy) UIConfigurationColorTransformer activityIndicatorColorTransformer;
@property (nullable, nonatomic, copy) UIConfigurationTextAttributesTransformer titleTextAttributesTransformer;
@property (nullable, nonatomic, copy) UIConfigurationTextAttributesTransformer subtitleTextAttributesTransformer;
@end

@interface UIBackgroundConfiguration (Handlers)
@property (nullable, nonatomic, copy) UIConfigurationColorTransformer backgroundColorTransformer;
@property (nullable, nonatomic, copy) UIConfigurationColorTransformer strokeColorTransformer;
@end

@interface NSCollectionLayoutSection (Handlers)
@property (nullable, nonatomic, copy) NSCollectionLayoutSectionVisibleItemsInvalidationHandler visibleItemsInvalidationHandler;
@end

@interface NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> : NSObject <NSCopying>
@end

@interface NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> : NSObject <NSCopying>
@end

@interface UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType> : NSObject <UICollectionViewDataSource>
@property (nullable, nonatomic, copy) UICollectionViewDiffableDataSourceSupplementaryViewProvider supplementaryViewProvider;
@end

@interface UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType> : NSObject <UITableViewDataSource>
@end

@interface UICollectionLayoutListConfiguration (Handlers)
@property (nullable, nonatomic, copy) UICollectionLayoutListSwipeActionsConfigurationProvider leadingSwipeActionsConfigurationProvider;
@property (nullable, nonatomic, copy) UICollectionLayoutListSwipeActionsConfigurationProvider trailingSwipeActionsConfigurationProvider;
@end

@interface UINavigationItem (Handlers)
@property (nullable, nonatomic, copy) UIMenu *_Nullable (^titleMenuProvider)(NSArray<UIMenuElement *> *suggestedActions);
@end

@interface UIDragItem (Handlers)
@property (nullable, nonatomic, copy) UIDragPreview *_Nullable (^previewProvider)(void);
@end

@interface UIViewController (Overrides)
@property (nonatomic, readonly) id<UITraitOverrides> traitOverrides;
@end

@interface UIView (Overrides)
@property (nonatomic, readonly) id<UITraitOverrides> traitOverrides;
@end

@interface UIWindowScene (Overrides)
@property (nonatomic, readonly) id<UITraitOverrides> traitOverrides;
@end
