#ifndef CTRACE_H
#define CTRACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Records the functions and blocks of code built with -sanitize-coverage=trace-pc-guard.
//
// Only the thread that starts the trace is recorded. Nothing is recorded before the start.

/// The kind of a record.
enum ctrace_kind {
  /// A function was entered, which is a new visit; `visit` is the calling visit.
  ctrace_enter,
  /// A visit reached another block of its function.
  ctrace_block,
  /// `ctrace_mark` was called; `start` is the number.
  ctrace_mark_made,
};

/// One event of a trace.
struct ctrace_record {
  enum ctrace_kind kind;
  /// Visits are counted from 1 in the order of their entries; 0 means code without tracing.
  uint32_t visit;
  /// The address of the function or block, from the beginning of the image.
  uintptr_t start;
  /// The address of the next block or function.
  uintptr_t end;
};

/// The amount of detail in which a function is recorded.
enum ctrace_interest {
  /// Nothing, as if it were not traced.
  ctrace_no_interest,
  /// Only the calls that it leads to.
  ctrace_way_interest,
  /// Each call, and each of its blocks.
  ctrace_all_interest,
};

/// Returns the number of blocks.
size_t ctrace_block_count(void);

/// Returns the address of the function that begins with a block, from the beginning of the image; 0
/// if no function begins with it.
uintptr_t ctrace_function_at(size_t index);

/// Sets the detail for a function; the default is everything.
void ctrace_set_interest(uintptr_t function, enum ctrace_interest interest);

/// Clears the records, and starts recording.
void ctrace_arm(void);

/// Stops recording.
void ctrace_disarm(void);

/// Records an event that the caller identifies by a number.
void ctrace_mark(uintptr_t number);

/// Removes the visits that led to nothing, if their functions are recorded only for their calls.
void ctrace_prune(void);

/// Returns whether the records equal those of the last call, and keeps them for the next call.
bool ctrace_repeats(void);

/// Returns the number of records.
size_t ctrace_count(void);

/// Returns a record by its index.
struct ctrace_record ctrace_record_at(size_t index);

#endif
