import Foundation

/// A list of objects that may be held weakly; one that is gone leaves nil in its place.
open class NSPointerArray: NSObject {
    private struct Slot { weak var weakly: AnyObject?; var strongly: AnyObject? }
    private let isWeak: Bool
    private var slots: [Slot] = []

    public init(options: NSPointerFunctionsOptions) {
        isWeak = options.contains(.weakMemory)
        super.init()
    }

    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
    open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

    open var count: Int {
        get { slots.count }
        set { while slots.count < newValue { slots.append(Slot()) }; slots.removeLast(slots.count - newValue) }
    }
    open var allObjects: [Any] { slots.compactMap { $0.strongly ?? $0.weakly } }

    private func slot(_ pointer: UnsafeMutableRawPointer?) -> Slot {
        let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
        return Slot(weakly: object, strongly: isWeak ? nil : object)
    }

    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { slots.append(slot(pointer)) }
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) { slots.insert(slot(item), at: index) }
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) { slots[index] = slot(item) }
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? { (slots[index].strongly ?? slots[index].weakly).map { Unmanaged.passUnretained($0).toOpaque() } }
    open func removePointer(at index: Int) { slots.remove(at: index) }
    open func compact() { slots.removeAll { $0.strongly == nil && $0.weakly == nil } }
}
