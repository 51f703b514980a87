/// The variables of a solver, in columns.
struct VariableTable {
    var values: ContiguousArray<Double> = []
    var isFixed: ContiguousArray<Bool> = []
    var isNonNegative: ContiguousArray<Bool> = []
    var isAlive: ContiguousArray<Bool> = []
    var component: ContiguousArray<Int32> = []
    var users: ContiguousArray<ContiguousArray<Int32>> = []
    /// Order of making: what a removed variable leaves is used again, so that indices don't tell.
    var age: ContiguousArray<Int> = []
    /// Scratch: place in the list that is being worked on.
    var place: ContiguousArray<Int32> = []
    private var holes: [Int32] = []
    private var made = 0

    mutating func make(nonNegative: Bool) -> Int32 {
        made += 1
        if let index = holes.popLast() {
            let i = Int(index)
            (values[i], isFixed[i], isNonNegative[i], isAlive[i], component[i], age[i]) = (0, false, nonNegative, true, -1, made)
            return index
        }
        values.append(0)
        isFixed.append(false)
        isNonNegative.append(nonNegative)
        isAlive.append(true)
        component.append(-1)
        users.append([])
        age.append(made)
        place.append(-1)
        return Int32(values.count - 1)
    }

    mutating func free(_ index: Int32) {
        isAlive[Int(index)] = false
        users[Int(index)].removeAll()
        holes.append(index)
    }
}

/// The constraints of a solver, in columns; their terms lie in one pool.
struct ConstraintTable {
    var constant: ContiguousArray<Double> = []
    var strength: ContiguousArray<Double> = []
    var relation: ContiguousArray<LayoutSolver.Relation> = []
    var component: ContiguousArray<Int32> = []
    /// Given up in a conflict, until the component changes.
    var isBroken: ContiguousArray<Bool> = []
    /// Order of adding: in a conflict the latest constraint goes.
    var age: ContiguousArray<Int> = []
    private var start: ContiguousArray<Int32> = []
    private var count: ContiguousArray<Int32> = []
    private var pool: ContiguousArray<Entry> = []
    private var holes: [Int32] = []
    private var garbage = 0
    private var made = 0

    struct Entry {
        var variable: Int32
        var coefficient: Double
    }

    mutating func make(_ terms: [LayoutSolver.Term], _ relation: LayoutSolver.Relation, constant: Double, strength: Double) -> Int32 {
        compactIfWasteful()
        let first = Int32(pool.count)
        outer: for term in terms where term.coefficient != 0 {
            for place in Int(first) ..< pool.count where pool[place].variable == term.variable.index {
                pool[place].coefficient += term.coefficient
                continue outer
            }
            pool.append(Entry(variable: term.variable.index, coefficient: term.coefficient))
        }
        let length = Int32(pool.count) - first
        made += 1
        if let index = holes.popLast() {
            let i = Int(index)
            (self.constant[i], self.strength[i], self.relation[i], component[i], isBroken[i], age[i], start[i], count[i]) = (constant, strength, relation, -1, false, made, first, length)
            return index
        }
        self.constant.append(constant)
        self.strength.append(strength)
        self.relation.append(relation)
        component.append(-1)
        isBroken.append(false)
        age.append(made)
        start.append(first)
        count.append(length)
        return Int32(start.count - 1)
    }

    mutating func free(_ index: Int32) {
        garbage += Int(count[Int(index)])
        count[Int(index)] = 0
        component[Int(index)] = -1
        holes.append(index)
    }

    @inline(__always)
    func forEachTerm(of index: Int32, _ body: (Int32, Double) -> Void) {
        let first = Int(start[Int(index)])
        for place in first ..< first + Int(count[Int(index)]) { body(pool[place].variable, pool[place].coefficient) }
    }

    /// The variable of a constraint that has just one.
    func onlyVariable(of index: Int32) -> Int32? { count[Int(index)] == 1 ? pool[Int(start[Int(index)])].variable : nil }

    private mutating func compactIfWasteful() {
        guard garbage > 1024, garbage * 2 > pool.count else { return }
        var packed: ContiguousArray<Entry> = []
        packed.reserveCapacity(pool.count - garbage)
        for index in start.indices {
            let first = Int(start[index])
            start[index] = Int32(packed.count)
            packed.append(contentsOf: pool[first ..< first + Int(count[index])])
        }
        pool = packed
        garbage = 0
    }
}
