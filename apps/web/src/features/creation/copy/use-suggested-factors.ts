import { useQuery } from '@tanstack/react-query';
import { suggestFactor } from '@tapwright/domain/suggest-factor';
import { tapCostsQuery } from '../api/copies.ts';
import type { CopyPlan } from './use-copy-plan.ts';

/** Of storefronts in which own ads were tapped, and where another factor stands: what a tap costs there beside the original's. */
export function useSuggestedFactors({ teamId, source, plan, rows }: CopyPlan): ReadonlyMap<string, string> {
  const { adamId, countries = [] } = source.campaign;
  const isAsked = plan.axis === 'storefronts' && rows.length > 0;
  const { data = [] } = useQuery({ ...tapCostsQuery(teamId, adamId), enabled: isAsked });
  if (!isAsked) return new Map();
  const own = data.filter(({ country }) => countries.includes(country));
  return new Map(
    rows.flatMap(({ key, factor, campaign }) => {
      const there = data.find(({ country }) => country === key);
      const suggested = campaign && suggestFactor(own, there)?.toFixed(2);
      return suggested === undefined || suggested === factor ? [] : [[key, suggested]];
    }),
  );
}
