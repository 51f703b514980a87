import CoreFoundationTypes
import Foundation
@_exported import UniformTypeIdentifiers

/// What a function of Core Foundation returns unmanaged. The values are Swift's here, so nobody counts references to them.
public struct UnmanagedValue<Value> {
    private let value: Value
    init(_ value: Value) { self.value = value }
    public func takeRetainedValue() -> Value { value }
    public func takeUnretainedValue() -> Value { value }
    public func release() {}
}

/// The type that a file's ending or a MIME type stands for; a made-up one that keeps the tag where none is declared.
public func UTTypeCreatePreferredIdentifierForTag(_ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?) -> UnmanagedValue<CFString>? {
    let parent = inConformingToUTI.map { UTType(importedAs: $0) }
    let found = UTType(tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: parent)?.identifier
    return UnmanagedValue(found ?? "dyn.\(inTag)")
}

public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> UnmanagedValue<CFString>? {
    let type = UTType(importedAs: inUTI)
    return (inTagClass == kUTTagClassMIMEType ? type.preferredMIMEType : type.preferredFilenameExtension).map { UnmanagedValue($0) }
}

public func UTTypeCopyDescription(_ inUTI: CFString) -> UnmanagedValue<CFString>? { UTType(importedAs: inUTI).localizedDescription.map { UnmanagedValue($0) } }
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool { UTType(importedAs: inUTI).conforms(to: UTType(importedAs: inConformsToUTI)) }
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { inUTI.hasPrefix("dyn.") }
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI) != nil }
