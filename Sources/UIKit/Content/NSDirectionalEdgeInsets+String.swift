import Foundation

/// The insets in a string such as `{1, 2, 3, 4}`: top, leading, bottom, trailing. Zero for anything else.
public func NSDirectionalEdgeInsetsFromString(_ string: String) -> NSDirectionalEdgeInsets {
    let numbers = string.split { "{}, ".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
    guard numbers.count == 4 else { return .zero }
    return NSDirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
}
