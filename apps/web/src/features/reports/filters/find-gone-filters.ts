import { listUnknownCampaigns } from './campaign-kinds.ts';
import { listUnknownConditions } from './conditions.ts';
import type { Search } from '../question/report-view.ts';
import { listUnknownSettings } from './setting-filters.ts';

/** What an address filters by and nothing here reads any more, as it stands there. */
export const findGoneFilters = (search: Search): string[] => [
  ...listUnknownSettings(search),
  ...listUnknownCampaigns(search),
  ...listUnknownConditions(search.where),
];
