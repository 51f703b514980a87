import Foundation
import CoreGraphics
import QuartzCore
extension CALayer { var cornerRadius: CGFloat { get { 0 } set {} }; var borderWidth: CGFloat { get { 0 } set {} }; var borderColor: CGColor? { get { nil } set {} } }
extension NSAttributedString.Key { static let font = Self("NSFont"); static let foregroundColor = Self("NSColor") }
func NSDirectionalEdgeInsetsFromString(_ s: String) -> NSDirectionalEdgeInsets { .zero }
