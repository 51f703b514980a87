/// Longest increasing subsequence.
enum LongestRun {
    /// Indices of `values`, ascending, whose values ascend; as many as there can be. `values` are distinct.
    static func indices(of values: [Int]) -> [Int] {
        // tails[k]: index of the least value that ends a run of k + 1.
        var tails: [Int] = [], previous = [Int?](repeating: nil, count: values.count)
        for index in values.indices {
            var low = 0, high = tails.count
            while low < high {
                let middle = (low + high) / 2
                if values[tails[middle]] < values[index] { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? tails[low - 1] : nil
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var run: [Int] = [], next = tails.last
        while let index = next {
            run.append(index)
            next = previous[index]
        }
        return run.reversed()
    }
}
