#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

// Alternate screen, no wrapping at the right edge, pasted text in brackets.
static const char enter_sequence[] = "\033[?1049h\033[?7l\033[?2004h\033[?25l";
// Plain characters, then everything above undone in reverse order. The screen is blanked first,
// because tmux 3.3 restores part of it if the terminal was enlarged in the meantime.
static const char leave_sequence[] =
    "\033[0m\033[2J\033[?2004l\033[?7h\033[?25h\033[?1049l";

static struct termios original_settings;
static volatile sig_atomic_t is_taken;

// MARK: - Standard error

// While the terminal is taken over, standard error goes to an unnamed file. The original descriptor
// is kept.
static int buffered_errors = -1;
static int original_errors = -1;

static void buffer_errors(void) {
  if (!isatty(STDERR_FILENO)) return;
  char path[] = "/tmp/archbench-XXXXXX";
  int file = mkstemp(path);
  if (file < 0) return;
  unlink(path);
  int real = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (real < 0 || dup2(file, STDERR_FILENO) < 0) {
    if (real >= 0) close(real);
    close(file);
    return;
  }
  fcntl(file, F_SETFD, FD_CLOEXEC);
  buffered_errors = file;
  original_errors = real;
}

static bool write_all(int descriptor, const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    ssize_t written = write(descriptor, next, count);
    if (written >= 0) {
      next += written;
      count -= (size_t)written;
    } else if (errno == EAGAIN) {
      // Another program that shares the terminal has made it non-blocking.
      struct pollfd request = {.fd = descriptor, .events = POLLOUT};
      if (poll(&request, 1, 1000) == 0) return false;
    } else if (errno != EINTR) {
      return false;
    }
  }
  return true;
}

static void restore_errors(void) {
  if (buffered_errors < 0) return;
  dup2(original_errors, STDERR_FILENO);
  lseek(buffered_errors, 0, SEEK_SET);
  char bytes[1024];
  ssize_t count;
  while ((count = read(buffered_errors, bytes, sizeof bytes)) > 0)
    write_all(STDERR_FILENO, bytes, (size_t)count);
  close(buffered_errors);
  close(original_errors);
  buffered_errors = original_errors = -1;
}

// MARK: - Signals

// Signals that the process reacts to. Their handler only writes the signal number into a pipe.
static const int handled_signals[] = {SIGWINCH, SIGCONT, SIGTSTP, SIGINT, SIGTERM, SIGHUP};
// Signals that end the process at once.
static const int crash_signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP,
                                    SIGABRT, SIGFPE, SIGSYS, SIGQUIT};
enum { handled_count = sizeof handled_signals / sizeof *handled_signals };
enum { crash_count = sizeof crash_signals / sizeof *crash_signals };

static struct sigaction previous_actions[crash_count];
static int signal_pipe[2] = {-1, -1};

static void forward_signal(int number) {
  int error = errno;
  unsigned char byte = (unsigned char)number;
  // If the pipe is full, it already holds enough signals.
  (void)!write(signal_pipe[1], &byte, 1);
  errno = error;
}

static void handle_crash(int number) {
  terminal_leave();
  // The previous handler runs now, such as a backtrace printer; without one, the signal kills.
  for (int i = 0; i < crash_count; i++)
    if (crash_signals[i] == number) sigaction(number, &previous_actions[i], NULL);
  raise(number);
}

static void handle(int number, void (*handler)(int), int flags, struct sigaction *old) {
  struct sigaction action = {.sa_flags = flags};
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, old);
}

static int handle_signals(void) {
  if (signal_pipe[0] >= 0) return 0;
  if (pipe(signal_pipe) != 0) return errno;
  for (int i = 0; i < 2; i++) {
    fcntl(signal_pipe[i], F_SETFD, FD_CLOEXEC);
    fcntl(signal_pipe[i], F_SETFL, O_NONBLOCK);
  }
  // After a stack overflow, the stack has no room for a handler.
  static char alternate_stack[65536];
  stack_t stack = {.ss_sp = alternate_stack, .ss_size = sizeof alternate_stack};
  sigaltstack(&stack, NULL);
  for (int i = 0; i < handled_count; i++)
    handle(handled_signals[i], forward_signal, SA_RESTART, NULL);
  for (int i = 0; i < crash_count; i++)
    handle(crash_signals[i], handle_crash, SA_ONSTACK, &previous_actions[i]);
  return 0;
}

// MARK: - Taking over and restoring

bool terminal_is_input(void) { return isatty(STDIN_FILENO) == 1; }

bool terminal_is_output(void) { return isatty(STDOUT_FILENO) == 1; }

int terminal_enter(void) {
  if (!is_taken && tcgetattr(STDIN_FILENO, &original_settings) != 0) return errno;
  int error = handle_signals();
  if (error != 0) return error;
  struct termios raw = original_settings;
  raw.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON);
  raw.c_oflag &= ~(tcflag_t)OPOST;
  raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN | ISIG);
  raw.c_cflag |= CS8;
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  bool was_taken = is_taken;
  is_taken = 1;
  if (tcsetattr(STDIN_FILENO, TCSADRAIN, &raw) != 0) {
    error = errno;
    is_taken = was_taken;
    return error;
  }
  if (!was_taken) buffer_errors();
  return terminal_write((const uint8_t *)enter_sequence, sizeof enter_sequence - 1);
}

void terminal_leave(void) {
  if (!is_taken) return;
  is_taken = 0;
  write_all(STDOUT_FILENO, leave_sequence, sizeof leave_sequence - 1);
  // Discard unread input, because it was meant for the app and not for the shell.
  tcflush(STDIN_FILENO, TCIFLUSH);
  tcsetattr(STDIN_FILENO, TCSANOW, &original_settings);
  restore_errors();
}

int terminal_suspend(void) {
  terminal_leave();
  handle(SIGTSTP, SIG_DFL, 0, NULL);
  // Stops the whole job of the shell, not only this process.
  kill(0, SIGTSTP);
  handle(SIGTSTP, forward_signal, SA_RESTART, NULL);
  return terminal_enter();
}

void terminal_end_by(int number) {
  terminal_leave();
  handle(number, SIG_DFL, 0, NULL);
  raise(number);
}

// MARK: - Input and output

void terminal_size(int *columns, int *rows) {
  struct winsize size;
  bool is_known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0;
  *columns = is_known ? size.ws_col : 80;
  *rows = is_known ? size.ws_row : 24;
}

terminal_events terminal_wait(int milliseconds) {
  terminal_events events = {0};
  struct pollfd requests[] = {
      {.fd = STDIN_FILENO, .events = POLLIN}, {.fd = signal_pipe[0], .events = POLLIN}};
  if (poll(requests, 2, milliseconds) <= 0) return events;
  events.has_input = requests[0].revents != 0;
  unsigned char number;
  while (read(signal_pipe[0], &number, 1) == 1) {
    switch (number) {
      case SIGWINCH: events.is_resized = true; break;
      case SIGCONT: events.is_continued = true; break;
      case SIGTSTP: events.should_stop = true; break;
      default: events.ending_signal = number;
    }
  }
  return events;
}

long terminal_read(uint8_t *buffer, size_t size) {
  ssize_t count;
  do {
    count = read(STDIN_FILENO, buffer, size);
  } while (count < 0 && errno == EINTR);
  return count;
}

int terminal_write(const uint8_t *bytes, size_t count) {
  return write_all(STDOUT_FILENO, bytes, count) ? 0 : errno;
}
