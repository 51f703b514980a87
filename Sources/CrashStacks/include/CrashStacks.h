#ifndef UNDERSTUDY_CRASH_STACKS_H
#define UNDERSTUDY_CRASH_STACKS_H

/// Has the reports of Swift's backtracer show the whole stack of the thread that crashed. Nothing where there is no backtracer.
void understudy_make_stacks_readable(void);

/// Ends the process as `abort()` does. That of the C library leaves no frames behind that a report of the crash could show.
_Noreturn void understudy_abort(void);

#endif
