import Foundation

// corelibs Foundation declares the type and few of its names. Source: Foundation's public names.
extension NSExceptionName {
    public static let genericException = NSExceptionName("NSGenericException")
    public static let rangeException = NSExceptionName("NSRangeException")
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    public static let mallocException = NSExceptionName("NSMallocException")
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
    public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
    public static let portTimeoutException = NSExceptionName("NSPortTimeoutException")
    public static let invalidSendPortException = NSExceptionName("NSInvalidSendPortException")
    public static let invalidReceivePortException = NSExceptionName("NSInvalidReceivePortException")
    public static let portSendException = NSExceptionName("NSPortSendException")
    public static let portReceiveException = NSExceptionName("NSPortReceiveException")
    public static let oldStyleException = NSExceptionName("NSOldStyleException")
    public static let decimalNumberExactnessException = NSExceptionName("NSDecimalNumberExactnessException")
    public static let decimalNumberOverflowException = NSExceptionName("NSDecimalNumberOverflowException")
    public static let decimalNumberUnderflowException = NSExceptionName("NSDecimalNumberUnderflowException")
    public static let decimalNumberDivideByZeroException = NSExceptionName("NSDecimalNumberDivideByZeroException")
    public static let fileHandleOperationException = NSExceptionName("NSFileHandleOperationException")
    public static let invalidArchiveOperationException = NSExceptionName("NSInvalidArchiveOperationException")
    public static let invalidUnarchiveOperationException = NSExceptionName("NSInvalidUnarchiveOperationException")
    public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
    public static let parseErrorException = NSExceptionName("NSParseErrorException")
    public static let characterConversionException = NSExceptionName("NSCharacterConversionException")

    /// Key-value coding's name for a key that the class does not have.
    package static let unknownKey = undefinedKeyException
}
