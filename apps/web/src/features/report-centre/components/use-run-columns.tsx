import type { ReportRun } from '@tapwright/contracts/report-centre';
import { formatDay, formatDayRange } from '@tapwright/i18n/format-day';
import { formatInstant } from '@tapwright/i18n/format-instant';
import type { Column } from '@tapwright/ui/table/table-column';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMoment } from '../../../platform/use-moment.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './report-centre.module.css';

export function useRunColumns(actionOf: (run: ReportRun) => React.ReactNode): Column<ReportRun>[] {
  const { t } = useTranslation('reportCentre');
  const language = useLanguage();
  const now = useMoment();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  return [
    { key: 'name', head: t('columns.name'), width: 200, cell: ({ name }) => name, onCard: 'title' },
    { key: 'content', head: t('runs.content'), cell: (run) => <Content run={run} />, onCard: 'line' },
    {
      key: 'for',
      head: t('runs.for'),
      width: 136,
      isWideOnly: true,
      cell: ({ readerName }) => readerName,
      onCard: 'line',
    },
    {
      key: 'state',
      head: t('runs.state'),
      width: 176,
      cell: ({ state, isMailed }) => (
        <span className={classes.state}>
          {t(`runs.states.${state === 'done' && isMailed ? 'sent' : state}`)}
        </span>
      ),
      onCard: 'line',
    },
    {
      key: 'made',
      head: t('runs.made'),
      width: 160,
      cell: ({ madeAt }) => formatInstant(language, new Date(madeAt), { zone, now }),
    },
    { key: 'actions', head: '', width: 150, align: 'end', onCard: 'corner', cell: actionOf },
  ];
}

function Content({ run: { range, rows, dataTo } }: { readonly run: ReportRun }) {
  const { t } = useTranslation('reportCentre');
  const language = useLanguage();
  if (range === null) return null;
  const about = [
    rows === null ? undefined : t('runs.rows', { count: rows }),
    dataTo === null ? undefined : t('runs.dataTo', { day: formatDay(language, dataTo) }),
  ].filter((text) => text !== undefined);
  return (
    <>
      {formatDayRange(language, range.from, range.to)}
      <span className={classes.below}>{about.join(', ')}</span>
    </>
  );
}
