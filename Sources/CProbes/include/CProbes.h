#ifndef CPROBES_H
#define CPROBES_H

// Functions that cannot be written in Swift: the raw clock, the executable's own malloc, and worker
// processes. They never print, exit or take a lock.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// MARK: - Time

/// Returns nanoseconds of CLOCK_MONOTONIC_RAW, which NTP never slews. Only differences have a
/// meaning.
uint64_t probe_clock_ns(void);

/// Returns the nanoseconds for which this thread has had a core.
uint64_t probe_thread_time_ns(void);

/// Returns how many page faults this thread (macOS: this process) has had.
int64_t probe_page_faults(void);

/// Returns the processor time of this process and of its children that have ended, in seconds.
double probe_own_processor_seconds(void);

/// Does a fixed piece of work, and returns a value that depends on all of it. Loads, stores, calls
/// and mallocs in it take some hundred microseconds, so its time tells how fast the machine is.
uint64_t probe_calibrate(void);

// MARK: - Counting

/// What can be counted, as bits of `metrics` below.
enum {
  PROBE_MALLOC = 1,
  PROBE_REFERENCES = 2,
};

/// Starts counting `metrics` on this thread; the totals continue. Nothing is counted or replaced
/// before. While disarmed, each call of malloc costs one thread-local load.
void probe_arm(uint32_t metrics);

/// Stops counting on this thread, and removes the installed hooks.
void probe_disarm(void);

/// Whether anything is counted on any thread; no times should be taken then.
bool probe_is_armed(void);

/// One thread's calls of malloc's family while it was armed, since the process began.
typedef struct {
  /// Calls that returned a block: malloc, calloc, realloc, reallocarray and the aligned ones.
  int64_t allocations;
  /// Bytes that those calls requested. The number is exact. But code that grows by
  /// malloc_usable_size, such as Swift's arrays, requests more or less depending on the heap's
  /// state.
  int64_t bytes;
  /// Freed blocks: free of anything but NULL, and realloc to zero bytes.
  int64_t frees;
  /// Blocks allocated minus blocks freed. A realloc of a live block changes nothing.
  int64_t live_blocks;
  /// The change of usable bytes (malloc_usable_size), since the requested size of a freed block is
  /// unknown. Usable sizes depend on the heap's state: good for sums, not exact per call.
  int64_t live_bytes;
  /// The maximum of live_bytes since probe_malloc_start_peak.
  int64_t peak_bytes;
} probe_allocations;

/// Returns NULL if malloc is counted, otherwise a sentence with the reason, in static storage.
const char *probe_malloc_unavailable(void);

/// Restarts the peak from the bytes that are live now.
void probe_malloc_start_peak(void);

/// Returns this thread's totals.
probe_allocations probe_malloc_read(void);

/// Allocates and frees exactly `count` blocks through libc (strdup). This proves that calls from
/// another image reach the hooks.
void probe_malloc_exercise(int count);

/// One thread's calls of the Swift runtime while it was armed, since the process began. References
/// to immortal objects, and values that are no references, are not counted.
typedef struct {
  /// Allocated objects: instances, arrays' and strings' storage, closures' contexts, boxes.
  int64_t objects;
  int64_t retains;
  int64_t releases;
  /// Weak references that were read, or taken, and gave a strong one.
  int64_t weak_loads;
  /// Weak references that were copied as weak ones, without creating a strong one.
  int64_t weak_copies;
  /// Unowned references that were read and gave a strong one.
  int64_t unowned_loads;
  /// Objects that the optimizer has put on the stack.
  int64_t stack_objects;
  /// Last references that ended without a release. These are objects that were abandoned
  /// half-initialized, as by failing initializers, and objects with an end that the optimizer could
  /// predict.
  int64_t endings;
} probe_references;

/// Returns NULL if objects, retains and releases are counted, otherwise a sentence with the reason,
/// in static storage.
const char *probe_references_unavailable(void);

/// Returns this thread's totals.
probe_references probe_references_read(void);

/// Retains, releases, or loads and releases `object`, a Swift object, exactly `count` times.
void probe_exercise_retain(void *object, int count);
void probe_exercise_release(void *object, int count);
void probe_exercise_weak_loads(void *object, int count);
void probe_exercise_unowned_loads(void *object, int count);

/// Has `metadata` filled with the metadata of each object that any thread allocates, up to
/// `capacity` objects; NULL ends it. Another thread may still write one entry after the end, so the
/// memory must stay. Not to be used while references are counted.
void probe_note_objects(const void **metadata, size_t capacity);

/// Returns the number of objects allocated since noting last began.
size_t probe_noted_objects(void);

// MARK: - Workers

/// A child process with pipes for its standard output and standard error; a closed pipe is -1.
typedef struct {
  int32_t pid;
  int32_t output;
  int32_t errors;
} probe_child;

/// How a child ended.
typedef struct {
  /// The exit code, or -1 if a signal ended the child.
  int32_t code;
  /// The signal, or 0.
  int32_t signal;
} probe_ending;

/// Writes the path of the running executable, for probe_spawn. Returns false if `size` is too
/// small.
bool probe_own_executable(char *path, size_t size);

/// Starts `path` in a process group of its own, with standard input from /dev/null. All other
/// descriptors are closed, and signals have their defaults. Returns 0, or the errno of a failure.
int probe_spawn(const char *path, char *const arguments[], char *const environment[],
                probe_child *child);

/// Sleeps until the child has written, closed a pipe, or `milliseconds` have passed.
void probe_child_await(const probe_child *child, int milliseconds);

/// Reads the available bytes without waiting. Returns their number, or -1 if there is nothing yet.
/// At the end it returns 0, closes `*descriptor` and sets it to -1.
long probe_read(int32_t *descriptor, void *buffer, size_t size);

/// Reaps the child if it has ended, without waiting. Returns whether it has ended.
bool probe_child_reap(const probe_child *child, probe_ending *ending);

/// Kills the child and all processes that it has started.
void probe_child_kill(const probe_child *child);

/// Closes the pipes that are still open.
void probe_child_close(probe_child *child);

/// Makes sure that a worker does not outlive its parent; a worker calls it first. Returns false if
/// the parent, with process id `parent`, has already ended; the caller should then end, too. Only
/// Linux ends the worker later on; elsewhere only this check is made.
bool probe_die_with_parent(int32_t parent);

/// Returns whether this build has a sanitizer of addresses, threads or memory.
bool probe_is_sanitized(void);

/// Returns this process's id.
int32_t probe_process_id(void);

/// Writes the C library's description of a signal or an errno.
void probe_signal_description(int32_t signal, char *text, size_t size);
void probe_error_description(int error, char *text, size_t size);

#endif
