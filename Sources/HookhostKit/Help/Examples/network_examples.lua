--- network.respond
do
  local function load(address)
    objc.NSURLSession:sharedSession():dataTaskWithURL_completionHandler_(objc.NSURL:URLWithString_(address),
      function(data, response) print(response and response:statusCode(), data and objc.unbox(data)) end):resume()
    runloop.run(5)
  end
  network.respond("https://api.example/*", {status = 200, body = "hello", delay = 0.5})
  load "https://api.example/greeting" --> 200 hello
end

--- network.requests
do
  network.respond("*", {status = 204})
  objc.NSURLSession:sharedSession():dataTaskWithURL_(objc.NSURL:URLWithString_ "https://api.example/x"):resume()
  runloop.run(1)
  print(network.requests()[1].url) --> https://api.example/x
end

--- network.setOffline
do
  network.setOffline(true)
  objc.NSURLSession:sharedSession():dataTaskWithURL_completionHandler_(
    objc.NSURL:URLWithString_ "https://api.example/x", function(_, _, failure) print(failure:code()) end):resume()
  runloop.run(1) --> -1009
  network.setOffline(false)
end

--- network.isOffline
do
  print(network.isOffline()) --> false
end

--- NetworkAnswer:remove
do
  local answer = network.respond("*", {status = 200})
  print(answer:remove(), answer:remove()) --> true false
end

--- NetworkAnswer:isActive
do
  local answer = network.respond("*", {status = 200})
  print(answer:isActive()) --> true
  answer:remove()
  print(answer:isActive()) --> false
end
