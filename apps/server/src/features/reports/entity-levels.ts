/** A level whose rows are things that Apple keeps: what it is called in our tables, and what a row of it tells. */
export type EntityLevel = {
  table: string;
  id: string;
  parents: readonly ('campaign_id' | 'ad_group_id')[];
  name: string;
  /** Amounts that a list may be sorted by; `e` is the thing itself. */
  amounts: Readonly<Partial<Record<'bid' | 'dailyBudget', string>>>;
  /** Read for the rows of a page alone: `e` is the thing itself, `c` its campaign, `g` its ad group. */
  details: Readonly<Record<string, string>>;
};

const bidOf = (row: string) => `${row}.apple #>> '{bidStrategy,bid,amount}'`;

export const entityLevels: Readonly<Record<'campaign' | 'adGroup' | 'keyword', EntityLevel>> = {
  campaign: {
    table: 'campaigns',
    id: 'campaign_id',
    parents: [],
    name: 'name',
    amounts: { dailyBudget: `(e.apple #>> '{dailyBudget,value,amount}')::numeric` },
    details: {
      reasons: `(e.apple -> 'systemStatusReasons')::text`,
      limits: `(e.apple -> 'systemStatusLimitingReasons')::text`,
      adam_id: 'e.adam_id',
      countries: `(e.apple #> '{targeting,countryOrRegion,include}')::text`,
      daily_budget: `e.apple #>> '{dailyBudget,value,amount}'`,
    },
  },
  adGroup: {
    table: 'ad_groups',
    id: 'ad_group_id',
    parents: ['campaign_id'],
    name: 'name',
    amounts: { bid: `(${bidOf('e')})::numeric` },
    details: {
      reasons: `(e.apple -> 'systemStatusReasons')::text`,
      limits: `(e.apple -> 'systemStatusLimitingReasons')::text`,
      campaign_name: 'c.name',
      bid: bidOf('e'),
      search_match: `e.apple ->> 'automatedKeywordsOptIn'`,
    },
  },
  keyword: {
    table: 'keywords',
    id: 'keyword_id',
    parents: ['campaign_id', 'ad_group_id'],
    name: 'text',
    amounts: { bid: `(e.apple #>> '{bid,amount}')::numeric` },
    details: {
      campaign_name: 'c.name',
      ad_group_name: 'g.name',
      match_type: 'e.match_type',
      bid: `e.apple #>> '{bid,amount}'`,
      ad_group_bid: bidOf('g'),
    },
  },
};
export type EntityLevelName = keyof typeof entityLevels;
