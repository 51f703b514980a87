import NibArchive

/// The name of an element, an attribute or a `key`.
typealias Name = InternedName
/// A key of an archived object.
typealias Key = InternedName
/// Words of attributes and what they stand for.
typealias Words = TextTable<Int>
