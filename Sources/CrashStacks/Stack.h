#ifndef UNDERSTUDY_STACK_H
#define UNDERSTUDY_STACK_H

#include <stdbool.h>
#include <stdint.h>
#include <ucontext.h>

/// What a frame pointer points to, on both architectures. The backtracer believes in none that are aligned otherwise.
typedef struct FrameRecord {
    _Alignas(16) struct FrameRecord *caller;
    uintptr_t return_address;
} FrameRecord;

enum { MostFrames = 128 };

/// The frames of a thread that a signal has interrupted, linked as frame pointers would link them had all code kept some.
typedef struct {
    FrameRecord frames[MostFrames];
    int count;
    /// Where the thread was.
    uintptr_t address;
    /// The walk has come past the signal handler's own frames.
    bool has_begun;
} Stack;

/// Walks from the caller, a signal handler that was given `context`, by the tables for exceptions: they know the C library's frames, too.
void stack_read(Stack *stack, const ucontext_t *context);

/// Has the backtracer find the callers' frames by the registers of the interrupted function. It believes in frames above the stack pointer alone.
/// The thread can't go on after that.
void stack_show_callers(Stack *stack, ucontext_t *context);

/// Loads what walking needs, while it is still allowed to.
void stack_prepare(void);

#endif
