import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { splitMeasures } from '@tapwright/contracts/report-parts';
import { campaignKinds, type SplitKind, splitKinds } from '@tapwright/contracts/report-query';
import type { Part } from '@tapwright/ui/chart/measure';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { partsQuery } from '../api/parts-query.ts';
import { readWire } from '../columns/measures.ts';
import { nameKind } from '../filters/name-kind.ts';
import type { DaysQuestion, ReportDays, ReportParts } from '../question/report-types.ts';
import type { ReportView } from '../question/report-view.ts';
import { useAppNames } from '../filters/use-campaign-words.ts';

/** One campaign has nothing to be split by; nor does a measure whose parts do not add up to it. */
export function listSplits(
  { bars }: Pick<ReportView, 'bars'>,
  { campaignGroupId, campaignId }: DaysQuestion,
): readonly SplitKind[] {
  if (campaignId !== undefined || !splitMeasures.includes(bars)) return [];
  return campaignGroupId === undefined ? splitKinds : campaignKinds;
}

/** The parts of the chart's columns, once they are there; and whether they could not be read. */
export function useParts(
  view: ReportView,
  question: DaysQuestion,
  days: ReportDays | undefined,
): { readonly parts: readonly Part[] | undefined; readonly isFailed: boolean } {
  const { t } = useTranslation(['overview', 'adWords', 'reportNotes']);
  const language = useLanguage();
  const by = listSplits(view, question).find((one) => one === view.split);
  const { compareStartTime: _, compareEndTime: __, ...asked } = question;
  const measure = view.bars;
  const { data, isPlaceholderData, isError } = useQuery({
    ...partsQuery({ ...asked, by: by ?? 'app', measure }),
    enabled: by !== undefined,
  });
  const appNames = useAppNames(by === 'app');
  const parts = useMemo(() => {
    if (by === undefined || data === undefined || days === undefined || isPlaceholderData) return undefined;
    const figures = ({ figures: read, total }: Pick<ReportParts['parts'][number], 'figures' | 'total'>) => ({
      // A gap of all is one of each part.
      days: days.slots.map(({ measures }, slot) => readWire(measure, measures && (read[slot] ?? null))),
      total: readWire(measure, total),
    });
    const nameOf = ({ value, name }: ReportParts['parts'][number]) =>
      by === 'campaignGroup'
        ? (name ?? t('adWords:values.unknown'))
        : nameKind(by, value, { t, language, appNames });
    const list: Part[] = data.parts.map((part) => ({
      key: part.value,
      name: nameOf(part),
      ...figures(part),
    }));
    if (data.rest === null) return list;
    const { count } = data.rest;
    return [...list, { key: 'rest', name: t('reportNotes:split.rest', { count }), ...figures(data.rest) }];
  }, [by, data, days, isPlaceholderData, measure, appNames, t, language]);
  return { parts, isFailed: by !== undefined && isError };
}
