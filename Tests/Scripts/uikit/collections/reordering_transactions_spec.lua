local world

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

describe("a diffable data source's reordering", function()
  it("passes the initial state, the final state and the difference to its handlers", function()
    local layout = objc.UICollectionViewFlowLayout:new()
    local view = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_({0, 0, 390, 600}, layout)
    view:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "cell")
    uikit.keyWindow():addSubview_(view)
    local source = objc.UICollectionViewDiffableDataSource:alloc():initWithCollectionView_cellProvider_(view,
      function(collection, path) return collection:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", path) end)
    local contents = objc.NSDiffableDataSourceSnapshot:new()
    contents:appendSectionsWithIdentifiers_{"fruit", "roots"}
    contents:appendItemsWithIdentifiers_intoSectionWithIdentifier_({"apple", "pear", "plum"}, "fruit")
    contents:appendItemsWithIdentifiers_intoSectionWithIdentifier_({"carrot"}, "roots")
    source:applySnapshot_animatingDifferences_(contents, false)
    runloop.run(0)

    local log = {}
    local function note(word)
      return function(transaction)
        local first = transaction:sectionTransactions()[1]
        log[#log + 1] = {
          word, table.concat(source:snapshot():itemIdentifiers(), " "),
          table.concat(transaction:initialSnapshot():itemIdentifiers(), " "),
          table.concat(transaction:finalSnapshot():itemIdentifiers(), " "),
          #transaction:sectionTransactions(), first:sectionIdentifier(),
          table.concat(first:finalSnapshot():items(), " "), first:difference():hasChanges(),
        }
      end
    end
    local handlers = source:reorderingHandlers()
    handlers:setCanReorderItemHandler_(function() return true end)
    handlers:setWillReorderHandler_(note "will")
    handlers:setDidReorderHandler_(note "did")
    local function at(item) return objc.NSIndexPath:indexPathForItem_inSection_(item, 0) end
    source:collectionView_moveItemAtIndexPath_toIndexPath_(view, at(0), at(2))

    local before, after = "apple pear plum carrot", "pear plum apple carrot"
    assert.same({
      {"will", before, before, after, 1, "fruit", "pear plum apple", true},
      {"did", after, before, after, 1, "fruit", "pear plum apple", true},
    }, log)
  end)
end)

describe("a section snapshot", function()
  it("shows its tree as a text", function()
    local tree = objc.NSDiffableDataSourceSectionSnapshot:new()
    tree:appendItems_{"fruit", "roots"}
    tree:appendItems_intoParentItem_({"apple"}, "fruit")
    tree:expandItems_{"fruit"}
    local lines = tree:visualDescription():gsub("^<[^\n]*>\n", "")
    assert.equal("  - fruit\n    * apple\n  * roots", lines)
  end)
end)
