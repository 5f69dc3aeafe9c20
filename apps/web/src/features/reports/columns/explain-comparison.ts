import type { ReportMeasures } from '@tapwright/contracts/report-measures';
import { formatDayRange } from '@tapwright/i18n/format-day';
import { formatList } from '@tapwright/i18n/format-list';
import type { Language } from '@tapwright/i18n/languages';
import type { Compared, NotCompared } from '@tapwright/ui/chart/measure';
import { definitions, figureOf } from './measures.ts';
import type { OverviewWords } from '../chart/overview-words.ts';
import type { MeasureName, ReportEdges } from '../question/report-types.ts';

type Comparison = NonNullable<ReportEdges['comparison']>;
type Figures = {
  readonly now: ReportMeasures;
  readonly before: ReportMeasures | null;
  readonly compared: { readonly now: ReportMeasures; readonly before: ReportMeasures } | null;
  /** Of one campaign group; undefined of all. */
  readonly campaignGroupId?: number | undefined;
};
type Words = { readonly t: OverviewWords; readonly language: Language };

const maxNamed = 3;

/** What of a measure can be compared, of which days; or why nothing can. */
export const explainComparison = (
  name: MeasureName,
  figures: Figures,
  edges: ReportEdges,
  words: Words,
): Compared | NotCompared => comparisonsOf(name, edges, words)(figures);

/** The same of many rows: what is the same for all of them is written once. */
export function comparisonsOf(
  name: MeasureName,
  { comparison, hasUnknownRates }: ReportEdges,
  words: Words,
): (figures: Figures) => Compared | NotCompared {
  const reasons = new Map<number | undefined, string | undefined>();
  const reasonOf = (of: Comparison, campaignGroupId: number | undefined) => {
    if (!reasons.has(campaignGroupId))
      reasons.set(campaignGroupId, findReason(name, of, campaignGroupId, words));
    return reasons.get(campaignGroupId);
  };
  const days = comparison === null ? {} : describeDays(name, comparison, words);
  return ({ now, before, compared, campaignGroupId }) => {
    const figures = compared ?? { now, before };
    const [figure, figureBefore] = [figureOf(name, figures.now), figureOf(name, figures.before)];
    if (comparison === null) return { now: figure, before: figureBefore };
    const why = reasonOf(comparison, campaignGroupId);
    if (why !== undefined) return { why };
    const isUnknown = [figures.now, figures.before].some((of) => of?.localSpendAmount === null);
    if (hasUnknownRates && isUnknown && definitions[name].kind === 'money')
      return { why: words.t('overview:change.why.rates') };
    return { now: figure, before: figureBefore, ...days };
  };
}

function findReason(
  name: MeasureName,
  { ended, settled, unknown }: Comparison,
  campaignGroupId: number | undefined,
  words: Words,
): string | undefined {
  const { t } = words;
  const own = unknown.filter(
    ({ campaignGroupIds }) => campaignGroupId === undefined || campaignGroupIds.includes(campaignGroupId),
  );
  if (ended === null) return t('overview:change.why.notOver');
  if (own.length > 0) return t('overview:change.why.unknown', { days: nameDays(own, words) });
  return settled === null && definitions[name].countsInstalls ? t('overview:change.why.arriving') : undefined;
}

/** Of which days no change can be told. */
export function nameDays(
  spans: readonly { readonly from: string; readonly to: string }[],
  { t, language }: Words,
  show?: { year: boolean },
): string {
  const named = [...new Set(spans.map(({ from, to }) => formatDayRange(language, from, to, show)))];
  const shown = formatList(language, named.slice(0, maxNamed));
  return named.length > maxNamed
    ? t('overview:edges.andMore', { named: shown, count: named.length - maxNamed })
    : shown;
}

function describeDays(
  name: MeasureName,
  { ended, settled, hours, isProvisional, to }: Comparison,
  { t, language }: Words,
): Pick<Compared, 'note' | 'days' | 'isProvisional'> {
  const ofInstalls = definitions[name].countsInstalls;
  const compared = ofInstalls ? settled : ended;
  if (compared === null) return {};
  const clock = hours ? ` 00:00–${hours}` : '';
  const write = (range: { from: string; to: string }, year: boolean) =>
    formatDayRange(language, range.from, range.to, { year }) + clock;
  const days = t('overview:chart.versus', {
    now: write(compared.now, true),
    before: write(compared.before, true),
  });
  const isCut = clock || compared.before.to !== to;
  const mayMend = ofInstalls && isProvisional;
  return {
    note: mayMend ? t('overview:change.provisional', { days }) : days,
    ...(isCut && { days: clock || write(compared.now, false) }),
    ...(mayMend && { isProvisional }),
  };
}
