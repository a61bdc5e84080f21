-- StoreKit with an empty App Store, and CoreTelephony without a SIM card.

local function observer(named, log)
  return objc.class(named, "NSObject", function(instance)
    function instance:paymentQueue_updatedTransactions_(_, transactions)
      for one in objc.each(transactions) do
        log(("updated %s %d %s"):format(one:payment():productIdentifier(), one:transactionState(),
          one:error() and one:error():code() or "-"))
      end
    end
    function instance:paymentQueue_removedTransactions_(_, transactions) log("removed " .. #transactions) end
    function instance:paymentQueueRestoreCompletedTransactionsFinished_() log "restored" end
    function instance:productsRequest_didReceiveResponse_(_, response)
      log(("products %d, invalid %s"):format(#response:products(),
        table.concat({table.unpack(response:invalidProductIdentifiers())}, " ")))
    end
    function instance:requestDidFinish_() log "finished" end
    function instance:request_didFailWithError_(_, error) log(("failed %s %d"):format(error:domain(), error:code())) end
  end)
end

describe("the App Store, in which nothing is,", function()
  local events, snapshot, mine
  before_each(function()
    snapshot, events = objc.snapshot(), {}
    mine = observer("Shop", function(text) events[#events + 1] = text end):new()
  end)
  after_each(function() objc.restore(snapshot) end)

  it("knows none of the requested products", function()
    local request <close> = objc.SKProductsRequest:alloc():initWithProductIdentifiers_(objc.NSSet:setWithArray_ {"b", "a"})
    request:setDelegate_(mine)
    request:start()
    assert.same({}, events)
    runloop.run(1)
    assert.same({"products 0, invalid a b", "finished"}, events)
  end)

  it("is not reached without a connection, and has no receipt", function()
    local request <close> = objc.SKReceiptRefreshRequest:alloc():initWithReceiptProperties_(nil)
    request:setDelegate_(mine)
    request:start()
    runloop.run(1)
    network.setOffline(true)
    request:start()
    runloop.run(1)
    request:start()
    request:cancel()
    runloop.run(1)
    assert.same({"failed SKErrorDomain 0", "failed NSURLErrorDomain -1009"}, events)
  end)

  it("fails a payment, which stays until it is finished", function()
    local queue = objc.SKPaymentQueue:defaultQueue()
    queue:addTransactionObserver_(mine)
    queue:addPayment_(objc.SKPayment:paymentWithProductIdentifier_ "coins")
    assert.error_matches(function() queue:finishTransaction_(queue:transactions()[1]) end,
      "Cannot finish a purchasing transaction")
    runloop.run(1)
    assert.same({"updated coins 0 -", "updated coins 2 5"}, events)
    assert.equal(1, #queue:transactions())
    queue:finishTransaction_(queue:transactions()[1])
    runloop.run(1)
    assert.equal("removed 1", events[3])
    assert.equal(0, #queue:transactions())
  end)

  it("calls no observer that is deallocated or removed", function()
    local queue = objc.SKPaymentQueue:defaultQueue()
    queue:addTransactionObserver_(mine)
    queue:restoreCompletedTransactions()
    runloop.run(1)
    queue:removeTransactionObserver_(mine)
    queue:addPayment_(objc.SKPayment:paymentWithProductIdentifier_ "coins")
    runloop.run(1)
    assert.same({"restored"}, events)
  end)

  it("copies a payment that can be changed", function()
    local payment = objc.SKMutablePayment:new()
    payment:setProductIdentifier_ "coins"
    payment:setQuantity_(3)
    local copy = payment:copy()
    payment:setQuantity_(4)
    assert.same({3, "coins"}, {copy:quantity(), copy:productIdentifier()})
  end)
end)

describe("a device without a SIM card", function()
  it("has no carrier", function()
    local info <close> = objc.CTTelephonyNetworkInfo:new()
    assert.is_nil(info:subscriberCellularProvider())
    assert.is_nil(info:currentRadioAccessTechnology())
  end)
end)
