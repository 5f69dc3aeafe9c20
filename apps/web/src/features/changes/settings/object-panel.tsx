import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { Tabs } from '@tapwright/ui/layout/tabs';
import { Drawer } from '@tapwright/ui/overlay/drawer';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { adObjectQuery } from '../api/change-queries.ts';
import type { AdObject } from '../change.ts';
import { type PanelTab, panelTabs } from '../opened.ts';
import type { AdDetails } from './read-settings.ts';
import classes from './panel.module.css';

const ObjectHistory = lazy(async () => ({
  default: (await import('../sets/object-history.tsx')).ObjectHistory,
}));
const SettingsForm = lazy(async () => ({ default: (await import('./settings-form.tsx')).SettingsForm }));
const ServingReport = lazy(async () => ({ default: (await import('./serving-report.tsx')).ServingReport }));

type Props = {
  readonly object: AdObject;
  readonly tab: PanelTab;
  readonly mayEdit: boolean;
  readonly onTab: (tab: PanelTab) => void;
  readonly onClose: () => void;
};

/** All of one object: its settings, why it is not serving, and what happened to it. */
export function ObjectPanel({ object, tab, mayEdit, onTab, onClose }: Props) {
  const { t } = useTranslation(['changes', 'frame']);
  const { teamId, kind, id } = object;
  const { data, error, refetch } = useQuery(adObjectQuery(teamId, kind, id));
  const isRemoved = data?.[kind]?.state.isRemoved ?? object.status === 'removed';
  const tabs = panelTabs.filter(
    (one) => one === 'history' || (one === 'settings' ? mayEdit && !isRemoved : kind !== 'negativeKeyword'),
  );
  const shown = tabs.find((one) => one === tab) ?? tabs[0];
  return (
    <Drawer
      side="right"
      width={420}
      title={<Title {...object} />}
      closeLabel={t('frame:close')}
      onClose={onClose}
    >
      {shown === undefined ? null : (
        <Tabs
          label={t('panel.tabs')}
          value={shown}
          tabs={tabs.map((value) => ({ value, label: t(`panel.${value}`) }))}
          onChange={onTab}
          listClassName={classes.tabs}
          panelClassName={classes.tabPanel}
        >
          {error !== null && data === undefined ? (
            <ViewFailed
              title={t('panel.failed')}
              text={t('panel.safe')}
              error={error}
              onTryAgain={() => void refetch()}
            />
          ) : (
            <Inside object={object} details={data} tab={shown} mayEdit={mayEdit} onTab={onTab} />
          )}
        </Tabs>
      )}
    </Drawer>
  );
}

function Title({ name, places }: AdObject) {
  return (
    <span className={classes.title}>
      <span className={classes.name}>{name}</span>
      <span className={classes.place}>{places.join(' · ')}</span>
    </span>
  );
}

type InsideProps = Pick<Props, 'tab' | 'mayEdit' | 'onTab'> & {
  readonly object: AdObject;
  readonly details: AdDetails | undefined;
};

function Inside({ object, details, tab, mayEdit, onTab }: InsideProps) {
  if (details === undefined) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      {tab === 'settings' ? <SettingsForm object={object} details={details} /> : null}
      {tab === 'history' ? <ObjectHistory object={object} /> : null}
      {tab === 'serving' ? (
        <ServingReport
          object={object}
          details={details}
          onSettings={mayEdit ? () => onTab('settings') : undefined}
        />
      ) : null}
    </Suspense>
  );
}

function Loading() {
  return (
    <div className={classes.loading} aria-busy>
      <Skeleton width="40%" />
      <Skeleton width="100%" height={32} />
      <Skeleton width="32%" />
      <Skeleton width="100%" height={32} />
    </div>
  );
}
