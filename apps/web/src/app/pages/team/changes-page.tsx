import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { ChangeList } from '../../../features/changes/sets/change-list.tsx';
import { useCurrentTeam } from '../../../platform/person/teams.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';

const ChangeSetReport = lazy(async () => ({
  default: (await import('../../../features/changes/sets/change-set-report.tsx')).ChangeSetReport,
}));

const ChangeEffect = lazy(async () => ({
  default: (await import('../../../features/reports/columns/change-effect.tsx')).ChangeEffect,
}));

/** Every change set of the team; and one of them with its edits. */
export function ChangesPage() {
  const { t } = useTranslation();
  const team = useCurrentTeam();
  const { set } = useSearch({ from: '/framed/ad/changes' });
  const changeSetId = Number(set);
  if (team === undefined) return null;
  if (Number.isSafeInteger(changeSetId) && changeSetId > 0)
    return (
      <Suspense>
        <ChangeSetReport key={`${team.teamId} ${changeSetId}`} team={team} changeSetId={changeSetId}>
          <Suspense>
            <ChangeEffect teamId={team.teamId} changeSetId={changeSetId} unit={team.currencyType} />
          </Suspense>
        </ChangeSetReport>
      </Suspense>
    );
  return (
    <>
      <PageHead title={t('pages.changes')} />
      <ChangeList key={team.teamId} team={team} />
    </>
  );
}
