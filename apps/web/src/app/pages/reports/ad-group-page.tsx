import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import { rangeLockMs } from '@tapwright/contracts/limits';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { formatCount } from '@tapwright/i18n/format-number';
import { Tabs } from '@tapwright/ui/layout/tabs';
import { RowMenu } from '../../../features/changes/bulk/row-menu.tsx';
import { adGroupQuery } from '../../../features/reports/api/report-queries.ts';
import { rowActions } from '../../../features/changes/bulk/row-actions.ts';
import { AdGroupFacts } from '../../../features/reports/objects/ad-group-facts.tsx';
import { AdGroupTab, adGroupTabs } from '../../../features/reports/lists/ad-group-tab.tsx';
import { AdTroubles } from '../../../features/reports/objects/ad-troubles.tsx';
import { FiguresFailed } from '../../../features/reports/rows/figures-failed.tsx';
import { ReportPath } from '../../../features/reports/objects/report-path.tsx';
import type { Place } from '../../../features/reports/question/prepare-question.ts';
import type { AdGroupSettings, AdRow } from '../../../features/reports/question/report-types.ts';
import { writeViewWithin } from '../../../features/reports/question/report-view.ts';
import { useRunningAd } from '../../../features/reports/objects/use-ad-troubles.ts';
import { useTabCounts } from '../../../features/reports/objects/use-tab-counts.ts';
import { useNoteVisit } from '../../../platform/person/recent-places.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { adGroupObject, adObject, negativeObject } from './ad-objects.ts';
import classes from './ad-group-page.module.css';
import { KeywordUpload } from './keyword-upload.tsx';
import { ReportPage, type ReportParts } from '../report-frame/report-page.tsx';
import { useKeywordActions } from './use-keyword-actions.tsx';
import { useListActions } from './use-list-actions.tsx';
import { useTermActions } from './use-term-actions.tsx';

const NewAd = lazy(async () => ({ default: (await import('./new-ad.tsx')).NewAd }));
const NewNegatives = lazy(async () => ({ default: (await import('./new-negatives.tsx')).NewNegatives }));

type Props = { readonly team: TeamView; readonly adGroupId: string };

/** One ad group from inside: what brings people to its ads, and who they are. */
export function AdGroupPage({ team, adGroupId }: Props) {
  const { t } = useTranslation(['overview', 'adWords', 'frame']);
  const search = useSearch({ from: '/framed/ad/overview/group-overview' });
  const { data: adGroup, error, refetch } = useQuery(adGroupQuery(team.teamId, adGroupId));
  useNoteVisit(
    adGroup && {
      teamId: team.teamId,
      name: adGroup.name,
      campaignGroupId: String(adGroup.campaignGroupId),
      campaignId: adGroup.campaignId,
      adGroupId,
      campaignName: adGroup.campaignName,
    },
  );
  const tab = adGroupTabs.find((one) => one === search.tab) ?? 'keywords';
  if (error !== null && adGroup === undefined) {
    return <FiguresFailed error={error} onTryAgain={refetch} />;
  }
  const { campaignGroupId, campaignId = adGroup?.campaignId } = search;
  const place = { teamId: team.teamId, campaignGroupId, campaignId, adGroupId };
  return (
    <ReportPage
      team={team}
      place={place}
      list={tabLists[tab]}
      chart="fixed"
      lockMs={rangeLockMs.elsewhere}
      onlyAccountZone={tab !== 'trend' && tab !== 'negatives'}
      head={({ view }) =>
        adGroup === undefined
          ? { title: t('frame:pages.adGroups') }
          : {
              title: adGroup.name,
              path: <ReportPath view={view} steps={stepsTo(adGroup)} />,
              details: (
                <>
                  <AdGroupFacts adGroup={adGroup} />
                  <RowMenu
                    object={adGroupObject(team.teamId, adGroup)}
                    mayEdit={can(team.roleName, 'campaign.edit')}
                  />
                </>
              ),
            }
      }
    >
      {(parts) => (
        <>
          <AdTroubles
            state={parts.state}
            place={place}
            onWhy={(ad) => rowActions.open(adObject(team.teamId, ad), 'serving')}
          />
          <Inside team={team} tab={tab} place={place} adGroup={adGroup} parts={parts} />
        </>
      )}
    </ReportPage>
  );
}

const tabLists = {
  keywords: 'keyword',
  searchTerms: 'searchTerm',
  negatives: 'negativeKeyword',
  ads: 'ad',
  audience: 'audience',
  trend: 'adGroup',
} as const;

function stepsTo({ campaignGroupName, campaignGroupId, campaignName, campaignId }: AdGroupSettings) {
  return [
    { name: campaignGroupName, target: { campaignGroupId } },
    { name: campaignName, target: { campaignGroupId, campaignId } },
  ];
}

/** Of one ad group one ad can run: whoever activates another puts it in the place of that one. */
function useAdObject(state: ReportParts['state'], place: Place) {
  const running = useRunningAd(state, place);
  return useCallback(
    (teamId: number, row: AdRow) => ({
      ...adObject(teamId, row),
      ...(running !== undefined &&
        running.adId !== row.adId && {
          runsNow: { id: running.adId, name: running.name },
        }),
    }),
    [running],
  );
}

type TabCounts = Readonly<Partial<Record<(typeof adGroupTabs)[number], number | undefined>>>;

type InsideProps = {
  readonly team: TeamView;
  readonly tab: (typeof adGroupTabs)[number];
  readonly place: Place;
  readonly adGroup: AdGroupSettings | undefined;
  readonly parts: ReportParts;
};

const tabWords = {
  keywords: 'adWords:levels.keyword',
  searchTerms: 'adWords:levels.searchTerm',
  negatives: 'overview:tables.negatives',
  ads: 'adWords:levels.ad',
  audience: 'adWords:levels.audience',
  trend: 'overview:tables.trend',
} as const;

function Inside({ team, tab, place, adGroup, parts }: InsideProps) {
  const { t } = useTranslation(['overview', 'adWords']);
  const navigate = useNavigate();
  const { campaignGroupId, campaignId, adGroupId } = place;
  const { actions: keywordActions, dialog: keywordDialog } = useKeywordActions(team);
  const adActions = useListActions(team, useAdObject(parts.state, place));
  const negativeActions = useListActions(team, negativeObject);
  const { actions: termActions, dialog } = useTermActions(team);
  const counts: TabCounts = useTabCounts(parts.state, place);
  return (
    <Tabs
      value={tab}

      onChange={(next) => {
        const view = writeViewWithin(parts.state.view);
        void navigate({
          to: '/ad/overview/group-overview',
          search: {
            ...view,
            campaignGroupId,
            campaignId,
            adGroupId,
            tab: next === 'keywords' ? undefined : next,
          },
        });
      }}
      label={t('tabs')}
      tabs={adGroupTabs.map((one) => ({
        value: one,
        label: <TabLabel word={t(tabWords[one])} count={counts[one]} />,
      }))}
      listClassName={classes.tabs}
      panelClassName={classes.panel}
    >
      <AdGroupTab
        tab={tab}
        place={place}
        keywordActions={keywordActions}
        adActions={adActions}
        termActions={termActions}
        negativeActions={negativeActions}
        {...parts}
      >
        {adGroup === undefined ? null : (
          <BesideTitle team={team} tab={tab} place={place} adGroup={adGroup} state={parts.state} />
        )}
      </AdGroupTab>
      {dialog}
      {keywordDialog}
    </Tabs>
  );
}

type BesideProps = Pick<InsideProps, 'team' | 'tab' | 'place'> & {
  readonly adGroup: AdGroupSettings;
  readonly state: ReportParts['state'];
};

/** What can be added to the list that is open. */
function BesideTitle({ team, tab, place, adGroup, state }: BesideProps) {
  const { adGroupId, campaignId, campaignName, name } = adGroup;
  if (tab === 'ads')
    return (
      <Suspense>
        <NewAd team={team} adGroupId={adGroupId} state={state} place={place} />
      </Suspense>
    );
  if (tab === 'negatives')
    return (
      <Suspense>
        <NewNegatives team={team} inside={{ campaignId, adGroupId, names: [campaignName, name] }} />
      </Suspense>
    );
  return <KeywordUpload team={team} adGroup={adGroup} />;
}

function TabLabel({ word, count }: { readonly word: string; readonly count: number | undefined }) {
  const language = useLanguage();
  return (
    <>
      {word} <span className={classes.count}>{count === undefined ? '' : formatCount(language, count)}</span>
    </>
  );
}
