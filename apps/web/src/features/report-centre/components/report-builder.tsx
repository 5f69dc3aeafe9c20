import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searchDebounceMs } from '@tapwright/contracts/limits';
import type { SavedReport } from '@tapwright/contracts/report-centre';
import type { TeamView } from '@tapwright/contracts/teams';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { Button } from '@tapwright/ui/forms/button';
import { firstDefinition } from '../first-definition.ts';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { useRunning } from '../use-running.ts';
import { BuilderForm } from './builder-form.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { RemoveButton } from './remove-button.tsx';
import { ReportPreview } from './report-preview.tsx';
import { SaveDialog } from './save-dialog.tsx';
import classes from './report-builder.module.css';

type Props = { readonly team: TeamView; readonly saved: SavedReport | undefined };

/** The definition on the left, its answer next to it; the definition is kept only by saving it. */
export function ReportBuilder({ team, saved }: Props) {
  const { t } = useTranslation('reportCentre');
  const [definition, setDefinition] = useState(() => saved?.definition ?? firstDefinition(team.currencyType));
  const settled = useDebounced(definition, searchDebounceMs);
  const [dialog, open] = useState<'save' | 'mail'>();
  const run = useRunning(team.teamId);
  const close = () => open(undefined);
  return (
    <>
      <PageHead
        title={saved?.name ?? t('new')}
        path={<Link to="/report-centre">{t('actions.back')}</Link>}
        actions={
          <>
            {saved === undefined ? null : (
              <>
                {saved.mayEdit ? <RemoveButton teamId={team.teamId} report={saved} /> : null}
                {(['csv', 'xlsx'] as const).map((format) => (
                  <Button key={format} onClick={() => run({ reportId: saved.reportId, format })}>
                    {t(`actions.${format}`)}
                  </Button>
                ))}
                <Button onClick={() => open('mail')}>{t('actions.send')}</Button>
              </>
            )}
            <Button variant="filled" onClick={() => open('save')}>
              {t('actions.save')}
            </Button>
          </>
        }
      />
      <div className={classes.room}>
        <BuilderForm teamId={team.teamId} definition={definition} onChange={setDefinition} />
        <ReportPreview teamId={team.teamId} definition={settled} />
      </div>
      {dialog === 'save' ? (
        <SaveDialog teamId={team.teamId} saved={saved} definition={definition} onClose={close} />
      ) : null}
      {dialog === 'mail' && saved ? <MailDialog team={team} report={saved} onClose={close} /> : null}
    </>
  );
}
