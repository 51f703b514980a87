@_exported import CoreFoundationTypes
