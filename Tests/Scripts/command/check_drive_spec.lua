--- The standard app of `hookhost check`: the methods that SDKs hook most often are called by it.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")

-- Methods that public SDKs hook: those of tabs, screens, controls, lists, services and the network.
local hooked <const> = {
  {
    "UITabBarController setSelectedIndex:", "UITabBarController setSelectedViewController:",
    "UITabBarController setViewControllers:", "UITabBarController setDelegate:", "UITabBarItem setBadgeValue:",
  },
  {
    "UINavigationController popToRootViewControllerAnimated:", "UINavigationController popToViewController:animated:",
    "UINavigationController setViewControllers:animated:", "UIViewController addChildViewController:",
    "UIViewController removeFromParentViewController", "UINavigationItem setRightBarButtonItem:",
  },
  {
    "UISwitch setOn:", "UISlider setValue:", "UISegmentedControl setSelectedSegmentIndex:", "UIControl setEnabled:",
    "UIButton setImage:forState:", "UIControl sendActionsForControlEvents:", "UITextField setText:", "UITextView setDelegate:",
    "UISearchBar setShowsCancelButton:animated:", "UIResponder canPerformAction:withSender:",
    "UITextField canPerformAction:withSender:", "UIScrollView setContentInset:",
    "UIScrollView setContentOffset:animated:", "UIScrollView scrollRectToVisible:animated:",
    "UIGestureRecognizer addTarget:action:", "UIAlertView show",
    "UIAlertController addAction:", "UIView setBackgroundColor:",
    "+UIView animateWithDuration:animations:completion:", "+UIImage imageWithData:", "+UIFont fontWithName:size:",
  },
  {
    "UITableView insertRowsAtIndexPaths:withRowAnimation:", "UITableView deleteRowsAtIndexPaths:withRowAnimation:",
    "UICollectionView insertItemsAtIndexPaths:", "UICollectionView performBatchUpdates:completion:",
    "UICollectionView setDataSource:", "UITableViewController viewWillAppear:", "UICollectionViewController viewDidLoad",
    "UIPageViewController setViewControllers:direction:animated:completion:",
  },
  {
    "+NSData dataWithContentsOfFile:", "NSFileManager removeItemAtPath:error:", "+NSKeyedArchiver archivedDataWithRootObject:",
    "NSUserDefaults setBool:forKey:", "NSUserDefaults synchronize", "NSBundle localizedStringForKey:value:table:",
    "NSObject performSelector:withObject:afterDelay:",
    "+NSTimer scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:",
    "NSNotificationCenter addObserverForName:object:queue:usingBlock:", "NSNotificationCenter removeObserver:",
    "UIApplication openURL:options:completionHandler:", "UIApplication canOpenURL:",
    "UIApplication beginBackgroundTaskWithName:expirationHandler:", "UIPasteboard setString:",
    "UNUserNotificationCenter requestAuthorizationWithOptions:completionHandler:", "CLLocationManager startUpdatingLocation",
  },
  {
    "NSURLConnection initWithRequest:delegate:", "+NSURLConnection sendSynchronousRequest:returningResponse:error:",
    "NSURLSessionTask cancel", "NSURLSession downloadTaskWithRequest:completionHandler:",
    "WKWebView evaluateJavaScript:completionHandler:", "WKWebView reload", "WKWebView setUIDelegate:",
    "WKUserContentController addScriptMessageHandler:name:",
  },
}

-- The model of an SDK that hooks all of these.
local function model()
  local lines = {}
  for _, methods in ipairs(hooked) do
    for _, method in ipairs(methods) do
      local sign, class, selector = method:match "^(%+?)(%S+) (.+)$"
      lines[#lines + 1] = ("{%q, %q, technique = %q}"):format(class, sign .. selector, "exchange")
    end
  end
  return ("return {{name = %q, methods = {%s}, calls = %q, cmd = %q}}"):format(
    "Everything", table.concat(lines, ",\n"), "original", "kept")
end

describe("the standard app of hookhost check", function()
  local folder
  before_each(function() folder = Folder.new() end)
  after_each(function() folder:remove() end)

  it("calls what SDKs hook, without an exception", function()
    folder:write("sdks.lua", model())
    folder:write("Vendor/Quiet/Quiet.m", "#import <UIKit/UIKit.h>\n@interface Quiet : NSObject\n@end\n@implementation Quiet\n@end\n")
    local report = folder:check "--model sdks.lua --output json"
    assert.matches('"findings": []', report, 1, true)
    local unreached = {}
    for method in report:gmatch '"method": "([^"]+)",%s+"technique"[^}]-"state": "not reached"' do
      if not method:find "everything_" then unreached[#unreached + 1] = method end
    end
    assert.same({}, unreached)
  end)
end)
