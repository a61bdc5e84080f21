import Testing

@testable import ControlModels
import FoundationCore
@testable import FoundationModels
@testable import SelectorRuntime

struct CatalogueTests {
  @Test func `what stands beside UIKit's classes and protocols is true`() {
    let mistakes = UIKitClasses.catalogue.mistakes
    #expect(mistakes.isEmpty, "UIKit: \(mistakes.joined(separator: "\n"))")
  }

  @Test func `what stands beside Foundation's classes and protocols is true`() {
    let mistakes = FoundationClasses.catalogue.mistakes
    #expect(mistakes.isEmpty, "Foundation: \(mistakes.joined(separator: "\n"))")
  }
}
