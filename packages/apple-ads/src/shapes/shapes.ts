import type { EndpointName } from '../wire/endpoints.ts';
import accounts from './accounts.json' with { type: 'json' };
import advice from './advice.json' with { type: 'json' };
import campaigns from './campaigns.json' with { type: 'json' };
import keywords from './keywords.json' with { type: 'json' };
import lookUps from './look-ups.json' with { type: 'json' };
import maps from './maps.json' with { type: 'json' };
import reports from './reports.json' with { type: 'json' };

/** A request and its answer in the form of Apple's pages; names and figures are invented. */
export type Shape = { path?: string; body?: unknown; answer?: unknown };

/** The examples of every call: docs/apple.md names the page and the day of each. */
export const shapes: Readonly<Record<EndpointName, readonly Shape[]>> = {
  ...accounts,
  ...campaigns,
  ...keywords,
  ...lookUps,
  ...reports,
  ...advice,
  ...maps,
};
