import { storedCounts } from '@tapwright/contracts/report-measures';
import type { BinaryType } from '../../../platform/db/binary-rows.ts';

export type FactLevelName = 'campaign' | 'adGroup' | 'keyword' | 'ad' | 'searchTerm' | 'audience';

type KeyColumn = { name: string; type: BinaryType; identifies: boolean };

export type FactLevel = {
  days: string;
  months: string;
  periods: string;
  /** What a row is about. `identifies`: part of the primary key; the others say where it belongs. */
  key: readonly KeyColumn[];
};

const id = (name: string): KeyColumn => ({ name, type: 'int8', identifies: true });
const text = (name: string): KeyColumn => ({ name, type: 'text', identifies: true });
const parent = (name: string): KeyColumn => ({ name, type: 'int8', identifies: false });

const tablesOf = (name: string) => ({
  days: `${name}_days`,
  months: `${name}_months`,
  periods: `${name}_periods`,
});

export const factLevels: Readonly<Record<FactLevelName, FactLevel>> = {
  campaign: { ...tablesOf('campaign'), key: [text('zone'), id('campaign_id')] },
  adGroup: {
    ...tablesOf('ad_group'),
    key: [text('zone'), parent('campaign_id'), id('ad_group_id')],
  },
  keyword: {
    ...tablesOf('keyword'),
    key: [parent('campaign_id'), id('ad_group_id'), id('keyword_id')],
  },
  ad: {
    ...tablesOf('ad'),
    key: [parent('campaign_id'), parent('ad_group_id'), id('ad_id')],
  },
  searchTerm: {
    ...tablesOf('search_term'),
    key: [parent('campaign_id'), id('ad_group_id'), id('keyword_id'), text('source'), text('term')],
  },
  audience: {
    ...tablesOf('audience'),
    key: [parent('campaign_id'), id('ad_group_id'), text('dimension'), text('value')],
  },
};

export const factLevelNames = ['campaign', 'adGroup', 'keyword', 'ad', 'searchTerm', 'audience'] as const;

/** A stored measure's column, by its name in code. */
export const columnOf = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
export const countNames = storedCounts.map(columnOf);

export const moneyNames = ['spend_micros', 'spend_usd_micros', 'spend_cny_micros'] as const;

/** Columns of months: sums in USD and CNY leave out the days without a rate, which are counted. */
export const monthSumNames = [...moneyNames, ...countNames, 'days_without_usd', 'days_without_cny'] as const;

export const keysOf = ({ key }: FactLevel): string[] => key.map(({ name }) => name);
export const identityOf = ({ key }: FactLevel): string[] =>
  key.filter(({ identifies }) => identifies).map(({ name }) => name);

/** Every table that is cut by months. */
export const partitionedTables = [
  ...factLevelNames.map((name) => factLevels[name].days),
  'impression_share_days',
];
