import Testing

@testable import ControlModels
import FoundationCore
@testable import FoundationModels
@testable import SelectorRuntime
import UIKitRuntime

struct CatalogueTests {
  @Test func `the catalogue of UIKit's classes and protocols is correct`() {
    let mistakes = UIKitClasses.catalogue.mistakes
    #expect(mistakes.isEmpty, "UIKit: \(mistakes.joined(separator: "\n"))")
  }

  @Test func `the catalogue of Foundation's classes and protocols is correct`() {
    let mistakes = FoundationClasses.catalogue.mistakes
    #expect(mistakes.isEmpty, "Foundation: \(mistakes.joined(separator: "\n"))")
  }
}
