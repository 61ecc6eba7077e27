#define _GNU_SOURCE
#include "CProbes.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/prctl.h>
#elif defined(__APPLE__)
#include <mach-o/dyld.h>
#endif

bool probe_own_executable(char *path, size_t size) {
#if defined(__APPLE__)
  uint32_t capacity = (uint32_t)size;
  return _NSGetExecutablePath(path, &capacity) == 0;
#else
  // Not resolved, so the path stays valid when the file is rebuilt or moved while this runs.
  static const char own[] = "/proc/self/exe";
  if (size < sizeof own) return false;
  memcpy(path, own, sizeof own);
  return true;
#endif
}

/// Opens a pipe with descriptors of at least 3, so that they cannot collide with the child's 0, 1
/// and 2.
static int open_pipe(int32_t *reading, int *writing) {
  int ends[2];
  if (pipe(ends) != 0) return errno;
  for (int index = 0; index < 2; index += 1) {
    const int moved = fcntl(ends[index], F_DUPFD_CLOEXEC, 3);
    const int error = errno;
    close(ends[index]);
    if (moved < 0) {
      if (index == 0) {
        close(ends[1]);
      } else {
        close(ends[0]);
      }
      return error;
    }
    ends[index] = moved;
  }
  fcntl(ends[0], F_SETFL, fcntl(ends[0], F_GETFL) | O_NONBLOCK);
  *reading = ends[0];
  *writing = ends[1];
  return 0;
}

static void prepare(posix_spawn_file_actions_t *actions, posix_spawnattr_t *attributes, int output,
                    int errors) {
  posix_spawn_file_actions_addopen(actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(actions, output, 1);
  posix_spawn_file_actions_adddup2(actions, errors, 2);
  short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
#if defined(__GLIBC__) && (__GLIBC__ > 2 || (__GLIBC__ == 2 && __GLIBC_MINOR__ >= 34))
  posix_spawn_file_actions_addclosefrom_np(actions, 3);
#elif defined(__APPLE__)
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  sigset_t none, defaults;
  sigemptyset(&none);
  sigemptyset(&defaults);
  sigaddset(&defaults, SIGINT);
  sigaddset(&defaults, SIGTERM);
  sigaddset(&defaults, SIGPIPE);
  posix_spawnattr_setsigmask(attributes, &none);
  posix_spawnattr_setsigdefault(attributes, &defaults);
  // A separate process group: Ctrl-C reaches the parent only, and one kill ends the whole group.
  posix_spawnattr_setpgroup(attributes, 0);
  posix_spawnattr_setflags(attributes, flags);
}

int probe_spawn(const char *path, char *const arguments[], char *const environment[],
                probe_child *child) {
  *child = (probe_child){.pid = -1, .output = -1, .errors = -1};
  int output = -1, errors = -1;
  int error = open_pipe(&child->output, &output);
  if (error == 0) error = open_pipe(&child->errors, &errors);
  if (error == 0) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    prepare(&actions, &attributes, output, errors);
    pid_t pid = -1;
    error = posix_spawn(&pid, path, &actions, &attributes, arguments, environment);
    child->pid = (int32_t)pid;
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
  }
  if (output >= 0) close(output);
  if (errors >= 0) close(errors);
  if (error != 0) probe_child_close(child);
  return error;
}

void probe_child_await(const probe_child *child, int milliseconds) {
  // poll ignores descriptors of -1.
  struct pollfd ends[2] = {{.fd = child->output, .events = POLLIN},
                           {.fd = child->errors, .events = POLLIN}};
  poll(ends, 2, milliseconds);
}

long probe_read(int32_t *descriptor, void *buffer, size_t size) {
  if (*descriptor < 0) return 0;
  const ssize_t count = read(*descriptor, buffer, size);
  if (count > 0) return (long)count;
  if (count < 0 && (errno == EAGAIN || errno == EINTR)) return -1;
  close(*descriptor);
  *descriptor = -1;
  return 0;
}

bool probe_child_reap(const probe_child *child, probe_ending *ending) {
  int status = 0;
  const pid_t pid = waitpid((pid_t)child->pid, &status, WNOHANG);
  if (pid == 0 || (pid < 0 && errno == EINTR)) return false;
  *ending = (probe_ending){.code = -1};
  // The ending was already reaped (SIGCHLD is ignored); code -1 without a signal reports this.
  if (pid < 0) return true;
  if (WIFEXITED(status)) ending->code = WEXITSTATUS(status);
  if (WIFSIGNALED(status)) ending->signal = WTERMSIG(status);
  return true;
}

void probe_child_kill(const probe_child *child) {
  if (child->pid > 0) kill(-(pid_t)child->pid, SIGKILL);
}

void probe_child_close(probe_child *child) {
  if (child->output >= 0) close(child->output);
  if (child->errors >= 0) close(child->errors);
  child->output = -1;
  child->errors = -1;
}

bool probe_die_with_parent(int32_t parent) {
#if defined(__linux__)
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  // The parent may have ended before prctl was called.
  return getppid() == (pid_t)parent;
}

int32_t probe_process_id(void) { return (int32_t)getpid(); }

void probe_signal_description(int32_t signal, char *text, size_t size) {
  const char *words = strsignal(signal);
  snprintf(text, size, "%s", words != NULL ? words : "unknown signal");
}

void probe_error_description(int error, char *text, size_t size) {
  snprintf(text, size, "%s", strerror(error));
}
