// Swift's backtracer follows frame pointers, and the C library keeps none: of a thread that waits it would show one frame. So the stack is
// walked by the tables for exceptions, and what was found is laid out as frame records.
#define _GNU_SOURCE
#include "Stack.h"
#include <stddef.h>
#include <unwind.h>

#if defined(__x86_64__)
enum { FramePointer = 6 };  // as DWARF numbers registers
static uintptr_t address_in(const ucontext_t *context) { return (uintptr_t)context->uc_mcontext.gregs[REG_RIP]; }
static void set(ucontext_t *context, FrameRecord *frame, void *end) {
    context->uc_mcontext.gregs[REG_RBP] = (greg_t)frame;
    context->uc_mcontext.gregs[REG_RSP] = (greg_t)end;
}
#elif defined(__aarch64__)
enum { FramePointer = 29 };
static uintptr_t address_in(const ucontext_t *context) { return (uintptr_t)context->uc_mcontext.pc; }
static void set(ucontext_t *context, FrameRecord *frame, void *end) {
    context->uc_mcontext.regs[29] = (uintptr_t)frame;
    context->uc_mcontext.sp = (uintptr_t)end;
}
#endif

static _Unwind_Reason_Code add(struct _Unwind_Context *context, void *given) {
    Stack *stack = given;
    uintptr_t address = _Unwind_GetIP(context);
    if (!stack->has_begun) stack->has_begun = address == stack->address;
    if (!stack->has_begun) return _URC_NO_REASON;
    if (address == 0) return _URC_END_OF_STACK;
    FrameRecord *frame = &stack->frames[stack->count++];
    frame->return_address = address;
    if (stack->count < MostFrames) {
        frame->caller = &stack->frames[stack->count];
        return _URC_NO_REASON;
    }
    // What is deeper, an endless recursion, has frame pointers of its own.
    frame->caller = (FrameRecord *)_Unwind_GetGR(context, FramePointer);
    return _URC_END_OF_STACK;
}

void stack_read(Stack *stack, const ucontext_t *context) {
    stack->count = 0;
    stack->has_begun = false;
    stack->address = address_in(context);
    _Unwind_Backtrace(add, stack);
    if (stack->count > 0 && stack->count < MostFrames) stack->frames[stack->count - 1].caller = NULL;
}

void stack_show_callers(Stack *stack, ucontext_t *context) {
    if (stack->count > 0) set(context, stack->frames[0].caller, stack);
}

static _Unwind_Reason_Code stop(struct _Unwind_Context *context, void *given) {
    (void)context;
    (void)given;
    return _URC_END_OF_STACK;
}

void stack_prepare(void) { _Unwind_Backtrace(stop, NULL); }
