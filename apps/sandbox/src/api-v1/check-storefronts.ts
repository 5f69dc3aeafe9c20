import { findStorefront } from '../world/storefronts.ts';
import { refuseValue } from '../verbs/refusal.ts';
import type { Condition } from './match-filter.ts';

/** A country in which no ads can run is no filter of anything. */
export function checkStorefronts(filters: readonly Condition[] | null | undefined): void {
  for (const [index, { field, operator, value }] of (filters ?? []).entries())
    if (field === 'countryOrRegion' && (operator === 'EQUALS' || operator === 'IN'))
      for (const code of [value ?? []].flat())
        if (!findStorefront(String(code)))
          refuseValue(`filters[${index}].value`, `Ads cannot run in ${String(code)}.`);
}
