import type { SortableColumn } from '@tapwright/contracts/ad-columns';

/** A level whose rows are things that Apple keeps: what it is called in our tables, and what a row of it says. */
export type AdLevel = {
  table: string;
  id: string;
  parents: readonly ('campaign_id' | 'ad_group_id')[];
  name: string;
  /** What Apple shows of its state. */
  shown: string;
  /** What a list may be sorted by besides name, status and measures; `e` is the thing itself, `s` its shares. */
  sorts: Readonly<Partial<Record<SortableColumn, string>>>;
  /** Read for the rows of a page alone: `e` is the thing itself, `c` its campaign, `g` its ad group, `s` its shares. */
  details: Readonly<Record<string, string>>;
};
