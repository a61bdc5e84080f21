-- Prints the weather of today.
local url = objc.NSURL:URLWithString_ "https://weather.example/today"
objc.NSURLSession:sharedSession():dataTaskWithURL_completionHandler_(url, function(data, _, problem)
  print(data and objc.unbox(data) or problem:localizedDescription())
end):resume()
runloop.run(60)
