import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { matchTypes } from '@tapwright/contracts/ad-values';
import type { TeamView } from '@tapwright/contracts/teams';
import { openedKeywordPlan } from '../../../features/changes/terms/opened-keyword-plan.ts';
import type { PlannedKeyword } from '../../../features/changes/terms/prepare-keyword-plan.ts';
import type { RowActions } from '../../../features/reports/rows/report-table.tsx';
import type { KeywordRow } from '../../../features/reports/question/report-types.ts';
import { useLaterWords } from '../../../platform/words/use-later-words.ts';
import { keywordObject } from './ad-objects.ts';
import { useListActions } from './use-list-actions.tsx';
import { later } from '@tapwright/ui/layout/later';

const KeywordPlanDialog = lazy(async () => ({
  default: (await import('../../../features/changes/terms/keyword-plan-dialog.tsx')).KeywordPlanDialog,
}));
const KeywordWays = later(
  async () => (await import('../../../features/changes/terms/keyword-ways.tsx')).KeywordWays,
);

const laterWords = ['changes', 'adWords', 'frame'] as const;

/** What was removed, or is not at Apple yet, is no pattern for others. */
function plannedOf(row: Omit<KeywordRow, 'openEdits'>): PlannedKeyword[] {
  const { keywordId, name: text, status, adGroupId, campaignId, bid, currency } = row;
  const matchType = matchTypes.find((one) => one === row.matchType);
  if (matchType === undefined || (status !== 'running' && status !== 'paused')) return [];
  return [{ keywordId, text, matchType, status, adGroupId, campaignId, bid, currency }];
}

/** What can be done with keywords; of several also what can be made out of them. */
export function useKeywordActions(team: TeamView): {
  readonly actions: RowActions<KeywordRow>;
  readonly dialog: ReactNode;
} {
  const opened = useSyncExternalStore(openedKeywordPlan.subscribe, openedKeywordPlan.get);
  const hasWords = useLaterWords(laterWords, opened !== undefined);
  const { bulk, ...actions } = useListActions(team, keywordObject);
  const withWays: typeof bulk = (rows, tools) =>
    bulk?.(rows, {
      ...tools,
      children: (
        <Suspense>
          <KeywordWays teamId={team.teamId} keywords={rows.flatMap(plannedOf)} onSent={tools.onClear} />
        </Suspense>
      ),
    });
  const dialog =
    opened === undefined || !hasWords ? null : (
      <Suspense>
        <KeywordPlanDialog {...opened} onClose={() => openedKeywordPlan.set(undefined)} />
      </Suspense>
    );
  return { actions: { ...actions, bulk: bulk && withWays }, dialog };
}
