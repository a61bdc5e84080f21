-- Screens as a device draws them: a form, settings, tabs with a badge, an alert, a collection, dark style.
--
-- Prints the contents of each; with the name of a folder, writes a drawing of each there.
local folder <const> = ...

local function label(text, frame, size, weight)
  local made = objc.UILabel:alloc():initWithFrame_(frame)
  made:setText_(text)
  made:setFont_(objc.UIFont:systemFontOfSize_weight_(size or 17, weight or 0))
  return made
end

local function field(placeholder, frame)
  local made = objc.UITextField:alloc():initWithFrame_(frame)
  made:setBorderStyle_(uikit.UITextBorderStyleRoundedRect)
  made:setPlaceholder_(placeholder)
  return made
end

local function filled_button(title, frame)
  local button = objc.UIButton:alloc():initWithFrame_(frame)
  button:setTitle_forState_(title, 0)
  button:titleLabel():setFont_(objc.UIFont:systemFontOfSize_weight_(17, uikit.UIFontWeightSemibold))
  button:setBackgroundColor_(objc.UIColor:systemBlueColor())
  button:layer():setCornerRadius_(12)
  return button
end

local function show(controller)
  uikit.keyWindow():setRootViewController_(controller)
  runloop.run(0.5)
  return controller
end

local Settings <const> = objc.class("Settings", objc.UITableViewController, function(instance)
  local sections <const> = {
    {title = "Account", {"person.circle", "Name", "Maria"}, {"envelope", "Mail", "maria@example.org"}},
    {title = "Sounds", {"bell", "Ring when a message comes"}, {"play", "Play keys"}},
    {title = "Other", {"info.circle", "About", ""}, {"trash", "Delete everything", ""}},
  }
  function instance:viewDidLoad() self:setTitle_ "Settings" end
  function instance:numberOfSectionsInTableView_() return #sections end
  function instance:tableView_numberOfRowsInSection_(_, section) return #sections[section + 1] end
  function instance:tableView_titleForHeaderInSection_(_, section) return sections[section + 1].title end
  function instance:tableView_cellForRowAtIndexPath_(_, path)
    local symbol, text, detail = table.unpack(sections[path:section() + 1][path:row() + 1])
    local cell = objc.UITableViewCell:alloc():initWithStyle_reuseIdentifier_(
      uikit.UITableViewCellStyleValue1, nil)
    cell:imageView():setImage_(objc.UIImage:systemImageNamed_(symbol))
    cell:textLabel():setText_(text)
    if detail then
      cell:detailTextLabel():setText_(detail)
      cell:setAccessoryType_(uikit.UITableViewCellAccessoryDisclosureIndicator)
    else
      local switch = objc.UISwitch:new()
      switch:setOn_(path:row() == 0)
      cell:setAccessoryView_(switch)
    end
    return cell
  end
end)

local Colours <const> = objc.class("Colours", objc.UIViewController, {protocols = {"UICollectionViewDataSource"}}, function(instance)
  local names <const> = {"Red", "Orange", "Yellow", "Green", "Mint", "Teal", "Cyan", "Blue", "Indigo"}
  function instance:viewDidLoad()
    self:setTitle_ "Colours"
    local layout = objc.UICollectionViewFlowLayout:new()
    layout:setItemSize_ {110, 110}
    layout:setMinimumInteritemSpacing_(12)
    layout:setMinimumLineSpacing_(12)
    layout:setSectionInset_ {16, 16, 16, 16}
    local view = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_(self:view():bounds(), layout)
    view:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "cell")
    view:setDataSource_(self)
    self:view():addSubview_(view)
  end
  function instance:collectionView_numberOfItemsInSection_() return #names end
  function instance:collectionView_cellForItemAtIndexPath_(view, path)
    local cell = view:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", path)
    local name = names[path:item() + 1]
    cell:contentView():setBackgroundColor_(objc.UIColor["system" .. name .. "Color"](objc.UIColor))
    cell:contentView():layer():setCornerRadius_(16)
    local text = label(name, {10, 84, 90, 20}, 15, uikit.UIFontWeightSemibold)
    text:setTextColor_(objc.UIColor:whiteColor())
    cell:contentView():addSubview_(text)
    return cell
  end
end)

local screens <const> = {}

function screens.login()
  local controller = objc.UIViewController:new()
  local view = controller:view()
  view:setBackgroundColor_(objc.UIColor:systemBackgroundColor())
  local title = label("Welcome back", {24, 120, 342, 42}, 34, uikit.UIFontWeightBold)
  local text = label("Sign in to see what your friends have planned for the weekend.", {24, 166, 342, 44})
  text:setNumberOfLines_(0)
  text:setTextColor_(objc.UIColor:secondaryLabelColor())
  local name, secret = field("Mail", {24, 236, 342, 44}), field("Password", {24, 292, 342, 44})
  name:setText_ "maria@example.org"
  secret:setSecureTextEntry_(true)
  local remember = objc.UISwitch:alloc():initWithFrame_ {315, 352, 51, 31}
  remember:setOn_(true)
  local forgotten = objc.UIButton:buttonWithType_(uikit.UIButtonTypeSystem)
  forgotten:setFrame_ {24, 462, 342, 34}
  forgotten:setTitle_forState_("Forgotten your password?", 0)
  for _, part in ipairs {title, text, name, secret, label("Remember me", {24, 356, 200, 24}), remember,
    filled_button("Sign in", {24, 404, 342, 50}), forgotten} do view:addSubview_(part) end
  show(controller)
  secret:becomeFirstResponder()
  uikit.type "secret"
end

function screens.settings(style)
  local settings = Settings:alloc():initWithStyle_(style or uikit.UITableViewStyleInsetGrouped)
  local navigation = objc.UINavigationController:alloc():initWithRootViewController_(objc.UIViewController:new())
  navigation:viewControllers()[1]:setTitle_ "Home"
  navigation:pushViewController_animated_(settings, false)
  settings:navigationItem():setRightBarButtonItem_(
    objc.UIBarButtonItem:alloc():initWithBarButtonSystemItem_target_action_(uikit.UIBarButtonSystemItemDone, nil, nil))
  return show(navigation)
end

function screens.dark()
  uikit.setTraits {style = "dark"}
  screens.settings()
end

function screens.tabs()
  local tabs = objc.UITabBarController:new()
  local pages = {}
  for place, item in ipairs {{"Chats", "message"}, {"Calls", "bell"}, {"Friends", "person.2"}, {"Settings", "gear"}} do
    local page = objc.UITableViewController:alloc():initWithStyle_(0)
    page:setTitle_(item[1])
    local navigation = objc.UINavigationController:alloc():initWithRootViewController_(page)
    navigation:setTabBarItem_(objc.UITabBarItem:alloc():initWithTitle_image_tag_(
      item[1], objc.UIImage:systemImageNamed_(item[2]), place))
    if place == 1 then
      navigation:tabBarItem():setBadgeValue_ "3"
      page:navigationItem():setRightBarButtonItem_(objc.UIBarButtonItem:alloc()
        :initWithBarButtonSystemItem_target_action_(uikit.UIBarButtonSystemItemCompose, nil, nil))
      page:navigationItem():setLeftBarButtonItem_(
        objc.UIBarButtonItem:alloc():initWithTitle_style_target_action_("Edit", 0, nil, nil))
    end
    pages[place] = navigation
  end
  local Chats = objc.class("Chats", objc.NSObject, {protocols = {"UITableViewDataSource"}}, function(instance)
    local chats <const> = {
      {"Anna", "See you at the station at six."}, {"Book club", "Tom: I liked the ending best."},
      {"Jonas", "Thank you!"}, {"Maria", "The pictures of last week are in the album now."},
    }
    function instance:tableView_numberOfRowsInSection_() return #chats end
    function instance:tableView_cellForRowAtIndexPath_(_, path)
      local cell = objc.UITableViewCell:alloc():initWithStyle_reuseIdentifier_(
        uikit.UITableViewCellStyleSubtitle, nil)
      cell:textLabel():setText_(chats[path:row() + 1][1])
      cell:detailTextLabel():setText_(chats[path:row() + 1][2])
      cell:setAccessoryType_(uikit.UITableViewCellAccessoryDisclosureIndicator)
      return cell
    end
  end)
  local source = Chats:new()
  local page = pages[1]:viewControllers()[1]
  objc.setAssociatedObject(page, "source", source, 1)
  local table_view = page:tableView()
  table_view:setRowHeight_(60)
  table_view:setDataSource_(source)
  tabs:setViewControllers_(pages)
  return show(tabs)
end

function screens.alert()
  local tabs = screens.tabs()
  local alert = objc.UIAlertController:alertControllerWithTitle_message_preferredStyle_(
    "Delete this chat?", "Its messages are taken from this phone. Nobody else loses theirs.", 1)
  alert:addAction_(objc.UIAlertAction:actionWithTitle_style_handler_("Cancel", 1, nil))
  alert:addAction_(objc.UIAlertAction:actionWithTitle_style_handler_("Delete", 2, nil))
  tabs:presentViewController_animated_completion_(alert, false, nil)
  runloop.run(0.5)
end

function screens.collection()
  local colours = Colours:new()
  show(objc.UINavigationController:alloc():initWithRootViewController_(colours))
end

local names <const> = {}
for name in pairs(screens) do names[#names + 1] = name end
table.sort(names)
uikit.setSafeAreaInsets {top = 44, left = 0, bottom = 34, right = 0}
local empty <const> = objc.snapshot()
for _, name in ipairs(names) do
  screens[name]()
  local drawing = uikit.render()
  local texts = {}
  for text in drawing:gmatch ">([^<>\n]+)</text>" do
    if #text > 2 and #texts < 4 and text ~= "9:41" then texts[#texts + 1] = text end
  end
  print(name, table.concat(texts, " | "))
  if folder then uikit.render(uikit.keyWindow(), ("%s/%s.svg"):format(folder, name)) end
  objc.restore(empty)
end
