-- App extensions: the controllers that a new target of Xcode has, run by a test in the place of a host.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("a share extension", function()
  local head = [=[
    #import <UIKit/UIKit.h>
    #import <Social/Social.h>
    @interface ShareViewController : SLComposeServiceViewController
    @end
    @implementation ShareViewController
    - (BOOL)isContentValid { return self.contentText.length > 2; }
    - (void)didSelectPost {
      NSExtensionItem *item = [NSExtensionItem new];
      item.attributedContentText = [[NSAttributedString alloc] initWithString:self.contentText];
      [self.extensionContext completeRequestReturningItems:@[item] completionHandler:^(BOOL expired) { printf("expired %d\n", expired); }];
    }
    - (NSArray *)configurationItems {
      SLComposeSheetConfigurationItem *item = [SLComposeSheetConfigurationItem new];
      item.title = @"Account";
      item.value = @"b";
      printf("%s: %s\n", item.title.UTF8String, item.value.UTF8String);
      return @[item];
    }
    @end
    static NSExtensionContext *begin(ShareViewController *controller, NSString *text) {
      NSExtensionItem *item = [NSExtensionItem new];
      item.attributedContentText = [[NSAttributedString alloc] initWithString:text];
      NSExtensionContext *context = [NSExtensionContext new];
      [context setValue:@[item] forKey:@"inputItems"];
      [controller beginRequestWithExtensionContext:context];
      return context;
    }
  ]=]

  it("has the text of its host, enables its button by isContentValid and returns items", function()
    assert.equal("Account: b\nab 0\n1\nabc\nexpired 0\n", printed([=[
      ShareViewController *sheet = [ShareViewController new];
      NSExtensionContext *context = begin(sheet, @"ab");
      UIWindow *window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
      window.rootViewController = [[UINavigationController alloc] initWithRootViewController:sheet];
      [window makeKeyAndVisible];
      [NSRunLoop.mainRunLoop runUntilDate:[NSDate dateWithTimeIntervalSinceNow:1]];
      UIBarButtonItem *post = sheet.navigationItem.rightBarButtonItem;
      printf("%s %d\n", sheet.contentText.UTF8String, post.enabled);
      [sheet.textView becomeFirstResponder];
      [sheet.textView insertText:@"c"];
      printf("%d\n", post.enabled);
      [UIApplication.sharedApplication sendAction:post.action to:post.target from:post forEvent:nil];
      NSExtensionItem *returned = [[context valueForKey:@"returnedItems"] firstObject];
      printf("%s\n", returned.attributedContentText.string.UTF8String);
      [NSRunLoop.mainRunLoop runUntilDate:[NSDate dateWithTimeIntervalSinceNow:1]];]=], head))
  end)

  it("cancels the request with the user's error", function()
    assert.equal("NSCocoaErrorDomain 3072", printed([=[
      ShareViewController *sheet = [ShareViewController new];
      NSExtensionContext *context = begin(sheet, @"");
      [sheet cancel];
      NSError *error = [context valueForKey:@"cancellationError"];
      printf("%s %ld", error.domain.UTF8String, (long)error.code);]=], head))
  end)
end)

it("a today extension updates its widget and takes the size of its display mode", function()
  assert.equal("0 1 200", printed([=[
    TodayViewController *today = [TodayViewController new];
    NSExtensionContext *context = [NSExtensionContext new];
    [today beginRequestWithExtensionContext:context];
    [today view];
    [today widgetPerformUpdateWithCompletionHandler:^(NCUpdateResult result) { printf("%d ", (int)result); }];
    [today widgetActiveDisplayModeDidChange:context.widgetLargestAvailableDisplayMode
                            withMaximumSize:[context widgetMaximumSizeForDisplayMode:NCWidgetDisplayModeExpanded]];
    printf("%d %g", (int)context.widgetLargestAvailableDisplayMode, today.preferredContentSize.height);
    [[NCWidgetController widgetController] setHasContent:NO forWidgetWithBundleIdentifier:@"x"];]=], [=[
    #import <UIKit/UIKit.h>
    #import <NotificationCenter/NotificationCenter.h>
    @interface TodayViewController : UIViewController <NCWidgetProviding>
    @end
    @implementation TodayViewController
    - (void)viewDidLoad {
      [super viewDidLoad];
      self.extensionContext.widgetLargestAvailableDisplayMode = NCWidgetDisplayModeExpanded;
    }
    - (void)widgetPerformUpdateWithCompletionHandler:(void (^)(NCUpdateResult))handler { handler(NCUpdateResultNewData); }
    - (void)widgetActiveDisplayModeDidChange:(NCWidgetDisplayMode)mode withMaximumSize:(CGSize)size {
      self.preferredContentSize = mode == NCWidgetDisplayModeCompact ? size : CGSizeMake(size.width, 200);
    }
    @end]=]))
end)

it("an action extension reads the items of its host", function()
  assert.equal("public.plain-text a\nreturned 1\n", printed([=[
    NSExtensionItem *item = [NSExtensionItem new];
    item.attachments = @[[[NSItemProvider alloc] initWithItem:@"a" typeIdentifier:@"public.plain-text"]];
    NSExtensionContext *context = [NSExtensionContext new];
    [context setValue:@[item] forKey:@"inputItems"];
    ActionViewController *action = [ActionViewController new];
    [action beginRequestWithExtensionContext:context];
    [action view];
    [NSRunLoop.mainRunLoop runUntilDate:[NSDate dateWithTimeIntervalSinceNow:1]];
    [action done];
    printf("returned %d\n", (int)[[context valueForKey:@"returnedItems"] count]);]=], [=[
    #import <UIKit/UIKit.h>
    @interface ActionViewController : UIViewController
    @end
    @implementation ActionViewController
    - (void)viewDidLoad {
      [super viewDidLoad];
      for (NSExtensionItem *item in self.extensionContext.inputItems)
        for (NSItemProvider *provider in item.attachments)
          if ([provider hasItemConformingToTypeIdentifier:@"public.text"])
            [provider loadItemForTypeIdentifier:@"public.text" options:nil completionHandler:^(NSString *text, NSError *error) {
              printf("%s %s\n", [provider.registeredTypeIdentifiers.firstObject UTF8String], text.UTF8String);
            }];
    }
    - (void)done { [self.extensionContext completeRequestReturningItems:self.extensionContext.inputItems completionHandler:nil]; }
    @end]=]))
end)

it("a notification service extension declares its handler with its type", function()
  assert.equal("t [modified]", printed([=[
    UNMutableNotificationContent *content = [UNMutableNotificationContent new];
    content.title = @"t";
    [[NotificationService new] didReceiveNotificationRequest:[UNNotificationRequest requestWithIdentifier:@"i" content:content trigger:nil]
      withContentHandler:^(UNNotificationContent *delivered) { printf("%s", delivered.title.UTF8String); }];]=], [=[
    #import <UserNotifications/UserNotifications.h>
    #pragma clang diagnostic error "-Wmismatched-parameter-types"
    @interface NotificationService : UNNotificationServiceExtension
    @end
    @implementation NotificationService
    - (void)didReceiveNotificationRequest:(UNNotificationRequest *)request
                       withContentHandler:(void (^)(UNNotificationContent * _Nonnull))contentHandler {
      UNMutableNotificationContent *content = [request.content mutableCopy];
      content.title = [content.title stringByAppendingString:@" [modified]"];
      contentHandler(content);
    }
    @end]=]))
end)

it("a keyboard without a text reads the default traits of its document", function()
  assert.equal("0 0 1", printed([=[
    UIInputViewController *keyboard = [UIInputViewController new];
    [keyboard view];
    id<UITextDocumentProxy> document = keyboard.textDocumentProxy;
    printf("%d %d %d", (int)document.keyboardAppearance, (int)document.keyboardType,
      [document respondsToSelector:@selector(returnKeyType)]);]=], "#import <UIKit/UIKit.h>\n"))
end)
