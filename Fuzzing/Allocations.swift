/// How much memory is allocated, as the address sanitizer's hooks see it.
enum Allocations {
    nonisolated(unsafe) private static var current = 0
    nonisolated(unsafe) private static var highest = 0
    private static let isHooked: Bool = {
        __sanitizer_install_malloc_and_free_hooks({ _, size in Allocations.add(size) }, { block in
            if let block { Allocations.add(-__sanitizer_get_allocated_size(block)) }
        }) != 0
    }()

    private static func add(_ size: Int) {
        current += size
        if current > highest { highest = current }
    }

    /// The bytes that `body` has allocated at its highest, beside those that were allocated before.
    static func peak(_ body: () -> Void) -> Int {
        precondition(isHooked, "the sanitizer takes no hooks")
        let before = current
        highest = before
        body()
        return highest - before
    }
}

@_silgen_name("__sanitizer_install_malloc_and_free_hooks")
private func __sanitizer_install_malloc_and_free_hooks(
    _ malloc: @convention(c) (UnsafeRawPointer?, Int) -> Void, _ free: @convention(c) (UnsafeRawPointer?) -> Void) -> CInt

@_silgen_name("__sanitizer_get_allocated_size")
private func __sanitizer_get_allocated_size(_ block: UnsafeRawPointer) -> Int
