import { findReportWord, type ReportDefinition } from '@tapwright/contracts/report-centre';
import { findMeasure, getMeasure } from '@tapwright/contracts/report-measures';
import { formatDayRange } from '@tapwright/i18n/format-day';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';

/** Names of what a report is made of, in the reader's language. */
export function useReportWords() {
  const { t } = useTranslation(['reportCentre', 'adWords', 'lists']);
  const language = useLanguage();
  const range = ({ range: days }: ReportDefinition) =>
    'preset' in days ? t(`lists:range.${days.preset}`) : formatDayRange(language, days.from, days.to);
  return {
    range,
    content: (definition: ReportDefinition) =>
      t('content', { level: t(`adWords:levels.${definition.level}`), range: range(definition) }),
    /** Of a column by its key; amounts name their unit. */
    column: (key: string, definition: ReportDefinition): string => {
      const word = findReportWord(key, definition);
      if (word !== undefined) return t(`adWords:columns.${word}`);
      const measure = findMeasure(key);
      if (measure === undefined) return key;
      const name = t(`adWords:measures.${measure}`);
      if (getMeasure(measure).kind !== 'money') return name;
      return t('adWords:inUnit', { name, unit: t(`adWords:units.${definition.unit}`) });
    },
  };
}
