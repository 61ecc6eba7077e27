#ifndef CPROBES_H
#define CPROBES_H

// What cannot be said in Swift: the raw clock, the executable's own malloc, and worker processes.
// Nothing here prints, exits or keeps a lock.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// MARK: - Time

/// Nanoseconds of CLOCK_MONOTONIC_RAW: never slewed by NTP, no meaning but its differences.
uint64_t probe_clock_ns(void);

/// How often the kernel took the CPU away from this thread (macOS: this process) so far.
int64_t probe_involuntary_switches(void);

// MARK: - Counting

/// What can be counted; bits of `metrics` below.
enum {
  PROBE_MALLOC = 1,
  PROBE_REFERENCES = 2,
};

/// Starts counting `metrics` on this thread, from where it stood. Nothing is counted or replaced
/// before; off, malloc costs one thread-local load a call.
void probe_arm(uint32_t metrics);

/// Stops counting on this thread, and takes out again what was put in.
void probe_disarm(void);

/// Whether anything is counted on any thread: nobody should take times then.
bool probe_is_armed(void);

/// What one thread asked of malloc's family since the process began, while it was armed.
typedef struct {
  /// Calls that returned a block: malloc, calloc, realloc and its sibling, the aligned ones.
  int64_t allocations;
  /// Bytes that those calls asked for. Exact; but who grows by malloc_usable_size, as Swift's
  /// arrays do, asks for more or less depending on the heap's state.
  int64_t bytes;
  /// Blocks given back: free of anything but NULL, realloc to zero bytes.
  int64_t frees;
  /// Blocks allocated less blocks given back. A realloc of a live block changes nothing.
  int64_t live_blocks;
  /// The change of usable bytes (malloc_usable_size), since a freed block no longer knows what was
  /// asked for. Usable sizes depend on the heap's state: good for sums, not exact per call.
  int64_t live_bytes;
  /// The most that live_bytes was since probe_malloc_start_peak.
  int64_t peak_bytes;
} probe_allocations;

/// NULL where malloc is counted, else a sentence that says why it is not. Static storage.
const char *probe_malloc_unavailable(void);

/// Lets the peak start anew from what is live now.
void probe_malloc_start_peak(void);

/// This thread's totals.
probe_allocations probe_malloc_read(void);

/// Makes `count` blocks by way of libc (strdup), so that a call from another image is proven to
/// arrive at the hooks, and frees them. Exactly `count` allocations and frees.
void probe_malloc_exercise(int count);

/// What one thread asked of the Swift runtime since the process began, while it was armed.
/// References to objects that live forever, and values that are no references, are left out.
typedef struct {
  /// Objects made: instances, arrays' and strings' storage, closures' contexts, boxes.
  int64_t objects;
  int64_t retains;
  int64_t releases;
  /// Weak references that were read, or taken, and gave a strong one.
  int64_t weak_loads;
  /// Weak references that were copied as such: no strong one came of it.
  int64_t weak_copies;
  /// Unowned references that were read and gave a strong one.
  int64_t unowned_loads;
  /// Objects that the optimizer has put on the stack.
  int64_t stack_objects;
  /// Last references gone without a release: objects given up before they were whole, as by
  /// initializers that fail, and objects whose end the optimizer could see.
  int64_t endings;
} probe_references;

/// NULL where objects, retains and releases are counted, else a sentence that says why they are
/// not. Static storage.
const char *probe_references_unavailable(void);

/// This thread's totals.
probe_references probe_references_read(void);

/// Retains, releases, and loads (and releases) `object`, a Swift object, exactly `count` times.
void probe_exercise_retain(void *object, int count);
void probe_exercise_release(void *object, int count);
void probe_exercise_weak_loads(void *object, int count);
void probe_exercise_unowned_loads(void *object, int count);

// MARK: - Workers

/// A child with its standard output and standard error on pipes; -1 once one is closed.
typedef struct {
  int32_t pid;
  int32_t output;
  int32_t errors;
} probe_child;

/// How a child ended.
typedef struct {
  /// The exit code, or -1 if a signal ended it.
  int32_t code;
  /// The signal, or 0.
  int32_t signal;
  /// Involuntary context switches over the child's whole life.
  int64_t involuntary_switches;
} probe_ending;

/// The path of the running executable, fit for probe_spawn; false if `size` is too small.
bool probe_own_executable(char *path, size_t size);

/// Starts `path` in a process group of its own, standard input at /dev/null, every other descriptor
/// closed, signals at their defaults. 0, or the errno that says why not.
int probe_spawn(const char *path, char *const arguments[], char *const environment[],
                probe_child *child);

/// Sleeps until the child has written, closed a pipe, or `milliseconds` have passed.
void probe_child_await(const probe_child *child, int milliseconds);

/// Reads what is there without waiting: the number of bytes; 0 at the end, when `*descriptor` is
/// closed and becomes -1; -1 if there is nothing yet.
long probe_read(int32_t *descriptor, void *buffer, size_t size);

/// Takes the child's ending if it has ended; never waits.
bool probe_child_reap(const probe_child *child, probe_ending *ending);

/// Ends the child and whatever it has started, at once.
void probe_child_kill(const probe_child *child);

/// Closes what is still open of the pipes.
void probe_child_close(probe_child *child);

/// Called by a worker first of all: it shall not outlive its parent. False if the parent, whose
/// process id is `parent`, has gone already; the caller should then end. Linux; elsewhere only the
/// check.
bool probe_die_with_parent(int32_t parent);

/// This process's id.
int32_t probe_process_id(void);

/// The C library's words for a signal and for an errno.
void probe_signal_description(int32_t signal, char *text, size_t size);
void probe_error_description(int error, char *text, size_t size);

#endif
