#ifndef UNDERSTUDY_RUN_LOOP_H
#define UNDERSTUDY_RUN_LOOP_H

/// Calls `callback` whenever the main run loop is about to wait or leaves a mode, in order of `order` among observers.
void understudy_observe_main_run_loop(long order, void (*callback)(void));

/// Has the main run loop turn once more, wherever it waits.
void understudy_wake_main_run_loop(void);

#endif
