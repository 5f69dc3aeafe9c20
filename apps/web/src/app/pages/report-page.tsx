import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamView } from '@tapwright/contracts/teams';
import type { ReportZone } from '@tapwright/domain/zones';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { useRefresh } from '../../features/apple-sync/use-refresh.ts';
import { daysQuery } from '../../features/reports/api/report-queries.ts';
import { FiguresFailed } from '../../features/reports/components/figures-failed.tsx';
import { ReportControls } from '../../features/reports/components/report-controls.tsx';
import { ReportFoot } from '../../features/reports/components/report-foot.tsx';
import { Trend } from '../../features/reports/components/trend.tsx';
import { prepareDaysQuestion, type Place } from '../../features/reports/prepare-question.ts';
import type { ReportEdges } from '../../features/reports/report-types.ts';
import { type ReportState, useReportView } from '../../features/reports/use-report-view.ts';
import { NotAnew } from './not-anew.tsx';
import { NothingAttached } from './nothing-attached.tsx';
import { SyncDetails } from './sync-details.tsx';
import { useReportGround } from './use-report-ground.ts';

const FirstFigures = lazy(async () => ({ default: (await import('./first-figures.tsx')).FirstFigures }));

export type ReportParts = {
  readonly state: ReportState;
  /** The eight measures and the chart. */
  readonly trend: ReactNode;
  readonly foot: (edges: ReportEdges | undefined) => ReactNode;
};

type Props = {
  readonly team: TeamView;
  readonly place: Place;
  readonly head: (state: ReportState) => { title: string; path?: ReactNode; beside?: ReactNode };
  readonly lockMs: number;
  readonly onlyAccountZone?: boolean;
  readonly children: (parts: ReportParts) => ReactNode;
};

/** Head with days, zone and unit; what stands in the way of figures; then the report itself. */
export function ReportPage(props: Props) {
  const ground = useReportGround(props.team);
  const { groups } = ground;
  if (groups.error !== null && groups.data === undefined) {
    return <FiguresFailed error={groups.error} onTryAgain={groups.refetch} />;
  }
  return ground.isKnown ? <Page {...props} ground={ground} /> : null;
}

type Ground = ReturnType<typeof useReportGround>;

function Page({
  team,
  place,
  head,
  lockMs,
  onlyAccountZone = false,
  children,
  ground,
}: Props & { readonly ground: Ground }) {
  const { groups, states, now } = ground;
  const state = useReportView(now, (zone) => ground.findClock(zone, place.campaignGroupId));
  const { t } = useTranslation('overview');
  const accountZone = findAccountZone(ground.zonesOf(place.campaignGroupId));
  const nameZone = (one: ReportZone) => {
    if (one === 'UTC') return 'UTC';
    return accountZone === undefined ? t('zone.accounts') : t('zone.account', { zone: accountZone });
  };
  const hasGroups = groups.data?.total !== 0;
  const isFirst = hasGroups && states.length > 0 && states.every(({ readAt }) => readAt === null);
  const hasFigures = hasGroups && !isFirst;
  const { title, path, beside } = head(state);
  const controls = { state, nameZone, lockMs, onlyAccountZone };
  return (
    <>
      <PageHead title={title} path={path} actions={hasFigures ? <ReportControls {...controls} /> : null}>
        {hasFigures ? beside : null}
      </PageHead>
      {hasGroups ? null : <NothingAttached team={team} />}
      <Suspense>{isFirst ? <FirstFigures states={states} now={now} /> : null}</Suspense>
      {hasFigures ? (
        <Figures team={team} place={place} state={state} ground={ground} accountZone={accountZone}>
          {children}
        </Figures>
      ) : null}
    </>
  );
}

type FiguresProps = Pick<Props, 'team' | 'place' | 'children'> & {
  readonly state: ReportState;
  readonly ground: Ground;
  readonly accountZone: string | undefined;
};

function Figures({ team, place, state, ground: { states, now }, accountZone, children }: FiguresProps) {
  const { view, change, range } = state;
  const { refresh, isPending } = useRefresh(team.teamId);
  const days = useQuery(daysQuery(prepareDaysQuestion(view, range, place)));
  if (days.error !== null && days.data === undefined) {
    return <FiguresFailed error={days.error} onTryAgain={days.refetch} />;
  }
  const foot = (edges: ReportEdges | undefined) => (
    <ReportFoot
      edges={edges}
      range={range}
      now={now}
      isStale={states.some(({ isStale }) => isStale)}
      unit={view.unit}
      accountZone={accountZone}
      details={<SyncDetails states={states} now={now} />}
      isReading={isPending}
      onReadAnew={refresh}
    />
  );
  const trend = <Trend view={view} days={days.data} isBusy={days.isPlaceholderData} onChange={change} />;
  return (
    <>
      {days.error === null ? null : (
        <NotAnew at={days.dataUpdatedAt} onTryAgain={() => void days.refetch()} />
      )}
      {children({ state, foot, trend })}
    </>
  );
}

/** By its city, where all of them have the same. */
function findAccountZone(zones: readonly string[]): string | undefined {
  const [zone] = zones;
  return zones.length === 1 ? zone?.split('/').at(-1)?.replaceAll('_', ' ') : undefined;
}
