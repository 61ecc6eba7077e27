#ifndef CTRACE_H
#define CTRACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Records the blocks that run of code built with -sanitize-coverage=edge,trace-pc-guard,pc-table.
//
// A block is known by its number. Each is recorded once, when it runs for the first time.

/// Returns the number of blocks of the program.
size_t ctrace_block_count(void);

/// Returns the address of a block, from the beginning of the program's image.
uintptr_t ctrace_block_start(size_t block);

/// Starts or stops recording; nothing is recorded before the first start.
void ctrace_set_recording(bool is_recording);

/// Forgets what was recorded.
void ctrace_clear(void);

/// Returns the number of blocks that were recorded.
size_t ctrace_count(void);

/// Returns the number of a recorded block; they are in the order in which they ran.
size_t ctrace_recorded(size_t index);

#endif
