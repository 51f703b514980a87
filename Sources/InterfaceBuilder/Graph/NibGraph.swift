import NibArchive

/// The objects of one nib, which last as long as it is being made.
package final class NibGraph {
    let arena = Arena()

    package init() {}

    package func node(_ className: InternedName) -> NibNode {
        NibNode(record: arena.keep(NibNode.Record(className: className, arena: .passUnretained(arena))))
    }

    /// The graph below a node, flattened. Once is all it can be.
    package func archive(_ root: NibNode, coderVersion: UInt32 = 10) -> NibArchive {
        withExtendedLifetime(self) { NibArchiver.archive(root, coderVersion: coderVersion) }
    }
}
