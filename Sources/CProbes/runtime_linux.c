// Finds the Swift runtime's pointers in the symbol table of the image that contains it: the shared
// library, or the executable itself if the standard library is linked statically.
//
// Setting the runtime's flag sends every retain to the variable `_swift_retain_adapter`. In Swift
// 6.3 it points to `_swift_retain_adapterImpl`, which removes the tag of small strings before it
// tests whether they are references, and crashes. That is swiftlang/swift#87696, fixed for 6.4 by
// #88924. So this code replaces the adapter and leaves `_swift_retain` alone.
// The variable is not public, so it is found in `.symtab` only. It is used only if it points to
// exactly that function.

#if defined(__linux__)

#define _GNU_SOURCE
#include "counting.h"

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#if defined(__x86_64__)

/// An image of this process that contains an address.
typedef struct {
  uintptr_t address;
  /// The number to add to the addresses in its file.
  uintptr_t bias;
  char path[4096];
  bool is_found;
} image;

static int match(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  image *wanted = context;
  for (int index = 0; index < info->dlpi_phnum; index += 1) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    const uintptr_t start = info->dlpi_addr + header->p_vaddr;
    if (header->p_type != PT_LOAD || wanted->address < start ||
        wanted->address >= start + header->p_memsz) {
      continue;
    }
    // The executable itself has no name.
    const char *path = info->dlpi_name[0] == '\0' ? "/proc/self/exe" : info->dlpi_name;
    if (strlen(path) >= sizeof wanted->path) return 1;
    strcpy(wanted->path, path);
    wanted->bias = info->dlpi_addr;
    wanted->is_found = true;
    return 1;
  }
  return 0;
}

/// A file's symbol table, found through its section headers.
typedef struct {
  const ElfW(Sym) *symbols;
  size_t count;
  const char *names;
} symbol_table;

static bool within(size_t size, uint64_t offset, uint64_t length) {
  return offset <= size && length <= size - offset;
}

static bool read_table(const char *file, size_t size, symbol_table *table) {
  const ElfW(Ehdr) *header = (const void *)file;
  if (size < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0) return false;
  const uint64_t length = (uint64_t)header->e_shnum * sizeof(ElfW(Shdr));
  if (!within(size, header->e_shoff, length)) return false;
  const ElfW(Shdr) *sections = (const void *)(file + header->e_shoff);
  for (int index = 0; index < header->e_shnum; index += 1) {
    const ElfW(Shdr) *section = &sections[index];
    if (section->sh_type != SHT_SYMTAB || section->sh_link >= header->e_shnum) continue;
    const ElfW(Shdr) *names = &sections[section->sh_link];
    if (!within(size, section->sh_offset, section->sh_size)) return false;
    if (!within(size, names->sh_offset, names->sh_size)) return false;
    table->symbols = (const void *)(file + section->sh_offset);
    table->count = section->sh_size / sizeof(ElfW(Sym));
    table->names = file + names->sh_offset;
    return true;
  }
  return false;
}

static const struct {
  const char *symbol;
  size_t offset;
} wanted[] = {
    {"_swift_allocObject", offsetof(runtime_pointers, alloc_object)},
    {"_ZL21_swift_retain_adapter", offsetof(runtime_pointers, retain)},
    {"_swift_retain_n", offsetof(runtime_pointers, retain_n)},
    {"_swift_tryRetain", offsetof(runtime_pointers, try_retain)},
    {"_swift_release", offsetof(runtime_pointers, release)},
    {"_swift_release_n", offsetof(runtime_pointers, release_n)},
    {"_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly",
     offsetof(runtime_pointers, flag)},
};
enum { wanted_count = sizeof wanted / sizeof wanted[0] };

static const char *const missing =
    "References are not counted: the Swift runtime in use does not have the pointers that this "
    "needs, or hides them; Swift 6.3 with its symbols has them.";

/// Finds all wanted pointers in the table, the adapter's implementation and the original retain.
static bool look_up(const symbol_table *table, uintptr_t bias, runtime_pointers *pointers) {
  uintptr_t implementation = 0;
  void *(**public_retain)(void *) = NULL;
  for (size_t index = 0; index < table->count; index += 1) {
    const ElfW(Sym) *symbol = &table->symbols[index];
    if (symbol->st_shndx == SHN_UNDEF) continue;
    const char *name = table->names + symbol->st_name;
    if (name[0] != '_') continue;
    const uintptr_t address = bias + symbol->st_value;
    for (int each = 0; each < wanted_count; each += 1) {
      if (strcmp(name, wanted[each].symbol) == 0) {
        *(uintptr_t *)((char *)pointers + wanted[each].offset) = address;
      }
    }
    if (strcmp(name, "_ZL25_swift_retain_adapterImplPN5swift10HeapObjectE") == 0) {
      implementation = address;
    }
    if (strcmp(name, "_swift_retain") == 0) public_retain = (void *(**)(void *))address;
  }
  for (int each = 0; each < wanted_count; each += 1) {
    if (*(uintptr_t *)((char *)pointers + wanted[each].offset) == 0) return false;
  }
  if (public_retain == NULL || (uintptr_t)*pointers->retain != implementation) return false;
  pointers->original_retain = *public_retain;
  return true;
}

const char *runtime_find(runtime_pointers *pointers) {
  image runtime = {.address = (uintptr_t)&swift_retain};
  dl_iterate_phdr(match, &runtime);
  if (!runtime.is_found) return missing;
  const int descriptor = open(runtime.path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return missing;
  struct stat status;
  const size_t size = fstat(descriptor, &status) == 0 ? (size_t)status.st_size : 0;
  void *file = size == 0 ? MAP_FAILED : mmap(NULL, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
  close(descriptor);
  if (file == MAP_FAILED) return missing;
  symbol_table table;
  const bool is_found =
      read_table(file, size, &table) && look_up(&table, runtime.bias, pointers);
  munmap(file, size);
  return is_found ? NULL : missing;
}

#else

const char *runtime_find(runtime_pointers *pointers) {
  (void)pointers;
  return "References are counted on x86-64 only: on other processors the runtime's retain has a "
         "calling convention of its own, which has not been tried; measure on x86-64.";
}

#endif

#else

// ISO C forbids an empty file.
typedef int runtime_linux_is_for_linux;

#endif
