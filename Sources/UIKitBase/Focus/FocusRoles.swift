/// A view that is a focus group of its own by default: a text or a list.
package protocol FocusGroupItem: AnyObject {}

/// A text, which becomes first responder when it receives the focus.
package protocol FocusableText: FocusGroupItem {}

/// A cell of a list, whose delegate receives focus updates with its index path.
package protocol FocusableCell: AnyObject {}
