import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { matchTypes } from '@tapwright/contracts/ad-values';
import { maxEdits, searchDebounceMs } from '@tapwright/contracts/limits';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { sendTerms, termsPreviewQuery } from '../api/term-queries.ts';
import { followSet } from '../opened.ts';
import type { KeywordTarget } from './prepare-keyword-plan.ts';
import {
  type NegativePlace,
  placesOf,
  readLines,
  refusedOf,
  requestNegatives,
} from './prepare-new-negatives.ts';
import type { termPlaces } from './prepare-terms.ts';
import { useReadChanges } from '../use-read-changes.ts';

export type NegativesChoice = {
  readonly typed: string;
  readonly matchType: (typeof matchTypes)[number];
  readonly keptOutOf: (typeof termPlaces)[number];
  readonly targets: readonly KeywordTarget[];
};

const nothing: NegativesChoice = { typed: '', matchType: 'EXACT', keptOutOf: 'adGroup', targets: [] };

/** What was typed, what it comes to where it was chosen, and what the rules say of it. */
export function useNewNegatives(teamId: number, inside: NegativePlace | undefined, onSent: () => void) {
  const [choice, setChoice] = useState<NegativesChoice>(nothing);
  const { matchType, keptOutOf } = choice;
  const typed = useDebounced(choice.typed, searchDebounceMs);
  const places = placesOf(inside ? [inside] : choice.targets, keptOutOf);
  const wanted = requestNegatives(readLines(typed), matchType, places);
  const isAsked = wanted.length > 0 && wanted.length <= maxEdits;
  const { data, isFetching } = useQuery({
    ...termsPreviewQuery({ teamId, newNegativeKeywords: wanted }),
    enabled: isAsked,
  });
  const isJudging = typed !== choice.typed || (isAsked && (isFetching || data === undefined));
  const refused = isJudging ? [] : refusedOf(wanted, data);
  const out = new Set(refused.map(({ place }) => place));
  const left = wanted.filter((_, place) => !out.has(place));
  const { send, isSending } = useSend(onSent);
  const isReady = isAsked && !isJudging && !isSending && left.length > 0;
  return {
    choice,
    change: (next: Partial<NegativesChoice>) => setChoice((old) => ({ ...old, ...next })),
    places,
    words: readLines(typed).map((text) => ({ text, matchType })),
    count: left.length,
    isTooMany: wanted.length > maxEdits,
    refused,
    isProposal: (data?.approval.length ?? 0) > 0,
    isPending: isSending || (isAsked && isJudging),
    send: () => (isReady ? void send({ teamId, newNegativeKeywords: left }) : undefined),
  };
}

function useSend(onSent: () => void) {
  const { t } = useTranslation('changes');
  const readChanges = useReadChanges();
  const showFailure = useShowFailure();
  const [isSending, setSending] = useState(false);
  const send = async (request: Parameters<typeof sendTerms>[0]) => {
    const { teamId } = request;
    setSending(true);
    try {
      const { changeSetId } = await sendTerms(request, []);
      followSet({ teamId, changeSetId });
      onSent();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(t('notSent'), error);
    } finally {
      setSending(false);
      void readChanges(teamId);
    }
  };
  return { send, isSending };
}
