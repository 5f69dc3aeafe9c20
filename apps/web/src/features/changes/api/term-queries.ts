import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findAdGroups } from '@tapwright/contracts/ad-groups';
import type { BodyOf } from '@tapwright/contracts/call';
import { addToDraft, discardDraft, sendDraft } from '@tapwright/contracts/change-drafts';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { previewChanges } from '@tapwright/contracts/change-sets';
import { maxComparedTerms, suggestAdGroups } from '@tapwright/contracts/term-ad-groups';
import type { WarningReason } from '@tapwright/domain/ad-verdicts';
import { call } from '../../../platform/calls/call.ts';
import { currentLanguage } from '../../../platform/words/translator.ts';
import { changeKeys } from '../keys.ts';
import type { Term } from '../terms/prepare-terms.ts';

const maxChoices = 200;

/** Where a keyword can go, by words of its name and its campaign's. */
export const adGroupChoicesQuery = (teamId: number, words: string) =>
  queryOptions({
    queryKey: changeKeys.adGroupChoices(teamId, words),
    queryFn: ({ signal }) =>
      call(findAdGroups, {
        query: { teamId, pageSize: maxChoices, ...(words.trim() !== '' && { words: words.trim() }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Where keywords about the same live already. */
export const suggestedAdGroupsQuery = (teamId: number, terms: readonly Term[]) => {
  const texts = [...new Set(terms.map(({ text }) => text))].slice(0, maxComparedTerms);
  const campaignId = terms[0]?.campaignId ?? '0';
  return queryOptions({
    queryKey: changeKeys.suggestedAdGroups(teamId, campaignId, texts),
    queryFn: ({ signal }) => call(suggestAdGroups, { body: { teamId, campaignId, terms: texts }, signal }),
    retry: false,
  });
};

export type TermsRequest = Pick<
  BodyOf<typeof addToDraft>,
  'teamId' | 'newKeywords' | 'newNegativeKeywords' | 'keywords'
>;

/** Into a new draft of one's own, which is looked at before anything is sent. */
export const draftTerms = (request: TermsRequest): Promise<ChangeSetView> =>
  call(addToDraft, { body: request });

/** Of this moment: never kept. */
export const termsPreviewQuery = (request: TermsRequest) =>
  queryOptions({
    queryKey: changeKeys.preview(request, currentLanguage()),
    queryFn: ({ signal }) => call(previewChanges, { body: request, signal }),
    gcTime: 0,
  });

/** Keywords and negatives in one set: gathered in a draft, which is sent, or thrown away where it may not be. */
export async function sendTerms(
  request: TermsRequest,
  confirmed: readonly WarningReason[],
): Promise<ChangeSetView> {
  const { teamId } = request;
  const { changeSetId } = await call(addToDraft, { body: request });
  try {
    return await call(sendDraft, { body: { teamId, changeSetId, confirmed: [...confirmed] } });
  } catch (error) {
    await call(discardDraft, { body: { teamId, changeSetId } });
    throw error;
  }
}
