import { IconRefresh } from '@tabler/icons-react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { proposalKinds } from '@tapwright/contracts/assistant';
import { formatDay } from '@tapwright/i18n/format-day';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { nameCountry } from '@tapwright/i18n/name-country';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { Button } from '@tapwright/ui/forms/button';
import { Picker } from '@tapwright/ui/forms/picker';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { Tabs } from '@tapwright/ui/layout/tabs';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMoment } from '../../../platform/use-moment.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type Work, workQuery } from '../api/work-queries.ts';
import { choicesOf, filterWork } from '../filter-work.ts';
import { useStandingWork } from '../use-standing-work.ts';
import { useWork } from '../use-work.ts';
import classes from './assistant.module.css';
import { KindChoice } from './kind-choice.tsx';
import { NothingToDo } from './nothing-to-do.tsx';
import { UnreadAdvice } from './unread-advice.tsx';
import { WorkList } from './work-list.tsx';

const NGrams = lazy(async () => ({ default: (await import('./n-grams.tsx')).NGrams }));

type Props = {
  readonly team: TeamView;
  /** What was gathered is looked at. */
  readonly onDraft: (changeSetId: number) => void;
  /** An app in a storefront, chosen from those there are; n-grams are of one. */
  readonly place: { readonly adamId: string; readonly country: string } | undefined;
  readonly placeChoice: ReactNode;
};

const tabs = ['work', 'nGrams', 'aside'] as const;

/** What the keyword assistant proposes, made anew each night and at a click. */
export function Assistant({ team, onDraft, place, placeChoice }: Props) {
  const { t } = useTranslation(['assistant', 'frame']);
  const { teamId } = team;
  const work = useQuery(workQuery(teamId));
  const actions = useWork(teamId, onDraft);
  const address = useAddress();
  const { filter, tab, change } = address;
  const { data } = work;
  const standing = useStandingWork(data);
  const found = filterWork(standing.proposals, filter);
  const make = () => {
    standing.onAsked();
    void actions.make();
  };
  const labels = {
    work: t('tabs.work', { count: found.open }),
    nGrams: t('tabs.nGrams'),
    aside: t('tabs.aside', { count: found.aside.length }),
  };
  const choice =
    tab === 'nGrams' ? placeChoice : data && <Places work={data} filter={filter} onChange={change} />;
  return (
    <>
      <PageHead title={t('frame:pages.keywordAssistant')} actions={<Making run={data?.run} onMake={make} />}>
        {choice}
      </PageHead>
      <Tabs
        label={t('frame:pages.keywordAssistant')}
        value={tab}
        tabs={tabs.map((one) => ({ value: one, label: labels[one] }))}
        listClassName={classes.tabs}
        panelClassName={classes.body}
        isWide
        onChange={(next) => change({ tab: next === 'work' ? undefined : next })}
      >
        {tab === 'nGrams' ? (
          <NGramsOf team={team} place={place} onDraft={onDraft} />
        ) : (
          <WorkOf
            team={team}
            work={work}
            found={found}
            address={address}
            actions={actions}
            label={labels[tab]}
          />
        )}
      </Tabs>
    </>
  );
}

function NGramsOf({ team: { teamId, roleName }, place, onDraft }: Omit<Props, 'placeChoice'>) {
  const { t } = useTranslation('assistant');
  if (place === undefined) return <EmptyState title={t('nGrams.empty')}>{t('nGrams.emptyText')}</EmptyState>;
  return (
    <Suspense fallback={<Loading />}>
      <NGrams
        key={`${place.adamId} ${place.country}`}
        teamId={teamId}
        place={place}
        mayEdit={can(roleName, 'campaign.edit')}
        onDraft={onDraft}
      />
    </Suspense>
  );
}

type WorkProps = Pick<Props, 'team'> & {
  readonly work: UseQueryResult<Work>;
  readonly found: ReturnType<typeof filterWork>;
  readonly address: ReturnType<typeof useAddress>;
  readonly actions: ReturnType<typeof useWork>;
  readonly label: string;
};

function WorkOf({ team, work: { data, error, refetch }, found, address, actions, label }: WorkProps) {
  const { t } = useTranslation('assistant');
  const { filter, tab, change } = address;
  if (data === undefined)
    return error === null ? (
      <Loading />
    ) : (
      <ViewFailed title={t('failed')} text={t('safe')} error={error} onTryAgain={() => void refetch()} />
    );
  const shown = tab === 'aside' ? found.aside : found.shown;
  const hasKinds = tab === 'work' && found.open > 0;
  return (
    <>
      <UnreadAdvice unread={data.run.unread} />
      <div className={hasKinds ? classes.page : undefined}>
        {hasKinds ? (
          <KindChoice
            kind={filter.kind}
            all={found.open}
            counts={found.counts}
            onChange={(kind) => change({ kind })}
          />
        ) : null}
        {shown.length === 0 ? (
          <NothingToDo
            work={data}
            tab={tab === 'aside' ? 'aside' : 'work'}
            isFiltered={data.proposals.length > 0}
          />
        ) : (
          <WorkList
            key={`${tab} ${filter.kind ?? ''}`}
            label={label}
            proposals={shown}
            mayEdit={can(team.roleName, 'campaign.edit')}
            actions={actions}
          />
        )}
      </div>
    </>
  );
}

function useAddress() {
  const { tab, kind, app, country } = useSearch({ from: '/framed/tool/assistant' });
  const navigate = useNavigate();
  type Search = { tab: string; kind: string; app: string; country: string };
  return {
    tab: tabs.find((one) => one === tab) ?? 'work',
    filter: { kind: proposalKinds.find((one) => one === kind), adamId: app, country },
    change: (next: { [Name in keyof Search]?: string | undefined }) => {
      void navigate({ to: '/tool/assistant', search: (before) => ({ ...before, ...next }), replace: true });
    },
  };
}

type MakingProps = { readonly run: Work['run'] | undefined; readonly onMake: () => void };

function Making({ run, onMake }: MakingProps) {
  const { t } = useTranslation('assistant');
  return (
    <>
      {run === undefined ? null : <Made {...run} />}
      <Button
        icon={<IconRefresh size={16} />}
        loading={run?.isMaking === true}
        disabled={run === undefined}
        onClick={onMake}
      >
        {t('make')}
      </Button>
    </>
  );
}

function Made({ madeAt, from, to }: Work['run']) {
  const { t } = useTranslation('assistant');
  const language = useLanguage();
  const now = useMoment();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  if (madeAt === null) return null;
  const at = formatInstant(language, new Date(madeAt), { zone, now });
  return (
    <span className={classes.made}>
      {from === null || to === null
        ? t('made', { at })
        : t('madeFrom', { at, from: formatDay(language, from), to: formatDay(language, to) })}
    </span>
  );
}

type PlacesProps = {
  readonly work: Work;
  readonly filter: ReturnType<typeof useAddress>['filter'];
  readonly onChange: ReturnType<typeof useAddress>['change'];
};

function Places({ work, filter, onChange }: PlacesProps) {
  const { t } = useTranslation('assistant');
  const language = useLanguage();
  const { apps, countries } = choicesOf(work.proposals);
  return (
    <>
      {apps.length > 1 || filter.adamId !== undefined ? (
        <Picker
          label={t('app')}
          value={filter.adamId ?? ''}
          options={[{ value: '', label: t('allApps') }, ...apps.map(([value, label]) => ({ value, label }))]}
          onChange={(value) => onChange({ app: value === '' ? undefined : value })}
        />
      ) : null}
      {countries.length > 1 || filter.country !== undefined ? (
        <Picker
          label={t('storefront')}
          value={filter.country ?? ''}
          options={[
            { value: '', label: t('allStorefronts') },
            ...countries.map((value) => ({ value, label: nameCountry(language, value) })),
          ]}
          onChange={(value) => onChange({ country: value === '' ? undefined : value })}
        />
      ) : null}
    </>
  );
}

const Loading = () => (
  <div className={classes.loading}>
    {[1, 2, 3, 4, 5].map((line) => (
      <Skeleton key={line} height={44} />
    ))}
  </div>
);
