/** The words of a report's address, each once: the router lets them through, the view is read from and written to them. */
export const viewKeys = [
  'range',
  'from',
  'to',
  'compare',
  'zone',
  'unit',
  'mode',
  'step',
  'bars',
  'line',
  'by',
  'name',
  'status',
  'match',
  'app',
  'country',
  'type',
  'where',
  'sort',
  'order',
  'page',
  'size',
  'columns',
] as const;

export type ViewKey = (typeof viewKeys)[number];
