import type { StatementRow } from '@tapwright/contracts/ledger';
import { formatDay, formatShortDay } from '@tapwright/i18n/format-day';
import { formatInstant } from '@tapwright/i18n/format-instant';
import type { Language } from '@tapwright/i18n/languages';
import type { Column } from '@tapwright/ui/table/table-column';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useMoment } from '../../platform/use-moment.ts';
import { usePersonalSetting } from '../../platform/person/use-personal-setting.ts';
import { useTranslation, type Translate } from '../../platform/words/use-translation.ts';
import classes from './components/statement-view.module.css';
import { writeChange, writeMinor } from './write-minor.ts';

export function useStatementColumns(): Column<StatementRow>[] {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const now = useMoment();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const aboutOf = ({ kind, subject, campaigns, campaignName, effectiveOn, bookedAt }: StatementRow) =>
    [
      kind === 'spend' ? writeSpentOn(language, effectiveOn, bookedAt) : null,
      campaignName ?? (campaigns > 0 ? t('statement.campaigns', { count: campaigns }) : subject),
    ]
      .filter(Boolean)
      .join(', ');
  return [
    {
      key: 'bookedAt',
      head: t('statement.bookedAt'),
      width: 136,
      cell: ({ bookedAt }) => formatInstant(language, new Date(bookedAt), { zone, now }),
      onCard: 'line',
    },
    {
      key: 'what',
      head: t('statement.what'),
      cell: (row) => (
        <>
          <strong>{t(`statement.kinds.${row.kind}`)}</strong>
          <span className={classes.about}>{aboutOf(row)}</span>
        </>
      ),
      onCard: 'title',
    },
    {
      key: 'moved',
      head: null,
      cell: (row) => <Moved row={row} />,
      onCard: 'corner',
      isCardOnly: true,
    },
    ...amountColumns(t, language),
  ];
}

/** The year where it is another than that in which it was booked. */
const writeSpentOn = (language: Language, day: string, bookedAt: string) =>
  (day.slice(0, 4) === bookedAt.slice(0, 4) ? formatShortDay : formatDay)(language, day);

/** What moved the most to a team, and the balance that it moved. */
function Moved({ row }: { readonly row: StatementRow }) {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const account = row.available === 0 ? 'reserved' : 'available';
  return (
    <span className={classes.moved}>
      <strong>{writeChange(language, row[account])}</strong>
      <small>
        {t(`statement.${account}After`)} {writeMinor(language, row[`${account}After`])}
      </small>
    </span>
  );
}

/** Changes with their signs, then what stood afterwards. */
function amountColumns(t: Translate<['finance']>, language: Language): Column<StatementRow>[] {
  return [
    {
      key: 'available',
      head: t('statement.available'),
      width: 120,
      align: 'end',
      cell: ({ available }) => writeChange(language, available),
    },
    {
      key: 'reserved',
      head: t('statement.reserved'),
      width: 120,
      align: 'end',
      cell: ({ reserved }) => writeChange(language, reserved),
    },
    {
      key: 'availableAfter',
      head: t('statement.availableAfter'),
      width: 128,
      align: 'end',
      cell: ({ availableAfter }) => writeMinor(language, availableAfter),
    },
    {
      key: 'reservedAfter',
      head: t('statement.reservedAfter'),
      width: 128,
      align: 'end',
      cell: ({ reservedAfter }) => writeMinor(language, reservedAfter),
    },
  ];
}
