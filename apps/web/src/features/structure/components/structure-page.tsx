import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { Button } from '@tapwright/ui/forms/button';
import { Picker } from '@tapwright/ui/forms/picker';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { appsQuery, type StructureApps, structureQuery } from '../api/structure.ts';
import { useReadStructure } from '../use-read-structure.ts';
import { FaultList } from './fault-list.tsx';
import { type OnSent, MendDialog } from './mend-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { RoleTable } from './role-table.tsx';
import { StakeLine } from './stake-line.tsx';
import classes from './structure.module.css';

type Props = {
  readonly teamId: number;
  /** That the address names. */
  readonly adamId: string | undefined;
  readonly onApp: (adamId: string) => void;
  readonly onSent: OnSent;
};

/** How the campaigns of an app differ from what they were made to be. */
export function StructurePage({ teamId, adamId, onApp, onSent }: Props) {
  const { t } = useTranslation(['structure', 'frame']);
  const { data: apps, error, refetch } = useQuery(appsQuery(teamId));
  const app = apps?.find((one) => one.adamId === adamId) ?? apps?.[0];
  if (app !== undefined && apps !== undefined)
    return (
      <AppStructure key={app.adamId} teamId={teamId} apps={apps} app={app} onApp={onApp} onSent={onSent} />
    );
  return (
    <>
      <PageHead title={t('frame:pages.structure')} />
      {error !== null && apps === undefined ? (
        <ViewFailed title={t('failed')} text={t('safe')} error={error} onTryAgain={() => void refetch()} />
      ) : apps === undefined ? (
        <Loading />
      ) : (
        <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
      )}
    </>
  );
}

const Loading = () => (
  <div className={classes.loading}>
    {[1, 2, 3, 4, 5].map((line) => (
      <Skeleton key={line} height={36} />
    ))}
  </div>
);

type AppProps = Omit<Props, 'adamId'> & {
  readonly apps: StructureApps;
  readonly app: StructureApps[number];
};

function AppStructure({ teamId, apps, app, onApp, onSent }: AppProps) {
  const { t } = useTranslation(['structure', 'frame']);
  const { data, error, refetch, isFetching } = useQuery(structureQuery(teamId, app.adamId));
  const readStructure = useReadStructure();
  const [isPlanning, setPlanning] = useState(false);
  const [keys, setKeys] = useState<readonly string[]>();
  return (
    <>
      <PageHead
        title={t('frame:pages.structure')}
        actions={
          <>
            <Button disabled={data === undefined} onClick={() => setPlanning(true)}>
              {t('plan.edit')}
            </Button>
            <Button loading={isFetching} onClick={() => void readStructure(teamId)}>
              {t('again')}
            </Button>
          </>
        }
      >
        <Picker
          label={t('app')}
          value={app.adamId}
          options={apps.map((one) => ({ value: one.adamId, label: one.app }))}
          onChange={onApp}
        />
      </PageHead>
      {data === undefined && error !== null ? (
        <ViewFailed title={t('failed')} text={t('safe')} error={error} onTryAgain={() => void refetch()} />
      ) : data === undefined ? (
        <Loading />
      ) : (
        <>
          <StakeLine view={data} />
          <RoleTable view={data} />
          <FaultList view={data} onMend={setKeys} />
        </>
      )}
      {isPlanning && data !== undefined ? (
        <PlanDialog teamId={teamId} app={app} plan={data.plan} onClose={() => setPlanning(false)} />
      ) : null}
      {keys === undefined ? null : (
        <MendDialog
          question={{ teamId, adamId: app.adamId, keys: [...keys] }}
          onSent={onSent}
          onClose={() => setKeys(undefined)}
        />
      )}
    </>
  );
}
