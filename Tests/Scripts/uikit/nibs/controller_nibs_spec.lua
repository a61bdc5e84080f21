describe("the nib of a controller", function()
  local function reason(call) return select(2, pcall(call)).reason end

  it("is not found by the class's name if the class overrides loadView", function()
    uikit.nib("LoadingPage", {class = "UIView", tag = 7})
    local Page = objc.class("LoadingPageController", objc.UIViewController, function(instance, _, super)
      function instance:loadView() super(self):loadView() end
    end)
    local page = Page:new()
    assert.equal(0, page:view():tag())
  end)

  it("gives a table or collection controller its view", function()
    uikit.nib("TablePage", {class = "UITableView", tag = 5})
    local page = objc.UITableViewController:alloc():initWithNibName_bundle_("TablePage", nil)
    assert.equal(5, page:view():tag())
    assert.same({page, page}, {page:tableView():dataSource(), page:tableView():delegate()})
  end)

  it("must have a root of the controller's class", function()
    uikit.nib("PlainPage", {class = "UIView"})
    local function load(class)
      return reason(function() class:alloc():initWithNibName_bundle_("PlainPage", nil):view() end)
    end
    assert.equal('-[UITableViewController loadView] loaded the "PlainPage" nib but didn\'t get a UITableView.',
      load(objc.UITableViewController))
    assert.equal('-[UICollectionViewController loadView] loaded the "PlainPage" nib but didn\'t get a '
      .. "UICollectionView.", load(objc.UICollectionViewController))
  end)

  it("must exist if it is named", function()
    for _, name in ipairs {
      "UIViewController", "UITableViewController", "UICollectionViewController",
      "UINavigationController", "UITabBarController",
    } do
      assert.matches("^Could not load NIB in bundle: .* with name 'NoSuchNib'$", reason(function()
        objc[name]:alloc():initWithNibName_bundle_("NoSuchNib", nil):view()
      end))
    end
  end)
end)
