import Foundation

/// What a viewer of Interface Builder documents is asked for: a file of JSON, whose path the viewer reads from standard input.
package struct ViewerRequest: Codable, Sendable, Equatable {
    package enum Kind: String, Codable, Sendable {
        case storyboard, xib
    }

    /// The document's path, as messages name it.
    package var path: String
    package var kind: Kind
    /// The folder with the compiled document and the images it names.
    package var bundle: String
    /// The compiled document's name, without its extension.
    package var name: String
    /// Takes one ``ViewerEvent`` a line.
    package var events: String
    package var settings = ViewerSettings()
    package var scenes: [ViewerScene]
    package var task: ViewerTask

    package init(path: String, kind: Kind, bundle: String, name: String, events: String, scenes: [ViewerScene], task: ViewerTask) {
        (self.path, self.kind, self.bundle, self.name) = (path, kind, bundle, name)
        (self.events, self.scenes, self.task) = (events, scenes, task)
    }

    package init(contentsOf file: String) throws {
        self = try JSONDecoder().decode(ViewerRequest.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    }

    package func write(to file: String) throws {
        try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: file))
    }
}

/// What the user has set on the device, beside what the environment says (`UNDERSTUDY_DEVICE` and its like).
package struct ViewerSettings: Codable, Sendable, Equatable {
    package var isDark = false
    package var isLandscape = false
    /// A content size category (`UICTContentSizeCategoryXXL`); nil for the one that devices come with.
    package var textSize: String?
    /// Pixels a point; nil for the device's own.
    package var scale: Double?
    /// Whether views and screens whose class isn't there carry its name.
    package var namesStandIns = true
    /// Width and height of images that may not be there, in points: what is empty stands for them.
    package var imageSizes: [String: [Double]] = [:]

    package init() {}
}

/// What is to be made of the scenes.
package enum ViewerTask: Codable, Sendable, Equatable {
    /// A PNG of each scene, at its `picture`.
    case pictures
    /// One PNG of all.
    case canvas(ViewerCanvas)
    /// The frames of the views that each scene asks for, laid out without those that the document has.
    /// - Parameter systemVersion: of the iOS whose sizes the document was laid out with.
    case frames(systemVersion: Double)
}
