/// Runs `body`. Nothing is autoreleased off Apple's systems, so there is no pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
