/// Keys that only our nibs have: where their objects stand in the document. Whoever doesn't know them passes them over.
package enum NibPlace {
    /// Of the root object: the document's path.
    package static let document = "UnderstudyDocument"
    /// Of a connection or an object with a custom class: its line.
    package static let line = "UnderstudyLine"
    /// Of an object: its id in the document. Only nibs for viewers of documents have it.
    package static let element = "UnderstudyElement"
}
