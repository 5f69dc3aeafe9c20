import type { QueryKey } from '@tanstack/react-query';
import * as z from 'zod/mini';

const teamPart = z.object({ teamId: z.int() });

/** What belongs to a team says so in its key: once the team is no longer theirs, it is not asked for any more. */
export const ofTeam = (teamId: number) => ({ teamId }) as const;

export function findTeamOf(queryKey: QueryKey): number | undefined {
  const { data } = z.safeParse(teamPart, queryKey[1]);
  return data?.teamId;
}

/** Keys of what more than one feature reads or makes old. All others stand in their feature's own `keys.ts`. */
export const frameKeys = { settings: ['frame', 'settings'] as const };

export const personKeys = { all: ['person'] as const };

export const ownTeamsKeys = {
  all: ['teams'] as const,
  ofUser: (userId: number | undefined) => [...ownTeamsKeys.all, userId] as const,
};

export const campaignGroupKeys = {
  all: ['campaignGroups'] as const,
  list: (teamId: number) => [...campaignGroupKeys.all, ofTeam(teamId)] as const,
};

/** Campaigns, ad groups and keywords to go to. */
export const adsByNameKey = (teamId: number, name: string) => ['adsByName', ofTeam(teamId), name] as const;

/** What Apple says a certificate reaches. */
export const adAccountKeys = {
  all: ['adAccounts'] as const,
  of: (teamId: number, certificateId: number) =>
    [...adAccountKeys.all, ofTeam(teamId), certificateId] as const,
};

/** Regions and cities as Apple knows them. */
export const placeKeys = {
  searches: () => ['places'] as const,
  names: () => ['placeNames'] as const,
  search: (teamId: number, campaignGroupId: number, country: string, text: string) =>
    ['places', ofTeam(teamId), campaignGroupId, country, text] as const,
  named: (teamId: number, campaignGroupId: number, ids: readonly string[]) =>
    ['placeNames', ofTeam(teamId), campaignGroupId, ids] as const,
};

/** As they stand in App Store Connect. */
export const productPageKeys = {
  ofApp: (teamId: number, campaignGroupId: number, adamId: string) =>
    ['productPages', ofTeam(teamId), campaignGroupId, adamId] as const,
};

export const staffKeys = { all: ['staff'] as const };
