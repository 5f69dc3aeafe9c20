import { useQueries, useQuery } from '@tanstack/react-query';
import { suggestedAdGroupsQuery } from '../api/term-queries.ts';
import type { NearestTargets, Term, TermTarget, TermWay } from './prepare-terms.ts';

/** Each is asked for by itself. */
export const maxNearest = 40;
const noSuggestion = { near: 0, adGroups: [] };

/** Where the nearest keywords of all the terms live; not where the terms are to be kept out. */
export function useSuggested(teamId: number, terms: readonly Term[], way: TermWay) {
  const isWanted = way !== 'negative';
  const { data, isPending } = useQuery({ ...suggestedAdGroupsQuery(teamId, terms), enabled: isWanted });
  const { near, adGroups } = data ?? noSuggestion;
  const met = new Set(terms.map(({ adGroupId }) => adGroupId));
  const found = adGroups.filter(({ adGroupId }) => way !== 'both' || !met.has(adGroupId));
  return { near, adGroups: found, best: found[0], isAsking: isWanted && isPending };
}

export type Nearest = {
  readonly targets: NearestTargets;
  /** As one reads them. */
  readonly names: ReadonlyMap<Term, string>;
  readonly isAsking: boolean;
};

/** Of each term by itself, since terms of several apps and campaigns belong to different ad groups. */
export function useNearest(teamId: number, terms: readonly Term[], way: TermWay, isWanted: boolean): Nearest {
  return useQueries({
    queries: isWanted ? terms.map((term) => suggestedAdGroupsQuery(teamId, [term])) : [],
    combine: (answers) => {
      const targets = new Map<Term, TermTarget>();
      const names = new Map<Term, string>();
      for (const [place, { data }] of answers.entries()) {
        const term = terms[place];
        const best = data?.adGroups.find(({ adGroupId }) => way !== 'both' || adGroupId !== term?.adGroupId);
        if (term === undefined || best === undefined) continue;
        targets.set(term, { adGroupId: best.adGroupId, campaignId: best.campaignId });
        names.set(term, `${best.campaignName} › ${best.name}`);
      }
      return { targets, names, isAsking: answers.some(({ isPending }) => isPending) };
    },
  });
}
