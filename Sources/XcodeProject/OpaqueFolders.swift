/// Folders that count as one file, by the extensions of their names.
package enum OpaqueFolders {
    package static let kinds: Set<String> = ["xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "playground", "scnassets", "docc", "xcodeproj"]
}
