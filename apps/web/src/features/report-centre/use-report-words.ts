import { useTranslation } from 'react-i18next';
import { type ReportDefinition, wordColumns } from '@tapwright/contracts/report-centre';
import { moneyMeasures, measureNames } from '@tapwright/contracts/report-measures';
import { formatDayRange } from '@tapwright/i18n/format-day';
import { useLanguage } from '../../platform/use-language.ts';

/** Names of what a report is made of, in the reader's language. */
export function useReportWords() {
  const { t } = useTranslation('reportCentre');
  const language = useLanguage();
  const range = ({ range: days }: ReportDefinition) =>
    'preset' in days ? t(`ranges.${days.preset}`) : formatDayRange(language, days.from, days.to);
  return {
    range,
    content: (definition: ReportDefinition) =>
      t('content', { level: t(`levels.${definition.level}`), range: range(definition) }),
    /** Of a column by its key; amounts name their unit. */
    column: (key: string, { unit }: ReportDefinition): string => {
      const word = wordColumns.find((one) => one === key);
      if (word !== undefined) return t(`dimensions.${word}`);
      const measure = measureNames.find((one) => one === key);
      if (measure === undefined) return key;
      const name = t(`measures.${measure}`);
      return moneyMeasures.has(measure) ? t('inUnit', { measure: name, unit: t(`units.${unit}`) }) : name;
    },
  };
}
