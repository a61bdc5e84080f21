internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
package import UIKitRuntime

/// A type of particle that an emitter layer emits.
package final class CAEmitterCell: StoringObject {

  static func define(_ cell: ClassDefinition<CAEmitterCell>) {
    cell.keepsAnyKey()
    cell.classSide.method("emitterCell") { (cls) -> CAEmitterCell in
      try cls.uikit.instance(CAEmitterCell.self, of: cls)
    }
    cell.classSide.method("defaultValueForKey:") { (cls, key: String) -> Value in
      let plain = try cls.uikit.instance(CAEmitterCell.self, of: cls)
      return try plain.keptAlive { try plain.call(cls.runtime.selector("valueForKey:"), key) }
    }
    cell.method("shouldArchiveValueForKey:") { (cell, key: String) -> Bool in
      cell.storedValues?.value(key) != nil
    }
    cell.stored("name", .copy, usual: String?.none)
    cell.stored("enabled", getter: "isEnabled", usual: true)
    // The defaults are those of the documentation.
    for name in [
      "birthRate", "lifetime", "lifetimeRange", "emissionLatitude", "emissionLongitude",
      "emissionRange", "velocity", "velocityRange", "xAcceleration", "yAcceleration",
      "zAcceleration", "scaleRange", "scaleSpeed", "spin", "spinRange", "redRange", "greenRange",
      "blueRange", "alphaRange", "redSpeed", "greenSpeed", "blueSpeed", "alphaSpeed",
      "minificationFilterBias",
    ] { cell.stored(name, usual: 0.0) }
    cell.stored("scale", usual: 1.0)
    cell.stored("contentsScale", usual: 1.0)
    cell.stored("contentsRect", usual: CGRect(x: 0, y: 0, width: 1, height: 1))
    cell.stored("contents", .strong, usual: RuntimeObject?.none)
    cell.stored("color", .strong, usual: UIColor?.none)
    cell.stored("magnificationFilter", .copy, usual: "linear")
    cell.stored("minificationFilter", .copy, usual: "linear")
    cell.stored("emitterCells", .copy, usual: [CAEmitterCell]?.none)
    cell.stored("style", .copy, of: "NSDictionary", usual: Value.none)
  }
}

/// The function that converts the numbers of an animation to a transform.
final class CAValueFunction: RuntimeObject {
  private var name = ""

  static func define(_ function: ClassDefinition<CAValueFunction>) {
    function.classSide.method("functionWithName:") { (cls, name: String) -> CAValueFunction? in
      // Only the functions of CAValueFunction.h.
      let isKnown = ["rotate", "scale", "translate"].contains { kind in
        ["X", "Y", "Z"].contains { name == kind + $0 } || (name == kind && kind != "rotate")
      }
      guard isKnown else { return nil }
      let made = try cls.uikit.instance(CAValueFunction.self, of: cls)
      made.name = name
      return made
    }
    function.readonly("name", .copy) { $0.name }
  }
}

extension UIKitClasses {
  static let emitterCell = NativeClass<CAEmitterCell>(
    "CAEmitterCell", superclass: FoundationClasses.object, CAEmitterCell.define)
  static let valueFunction = NativeClass<CAValueFunction>(
    "CAValueFunction", superclass: FoundationClasses.object, CAValueFunction.define)
}
