import Foundation

/// A file, or a folder used as one, that a project names.
package struct FileReference: Sendable, Hashable {
    /// Where it lies on disk; for products, only its last component means anything.
    package var url: URL
    /// Xcode's type, such as `sourcecode.swift` or `folder.assetcatalog`; empty when the project doesn't say.
    package var type: String
    /// The folder `xx.lproj` that localises this file, if it lies in one or is a member of a variant group.
    package var localization: String?
    /// The file is made by a target (`BUILT_PRODUCTS_DIR`) or belongs to the system (`SDKROOT`).
    package var place: Place
    /// The object in the project that names it.
    package var objectID: String

    package init(url: URL, type: String = "", localization: String? = nil, place: Place = .source, objectID: String = "") {
        self.url = url
        self.type = type
        self.localization = localization
        self.place = place
        self.objectID = objectID
    }

    package enum Place: Sendable { case source, product, system }

    package var name: String { url.lastPathComponent }
    package var fileExtension: String { url.pathExtension.lowercased() }
    package var isSwift: Bool { fileExtension == "swift" }
    package var isObjectiveC: Bool { ["m", "mm", "c", "cpp", "cc", "cxx", "s"].contains(fileExtension) }
    package var isHeader: Bool { ["h", "hpp", "pch"].contains(fileExtension) }
}
