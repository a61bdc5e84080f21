import Testing

@testable import ControlModels
@testable import FoundationModels
@testable import SelectorRuntime

struct ProtocolNamesTests {
  @Test func `the bits of UIKit's protocols are those of their methods' names`() {
    let names = UIKitClasses.catalogue.missingProtocolNames
    #expect(names == nil, "UIKitProtocols.names should be\n\(names.map { "\($0)" } ?? "")")
  }

  @Test func `the bits of Foundation's protocols are those of their methods' names`() {
    let names = FoundationClasses.catalogue.missingProtocolNames
    #expect(names == nil, "FoundationProtocols.names should be\n\(names.map { "\($0)" } ?? "")")
  }
}
