@testable import FoundationCore
import FoundationModels
@testable import FoundationText
import SelectorRuntime
import Testing
import VirtualTime

/// Predicate formats: parsing, printing, and evaluation.
@Suite struct `Predicates` {
  private let runtime = Runtime()
  private let world: FoundationWorld

  init() { world = FoundationWorld.make(runtime, runLoop: RunLoop()) }

  private func clause(_ format: String, _ arguments: [Value] = []) throws -> PredicateClause {
    try PredicateParser.clause(format, arguments) { try world.characters(of: $0)?.string }
  }

  private func holds(_ format: String, _ value: Value, _ arguments: Value...) throws -> Bool {
    try PredicateEvaluation(world: world, object: value, variables: [:])
      .holds(clause(format, arguments))
  }

  private func text(_ format: String) throws -> String {
    try PredicateText(
      describe: { try world.description(of: $0) }, textOf: { try world.characters(of: $0) }
    ).text(of: clause(format))
  }

  @Test(
    arguments: [
      ("SELF > 3", 4, true), ("SELF > 3", 3, false), ("SELF >= 3 AND SELF < 5", 4, true),
      ("NOT SELF = 4", 4, false), ("SELF BETWEEN {1, 3}", 3, true), ("SELF IN {1, 2}", 3, false),
      ("SELF + 2 * 3 == 10", 4, true), ("(SELF + 2) * 3 == 18", 4, true), ("SELF != nil", 4, true),
      ("TRUEPREDICATE", 0, true), ("FALSEPREDICATE OR SELF == 1 || SELF == 2", 2, true),
    ] as [(String, Int64, Bool)])
  func `are evaluated for numbers`(_ format: String, _ number: Int64, _ expected: Bool) throws {
    #expect(try holds(format, .integer(number)) == expected)
  }

  @Test(arguments: [
    ("SELF BEGINSWITH 'ab'", true), ("SELF ENDSWITH[c] 'CD'", true), ("SELF CONTAINS 'bc'", true),
    ("SELF LIKE 'a?c*'", true), ("SELF LIKE 'a?c'", false), ("SELF MATCHES '[a-d]+'", true),
    ("SELF MATCHES 'a'", false), ("SELF ==[c] 'ABCD'", true), ("SELF == 'ABCD'", false),
  ])
  func `are evaluated for texts`(_ format: String, _ expected: Bool) throws {
    #expect(try holds(format, .string("abcd")) == expected)
  }

  @Test func `take arguments and key paths`() throws {
    let person = Value.dictionary([
      .init(key: .string("name"), value: .string("Ann")),
      .init(key: .string("ages"), value: .list([.integer(3), .integer(9)])),
    ])
    #expect(try holds("name == %@", person, .string("Ann")))
    #expect(try holds("%K == %@", person, .string("name"), .string("Ann")))
    #expect(try holds("ANY ages > 8", person))
    #expect(try !holds("ALL ages > 8", person))
    #expect(try holds("NONE ages > 9", person))
    #expect(try holds("ages.@count == 2 AND ages[0] == 3", person))
  }

  @Test(arguments: [
    "a == 1", "a == 1 AND b == 2", "(a == 1 OR b == 2) AND c == 3", "NOT a IN {1, 2}",
    "name BEGINSWITH[cd] \"x\"", "SUBQUERY(list, $x, $x > 1).@count > 0", "ANY a.b > 2",
    "a BETWEEN {1, 5}",
  ])
  func `print a format that parses to the same`(_ format: String) throws {
    let printed = try text(format)
    #expect(try text(printed) == printed)
  }

  @Test(arguments: ["SELF >", "AND", "a == ", "(a == 1", "a == 1)", "a ~ 2", "'open", "{1, 2}"])
  func `that are invalid are rejected`(_ format: String) {
    #expect(throws: PredicateParser.Failure.self) { try clause(format) }
  }
}
