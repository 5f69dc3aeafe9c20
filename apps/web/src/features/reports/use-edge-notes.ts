import { useTranslation } from 'react-i18next';
import type { DayRange } from '@tapwright/domain/ranges';
import { formatDayRange } from '@tapwright/i18n/format-day';
import { formatList } from '@tapwright/i18n/format-list';
import { useLanguage } from '../../platform/use-language.ts';
import type { ReportEdges } from './report-types.ts';

const maxNamed = 3;

/** What of the range is missing, or counted in another way than day by day. */
export function useEdgeNotes(edges: ReportEdges | undefined, range: DayRange): string[] {
  const { t } = useTranslation('overview');
  const language = useLanguage();
  if (edges === undefined) return [];
  const isOneYear = range.from.slice(0, 4) === range.to.slice(0, 4);
  const name = (spans: readonly { from: string; to: string }[]) => {
    const merged = [
      ...new Set(spans.map(({ from, to }) => formatDayRange(language, from, to, { year: !isOneYear }))),
    ];
    const named = formatList(language, merged.slice(0, maxNamed));
    return merged.length > maxNamed ? t('edges.andMore', { named, count: merged.length - maxNamed }) : named;
  };
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
