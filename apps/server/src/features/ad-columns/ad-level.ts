import type { SortableColumn } from '@tapwright/contracts/ad-columns';

/** A level whose rows are things that Apple keeps: what it is called in our tables, and what a row of it says. */
export type AdLevel = {
  table: string;
  id: string;
  parents: readonly ('campaign_id' | 'ad_group_id')[];
  name: string;
  /** What Apple shows of its state. */
  shown: string;
  /**
   * What a list may be sorted and bounded by besides name, status and measures: `e` is the thing itself, `s` its shares,
   * `goal` what an install may cost, `today` its daily cap, `n` its sums.
   */
  sorts: Readonly<Partial<Record<SortableColumn, string>>>;
  /** Read for the rows of a page alone, besides them: `c` its campaign, `g` its ad group, `p` its sums. */
  details: Readonly<Record<string, string>>;
};
