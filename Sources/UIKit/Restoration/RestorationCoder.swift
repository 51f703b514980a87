import Foundation

/// The coder that apps write the state of a controller, a view or the app to, and read it from. What it holds is a property list.
///
/// Property-list values stand as they are; other objects as a keyed archive; controllers of the saved tree as references.
final class RestorationCoder: NSCoder, @unchecked Sendable {
    private static let archiveKey = "UIArchive", referenceKey = "UIReference"

    private(set) var values: [String: Any]
    /// Where a controller stands in the saved tree; nil for one that isn't in it.
    private let reference: (AnyObject) -> Int?
    /// The controller that has been restored for a place in the saved tree.
    private let object: (Int) -> Any?

    /// For writing.
    init(reference: @escaping (AnyObject) -> Int? = { _ in nil }) {
        (values, self.reference, object) = ([:], reference, { _ in nil })
        super.init()
    }

    /// For reading.
    init(_ values: [String: Any], object: @escaping (Int) -> Any? = { _ in nil }) {
        (self.values, self.object, reference) = (values, object, { _ in nil })
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { values[key] != nil }

    // MARK: Writing

    override func encode(_ object: Any?, forKey key: String) {
        guard let object else { return }
        if let place = reference(object as AnyObject) {
            values[key] = [Self.referenceKey: place]
        } else if PropertyListSerialization.propertyList(object, isValidFor: .binary) {
            values[key] = object
        } else if let coded = (object as? any NSCoding) ?? (object as AnyObject) as? any NSCoding, !(object is UIResponder) {
            do { values[key] = [Self.archiveKey: try NSKeyedArchiver.archivedData(withRootObject: coded, requiringSecureCoding: false)] } catch {
                Log.note("State restoration: '\(key)', a \(type(of: object)), can't be archived: \(error)")
            }
        } else {
            Log.note("State restoration: '\(key)', a \(type(of: object)), is no object that can be archived, and isn't saved.")
        }
    }

    override func encode(_ value: Bool, forKey key: String) { values[key] = value }
    override func encode(_ value: Int32, forKey key: String) { values[key] = Int(value) }
    override func encode(_ value: Int64, forKey key: String) { values[key] = Int(value) }
    override func encode(_ value: Int, forKey key: String) { values[key] = value }
    override func encode(_ value: Float, forKey key: String) { values[key] = Double(value) }
    override func encode(_ value: Double, forKey key: String) { values[key] = value }

    // MARK: Reading

    override func decodeObject(forKey key: String) -> Any? {
        guard let value = values[key] else { return nil }
        guard let box = value as? [String: Any], box.count == 1 else { return value }
        if let place = box[Self.referenceKey] as? Int { return object(place) }
        guard let data = box[Self.archiveKey] as? Data else { return value }
        do { return try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) } catch {
            Log.note("State restoration: '\(key)' can't be read back: \(error)")
            return nil
        }
    }

    private func number(_ key: String) -> NSNumber? { values[key] as? NSNumber ?? (values[key] as? Int).map(NSNumber.init(value:)) ?? (values[key] as? Double).map(NSNumber.init(value:)) }

    override func decodeBool(forKey key: String) -> Bool { values[key] as? Bool ?? number(key)?.boolValue ?? false }
    override func decodeInteger(forKey key: String) -> Int { number(key)?.intValue ?? 0 }
    override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: decodeInteger(forKey: key)) }
    override func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }
    override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
    override func decodeDouble(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }
}
