@_exported import CoreGraphics
@_exported import CoreImage
@_exported import Foundation
@_exported import FoundationGaps
@_exported import ObjCRuntime
@_exported import QuartzCore
@_exported import Symbols
