extension Publisher {
    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        guard maxLength > 0 else { return Empty().eraseToAnyPublisher() }
        return piped {
            var rest = maxLength
            return { value, pipe in
                rest -= 1
                let demand = pipe.send(value)
                if rest == 0 { pipe.finishEarly() }
                return demand
            }
        }
    }

    public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        piped { { value, pipe in
            if predicate(value) { return pipe.send(value) }
            pipe.finishEarly()
            return .none
        } }
    }

    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { filter(predicate).prefix(1) }

    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        piped {
            var rest = count
            return { value, pipe in
                if rest == 0 { return pipe.send(value) }
                rest -= 1
                return .max(1)
            }
        }
    }

    public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        piped {
            var isDropping = true
            return { value, pipe in
                isDropping = isDropping && predicate(value)
                return isDropping ? .max(1) : pipe.send(value)
            }
        }
    }

    /// Ends as soon as `publisher` sends a value.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
        AnyPublisher { subscriber in
            let pipe = Pipe<Output, Failure, Output, Failure>(subscriber) { $1.send($0) } end: { $1.finish($0) }
            receive(subscriber: pipe)
            publisher.receive(subscriber: Subscribers.Sink<P.Output, P.Failure>(receiveCompletion: { _ in }, receiveValue: { _ in pipe.finishEarly() }))
        }
    }

    // MARK: At the end

    /// One value when the source has ended.
    private func gathered<State, T>(_ start: State, _ add: @escaping (inout State, Output) -> Void, _ result: @escaping (State) -> T?) -> AnyPublisher<T, Failure> {
        AnyPublisher { subscriber in
            var state = start
            receive(subscriber: Pipe<Output, Failure, T, Failure>(subscriber) { value, _ in
                add(&state, value)
                return .max(1)
            } end: { completion, pipe in
                if case .finished = completion, let value = result(state) { _ = pipe.send(value) }
                pipe.finish(completion)
            })
        }
    }

    public func collect() -> AnyPublisher<[Output], Failure> { gathered([], { $0.append($1) }, { $0 }) }
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> { gathered(initialResult, { $0 = nextPartialResult($0, $1) }, { $0 }) }
    public func count() -> AnyPublisher<Int, Failure> { gathered(0, { count, _ in count += 1 }, { $0 }) }
    public func last() -> AnyPublisher<Output, Failure> { gathered(Output?.none, { $0 = $1 }, { $0 }) }
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> { gathered(true, { $0 = $0 && predicate($1) }, { $0 }) }
    public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> { gathered(false, { $0 = $0 || predicate($1) }, { $0 }) }
    public func ignoreOutput() -> AnyPublisher<Output, Failure> { filter { _ in false } }
    public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
        AnyPublisher { subscriber in
            var isEmpty = true
            receive(subscriber: Pipe<Output, Failure, Output, Failure>(subscriber) { isEmpty = false; return $1.send($0) } end: { completion, pipe in
                if isEmpty, case .finished = completion { _ = pipe.send(output) }
                pipe.finish(completion)
            })
        }
    }

    public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
        AnyPublisher { subscriber in
            var values: [Output] = []
            receive(subscriber: Pipe<Output, Failure, [Output], Failure>(subscriber) { value, pipe in
                values.append(value)
                guard values.count == count else { return .max(1) }
                defer { values = [] }
                return pipe.send(values)
            } end: { completion, pipe in
                if case .finished = completion, !values.isEmpty { _ = pipe.send(values) }
                pipe.finish(completion)
            })
        }
    }
}
