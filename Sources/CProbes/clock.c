#include "CProbes.h"
