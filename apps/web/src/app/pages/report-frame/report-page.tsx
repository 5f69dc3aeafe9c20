import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ComponentProps, lazy, Suspense, type ReactNode } from 'react';
import type { ListName } from '@tapwright/contracts/list-layouts';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import type { ReportZone } from '@tapwright/domain/zones';
import { nameZone } from '@tapwright/i18n/name-zone';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { findNightly } from '../../../features/apple-sync/find-nightly.ts';
import { useListLayout } from '../../../features/list-views/use-list-layout.ts';
import { useRefresh } from '../../../features/apple-sync/use-refresh.ts';
import { daysQuery } from '../../../features/reports/api/report-queries.ts';
import { findStillToday } from '../../../features/reports/columns/find-still-today.ts';
import type { BroughtView } from '../../../features/list-views/components/view-menu.tsx';
import { ReportControls } from '../../../features/reports/question/report-controls.tsx';
import { type ChartFold, FoldingTrend } from '../../../features/reports/chart/folding-trend.tsx';
import { prepareDaysQuestion, type Place } from '../../../features/reports/question/prepare-question.ts';
import type { ReportProps } from '../../../features/reports/question/report-props.ts';
import {
  type Arrangement,
  type ReportState,
  useReportView,
} from '../../../features/reports/question/use-report-view.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ListViews } from './list-views.tsx';
import { useRangeAhead } from './use-range-ahead.ts';
import { useReportContext } from './use-report-context.ts';
import { later, soon } from '@tapwright/ui/layout/later';

const ScopeChip = later(async () => (await import('./scope-chip.tsx')).ScopeChip);
const RowKeys = soon(async () => (await import('../../../features/reports/rows/row-keys.tsx')).RowKeys);
const WithoutFigures = lazy(async () => ({
  default: (await import('./without-figures.tsx')).WithoutFigures,
}));

const PartNotice = soon(
  async () => (await import('../../../features/reports/question/part-notice.tsx')).PartNotice,
);
const RefusedNote = later(
  async () => (await import('../../../features/apple-sync/components/refused-note.tsx')).RefusedNote,
);
const ReportFoot = soon(
  async () => (await import('../../../features/reports/rows/report-foot.tsx')).ReportFoot,
);
const FiguresFailed = later(
  async () => (await import('../../../features/reports/rows/figures-failed.tsx')).FiguresFailed,
);
const RefreshFailed = later(async () => (await import('./refresh-failed.tsx')).RefreshFailed);

const SyncDetails = soon(async () => (await import('../reports/sync-details.tsx')).SyncDetails);

export type ReportParts = {
  readonly state: ReportState;
  /** The eight measures and the chart. */
  readonly trend: ReactNode;
  readonly foot: ReportProps['foot'];
  readonly views: ReportProps['views'];
};

type Props = {
  readonly team: TeamView;
  readonly place: Place;
  readonly head: (state: ReportState) => {
    title: string;
    path?: ReactNode;
    details?: ReactNode;
    action?: ReactNode;
  };
  readonly lockMs: number;
  readonly onlyAccountZone?: boolean;
  /** By which arrangements, views and folds are kept. */
  readonly list: ListName;
  /** Views of it that the product brings. */
  readonly brought?: readonly BroughtView[] | undefined;
  /** Whether tiles and chart are shown until somebody says otherwise; `fixed` without a choice. */
  readonly chart?: ChartFold;
  readonly children: (parts: ReportParts) => ReactNode;
};

/** Head with days, zone and unit; what keeps figures from being shown; then the report itself. */
export function ReportPage(props: Props) {
  const { team } = props;
  const context = useReportContext(team);
  const { by } = useSearch({ strict: false });
  const list = by === undefined ? props.list : 'audience';
  const arrangement = useListLayout(team.teamId, list, can(team.roleName, 'view.use'));
  const { groups } = context;
  if (groups.error !== null && groups.data === undefined) {
    return (
      <Suspense>
        <FiguresFailed error={groups.error} onTryAgain={groups.refetch} />
      </Suspense>
    );
  }
  return context.isKnown && arrangement.isKnown ? (
    <Page {...props} list={list} context={context} arrangement={arrangement} />
  ) : null;
}

type ReportContext = ReturnType<typeof useReportContext>;

function Page({
  team,
  place,
  head,
  lockMs,
  onlyAccountZone = false,
  list,
  brought,
  chart = 'folded',
  children,
  context,
  arrangement,
}: Props & { readonly context: ReportContext; readonly arrangement: Arrangement }) {
  const { groups, states, now } = context;
  const state = useReportView(now, (zone) => context.findClock(zone, place.campaignGroupId), arrangement);
  const { accountZone, sayZone } = useZoneWords(context.zonesOf(place.campaignGroupId));
  const hasGroups = groups.data?.total !== 0;
  const isFirst = hasGroups && states.length > 0 && states.every(({ readAt }) => readAt === null);
  const hasFigures = hasGroups && !isFirst;
  const { title, path, details, action } = head(state);
  const controls = { state, nameZone: sayZone, lockMs, onlyAccountZone, onPoint: useRangeAhead(state.view) };
  return (
    <>
      <PageHead
        title={title}
        path={path}
        actions={
          <>
            {hasFigures ? <ReportControls {...controls} /> : null}
            {hasGroups ? action : null}
          </>
        }
      >
        <Suspense>{hasGroups && team.scope.length > 0 ? <ScopeChip team={team} /> : null}</Suspense>
        {hasFigures ? details : null}
      </PageHead>
      <Suspense>
        {hasFigures ? null : <WithoutFigures team={team} hasGroups={hasGroups} states={states} now={now} />}
      </Suspense>
      {hasFigures ? (
        <Figures
          team={team}
          place={place}
          list={list}
          views={<ListViews team={team} list={list} view={state.view} brought={brought} />}
          chart={chart}
          state={state}
          context={context}
          accountZone={accountZone}
        >
          {children}
        </Figures>
      ) : null}
    </>
  );
}

type FiguresProps = Required<Pick<Props, 'team' | 'place' | 'list' | 'chart' | 'children'>> & {
  readonly views: ReactNode;
  readonly state: ReportState;
  readonly context: ReportContext;
  readonly accountZone: string | undefined;
};

function Figures({ team, place, list, views, chart, state, context, accountZone, children }: FiguresProps) {
  const { states, now } = context;
  const { view, change, range } = state;
  const { refresh, isPending } = useRefresh(team.teamId);
  const question = prepareDaysQuestion(view, range, place);
  const days = useQuery(daysQuery(question));
  if (days.error !== null && days.data === undefined) {
    return (
      <Suspense>
        <FiguresFailed error={days.error} onTryAgain={days.refetch} />
      </Suspense>
    );
  }
  const zones = context.zonesOf(place.campaignGroupId);
  const own = ofGroup(states, place);
  const foot: ReportProps['foot'] = ({ data: { edges } = {}, error }, level) => (
    <Suspense>
      <ReportFoot
        edges={edges}
        isFailed={error !== null}
        range={range}
        now={now}
        isStale={own.some(({ isStale }) => isStale)}
        nightlyAt={findNightly(own)}
        refused={<Refused states={own} level={level} />}
        stillToday={edges?.timeZone === 'ORTZ' ? findStillToday(zones, now) : undefined}
        unit={view.unit}
        accountZone={accountZone}
        details={
          <Suspense>
            <SyncDetails states={states} now={now} />
          </Suspense>
        }
        isReading={isPending}
        onRefresh={refresh}
        isOfKeywords={level === 'keyword'}
        keys={<RowKeys level={level} role={team.roleName} />}
      />
    </Suspense>
  );
  const trend = (
    <FoldingTrend list={list} fold={chart} view={view} question={question} read={days} onChange={change} />
  );
  return (
    <>
      {days.error === null ? null : (
        <Suspense>
          <RefreshFailed at={days.dataUpdatedAt} onTryAgain={() => void days.refetch()} />
        </Suspense>
      )}
      <Suspense>
        <PartNotice team={team} />
      </Suspense>
      {children({ state, foot, trend, views })}
    </>
  );
}

const Refused = (props: ComponentProps<typeof RefusedNote>) => (
  <Suspense>
    <RefusedNote {...props} />
  </Suspense>
);

function useZoneWords(zones: readonly string[]) {
  const { t } = useTranslation('overview');
  const language = useLanguage();
  const same = findAccountZone(zones);
  const accountZone = same && nameZone(language, same);
  const sayZone = (one: ReportZone) => {
    if (one === 'UTC') return 'UTC';
    return accountZone === undefined ? t('zone.accounts') : t('zone.account', { zone: accountZone });
  };
  return { accountZone, sayZone };
}

/** Where all of them have the same. */
function findAccountZone(zones: readonly string[]): string | undefined {
  const [zone] = zones;
  return zones.length === 1 && zone !== undefined ? zone : undefined;
}

const ofGroup = <State extends { readonly campaignGroupId: number }>(
  states: readonly State[],
  { campaignGroupId }: Place,
) => states.filter((one) => [undefined, String(one.campaignGroupId)].includes(campaignGroupId));
