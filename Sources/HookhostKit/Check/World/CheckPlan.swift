internal import LuaModules

/// The input of a worker: the actors, the scripts of the app, and the limits.
struct CheckPlan {
  let actors: [CheckActor]
  /// The owner of each file.
  let parties: SourceParties
  var drive: String?
  var setup: String?
  /// The limit of one run, in seconds.
  var timeLimit: Double
  /// The limit for reading the sources of one actor, in seconds.
  var readLimit: Double

  var json: JSON {
    var options = SharedOptions()
    let actors = actors.map { $0.json(&options) }
    return .object([
      ("actors", .array(actors)), ("options", options.json), ("drive", drive.map { .text($0) }),
      ("setup", setup.map { .text($0) }), ("timeLimit", JSON(.number(timeLimit))),
      ("readLimit", JSON(.number(readLimit))),
    ])
  }

  /// The plan for the script of a worker, without sources.
  var scriptJSON: JSON {
    let names = actors.map { actor in
      JSON.object([
        ("name", .text(actor.name)), ("model", actor.model == nil ? nil : .flag(true)),
      ])
    }
    return .object([
      ("actors", .array(names)), ("drive", drive.map { .text($0) }),
      ("setup", setup.map { .text($0) }), ("timeLimit", JSON(.number(timeLimit))),
    ])
  }

  init(actors: [CheckActor], _ options: CheckOptions) {
    self.actors = actors
    parties = CheckPlan.parties(of: actors)
    (drive, setup) = (options.settings.drive, options.settings.setup)
    (timeLimit, readLimit) = (options.timeLimit, options.readLimit)
  }

  init?(_ json: JSON) {
    let options = SharedOptions(json["options"])
    guard let actors = json["actors"]?.elements?.compactMap({ CheckActor($0, options) }),
      case .number(let limit)? = json["timeLimit"]?.content,
      case .number(let readLimit)? = json["readLimit"]?.content
    else { return nil }
    self.actors = actors
    parties = CheckPlan.parties(of: actors)
    self.readLimit = readLimit
    (drive, setup, timeLimit) = (json["drive"]?.string, json["setup"]?.string, limit)
  }

  private static func parties(of actors: [CheckActor]) -> SourceParties {
    var owners: [String: String] = [:]
    for actor in actors {
      for path in actor.own { owners[path] = actor.name }
      if let model = actor.model { owners[model.chunkName] = actor.name }
    }
    return SourceParties(owners: owners)
  }
}

/// An installer of an actor: a function without arguments, or a method.
struct CheckInstaller: Equatable {
  /// `+[Class method]`, or the name of a function.
  let name: String
  /// The arguments of the worker's script to call it.
  let call: JSON
  /// Whether it raises after it has installed its hooks.
  var mayRaise = false
  /// Whether it takes hooks away, and is called after the installers of all actors.
  var removes: Bool { call["removes"]?.isTrue ?? false }
  /// Whether it changes methods that only another actor defines.
  var meetsOthers: Bool { call["meetsOthers"]?.isTrue ?? false }
  /// A method or function of the actor that calls it, and may prepare its needs; nil if none.
  var caller: String?

  init?(_ call: JSON) {
    guard let name = call["name"]?.string else { return nil }
    self.name = name
    self.call = call
    mayRaise = call["mayRaise"]?.isTrue ?? false
    caller = call["caller"]?.string
  }

  /// The class whose `+initialize` it runs, by using it.
  var initializedClass: String? {
    call["method"]?.string == "initialize" ? call["class"]?.string : nil
  }

  /// The same use of another class.
  func using(_ cls: String) -> CheckInstaller? {
    guard case .object(let members) = json.content else { return nil }
    let others = members.filter { $0.name != "class" && $0.name != "name" }
    let own: [JSON.Member] = [
      .init("class", .text(cls)), .init("name", .text("+[\(cls) initialize]")),
    ]
    return CheckInstaller(JSON(.object(others + own)))
  }

  var json: JSON {
    guard case .object(let members) = call.content else { return call }
    let others = members.filter { $0.name != "mayRaise" && $0.name != "caller" }
    let called = caller.map { [JSON.Member("caller", .text($0))] } ?? []
    return JSON(.object(others + [.init("mayRaise", .flag(mayRaise))] + called))
  }
}
