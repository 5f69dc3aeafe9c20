import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { SavedReport } from '@tapwright/contracts/report-centre';
import type { TeamView } from '@tapwright/contracts/teams';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { DataTable } from '@tapwright/ui/table/data-table';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import type { Column } from '@tapwright/ui/table/table-column';
import { Button } from '@tapwright/ui/forms/button';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMoment } from '../../../platform/use-moment.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useReportWords } from '../use-report-words.ts';
import { useRunning } from '../use-running.ts';
import { MailDialog } from './mail-dialog.tsx';
import { NewReportButton } from './new-report-button.tsx';
import classes from './report-centre.module.css';

type Props = { readonly team: TeamView; readonly reports: readonly SavedReport[] | undefined };

export function ReportList({ team, reports }: Props) {
  const { t } = useTranslation('reportCentre');
  const run = useRunning(team.teamId);
  const [mailed, setMailed] = useState<SavedReport>();
  const columns = useReportColumns((report) => (
    <span className={classes.actions}>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          variant="subtle"
          aria-label={`${report.name}, ${t(`actions.${format}`)}`}
          onClick={() => run({ reportId: report.reportId, format })}
        >
          {t(`actions.${format}`)}
        </Button>
      ))}
      <Button variant="subtle" onClick={() => setMailed(report)}>
        {t('actions.send')}
      </Button>
    </span>
  ));
  if (reports?.length === 0) return <NoReports />;
  return (
    <>
      <DataTable
        label={t('list')}
        rows={reports}
        expectedRows={4}
        keyOf={({ reportId }) => reportId}
        columns={columns}
      />
      {mailed ? <MailDialog team={team} report={mailed} onClose={() => setMailed(undefined)} /> : null}
    </>
  );
}

function useReportColumns(actionsOf: (report: SavedReport) => React.ReactNode): Column<SavedReport>[] {
  const { t } = useTranslation('reportCentre');
  const words = useReportWords();
  return [
    {
      key: 'name',
      head: t('columns.name'),
      onCard: 'title',
      cell: ({ reportId, name }) => (
        <Link to="/report-centre" search={{ report: String(reportId) }}>
          {name}
        </Link>
      ),
    },
    {
      key: 'content',
      head: t('columns.content'),
      onCard: 'line',
      cell: ({ definition }) => words.content(definition),
    },
    {
      key: 'shared',
      head: t('columns.shared'),
      width: 150,
      isWideOnly: true,
      cell: (report) => <Sharing report={report} />,
      onCard: 'line',
    },
    {
      key: 'mail',
      head: t('columns.mail'),
      width: 240,
      cell: (report) => <Mailing report={report} />,
      onCard: 'line',
    },
    { key: 'actions', head: '', width: 288, align: 'end', onCard: 'corner', cell: actionsOf },
  ];
}

function Sharing({ report: { isOwn, isShared, madeBy } }: { readonly report: SavedReport }) {
  const { t } = useTranslation('reportCentre');
  if (!isOwn) return t('sharing.by', { name: madeBy });
  return isShared ? t('sharing.ownShared') : t('sharing.own');
}

function Mailing({ report: { schedule, nextRunAt } }: { readonly report: SavedReport }) {
  const { t } = useTranslation('reportCentre');
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const now = useMoment();
  if (schedule === null || nextRunAt === null) return <span className={classes.aside}>{t('noMail')}</span>;
  const at = formatInstant(language, new Date(nextRunAt), { zone, now });
  return t('schedule.next', { every: t(`schedule.${schedule.every}`), at });
}

function NoReports() {
  const { t } = useTranslation('reportCentre');
  return (
    <EmptyState title={t('empty.title')} actions={<NewReportButton />}>
      {t('empty.text')}
    </EmptyState>
  );
}
