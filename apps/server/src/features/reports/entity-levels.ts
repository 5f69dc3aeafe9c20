import {
  adGroupColumns,
  campaignColumns,
  keywordColumns,
  type SortableColumn,
} from '@tapwright/contracts/ad-columns';
import { detailsOf, sortsOf } from './apple-columns.ts';

/** A level whose rows are things that Apple keeps: what it is called in our tables, and what a row of it says. */
export type EntityLevel = {
  table: string;
  id: string;
  parents: readonly ('campaign_id' | 'ad_group_id')[];
  name: string;
  /** What a list may be sorted by besides name, status and measures; `e` is the thing itself. */
  sorts: Readonly<Partial<Record<SortableColumn, string>>>;
  /** Read for the rows of a page alone: `e` is the thing itself, `c` its campaign, `g` its ad group. */
  details: Readonly<Record<string, string>>;
};

const reasons = {
  reasons: `(e.apple -> 'systemStatusReasons')::text`,
  limits: `(e.apple -> 'systemStatusLimitingReasons')::text`,
};

export const entityLevels: Readonly<Record<'campaign' | 'adGroup' | 'keyword', EntityLevel>> = {
  campaign: {
    table: 'campaigns',
    id: 'campaign_id',
    parents: [],
    name: 'name',
    sorts: sortsOf(campaignColumns),
    details: { ...reasons, ...detailsOf(campaignColumns) },
  },
  adGroup: {
    table: 'ad_groups',
    id: 'ad_group_id',
    parents: ['campaign_id'],
    name: 'name',
    sorts: sortsOf(adGroupColumns),
    details: { ...reasons, campaign_name: 'c.name', ...detailsOf(adGroupColumns) },
  },
  keyword: {
    table: 'keywords',
    id: 'keyword_id',
    parents: ['campaign_id', 'ad_group_id'],
    name: 'text',
    sorts: sortsOf(keywordColumns),
    details: { campaign_name: 'c.name', ad_group_name: 'g.name', ...detailsOf(keywordColumns) },
  },
};
export type EntityLevelName = keyof typeof entityLevels;
