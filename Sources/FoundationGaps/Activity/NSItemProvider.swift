import Foundation
import ObjCRuntime

public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all = 0, team, group, ownProcess }

public protocol NSItemProviderReading: NSObjectProtocol {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

public protocol NSItemProviderWriting: NSObjectProtocol {
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void) -> Progress?
}

/// What is carried by a drag, a paste or an activity: representations by type identifier, made when they are asked for.
open class NSItemProvider: ObjCObject {
    public typealias CompletionHandler = ((any NSSecureCoding)?, (any Error)?) -> Void
    public typealias LoadHandler = (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void
    public enum ErrorCode: Int, Sendable { case unknownError = -1, itemUnavailableError = -1000, unexpectedValueClassError = -1100, unavailableCoercionError = -1200 }
    public enum PreferredPresentationStyle: Int, Sendable { case unspecified = 0, inline, attachment }
    public static let errorDomain = "NSItemProviderErrorDomain"

    private typealias Loader = (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    private var loaders: [(type: String, load: Loader)] = []
    private var object: AnyObject?
    private var items: [String: any NSSecureCoding] = [:]

    open var suggestedName: String?
    open var preferredPresentationSize = CGSize.zero
    open var preferredPresentationStyle: PreferredPresentationStyle = .unspecified
    open var teamData: Data?
    open var previewImageHandler: LoadHandler?
    open var registeredTypeIdentifiers: [String] { loaders.map(\.type) + items.keys.sorted() }

    public override init() { super.init() }

    public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        super.init()
        if let item, let typeIdentifier { items[typeIdentifier] = item }
    }

    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { done in
            do { done(try Data(contentsOf: fileURL), nil) } catch { done(nil, error) }
            return nil
        }
    }

    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        self.object = object
        for type in type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0) }
        }
    }

    open func registerDataRepresentation(forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?) {
        loaders.append((typeIdentifier, loadHandler))
    }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { registeredTypeIdentifiers.contains(typeIdentifier) }

    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }

    private func unavailable(_ type: String) -> NSError {
        NSError(domain: Self.errorDomain, code: ErrorCode.itemUnavailableError.rawValue, userInfo: [NSLocalizedDescriptionKey: "Cannot load representation of type \(type)"])
    }

    @discardableResult open func loadDataRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void) -> Progress {
        guard let loader = loaders.first(where: { $0.type == typeIdentifier }) else {
            completionHandler(nil, unavailable(typeIdentifier))
            return Progress(totalUnitCount: 1)
        }
        return loader.load(completionHandler) ?? Progress(totalUnitCount: 1)
    }

    open func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler? = nil) {
        if let item = items[typeIdentifier] { completionHandler?(item, nil); return }
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in completionHandler?(data.map { $0 as NSData }, error) }
    }

    @discardableResult open func loadObject(ofClass aClass: any NSItemProviderReading.Type, completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void) -> Progress {
        guard let type = aClass.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier) else {
            completionHandler(nil, unavailable(aClass.readableTypeIdentifiersForItemProvider.joined(separator: ", ")))
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do { completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil) } catch { completionHandler(nil, error) }
        }
    }
}
