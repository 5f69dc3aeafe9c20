import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { maxEdits } from '@tapwright/contracts/limits';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { draftTerms, termsPreviewQuery } from '../api/term-queries.ts';
import { openedDraft } from '../opened.ts';
import {
  countPlanned,
  listBidsAbove,
  type KeywordPlan,
  type KeywordWay,
  type PlannedKeyword,
  refusalsOf,
  requestPlan,
  withoutRefusedPlan,
} from './prepare-keyword-plan.ts';
import { useReadChanges } from '../use-read-changes.ts';

type Planned = {
  readonly teamId: number;
  readonly keywords: readonly PlannedKeyword[];
  readonly way: KeywordWay;
};

/** The type most of them do not have yet. */
function firstType(keywords: readonly PlannedKeyword[], way: KeywordWay): KeywordPlan['matchType'] {
  if (way === 'exclude') return 'EXACT';
  if (way === 'copy') return 'same';
  const exact = keywords.filter(({ matchType }) => matchType === 'EXACT').length;
  return exact * 2 > keywords.length ? 'BROAD' : 'EXACT';
}

/** What was chosen, what it comes to, and what the rules say of it; on a press it lies in a draft, which opens. */
export function useKeywordPlan({ teamId, keywords, way }: Planned, onMade: () => void) {
  const { t } = useTranslation('changes');
  const readChanges = useReadChanges();
  const showFailure = useShowFailure();
  const [isSending, setSending] = useState(false);
  const [chosen, setChosen] = useState<KeywordPlan>(() => ({
    way,
    matchType: firstType(keywords, way),
    targets: [],
    keptOutOf: 'adGroup',
    bid: 'own',
  }));
  const request = useMemo(() => ({ teamId, ...requestPlan(keywords, chosen) }), [teamId, keywords, chosen]);
  const count = countPlanned(request);
  const isAsked = count > 0 && count <= maxEdits;
  const { data, isFetching } = useQuery({ ...termsPreviewQuery(request), enabled: isAsked });
  const isJudging = isAsked && (isFetching || data === undefined);
  const sent = withoutRefusedPlan(request, data, keywords);
  const bidsAbove = isJudging ? [] : listBidsAbove(data);
  const look = async () => {
    setSending(true);
    try {
      const { changeSetId } = await draftTerms(sent);
      onMade();
      openedDraft.set(changeSetId);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(t('draft.failed'), error);
    } finally {
      setSending(false);
      void readChanges(teamId);
    }
  };
  return {
    chosen,
    change: (next: Partial<KeywordPlan>) => setChosen((old) => ({ ...old, ...next })),
    count,
    leftOut: isJudging ? 0 : count - countPlanned(sent),
    refusals: refusalsOf(data),
    bidsAbove,
    takeMax: () => {
      const most = bidsAbove.map(({ adGroup }) => [adGroup.adGroupId, adGroup.bid] as const);
      setChosen((old) => ({ ...old, most: new Map([...(old.most ?? []), ...most]) }));
    },
    isJudging,
    isPending: isSending || isJudging,
    isReady: isAsked && !isJudging && !isSending && countPlanned(sent) > 0,
    look,
  };
}
