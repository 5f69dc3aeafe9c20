import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { searchDebounceMs } from '@tapwright/contracts/limits';
import type { SavedReport } from '@tapwright/contracts/report-centre';
import type { TeamView } from '@tapwright/contracts/teams';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { Button } from '@tapwright/ui/forms/button';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useReportDraft } from '../use-report-draft.ts';
import { useRunning } from '../use-running.ts';
import { BuilderForm } from './builder-form.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { RemoveButton } from './remove-button.tsx';
import { ReportPreview } from './report-preview.tsx';
import classes from './report-builder.module.css';

type Props = { readonly team: TeamView; readonly saved: SavedReport | undefined };

/** The definition on the left, its answer next to it; the definition is kept only by saving it. */
export function ReportBuilder({ team, saved }: Props) {
  const { t } = useTranslation('reportCentre');
  const draft = useReportDraft(team.teamId, saved);
  const { definition, setDefinition, fields, isDirty } = draft;
  const settled = useDebounced(definition, searchDebounceMs);
  const [isMailing, setMailing] = useState(false);
  return (
    <>
      <PageHead
        title={saved?.name ?? t('new')}
        path={<Link to="/report-centre">{t('actions.back')}</Link>}
        actions={
          <>
            {saved === undefined ? null : (
              <SavedActions team={team} saved={saved} isDirty={isDirty} onMail={() => setMailing(true)} />
            )}
            <Button variant="filled" type="submit" form={formId} loading={fields.isPending}>
              {t(draft.isCopy ? 'actions.saveAs' : 'actions.save')}
            </Button>
          </>
        }
      />
      <div className={classes.room}>
        <BuilderForm
          id={formId}
          isNew={saved === undefined}
          teamId={team.teamId}
          fields={fields}
          definition={definition}
          onChange={setDefinition}
        />
        <ReportPreview
          teamId={team.teamId}
          definition={settled}
          onSort={(sort) => setDefinition({ ...definition, ...sort })}
        />
      </div>
      {isMailing && saved ? (
        <MailDialog team={team} report={saved} onClose={() => setMailing(false)} />
      ) : null}
    </>
  );
}

const formId = 'report';

type ActionProps = {
  readonly team: TeamView;
  readonly saved: SavedReport;
  readonly isDirty: boolean;
  readonly onMail: () => void;
};

/** Of what was saved: a file or a mail holds nothing that is only on the screen, so they wait for that. */
function SavedActions({ team: { teamId }, saved, isDirty, onMail }: ActionProps) {
  const { t } = useTranslation('reportCentre');
  const run = useRunning(teamId);
  return (
    <>
      {isDirty ? <span className={classes.unsaved}>{t('unsaved')}</span> : null}
      {saved.mayEdit ? <RemoveButton teamId={teamId} report={saved} /> : null}
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button key={format} disabled={isDirty} onClick={() => run({ reportId: saved.reportId, format })}>
          {t(`actions.${format}`)}
        </Button>
      ))}
      <Button disabled={isDirty} onClick={onMail}>
        {t('actions.send')}
      </Button>
    </>
  );
}
