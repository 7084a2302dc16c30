// Memory for the loops: columns, and objects of the shape and size of a Swift object.

#include "CLoops.h"

#include <stdlib.h>

Columns columns_make(size_t count) {
  Columns columns = {
      .count = count,
      .start = calloc(count, sizeof(double)),
      .span = calloc(count, sizeof(double)),
      // Room for four properties an object.
      .from = calloc(4 * count, sizeof(double)),
      .delta = calloc(4 * count, sizeof(double)),
      .destination = calloc(count, sizeof(double *)),
  };
  return columns;
}

void columns_free(Columns columns) {
  free(columns.start);
  free(columns.span);
  free(columns.from);
  free(columns.delta);
  free(columns.destination);
}

/// The class pointer and the reference count that a Swift object begins with.
enum { header = 2 * sizeof(void *) };

void objects_make(size_t count, size_t properties, double **destination) {
  for (size_t i = 0; i < count; i++) {
    char *object = calloc(1, header + properties * sizeof(double));
    destination[i] = (double *)(object + header);
  }
}

void objects_free(size_t count, double **destination) {
  for (size_t i = 0; i < count; i++) free((char *)destination[i] - header);
}
