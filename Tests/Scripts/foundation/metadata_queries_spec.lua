-- NSMetadataQuery: it finds nothing, and says so in later turns of the run loop.

describe("a metadata query", function()
  it("ends without results", function()
    local query, events = objc.NSMetadataQuery:new(), {}
    assert.is_false(query:startQuery())
    query:setPredicate_(objc.NSPredicate:predicateWithFormat_("%K LIKE '*'", "kMDItemFSName"))
    for _, name in ipairs {"DidStartGathering", "DidFinishGathering"} do
      objc.NSNotificationCenter:defaultCenter():addObserverForName_object_queue_usingBlock_(
        "NSMetadataQuery" .. name .. "Notification", query, nil, function()
          events[#events + 1] = name .. (query:isGathering() and " gathering" or "")
        end)
    end
    assert.is_true(query:startQuery())
    assert.is_false(query:startQuery())
    assert.same({}, events)
    runloop.run(1)
    assert.same({"DidStartGathering gathering", "DidFinishGathering"}, events)
    assert.same({true, false, 0, 0}, {query:isStarted(), query:isStopped(), query:resultCount(), #query:results()})
  end)

  it("that is stopped says nothing more, and can be started again", function()
    local query, count = objc.NSMetadataQuery:new(), 0
    query:setPredicate_(objc.NSPredicate:predicateWithValue_(true))
    objc.NSNotificationCenter:defaultCenter():addObserverForName_object_queue_usingBlock_(
      "NSMetadataQueryDidFinishGatheringNotification", query, nil, function() count = count + 1 end)
    query:startQuery()
    query:stopQuery()
    runloop.run(1)
    assert.same({0, true}, {count, query:isStopped()})
    query:startQuery()
    runloop.run(1)
    assert.equal(1, count)
  end)
end)
