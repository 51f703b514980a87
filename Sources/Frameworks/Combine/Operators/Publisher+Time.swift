import Foundation

extension Publisher {
    /// Values and the end arrive by `scheduler`, in order.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure> {
        AnyPublisher { subscriber in
            receive(subscriber: Pipe<Output, Failure, Output, Failure>(subscriber) { value, pipe in
                scheduler.schedule(options: options) { pipe.request(pipe.send(value)) }
                return .none
            } end: { completion, pipe in scheduler.schedule(options: options) { pipe.finish(completion) } })
        }
    }

    public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure> {
        AnyPublisher { subscriber in scheduler.schedule(options: options) { receive(subscriber: subscriber) } }
    }

    public func delay<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure> {
        AnyPublisher { subscriber in
            func later(_ body: @escaping () -> Void) { scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance, options: options, body) }
            receive(subscriber: Pipe<Output, Failure, Output, Failure>(subscriber) { value, pipe in
                later { pipe.request(pipe.send(value)) }
                return .none
            } end: { completion, pipe in later { pipe.finish(completion) } })
        }
    }

    /// The newest value, once none has come for `dueTime`.
    public func debounce<S: Scheduler>(for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure> {
        AnyPublisher { subscriber in
            var number = 0, last: Output?
            receive(subscriber: Pipe<Output, Failure, Output, Failure>(subscriber) { value, pipe in
                number += 1
                last = value
                let mine = number
                scheduler.schedule(after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options) {
                    guard mine == number, let value = last else { return }
                    last = nil
                    _ = pipe.send(value)
                }
                return .max(1)
            } end: { completion, pipe in
                if case .finished = completion, let value = last { _ = pipe.send(value) }
                pipe.finish(completion)
            })
        }
    }

    /// One value an interval: the first of it, or the latest at its end.
    public func throttle<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { subscriber in
            var open: S.SchedulerTimeType?, pending: Output?
            receive(subscriber: Pipe<Output, Failure, Output, Failure>(subscriber) { value, pipe in
                let now = scheduler.now
                if open.map({ now < $0 }) ?? false {
                    let isWaiting = pending != nil
                    if latest || !isWaiting { pending = value }
                    if !isWaiting {
                        scheduler.schedule(after: open!) {
                            guard let value = pending else { return }
                            pending = nil
                            open = scheduler.now.advanced(by: interval)
                            _ = pipe.send(value)
                        }
                    }
                    return .max(1)
                }
                open = now.advanced(by: interval)
                return pipe.send(value)
            } end: { $1.finish($0) })
        }
    }

    public func timeout<S: Scheduler>(_ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil, customError: (() -> Failure)? = nil) -> AnyPublisher<Output, Failure> {
        AnyPublisher { subscriber in
            var number = 0
            func watch(_ pipe: Pipe<Output, Failure, Output, Failure>) {
                number += 1
                let mine = number
                scheduler.schedule(after: scheduler.now.advanced(by: interval)) { if mine == number { pipe.finishEarly(customError.map { .failure($0()) } ?? .finished) } }
            }
            let pipe = Pipe<Output, Failure, Output, Failure>(subscriber) { watch($1); return $1.send($0) } end: { number += 1; $1.finish($0) }
            watch(pipe)
            receive(subscriber: pipe)
        }
    }
}
