#ifndef UNDERSTUDY_RUN_LOOP_H
#define UNDERSTUDY_RUN_LOOP_H

/// Calls `callback` whenever the main run loop is about to wait or leaves a mode, in order of `order` among observers.
void understudy_observe_main_run_loop(long order, void (*callback)(void));

/// Makes `mode` one of the common modes of the main run loop, with all that is in them.
void understudy_add_common_mode(const char *mode);

/// Has the innermost run of the main run loop end.
void understudy_leave_main_run_loop(void);

/// Has the main run loop turn once more, wherever it waits.
void understudy_wake_main_run_loop(void);

#endif
