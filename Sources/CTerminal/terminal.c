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

// Alternate screen, no wrapping at the right edge, presses of mouse buttons in the SGR form,
// pasted text in brackets.
static const char start[] = "\033[?1049h\033[?7l\033[?1000h\033[?1006h\033[?2004h\033[?25l";
// Plain characters, and all of that back in the other order. The screen is blank by then: tmux 3.3
// brings some of it back when the terminal was enlarged meanwhile.
static const char end[] =
    "\033[0m\033[2J\033[?2004l\033[?1006l\033[?1000l\033[?7h\033[?25h\033[?1049l";

static struct termios as_it_was;
static volatile sig_atomic_t is_taken;

// MARK: - Standard error

// Where standard error leads meanwhile: a file without a name; and where it led before.
static int kept_errors = -1;
static int real_errors = -1;

static void keep_errors_back(void) {
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
  kept_errors = file;
  real_errors = real;
}

static bool write_all(int descriptor, const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    ssize_t written = write(descriptor, next, count);
    if (written >= 0) {
      next += written;
      count -= (size_t)written;
    } else if (errno == EAGAIN) {
      // Somebody who shares the terminal has made it non-blocking.
      struct pollfd wish = {.fd = descriptor, .events = POLLOUT};
      if (poll(&wish, 1, 1000) == 0) return false;
    } else if (errno != EINTR) {
      return false;
    }
  }
  return true;
}

static void release_errors(void) {
  if (kept_errors < 0) return;
  dup2(real_errors, STDERR_FILENO);
  lseek(kept_errors, 0, SEEK_SET);
  char bytes[1024];
  ssize_t count;
  while ((count = read(kept_errors, bytes, sizeof bytes)) > 0)
    write_all(STDERR_FILENO, bytes, (size_t)count);
  close(kept_errors);
  close(real_errors);
  kept_errors = real_errors = -1;
}

// MARK: - Signals

// Signals that the process reacts to; a handler only writes their number into a pipe.
static const int expected[] = {SIGWINCH, SIGCONT, SIGTSTP, SIGINT, SIGTERM, SIGHUP};
// Signals after which nothing goes on.
static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS, SIGQUIT};
enum { expected_count = sizeof expected / sizeof *expected };
enum { crash_count = sizeof crashes / sizeof *crashes };

static struct sigaction before[crash_count];
static int signal_pipe[2] = {-1, -1};

static void note(int number) {
  int error = errno;
  unsigned char byte = (unsigned char)number;
  // A full pipe has news enough.
  (void)!write(signal_pipe[1], &byte, 1);
  errno = error;
}

static void crash(int number) {
  terminal_leave();
  // Whoever handled it before does so now, a printer of backtraces perhaps, or it kills.
  for (int i = 0; i < crash_count; i++)
    if (crashes[i] == number) sigaction(number, &before[i], NULL);
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
  // A crash by too deep a recursion has no room for a handler on the stack.
  static char room[65536];
  stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
  sigaltstack(&stack, NULL);
  for (int i = 0; i < expected_count; i++) handle(expected[i], note, SA_RESTART, NULL);
  for (int i = 0; i < crash_count; i++) handle(crashes[i], crash, SA_ONSTACK, &before[i]);
  return 0;
}

// MARK: - Taking and leaving

bool terminal_is_input(void) { return isatty(STDIN_FILENO) == 1; }

bool terminal_is_output(void) { return isatty(STDOUT_FILENO) == 1; }

int terminal_enter(void) {
  if (!is_taken && tcgetattr(STDIN_FILENO, &as_it_was) != 0) return errno;
  int error = handle_signals();
  if (error != 0) return error;
  struct termios raw = as_it_was;
  raw.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON);
  raw.c_oflag &= ~(tcflag_t)OPOST;
  raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN | ISIG);
  raw.c_cflag |= CS8;
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  bool is_again = is_taken;
  is_taken = 1;
  if (tcsetattr(STDIN_FILENO, TCSADRAIN, &raw) != 0) {
    error = errno;
    is_taken = is_again;
    return error;
  }
  if (!is_again) keep_errors_back();
  return terminal_write((const uint8_t *)start, sizeof start - 1);
}

void terminal_leave(void) {
  if (!is_taken) return;
  is_taken = 0;
  write_all(STDOUT_FILENO, end, sizeof end - 1);
  // What was typed for the app is not for the shell.
  tcflush(STDIN_FILENO, TCIFLUSH);
  tcsetattr(STDIN_FILENO, TCSANOW, &as_it_was);
  release_errors();
}

int terminal_suspend(void) {
  terminal_leave();
  handle(SIGTSTP, SIG_DFL, 0, NULL);
  // All of the shell's job stops, not this process alone.
  kill(0, SIGTSTP);
  handle(SIGTSTP, note, SA_RESTART, NULL);
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
  struct pollfd wishes[] = {
      {.fd = STDIN_FILENO, .events = POLLIN}, {.fd = signal_pipe[0], .events = POLLIN}};
  if (poll(wishes, 2, milliseconds) <= 0) return events;
  events.has_input = wishes[0].revents != 0;
  unsigned char number;
  while (read(signal_pipe[0], &number, 1) == 1) {
    switch (number) {
      case SIGWINCH: events.is_resized = true; break;
      case SIGCONT: events.is_continued = true; break;
      case SIGTSTP: events.shall_stop = true; break;
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
