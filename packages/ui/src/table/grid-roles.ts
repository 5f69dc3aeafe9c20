/** In a table that is only a part of a grid, groups, rows and cells must say what they are. */
export const gridRoles = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'gridcell' },
} as const;
