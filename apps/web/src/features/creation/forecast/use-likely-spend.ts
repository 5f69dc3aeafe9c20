import { useQuery } from '@tanstack/react-query';
import { addDays } from '@tapwright/domain/days';
import { parseAmount, toAmount } from '@tapwright/domain/money';
import { dayIn } from '@tapwright/domain/zones';
import { spentQuery } from '../api/audience.ts';
import { likelySpend } from './likely-spend.ts';
import type { Creation } from '../use-creation.ts';

const days = 14;

/** What the one new campaign is likely to spend a day; undefined where nothing of its app says so. */
export function useLikelySpend({ teamId, form, currency, group, now }: Creation) {
  const campaigns = form.campaigns.filter(({ isLeftOut }) => !isLeftOut);
  const [only] = campaigns.length === 1 ? campaigns : [];
  const yesterday = addDays(dayIn(group?.timeZone ?? 'UTC', now), -1);
  const { data } = useQuery({
    ...spentQuery({
      teamId,
      adamId: form.app?.adamId ?? '',
      currency: group?.currency ?? '',
      placement: only?.placement ?? '',
      startTime: addDays(yesterday, 1 - days),
      endTime: yesterday,
    }),
    enabled: group !== undefined && form.app !== null && only !== undefined,
  });
  if (only === undefined || data === undefined) return undefined;
  const cap = parseAmount(only.dailyCap, currency);
  return likelySpend(data, {
    countries: only.countries,
    dailyCap: typeof cap === 'string' ? '' : toAmount(cap),
  });
}
