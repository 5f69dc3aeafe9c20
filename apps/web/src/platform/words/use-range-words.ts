import { rangePresets } from '@tapwright/domain/ranges';
import { formatWeekdayHead } from '@tapwright/i18n/format-calendar';
import { formatDay, formatDayRange, formatMonth } from '@tapwright/i18n/format-day';
import type { RangeWords, RangeWriter } from '@tapwright/ui/forms/range-words';
import { useLanguage } from './use-language.ts';
import { useTranslation } from './use-translation.ts';

/** What a range field says. `zone` is the one whose days are meant, as a person reads it. */
export function useRangeWords(zone: string) {
  const { t } = useTranslation('lists');
  const language = useLanguage();
  const words: RangeWords = {
    label: t('range.label'),
    presets: t('range.presets'),
    custom: t('range.custom'),
    from: t('range.from'),
    to: t('range.to'),
    chooseEnd: t('range.chooseEnd'),
    days: (count) => t('range.days', { count }),
    note: t('range.note', { zone }),
    previousMonth: t('range.previousMonth'),
    nextMonth: t('range.nextMonth'),
    month: t('range.month'),
    cancel: t('range.cancel'),
    show: t('range.show'),
  };
  const write: RangeWriter = {
    range: (from, to) => formatDayRange(language, from, to),
    day: (day) => formatDay(language, day),
    month: (day) => formatMonth(language, day),
    weekday: (day) => formatWeekdayHead(language, day),
  };
  const presets = rangePresets.map((key) => ({ key, label: t(`range.${key}`) }));
  return { words, write, presets };
}
