#ifndef CTERMINAL_H
#define CTERMINAL_H

// The process's terminal. Turns raw mode on, and off again however the process ends. It is written
// in C because the code of a signal handler must be async-signal-safe. It uses POSIX only, so it is
// the same on each system.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether standard input and standard output are terminals.
bool terminal_is_input(void);
bool terminal_is_output(void);

/// Takes over the terminal: raw mode, alternate screen, reports of pasted text.
/// Standard error is buffered until the terminal is restored, so no message disturbs the screen.
///
/// From the first call on, signals that end or stop the process are handled. terminal_wait reports
/// those that the process can react to. After a crash, the handler restores the terminal, and the
/// process dies of the same signal. Returns an error number, 0 for none.
int terminal_enter(void);

/// Restores the terminal; does nothing if it is not taken over. Async-signal-safe.
void terminal_leave(void);

/// Reads the terminal's size in character cells; 80 by 24 if the terminal does not report it.
void terminal_size(int *columns, int *rows);

/// The events that terminal_wait reports.
typedef struct {
  /// Input is available, or has ended.
  bool has_input;
  /// The size may have changed.
  bool is_resized;
  /// The process was stopped and continues: the terminal must be set up again.
  bool is_continued;
  /// The process should stop until it is continued (SIGTSTP).
  bool should_stop;
  /// The signal that requests the end of the process, or 0.
  int ending_signal;
} terminal_events;

/// Waits for input or a signal, at most for this number of milliseconds. A negative number waits
/// forever.
terminal_events terminal_wait(int milliseconds);

/// Reads the available bytes. Returns their number, 0 at the end of input, or a negative number for
/// an error.
long terminal_read(uint8_t *buffer, size_t size);

/// Writes all bytes. Returns an error number, 0 for none.
int terminal_write(const uint8_t *bytes, size_t count);

/// Restores the terminal and stops the process as Ctrl-Z does. Takes over the terminal again when
/// the process is continued. Returns an error number, 0 for none.
int terminal_suspend(void);

/// Ends the process by a signal, with the default effect of that signal.
void terminal_end_by(int signal_number);

#endif
