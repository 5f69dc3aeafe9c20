import type { DayRange } from '@tapwright/domain/ranges';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { nameDays } from '../columns/explain-comparison.ts';
import type { ReportEdges } from './report-types.ts';

/** What of the range is missing, or counted in another way than day by day. */
export function useEdgeNotes(edges: ReportEdges | undefined, range: DayRange): string[] {
  const { t } = useTranslation(['overview', 'adWords', 'frame']);
  const language = useLanguage();
  if (edges === undefined) return [];
  const isOneYear = range.from.slice(0, 4) === range.to.slice(0, 4);
  const name = (spans: readonly { from: string; to: string }[]) =>
    nameDays(spans, { t, language }, { year: !isOneYear });
  const unknown = edges.comparison?.unknown ?? [];
  const left = edges.wholeOnly.filter(({ isCounted }) => !isCounted);
  const counted = edges.wholeOnly.filter(({ isCounted }) => isCounted);
  return [
    ...(edges.gaps.length > 0 ? [t('edges.gaps', { days: name(edges.gaps) })] : []),
    ...(left.length > 0 ? [t('edges.leftOut', { days: name(left) })] : []),
    ...(counted.length > 0 ? [t('edges.whole', { days: name(counted) })] : []),
    ...(unknown.length > 0 ? [t('change.why.unknown', { days: name(unknown) })] : []),
    ...(edges.hasUnknownRates ? [t('edges.unknownRates')] : []),
  ];
}
