import type { QuestionContext, ReportQuery } from '../reports/index.ts';
import { readQuestion } from '../reports/index.ts';
import { listMeetingAdGroups, type WordPlace } from './known-words-store.ts';
import { listAdAccountsOf } from './word-places-store.ts';

type WordQuery = Pick<ReportQuery, 'startTime' | 'endTime' | 'timeZone' | 'unit'> & {
  adamId: string;
  country: string;
};

/** What of an app in a storefront the reader may see. */
export async function readWordPlace(
  context: QuestionContext,
  { adamId, country, ...days }: WordQuery,
): Promise<WordPlace> {
  const { read } = context.database;
  const asked = await readQuestion(context, { ...days, adamId: [adamId], country: [country] }, 'searchTerm');
  const { teamId, campaignIds = [] } = asked;
  const [held, adGroupIds] = await Promise.all([
    listAdAccountsOf(read, teamId, campaignIds),
    listMeetingAdGroups(read, asked),
  ]);
  // How far figures can be trusted is told of the ad accounts that have any of them.
  const accounts = asked.accounts.filter(({ adAccountId }) => held.has(adAccountId));
  return {
    question: { ...asked, accounts },
    adamId,
    country,
    adGroupIds,
  };
}
