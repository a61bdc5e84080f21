/// Foundation's constants by their C names; each file of its area adds them in an extension.
package enum FoundationConstants {}
