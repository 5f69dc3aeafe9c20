/** Archived, unless somebody started it at Apple: what spends is never hidden. */
export const isHidden = (of: string): string =>
  `coalesce(${of}.is_archived and ${of}.status = 'PAUSED', false)`;

type Place = 'campaign_id' | 'ad_group_id';
const tables = { campaign_id: 'campaigns', ad_group_id: 'ad_groups' } as const;

/** That something lies in what is hidden; `team` is the number of the team. */
export const isInHidden = (of: string, place: Place, team: number): string => `coalesce(${of}.${place} in (
  select p.${place} from ${tables[place]} p where p.team_id = ${team} and p.is_archived and p.status = 'PAUSED'), false)`;
