import type { AnswerOf } from '@tapwright/contracts/call';
import { type findReportParts, maxParts, type ReportPartsQuery } from '@tapwright/contracts/report-parts';
import type { Day } from '@tapwright/domain/days';
import type { TeamContext } from '../../../platform/http/context.ts';
import { readQuestion } from '../question/report-question.ts';
import { listSlots } from './report-days.ts';
import { listPartSlots } from './report-sums-store.ts';

type Figures = { figures: (number | null)[]; total: number | null };

/** One measure over the slots of a range, split by what its campaigns are for. */
export async function splitByDay(
  context: TeamContext<'ads.see'>,
  query: ReportPartsQuery,
): Promise<AnswerOf<typeof findReportParts>> {
  const { by, measure, granularity } = query;
  const level = query.adGroupId === undefined ? 'campaign' : 'adGroup';
  const question = await readQuestion(context, query, level);
  const found = await listPartSlots(context.database.read, question, { by, measure, slots: granularity });
  const slots = listSlots(question.range, granularity);
  const describe = (value: string) => {
    const account =
      by === 'campaignGroup' ? question.accounts.find(({ adAccountId }) => adAccountId === value) : undefined;
    return account === undefined
      ? { value, name: null }
      : { value: String(account.campaignGroupId), name: account.name };
  };
  const parts = [...Map.groupBy(found, ({ value }) => value)].map(([value, rows]) => {
    const known = new Map(rows.map(({ slot, figure }) => [slot, figure]));
    // Where a part says nothing of a slot, nothing happened in it.
    const figureOf = (slot: Day | null) => (known.has(slot) ? (known.get(slot) ?? null) : 0);
    const figures = slots.map(({ start }) => figureOf(start));
    return { ...describe(value), figures, total: figureOf(null) };
  });
  const bySize = parts
    .filter(({ total }) => total !== 0)
    .toSorted((one, other) => (other.total ?? 0) - (one.total ?? 0));
  const others = bySize.slice(maxParts);
  return {
    parts: bySize.slice(0, maxParts),
    rest: others.length === 0 ? null : { count: others.length, ...together(others) },
  };
}

const together = (parts: readonly Figures[]): Figures => ({
  figures: (parts[0]?.figures ?? []).map((_, slot) => add(parts.map(({ figures }) => figures[slot] ?? null))),
  total: add(parts.map(({ total }) => total)),
});

const add = (figures: readonly (number | null)[]): number | null =>
  figures.reduce((sum, figure) => (sum === null || figure === null ? null : sum + figure), 0);
