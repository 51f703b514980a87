import Foundation

extension Bundle {
    /// `urls(forResourcesWithExtension:subdirectory:)`, whose elements corelibs gives as NSURL; lowering calls this.
    public func _urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?, localization localizationName: String? = nil) -> [URL]? {
        urls(forResourcesWithExtension: ext, subdirectory: subpath, localization: localizationName)?.map { $0 as URL }
    }

    public class func _urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?, in bundleURL: URL) -> [URL]? {
        urls(forResourcesWithExtension: ext, subdirectory: subpath, in: bundleURL as NSURL)?.map { $0 as URL }
    }
}
