/// Foundation's constants by their C names, in extensions beside what they belong to.
package enum FoundationConstants {}
