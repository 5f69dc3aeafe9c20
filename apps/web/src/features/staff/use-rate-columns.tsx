import type { RateOfDay } from '@tapwright/contracts/typed-rates';
import { formatDay } from '@tapwright/i18n/format-day';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import type { Column } from '@tapwright/ui/table/table-column';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { useRateSource } from './use-rate-source.ts';

export function useRateColumns(currency: string): Column<RateOfDay>[] {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const nameSource = useRateSource();
  const say = ({ own, used, isGap }: RateOfDay) => {
    if (own !== null) return nameSource(own.source);
    if (used === null) return <StatusWord of="to-mend">{t('rates.none')}</StatusWord>;
    const day = formatDay(language, used.day);
    return isGap ? (
      <StatusWord of="to-mend">{t('rates.gap', { day })}</StatusWord>
    ) : (
      t('rates.weekend', { day })
    );
  };
  return [
    {
      key: 'day',
      head: t('rates.day'),
      width: 176,
      cell: ({ day }) => formatDay(language, day),
      onCard: 'title',
    },
    {
      key: 'worth',
      head: t('rates.worth', { currency }),
      width: 200,
      align: 'end',
      cell: ({ own }) => own?.cnyPerUnit ?? '–',
      onCard: 'corner',
    },
    { key: 'source', head: t('rates.source'), cell: say, onCard: 'line' },
  ];
}
