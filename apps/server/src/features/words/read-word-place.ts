import type { TeamContext } from '../../platform/http/context.ts';
import { findScope } from '../campaign-groups/index.ts';
import { type QuestionContext, readQuestion, type ReportQuery } from '../reports/index.ts';
import { listMeetingAdGroups, type WordPlace } from './known-words-store.ts';
import { listAdAccountsOf } from './word-places-store.ts';

type WordQuery = Pick<ReportQuery, 'startTime' | 'endTime' | 'timeZone' | 'unit'> & {
  adamId: string;
  country: string;
};

/** What of an app in a storefront the reader may see. */
export async function readWordPlace(
  context: QuestionContext & Pick<TeamContext, 'person'>,
  { adamId, country, ...days }: WordQuery,
): Promise<WordPlace> {
  const { read } = context.database;
  const asked = await readQuestion(context, { ...days, adamId: [adamId], country: [country] }, 'searchTerm');
  const { teamId, campaignIds = [] } = asked;
  const [scope, held, adGroupIds] = await Promise.all([
    findScope(read, context.membership),
    listAdAccountsOf(read, teamId, campaignIds),
    listMeetingAdGroups(read, asked),
  ]);
  // How far figures can be trusted is told of the ad accounts that have any of them.
  const accounts = asked.accounts.filter(({ adAccountId }) => held.has(adAccountId));
  return {
    question: { ...asked, accounts },
    adamId,
    country,
    boundUserId: scope === undefined ? undefined : context.person.userId,
    adGroupIds,
  };
}

/** Which words there are does not depend on days. */
export const noDays = {
  startTime: '2000-01-01',
  endTime: '2000-01-01',
  timeZone: 'ORTZ',
  unit: 'USD',
} as const;
