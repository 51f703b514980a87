import Foundation

func NSDirectionalEdgeInsetsFromString(_ s: String) -> NSDirectionalEdgeInsets { .zero }
