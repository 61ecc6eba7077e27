#ifndef CTRACE_H
#define CTRACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What code that was built with -sanitize-coverage=trace-pc-guard runs, in its order.
//
// One thread only: the one that arms the trace. Nothing is recorded while it is not armed.

/// What happened.
enum ctrace_kind {
  /// A function was entered; this is a new visit, and `visit` is the one that has called it.
  ctrace_enter,
  /// A visit reached a further block of its function.
  ctrace_block,
  /// `ctrace_mark` was called; `start` is its number.
  ctrace_mark_made,
};

/// Something that happened.
struct ctrace_record {
  enum ctrace_kind kind;
  /// Visits are counted from 1 on, in the order of their entries; 0 is whoever was not traced.
  uint32_t visit;
  /// Where the function or block begins, from the beginning of the image.
  uintptr_t start;
  /// Where the next block or function begins.
  uintptr_t end;
};

/// What is asked of a function.
enum ctrace_interest {
  /// Nothing: it is as if it were not traced.
  ctrace_no_interest,
  /// What it leads to.
  ctrace_way_interest,
  /// That it ran, and each of its blocks.
  ctrace_all_interest,
};

/// How many blocks there are.
size_t ctrace_block_count(void);

/// Where the function of a block begins, from the beginning of the image; 0 if the block is none's
/// first.
uintptr_t ctrace_function_at(size_t index);

/// Sets what is asked of a function, which is all if nothing is said.
void ctrace_set_interest(uintptr_t function, enum ctrace_interest interest);

/// Forgets what was recorded, and records from here on.
void ctrace_arm(void);

/// Records no more.
void ctrace_disarm(void);

/// Notes that something happened that the caller knows by a number.
void ctrace_mark(uintptr_t number);

/// Drops the visits that led to nothing, of functions of which no more is asked.
void ctrace_prune(void);

/// Whether the records are those that there were at the last call; keeps them for the next.
bool ctrace_repeats(void);

/// How many records there are.
size_t ctrace_count(void);

/// A record by its number.
struct ctrace_record ctrace_record_at(size_t index);

#endif
