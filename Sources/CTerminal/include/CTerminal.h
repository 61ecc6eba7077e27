#ifndef CTERMINAL_H
#define CTERMINAL_H

// The process's terminal: raw mode on, and off again however the process ends. This is C, because
// what a signal handler does must be async-signal-safe. It is POSIX alone, the same on each system.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether standard input and standard output lead to a terminal.
bool terminal_is_input(void);
bool terminal_is_output(void);

/// Takes the terminal: raw mode, alternate screen, mouse and pasting reported. Standard error is
/// kept back until the terminal is left, so that nothing writes into the screen.
///
/// From the first call on, signals that end or stop the process are handled: those that it can
/// react to by terminal_wait, crashes by leaving the terminal and dying of the same signal.
/// Gives an error number, 0 for none.
int terminal_enter(void);

/// Gives the terminal back as it was; does nothing when it is not taken. Async-signal-safe.
void terminal_leave(void);

/// The terminal's size in character cells; 80 by 24 when it does not say.
void terminal_size(int *columns, int *rows);

/// What terminal_wait has seen.
typedef struct {
  /// There is something to read, or the end of it.
  bool has_input;
  /// The size may be another one.
  bool is_resized;
  /// The process was stopped and goes on: all that was set up is to be set up again.
  bool is_continued;
  /// The process is asked to stop until it is continued (SIGTSTP).
  bool shall_stop;
  /// The signal that asks the process to end, or 0.
  int ending_signal;
} terminal_events;

/// Waits for input or a signal, so many milliseconds at most; without end for a negative number.
terminal_events terminal_wait(int milliseconds);

/// Reads what there is; the number of bytes, 0 at the end, negative when it failed.
long terminal_read(uint8_t *buffer, size_t size);

/// Writes all of it. Gives an error number, 0 for none.
int terminal_write(const uint8_t *bytes, size_t count);

/// Leaves the terminal, stops the process as Ctrl-Z does, and takes the terminal again when it is
/// continued. Gives an error number, 0 for none.
int terminal_suspend(void);

/// Ends the process by a signal, as if it had never been handled.
void terminal_end_by(int signal_number);

#endif
