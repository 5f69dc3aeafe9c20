import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import type { readReportOverTime } from '@tapwright/contracts/report-centre';
import type { ReportEdges } from '@tapwright/contracts/report-edges';
import type { ReportSlot } from '@tapwright/contracts/report-list';
import type { DayRange } from '@tapwright/domain/ranges';
import { cutRange } from '@tapwright/domain/report-ranges';
import type { TeamContext } from '../../../platform/http/context.ts';
import { findReportDay } from '../../apple-sync/index.ts';
import { checkDefinition, daysOf } from './check-definition.ts';
import { type LevelPage, readLevel } from './read-level.ts';

const sumsAlone = { pageNum: 1, pageSize: 1 };

/** What the rows of each slot come to, by the filters and in the scope that the rows have. */
export async function showOverTime(
  context: TeamContext,
  { definition }: ParsedBodyOf<typeof readReportOverTime>,
): Promise<AnswerOf<typeof readReportOverTime>> {
  const today = await findReportDay(context, context.membership.teamId, definition.timeZone);
  checkDefinition(definition, today);
  const range = daysOf(definition, today);
  const { totals, edges } = await readLevel(context, definition, range, sumsAlone);
  const slots: ReportSlot[] = [];
  for (const slot of definition.slots === 'total' ? [] : cutRange(range, definition.slots)) {
    const page = await readLevel(context, definition, slot, sumsAlone);
    slots.push(viewSlot(slot, page, edges));
  }
  return { slots, totals };
}

function viewSlot(slot: DayRange, { totals, edges: { gaps } }: LevelPage, whole: ReportEdges): ReportSlot {
  const { dataTo, youngFrom } = whole;
  const isRead = dataTo !== null && slot.from <= dataTo;
  const isGap = gaps.some(({ from, to }) => from <= slot.from && to >= slot.to);
  const isKnown = isRead && !(isGap && totals.impressions === 0);
  return {
    ...slot,
    measures: isKnown ? totals : null,
    isYoung: isKnown && youngFrom !== null && slot.to >= youngFrom,
  };
}
