import type { ChangesOfDay } from '@tapwright/contracts/change-days';
import type { ChangeDaysQuestion, DaysQuestion, ReportDays } from '../question/report-types.ts';

type Slots = ReportDays['slots'];

/** The changes of the days that a chart shows, wherever its figures come from. */
export function changeDaysOf(question: DaysQuestion): ChangeDaysQuestion {
  const { teamId, startTime, endTime, timeZone, mode } = question;
  const { campaignGroupId, campaignId, adGroupId, adamId, country, campaignType } = question;
  const place = { campaignGroupId, campaignId, adGroupId, adamId, country, campaignType };
  return { teamId, startTime, endTime, timeZone, mode, ...place };
}

export const changesWithin = (
  changes: readonly ChangesOfDay[],
  { from, to }: { readonly from: string; readonly to: string },
): readonly ChangesOfDay[] => changes.filter(({ day }) => from <= day && day <= to);

/** The slots of a chart on which something was changed, with how much. */
export function prepareMarks(
  changes: readonly ChangesOfDay[],
  slots: Slots,
): { slot: number; count: number }[] {
  return slots.flatMap((days, slot) => {
    const count = changesWithin(changes, days).reduce((sum, { changes: some }) => sum + some, 0);
    return count === 0 ? [] : [{ slot, count }];
  });
}
