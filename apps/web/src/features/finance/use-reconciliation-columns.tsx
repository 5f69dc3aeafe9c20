import type { ReconciledDay } from '@tapwright/contracts/reconciliation';
import { formatDay } from '@tapwright/i18n/format-day';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import type { Column } from '@tapwright/ui/table/table-column';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { writeChange, writeMinor } from './write-minor.ts';

const glyphOf = {
  equal: 'in-order',
  late: 'pending',
  restated: 'differs',
  rate: 'to-mend',
  notRead: 'to-mend',
} as const;

export function useReconciliationColumns(currency: string | undefined): Column<ReconciledDay>[] {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const head = (name: 'booked' | 'reported' | 'difference') =>
    t(`reconciliation.${name}`, { currency: currency ?? '' });
  return [
    {
      key: 'day',
      head: t('reconciliation.day'),
      width: 136,
      cell: ({ day }) => formatDay(language, day),
      onCard: 'line',
    },
    { key: 'group', head: t('group'), cell: ({ name }) => <strong>{name}</strong>, onCard: 'title' },
    {
      key: 'booked',
      head: head('booked'),
      width: 136,
      align: 'end',
      cell: ({ booked }) => writeMinor(language, booked),
      onCard: 'corner',
    },
    {
      key: 'reported',
      head: head('reported'),
      width: 136,
      align: 'end',
      cell: ({ reported }) => (reported === null ? '–' : writeMinor(language, reported)),
    },
    {
      key: 'difference',
      head: head('difference'),
      width: 136,
      align: 'end',
      cell: ({ difference }) => (difference === null ? '–' : writeChange(language, difference)),
    },
    {
      key: 'reason',
      head: t('reconciliation.reason'),
      width: 232,
      cell: ({ reason }) => (
        <StatusWord of={glyphOf[reason]}>{t(`reconciliation.reasons.${reason}`)}</StatusWord>
      ),
      onCard: 'line',
    },
  ];
}
