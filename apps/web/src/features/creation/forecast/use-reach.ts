import { useQuery } from '@tanstack/react-query';
import { addDays } from '@tapwright/domain/days';
import { dayIn } from '@tapwright/domain/zones';
import { audienceQuery } from '../api/audience.ts';
import { reachShare } from './reach-share.ts';
import type { Creation } from '../use-creation.ts';

const reachDays = 90;

/** What limits of age and gender leave of the app's own taps, else of the team's; undefined where neither has any. */
export function useReach({ teamId, form, adGroup, now }: Creation) {
  const { gender, minAge, maxAge } = adGroup;
  const isLimited = gender !== 'all' || minAge !== null || maxAge !== null;
  const today = dayIn('UTC', now);
  const range = { teamId, startTime: addDays(today, 1 - reachDays), endTime: today };
  const adamId = form.app?.adamId;
  const isOwnAsked = isLimited && adamId !== undefined;
  const ownAges = useTaps({ ...range, dimension: 'age', adamId }, isOwnAsked);
  const ownGenders = useTaps({ ...range, dimension: 'gender', adamId }, isOwnAsked);
  const own = [ownAges, ownGenders];
  const isOfApp = own.some(({ data }) => (data ?? []).length > 0);
  const isTeamAsked = isLimited && !isOfApp && (!isOwnAsked || own.every(({ isPending }) => !isPending));
  const teamAges = useTaps({ ...range, dimension: 'age', adamId: undefined }, isTeamAsked);
  const teamGenders = useTaps({ ...range, dimension: 'gender', adamId: undefined }, isTeamAsked);
  if (!isLimited) return undefined;
  const [ages, genders] = isOfApp ? own : [teamAges, teamGenders];
  const share = reachShare(adGroup, ages?.data ?? [], genders?.data ?? []);
  return share === undefined ? undefined : { share, of: isOfApp ? ('app' as const) : ('team' as const) };
}

const useTaps = (asked: Parameters<typeof audienceQuery>[0], isAsked: boolean) =>
  useQuery({ ...audienceQuery(asked), enabled: isAsked });
