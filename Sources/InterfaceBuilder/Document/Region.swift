/// One nib of a document, as an index into `Document.regions`. Regions nest: a scene holds its view's nib, a table in it
/// the nibs of its prototype cells.
struct Region: Hashable {
    let index: Int32

    /// Not part of any nib: settings of the editor, resources.
    static let none = Region(index: -1)

    struct Info {
        enum Kind {
            case file, scene, view, prototype
        }

        let kind: Kind
        let parent: Region
        let root: Element
        /// Every element of the region whose connections it may have to archive, in document order.
        var connected: [Element] = []
        var described: [Element] = []
    }
}
